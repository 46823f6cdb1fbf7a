"""What stands over the boards: which round, when, and how many boards have reported."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter.ui import theme
from arbiter.ui.figures import advance, baseline


class RoundHeading(QWidget):
    """Three texts on one line, painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._round = self._day = self._count = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.notifier().changed.connect(self._look_changed)

    def show_texts(self, round: str, day: str, count: str) -> None:
        """Show the round, its day and its count."""
        if (round, day, count) != (self._round, self._day, self._count):
            self._round, self._day, self._count = round, day, count
            self.setAccessibleName(", ".join(text for text in (round, day, count) if text))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(300), theme.scaled(42))

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        roles = theme.roles()
        painter.fillRect(self.rect(), roles.surface)
        large, plain, bold = theme.font(20, True), theme.font(14), theme.font(14, True)
        line = self.rect().adjusted(0, theme.scaled(4), 0, 0)
        y = baseline(line, large)
        left = theme.scaled(16)
        count_left = self.width() - theme.scaled(16) - advance(self._count, bold)
        painter.setFont(large)
        painter.setPen(roles.ink)
        painter.drawText(QPointF(left, y), self._round)
        left += round(advance(self._round, large)) + theme.scaled(14)
        painter.setFont(plain)
        painter.setPen(roles.ink2)
        if left + advance(self._day, plain) < count_left:
            painter.drawText(QPointF(left, y), self._day)
        painter.setFont(bold)
        painter.setPen(roles.ink)
        painter.drawText(QPointF(count_left, y), self._count)
        painter.end()
