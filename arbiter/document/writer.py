"""The one thread that writes: every step in its own transaction, strictly in order.

Whoever hands over a step waits a moment for it, so that on a sound disk a key is on the
disk before the next one is handled. When the disk is slow or away the steps queue up here,
nothing is lost and nobody is held up.
"""

from __future__ import annotations

import atexit
import threading
from collections import deque
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from arbiter.domain.errors import StorageError
from arbiter.domain.tournament import Tournament
from arbiter.storage.journal import JournalRow
from arbiter.storage.mark import Mark
from arbiter.storage.scribe import Scribe

OUR_FAULT = "a fault in this program"
CLOSING_TIME = 10.0
"""Seconds that closing waits for a slow disk."""


class Step(NamedTuple):
    """What is written in one transaction."""

    row: JournalRow
    before: Tournament
    after: Tournament


class Progress(NamedTuple):
    """The number of the last step on the disk, when it came there, since when others wait and
    why they can't be written."""

    saved: int
    saved_at: datetime | None = None
    waiting_since: datetime | None = None
    trouble: StorageError | None = None


class Writer:
    """Writes the steps after number *saved* into *path*.

    *ring* is called from the writer's own thread when a step went to the disk, or failed,
    that nobody is waiting for any more.
    """

    def __init__(self, path: Path, mark: Mark, saved: int, ring: Callable[[], None]) -> None:
        self._path = path
        self._scribe = Scribe(path, mark)
        self._ring = ring
        self._condition = threading.Condition()
        # All that follows belongs to whoever holds the condition.
        self._queue: deque[tuple[Step, datetime]] = deque()
        self._saved = saved
        self._saved_at: datetime | None = None
        self._trouble: StorageError | None = None
        self._failures = 0
        self._may_try = True
        self._unwatched = False
        self._silent = False
        self._closing = False
        self._bug: Exception | None = None
        self._last_bug = ""
        self._thread = threading.Thread(target=self._run, name="arbiter-writer", daemon=True)
        self._thread.start()
        # A daemon does not keep a program alive that is closing in disorder; this gives it
        # the time to write what it has.
        atexit.register(self.close)

    @property
    def progress(self) -> Progress:
        """How far writing has come."""
        with self._condition:
            since = self._queue[0][1] if self._queue else None
            return Progress(self._saved, self._saved_at, since, self._trouble)

    def write(self, step: Step, patience: float) -> None:
        """Hand over *step*, and wait at most *patience* seconds for it to be on the disk.

        While the disk is behind already nobody waits: a key that is held down would fill the
        time with waiting.
        """
        with self._condition:
            if self._unwatched:
                patience = 0.0
            failures = self._failures
            self._queue.append((step, datetime.now().astimezone()))
            self._may_try = True
            self._condition.notify_all()
            settled = self._condition.wait_for(
                lambda: self._saved >= step.row.number or self._failures > failures, patience
            )
            self._unwatched = not settled

    def retry(self) -> None:
        """Try again to write what waits."""
        with self._condition:
            self._may_try = True
            self._unwatched = bool(self._queue)
            self._condition.notify_all()

    def flush(self, patience: float = CLOSING_TIME) -> bool:
        """Whether everything is on the disk, after one more attempt of *patience* seconds."""
        with self._condition:
            failures = self._failures
            self._may_try = True
            self._condition.notify_all()
            self._condition.wait_for(
                lambda: not self._queue or self._failures > failures or self._closing, patience
            )
            return not self._queue

    def close(self, patience: float = CLOSING_TIME) -> bool:
        """Whether everything is on the disk; what is not is given up, and the thread ends."""
        atexit.unregister(self.close)
        with self._condition:
            self._silent = True
        written = self.flush(patience)
        with self._condition:
            self._closing = True
            self._condition.notify_all()
        self._thread.join(patience)
        return written

    def take_bug(self) -> Exception | None:
        """A fault of this program that came up while writing, once."""
        with self._condition:
            bug, self._bug = self._bug, None
            return bug

    def _run(self) -> None:
        while True:
            with self._condition:
                self._condition.wait_for(
                    lambda: self._closing or (bool(self._queue) and self._may_try)
                )
                if self._closing:
                    break
                step, _ = self._queue[0]
            trouble, bug = self._attempt(step)
            with self._condition:
                self._trouble = trouble
                if trouble is None:
                    self._queue.popleft()
                    self._saved = step.row.number
                    self._saved_at = datetime.now().astimezone()
                    self._last_bug = ""
                else:
                    self._failures += 1
                    self._may_try = False
                if bug is not None and repr(bug) != self._last_bug:
                    # Every attempt meets it again; it is handed out the first time.
                    self._bug, self._last_bug = bug, repr(bug)
                ring = (self._unwatched or bug is not None) and not self._silent
                if not self._queue:
                    self._unwatched = False
                self._condition.notify_all()
            if ring:
                self._ring()
        self._scribe.close()

    def _attempt(self, step: Step) -> tuple[StorageError | None, Exception | None]:
        try:
            self._scribe.write(step.row, step.before, step.after)
        except StorageError as error:
            return error, None
        except Exception as bug:
            # Nowhere else is anything broader than ArbiterError caught: here the thread must
            # live on and keep the steps. The bug is raised again where it is seen.
            return StorageError(self._path, OUR_FAULT), bug
        return None, None
