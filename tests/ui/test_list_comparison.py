"""Players held against the lists."""

from __future__ import annotations

import pytest

from arbiter.domain.event import Pace
from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.domain.tournament import Event, Player, Tournament
from arbiter.storage.player_index import keep_list
from arbiter.storage.rating_lists import RatingLists
from arbiter.ui.list_comparison import compare, taken_players

FIDE = RatingList(ListKind.FIDE, "foa.txt", 0, "2026-11-01")
KARIN = ListedPlayer("Ostlund, Karin", "1702204", "", "SWE", "w", "1995", "WFM", "", 2204, 2150, 0)
PER = ListedPlayer("Ostlund, Per", "1702051", "", "SWE", "m", "1968", "", "", 2051)
ANNA = ListedPlayer("Berg, Anna", "1", "", "SWE", "w", "1998", "", "", 1900)
ANNA_TOO = ListedPlayer("Berg, Anna", "2", "", "SWE", "w", "2008", "", "", 1800)
PLAYERS = (
    Player("Östlund, Karin", birth="1995-03-14", fide_id="1702204", rating_fide=2190, club="Lund"),
    PER.as_player(Pace.STANDARD),
    Player("Berg, Anna"),
    Player("Nobody"),
    Player("Berg Anna", birth="2008"),
)


@pytest.fixture
def lists(qapp):
    keep_list(FIDE, iter([KARIN, PER, ANNA, ANNA_TOO]))
    found = RatingLists()
    yield found
    found.close()


def test_every_difference_is_a_line(lists):
    tournament = Tournament(players=PLAYERS)
    found = compare(tournament, lists)

    assert [(line.who, line.what, line.ours, line.taken) for line in found.lines] == [
        ("1  Östlund, Karin", "Title", "", True),
        ("1  Östlund, Karin", "Rating", "2190", True),
        ("1  Östlund, Karin", "Fed", "", True),
        ("1  Östlund, Karin", "Sex", "", True),
        ("3  Berg, Anna", "Same person?", "", False),
        ("3  Berg, Anna", "Same person?", "", False),
        ("5  Berg Anna", "Same person?", "", True),
    ]
    assert found.lines[4].theirs == "Berg, Anna, SWE, 1998, 1900, ID 1".replace("ID ", "")
    assert found.same == 1
    assert found.unknown == ("Nobody",)


def test_what_is_taken_becomes_players(lists):
    tournament = Tournament(players=PLAYERS)
    found = compare(tournament, lists)
    taken = tuple(line.key for line in found.lines if line.taken or "1998" in line.theirs)
    changed = dict(taken_players(tournament, found, taken))

    assert set(changed) == {1, 3, 5}
    assert changed[1] == Player(
        "Östlund, Karin",
        "WFM",
        "w",
        "1995-03-14",
        "SWE",
        "1702204",
        rating_fide=2204,
        club="Lund",
    )
    assert (changed[3].fide_id, changed[5].fide_id) == ("1", "2")
    assert changed[5].name == "Berg Anna"


def test_another_name_for_the_same_id_is_not_taken_unasked(lists):
    tournament = Tournament(players=(Player("Oestlundh, Carin", fide_id="1702204"),))
    line = compare(tournament, lists).lines[0]

    assert (line.what, line.theirs, line.taken) == ("Name", "Ostlund, Karin", False)


def test_the_rating_is_that_of_the_pace(lists):
    event = Event(pace=Pace.RAPID)
    tournament = Tournament(event=event, players=PLAYERS[:1])
    ratings = [line.theirs for line in compare(tournament, lists).lines if line.what == "Rating"]

    assert ratings == ["2150"]
