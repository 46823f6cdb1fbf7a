"""A page that has nothing to show yet says what to do, in one sentence and perhaps a key."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from arbiter.ui import theme

_WRAPPED = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)
_IN_CORNER = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)


def paint_in_corner(viewport: QWidget, words: str) -> None:
    """Write *words* where the first line of a list that holds nothing would stand."""
    painter = QPainter(viewport)
    painter.setFont(theme.font(14))
    painter.setPen(theme.roles().ink2)
    margin = theme.scaled(14)
    painter.drawText(viewport.rect().adjusted(margin, margin, -margin, 0), _IN_CORNER, words)
    painter.end()


class EmptyWords(QWidget):
    """The words stand in the upper third, where the eye looks for the first row."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self.say(words)
        theme.notifier().changed.connect(self.update)

    def say(self, words: str) -> None:
        """Say *words* from now on."""
        if words != self._words:
            self._words = words
            self.setAccessibleName(words)
            self.update()

    @property
    def words(self) -> str:
        """What is said."""
        return self._words

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        roles = theme.roles()
        painter.fillRect(self.rect(), roles.surface)
        painter.setFont(theme.font(15))
        painter.setPen(roles.ink2)
        margin = theme.scaled(24)
        place = QRect(margin, self.height() // 4, self.width() - 2 * margin, self.height() // 2)
        painter.drawText(place, _WRAPPED, self._words)
        painter.end()
