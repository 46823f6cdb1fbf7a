"""Outcomes that show something: found near a flow, and ordered by the standings themselves.

A flow tells who can be ahead by points. Whether the tie-breaks then bring somebody a place, or
keep it from him, an example shows. None found proves nothing.
"""

from __future__ import annotations

import random
from collections import defaultdict

from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Game, GameName, Tournament
from arbiter.domain.whatif.dealing import Dealt
from arbiter.domain.whatif.outcomes import Trial

_TRIES = 40


def shown(tournament: Tournament, number: int, place: int, dealt: Dealt, *, wins: bool) -> bool:
    """Whether one of a few outcomes brings the player with *number* one of the first *place* when
    he *wins* all his games, or keeps him out of them when he loses all of them.

    *dealt* says what the others take from each other, or lose to each other. The same outcomes
    are looked at whenever the same is asked.
    """
    if dealt.held is None:
        return False
    chance = random.Random(number)
    for _ in range(_TRIES):
        trial = dealt_outcome(tournament, number, dealt, chance, wins=wins)
        rank = standings(trial.on(tournament)).of(number).rank
        assert rank is not None  # who has no place is not asked about
        if (rank <= place) is wins:
            return True
    return False


def dealt_outcome(
    tournament: Tournament, number: int, dealt: Dealt, chance: random.Random, *, wins: bool
) -> Trial:
    """An outcome in which the player with *number* *wins* all his games, or loses them, and the
    others end theirs as *dealt*; what was not dealt is left to chance."""
    assert dealt.held is not None
    meetings: dict[tuple[int, int], list[Game]] = defaultdict(list)
    for game in tournament.open_games:
        meetings[min(game.white, game.black), max(game.white, game.black)].append(game)
    results: list[tuple[GameName, Result]] = []
    for (low, high), games in meetings.items():
        for game, halves in zip(games, _halves(dealt, low, high, len(games), chance, wins=wins)):
            if number in (low, high):
                halves = 2 if (low == number) is wins else 0
            gained = halves if game.white == low else 2 - halves
            result = (Result.BLACK_WINS, Result.DRAW, Result.WHITE_WINS)[gained]
            results.append((game.name, result))
    return Trial(tuple(results))


def _halves(
    dealt: Dealt, low: int, high: int, games: int, chance: random.Random, *, wins: bool
) -> list[int]:
    """How many halves of a win *low* takes from each of his games with *high*."""
    assert dealt.held is not None
    limited = [player in dealt.held for player in (low, high)]
    if all(limited):
        parts = dealt.held[low].get(high, 0)
    elif any(limited):
        # Whoever has no limit takes it all.
        parts = 2 * games if limited[1] else 0
    else:
        parts = sum(chance.choice((0, 1, 2)) for _ in range(games))
    if not wins:
        parts = 2 * games - parts
    return _spread(parts, games, chance)


def _spread(parts: int, games: int, chance: random.Random) -> list[int]:
    """*parts* over *games*, two at most for each, in some order."""
    found = [0] * games
    for _ in range(parts):
        found[chance.choice([at for at, halves in enumerate(found) if halves < 2])] += 1
    return found
