"""Numbers follow their players through changes of the list."""

import pytest

from arbiter.domain.edits import DrawLots, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import LotMethod, Player, Tournament
from arbiter.ui.lots_listing import followed, inverse, listed

A, B, C, D = (Player(name) for name in "ABCD")


@pytest.mark.parametrize(
    ("after", "numbers"),
    [
        ([C, A, B], [3, 1, 2]),
        ([A, B, C, D], [1, 2, 3, 0]),
        ([A, C], [1, 3]),
        ([A, D, C], [1, 2, 3]),
        ([A, A, B], [0, 0, 0]),
    ],
)
def test_numbers_go_with_who_drew_them(after, numbers):
    """Somebody whose data were corrected keeps his; who is new has none."""
    typed = [1, 2] if after == [A, A, B] else [1, 2, 3]
    assert followed([A, B, C], after, typed) == numbers


def test_list_is_that_before_the_draw_until_a_result(qapp):
    drawn = DrawLots(LotMethod.BY_HAND, (2, 3, 1))(Tournament(players=(A, B, C)))
    assert listed(drawn) == (A, B, C)
    assert listed(SetResult(1, 2, 1, Result.DRAW)(drawn)) == (B, C, A)
    assert inverse((2, 3, 1), 3) == [3, 1, 2]
