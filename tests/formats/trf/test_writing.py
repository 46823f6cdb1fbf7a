"""A whole report as it is written."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from arbiter import __version__
from arbiter.domain.errors import ExportFailed, RoundsUnknown
from arbiter.domain.event import Event, Official, OfficialRole
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.trf.writing import Edition, trf_text, write_trf
from tests.boards import F6_ROUNDS, by_rounds, drawn, without_rounds

EVENT = Event(
    "Club Cup",
    "Lund",
    "SWE",
    "2026-11-01",
    "2026-11-05",
    "Arbiter, Anna",
    rate_of_play="90 min + 30 s",
    time_control="5400+30",
    arbiter_id="99900999",
    officials=(Official("Deputy, Dirk", OfficialRole.DEPUTY), Official("Ek, Eva")),
)


def told():
    starts = tuple(f"2026-11-0{round}" for round in range(1, 6))
    return replace(by_rounds(6, F6_ROUNDS), event=EVENT, round_starts=starts)


GOLDEN = Path(__file__).parents[2] / "golden" / "trf26.txt"


def test_all_records_in_their_order():
    text = trf_text(told()).replace("\r\n", "\n").replace(f"Arbiter {__version__}", "Arbiter")

    assert text == GOLDEN.read_text("utf-8")


def test_lines_end_with_cr_lf():
    text = trf_text(told())

    assert text.endswith("\r\n")
    assert text.count("\n") == text.count("\r\n")


def test_the_old_form_has_only_the_old_records():
    codes = {line[:3] for line in trf_text(told(), Edition.TRF16).splitlines()}

    assert codes == {*"012 022 032 042 052 062 072 082 092 102 112 122 132 001".split()}


@pytest.mark.parametrize(
    ("regulations", "code"),
    [
        ({}, "FIDE_ROUNDROBIN"),
        ({"cycles": 2}, "FIDE_DOUBLEROUNDROBIN"),
        ({"cycles": 2, "exchange": False}, "BERGER_DOUBLEROUNDROBIN"),
        ({"cycles": 3}, "CUSTOM_ROUNDROBIN"),
        ({"league": True}, "CUSTOM_ROUNDROBIN"),
    ],
)
def test_the_kind_of_event_follows_from_its_games(regulations, code):
    assert f"\r\n192 {code}\r\n" in trf_text(drawn(6, **regulations))


def test_the_scoring_is_said_where_it_is_another():
    assert "\r\n162 " not in trf_text(drawn(4))
    assert "\r\n162  W 3.0    D 1.0    L 0.0    A 0.0" in trf_text(drawn(4, scoring=FOOTBALL))


def test_before_the_draw_there_are_players_only():
    text = trf_text(Tournament(players=(Player("Berg, Anna"), Player("Dahl, Bo"))))

    assert "\r\n001    1      Berg, Anna\r\n001    2      Dahl, Bo\r\n" in text
    assert "\r\n192 " not in text


def test_ascii_letters_alone_where_they_are_asked_for():
    tournament = replace(
        told(),
        event=replace(EVENT, name="Чемпионат «Пример»", place="Malmö"),
        players=(Player("Ёлкин Игорь"), *told().players[1:]),
    )

    assert not trf_text(tournament).isascii()
    assert trf_text(tournament, ascii=True).isascii()
    assert "022 Malmo\r\n" in trf_text(tournament, ascii=True)
    assert "Elkin, Igor" in trf_text(tournament, ascii=True)


def test_without_rounds_there_is_no_report(tmp_path):
    with pytest.raises(RoundsUnknown):
        write_trf(without_rounds(told()), tmp_path / "cup.trf")
    assert not list(tmp_path.iterdir())


def test_the_file_is_replaced_as_a_whole(tmp_path):
    path = tmp_path / "cup.trf"
    path.write_text("before")

    write_trf(told(), path)
    assert path.read_bytes().decode() == trf_text(told())

    if os.geteuid():
        tmp_path.chmod(0o500)
        with pytest.raises(ExportFailed):
            write_trf(told(), path)
        tmp_path.chmod(0o700)
    with pytest.raises(ExportFailed):
        write_trf(told(), tmp_path / "nowhere" / "cup.trf")
