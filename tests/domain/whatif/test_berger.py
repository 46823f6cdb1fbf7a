"""Sonneborn-Berger as it stands against Sonneborn-Berger as it would end."""

from __future__ import annotations

import pytest

from arbiter.domain.result import Result
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.whatif.berger import berger_shift, deceptions
from arbiter.domain.whatif.outcomes import Trial, outcome
from tests.domain.test_last_round import FOUR_ROUNDS, event
from tests.domain.whatif.positions import position

LAST_ROUND = Trial(
    (
        ((3, 6, 1), Result.BLACK_WINS),
        ((2, 4, 1), Result.DRAW),
        ((1, 5, 1), Result.BLACK_WINS),
    )
)


def test_who_looks_ahead_ends_behind() -> None:
    """6¼ against 6 with the points before the round, 7½ against 7¾ with those after it."""
    (found,) = deceptions(event(FOUR_ROUNDS), LAST_ROUND)

    assert (found.hopeful.number, found.other.number) == (4, 1)
    assert (found.hopeful.expected, found.other.expected) == (25, 24)
    assert (found.hopeful.end, found.other.end) == (30, 31)


def test_the_addends_that_move() -> None:
    """Of number 4: his own draw with 2, and 1 and 6, who have won."""
    shift = berger_shift(event(FOUR_ROUNDS), LAST_ROUND, 4)

    moved = [(a.opponent, a.now, a.expected, a.end) for a in shift.moving]
    assert moved == [(1, 5, 5, 7), (2, 0, 2, 3), (6, 4, 4, 6)]


@pytest.mark.parametrize("seed", range(40))
def test_both_ends_are_the_value_itself(seed: int) -> None:
    """Before and after, for everybody who has a place."""
    tournament = position(seed)
    names = tuple(game.name for game in tournament.open_games)
    trial = outcome(names, seed % 3 ** len(names))
    before, after = (
        tie_break("SB").value(state, tournament.ranked)
        for state in (tournament, trial.on(tournament))
    )

    shifts = [berger_shift(tournament, trial, number) for number in tournament.ranked]
    assert [shift.now for shift in shifts] == before
    assert [shift.end for shift in shifts] == after
