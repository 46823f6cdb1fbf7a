"""Files that are dropped on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget


class FileDrop(QObject):
    """Takes files from the system's file window; the first one counts if there are several.

    Signals:
        dropped: (Path) this file is wanted. It comes when the other program has let go.
    """

    dropped = Signal(object)
    _taken = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self._taken.connect(self.dropped, Qt.ConnectionType.QueuedConnection)

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """Hear of what is dragged over the window."""
        if isinstance(event, QDragEnterEvent | QDropEvent):
            path = first_file(event.mimeData())
            if path is not None:
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    self._taken.emit(path)
                return True
        return False


def first_file(data: QMimeData) -> Path | None:
    """The first file of this computer in *data*."""
    return next((Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()), None)
