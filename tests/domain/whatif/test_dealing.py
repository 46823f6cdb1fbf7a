"""Games dealt out within limits: equal to trying every way."""

from __future__ import annotations

import random
from itertools import product

import pytest

from arbiter.domain.whatif.dealing import Answer, Costs, deal

STANDARD = Costs(2, 1)
FOOTBALL = Costs(6, 2)
LOST_OF_FOOTBALL = Costs(6, 4)


def possible(games: list[tuple[int, int]], limits: dict[int, int], costs: Costs) -> bool:
    """Whether one of all ways keeps within the limits."""
    ends = ((costs.decisive, 0), (costs.drawn, costs.drawn), (0, costs.decisive))
    for chosen in product(ends, repeat=len(games)):
        got = dict.fromkeys(limits, 0)
        for game, end in zip(games, chosen):
            for player, points in zip(game, end):
                if player in got:
                    got[player] += points
        if all(got[player] <= limit for player, limit in limits.items()):
            return True
    return False


@pytest.mark.parametrize("costs", [STANDARD, FOOTBALL, LOST_OF_FOOTBALL])
def test_equal_to_every_way(costs: Costs) -> None:
    """With a win worth two draws the flow always knows; else nothing wrong is said."""
    chance = random.Random(1)
    answers = set()
    for turn in range(300):
        players = range(chance.randint(2, 5) if turn % 2 else 3)
        games = [tuple(chance.sample(players, 2)) for _ in range(chance.randint(0, 6))]
        limits = {
            player: chance.randint(-1, 7 * costs.drawn)
            for player in players
            if chance.random() < 0.8
        }
        found = deal(games, limits, costs, 300)
        answers.add(found.answer)
        assert found.answer is (Answer.YES if possible(games, limits, costs) else Answer.NO)
        if found.held is not None:
            fitting = [game for game in games if game[0] in limits and game[1] in limits]
            for player, limit in limits.items():
                assert sum(found.held[player].values()) <= limit // costs.part
                for opponent, parts in found.held[player].items():
                    both = sum({player, opponent} == set(game) for game in fitting)
                    assert parts >= 0
                    assert parts + found.held[opponent].get(player, 0) == both * costs.parts
        if found.answer is Answer.NO and found.narrow:
            # It is these alone who are too narrow.
            narrow = {player: limits[player] for player in found.narrow}
            assert not possible(games, narrow, costs)
    assert answers == {Answer.YES, Answer.NO}


def test_what_would_take_too_long_stays_open() -> None:
    """Three points for a win: 28 games, little room, and only a few tries allowed."""
    games = [(a, b) for a in range(8) for b in range(a)]
    limits = dict.fromkeys(range(8), 15)

    assert deal(games, limits, FOOTBALL, 1).answer is Answer.OPEN
    assert deal(games, limits, STANDARD, 0).answer is Answer.YES
