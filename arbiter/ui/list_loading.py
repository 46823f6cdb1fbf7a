"""A rating list is loaded beside the window, which shows how far it is and can give it up."""

from __future__ import annotations

import contextlib
import threading
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from arbiter.domain.errors import ArbiterError
from arbiter.domain.listed_player import RatingList


class ListLoading(QObject):
    """Loads one list at a time.

    Signals:
        progressed: (float) this share of it is done.
        loaded: (RatingList) it can be looked into.
        failed: (ArbiterError) it can't be loaded, or was given up.
    """

    progressed = Signal(float)
    loaded = Signal(object)
    failed = Signal(object)
    _shared = Signal(int, float)
    _ended = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = count(1)
        self._present = 0
        self._cancelled = threading.Event()
        queued = Qt.ConnectionType.QueuedConnection
        self._shared.connect(self._show, queued)
        self._ended.connect(self._take, queued)

    @property
    def busy(self) -> bool:
        """Whether a list is being loaded."""
        return bool(self._present)

    def start(self, path: Path) -> None:
        """Begin to load the list in *path*."""
        self.cancel()
        number = self._present = next(self._numbers)
        cancelled = self._cancelled = threading.Event()

        def share(done: float) -> None:
            with contextlib.suppress(RuntimeError):  # the dialog is gone
                self._shared.emit(number, done)

        def run() -> None:
            from arbiter.formats.player_lists.worker import load_in_worker

            try:
                found: object = load_in_worker(path, share, cancelled.is_set)
            except Exception as error:
                found = error
            with contextlib.suppress(RuntimeError):
                self._ended.emit(number, found)

        threading.Thread(target=run, name="arbiter-rating-list", daemon=True).start()

    def cancel(self) -> None:
        """Give up the list that is being loaded; ``failed`` says so when it is done."""
        self._cancelled.set()

    def _show(self, number: int, share: float) -> None:
        if number == self._present:
            self.progressed.emit(share)

    def _take(self, number: int, found: object) -> None:
        if number != self._present:
            return  # another one was asked for
        self._present = 0
        if isinstance(found, RatingList):
            self.loaded.emit(found)
        elif isinstance(found, ArbiterError):
            self.failed.emit(found)
        elif isinstance(found, Exception):
            raise found
