"""A closed drop-down that the wheel turns over without touching it."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class Choice(QComboBox):
    """One of a few things. It changes by the keyboard or in its open list, never because the
    page was scrolled under the pointer."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # what lies around it may scroll
