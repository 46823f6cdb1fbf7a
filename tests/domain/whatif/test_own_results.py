"""What depends on a player's own results alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.whatif.block import Block
from arbiter.domain.whatif.lanes import Lanes
from arbiter.domain.whatif.own_results import averages_of_opponents, own_values
from tests.boards import drawn
from tests.domain.whatif.positions import position


def block_of(seed: int) -> Block:
    """A position of which everybody has a rating, or one is assumed."""
    tournament = position(seed, most_open=4)
    regulations = replace(tournament.regulations, unrated=1700)
    tournament = replace(tournament, regulations=regulations)
    return Block(tournament, Lanes(len(tournament.open_games), 1 << 20), 0)


@pytest.mark.parametrize("code", ["WON", "REP", "STD", "TPR", "PTP", "ARO", "ARO/M1"])
@pytest.mark.parametrize("seed", range(8))
def test_each_value_holds_where_its_mask_says(code: str, seed: int) -> None:
    """Masks of one player part all outcomes among them."""
    block, asked = block_of(seed), tie_break(code)
    found = own_values(block, asked)
    assert found is not None

    for number, values in zip(block.numbers, found):
        assert sum(mask for _, mask in values) == block.lanes.one
        for value, mask in values:
            where = block.lanes.small(mask, 1)
            for outcome in range(block.lanes.count):
                if where[outcome]:
                    assert asked.value(block.outcome(outcome), [number])[0] == value


@pytest.mark.parametrize("seed", range(12))
def test_averages_of_opponents(seed: int) -> None:
    """One more than the value, and nothing where there is none."""
    block = block_of(seed)
    for code, of in (("APRO", "TPR"), ("APPO", "PTP")):
        found = averages_of_opponents(block, tie_break(of))
        assert found is not None
        for player, number in enumerate(block.numbers):
            lifted = list(block.lanes.values(found(player)))
            plain = [
                tie_break(code).value(block.outcome(n), [number])[0]
                for n in range(block.lanes.count)
            ]
            known = [value for value in plain if value is not None]
            if known:
                # All of them are lifted by as much.
                assert len({a - b for a, b in zip(lifted, known)}) == 1
                assert min(lifted) > 0
            else:
                assert set(lifted) <= {0}


def test_too_many_own_games() -> None:
    """Seven open games of his own are more ways than are gone through."""
    block = Block(drawn(8), Lanes(0, 100), 0)

    assert own_values(block, tie_break("WON")) is None
    assert averages_of_opponents(block, tie_break("TPR")) is None
