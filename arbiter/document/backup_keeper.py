"""Earlier states on this computer, and a second copy in another place, while somebody works.

Both are made in threads of their own, each with its own connection to the file: no key and no
entry waits for them. What is kept, and where, is told in ``storage.backups``.
"""

from __future__ import annotations

import threading
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from arbiter.document.document import Document
from arbiter.document.late_worker import LateWorker
from arbiter.document.second_copy import SecondPlace
from arbiter.document.state import SaveState
from arbiter.domain.edits import Edit
from arbiter.domain.errors import FileMissing, FileProblem
from arbiter.domain.progress import progress
from arbiter.storage.backups import Why, back_up, backups_in, own_folder, sweep_all
from arbiter.storage.snapshot import Snapshot, begun_with

EVERY = 20
"""After so many entries a state is kept."""
DELAY = 1.0
"""Seconds after an entry, at most, until the second copy is begun."""
AGAIN = 5.0
"""Seconds between two attempts at a place that is away."""
SNAPSHOT_TIME = 1.0
"""Seconds that a step which replaces much, or closing, waits for the state before it."""


class SecondCopy(NamedTuple):
    """How the second copy stands: in which ``folder``, if one was named, under which ``path``;
    it holds ``entries`` of those that were saved, and was written ``at``.

    ``trouble`` is why it is behind; ``away`` whether the folder is, as a stick that is out;
    ``beside`` whether it is where the tournament itself lies, so that nothing is written.
    """

    folder: Path | None = None
    path: Path | None = None
    entries: int = 0
    at: datetime | None = None
    behind: bool = False
    trouble: FileProblem | None = None
    beside: bool = False

    @property
    def away(self) -> bool:
        return isinstance(self.trouble, FileMissing) and self.trouble.path == self.folder


class BackupKeeper(QObject):
    """Keeps states of *document*, and a copy of it in *second*, if a place was named.

    Signals:
        changed: ``second`` is another.
    """

    changed = Signal()
    _bell = Signal()

    def __init__(
        self, document: Document, second: Path | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._here = LateWorker("arbiter-backup", self._keep_here, AGAIN, self._bell.emit)
        self._there = LateWorker("arbiter-second-copy", self._keep_there, AGAIN, self._bell.emit)
        self._rounds = progress(document.tournament).complete
        self._last_kept: int | None = None
        self._working = not document.read_only
        self._seen: SaveState | None = None
        self._swept = False
        self._lock = threading.Lock()
        # What follows is shared with the threads, and touched with the lock only.
        self._path = document.path
        self._wish_here: Why | None = None
        self._wish_there: Why | None = None
        self._place: SecondPlace | None = None
        self._state = SecondCopy()
        self._shown = self._state
        # The threads ring; the slot runs in this one, when its turn comes.
        self._bell.connect(self._rung, Qt.ConnectionType.QueuedConnection)
        document.saved.connect(self._saved)
        document.risky.connect(self._before)
        document.closed.connect(self.finish)
        self.keep_in(second)

    @property
    def second(self) -> SecondCopy:
        """How the second copy stands now."""
        with self._lock:
            state = self._state
        seen = self._seen.accepted if self._seen else 0
        writes = self._working and state.folder is not None and not state.beside
        behind = writes and state.entries < seen
        return state._replace(behind=behind)

    def keep_in(self, folder: Path | None) -> None:
        """Keep the second copy in *folder* from now on; None ends it, and what is there stays."""
        with self._lock:
            self._place = None if folder is None else SecondPlace(folder)
            self._state = SecondCopy(folder)
            self._wish_there = None
        self._seen = None
        self._saved()
        if folder is not None and self._worth_keeping:
            self._there.ask()
        self._tell()

    def wait(self, patience: float) -> bool:
        """Whether both are up to date within *patience* seconds, each."""
        here, there = self._here.settle(patience), True
        if self.second.folder is not None:
            there = self._there.settle(patience)
        self._tell()
        return here and there

    def finish(self) -> None:
        """Keep the state at closing. A slow stick goes on being written to without us."""
        if self._worth_keeping:
            self._wish(Why.CLOSING)
        self._document.saved.disconnect(self._saved)
        self._document.risky.disconnect(self._before)
        self._document.closed.disconnect(self.finish)
        # A thread that is not done yet must not be the last to know of a thing of Qt's.
        _finishing[:] = [keeper for keeper in _finishing if not keeper.finish_threads()]
        if not self.finish_threads(SNAPSHOT_TIME):
            _finishing.append(self)

    def finish_threads(self, patience: float = 0.0) -> bool:
        """Let both threads come to their end; whether they have, the first in *patience*
        seconds."""
        here = self._here.close(patience)
        return self._there.close(0.0) and here

    # What asks for it

    @property
    def _worth_keeping(self) -> bool:
        """Whether somebody writes to the file here, and has ever entered anything."""
        return self._working and bool(self._document.journal())

    def _saved(self) -> None:
        """An entry came to the disk, or could not."""
        document = self._document
        self._working = not document.read_only
        state, rows = document.save_state, document.journal()
        if not self._working or document.path is None or state == self._seen:
            return
        begun, self._seen = self._seen is None, state
        with self._lock:
            self._path = document.path
            if self._place is not None:
                known = self._state.entries
                waiting = rows[known:] if state.trouble and known else []
                self._place.note(document.path, document.untitled, document.tournament, waiting)
        if begun or not rows:
            return
        if state.saved == state.accepted:
            self._wish_if_due(state.saved)
        if self._place is not None:
            self._there.ask(DELAY)

    def _wish_if_due(self, saved: int) -> None:
        if self._last_kept is None:
            kept = backups_in(own_folder(), begun_with(self._document.journal()))
            self._last_kept = min(kept[0].entries, saved) if kept else 0
        complete = progress(self._document.tournament).complete
        if complete > self._rounds:
            self._wish(Why.ROUND)
            self._last_kept = saved
        elif saved >= self._last_kept + EVERY:
            self._wish(Why.ENTRIES)
            self._last_kept = saved
        self._rounds = complete

    def _wish(self, why: Why) -> None:
        with self._lock:
            # What is asked for before the last wish was done is one state, and a round names it.
            if self._wish_here is None or why is Why.ROUND:
                self._wish_here = why
            if self._place is not None and (self._wish_there is None or why is Why.ROUND):
                self._wish_there = why
        self._here.ask()
        if self._place is not None:
            self._there.ask()

    def _before(self, edit: Edit) -> None:
        """Keep what *edit* will replace. The thread needs a moment; more is not waited for."""
        if not self._worth_keeping:
            return
        from arbiter.domain.restore_edits import RestoreState  # not for the first picture

        with self._lock:
            self._wish_here = Why.RESTORE if isinstance(edit, RestoreState) else Why.IMPORT
        self._here.settle(SNAPSHOT_TIME)

    # In the threads

    def _keep_here(self) -> bool:
        with self._lock:
            path, why, self._wish_here = self._path, self._wish_here, None
        if path is None or why is None:
            return False
        try:
            if not self._swept:
                sweep_all(own_folder())
                self._swept = True
            with Snapshot(path) as snapshot:
                back_up(snapshot, path, own_folder(), why)
        except (FileProblem, OSError):
            # The problem bar says what is wrong with the disk; the state is kept when it is back.
            with self._lock:
                self._wish_here = self._wish_here or why
            return True
        return False

    def _keep_there(self) -> bool:
        with self._lock:
            place, why, self._wish_there = self._place, self._wish_there, None
        if place is None:
            return False
        before, trouble = place.copied, None
        try:
            place.write(why)
        except FileProblem as problem:
            trouble = problem
        with self._lock:
            if place is not self._place:
                return False
            if trouble is not None:
                self._wish_there = self._wish_there or why
            state = self._state._replace(trouble=trouble, beside=place.beside)
            if place.copied is not None and (trouble is None or place.copied != before):
                path, entries = place.copied
                now = datetime.now().astimezone()
                state = state._replace(path=path, entries=entries, at=now)
            self._state = state
        return trouble is not None

    # Back in the window's thread

    def _rung(self) -> None:
        self._tell()
        for worker in (self._here, self._there):
            bug = worker.take_bug()
            if bug is not None:
                raise bug

    def _tell(self) -> None:
        state = self.second
        if state != self._shown:
            self._shown = state
            self.changed.emit()


_finishing: list[BackupKeeper] = []
"""Of tournaments that are closed already, while a slow stick is still being written to."""
