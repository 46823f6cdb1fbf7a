"""Number and rating."""

from __future__ import annotations

from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import tie_break
from tests.boards import tec


def test_the_lower_number_and_the_higher_rating_are_first():
    def order(code):
        return [row.number for row in standings(tec(), (code,)).rows]

    # 1, 2 and 3 have 3½ points, 4, 5 and 6 one and a half.
    assert order("TPN") == [1, 2, 3, 4, 5, 6]
    assert order("TPN/R") == [3, 2, 1, 6, 5, 4]
    assert order("RTNG") == [1, 2, 3, 4, 6, 5]
    assert order("RTNG/R") == [3, 2, 1, 5, 6, 4]


def test_there_is_nothing_to_add():
    explanation = tie_break("RTNG").explain(tec(), 2, ())

    assert explanation.parts == ()
    assert explanation.total == 2150
