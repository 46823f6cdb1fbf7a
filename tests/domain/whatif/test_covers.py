"""Few lines for a set of outcomes, and exactly that set."""

from __future__ import annotations

import random
from itertools import product

import pytest

from arbiter.domain.whatif.covers import MOST_GAMES, Line, cover, end_sets, weight


def told(lines: list[Line], count: int) -> int:
    """The set of the outcomes of which *lines* tell."""
    found = 0
    for number, ends in enumerate(product(range(3), repeat=count)):
        if any(all(ends[game] in allowed for game, allowed in line) for line in lines):
            found |= 1 << number
    return found


def test_ends_are_numbered_like_outcomes() -> None:
    """Of two games the first changes slowest."""
    assert [f"{one:09b}"[::-1] for one in end_sets(0, 2)] == ["111000000", "000111000", "000000111"]
    assert [f"{one:09b}"[::-1] for one in end_sets(1, 2)] == ["100100100", "010010010", "001001001"]


@pytest.mark.parametrize("seed", range(60))
def test_lines_tell_the_set_and_nothing_else(seed: int) -> None:
    """Of sets made from a few lines, found with no more lines than that."""
    chance = random.Random(seed)
    count = chance.randint(1, 5)
    ends = ((0,), (1,), (2,), (0, 1), (1, 2), (0, 2))
    made = [
        tuple(
            (game, chance.choice(ends))
            for game in sorted(chance.sample(range(count), min(count, chance.randint(1, 3))))
        )
        for _ in range(chance.randint(1, 4))
    ]
    wanted, among = told(made, count), (1 << 3**count) - 1
    found = cover(wanted, among, range(count), count, 6)

    assert found is not None
    assert len(found) <= len(made)
    assert told(found, count) == wanted
    assert all(len(line) <= MOST_GAMES for line in found)
    assert weight(found) > 0 or wanted == among


def test_only_what_is_asked_about_matters() -> None:
    """Outside of *among* a line may tell of anything."""
    first = end_sets(0, 2)
    second = end_sets(1, 2)
    found = cover(first[0] & second[0], second[0], (0, 1), 2, 6)

    assert found == [((0, (0,)),)]


def test_no_lines_where_few_cannot_tell() -> None:
    """An even number of drawn games of four is in no line of three."""
    wanted = 0
    for number, ends in enumerate(product(range(3), repeat=4)):
        if ends.count(1) % 2 == 0:
            wanted |= 1 << number

    assert cover(wanted, (1 << 81) - 1, range(4), 4, 6) is None
    assert cover(0, (1 << 81) - 1, range(4), 4, 6) == []
    one_of_three = end_sets(0, 1)[0]
    assert cover(one_of_three, 0b111, (0,), 1, 0) is None
