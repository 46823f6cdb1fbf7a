"""Koya system."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.errors import UnknownTieBreak
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tiebreaks import Reason, tie_break
from arbiter.domain.tiebreaks.koya import Limit, line
from tests.boards import drawn, f5, f6, seed, tec


def ks(tournament):
    return [value / 2 for value in tie_break("KS").value(tournament, tournament.numbers)]


def test_exactly_half_of_the_possible_points_is_enough():
    # Of five everybody has four games: the line is two points, and number 3 stands on it.
    assert ks(f5()) == [1.5, 1.5, 1, 2, 0]
    assert ks(f6()) == [1.5, 1, 2, 0.5, 1, 1.5]


def test_the_exercise():
    assert ks(tec()) == [2, 0.5, 0.5, 1, 0.5, 0]
    assert ks(tec(scoring=FOOTBALL)) == [6, 1, 1, 3, 1, 0]


def test_the_line_is_that_of_the_full_schedule():
    # In hundredths of half points: three of six, five of ten.
    assert line(drawn(7)) == 600
    assert line(drawn(6, cycles=2)) == 1000
    assert line(seed()) == 600


def test_a_limit_moves_the_line_by_half_points():
    assert line(drawn(7), Limit(steps=1)) == 700
    assert line(drawn(7), Limit(steps=-2)) == 400
    assert line(drawn(7), Limit(percent=60)) == 720
    football = drawn(7, scoring=FOOTBALL)
    assert line(football, Limit(steps=1)) == line(football) + 100
    by_draws = replace(football, regulations=replace(football.regulations, koya_by_draws=True))
    assert line(by_draws, Limit(steps=1)) == line(football) + 200


def test_both_spellings_of_a_limit_are_one_tie_break():
    assert tie_break("KS/L1").code == tie_break("KS/L+1").code == "KS/L+1"
    assert tie_break("KS/L-2").code == "KS/L-2"
    assert tie_break("KS/L60").code == "KS/L60"
    for code in ("KS/", "KS/L", "KS/L100", "KS/C1", "KS/l1"):
        with pytest.raises(UnknownTieBreak):
            tie_break(code)


def test_the_exercise_with_the_line_moved():
    for code in ("KS/L+1", "KS/L-1"):
        values = tie_break(code).value(tec(), range(1, 7))
        assert [value / 2 for value in values] == [2, 0.5, 0.5, 1, 0.5, 0]
    assert list(tie_break("KS/L-2").value(tec(), range(1, 7))) == [
        sum(tec().gains[player]) for player in range(6)
    ]


def test_opponents_below_the_line_stay_in_the_list():
    parts = tie_break("KS").explain(seed(), 3, ()).parts

    assert [(part.opponent, part.counted) for part in parts] == [
        (1, True),
        (2, True),
        (4, True),
        (5, False),
        (6, False),
        (7, False),
    ]
    assert parts[3].reason is Reason.BELOW_LINE
