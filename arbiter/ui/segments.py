"""A choice of a few words in a row, of which one is on."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter.ui import theme
from arbiter.ui.crosstable_headers import draw
from arbiter.ui.figures import advance

ANTIALIASING = QPainter.RenderHint.Antialiasing
PADDING = 10
ROW = 24


class Segments(QWidget):
    """Words side by side; the arrow keys, or a click, choose another.

    Signals:
        chosen: (int) the person chose the word at this place, from 0.
    """

    chosen = Signal(int)

    def __init__(self, label: str = "", parent: QWidget | None = None, *, px: int = 13) -> None:
        super().__init__(parent)
        self._label = label
        self._words: list[str] = []
        self._on = -1
        self._px = px
        self._room = 0
        self.setAccessibleName(label)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.notifier().changed.connect(self.updateGeometry)

    @property
    def words(self) -> list[str]:
        """What there is to choose from."""
        return list(self._words)

    @property
    def on(self) -> int:
        """The place of the word that is on, from 0; -1 for none."""
        return self._on

    def show_words(self, words: list[str], on: int) -> None:
        """Offer *words* with the one at place *on* chosen; nobody is told."""
        if words != self._words or on != self._on:
            self._words, self._on = list(words), on
            chosen = words[on] if 0 <= on < len(words) else ""
            self.setAccessibleDescription(chosen)
            self.updateGeometry()
            self.update()

    def wrap_within(self, width: int) -> None:
        """Go on in another row where the words need more than *width*; 0: never."""
        if width != self._room:
            self._room = width
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        places = self._places(0)
        width = max((place.right() + 1 for place in places), default=self._label_width())
        height = places[-1].bottom() + 1 if places else theme.scaled(ROW)
        return QSize(width + theme.scaled(2), height + theme.scaled(2))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(event.key(), 0)
        if way:
            self.turn(way)
        elif event.key() == Qt.Key.Key_Space and self._words:
            self._choose((self._on + 1) % len(self._words))
        else:
            event.ignore()

    def turn(self, way: int) -> None:
        """Choose the word *way* places further, if there is one."""
        if 0 <= self._on + way < len(self._words):
            self._choose(self._on + way)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        for number, place in enumerate(self._places()):
            if place.contains(point):
                self._choose(number)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(ANTIALIASING)
        roles = theme.roles()
        painter.setPen(roles.ink3)
        if self._label:
            rect = QRect(0, 0, self._label_width(), self.height())
            draw(painter, rect, self._label, theme.font(self._px), "left")
        for number, place in enumerate(self._places()):
            on = number == self._on
            if on:
                painter.setPen(roles.pen if self.hasFocus() else Qt.PenStyle.NoPen)
                painter.setBrush(roles.pen_soft)
                painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 4, 4)
            painter.setPen(roles.pen if on else roles.ink2)
            draw(painter, place, self._words[number], theme.font(self._px, bold=on), "centre")
        painter.end()

    def focusInEvent(self, event: object) -> None:
        self.update()

    def focusOutEvent(self, event: object) -> None:
        self.update()

    def _choose(self, number: int) -> None:
        if number != self._on:
            self.show_words(self._words, number)
            self.chosen.emit(number)

    def _label_width(self) -> int:
        if not self._label:
            return 0
        return round(advance(self._label, theme.font(self._px))) + theme.scaled(8)

    def _places(self, top: int | None = None) -> list[QRect]:
        """Where the words stand: from *top* on, or in the middle of the height."""
        start, padding = self._label_width(), theme.scaled(PADDING)
        font = theme.font(self._px, bold=True)
        height = theme.scaled(ROW)
        left, row, places = start, 0, []
        for word in self._words:
            width = round(advance(word, font)) + 2 * padding
            if self._room and left > start and left + width > self._room:
                left, row = start, row + height
            places.append(QRect(left, row, width, height))
            left += width
        if top is None:
            top = max((self.height() - row - height) // 2, 0)
        return [place.translated(0, top) for place in places]
