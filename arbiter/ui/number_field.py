"""A field for a small whole number: typed, or changed with the arrows; the wheel does nothing."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget


class NumberField(QSpinBox):
    """Turning the wheel over it scrolls what it stands in, and never changes the number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(6, 0, 6, 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Not here."""
        event.ignore()
