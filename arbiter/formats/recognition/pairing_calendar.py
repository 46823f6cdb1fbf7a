"""The games of a list of pairings as a calendar: cycles, boards, and what is not there.

A list need not be whole. Games that are missing come in as open ones: in their rounds where
all that is there follows the Berger table of the numbers, else in no round.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from arbiter.domain.berger import Round
from arbiter.domain.schedule import round_count, schedule
from arbiter.domain.tournament import Game

Pair = tuple[int, int]


def cycles_of(games: Sequence[Game], players: int) -> int:
    """How often everybody meets everybody, told from *games* that all call themselves cycle 1.

    Where the rounds are known they tell it: seven rounds of eight players are one cycle, even
    if a pair stands there twice by mistake.
    """
    meetings = Counter(game.name for game in games)
    most = max(meetings.values(), default=1)
    rounds = [game.round or 0 for game in games]
    if all(rounds):
        return max(1, min(most, -(-max(rounds, default=1) // round_count(players))))
    usual = Counter(meetings.values())
    return max(usual, key=lambda times: (usual[times], times))


def with_cycles(
    games: Sequence[Game], players: int, cycles: int
) -> tuple[list[Game], list[tuple[int, int]]]:
    """*games* with the cycle that each belongs to; and where one stands once too often, its
    place in *games* with that of an earlier game of these two, both from 0."""
    length = round_count(players)
    taken: dict[Pair, dict[int, int]] = defaultdict(dict)
    numbered: list[Game] = []
    repeated: list[tuple[int, int]] = []
    order = sorted(range(len(games)), key=lambda place: games[place].round or 0)
    for place in order:
        game = games[place]
        low, high, _ = game.name
        cycle_of = taken[low, high]
        free = [cycle for cycle in range(1, cycles + 1) if cycle not in cycle_of]
        if not free:
            repeated.append((place, cycle_of[cycles]))
            continue
        by_round = (game.round - 1) // length + 1 if game.round else 0
        cycle = by_round if by_round in free else free[0]
        cycle_of[cycle] = place
        numbered.append(replace(game, cycle=cycle))
    return numbered, repeated


def follows_berger(games: Sequence[Game], players: int, cycles: int) -> bool | None:
    """Whether all *games* stand in the rounds and with the colours of the Berger table: with
    True its last rounds exchanged, with False not; None, they don't."""
    for exchange in (True, False):
        if _follows(games, schedule(players, cycles, exchange=exchange)):
            return exchange
    return None


def follows_league(games: Sequence[Game], players: int, cycles: int) -> bool:
    """Whether all *games* stand where a league by an earlier table has them."""
    return _follows(games, schedule(players, cycles, league=True))


def _follows(games: Sequence[Game], table: Sequence[Round]) -> bool:
    rounds = [set(pairs) for pairs in table]
    return all(
        game.round
        and game.round <= len(rounds)
        and (game.white, game.black) in rounds[game.round - 1]
        for game in games
    )


def is_swiss(games: Sequence[Game], players: int, cycles: int) -> bool:
    """Whether *games*, which don't follow the table, are no part of an all-play-all.

    A Swiss has whole rounds, but fewer than three quarters of those that everybody needs to
    meet everybody. Where most of the pairs are missing it is no all-play-all either.
    """
    pairs = players * (players - 1) // 2 * cycles
    if len(games) >= pairs:
        return False
    boards = Counter(game.round for game in games)
    whole = sum(round is not None and count >= players // 2 for round, count in boards.items())
    few = len(boards) * 4 < round_count(players, cycles) * 3
    return len(games) * 2 < pairs or (few and whole * 2 > len(boards))


def missing_games(
    games: Sequence[Game], players: int, cycles: int, exchange: bool | None
) -> list[Game]:
    """The open games that *games* lack; with their rounds by the table unless *exchange*, as
    ``follows_berger`` gives it, is None."""
    there = {game.name for game in games}
    if exchange is None:
        return [
            Game(low, high, cycle, colours_known=False)
            for cycle in range(1, cycles + 1)
            for low, high in combinations(range(1, players + 1), 2)
            if (low, high, cycle) not in there
        ]
    length = round_count(players)
    expected = [
        Game(white, black, (round - 1) // length + 1, round, board)
        for round, pairs in enumerate(schedule(players, cycles, exchange=exchange), 1)
        for board, (white, black) in enumerate(pairs, 1)
    ]
    return [game for game in expected if game.name not in there]


def with_boards(games: Sequence[Game]) -> tuple[Game, ...]:
    """*games* by rounds and boards, those of no round last. Boards that the list doesn't give,
    or gives twice in a round, are counted in its order."""
    rounds: dict[int | None, list[Game]] = defaultdict(list)
    for game in games:
        rounds[game.round].append(game)
    placed: list[Game] = []
    for round in sorted(rounds, key=lambda round: (round is None, round or 0)):
        own = rounds[round]
        boards = [game.board for game in own]
        if round is None:
            placed += [replace(game, board=None) for game in own]
        elif all(boards) and len(set(boards)) == len(boards):
            placed += sorted(own, key=lambda game: game.board or 0)
        else:
            placed += [replace(game, board=board) for board, game in enumerate(own, 1)]
    return tuple(placed)
