"""The open tournament: one door for every change, undo without limit, and what is saved."""

from __future__ import annotations

import getpass
from dataclasses import dataclass, replace
from datetime import datetime

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from arbiter.domain.changes import Change, change_between
from arbiter.domain.edits import Edit
from arbiter.domain.errors import ReadOnly, StorageError
from arbiter.domain.standings import Standings, standings
from arbiter.domain.tournament import Tournament
from arbiter.storage.journal import Done, JournalRow, Kind, old_value


@dataclass(frozen=True, slots=True)
class Entry:
    """One step as it was taken: which edit, from which state to which, when, and how."""

    edit: Edit
    before: Tournament
    after: Tournament
    at: datetime
    kind: Kind


@dataclass(frozen=True, slots=True)
class SaveState:
    """How far saving has come.

    ``accepted`` is the number of the newest step (edit, undo or redo), ``saved`` the last
    that is on the disk, written at ``saved_at``. Steps that wait have waited since
    ``waiting_since``; ``trouble`` says why they can't be written.
    """

    accepted: int = 0
    saved: int = 0
    saved_at: datetime | None = None
    trouble: StorageError | None = None
    waiting_since: datetime | None = None


class Document(QObject):
    """The open tournament: its present state, its undo stack, its listeners.

    Signals:
        changed: (Change) after every edit, undo, redo and reload.
        saved: ``save_state`` is another.
    """

    changed = Signal(object)
    saved = Signal()

    def __init__(self, tournament: Tournament | None = None) -> None:
        super().__init__()
        self._tournament = tournament or Tournament()
        self._standings: Standings | None = None
        self._rows: list[JournalRow] = []
        self.undo_stack = QUndoStack(self)
        self.last: Entry | None = None
        self.read_only = False
        self.path = None
        self.untitled = False

    @property
    def tournament(self) -> Tournament:
        """The present state."""
        return self._tournament

    @property
    def standings(self) -> Standings:
        """The table of the present state, computed once."""
        if self._standings is None:
            self._standings = standings(self._tournament)
        return self._standings

    @property
    def save_state(self) -> SaveState:
        """How far saving has come."""
        return SaveState(len(self._rows), len(self._rows))

    def journal(self) -> list[JournalRow]:
        """Every step since the tournament was made, the newest last."""
        return list(self._rows)

    def apply(self, edit: Edit) -> None:
        """Make *edit* one undo step; an edit that changes nothing is none.

        What *edit* raises is raised here, before anything has happened.

        :raises ReadOnly: the tournament is open for reading only.
        """
        self._writable()
        before = self._tournament
        after = edit(before)
        if after != before:
            self.undo_stack.push(_Step(self, Done(edit, before, after, _now())))

    def undo(self) -> None:
        """Take the newest step back; nothing if there is none.

        :raises ReadOnly: the tournament is open for reading only.
        """
        self._writable()
        self.undo_stack.undo()

    def redo(self) -> None:
        """Make the step again that was taken back last; nothing if there is none.

        :raises ReadOnly: the tournament is open for reading only.
        """
        self._writable()
        self.undo_stack.redo()

    @property
    def undo_edit(self) -> Entry | None:
        """What Undo would take back."""
        return self._entry(self.undo_stack.index() - 1)

    @property
    def redo_edit(self) -> Entry | None:
        """What Redo would make again."""
        return self._entry(self.undo_stack.index())

    def retry(self) -> None:
        """Try at once to write what waits."""

    def close(self) -> None:
        """Write what waits and let the file go."""

    def take(self, done: Done, kind: Kind) -> None:
        """Go one step: called by the undo stack alone. Cannot fail."""
        before, after = (done.after, done.before) if kind == "undone" else (done.before, done.after)
        at = done.at if kind == "edit" else _now()
        self._rows.append(
            JournalRow(
                len(self._rows) + 1, at, _USER, kind, done.edit, old_value(done.edit, done.before)
            )
        )
        self.last = Entry(done.edit, before, after, at, kind)
        self._show(after, change_between(before, after))

    def _show(self, tournament: Tournament, change: Change) -> None:
        # A copy, so that what is computed from a state goes with it and does not stay on the
        # undo stack.
        self._tournament = replace(tournament)
        self._standings = None
        self.changed.emit(change)

    def _entry(self, place: int) -> Entry | None:
        command = self.undo_stack.command(place) if place >= 0 else None
        if not isinstance(command, _Step):
            return None
        done = command.done
        return Entry(done.edit, done.before, done.after, done.at, "edit")

    def _writable(self) -> None:
        if self.read_only:
            raise ReadOnly


class _Step(QUndoCommand):
    """From one state of the tournament to the next, and back. Cannot fail."""

    def __init__(self, document: Document, done: Done) -> None:
        super().__init__()
        self._document = document
        self.done = done
        self._again = False

    def redo(self) -> None:
        self._document.take(self.done, "redone" if self._again else "edit")
        self._again = True

    def undo(self) -> None:
        self._document.take(self.done, "undone")


def _now() -> datetime:
    """Now, with its time zone, to the millisecond as the file keeps it."""
    now = datetime.now().astimezone()
    return now.replace(microsecond=now.microsecond // 1000 * 1000)


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # which of them depends on the system and on Python
        return ""


_USER = _user()
