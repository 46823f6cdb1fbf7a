"""The table of the standings: tie groups as blocks, values that decided dark."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QWidget

from arbiter.domain.tiebreaks import ALWAYS_SHOWN, tie_break
from arbiter.tie_break_texts import tie_break_name
from arbiter.ui import theme
from arbiter.ui.column_choice import ColumnChoice, ColumnEntry, SortEntry, tie_break_entries
from arbiter.ui.crosstable_headers import draw, fitting_name, strike
from arbiter.ui.figures import (
    HALF_SLOT,
    advance,
    decimal_slot,
    number_width,
    paint_number,
    split_number,
)
from arbiter.ui.languages import decimal_mark, translate
from arbiter.ui.offered_menus import offer_columns_menu
from arbiter.ui.own_viewport import own_viewport
from arbiter.ui.painted_table import Band, PaintedTable, row_height
from arbiter.ui.standings_model import FIRST_TIE_BREAK, NAME, PLACE, POINTS, StandingsModel
from arbiter.ui.values import dispensable
from arbiter.ui.view_state import ViewState
from arbiter.ui.what_if_words import OUT, SAFE, answer_word

SELECT_ROW = (
    QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
)
ASCENDING = Qt.SortOrder.AscendingOrder
DESCENDING = Qt.SortOrder.DescendingOrder
MARGIN = 7
MARK = 44
"""The width of *safe* and *out*, at 100 %."""


class StandingsHeadings(QHeaderView):
    """What stands above the columns. A click sorts, a second click turns the order."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        own_viewport(self)
        self.setSectionsClickable(True)

    def sizeHint(self) -> QSize:
        return QSize(self.length(), theme.scaled(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        roles = theme.roles()
        theme.fill(painter, roles.surface, event.rect())
        view, model = self.parentWidget(), self.model()
        for section in range(self.count()):
            sorts = not model.by_place and section == model.sorted_by[0]
            font = theme.font(12, bold=sorts)
            painter.setPen(roles.ink if sorts else roles.ink3)
            left, width = self.sectionViewportPosition(section), self.sectionSize(section)
            if not width:
                continue
            rect = QRect(left, 0, width, self.height() - 1)
            if section == NAME:
                rect.setLeft(left + theme.scaled(4))
                draw(painter, rect, model.heading(section), font, "left")
            else:
                rect.setRight(view.heading_edge(section, rect))
                draw(painter, rect, model.heading(section), font, "right")
        theme.fill(painter, roles.rule, 0, self.height() - 1, self.width(), 1)
        painter.end()


class StandingsView(PaintedTable):
    """One row a player; the selection stays with the player when rows change places.

    Signals:
        turned: (int) an arrow asked for the tie-break to the right (1) or to the left (-1).
    """

    turned = Signal(int)
    by_rows = True

    def __init__(self, model: StandingsModel, state: ViewState, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("standings")
        self.setAccessibleName(translate("Standings", "Standings"))
        self._state = state
        self._selecting = False
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalHeader(StandingsHeadings(self))
        self.verticalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setModel(model)
        self.horizontalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().sectionClicked.connect(self._sort)
        self.columns = ColumnChoice("standings", self)
        self.columns.changed.connect(self._share_room)
        offer_columns_menu(self.horizontalHeader(), self)
        model.rearranged.connect(self._rearranged)
        model.rows_changed.connect(self._rows_changed)
        state.player_changed.connect(self._show_player)

    @property
    def table(self) -> StandingsModel:
        """The model, by its own type."""
        return self.model()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(350), self._height(30))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(120), self._height(24, most=6))

    def least_height(self) -> int:
        """The height at which every row is still in view."""
        return self._height(24)

    def _height(self, row: int, most: int = 1000) -> int:
        rows = min(self.model().rowCount() if self.model() else 0, most)
        return theme.scaled(28) + rows * theme.scaled(row)

    # Selection

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        self.update_rows(self.row_of(previous), self.row_of(current))
        if current.isValid() and not self._selecting:
            self._state.select_player(self.table.standing(current.row()).number)

    def _show_player(self, number: int) -> None:
        row = self.table.row_of(number)
        if row != self.row_of(self.currentIndex()):
            self._selecting = True
            self.selectionModel().setCurrentIndex(self.model().index(row, NAME), SELECT_ROW)
            self.scrollTo(self.model().index(row, NAME))
            self._selecting = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.turned.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def copy(self) -> None:
        """Put the whole table on the clipboard as text, columns separated by tabs."""
        from arbiter.formats.formula_guard import guarded  # not before somebody copies

        model = self.table
        columns = range(model.columnCount())
        lines = ["\t".join(model.heading(column) for column in columns)]
        for row in range(model.rowCount()):
            lines.append("\t".join(guarded(model.text(row, column)) for column in columns))
        QGuiApplication.clipboard().setText("\n".join(lines) + "\n")

    def _sort(self, column: int) -> None:
        model = self.table
        turned = model.sorted_by == (column, ASCENDING)
        model.sort(column, DESCENDING if turned else ASCENDING)

    def column_entries(self) -> list[ColumnEntry]:
        """The tie-breaks; those that are always shown can't be hidden."""
        return tie_break_entries(self.table.codes, self.table.ranking.used)

    def sort_entries(self) -> list[SortEntry]:
        """By place and by what stands in each column, the best first."""
        model = self.table
        names = [
            translate("Standings", "By place"),
            translate("Standings", "By name"),
            translate("Standings", "By points"),
            *(tie_break_name(code, translate) for code in model.codes),
        ]
        return [
            SortEntry(words, model.sorted_by == (column, ASCENDING), partial(model.sort, column))
            for column, words in enumerate(names)
        ]

    def _rearranged(self) -> None:
        self._share_room()
        self.updateGeometry()
        self._show_player(self._state.player)

    def _rows_changed(self, rows: list[int]) -> None:
        self._share_room()
        self.update_rows(*rows)
        self._show_player(self._state.player)

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def look_changed(self) -> None:
        self._share_room()
        self.updateGeometry()
        super().look_changed()

    def _share_room(self) -> None:
        count = self.model().rowCount()
        heading = theme.scaled(28)
        height = self.height() - heading
        row = row_height(height, count, theme.scaled(24), theme.scaled(30))
        if count * row > height > row:
            heading += height % row  # what is left over shows no sliver of a row
        self.horizontalHeader().setFixedHeight(heading)
        if self.verticalHeader().defaultSectionSize() != row:
            self.verticalHeader().setDefaultSectionSize(row)
        widths = self._widths(self.viewport().width())
        for column, width in enumerate(widths):
            if self.isColumnHidden(column) != (width == 0):
                self.setColumnHidden(column, width == 0)
            if width and self.columnWidth(column) != width:
                self.setColumnWidth(column, width)

    def _widths(self, room: int) -> list[int]:
        """Names shrink to surname and initial first, then tie-breaks go that decided nothing."""
        model = self.table
        rows = range(model.rowCount())
        scaled = theme.scaled
        widths = [self._place_width(), 0, self._number_width(POINTS, scaled(44))]
        widths += [
            self._number_width(column, scaled(38))
            for column in range(FIRST_TIE_BREAK, model.columnCount())
        ]
        for place, code in enumerate(model.codes):
            if code not in ALWAYS_SHOWN and not self.columns.shows(code):
                widths[FIRST_TIE_BREAK + place] = 0
        font = theme.font(15, bold=True)
        short = max((advance(model.player(row).short, font) for row in rows), default=0)
        least = round(min(short, scaled(150))) + scaled(12) + (_mark_width() if model.marked else 0)
        for place in dispensable(model.ranking):
            if room - sum(widths) >= least:
                break
            widths[FIRST_TIE_BREAK + place] = 0
        widths[NAME] = max(room - sum(widths), scaled(60))
        return widths

    def _place_width(self) -> int:
        model, font = self.table, theme.font(15, bold=True)
        rows = range(model.rowCount())
        widest = max((advance(model.text(row, PLACE), font) for row in rows), default=0)
        return max(theme.scaled(40), round(widest) + theme.scaled(18))

    def _number_width(self, column: int, base: int) -> int:
        model = self.table
        font = self._font(column)
        slot = self._slot(column)
        rows = range(model.rowCount())
        widest = max((number_width(model.text(row, column), font, slot) for row in rows), default=0)
        heading = advance(model.heading(column), theme.font(12)) + advance(slot, font) / 2
        bracket = theme.scaled(8) if column == POINTS else 0
        return max(base, round(max(widest, heading)) + theme.scaled(MARGIN + 5) + bracket)

    @staticmethod
    def _font(column: int) -> object:
        return theme.font(16, bold=True) if column == POINTS else theme.font(14)

    def _slot(self, column: int) -> str:
        if column == POINTS:
            return HALF_SLOT
        unit = tie_break(self.table.codes[column - FIRST_TIE_BREAK]).per_point
        return decimal_slot(unit(self.table.tournament), decimal_mark())

    def heading_edge(self, column: int, rect: QRect) -> int:
        """Where the heading of a column of numbers ends: half a slot before the numbers do."""
        right = rect.right() - theme.scaled(MARGIN) + 1
        if column == PLACE:
            return right
        return round(right - advance(self._slot(column), self._font(column)) / 2)

    # Paint

    def paint(self, painter: QPainter, dirty: QRect, rows: list[Band], columns: list[Band]) -> None:
        roles = theme.roles()
        current = self.row_of(self.currentIndex())
        width = self.viewport().width()
        for row, top, height in rows:
            if row == current:
                theme.fill(painter, roles.pen_soft, 0, top, width, height - 1)
                bar = roles.pen if self.hasFocus() or self._state.player else roles.edge
                theme.fill(painter, bar, 0, top, theme.scaled(3), height - 1)
            for column, left, wide in columns:
                rect = QRect(left, top, wide, height - 1)
                self._paint_cell(painter, rect, row, column, row == current)
            if self._ends_group(row):
                theme.fill(painter, roles.line, 0, top + height - 1, width, 1)
        self._paint_brackets(painter, rows)

    def _paint_cell(
        self, painter: QPainter, rect: QRect, row: int, column: int, current: bool
    ) -> None:
        roles, model = theme.roles(), self.table
        text = model.text(row, column)
        if column == NAME:
            rect = rect.adjusted(theme.scaled(4), 0, -theme.scaled(8), 0)
            if model.marked:
                self._paint_mark(painter, rect, model.mark(row))
                rect = rect.adjusted(0, 0, -_mark_width(), 0)
            font = theme.font(15, bold=current)
            painter.setPen(roles.ink3 if model.left(row) else roles.ink)
            suffix = model.suffix(row)
            room = rect.width() - (round(advance(suffix, font)) if suffix else 0)
            name = fitting_name(model.player(row), room, font) + suffix
            draw(painter, rect, name, font, "left")
            if model.left(row):
                strike(painter, rect, name, font)
            return
        inner = rect.adjusted(0, 0, -theme.scaled(MARGIN), 0)
        if column == PLACE:
            painter.setPen(roles.ink3 if model.left(row) else roles.ink)
            draw(painter, inner, text, theme.font(15, bold=not model.left(row)), "right")
        elif column == POINTS:
            font, color = self._font(column), roles.ink
            if model.left(row):
                font, color = theme.font(14), roles.ink3
            paint_number(painter, inner, *split_number(text), font, color)
        else:
            code = model.codes[column - FIRST_TIE_BREAK]
            color = roles.ink if code in model.standing(row).needed else roles.ink3
            slot = self._slot(column)
            paint_number(painter, inner, *split_number(text), self._font(column), color, slot)

    @staticmethod
    def _paint_mark(painter: QPainter, rect: QRect, mark: str) -> None:
        """Whether the player is safe or out, at the right of his name."""
        roles = theme.roles()
        painter.setPen(roles.good if mark == SAFE else roles.ink3)
        draw(painter, rect, answer_word(mark), theme.font(13, bold=mark == SAFE), "right")

    def _ends_group(self, row: int) -> bool:
        """Whether the next row has other points."""
        model = self.table
        if not model.by_place or row + 1 >= model.rowCount():
            return True
        return not model.level(row, row + 1)

    def _paint_brackets(self, painter: QPainter, rows: list[Band]) -> None:
        """A line left of the points of those who are level on points."""
        model = self.table
        if not model.by_place:
            return
        left = self.columnViewportPosition(POINTS) + theme.scaled(1)
        air = theme.scaled(5)
        for row, top, height in rows:
            above = row > 0 and model.level(row - 1, row)
            below = row + 1 < model.rowCount() and model.level(row, row + 1)
            if above or below:
                start = top if above else top + air
                end = top + height if below else top + height - air
                theme.fill(painter, theme.roles().edge, left, start, theme.scaled(2), end - start)


def _mark_width() -> int:
    """The room of *safe* and *out* beside a name, in pixels."""
    font = theme.font(13, bold=True)
    widest = max(advance(answer_word(verdict), font) for verdict in (SAFE, OUT))
    return max(theme.scaled(MARK), round(widest) + theme.scaled(8))
