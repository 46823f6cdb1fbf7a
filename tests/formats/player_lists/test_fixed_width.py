"""FIDE's lists as text, in every form that they have had."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from arbiter.domain.errors import NotAList, NotListed
from arbiter.domain.listed_player import ListedPlayer, ListKind
from arbiter.formats.player_lists.fixed_width import is_fixed_width, read_fixed_width
from tests.rating_lists import COMBINED, LEGACY, OLDEST, PEOPLE, SINGLE, combined_line

SAMPLE = Path(__file__).parents[2] / "data" / "lists" / "players_list_foa.txt"


def read(text, name="players_list_foa.txt"):
    found = read_fixed_width(Path(name), io.BytesIO(text.encode("latin-1")), name, "2026-12-03")
    return found.about, list(found.players)


def test_the_published_sample():
    about, players = read(SAMPLE.read_text("ascii"))

    assert about.kind is ListKind.FIDE
    assert (about.published, about.dated_by_file) == ("2026-12-03", True)
    assert players[0] == ListedPlayer(
        "Mueller, Juergen",
        "99900011",
        federation="GER",
        sex="m",
        birth="1988",
        title="IM",
        titles="IA",
        standard=2412,
        rapid=2390,
        blitz=2400,
        k=(10, 10, 10),
    )
    assert (players[1].sex, players[1].title) == ("w", "WFM")
    assert players[2].inactive
    assert (players[2].birth, players[2].standard) == ("", 0)


def test_the_month_is_the_heading_of_a_single_list():
    line = f"{1503014:<15}{'Carlsen, Magnus':<61}NOR M   GM   {'':<24}2839  9   10 1990  i"
    about, players = read(f"{SINGLE}\n{line}\n", "rapid_rating_list.txt")

    assert (about.kind, about.published, about.dated_by_file) == (
        ListKind.FIDE_RAPID,
        "2026-11-01",
        False,
    )
    (carlsen,) = players
    assert (carlsen.standard, carlsen.rapid, carlsen.k) == (0, 2839, (0, 10, 0))
    assert (carlsen.birth, carlsen.inactive) == ("1990", True)


def test_a_list_without_arena_titles():
    line = (
        f"{10207538:<15}{'A E M, Doshtagir':<61}BAN M   {'':<25}1840  0   40 1836  0   20 "
        "1860  0   20 1974      "
    )
    _, (player,) = read(f"{LEGACY}\r\n{line}\r\n")

    assert (player.standard, player.rapid, player.blitz) == (1840, 1836, 1860)
    assert (player.birth, player.k) == ("1974", (40, 20, 20))


def test_headings_that_touch_each_other():
    line = f"{5080444:>8}  {'A, Sohita':<34}{'wf':<4}{'IND':<5}{1447:<6}{0:<5} {1995:<5}wi"
    about, (player,) = read(f"{OLDEST}\n{line}\n", "mar11frl.txt")

    assert (about.kind, about.published) == (ListKind.FIDE_STANDARD, "2011-03-01")
    assert (player.name, player.federation, player.standard) == ("A, Sohita", "IND", 1447)
    assert (player.birth, player.sex, player.inactive) == ("1995", "w", True)


def test_titles_that_push_the_rest_of_the_line():
    long = combined_line(
        14, "Solo", titles="SI,FI,LSI,SLI,NAAFM", ratings=(2100, 2000, 1900), born=1970
    )
    plain = combined_line(15, "Duo", ratings=(2101, 2001, 1901), born=1971)
    _, players = read("\n".join([COMBINED, plain, long]))

    assert [(player.standard, player.blitz, player.birth) for player in players] == [
        (2101, 1901, "1971"),
        (2100, 1900, "1970"),
    ]


def test_lines_that_lost_their_blanks_at_the_end():
    _, players = read("\n".join([COMBINED, *map(str.rstrip, PEOPLE), "", "x"]))

    assert [player.name for player in players][:2] == ["Ostlund, Karin", "Ostlund, Per"]
    assert len(players) == len(PEOPLE)
    assert players[4].inactive


@pytest.mark.parametrize(
    ("head", "yes"),
    [(COMBINED.encode(), True), (OLDEST.encode(), True), (b"ID;Name", False), (b"", False)],
)
def test_the_heading_tells_the_form(head, yes):
    assert is_fixed_width(head) is yes


def test_a_heading_without_a_rating_is_no_list():
    with pytest.raises(NotAList) as caught:
        read("ID Number      Name             Fed\n")
    assert caught.value.why is NotListed.OTHER


def test_a_line_without_end_is_not_read_to_its_end():
    with pytest.raises(NotAList) as caught:
        read(COMBINED + "\n" + "1" * 5000)
    assert caught.value.why is NotListed.DAMAGED
