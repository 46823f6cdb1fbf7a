"""Many values in one whole number."""

from __future__ import annotations

import random

import pytest

from arbiter.domain.whatif.lanes import Lanes
from arbiter.domain.whatif.outcomes import digits


@pytest.mark.parametrize("largest", [100, 20_000, 1 << 40])
def test_sums_and_comparisons_are_made_in_every_lane(largest: int) -> None:
    """Also where values are below nothing."""
    lanes = Lanes(3, largest)
    chance = random.Random(largest)
    values, others = (
        [chance.randint(0, largest // 2) for _ in range(lanes.count)] for _ in range(2)
    )
    first, second = lanes.placed(values), lanes.placed(others)

    told = lanes.small(lanes.at_least(first, second), 1)
    assert list(told) == [a >= b for a, b in zip(values, others)]
    below = lanes.small(lanes.at_least(-first, -second), 1)
    assert list(below) == [a <= b for a, b in zip(values, others)]
    assert set(lanes.small(lanes.at_least(first, first), 1)) == {1}
    assert 2 * first + second == lanes.placed([2 * a + b for a, b in zip(values, others)])


@pytest.mark.parametrize("largest", [100, 20_000])
def test_small_values_come_out_again(largest: int) -> None:
    """Of one byte or of two."""
    lanes = Lanes(2, largest)
    for most in (255, 256, 9000):
        values = [most - 3 * number for number in range(lanes.count)]
        assert list(lanes.small(lanes.placed(values), most)) == values


def test_ends_are_those_of_the_outcomes() -> None:
    """Each game has one end in each outcome."""
    lanes = Lanes(3, 10)
    values = lanes.placed([5] * lanes.count)
    for number in range(lanes.count):
        for game, digit in enumerate(digits(number, 3)):
            marks = [lanes.small(lanes.ends[game][end], 1)[number] for end in range(3)]
            assert marks == [end == digit for end in range(3)]
            kept = lanes.small(lanes.where(values, game, digit), 5)[number]
            assert kept == 5


def test_no_game_is_one_outcome() -> None:
    """The tournament as it is."""
    assert (Lanes(0, 5).count, Lanes(0, 5).one) == (1, 1)
