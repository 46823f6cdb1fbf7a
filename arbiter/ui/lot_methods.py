"""The ways of giving the numbers, one under the other, each with what it does."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter.domain.tournament import LotMethod
from arbiter.ui import theme
from arbiter.ui.languages import translate

ORDER = (
    LotMethod.AS_LISTED,
    LotMethod.BY_HAND,
    LotMethod.AT_RANDOM,
    LotMethod.BY_RATING,
    LotMethod.RESTRICTED,
)
WIDTH, HEADING, ROW, CLOSE_ROW, SHORT_ROW = 290, 30, 84, 74, 48
SENTENCES = 180
"""Below this width there are no sentences and no heading."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)


def method_title(method: LotMethod) -> str:
    """What the way is called."""
    return {
        LotMethod.AS_LISTED: translate("LotMethods", "As listed"),
        LotMethod.BY_HAND: translate("LotMethods", "By hand"),
        LotMethod.AT_RANDOM: translate("LotMethods", "At random"),
        LotMethod.BY_RATING: translate("LotMethods", "By rating"),
        LotMethod.RESTRICTED: translate("LotMethods", "Restricted draw"),
        LotMethod.FROM_FILE: translate("LotMethods", "From the file"),
        LotMethod.FROM_STANDINGS: translate("LotMethods", "From another tournament"),
    }[method]


def method_sentence(method: LotMethod) -> str:
    """What it does."""
    return {
        LotMethod.AS_LISTED: translate(
            "LotMethods", "The first in the list gets number\N{NO-BREAK SPACE}1."
        ),
        LotMethod.BY_HAND: translate("LotMethods", "Type each number as it is drawn."),
        LotMethod.AT_RANDOM: translate(
            "LotMethods", "All at once, with a seed that anyone can repeat."
        ),
        LotMethod.BY_RATING: translate(
            "LotMethods", "The highest rating gets number\N{NO-BREAK SPACE}1."
        ),
        LotMethod.FROM_FILE: translate(
            "LotMethods", "The numbers that stood in the file from which the table was read."
        ),
        LotMethod.RESTRICTED: translate(
            "LotMethods", "Countrymen do not meet in the last three rounds."
        ),
        LotMethod.FROM_STANDINGS: translate(
            "LotMethods", "Numbers are the places in the final standings of another one."
        ),
    }[method]


class LotMethods(QWidget):
    """Arrows or the keys 1 to 5 choose. Numbers that were read somewhere are a sixth way.

    Signals:
        chosen: (LotMethod) another way.
    """

    chosen = Signal(object)

    def __init__(self, method: LotMethod, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lot_methods")
        self._method = method
        self._ways = ORDER if method in ORDER else (*ORDER, method)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.notifier().changed.connect(self._look_changed)
        self._say()

    @property
    def method(self) -> LotMethod:
        """The way that is chosen."""
        return self._method

    def choose(self, method: LotMethod) -> None:
        """Choose a way."""
        if method is not self._method:
            self._method = method
            self._say()
            self.update()
            self.chosen.emit(method)

    def _say(self) -> None:
        words = translate("LotMethods", "Drawing of lots: {0}. {1}")
        title, sentence = method_title(self._method), method_sentence(self._method)
        self.setAccessibleName(words.format(title, sentence))

    def _row(self) -> int:
        """Height of a way: in a low window with less air, then without its sentence."""
        if self.width() < theme.scaled(SENTENCES):
            return theme.scaled(SHORT_ROW)
        room = (self.height() - self._top()) // len(self._ways)
        fits = (row for row in (ROW, CLOSE_ROW) if theme.scaled(row) <= room)
        return theme.scaled(next(fits, SHORT_ROW))

    def _top(self) -> int:
        """Where the first way begins."""
        return theme.scaled(HEADING) if self.width() >= theme.scaled(SENTENCES) else 0

    def sizeHint(self) -> QSize:
        return QSize(
            theme.scaled(WIDTH), theme.scaled(HEADING) + theme.scaled(ROW) * len(self._ways)
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        place = self._ways.index(self._method)
        if event.text() in list("123456")[: len(self._ways)]:
            self.choose(self._ways[int(event.text()) - 1])
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            self.choose(self._ways[min(max(place + step, 0), len(self._ways) - 1)])
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = (int(event.position().y()) - self._top()) // self._row()
        if 0 <= place < len(self._ways):
            self.setFocus()
            self.choose(self._ways[place])

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.roles().surface)
        height, top = self._row(), self._top()
        if top:
            self._paint_heading(painter, QRect(0, 0, self.width(), top))
        for place, method in enumerate(self._ways):
            rect = QRect(0, top + place * height, self.width(), height)
            self._paint_method(painter, rect, method)
        painter.end()

    @staticmethod
    def _paint_heading(painter: QPainter, rect: QRect) -> None:
        painter.setPen(theme.roles().ink)
        painter.setFont(theme.font(13, True))
        words = rect.adjusted(theme.scaled(16), 0, -theme.scaled(8), -1)
        painter.drawText(words, _LEFT, translate("LotMethods", "Drawing of lots"))
        painter.fillRect(0, rect.bottom(), rect.width(), 1, theme.roles().rule)

    def _paint_method(self, painter: QPainter, rect: QRect, method: LotMethod) -> None:
        roles, scaled = theme.roles(), theme.scaled
        chosen = method is self._method
        pen = roles.pen if self.hasFocus() else roles.edge
        if chosen:
            painter.fillRect(rect, roles.pen_soft)
            painter.fillRect(rect.left(), rect.top(), 3, rect.height() - 1, pen)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line)
        short = rect.height() < scaled(CLOSE_ROW)
        narrow = self.width() < scaled(SENTENCES)
        left, width = rect.left() + scaled(42), rect.width() - scaled(46 if narrow else 70)
        above = scaled(14 if rect.height() >= scaled(ROW) or short else 9)
        title = QRect(left, rect.top() + above, width, scaled(22))
        ring = QRectF(
            rect.left() + scaled(16) + 0.5, title.top() + scaled(3) + 0.5, scaled(15), scaled(15)
        )
        painter.setPen(QPen(roles.pen if chosen else roles.edge, 1.5 if chosen else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(roles.pen)
            inner = ring.width() / 3.6
            painter.drawEllipse(ring.adjusted(inner, inner, -inner, -inner))
        painter.setPen(roles.ink)
        painter.setFont(theme.font(14, True))
        painter.drawText(title, _LEFT, method_title(method))
        painter.setPen(roles.ink2 if chosen else roles.ink3)
        painter.setFont(theme.font(12))
        if short:
            return
        key = QRect(rect.right() - scaled(28), title.top(), scaled(18), title.height())
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, str(self._ways.index(method) + 1))
        painter.setFont(theme.font(13))
        painter.setPen(roles.ink2)
        below = QRect(left, title.bottom() + 1, width, rect.bottom() - title.bottom() - 2)
        painter.drawText(below, _WRAPPED, method_sentence(method))

    def focusInEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        super().focusOutEvent(event)
        self.update()
