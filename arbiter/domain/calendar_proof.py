"""Whether a calendar is an all-play-all, and where it leaves the table it was made by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from arbiter.domain.edits import calendar
from arbiter.domain.errors import MeetingsWrong, PlaysTwice, RoundLeftEmpty
from arbiter.domain.tournament import Game, GameName, LotMethod, Regulations, Tournament


def require_all_play_all(tournament: Tournament) -> None:
    """Nothing, or an error: everyone meets everyone as often as planned, nobody plays twice in
    a round, and no round is empty.

    :raises MeetingsWrong: two players meet too often, or not often enough.
    :raises PlaysTwice: somebody has two games in a round.
    :raises RoundLeftEmpty: a round has no game.
    """
    planned = tournament.regulations.cycles
    met = Counter(game.name[:2] for game in tournament.games)
    for first in tournament.numbers:
        for second in range(first + 1, tournament.size + 1):
            if met[first, second] != planned:
                raise MeetingsWrong(first, second, met[first, second])
    for round in range(1, tournament.rounds + 1):
        boards = tournament.boards(round)
        if not boards:
            raise RoundLeftEmpty(round)
        opponents: dict[int, int] = {}
        for game in boards:
            for number in (game.white, game.black):
                other = game.opponent_of(number)
                if number in opponents:
                    raise PlaysTwice(round, number, (opponents[number], other))
                opponents[number] = other


def off_table(tournament: Tournament) -> frozenset[GameName]:
    """The games that have another round, board or colour than in the table that the calendar
    was made by; none where rounds are not known.

    The boards are not compared where somebody came after the lots: he has a board more, so
    that the others keep theirs.
    """
    if not tournament.drawn or not tournament.rounds_known:
        return frozenset()
    lots = tournament.lots
    with_boards = lots is not None and len(lots.order) == tournament.size
    rules = tournament.regulations
    table = _table(tournament.size, rules.cycles, rules.exchange, rules.league)
    return frozenset(
        game.name
        for game in tournament.games
        if game.name not in table or _differs(game, table[game.name], with_boards=with_boards)
    )


def calendar_changed(tournament: Tournament) -> bool:
    """Whether somebody has changed the calendar that the lots brought."""
    return not _foreign(tournament) and bool(off_table(tournament))


def calendar_foreign(tournament: Tournament) -> bool:
    """Whether the calendar came from a file, and is not that of a Berger table."""
    return _foreign(tournament) and bool(off_table(tournament))


def planned(tournament: Tournament, name: GameName) -> Game | None:
    """The game as the table of the present numbers has it; None where there is none."""
    rules = tournament.regulations
    return _table(tournament.size, rules.cycles, rules.exchange, rules.league).get(name)


def _foreign(tournament: Tournament) -> bool:
    return tournament.lots is None or tournament.lots.method is LotMethod.FROM_FILE


@lru_cache(8)
def _table(size: int, cycles: int, exchange: bool, league: bool) -> Mapping[GameName, Game]:
    """The games of the table by name: asked after every key, and hardly ever another."""
    rules = Regulations(cycles=cycles, exchange=exchange, league=league)
    return {game.name: game for game in calendar(size, rules)}


def _differs(game: Game, planned: Game, *, with_boards: bool) -> bool:
    if (game.white, game.round) != (planned.white, planned.round):
        return True
    return with_boards and game.board != planned.board
