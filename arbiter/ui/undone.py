"""Which single game was entered last, or was undone or redone, so that the views can show it."""

from __future__ import annotations

from arbiter.document.document import Entry
from arbiter.domain.edits import SetPending, SetResult, SetResults
from arbiter.domain.tournament import GameName


def game_undone(entry: Entry | None) -> GameName | None:
    """The game of *entry* if it was undone or redone and is about one game; else None."""
    if entry is None or entry.kind == "edit":
        return None
    from arbiter.domain.calendar_edits import ExchangeColours, MoveGame  # once undone

    if not isinstance(entry.edit, SetResult | SetPending | MoveGame | ExchangeColours):
        return None
    low, high = sorted((entry.edit.first, entry.edit.second))
    return low, high, entry.edit.cycle


def game_entered(entry: Entry | None) -> GameName | None:
    """The game that *entry* reported or put off, the last of several; None if it did neither."""
    if entry is None or entry.kind == "undone":
        return None
    match entry.edit:
        case (
            SetResult(first=first, second=second, cycle=cycle)
            | SetPending(first=first, second=second, cycle=cycle)
        ):
            game = entry.after.game(first, second, cycle)
        case SetResults(results=results) if results:
            last = results[-1]
            game = entry.after.game(last.first, last.second, last.cycle)
        case _:
            return None
    return game.name if game.result is not None or game.pending is not None else None
