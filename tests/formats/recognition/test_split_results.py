"""Pairings with a column of points for each side."""

from __future__ import annotations

import pytest

from arbiter.domain.import_findings import Doubtful
from arbiter.domain.result import Result
from arbiter.formats.recognition.recognise import recognise
from tests.formats.recognition.drawn import book, sheet


@pytest.mark.parametrize("sign", ["", ":| ", "-|"])
def test_both_columns_make_one_result(sign):
    table = f"""
        Rd | White | | {"| " if sign else ""} | Black
        1  | Adams | 1   | {sign} 0   | Dahl
        1  | Berry | 0,5 | {sign} 1/2 | Carter
        2  | Dahl  | +   | {sign} -   | Carter
        2  | Adams |     | {sign}     | Berry
        3  | Berry | 0   | {sign} 0   | Dahl
        3  | Carter| 0   | {sign} 1   | Adams
    """
    found = recognise(book(sheet(table.replace("- |", "-|"))))

    assert [game.result for game in found.tournament.games] == [
        *(Result.WHITE_WINS, Result.DRAW, Result.WHITE_WINS_BY_FORFEIT, None),
        *(Result.BOTH_LOSE, Result.BLACK_WINS),
    ]
    assert not found.grave


def test_points_that_no_game_has_are_not_understood():
    table = """
        Rd | White | | | Black
        1  | Adams | 1 | 1 | Dahl
        1  | Berry | 0 | 1 | Carter
        2  | Dahl  | 1 | 0 | Carter
        2  | Adams | 1 | 0 | Berry
        3  | Berry | 1 | 0 | Dahl
        3  | Carter| 1 | 0 | Adams
    """
    found = recognise(book(sheet(table)))

    assert [(one.about, one.row) for one in found.grave] == [(Doubtful.NO_RESULT, 2)]


def test_other_columns_between_are_left_alone():
    table = """
        Rd | White | Rtg  | Title | Black
        1  | Adams | 2100 | FM    | Dahl
        1  | Berry | 2000 |       | Carter
        2  | Dahl  | 1900 |       | Carter
        2  | Adams | 2100 | FM    | Berry
        3  | Berry | 2000 |       | Dahl
        3  | Carter| 1800 |       | Adams
    """
    found = recognise(book(sheet(table)))

    assert len(found.tournament.open_games) == 6


def test_the_points_of_each_side_may_stand_behind_its_name():
    table = """
        Rd | White  |     | Black  |
        1  | Adams  | 1   | Dahl   | 0
        1  | Berry  | 0,5 | Carter | 1/2
        2  | Dahl   | 0   | Carter | 1
        2  | Adams  |     | Berry  |
        3  | Berry  | 1   | Dahl   | 0
        3  | Carter | 0   | Adams  | 1
    """
    found = recognise(book(sheet(table)))

    assert [game.result for game in found.tournament.games] == [
        *(Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS, None),
        *(Result.WHITE_WINS, Result.BLACK_WINS),
    ]
    assert not found.grave
