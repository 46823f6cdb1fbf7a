"""What the status line and Undo tell: the newest step, and how far saving has come."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from arbiter.domain.edits import Edit
from arbiter.domain.errors import StorageError
from arbiter.domain.tournament import Tournament
from arbiter.storage.journal import Done, Kind


class Entry(NamedTuple):
    """One step as it was taken: which edit, from which state to which, when, and how."""

    edit: Edit
    before: Tournament
    after: Tournament
    at: datetime
    kind: Kind


class SaveState(NamedTuple):
    """How far saving has come.

    ``accepted`` is the number of the newest step (edit, undo or redo), ``saved`` the last
    that is on the disk, written at ``saved_at``. Steps that wait have waited since
    ``waiting_since``; ``trouble`` says why they can't be written, or why a file that is open
    for reading can't be followed.
    """

    accepted: int = 0
    saved: int = 0
    saved_at: datetime | None = None
    trouble: StorageError | None = None
    waiting_since: datetime | None = None


def entry_of(done: Done, kind: Kind, at: datetime) -> Entry:
    """*done* as it was taken in the direction that *kind* says."""
    before, after = (done.after, done.before) if kind == "undone" else (done.before, done.after)
    return Entry(done.edit, before, after, at, kind)
