"""Random positions with a few open games, the same for the same number, and the slow way."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import product

from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL, STANDARD, Scoring
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import known
from arbiter.domain.tournament import (
    Game,
    GameName,
    ManualOrder,
    Pending,
    PlayOff,
    Tournament,
    Withdrawal,
)
from arbiter.domain.whatif.outcomes import RESULTS, open_names
from arbiter.domain.whatif.outlook import Outlook
from tests.boards import drawn, without_rounds

FORFEITS = (
    Result.WHITE_WINS_BY_FORFEIT,
    Result.BLACK_WINS_BY_FORFEIT,
    Result.DOUBLE_FORFEIT,
    Result.BOTH_LOSE,
    Result.WHITE_DRAWS_BLACK_LOSES,
)
PENDING = (None, None, Pending.ADJOURNED, Pending.POSTPONED, Pending.EARLY)
USUAL = ("DE", "SB", "WIN", "KS", "SSB")
NEGATIVE = Scoring(4, 1, -1, -2)
LARGE = Scoring(1998, 700, -300, -1998)
"""As large as a scoring can be typed."""


def position(
    seed: int, *, most_open: int = 5, usual: bool = True, scoring: Scoring | None = None
) -> Tournament:
    """3 to 8 players, one to three cycles, forfeits and decisions, games open here and there or
    in the last rounds; a list of *usual* tie-breaks in some order, or of any."""
    chance = random.Random(seed)
    size = chance.randint(3, 8)
    cycles = chance.choice((1, 1, 2, 3)) if size < 6 else chance.choice((1, 1, 2))
    if scoring is None:
        scoring = chance.choice((STANDARD, STANDARD, FOOTBALL))
    codes = list(USUAL if usual else (*known(), "KS/L60", "KS/L-3", "NEVER-HEARD-OF"))
    chance.shuffle(codes)
    tournament = drawn(
        size,
        cycles=cycles,
        scoring=scoring,
        tie_breaks=tuple(codes[: chance.randint(0, 5)]),
        seed="7",
        unrated=chance.choice((0, 0, -1, 1800)),
        koya_by_draws=chance.random() < 0.3,
        forfeit_wins_played=chance.random() < 0.3,
    )
    ratings = [chance.choice((0, 0, 1500)) or chance.randrange(1400, 2700) for _ in range(size)]
    if chance.random() < 0.3:
        ratings[0] = 0
    players = tuple(replace(p, rating_fide=r) for p, r in zip(tournament.players, ratings))
    if cycles > 1 and chance.random() < 0.3:
        # Not everybody meets equally often.
        games = [game for game in tournament.games if chance.random() < 0.8]
        tournament = replace(tournament, games=tuple(games))
    forfeits, draws = chance.choice((0.0, 0.1, 0.3)), chance.choice((0.2, 0.6))
    games = tuple(
        replace(game, result=_result(chance, forfeits, draws)) for game in tournament.games
    )
    number = min(chance.randint(0, most_open), len(games))
    at_the_end = chance.random() < 0.5
    places = range(len(games) - number, len(games))
    for place in places if at_the_end else chance.sample(range(len(games)), number):
        game = replace(games[place], result=None, pending=chance.choice(PENDING))
        games = (*games[:place], game, *games[place + 1 :])
    tournament = replace(tournament, players=players, games=games)
    if chance.random() < 0.15:
        tournament = replace(tournament, withdrawals=(_left(chance, size),))
    if chance.random() < 0.2:
        tournament = replace(tournament, play_offs=_play_offs(chance, size))
    if chance.random() < 0.3:
        tournament = replace(tournament, manual_orders=_orders(chance, size))
    if chance.random() < 0.1:
        tournament = without_rounds(tournament)
    return tournament


def _result(chance: random.Random, forfeits: float, draws: float) -> Result:
    if chance.random() < forfeits:
        return chance.choice(FORFEITS)
    return Result.DRAW if chance.random() < draws else chance.choice(RESULTS)


def _left(chance: random.Random, size: int) -> Withdrawal:
    return Withdrawal(chance.randint(1, size), annulled=chance.random() < 0.7)


def _play_offs(chance: random.Random, size: int) -> tuple[PlayOff, ...]:
    pairs = [sorted(chance.sample(range(1, size + 1), 2)) for _ in range(chance.randint(1, 3))]
    return tuple(PlayOff(a, b, chance.randint(0, 2), chance.randint(0, 2)) for a, b in pairs)


def _orders(chance: random.Random, size: int) -> tuple[ManualOrder, ...]:
    return tuple(
        ManualOrder(tuple(chance.sample(range(1, size + 1), chance.randint(2, 3))), "drawn")
        for _ in range(chance.randint(1, 5))
    )


def with_results(tournament: Tournament, results: dict[GameName, Result]) -> Tournament:
    """*tournament* with these results."""

    def ended(game: Game) -> Game:
        if game.name not in results:
            return game
        return replace(game, result=results[game.name], pending=None, until="")

    return replace(tournament, games=tuple(map(ended, tournament.games)))


Row = tuple[int, int, int]
"""What a player takes from his open games in one outcome, and the first and last place."""


def naive(tournament: Tournament) -> dict[int, list[Row]]:
    """For each player who has a place, a row for each outcome, by the ordinary standings."""
    names = open_names(tournament)
    scoring = tournament.regulations.scoring
    found: dict[int, list[Row]] = {number: [] for number in tournament.ranked}
    for results in product(RESULTS, repeat=len(names)):
        supposed = with_results(tournament, dict(zip(names, results)))
        for row in standings(supposed).rows:
            if row.rank is not None and row.last is not None:
                gain = sum(
                    supposed.game(*name).points_of(row.number, scoring)
                    for name in names
                    if row.number in name[:2]
                )
                found[row.number].append((gain, row.rank, row.last))
    return found


def differences(tournament: Tournament, outlook: Outlook) -> list[str]:
    """In what *outlook* differs from the slow way, in every number."""
    wrong = []
    slow = naive(tournament)
    if [player.number for player in outlook.players] != sorted(slow):
        wrong.append("players")
    for player in outlook.players:
        rows = slow[player.number]
        size = len(tournament.ranked)
        expected = {
            "ranks": [rank for _, rank, _ in rows],
            "places": _counts(rows, size),
            "best": min(rank for _, rank, _ in rows),
            "worst": max(last for _, _, last in rows),
            "safe": [all(rank <= k for _, rank, _ in rows) for k in range(1, size + 1)],
            "out": [all(rank > k for _, rank, _ in rows) for k in range(1, size + 1)],
            "own": _own(rows, size),
            "points": tournament.score(player.number),
        }
        found = {
            "ranks": list(outlook.ranks_of(player.number)),
            "places": player.places.counts,
            "best": player.best,
            "worst": player.worst,
            "safe": [player.safe(k) for k in range(1, size + 1)],
            "out": [player.out(k) for k in range(1, size + 1)],
            "own": [
                (own.gain, own.places.counts, own.places.best, own.places.worst)
                for own in player.own
            ],
            "points": player.points,
        }
        wrong += [
            f"player {player.number}, {what}: {found[what]} for {expected[what]}"
            for what in expected
            if found[what] != expected[what]
        ]
    if outlook.outcomes != 3 ** len(tournament.open_games):
        wrong.append("outcomes")
    return wrong


def _counts(rows: list[Row], size: int) -> tuple[int, ...]:
    ranks = Counter(rank for _, rank, _ in rows)
    return tuple(ranks[place] for place in range(1, size + 1))


def _own(rows: list[Row], size: int) -> list[tuple[int, tuple[int, ...], int, int]]:
    own = []
    for gain in sorted({gain for gain, _, _ in rows}, reverse=True):
        these = [row for row in rows if row[0] == gain]
        own.append(
            (gain, _counts(these, size), min(r for _, r, _ in these), max(w for _, _, w in these))
        )
    return own
