"""Which limits to lift, and who can keep within them together: equal to trying everybody."""

from __future__ import annotations

import random
import time
from itertools import combinations

import pytest

from arbiter.domain.whatif.dealing import Answer, Costs
from arbiter.domain.whatif.searches import Games, lifting, together
from tests.domain.whatif.test_dealing import FOOTBALL, LOST_OF_FOOTBALL, STANDARD, possible

PLAYERS = range(1, 6)


def games_of(chance: random.Random, *, most: int = 6) -> Games:
    """A few games, of which those of player 9 don't matter."""
    games = [tuple(chance.sample(PLAYERS, 2)) for _ in range(chance.randint(0, most))]
    games += [(9, 1), (2, 9)]
    counted = {player: sum(player in game for game in games) for player in PLAYERS}
    return Games([(a, b) for a, b in games], {**counted, 9: 2}, 9)


def test_games_of_one_player_are_left_out() -> None:
    """And not counted."""
    games = Games([(1, 2), (2, 9), (1, 9)], {1: 2, 2: 2, 9: 2}, 9)

    assert games.pairings == [(1, 2)]
    assert (games.count[1], games.count[2]) == (1, 1)


@pytest.mark.parametrize("costs", [STANDARD, FOOTBALL, LOST_OF_FOOTBALL])
def test_equal_to_trying_everybody(costs: Costs) -> None:
    """Every set of players of the size."""
    chance = random.Random(2)
    answers = set()
    for _ in range(120):
        games = games_of(chance)
        limits = {player: chance.randint(-3, costs.decisive) for player in PLAYERS}
        for number in (1, 2, 4):
            lifted = any(
                possible(games.pairings, {p: limits[p] for p in PLAYERS if p not in gone}, costs)
                for gone in combinations(PLAYERS, number)
            )
            kept = any(
                possible(games.pairings, {p: limits[p] for p in group}, costs)
                for group in combinations(PLAYERS, number)
            )
            found = (
                lifting(games, limits, costs, number).answer,
                together(games, limits, costs, number).answer,
            )
            answers.add(found)
            assert [one is Answer.YES for one in found] == [lifted, kept]
            assert Answer.OPEN not in found
    assert len(answers) > 2


def test_a_search_for_many_players_ends() -> None:
    """Ten of sixty of whom any two are too many: nobody goes through all groups."""
    games = [(a, b) for a in range(1, 61) for b in range(1, a)]
    counted = dict.fromkeys(range(1, 61), 59)
    start = time.perf_counter()
    found = together(Games(games, {**counted, 99: 0}, 99), dict.fromkeys(counted, 0), STANDARD, 10)

    assert found.answer is not Answer.YES
    assert time.perf_counter() - start < 20
