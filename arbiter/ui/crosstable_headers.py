"""The headings of the crosstable: the names at the left, which stay, and what stands above."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from arbiter.domain.tournament import Player
from arbiter.ui import theme
from arbiter.ui.crosstable_columns import Kind
from arbiter.ui.figures import advance, baseline
from arbiter.ui.languages import translate
from arbiter.ui.own_viewport import own_viewport

HORIZONTAL = Qt.Orientation.Horizontal
NUMBER_RIGHT = 30
NAME_LEFT = 42
MARGIN = 8


def fitting_name(player: Player, width: float, font: QFont, *, short: bool = False) -> str:
    """The name as far as *width* allows: whole, surname and initial, or cut."""
    for name in (player.short,) if short else (player.name, player.short):
        if advance(name, font) <= width:
            return name
    return elided(player.short, width, font)


def elided(text: str, width: float, font: QFont) -> str:
    """*text*, cut at the end so that it fits *width*."""
    if advance(text, font) <= width:
        return text
    while text and advance(text + "…", font) > width:
        text = text[:-1]
    return text.rstrip(" ,") + "…"


def draw(painter: QPainter, rect: QRect, text: str, font: QFont, align: str) -> None:
    """*text* in *rect*, at the ``left``, the ``right`` or in the ``centre``."""
    wide = advance(text, font)
    left: float = rect.left()
    if align == "right":
        left = rect.right() + 1 - wide
    elif align == "centre":
        left = rect.left() + (rect.width() - wide) / 2
    painter.setFont(font)
    painter.drawText(QPointF(left, baseline(rect, font)), text)


def strike(painter: QPainter, rect: QRect, text: str, font: QFont) -> None:
    """Strike out *text*, drawn at the left of *rect*."""
    height = round(baseline(rect, font) - theme.scaled(4))
    wide = min(round(advance(text, font)), rect.width())
    theme.fill(painter, painter.pen().color(), rect.left(), height, wide, max(theme.scaled(1), 1))


class ColumnHeadings(QHeaderView):
    """What stands above the columns; the opponent of the current cell is lit."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(HORIZONTAL, view)
        own_viewport(self)
        self.lit = -1
        self.setSectionsClickable(True)

    def sizeHint(self) -> QSize:
        return QSize(self.length(), theme.scaled(30))

    def light(self, column: int) -> None:
        """Light the heading of *column*, and no other."""
        if column != self.lit:
            old, self.lit = self.lit, column
            for section in (old, column):
                if section >= 0:
                    self.viewport().update(
                        self.sectionViewportPosition(section),
                        0,
                        self.sectionSize(section),
                        self.height(),
                    )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        roles = theme.roles()
        dirty = event.rect()
        theme.fill(painter, roles.surface, dirty)
        model = self.model()
        for section, column in enumerate(model.columns):
            left, width = self.sectionViewportPosition(section), self.sectionSize(section)
            if not width or left + width < dirty.left() or left > dirty.right():
                continue
            rect = QRect(left, 0, width, self.height() - 1)
            lit = section == self.lit
            if lit:
                theme.fill(painter, roles.pen_soft, rect)
            painter.setPen(roles.pen if lit else roles.ink3)
            font = theme.font(12, bold=lit)
            text, align = column.heading, "centre"
            right_kinds = (Kind.RATING, Kind.POINTS, Kind.TIE_BREAK)
            if column.kind in right_kinds:
                align = "right"
                rect.setRight(self.parentWidget().heading_edge(section, rect))
            elif column.kind is Kind.FEDERATION:
                align = "left"
                rect.setLeft(left + theme.scaled(MARGIN))
            draw(painter, rect, text, font, align)
        length = self.length() - self.offset()
        theme.fill(painter, roles.rule, 0, self.height() - 1, length, 1)
        painter.end()


class NameHeadings(QHeaderView):
    """Number, name and title of each player; the current one is lit.

    ``short`` and ``titles`` say how much of it there is room for.
    """

    def __init__(self, view: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, view)
        own_viewport(self)
        self.lit = -1
        self.short = False
        self.titles = True
        self.wide = 200
        self.setSectionsClickable(True)

    def sizeHint(self) -> QSize:
        return QSize(self.wide, self.length())

    def light(self, row: int) -> None:
        """Light the heading of *row*, and no other."""
        if row != self.lit:
            old, self.lit = self.lit, row
            for section in (old, row):
                if section >= 0:
                    self.viewport().update(
                        0,
                        self.sectionViewportPosition(section),
                        self.width(),
                        self.sectionSize(section),
                    )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        roles = theme.roles()
        dirty = event.rect()
        theme.fill(painter, roles.surface, dirty)
        model = self.model()
        for section in range(self.count()):
            top, height = self.sectionViewportPosition(section), self.sectionSize(section)
            if top + height < dirty.top() or top > dirty.bottom():
                continue
            rect = QRect(0, top, self.width(), height - 1)
            if section == self.lit:
                theme.fill(painter, roles.pen_soft, rect)
            self._paint_player(painter, rect, model.number(section), section == self.lit)
            theme.fill(painter, roles.line, 0, top + height - 1, self.width(), 1)
        bottom = self.length() - self.offset()
        theme.fill(painter, roles.line, self.width() - 1, 0, 1, bottom)
        painter.end()

    def _paint_player(self, painter: QPainter, rect: QRect, number: int, lit: bool) -> None:
        roles = theme.roles()
        player = self.model().player(number)
        painter.setPen(roles.pen if lit else roles.ink3)
        right = QRect(rect)
        right.setRight(theme.scaled(NUMBER_RIGHT))
        draw(painter, right, str(number), theme.font(13, bold=lit), "right")
        name = QRect(rect)
        name.setLeft(theme.scaled(NAME_LEFT))
        name.setRight(rect.right() - theme.scaled(MARGIN))
        if self.titles and player.title:
            font = theme.font(11)
            painter.setPen(roles.ink3)
            draw(painter, name, player.title, font, "right")
            name.setRight(round(name.right() - advance(player.title, font) - theme.scaled(MARGIN)))
        font = theme.font(15, bold=lit)
        counts = self.model().tournament.counts(number)
        painter.setPen(roles.ink if counts else roles.ink3)
        text = fitting_name(player, name.width(), font, short=self.short)
        draw(painter, name, text, font, "left")
        if not counts:
            strike(painter, name, text, font)


class Corner(QWidget):
    """The headings of number and name, above the names."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        roles = theme.roles()
        theme.fill(painter, roles.surface, self.rect())
        painter.setPen(roles.ink3)
        font = theme.font(12)
        rect = QRect(0, 0, theme.scaled(NUMBER_RIGHT) + 1, self.height() - 1)
        draw(painter, rect, translate("Crosstable", "No."), font, "right")
        rect = QRect(theme.scaled(NAME_LEFT), 0, self.width(), self.height() - 1)
        draw(painter, rect, translate("Crosstable", "Name"), font, "left")
        theme.fill(painter, roles.rule, 0, self.height() - 1, self.width(), 1)
        painter.end()
