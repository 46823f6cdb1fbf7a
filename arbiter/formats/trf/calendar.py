"""The games of a report as a calendar: cycles, boards, and what is not there.

A report gives rounds and colours, and no boards: those are the ones of the Berger table for
pairs that it has in the same round, and counted behind them for all others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter

from arbiter.domain.berger import Round
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.result import Result
from arbiter.domain.schedule import round_count, schedule
from arbiter.domain.tournament import MOST_CYCLES, Game, Pending
from arbiter.formats.recognition.pairing_calendar import (
    follows_berger,
    follows_league,
    missing_games,
    with_cycles,
)
from arbiter.formats.trf.pairs import Pair, Pairs

_WON, _LOST = "+F", "-Z "


@dataclass
class Calendar:
    """The games of a report in ``cycles``, by rounds and boards.

    ``exchange`` is as ``follows_berger`` gives it; ``missing`` are the games that the report
    does not have, ``twice`` those that it has once too often, with the earlier round of the
    same two. ``table`` is the calendar that gives the boards.
    """

    games: list[Game]
    cycles: int
    exchange: bool | None
    league: bool
    table: Sequence[Round]
    missing: list[Game]
    twice: list[tuple[Pair, int]]

    def placed(self) -> tuple[Game, ...]:
        """All games by rounds and boards, those that have no round last."""
        if not self.missing:
            return tuple(self.games)
        there = [*self.games, *(game for game in self.missing if game.round)]
        rest = (game for game in self.missing if not game.round)
        return (*_with_boards(there, self.table), *rest)


def calendar_of(pairs: Sequence[Pair], players: int, cycles: int = 0) -> Calendar:
    """The calendar of *pairs*, which stand in the order of their rounds, and in which everybody
    meets everybody *cycles* times; as often as the pairs show where nothing is said."""
    length = round_count(players)
    most = max(cycles, 1)
    if pairs[-1].round > length:
        most = max(cycles, _cycles_of(pairs, players, cycles))
    for exchange in (True, False) if most > 1 else (True,):
        table = schedule(players, most, exchange=exchange)
        games = _by_table(pairs, table, length)
        if games is not None:
            missing = (
                []
                if len(games) == most * players * (players - 1) // 2
                else missing_games(games, players, most, exchange)
            )
            return Calendar(games, most, exchange, False, table, missing, [])
    return _by_meetings(pairs, players, most)


def _cycles_of(pairs: Sequence[Pair], players: int, said: int) -> int:
    """How often they meet by the games themselves, which go on behind the last round of one
    cycle.

    Games put off make no second cycle; nor do a few that two played again, where one is *said*
    to be all, or no later round is whole.
    """
    length = round_count(players)
    meetings = Counter(frozenset(pair[1:3]) for pair in pairs)
    again = sum(times > 1 for times in meetings.values())
    later = Counter(pair.round for pair in pairs if pair.round > length)
    whole = any(games >= players // 2 for games in later.values())
    if 4 * again < players * (players - 1) and (said == 1 or not whole):
        return 1
    return min(-(-pairs[-1].round // length), max(meetings.values()), MOST_CYCLES)


def most_meetings(pairs: Sequence[Pair]) -> int:
    """How often the two meet who meet most often."""
    return max(Counter(frozenset(pair[1:3]) for pair in pairs).values(), default=0)


def _by_table(pairs: Sequence[Pair], table: Sequence[Round], length: int) -> list[Game] | None:
    """The games of *pairs* by rounds and boards, if all of them stand in *table*."""
    boards = {
        (round, white, black): board
        for round, games in enumerate(table, 1)
        for board, (white, black) in enumerate(games, 1)
    }
    if not all(pair.coloured for pair in pairs):
        pairs = [_coloured(pair, boards) for pair in pairs]
    found = [boards.get(pair[:3]) for pair in pairs]
    if None in found:
        return None
    adjourned = Pending.ADJOURNED
    games = [
        Game(
            pair[1],
            pair[2],
            (pair[0] - 1) // length + 1,
            pair[0],
            board,
            pair[3],
            adjourned if pair[4] else None,
        )
        for pair, board in zip(pairs, found)
    ]
    games.sort(key=_ROUND_AND_BOARD)
    return games


def _coloured(pair: Pair, boards: Mapping[tuple[int, int, int], int]) -> Pair:
    """*pair* with the colours of the table if the report gives none, as of many forfeits."""
    if pair.coloured:
        return pair
    if (pair.round, pair.white, pair.black) in boards:
        return pair._replace(coloured=True)
    if (pair.round, pair.black, pair.white) in boards:
        result = pair.result.reversed if pair.result else None
        return Pair(pair.round, pair.black, pair.white, result, pair.adjourned)
    return pair


_ROUND_AND_BOARD = attrgetter("round", "board")


def _by_meetings(pairs: Sequence[Pair], players: int, most: int) -> Calendar:
    """The calendar of *pairs* in *most* cycles that don't follow the Berger table."""
    games = [_game(pair) for pair in pairs]
    numbered, repeated = with_cycles(games, players, most)
    twice = [(pairs[place], pairs[other].round) for place, other in repeated]
    exchange = follows_berger(numbered, players, most)
    league = exchange is None and follows_league(numbered, players, most)
    missing = missing_games(numbered, players, most, exchange)
    table = schedule(players, most, exchange=exchange is not False, league=league)
    return Calendar(_with_boards(numbered, table), most, exchange, league, table, missing, twice)


def _game(pair: Pair) -> Game:
    pending = Pending.ADJOURNED if pair.adjourned else None
    # Who would have had White in a game that nobody played makes no difference.
    coloured = pair.coloured or (pair.result is not None and not pair.result.played)
    return Game(pair.white, pair.black, 1, pair.round, None, pair.result, pending, "", coloured)


def _with_boards(games: Sequence[Game], table: Sequence[Round]) -> list[Game]:
    """*games* by rounds and boards: those of *table*, and counted behind them for others."""
    boards = {
        (round, *pair): board
        for round, pairs in enumerate(table, 1)
        for board, pair in enumerate(pairs, 1)
    }
    behind = len(games) + 1

    def place(game: Game) -> tuple[int, int, int]:
        round = game.round or 0
        board = boards.get((round, game.white, game.black))
        if board is None:
            board = boards.get((round, game.black, game.white), behind)
        return round, board, min(game.white, game.black)

    placed = []
    round, board = 0, 0
    for game in sorted(games, key=place):
        board = board + 1 if game.round == round else 1
        round = game.round or 0
        placed.append(replace(game, board=board))
    return placed


def by_absences(
    calendar: Calendar, pairs: Pairs, findings: list[ImportFinding], lines: Sequence[int]
) -> None:
    """Games that the report has as two absences in one round become the forfeits that they
    were, where one of the two was given the point; *lines* gives the line of each player.

    Letters that then still give points without a game are named.
    """
    settled = []
    for game in calendar.missing:
        if game.round is None:
            settled.append(game)
            continue
        white = pairs.byes.get((game.round, game.white), " ")
        black = pairs.byes.get((game.round, game.black), " ")
        if not len(lines) % 2:
            # An even field has no free round: a point that was allocated is one for a forfeit.
            white, black = white.replace("U", "F"), black.replace("U", "F")
        result = _forfeit(white, black)
        if result is not None:
            settled.append(replace(game, result=result))
            for number in (game.white, game.black):
                pairs.byes.pop((game.round, number), None)
            names = f"{game.white}–{game.black}: {game.round}"
            findings.append(
                ImportFinding(
                    Doubtful.ABSENCE_READ,
                    Weight.CHECK,
                    lines[game.white - 1],
                    1,
                    names,
                    str(result.value),
                    character=0,
                )
            )
        else:
            settled.append(game)
    calendar.missing = settled


def _forfeit(white: str, black: str) -> Result | None:
    if white in _WON and black in _LOST:
        return Result.WHITE_WINS_BY_FORFEIT
    if black in _WON and white in _LOST:
        return Result.BLACK_WINS_BY_FORFEIT
    return Result.DOUBLE_FORFEIT if white == black == "-" else None
