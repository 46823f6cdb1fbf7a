"""Garbage is collected in the window's thread only.

Python looks for cyclic garbage in whichever thread happens to make the next object. Were
that the writer's, a dialog that nobody needs any more would be taken apart there, under
Qt's feet: at best timers stay alive, at worst the program dies. So the automatic search is
off while there is a writer, and a timer of the window's thread does it instead.
"""

from __future__ import annotations

import gc
from typing import ClassVar

from PySide6.QtCore import QObject, QTimer

EVERY = 1000
"""Milliseconds between two looks at how much there is to collect."""


class Collector(QObject):
    """Collects in the thread it lives in, and nobody else does, between start and stop."""

    _working: ClassVar[int] = 0

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self.collect)
        self._started = False

    def start(self) -> None:
        """Take over from Python."""
        if not self._started:
            self._started = True
            Collector._working += 1
            gc.disable()
            self._timer.start()

    def stop(self) -> None:
        """Hand back to Python, once no other collector is at work."""
        if self._started:
            self._started = False
            self._timer.stop()
            Collector._working -= 1
            if Collector._working == 0:
                gc.enable()

    def collect(self) -> None:
        """Collect the oldest generation that is due by Python's own measure, if any is."""
        due = [
            generation
            for generation, (count, limit) in enumerate(zip(gc.get_count(), gc.get_threshold()))
            if limit and count > limit
        ]
        if due:
            gc.collect(max(due))
