"""Who has no game in the round in view."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter.ui import theme
from arbiter.ui.figures import advance
from arbiter.ui.languages import translate
from arbiter.ui.table_heading import elided


class FreeLine(QWidget):
    """Who has no game in this round, right under the last board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._free = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_free(self, players: list[str]) -> None:
        """Name the players, each with his number; nobody: no line."""
        if ", ".join(players) == self._free:
            return
        self._free = ", ".join(players)
        self.setAccessibleName(f"{self._label()} {self._free}")
        self.setVisible(bool(players))
        self.update()

    @property
    def text(self) -> str:
        """The names as shown."""
        return self._free

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(200), theme.scaled(38))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().surface)
        bold, plain = theme.font(14, True), theme.font(14)
        left = theme.scaled(16)
        width = round(advance(self._label(), bold))
        painter.setPen(theme.roles().ink)
        painter.setFont(bold)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRect(left, 0, width + 4, self.height()), middle, self._label())
        painter.setFont(plain)
        left += width + theme.scaled(10)
        rest = self.width() - left - theme.scaled(8)
        shown = elided(self._free, plain, rest)
        painter.drawText(QRect(left, 0, rest, self.height()), middle, shown)
        painter.end()

    def _label(self) -> str:
        return translate("Pairings", "Free this round:")
