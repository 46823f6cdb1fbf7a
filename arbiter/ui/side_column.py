"""A column of fields and buttons beside a table, which scrolls where the window is too low."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class SideColumn(QScrollArea):
    """Shows *column* on the ground of the page; the keys go to what stands in it."""

    def __init__(self, column: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(column)
        for ground in (self.viewport(), column):
            ground.setAutoFillBackground(False)
