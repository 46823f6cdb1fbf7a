"""The table of what can still happen: the more outcomes lead to a place, the deeper its blue."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from arbiter.ui import theme
from arbiter.ui.crosstable_headers import draw, fitting_name
from arbiter.ui.figures import advance, paint_number, split_number
from arbiter.ui.languages import translate
from arbiter.ui.own_viewport import own_viewport
from arbiter.ui.painted_table import Band, PaintedTable, row_height
from arbiter.ui.what_if_model import FIRST_PLACE, NAME, PLACE, POINTS, WhatIfModel
from arbiter.ui.what_if_words import OUT, SAFE, answer_word, count_forms

ROW, HEADINGS = 32, 28
PLACE_WIDTH, POINTS_WIDTH, CAN_BE_WIDTH, VERDICT_WIDTH = 26, 42, 54, 48
WIDE, NARROW, LEAST_NAME, BEST_NAME = 34, 24, 104, 150
_CENTRE = Qt.AlignmentFlag.AlignCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class WhatIfHeadings(QHeaderView):
    """The places as headings; the one that is asked for is lit."""

    def __init__(self, view: WhatIfView) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        own_viewport(self)
        self._view = view
        self.setSectionsClickable(True)

    def sizeHint(self) -> QSize:
        return QSize(self.length(), theme.scaled(HEADINGS))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        roles = theme.roles()
        painter.fillRect(event.rect(), roles.surface)
        model = self._view.table
        for section in range(self.count()):
            left, width = self.sectionViewportPosition(section), self.sectionSize(section)
            rect = QRect(left, 0, width, self.height() - 1)
            place = model.place_of(section)
            if place and place == model.asked:
                painter.fillRect(rect, roles.pen_soft)
                painter.setPen(roles.pen)
                draw(painter, rect, model.heading(section), theme.font(12, bold=True), "centre")
                continue
            painter.setPen(roles.ink if place else roles.ink3)
            font = theme.font(12, bold=bool(place))
            inside, way = rect, "centre"
            if section == NAME:
                inside, way = rect.adjusted(theme.scaled(6), 0, 0, 0), "left"
            elif section == POINTS:
                inside, way = rect.adjusted(0, 0, -theme.scaled(8), 0), "right"
            draw(painter, inside, model.heading(section), font, way)
        painter.fillRect(0, self.height() - 1, self.width(), 1, roles.rule)
        painter.end()


class WhatIfView(PaintedTable):
    """Arrows go from player to player and from place to place.

    Signals:
        asked: (int, int) number of the player, and place, that the cursor is on.
        example_asked: Enter: an outcome that leads to the cell under the cursor is wanted.
    """

    asked = Signal(int, int)
    example_asked = Signal()

    def __init__(self, model: WhatIfModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("what_if_table")
        self.setAccessibleName(translate("WhatIf", "Who can still take which place"))
        self.setHorizontalHeader(WhatIfHeadings(self))
        self.verticalHeader().hide()
        self.setModel(model)
        model.modelReset.connect(self._arrange)
        self.horizontalHeader().sectionClicked.connect(self._heading_clicked)
        self.doubleClicked.connect(lambda _: self.example_asked.emit())

    @property
    def table(self) -> WhatIfModel:
        """The model, by its own type."""
        return self.model()

    def sizeHint(self) -> QSize:
        rows = self.model().rowCount() if self.model() else 0
        return QSize(theme.scaled(580), theme.scaled(HEADINGS) + rows * theme.scaled(ROW) + 1)

    @property
    def wanted_width(self) -> int:
        """So wide is the table at its best, in pixels."""
        model = self.table
        verdicts = max(model.columnCount() - model.can_be - 1, 1) * _verdict_width()
        fixed = PLACE_WIDTH + BEST_NAME + POINTS_WIDTH + CAN_BE_WIDTH
        return theme.scaled(fixed + model.places * WIDE) + verdicts

    def height_in(self, room: int) -> int:
        """The height in which whole rows stand, as many of them as *room* has."""
        head, rows = theme.scaled(HEADINGS), max(self.model().rowCount(), 1)
        height = row_height(room - head, rows, theme.scaled(24), theme.scaled(ROW))
        return head + min(rows, max((room - head) // height, 1)) * height

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(240), theme.scaled(HEADINGS + 3 * ROW))

    # The cursor

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        self.update_rows(self.row_of(previous), self.row_of(current))
        if current.isValid():
            place = self.table.place_of(current.column()) or self.table.asked
            self.asked.emit(self.table.number(current.row()), place)
            self.horizontalHeader().viewport().update()

    def go_to(self, number: int, place: int) -> None:
        """Put the cursor on a player and a place."""
        row = self.table.row_of(number)
        if row < 0 or not self.table.columnCount():
            return
        column = FIRST_PLACE + place - 1 if place <= self.table.places else NAME
        self.setCurrentIndex(self.model().index(row, column))

    def _heading_clicked(self, section: int) -> None:
        place, current = self.table.place_of(section), self.currentIndex()
        if place and current.isValid():
            self.setCurrentIndex(self.model().index(current.row(), section))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.example_asked.emit()
        else:
            super().keyPressEvent(event)

    # Sizes

    def look_changed(self) -> None:
        super().look_changed()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        model, header = self.table, self.horizontalHeader()
        if not model.rowCount():
            return
        fixed = [PLACE_WIDTH, 0, POINTS_WIDTH]
        verdicts = model.columnCount() - model.can_be - 1
        tail = [theme.scaled(CAN_BE_WIDTH), *([_verdict_width()] * verdicts)]
        taken = theme.scaled(sum(fixed) + BEST_NAME) + sum(tail)
        room = self.viewport().width() - taken
        each = room // model.places if model.places else 0
        each = min(max(each, theme.scaled(NARROW)), theme.scaled(WIDE))
        for section, width in enumerate(fixed):
            header.resizeSection(section, theme.scaled(width))
        for section in range(FIRST_PLACE, model.can_be):
            header.resizeSection(section, each)
        for place, width in enumerate(tail):
            header.resizeSection(model.can_be + place, width)
        rest = header.length() - header.sectionSize(NAME)
        name = max(self.viewport().width() - rest, theme.scaled(LEAST_NAME))
        header.resizeSection(NAME, name)
        free = self.height() - theme.scaled(HEADINGS)
        height = row_height(free, model.rowCount(), theme.scaled(24), theme.scaled(ROW))
        self.verticalHeader().setDefaultSectionSize(height)

    # Painting

    def paint(self, painter: QPainter, dirty: QRect, rows: list[Band], columns: list[Band]) -> None:
        roles, model = theme.roles(), self.table
        current = self.row_of(self.currentIndex())
        for row, top, height in rows:
            if row == current:
                whole = QRect(0, top, self.viewport().width(), height - 1)
                painter.fillRect(whole, roles.pen_soft)
            for column, left, width in columns:
                self._paint_cell(painter, QRect(left, top, width, height - 1), row, column)
            painter.fillRect(dirty.left(), top + height - 1, dirty.width(), 1, roles.line)
            if row == current:
                painter.fillRect(0, top, 3, height - 1, roles.pen)
        self._paint_prize_line(painter, rows)
        index = self.currentIndex()
        if index.isValid() and model.place_of(index.column()):
            self._paint_cursor(painter, self.visualRect(index))

    def _paint_cell(self, painter: QPainter, cell: QRect, row: int, column: int) -> None:
        roles, model = theme.roles(), self.table
        text = model.text(row, column)
        bold = row == self.row_of(self.currentIndex())
        if column == PLACE:
            painter.setPen(roles.ink3)
            painter.setFont(theme.font(12))
            painter.drawText(cell.adjusted(0, 0, -2, 0), _RIGHT, text)
        elif column == NAME:
            font = theme.font(14, bold)
            inside = cell.adjusted(theme.scaled(6), 0, -theme.scaled(4), 0)
            painter.setPen(roles.ink)
            shown = fitting_name(model.player(row), inside.width(), font)
            draw(painter, inside, shown, font, "left")
        elif column == POINTS:
            inside = cell.adjusted(0, 0, -theme.scaled(8), 0)
            paint_number(painter, inside, *split_number(text), theme.font(14, True), roles.ink)
        elif model.place_of(column):
            self._paint_count(painter, cell, row, column, text)
        else:
            self._paint_verdict(painter, cell, row, column, text)

    def _paint_count(
        self, painter: QPainter, cell: QRect, row: int, column: int, text: str
    ) -> None:
        roles, share = theme.roles(), self.table.share(row, column)
        if not share:
            painter.setPen(roles.ink3)
        else:
            deep = theme.mixed(roles.surface, roles.tint, 0.12 + 0.88 * share**0.6)
            painter.fillRect(cell.adjusted(0, 0, -1, 0), deep)
            painter.setPen(roles.ink)
        forms = count_forms(int(text)) if share else (text,)
        fitting = (
            (form, font)
            for form in forms
            for font in (theme.font(13), theme.font(11))
            if advance(form, font) <= cell.width() - 3
        )
        shown, font = next(fitting, (forms[-1], theme.font(11)))
        painter.setFont(font)
        painter.drawText(cell, _CENTRE, shown)

    def _paint_verdict(
        self, painter: QPainter, cell: QRect, row: int, column: int, text: str
    ) -> None:
        roles, model = theme.roles(), self.table
        verdict = column > model.can_be
        chance = model.chances is not None and column == model.columnCount() - 1
        safe = verdict and not chance and model.verdict(row, column) == SAFE
        out = verdict and not chance and not safe
        font = theme.font(13, bold=safe)
        ink = roles.good if safe else roles.ink3 if out else roles.ink2
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(cell, _CENTRE, text)

    def _paint_prize_line(self, painter: QPainter, rows: list[Band]) -> None:
        """After the last place that matters."""
        model = self.table
        if not 0 < model.prizes < model.places or not rows:
            return
        header = self.horizontalHeader()
        left = header.sectionViewportPosition(FIRST_PLACE + model.prizes)
        bottom = rows[-1][1] + rows[-1][2] - 1
        painter.fillRect(left - 2, rows[0][1], 2, bottom - rows[0][1], theme.roles().edge)

    def _paint_cursor(self, painter: QPainter, cell: QRect) -> None:
        ink = theme.roles().pen if self.hasFocus() else theme.roles().edge
        for edge in (
            QRect(cell.left(), cell.top(), cell.width(), 2),
            QRect(cell.left(), cell.bottom() - 2, cell.width(), 2),
            QRect(cell.left(), cell.top(), 2, cell.height() - 1),
            QRect(cell.right() - 1, cell.top(), 2, cell.height() - 1),
        ):
            painter.fillRect(edge, ink)


def _verdict_width() -> int:
    """As wide as *safe* and *out* are in the language of the screen, in pixels."""
    font = theme.font(13, bold=True)
    widest = max(advance(answer_word(verdict), font) for verdict in (SAFE, OUT))
    return max(theme.scaled(VERDICT_WIDTH), round(widest) + theme.scaled(10))
