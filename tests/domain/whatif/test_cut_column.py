"""Values cut from Sonneborn-Berger in many outcomes at once."""

from __future__ import annotations

import pytest

from arbiter.domain.tiebreaks import sonneborn_berger
from arbiter.domain.tiebreaks.cuts import Cut
from arbiter.domain.whatif.block import Block
from arbiter.domain.whatif.cut_column import cut_berger
from arbiter.domain.whatif.lanes import Lanes
from tests.domain.whatif.positions import position


@pytest.mark.parametrize("cut", Cut)
@pytest.mark.parametrize("seed", range(12))
def test_what_is_cut_is_cut(cut: Cut, seed: int) -> None:
    """In every outcome, also where there is less than what is to be cut."""
    tournament = position(seed, most_open=3)
    block = Block(tournament, Lanes(len(tournament.open_games), 1 << 20), 0)
    values = cut_berger(block, cut)
    assert values is not None

    for player, number in enumerate(block.numbers):
        found = list(block.lanes.values(values(player)))
        expected = [
            sonneborn_berger.cut_value(cut, block.outcome(n), [number])[0]
            for n in range(block.lanes.count)
        ]
        assert found == expected


def test_too_narrow_lanes_say_so() -> None:
    """Then it is asked outcome by outcome."""
    tournament = position(3, most_open=3)
    block = Block(tournament, Lanes(len(tournament.open_games), 100), 0)
    block.lanes.width = 4

    assert cut_berger(block, Cut.C1) is None
