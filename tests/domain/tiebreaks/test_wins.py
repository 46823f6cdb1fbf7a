"""Number of wins."""

from __future__ import annotations

from arbiter.domain.tiebreaks import Reason, tie_break
from tests.boards import seed, tec


def test_a_forfeit_win_counts():
    assert tie_break("WIN").value(tec(), range(1, 7)) == [3, 3, 3, 1, 1, 1]
    assert tie_break("WIN").value(seed(), range(1, 8)) == [4, 3, 2, 3, 2, 1, 0]


def test_every_reported_game_is_listed_with_its_reason():
    parts = tie_break("WIN").explain(tec(), 6, ()).parts

    assert [(part.opponent, part.counted, part.reason) for part in parts] == [
        (2, False, Reason.NOT_A_WIN),
        (3, False, Reason.NOT_A_WIN),
        (4, False, Reason.NOT_A_WIN),
        (5, True, Reason.FORFEIT_WIN),
        (1, False, Reason.NOT_A_WIN),
    ]
