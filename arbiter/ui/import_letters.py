"""The edges of a foreign sheet: letters with our name for the column, and row numbers."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from arbiter.ui import theme
from arbiter.ui.own_viewport import own_viewport
from arbiter.ui.table_heading import SECOND_LINE, elided

_HORIZONTAL, _VERTICAL = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
_CENTRE = Qt.AlignmentFlag.AlignCenter
HEIGHT = 40
WIDTH = 36


class _Edge(QHeaderView):
    """Paints its sections on raised paper; the one of the current cell is lit.

    Signals:
        menu_asked: (int, QPoint) a right click on a section, and where on the screen.
    """

    menu_asked = Signal(int, QPoint)

    def __init__(self, orientation: Qt.Orientation, view: QWidget) -> None:
        super().__init__(orientation, view)
        own_viewport(self)
        self.lit = -1
        self.setMinimumSectionSize(1)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def light(self, section: int) -> None:
        """Light *section*, and no other."""
        if section != self.lit:
            self.lit = section
            self.viewport().update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        section = self.logicalIndexAt(event.pos())
        if section >= 0:
            self.menu_asked.emit(section, event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        dirty, across = event.rect(), self.orientation() is _HORIZONTAL
        painter.fillRect(dirty, theme.roles().raised)
        low, high = (dirty.left(), dirty.right()) if across else (dirty.top(), dirty.bottom())
        first = self.visualIndexAt(max(low, 0))
        for section in range(first, self.count()) if first >= 0 else ():
            start, size = self.sectionViewportPosition(section), self.sectionSize(section)
            if start > high:
                break
            whole = (start, 0, size, self.height()) if across else (0, start, self.width(), size)
            self.paint(painter, QRect(*whole), section)
        painter.end()

    def paint(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw one section."""
        raise NotImplementedError


class ImportLetters(_Edge):
    """The letter of each column and, in the pen's colour, what it was taken for."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(_HORIZONTAL, view)

    def sizeHint(self) -> QSize:
        return QSize(self.length(), theme.scaled(HEIGHT))

    def paint(self, painter: QPainter, rect: QRect, section: int) -> None:
        roles, lit = theme.roles(), section == self.lit
        if lit:
            painter.fillRect(rect, roles.pen_soft)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.rule)
        painter.fillRect(rect.right(), rect.top(), 1, rect.height(), roles.line)
        model, margin = self.model(), theme.scaled(4)
        half = (rect.height() - 2 * margin) // 2
        upper = QRect(rect.left() + 2, rect.top() + margin, rect.width() - 4, half)
        painter.setFont(theme.font(11))
        painter.setPen(roles.ink3)
        painter.drawText(upper, _CENTRE, str(model.headerData(section, _HORIZONTAL)))
        font = theme.font(12, lit)
        name = str(model.headerData(section, _HORIZONTAL, SECOND_LINE) or "")
        painter.setFont(font)
        painter.setPen(roles.pen)
        painter.drawText(upper.translated(0, half), _CENTRE, elided(name, font, upper.width()))


class ImportRowNumbers(_Edge):
    """The numbers that a spreadsheet gives its rows."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(_VERTICAL, view)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(WIDTH), self.length())

    def paint(self, painter: QPainter, rect: QRect, section: int) -> None:
        roles, lit = theme.roles(), section == self.lit
        if lit:
            painter.fillRect(rect, roles.pen_soft)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line)
        painter.fillRect(rect.right(), rect.top(), 1, rect.height(), roles.rule)
        painter.setFont(theme.font(11, lit))
        painter.setPen(roles.pen if lit else roles.ink3)
        painter.drawText(rect.adjusted(0, 0, -1, -1), _CENTRE, str(section + 1))


class ImportCorner(QWidget):
    """Where the two edges meet."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        roles = theme.roles()
        painter.fillRect(self.rect(), roles.raised)
        painter.fillRect(0, self.height() - 1, self.width(), 1, roles.rule)
        painter.fillRect(self.width() - 1, 0, 1, self.height(), roles.rule)
        painter.end()
