"""Computed numbers: never more meetings inside a group than the best division has."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from arbiter.domain.schedule import schedule
from arbiter.domain.spread_numbers import spread_numbers


def weight(taken, rounds):
    """(meetings inside groups in the last three rounds, in the last, in the last but one)."""
    group = {number: place for place, numbers in enumerate(taken) for number in numbers}
    inside = [sum(group[a] == group[b] for a, b in pairs) for pairs in rounds[-3:]]
    return sum(inside), inside[2], inside[1]


@pytest.mark.parametrize("seed", range(25))
def test_as_good_as_the_best_of_all_divisions(seed):
    """Up to seven players every division is tried."""
    random = Random(seed)
    players = random.randint(3, 7)
    sizes = []
    while sum(sizes) < players:
        sizes.append(random.randint(1, players - sum(sizes)))
    rounds = schedule(players)
    least = min(
        weight(_divided(order, sizes), rounds) for order in permutations(range(1, players + 1))
    )
    taken, proved = spread_numbers(sizes, rounds[-3:], str(seed))
    assert [len(numbers) for numbers in taken] == sizes
    assert sorted(number for numbers in taken for number in numbers) == list(range(1, players + 1))
    assert weight(taken, rounds) == least
    assert proved


def _divided(order, sizes):
    groups, begin = [], 0
    for size in sizes:
        groups.append(order[begin : begin + size])
        begin += size
    return groups


@pytest.mark.parametrize(("players", "sizes"), [(8, [3, 3, 2]), (6, [2, 2, 2]), (30, [10, 8, 12])])
def test_nobody_meets_late_where_that_is_possible(players, sizes):
    """Three rounds leave room for large groups."""
    taken, proved = spread_numbers(sizes, schedule(players)[-3:], "7")
    assert weight(taken, schedule(players)) == (0, 0, 0)
    assert proved


def test_same_seed_same_numbers():
    """And another seed other numbers."""
    rounds = schedule(30)[-3:]
    sizes = [12, 8, 6, 4]
    assert spread_numbers(sizes, rounds, "a") == spread_numbers(sizes, rounds, "a")
    assert spread_numbers(sizes, rounds, "a") != spread_numbers(sizes, rounds, "b")


def test_all_of_one_group_meet_whatever_is_done():
    """There is only one division, and that is proved at once."""
    taken, proved = spread_numbers([8], schedule(8)[-3:], "1")
    assert weight(taken, schedule(8)) == (12, 4, 4)
    assert proved
