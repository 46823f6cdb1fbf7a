"""A tournament that another program writes to: what it holds now, and whether he is there yet.

File and lock are looked at in a thread of their own: on a network they may answer late, or
not at all, and the window goes on.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

from arbiter.document.late_worker import LateWorker
from arbiter.document.lock import Holder, Lock
from arbiter.domain.errors import FileProblem, StorageError
from arbiter.domain.os_faults import fault_text
from arbiter.storage.store import Contents, Reader

PATIENCE = 0.05
"""Seconds that a look is waited for; later news are rung for."""
STALLED = 5.0
"""Seconds after which a look that has not come back is a problem of the disk."""


class Follower:
    """Reads *path* while *holder*, if anybody, writes to it.

    ``left`` says whether the ``holder`` has let it go. *ring* is called from the follower's
    own thread after each look.
    """

    def __init__(self, path: Path, holder: Holder | None, ring: Callable[[], None]) -> None:
        self._path = path
        self.holder = holder
        self.left = False
        self._reader: Reader | None = None
        self._worker = LateWorker("arbiter-follower", self._look, STALLED, ring)
        self._mutex = threading.Lock()
        # All that follows belongs to whoever holds the mutex.
        self._since: float | None = None
        self._news: Contents | None = None
        self._trouble: StorageError | None = None
        self._seen = (False, holder)
        self._closing = False

    @property
    def trouble(self) -> StorageError | None:
        """Why the file can't be read now."""
        with self._mutex:
            if self._since is not None and time.monotonic() - self._since > STALLED:
                return StorageError(self._path, "disk I/O error")
            return self._trouble

    def look(self) -> None:
        """Look at file and lock, and wait a moment for it; not for a look that is late already."""
        with self._mutex:
            if self._since is not None:
                return
            self._since = time.monotonic()
        self._worker.settle(PATIENCE)

    def news(self) -> Contents | None:
        """What the file holds, once, if that is something else than the last time."""
        with self._mutex:
            news, self._news = self._news, None
            return news

    def holder_changed(self) -> bool:
        """Whether he has left, come back, or is another one since this was asked last.

        Where there was none, because file or folder is protected, nobody is looked for.
        """
        with self._mutex:
            before = (self.left, self.holder)
            self.left, self.holder = self._seen
            return before != self._seen

    def take_bug(self) -> Exception | None:
        """A fault of this program that came up while looking, once."""
        return self._worker.take_bug()

    def close(self) -> None:
        """Let the file go, and wait a moment for that."""
        with self._mutex:
            self._closing = True
        if self._reader is not None or self._since is not None:
            self._worker.ask()
        self._worker.close(PATIENCE)

    def _look(self) -> bool:
        """In the follower's thread: what there is, and who."""
        with self._mutex:
            closing = self._closing
        if closing:
            if self._reader is not None:
                self._reader.close()
                self._reader = None
            return False
        news, trouble, seen = None, None, self._seen
        try:
            news = self._read()
            seen = self._holder()
        except FileProblem as problem:
            detail = problem.detail or type(problem).__name__
            trouble = StorageError(problem.path, detail)
        except OSError as error:  # of the lock
            trouble = StorageError(self._path, fault_text(error))
        finally:
            with self._mutex:
                self._news = news or self._news
                self._trouble = trouble
                self._seen = seen
                self._since = None
        return False

    def _read(self) -> Contents | None:
        if self._reader is None:
            self._reader = Reader(self._path)
        return self._reader.load() if self._reader.changed() else None

    def _holder(self) -> tuple[bool, Holder | None]:
        if self.holder is None:
            return False, None
        lock = Lock(self._path)
        left = lock.free()
        return left, (self.holder if left else lock.holder())
