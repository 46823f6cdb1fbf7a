"""A block of outcomes, against the outcomes themselves."""

from __future__ import annotations

import pytest

from arbiter.domain.whatif.block import Block
from arbiter.domain.whatif.lanes import Lanes
from arbiter.domain.whatif.outcomes import outcome
from tests.domain.test_last_round import FOUR_ROUNDS, event
from tests.domain.whatif.positions import NEGATIVE, position


@pytest.mark.parametrize("seed", range(30))
def test_scores_in_every_lane(seed: int) -> None:
    """And the limits of them."""
    tournament = position(seed, most_open=3, scoring=NEGATIVE if seed % 3 == 0 else None)
    least = -100 if seed % 3 == 0 else 0
    block = Block(tournament, Lanes(len(tournament.open_games), 1000), least)
    outcomes = [outcome(block.names, number).on(tournament) for number in range(block.lanes.count)]

    for player, number in enumerate(block.numbers):
        scores = [score + least for score in block.lanes.small(block.scores[player], 400)]
        assert scores == [after.score(number) for after in outcomes]
        assert block.bounds[player] == (min(scores), max(scores))
    assert [block.outcome(number) for number in range(block.lanes.count)] == outcomes


def test_games_that_are_not_named_are_drawn() -> None:
    """Where only a player's own matter."""
    tournament = event(FOUR_ROUNDS)
    block = Block(tournament, Lanes(len(tournament.open_games), 1000), 0)
    assert len(block.names) > 1

    after = block.with_ends({0: 2})
    ends = [after.game(*name).result for name in block.names]
    assert [end.value for end in ends if end] == ["0-1"] + ["1/2-1/2"] * (len(ends) - 1)
