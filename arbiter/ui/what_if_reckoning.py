"""What can still happen is reckoned beside the window, which goes on taking results."""

from __future__ import annotations

import contextlib
import sys
import threading
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from arbiter.domain.tournament import Tournament

if TYPE_CHECKING:
    from arbiter.domain.whatif.bounds import Bounds
    from arbiter.domain.whatif.outlook import Outlook

FEW = 5
"""Up to so many open games are counted at once, before the next picture: 243 outcomes."""
TURN = 0.0005
"""Seconds after which whoever counts lets the window go on. A picture is drawn in many pieces that
each wait so long: with the usual 5 ms a key took a third of a second."""


class WhatIfReckoning(QObject):
    """Reckons with one state at a time; asked for another it gives the first one up.

    Signals:
        reckoned: (Outlook, or Bounds where there are too many outcomes) for the state that was
            asked for last.
        progressed: (int, int) so many of so many outcomes are counted.
    """

    reckoned = Signal(object)
    progressed = Signal(int, int)
    _ended = Signal(int, object)
    _counted = Signal(int, int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = count(1)
        self._present = 0
        self._cancelled = threading.Event()
        self._ended.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._counted.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether something is being reckoned."""
        return bool(self._present)

    def start(self, tournament: Tournament, first: int) -> None:
        """Begin with *tournament*; *first* is the number of places that matter where outcomes
        are too many to be counted."""
        self.cancel()
        self._present = number = next(self._numbers)
        if len(tournament.open_games) <= FEW:
            self._take(number, _reckon(tournament, first, None, None))
            return
        cancelled = self._cancelled = threading.Event()

        def tell(done: int, of: int) -> None:
            with contextlib.suppress(RuntimeError):  # the window is gone
                self._counted.emit(number, done, of)

        def run() -> None:
            try:
                found: object = _reckon(tournament, first, tell, cancelled)
            except Exception as error:
                found = error
            with contextlib.suppress(RuntimeError):
                self._ended.emit(number, found)

        sys.setswitchinterval(TURN)
        threading.Thread(target=run, name="arbiter-what-if", daemon=True).start()

    def cancel(self) -> None:
        """Give up what is being reckoned."""
        self._cancelled.set()
        self._present = 0

    def _tell(self, number: int, done: int, of: int) -> None:
        if number == self._present:
            self.progressed.emit(done, of)

    def _take(self, number: int, found: object) -> None:
        if number != self._present:
            return  # it was given up
        self._present = 0
        if isinstance(found, Exception):
            raise found
        if found is not None:
            self.reckoned.emit(found)


def _reckon(
    tournament: Tournament,
    first: int,
    tell: object,
    cancelled: threading.Event | None,
) -> Outlook | Bounds | None:
    # Only who asks what if needs any of this.
    from arbiter.domain.whatif.counting import count_outcomes, countable

    stop = cancelled.is_set if cancelled is not None else None
    if countable(tournament):
        return count_outcomes(tournament, progress=tell, cancelled=stop)
    from arbiter.domain.whatif.bounds import bounds

    return bounds(tournament, first, progress=tell, cancelled=stop)
