"""The journal: who did what and when.

The journal is only ever added to: an undo is one more row. Played from the first state it
gives the present one, and on the way everything that Undo and Redo need (see ``undo_line``).
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal, NamedTuple

from arbiter.domain.edits import Edit
from arbiter.domain.plain import to_plain
from arbiter.domain.progress import round_to_play
from arbiter.domain.tiebreaks.by_hand import order_of
from arbiter.domain.tiebreaks.play_off import among
from arbiter.domain.tournament import GameName, Tournament

Kind = Literal["edit", "undone", "redone"]


class JournalRow(NamedTuple):
    """One line of the journal.

    ``number`` counts from 1 without gaps. ``edit`` is what was done, undone or redone; None
    if a newer program wrote it. ``old`` is what the edit replaced, as plain data, in all
    three kinds: for an undo it is what came back.
    """

    number: int
    at: datetime
    user: str
    kind: Kind
    edit: Edit | None
    old: Any


class Done(NamedTuple):
    """One edit that was made, with the states on both sides of it and what it replaced."""

    edit: Edit
    before: Tournament
    after: Tournament
    at: datetime
    old: Any


def old_value(edit: Edit, before: Tournament) -> Any:
    """What *edit* replaces in *before*, as plain data; None where it only adds or moves.

    For a game a dictionary of its ``result``, ``pending`` and ``until``, as far as it had
    them; for several games a list of these, and for several players a list of them. Where
    the order of tie-breaks is another after the start, the ``round`` in play is with it.
    """
    from arbiter.domain import (  # a file is read without them
        calendar_edits,
        closing_edits,
        edits,
        import_edits,
        import_updates,
        play_off_edits,
        prize_edits,
        restore_edits,
    )

    match edit:
        case edits.SetResult() | edits.SetPending():
            game = before.game(edit.first, edit.second, edit.cycle)
            known = {"result": game.result, "pending": game.pending, "until": game.until}
            return {name: to_plain(value) for name, value in known.items() if value}
        case calendar_edits.MoveGame():
            return _seat(before, (edit.first, edit.second, edit.cycle))
        case calendar_edits.SwapGames(one, other):
            return [_seat(before, one), _seat(before, other)]
        case edits.SetResults(results):
            return [old_value(result, before) for result in results]
        case edits.SetPlayer(number) | edits.RemovePlayer(number) | edits.MovePlayer(number):
            return to_plain(before.player(number))
        case edits.DrawLots() | edits.CancelLots():
            return to_plain(before.lots)
        case edits.SetEvent():
            return to_plain(before.event)
        case edits.SetRegulations():
            return to_plain(before.regulations)
        case edits.SetTournament(regulations=regulations):
            were = before.regulations
            both = {"event": to_plain(before.event), "regulations": to_plain(were)}
            if before.started and before.rounds and regulations.tie_breaks != were.tie_breaks:
                return {**both, "round": round_to_play(before)}
            return both
        case edits.SetRoundStarts(event=None):
            return to_plain(before.round_starts)
        case edits.SetRoundStarts():
            return {"starts": to_plain(before.round_starts), "event": to_plain(before.event)}
        case import_edits.TakeInPlayers(changed=changed):
            return [to_plain(before.player(number)) for number, _ in changed]
        case import_updates.UpdatePlayers(changed=changed):
            return [to_plain(before.player(number)) for number, _ in changed]
        case import_updates.TakeInResults(results=results, players=players):
            return {
                "results": [to_plain(before.game(*name).result) for name, _ in results],
                "players": [to_plain(before.player(number)) for number, _ in players],
            }
        case restore_edits.RestoreState():
            return {"players": before.size, "results": len(before.games) - len(before.open_games)}
        case closing_edits.ReopenTournament():
            return {"version": before.closing.version}
        case play_off_edits.SetPlayOffs(numbers):
            return to_plain(among(before, numbers))
        case play_off_edits.SetManualOrder(numbers) | play_off_edits.RemoveManualOrder(numbers):
            return to_plain(order_of(before, numbers))
        case prize_edits.SetPrizes():
            return to_plain(before.prizes)
    return None


def _seat(before: Tournament, name: GameName) -> dict[str, Any]:
    game = before.game(*name)
    return {"round": game.round, "board": game.board}
