"""Simplified Berger."""

from __future__ import annotations

import pytest

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tiebreaks import Reason, tie_break
from arbiter.domain.tournament import Pending
from tests.boards import c4, drawn, f5, f6, seed, tec


def ssb(tournament):
    return [value / 2 for value in tie_break("SSB").value(tournament, tournament.numbers)]


def test_the_seed_and_the_fixtures():
    assert ssb(seed()) == [7.5, 3.5, 1, -1.5, -12.5, -20, -21]
    assert ssb(f6()) == [3, -3, 4, -11, -6.5, 0.5]
    assert ssb(f5()) == [-0.5, -0.5, -2.5, 2.5, -10]
    assert ssb(c4()) == [0, 0, 0, -6]
    assert ssb(tec()) == [7, 1, 1, -5, -7, -9]


@pytest.mark.parametrize("complete", [f6, f5, c4, seed])
def test_b28_twice_sb_less_simplified_berger_is_the_points_of_the_others(complete):
    tournament = complete()
    size = tournament.size
    quarters = tie_break("SB").value(tournament, tournament.numbers)

    for number, simplified in zip(tournament.numbers, ssb(tournament)):
        others = size * (size - 1) / 2 - tournament.score(number) / 2
        assert 2 * quarters[number - 1] / 4 - simplified == others


def test_a_game_that_neither_won_is_lost_by_both():
    tournament = SetResult(1, 4, 1, Result.WHITE_WINS)(drawn(4))
    both = SetResult(1, 2, 1, Result.BOTH_LOSE)(tournament)
    nobody = SetResult(1, 2, 1, Result.DOUBLE_FORFEIT)(tournament)

    assert ssb(both) == ssb(nobody) == [0, -1, 0, -1]


def test_draws_are_listed_and_say_that_they_add_nothing():
    tournament = SetPending(2, 3, 1, Pending.ADJOURNED)(drawn(4))
    tournament = SetResult(1, 2, 1, Result.DRAW)(tournament)
    reasons = [part.reason for part in tie_break("SSB").explain(tournament, 2, ()).parts]

    assert reasons == [Reason.DRAW, Reason.ADJOURNED, Reason.NOT_REPORTED]
