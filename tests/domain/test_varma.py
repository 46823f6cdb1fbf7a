"""Varma tables: exact, and what they promise."""

from __future__ import annotations

from itertools import combinations

import pytest

from arbiter.domain.schedule import schedule
from arbiter.domain.varma import (
    TABLES,
    keeps_varma,
    last_rounds,
    table_flawed,
    varma_sets,
)

LATEST = {10: (6, 9), 12: (11, 11), 14: (10, 13), 16: (12, 15), 18: (14, 17)}
LATEST |= {20: (16, 19), 22: (18, 21), 24: (20, 23)}


def latest_meeting(sets, players):
    """The last round in which two of one set meet."""
    met = {}
    for number, pairs in enumerate(schedule(players), 1):
        for pair in pairs:
            met[frozenset(pair)] = number
    return max(met[frozenset(two)] for one in sets for two in combinations(one, 2))


@pytest.mark.parametrize("size", TABLES)
def test_every_number_is_in_one_set(size):
    """Each table is a partition, largest set first."""
    sets = TABLES[size]
    assert sorted(number for one in sets for number in one) == list(range(1, size + 1))
    assert [len(one) for one in sets] == sorted(map(len, sets), reverse=True)
    assert all(one == tuple(sorted(one)) for one in sets)


@pytest.mark.parametrize("size", TABLES)
def test_latest_meeting_inside_a_set(size):
    """The published figure for each table, the flaw of the one for twelve among them."""
    round, rounds = LATEST[size]
    assert len(schedule(size)) == rounds
    assert latest_meeting(TABLES[size], size) == round
    assert table_flawed(size) == (round > rounds - 3)


@pytest.mark.parametrize("players", range(9, 25, 2))
def test_odd_fields_strike_the_highest_number(players):
    """And keep the promise, eleven players as well."""
    sets = varma_sets(players)
    assert sorted(number for one in sets for number in one) == list(range(1, players + 1))
    assert latest_meeting(sets, players) <= len(schedule(players)) - 3
    assert not table_flawed(players)


def test_official_table_for_twelve_puts_six_and_twelve_together():
    """They meet in the last round; it is not replaced unless somebody asks for it."""
    official = varma_sets(12)
    assert {6, 12} <= set(official[2])
    assert {6, 12} in [set(pair) for pair in schedule(12)[10]]
    repaired = varma_sets(12, repaired=True)
    assert repaired[:2] == official[:2]
    assert sorted(number for one in repaired for number in one) == list(range(1, 13))
    assert latest_meeting(repaired, 12) <= 8


def test_repair_is_for_twelve_alone():
    """Eleven and fourteen have their official sets whatever is asked for."""
    for players in (11, 14):
        assert varma_sets(players, repaired=True) == varma_sets(players)


@pytest.mark.parametrize("players", [3, 8, 25, 60])
def test_no_table_outside_nine_to_twenty_four(players):
    """There the sets are not known."""
    assert varma_sets(players) is None


@pytest.mark.parametrize("players", [9, 10, 12, 15, 24])
def test_which_calendars_the_sets_are_made_for(players):
    """One cycle and two end as the table does; the rounds turned round do not."""
    assert keeps_varma(schedule(players), players)
    assert keeps_varma(schedule(players, 2), players)
    assert not keeps_varma(schedule(players)[::-1], players)
    assert len(last_rounds(schedule(players))) == 3
