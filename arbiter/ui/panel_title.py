"""The heading of a dock: a title and, where there is one, a verdict in a word."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from arbiter.ui import theme

Verdict = Literal["good", "warn", "plain"]
HEIGHT = 34
MARGIN = 12


class PanelTitle(QWidget):
    """``Standings after round 9  [provisional]``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self.tag = ""
        self._verdict: Verdict = "plain"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.notifier().changed.connect(self.updateGeometry)

    def take_in(self, tools: QWidget) -> None:
        """Show *tools* right of the title."""
        row = QHBoxLayout(self)
        row.addSpacing(MARGIN)
        row.addWidget(tools, 1)
        self._make_room()
        theme.notifier().changed.connect(self._make_room)

    def _make_room(self) -> None:
        """Leave the width of the title to it."""
        words = QFontMetrics(theme.font(14, bold=True)).horizontalAdvance(self.text)
        self.layout().setContentsMargins(words + MARGIN, 0, MARGIN, 1)

    def show_text(self, text: str, tag: str = "", verdict: Verdict = "plain") -> None:
        """Show *text*, with *tag* after it in the colours of *verdict*."""
        self.text, self.tag, self._verdict = text, tag, verdict
        self.setAccessibleName(f"{text}, {tag}" if tag else text)
        self.setToolTip(self.accessibleName())
        self.update()

    def sizeHint(self) -> QSize:
        """The height of a tab row."""
        return QSize(120, theme.scaled(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Not cut by a dock."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Title, tag, line below."""
        roles = theme.roles()
        painter = QPainter(self)
        theme.fill(painter, roles.window, self.rect())
        theme.fill(painter, roles.line, 0, self.height() - 1, self.width(), 1)
        font, small = theme.font(14, bold=True), theme.font(12, bold=True)
        tag_width = QFontMetrics(small).horizontalAdvance(self.tag) + 16 if self.tag else 0
        metrics = QFontMetrics(font)
        room = self.width() - 2 * MARGIN - (tag_width + 8 if tag_width else 0)
        shown = metrics.elidedText(self.text, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(roles.ink)
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect().adjusted(MARGIN, 0, 0, -1), middle, shown)
        if tag_width:
            colour, wash = {
                "good": (roles.good, roles.good_wash),
                "warn": (roles.warn, roles.warn_wash),
                "plain": (roles.ink2, roles.line),
            }[self._verdict]
            height = theme.scaled(20)
            left = MARGIN + metrics.horizontalAdvance(shown) + 8
            box = QRectF(left, (self.height() - 1 - height) / 2, tag_width, height)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(wash)
            painter.drawRoundedRect(box, 3, 3)
            painter.setPen(colour)
            painter.setFont(small)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tag)
        painter.end()
