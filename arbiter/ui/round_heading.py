"""What stands over the boards: which round, when, what of it is assumed, and how many boards
have reported."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter.ui import theme
from arbiter.ui.figures import advance, baseline


class RoundHeading(QWidget):
    """Up to four texts on one line, painted. Where it is narrow the day goes first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._round = self._day = self._count = self._mark = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.notifier().changed.connect(self._look_changed)

    def show_texts(self, round: str, day: str, count: str, mark: str = "") -> None:
        """Show the round, its day and its count, and as *mark* what of it is assumed."""
        texts = round, day, mark, count
        if texts != (self._round, self._day, self._mark, self._count):
            self._round, self._day, self._mark, self._count = texts
            self.setAccessibleName(", ".join(filter(None, texts)))
            self.setToolTip(mark)
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
        gap = theme.scaled(14)
        mark = advance(self._mark, plain) + gap if self._mark else 0
        painter.setPen(roles.ink2)
        if self._day and left + advance(self._day, plain) + mark < count_left:
            painter.drawText(QPointF(left, y), self._day)
            left += round(advance(self._day, plain)) + gap
        painter.setPen(roles.warn)
        if left + mark < count_left:
            painter.drawText(QPointF(left, y), self._mark)
        painter.setFont(bold)
        painter.setPen(roles.ink)
        painter.drawText(QPointF(count_left, y), self._count)
        painter.end()
