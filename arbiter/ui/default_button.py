"""The one button of a surface that Enter presses."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter.ui import theme
from arbiter.ui.figures import advance


class DefaultButton(QPushButton):
    """Its words are set in the heavier weight, which a size hint of Qt does not know of."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setDefault(True)

    def sizeHint(self) -> QSize:
        words = round(advance(self.text(), theme.font(14, True)))
        return super().sizeHint().expandedTo(QSize(words + 2 * theme.scaled(18) + 4, 0))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
