"""A thread that does one thing over and over, some time after it was asked for it.

What is asked for meanwhile is one run: a disk that needs two seconds for each write gets as
many writes as it can take, and nobody waits for it.
"""

from __future__ import annotations

import atexit
import threading
import time
from collections.abc import Callable

CLOSING_TIME = 10.0
"""Seconds that the end of the program waits for a slow disk."""


class LateWorker:
    """Runs *work* in a thread of its own, called *name*, which begins with the first wish.

    *work* says whether it is to be tried again after *again* seconds. *ring* is called from
    the thread after each run.
    """

    def __init__(
        self, name: str, work: Callable[[], bool], again: float, ring: Callable[[], None]
    ) -> None:
        self._name = name
        self._work = work
        self._again = again
        self._ring = ring
        self._condition = threading.Condition()
        # All that follows belongs to whoever holds the condition.
        self._thread: threading.Thread | None = None
        self._due: float | None = None
        self._begun = self._done = 0
        self._closing = self._silent = False
        self._bug: Exception | None = None

    def ask(self, delay: float = 0.0) -> None:
        """Wish for a run within *delay* seconds."""
        with self._condition:
            if self._closing:
                return
            due = time.monotonic() + delay
            self._due = due if self._due is None else min(self._due, due)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
                self._thread.start()
                # A daemon does not keep a program alive; this gives it time to come to an end.
                atexit.register(self.close, CLOSING_TIME)
            self._condition.notify_all()

    def settle(self, patience: float) -> bool:
        """Wish for a run now, and wait *patience* seconds for its end; whether it came."""
        with self._condition:
            self.ask()
            wanted = self._begun + 1
            return self._condition.wait_for(lambda: self._done >= wanted, patience)

    def close(self, patience: float) -> bool:
        """Let the last wish be done and the thread end, and wait *patience* seconds for that;
        whether it came. Nobody is rung any more."""
        with self._condition:
            self._closing = self._silent = True
            self._condition.notify_all()
            thread = self._thread
        if thread is not None:
            thread.join(patience)
            if thread.is_alive():
                return False  # what is left of it is waited for at the end of the program
        atexit.unregister(self.close)
        return True

    def take_bug(self) -> Exception | None:
        """A fault of this program that came up in *work*, once."""
        with self._condition:
            bug, self._bug = self._bug, None
            return bug

    def _run(self) -> None:
        while self._wait():
            again, bug = False, None
            try:
                again = self._work()
            except Exception as found:
                # As in the writer: the thread lives on, and the bug is raised where it is seen.
                bug = found
            with self._condition:
                self._done = self._begun
                self._bug = bug or self._bug
                if again and not self._closing and self._due is None:
                    self._due = time.monotonic() + self._again
                ring = not self._silent
                self._condition.notify_all()
            if ring:
                self._ring()

    def _wait(self) -> bool:
        """Wait until a run is due; False if there will be none any more."""
        with self._condition:
            while True:
                now = time.monotonic()
                if self._due is not None and (self._closing or self._due <= now):
                    self._due = None
                    self._begun += 1
                    return True
                if self._closing:
                    return False
                self._condition.wait(None if self._due is None else self._due - now)
