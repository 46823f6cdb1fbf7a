"""A bundle while it is made: a step each time the window has nothing else to do."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from arbiter.domain.errors import ArbiterError
from arbiter.paper.job import Job


class BundleRun(QObject):
    """Signals:
    progressed: (float) the share that is done, from 0 to 1.
    finished: everything is printed, or in its file.
    failed: (ArbiterError) it could not be.
    """

    progressed = Signal(float)
    finished = Signal()
    failed = Signal(object)

    def __init__(self, job: Job, parent: QObject) -> None:
        super().__init__(parent)
        self.job = job
        self._steps: Iterator[float] = job.steps()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    def start(self) -> None:
        """Begin; the first step comes when the window is free."""
        self._timer.start(0)

    def stop(self) -> None:
        """Leave it unfinished."""
        if self._timer.isActive():
            self._timer.stop()
            self.job.stop()

    def _step(self) -> None:
        try:
            share = next(self._steps, None)
        except ArbiterError as error:
            self._timer.stop()
            self.job.stop()
            self.failed.emit(error)
            return
        except Exception:
            self.stop()  # what is half written is not taken for finished
            raise
        if share is None:
            self._timer.stop()
            self.finished.emit()
        else:
            self.progressed.emit(share)
