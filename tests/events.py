"""Random complete events, the same for the same number: for comparing with other programs."""

from __future__ import annotations

import random
from dataclasses import replace

from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL, STANDARD, Scoring
from arbiter.domain.tournament import Tournament
from tests.boards import drawn

_PLAYED = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
_FORFEITS = (
    Result.WHITE_WINS_BY_FORFEIT,
    Result.BLACK_WINS_BY_FORFEIT,
    Result.DOUBLE_FORFEIT,
)


def complete(size: int, *, seed: int, cycles: int = 1, forfeits: float = 0.0) -> Tournament:
    """*size* players and a result for every game, of which *forfeits* (0 to 1) are forfeited."""
    return _filled(size, random.Random(seed), cycles, STANDARD, forfeits)


def any_event(seed: int) -> Tournament:
    """3 to 16 players, one or two cycles, 1-½-0 or 3-1-0, from no forfeit to many."""
    chance = random.Random(seed)
    return _filled(
        chance.randint(3, 16),
        chance,
        chance.choice((1, 2)),
        chance.choice((STANDARD, FOOTBALL)),
        chance.choice((0.0, 0.05, 0.3)),
    )


def _filled(
    size: int, chance: random.Random, cycles: int, scoring: Scoring, forfeits: float
) -> Tournament:
    empty = drawn(size, cycles=cycles, scoring=scoring)
    games = tuple(
        replace(
            game,
            result=chance.choice(_FORFEITS if chance.random() < forfeits else _PLAYED),
        )
        for game in empty.games
    )
    ratings = [chance.randrange(1400, 2700) for _ in empty.players]
    players = tuple(replace(p, rating_fide=r) for p, r in zip(empty.players, ratings))
    return replace(empty, players=players, games=games)
