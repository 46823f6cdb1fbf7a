"""What the status line and Undo tell: the newest step, and how far saving has come."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from arbiter.document.writer import Progress
from arbiter.domain.edits import Edit
from arbiter.domain.errors import StorageError
from arbiter.domain.tournament import Tournament
from arbiter.storage.journal import Done, JournalRow, Kind


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


def saving(newest: JournalRow | None, progress: Progress) -> SaveState:
    """How far the writer has come with the steps of which *newest* is the last."""
    accepted, at = newest.number if newest else 0, progress.saved_at
    if at is None and newest is not None and progress.saved == accepted:
        at = newest.at
    return SaveState(accepted, progress.saved, at, progress.trouble, progress.waiting_since)


def now() -> datetime:
    """Now, with its time zone, to the millisecond as the file keeps it."""
    exact = datetime.now().astimezone()
    return exact.replace(microsecond=exact.microsecond // 1000 * 1000)
