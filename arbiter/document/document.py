"""The open tournament: one door for every change, undo without limit, and what is saved."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from arbiter import paths
from arbiter.document.following import Follower
from arbiter.document.garbage import Collector
from arbiter.document.lock import Holder, user
from arbiter.document.open_file import OpenFile, let_go, locked, take_file, take_lock
from arbiter.document.state import Entry, SaveState, entry_of, now, saving
from arbiter.document.way_back import way_back
from arbiter.document.writer import Step, Writer
from arbiter.document.writing_out import write_out
from arbiter.domain.changes import change_between
from arbiter.domain.closing_edits import require_open
from arbiter.domain.edits import Edit
from arbiter.domain.errors import (
    ArbiterError,
    FileExists,
    ReadOnly,
    StorageError,
    TournamentClosed,
)
from arbiter.domain.risky_edits import risky_edits
from arbiter.domain.standings import Standings, standings
from arbiter.domain.tournament import GameName, Tournament
from arbiter.storage import store
from arbiter.storage.journal import Done, JournalRow, Kind, old_value
from arbiter.storage.packed_journal import PackedJournal
from arbiter.storage.store import Contents
from arbiter.storage.undo_line import UndoLine

PATIENCE = 0.05
"""Seconds that a key waits for its step to be on the disk."""
LOOK_EVERY = 1000
"""Milliseconds between two looks at a file that another program writes."""
CHANGING_TIME = 1.0
"""Seconds that a file which is given up is waited for."""
RETRY_EVERY = 5000
"""Milliseconds between two attempts at a disk that is away."""
_USER = user()


class Document(QObject):
    """The open tournament: its present state, the way back to the first key, its listeners.

    With a *file* it begins with what the file holds, and every step goes there; without one
    it lives in memory. Two programs may open one file: the second is ``read_only``, knows
    the ``holder`` and follows what he does.

    Signals:
        changed: (Change) after every edit, undo, redo and reload.
        risky: (Edit) before an edit that takes in a table or list, or puts a state back.
        saved: ``save_state`` is another.
        closed: (Document) the file has been let go.
    """

    in_trial = False  # results are in earnest here; see ``trial_document``
    changed = Signal(object)
    risky = Signal(object)
    saved = Signal()
    closed = Signal(object)
    _bell = Signal()

    def __init__(self, tournament: Tournament | None = None, file: OpenFile | None = None) -> None:
        super().__init__()
        self._tournament = tournament or Tournament()
        self._first: Tournament | None = self._tournament
        self._standings: Standings | None = None
        self._rows = PackedJournal()
        self.undo_line = UndoLine(self._tournament, self._rows)
        self._file: OpenFile | None = None
        self._writer: Writer | None = None
        self._follower: Follower | None = None
        self._untitled = False
        self.last: Entry | None = None
        self.read_only = False
        # The writer's thread rings; the slot runs in this one, when its turn comes.
        self._bell.connect(self._rung, Qt.ConnectionType.QueuedConnection)
        self._collector = Collector(self)
        self._watch = QTimer(self, interval=LOOK_EVERY)
        self._watch.timeout.connect(self._look)
        self._second_try = QTimer(self, interval=RETRY_EVERY, singleShot=True)
        self._second_try.timeout.connect(self.retry)
        if file is not None:
            self._take_contents(file.contents, undo=file.lock is not None)
            self._attach(file)
        self._shown = self.save_state

    @property
    def tournament(self) -> Tournament:
        """The present state."""
        return self._tournament

    @property
    def earnest(self) -> Tournament:
        """The present state without what is only tried out."""
        return self.tournament

    @property
    def standings(self) -> Standings:
        """The table of the present state, computed once."""
        if self._standings is None:
            self._standings = standings(self._tournament)
        return self._standings

    @property
    def path(self) -> Path | None:
        """The file; None in memory."""
        return self._file.path if self._file else None

    @property
    def untitled(self) -> bool:
        """Whether the file still lies in the program's own folder, without a name."""
        return self._untitled

    @property
    def holder(self) -> Holder | None:
        """Who else writes to the file; None if nobody does."""
        return self._follower.holder if self._follower else None

    @property
    def holder_left(self) -> bool:
        """Whether the ``holder`` has let the file go since: it can be worked on here now."""
        return bool(self._follower and self._follower.left)

    @property
    def save_state(self) -> SaveState:
        """How far saving has come."""
        newest = self._rows[-1] if self._rows else None
        if self._writer is not None:
            return saving(newest, self._writer.progress)
        accepted, at = (newest.number, newest.at) if newest else (0, None)
        trouble = self._follower.trouble if self._follower else None
        return SaveState(accepted, accepted, at if self._file else None, trouble)

    def journal(self) -> Sequence[JournalRow]:
        """Every step since the tournament was made, the newest last; it grows with each."""
        return self._rows

    # The one door

    @property
    def locked(self) -> ArbiterError | None:
        """Why nothing can be entered now; None where it can."""
        if self.read_only:
            return ReadOnly()
        return TournamentClosed() if self._tournament.closing.closed else None

    def is_supposed(self, name: GameName) -> bool:
        """Whether the game of that *name* has a result that is only tried out: never here."""
        return False

    def apply(self, edit: Edit) -> None:
        """Make *edit* one undo step; an edit that changes nothing is none.

        What *edit* raises is raised here, before anything has happened.

        :raises ReadOnly: the tournament is open for reading only.
        :raises TournamentClosed: it is closed, and *edit* does not reopen it.
        """
        self._require_writable(edit)
        before, after = self._tournament, edit(self._tournament)
        if after != before:
            if isinstance(edit, risky_edits()):
                self.risky.emit(edit)
            self._take("edit", Done(edit, before.afresh(), after, now(), old_value(edit, before)))

    def undo(self) -> None:
        """Take the newest step back; nothing if there is none.

        :raises ReadOnly: the tournament is open for reading only.
        :raises TournamentClosed: it is closed.
        """
        self._require_writable()
        if self.undo_line.index:
            self._take("undone", self.undo_line.step(self.undo_line.index - 1))

    def redo(self) -> None:
        """Make the step again that was taken back last; nothing if there is none.

        :raises ReadOnly: the tournament is open for reading only.
        :raises TournamentClosed: it is closed.
        """
        self._require_writable()
        if self.undo_line.index < self.undo_line.count:
            self._take("redone", self.undo_line.step(self.undo_line.index))

    @property
    def undo_edit(self) -> Entry | None:
        """What Undo would take back."""
        return self._entry(self.undo_line.index - 1)

    @property
    def redo_edit(self) -> Entry | None:
        """What Redo would make again."""
        return self._entry(self.undo_line.index)

    def _take(self, kind: Kind, done: Done) -> None:
        """Go one step. Cannot fail."""
        entry = self.last = entry_of(done, kind, done.at if kind == "edit" else now())
        number = self._rows[-1].number + 1 if self._rows else 1
        row = JournalRow(number, entry.at, _USER, kind, done.edit, done.old)
        self._rows.append(row)
        self.undo_line.follow(done)
        self._tournament = entry.after.afresh()
        self._standings = None
        if self._writer is not None:
            self._writer.write(Step(row, entry.before, entry.after), PATIENCE)
        self.changed.emit(change_between(entry.before, entry.after))
        self._tell_saved()

    # Saving

    def retry(self) -> None:
        """Try at once to write what waits."""
        if self._writer is not None:
            self._writer.retry()

    def save_copy(self, path: Path, *, replace: bool = False) -> None:
        """Write a whole copy to *path*, read it back, and go on here.

        :raises FileExists: it is this file, or one that is there and *replace* was not said.
        :raises FileLocked: another program has it open.
        :raises StorageError: it can't be written.
        """
        path = Path(os.path.realpath(path))
        if path == self.path:
            raise FileExists(path)
        with locked(path):
            self._write_copy(path, replace)

    def move_to(self, path: Path, *, replace: bool = False) -> None:
        """Write a whole copy to *path*, read it back, and go on there, steps that wait included.

        A tournament that could only be read can be worked on from then on; one whose file was
        deleted gets it back under the same name.

        :raises FileExists: it is this file, or one that is there and *replace* was not said.
        :raises FileLocked: another program has it open.
        :raises StorageError: it can't be written.
        """
        path = Path(os.path.realpath(path))
        own = self._file.lock if self._file and path == self._file.path else None
        if path == self.path and (own is None or os.path.lexists(path)):
            raise FileExists(path)
        lock = own or take_lock(path)
        try:
            self._write_copy(path, replace and own is None)
            contents = store.prepare(path)
        except BaseException:
            if own is None:
                let_go(lock)
            raise
        self._go_on(OpenFile(path, contents, lock))

    def take_over(self, *, by_force: bool = False) -> None:
        """Work on the file that could only be read, now that its ``holder`` has left.

        With *by_force* also where nobody can tell whether he has: the arbiter says so.

        :raises FileLocked: somebody has it open again.
        :raises FileProblem: it can't be read, or nothing can be written there.
        """
        if self._file and self._follower:
            self._go_on(take_file(self._file.path, by_force=by_force))

    def _go_on(self, file: OpenFile) -> None:
        """Write to *file* from now on."""
        followed, before = self.read_only, self._tournament
        self._let_go()
        if file.lock is not None:
            file.lock.take()  # the same as before, where the file lies under its old name again
        if followed:
            self._take_contents(file.contents, undo=True)
        self._attach(file)
        if followed:
            # Every list may have another row now, to type into.
            self.changed.emit(change_between(before, self._tournament)._replace(field=True))
        self._shown = self.save_state
        self.saved.emit()

    def close(self, *, discard: bool = False) -> None:
        """Write what waits and let the file go; the document can then only be read.

        :raises StorageError: not everything could be written, and *discard* was not said;
            the document stays open.
        """
        if self._file is None or (self._writer is None and self._follower is None):
            return
        if self._writer is not None and not discard and not self._writer.flush():
            self._tell_saved()
            raise self.save_state.trouble or StorageError(self._file.path, "no answer")
        self._let_go()
        self.read_only = True
        self.closed.emit(self)

    def _write_copy(self, path: Path, replace: bool) -> None:
        state = self.save_state
        if self.path is not None and state.trouble is None and state.saved == state.accepted:
            store.copy(self.path, path, replace=replace)
        else:
            # The file lacks what waits, or is out of reach: from memory then.
            write_out(path, self._tournament, self._first, self._rows, replace=replace)

    # The file

    def _take_contents(self, contents: Contents, *, undo: bool) -> None:
        """Begin with what a file holds; with *undo* everything in its journal can be undone."""
        self._first = contents.first
        self._rows = contents.rows
        self._tournament = contents.tournament
        self._standings = None
        self.last = None
        self.undo_line = UndoLine(contents.tournament, self._rows, beginning=len(self._rows))
        line = way_back(contents)
        if line is None:
            return
        row = self._rows[-1]
        if line.newest is not None:
            self.last = entry_of(line.newest, row.kind, row.at)
        if undo:
            self.undo_line = line

    def _attach(self, file: OpenFile) -> None:
        self._file = file
        self._untitled = file.path.parent == paths.data_folder().resolve()
        self.read_only = file.lock is None
        self._collector.start()
        if file.lock is None:
            self._follower = Follower(file.path, file.holder, self._bell.emit)
            self._watch.start()
        else:
            saved = self._rows[-1].number if self._rows else 0
            self._writer = Writer(file.path, file.contents.mark, saved, self._bell.emit)

    def _let_go(self) -> None:
        self._watch.stop()
        self._second_try.stop()
        if self._writer is not None:
            self._writer.close(CHANGING_TIME)
            self._writer = None
        if self._follower is not None:
            self._follower.close()
            self._follower = None
        self._collector.stop()
        if self._file and self._file.lock:
            let_go(self._file.lock)

    def _look(self) -> None:
        """See what another program has written, and whether he is still there."""
        if self._follower is not None:
            self._follower.look()
            self._follow()

    def _follow(self) -> None:
        """Take over what was seen last."""
        if self._follower is None:
            return
        contents = self._follower.news()
        if contents is not None:
            before, steps = self._tournament, len(self._rows)
            self._take_contents(contents, undo=False)
            if self._tournament != before or len(self._rows) != steps:
                self.changed.emit(change_between(before, self._tournament))
        if self._follower.holder_changed():
            self.saved.emit()
        self._tell_saved()

    def _rung(self) -> None:
        """Writer or follower has something to say. A bug is raised here, in the open."""
        self._follow()
        self._tell_saved()
        at_work = self._writer or self._follower
        bug = at_work.take_bug() if at_work else None
        if bug is not None:
            raise bug

    def _tell_saved(self) -> None:
        state = self.save_state
        if state.trouble is not None and not self.read_only:
            self._second_try.start()
        if state != self._shown:
            self._shown = state
            self.saved.emit()

    def _entry(self, place: int) -> Entry | None:
        done = self.undo_line.step(place) if 0 <= place < self.undo_line.count else None
        return entry_of(done, "edit", done.at) if done else None

    def _require_writable(self, edit: Edit | None = None) -> None:
        if self.read_only:
            raise ReadOnly
        require_open(self._tournament, edit)
