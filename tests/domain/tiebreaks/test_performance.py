"""Performance and perfect performance, and those of the opponents."""

from __future__ import annotations

from fractions import Fraction

from arbiter.domain.rating import half_up
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tiebreaks import Reason, tie_break
from tests.boards import drawn, tec

SIX = range(1, 7)


def test_a_forfeit_is_no_part_of_a_performance():
    parts = tie_break("TPR").explain(tec(), 6, SIX).parts

    assert [part.reason for part in parts if part.opponent == 5] == [Reason.FORFEIT]


def test_a_performance_does_not_go_by_the_points_of_the_event():
    football = tec(scoring=FOOTBALL)

    for code in ("TPR", "PTP"):
        assert tie_break(code).value(football, SIX) == tie_break(code).value(tec(), SIX)


def test_what_is_expected_is_shown_and_not_added():
    explanation = tie_break("PTP").explain(tec(), 1, SIX)

    assert {part.reason for part in explanation.parts} == {Reason.EXPECTED}
    assert sum(part.value for part in explanation.parts) >= Fraction(7, 2)
    assert explanation.total == 2204


def test_the_mean_of_the_opponents():
    performances = dict(zip(SIX, tie_break("TPR").value(tec(), SIX)))
    others = [performances[number] for number in (2, 3, 4, 5, 6)]

    assert tie_break("APRO").value(tec(), (1,)) == [half_up(Fraction(sum(others), 5))]
    assert tie_break("APPO").explain(tec(), 1, SIX).divisor == 5


def test_nobody_met_is_no_performance():
    for code in ("TPR", "PTP", "APRO", "APPO"):
        assert tie_break(code).value(drawn(4), (1,)) == [None]
