"""Where a line of the journal leads: to a game, to a player, and to which numbers."""

from __future__ import annotations

from typing import NamedTuple

from arbiter.domain.calendar_edits import ExchangeColours, MoveGame, SwapGames, SwapNumbers
from arbiter.domain.edits import (
    Edit,
    MovePlayer,
    RemovePlayer,
    SetPending,
    SetPlayer,
    SetResult,
    SetResults,
)
from arbiter.domain.import_edits import TakeInPlayers
from arbiter.domain.import_updates import TakeInResults, UpdatePlayers
from arbiter.domain.play_off_edits import RemoveManualOrder, SetManualOrder, SetPlayOffs
from arbiter.domain.tournament import GameName, Tournament


class JournalPlace(NamedTuple):
    """The first ``game`` of an edit, or its ``player`` (0: none); ``players`` are the numbers
    of everybody whom it is about, ``rounds`` those of its games as far as they are known."""

    game: GameName | None = None
    player: int = 0
    players: frozenset[int] = frozenset()
    rounds: frozenset[int] = frozenset()


def journal_place(edit: Edit | None, tournament: Tournament) -> JournalPlace:
    """Where *edit* was made, in the present *tournament*."""
    match edit:
        case SetResult() | SetPending() | MoveGame() | ExchangeColours():
            return _games([(edit.first, edit.second, edit.cycle)], tournament)
        case SetResults(results):
            return _games([(one.first, one.second, one.cycle) for one in results], tournament)
        case SwapGames(one, other):
            return _games([one, other], tournament)
        case SwapNumbers(one, other):
            return JournalPlace(player=one, players=frozenset((one, other)))
        case SetPlayer(number) | MovePlayer(_, number):
            return JournalPlace(player=number, players=frozenset((number,)))
        case SetPlayOffs(numbers) | SetManualOrder(numbers) | RemoveManualOrder(numbers):
            return JournalPlace(player=numbers[0] if numbers else 0, players=frozenset(numbers))
        case RemovePlayer(number):
            return JournalPlace(players=frozenset((number,)))
        case TakeInResults(results):
            return _games([name for name, _ in results], tournament)
        case TakeInPlayers(changed=changed) | UpdatePlayers(changed=changed):
            return JournalPlace(players=frozenset(number for number, _ in changed))
    return JournalPlace()


def _games(names: list[GameName], tournament: Tournament) -> JournalPlace:
    rounds = set()
    for first, second, cycle in names:
        for game in tournament.meetings(first, second):
            if game.cycle == cycle and game.round is not None:
                rounds.add(game.round)
    players = frozenset(number for first, second, _ in names for number in (first, second))
    game = None
    if names:
        first, second, cycle = names[0]
        game = min(first, second), max(first, second), cycle
    return JournalPlace(game, 0, players, frozenset(rounds))
