"""What the journal of an opened file allows to undo."""

from __future__ import annotations

from arbiter.domain.errors import ArbiterError
from arbiter.storage.store import Contents
from arbiter.storage.undo_line import UndoLine, replay


def way_back(contents: Contents) -> UndoLine | None:
    """Everything since the first key; None if the journal is empty or tells another story than
    the tables. What is stored wins then, and undo begins anew."""
    if contents.first is None or not contents.rows:
        return None
    try:
        line = replay(contents.first, contents.rows)
    except (ValueError, ArbiterError):
        return None
    return line if line.tournament == contents.tournament else None
