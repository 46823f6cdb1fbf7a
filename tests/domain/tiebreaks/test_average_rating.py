"""Average rating of opponents."""

from __future__ import annotations

from arbiter.domain.tiebreaks import tie_break
from tests.boards import drawn, tec


def test_half_a_point_goes_up():
    # Player 1 met over the board 2150, 2100, 2050, 1950 and 2000: 10250 / 5.
    assert tie_break("ARO").value(tec(), (1,)) == [2050]
    explanation = tie_break("ARO").explain(tec(), 1, ())
    assert explanation.divisor == 5
    assert explanation.rounded


def test_who_met_nobody_has_no_value():
    event = drawn(4)

    assert tie_break("ARO").value(event, (1,)) == [None]
    assert tie_break("ARO").explain(event, 1, ()).total == 0


def test_a_cut_leaves_out_the_lowest_rating():
    assert tie_break("ARO/C1").value(tec(), (1,)) == [(2150 + 2100 + 2050 + 2000) // 4]
    assert tie_break("ARO/M1").value(tec(), (1,)) == [(2100 + 2050 + 2000) // 3]
