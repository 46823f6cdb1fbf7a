"""Outcomes that show that a place can be reached, or missed."""

from __future__ import annotations

import pytest

from arbiter.domain.whatif.bounds import bounds
from arbiter.domain.whatif.dealing import Answer, Dealt
from arbiter.domain.whatif.witnesses import shown
from tests.boards import crosstable
from tests.domain.test_last_round import FOUR_ROUNDS, event

LEVEL = crosstable(
    """
    1 Adams  *  1  0  .
    2 Berg   0  *  1  .
    3 Çelik  1  0  *  .
    4 Dahl   .  .  .  *
    """,
    tie_breaks=("TPN",),
)
"""Three in a circle; the fourth has played nobody. The lower number is ahead of the higher."""


def test_tie_breaks_show_what_points_leave_open() -> None:
    """Adams and Berg both win: level, and Adams is first by his number."""
    everything = Dealt(Answer.YES, held={})

    assert shown(LEVEL, 1, 1, everything, wins=True)
    assert not shown(LEVEL, 4, 4, everything, wins=False)
    assert shown(LEVEL, 4, 3, everything, wins=False)


def test_nothing_dealt_shows_nothing() -> None:
    """Where no flow tells how, no outcome is made up."""
    assert not shown(LEVEL, 1, 1, Dealt(Answer.YES), wins=True)


def test_what_was_dealt_is_kept() -> None:
    """Of six, number 1 is first only if 4 does not win, which the flow says."""
    found = bounds(event(FOUR_ROUNDS), 2)
    assert found is not None

    assert found.of(1).first.out is Answer.NO
    assert found.of(4).first.safe is Answer.NO
    assert found.of(2).prizes.out is Answer.YES


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_same_is_looked_at_again(number: int) -> None:
    """An answer does not change from one time to the next."""
    dealt = Dealt(Answer.YES, held={})
    once = [shown(LEVEL, number, place, dealt, wins=False) for place in (1, 2, 3)]

    assert once == [shown(LEVEL, number, place, dealt, wins=False) for place in (1, 2, 3)]
