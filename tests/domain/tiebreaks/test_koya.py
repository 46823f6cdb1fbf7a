"""Koya system."""

from __future__ import annotations

from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tiebreaks import Reason, tie_break
from arbiter.domain.tiebreaks.koya import line
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
    assert line(drawn(7)) == 12
    assert line(drawn(6, cycles=2)) == 20
    assert line(seed()) == 12


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
