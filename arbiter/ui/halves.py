"""The two halves of a dialog, which scroll together where the screen is too small for them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QScrollArea, QStyle, QWidget

from arbiter.ui.dialog_parts import hairline

_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class Halves(QScrollArea):
    """*left*, a line, and *right*; where *stacked*, one above the other.

    The right half takes what room is left, the left one its *share* of it (0: none).
    """

    def __init__(
        self, left: QLayout, right: QLayout, parent: QWidget, *, stacked: bool, share: int
    ) -> None:
        super().__init__(parent)
        page = self._page = QWidget(self)
        both = QBoxLayout(_DOWN if stacked else _ACROSS, page)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(0)
        both.addLayout(left, share)
        both.addWidget(hairline(page, QFrame.Shape.HLine if stacked else QFrame.Shape.VLine))
        both.addLayout(right, 1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)

    @property
    def least_width(self) -> int:
        """In pixels of the screen, without anything cut off, beside a scroll bar."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return self._page.minimumSizeHint().width() + bar
