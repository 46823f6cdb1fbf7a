"""Rounds that a player was there to play."""

from __future__ import annotations

from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tiebreaks import Reason, tie_break
from tests.boards import drawn, tec


def test_only_a_forfeit_loss_is_taken_off():
    parts = tie_break("REP").explain(tec(), 5, ()).parts

    assert [part.reason for part in parts].count(Reason.FORFEIT_LOSS) == 1
    assert tie_break("REP").value(tec(), (5, 6)) == [4, 5]


def test_a_double_forfeit_is_taken_off_both_and_open_games_are_not():
    event = SetResult(1, 4, 1, Result.DOUBLE_FORFEIT)(drawn(4))

    assert tie_break("REP").value(event, range(1, 5)) == [2, 3, 3, 2]
