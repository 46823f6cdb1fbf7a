"""Which single game Undo or Redo has just acted on, so that the views can show it."""

from __future__ import annotations

from arbiter.document.document import Entry
from arbiter.domain.calendar_edits import ExchangeColours, MoveGame
from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.tournament import GameName


def game_undone(entry: Entry | None) -> GameName | None:
    """The game of *entry* if it was undone or redone and is about one game; else None."""
    if (
        entry is None
        or entry.kind == "edit"
        or not isinstance(entry.edit, SetResult | SetPending | MoveGame | ExchangeColours)
    ):
        return None
    low, high = sorted((entry.edit.first, entry.edit.second))
    return low, high, entry.edit.cycle
