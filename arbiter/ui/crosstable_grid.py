"""The crosstable drawn: how big everything is, the cells, their lines, the cursor's frame."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, QRect, QTimer
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from arbiter.ui import theme
from arbiter.ui.column_choice import ColumnChoice, ColumnEntry, SortEntry, tie_break_entries
from arbiter.ui.crosstable_columns import FIRST_OPPONENT, Kind
from arbiter.ui.crosstable_cursor import Spot
from arbiter.ui.crosstable_figures import FigureColumns
from arbiter.ui.crosstable_headers import ColumnHeadings, Corner, NameHeadings
from arbiter.ui.crosstable_layout import Needs, Shares, share, without
from arbiter.ui.crosstable_model import CrosstableModel
from arbiter.ui.crosstable_paint import FacePainter, paint_frame, paint_hatching
from arbiter.ui.languages import translate
from arbiter.ui.offered_menus import offer_columns_menu
from arbiter.ui.painted_table import Band, PaintedTable

REFUSED_FOR = 6000
"""Milliseconds for which a refused entry stays underlined, like its line in the status bar."""


class CrosstableGrid(PaintedTable):
    """Shows the model and a cursor on one game; what keys and mouse do is not its matter."""

    def __init__(self, model: CrosstableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._half = 0
        self._whole_cell = True  # an open field stands on all games of its cell
        self._refused: tuple[int, int] | None = None
        self._shares: Shares | None = None
        self._faces: FacePainter | None = None
        self._refused_timer = QTimer(self, singleShot=True, interval=REFUSED_FOR)
        self._refused_timer.timeout.connect(self._forget_refused)
        self.setHorizontalHeader(ColumnHeadings(self))
        self.setVerticalHeader(NameHeadings(self))
        self._figures = FigureColumns(model)
        self._corner = Corner(self)
        self.setModel(model)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
        self.columns = ColumnChoice("crosstable", self)
        self._needs = self._wanted()
        self.columns.changed.connect(self._measure)
        offer_columns_menu(self.horizontalHeader(), self)
        model.modelReset.connect(self._measure)
        model.dataChanged.connect(self._make_room)
        model.refused.connect(self._underline)

    @property
    def table(self) -> CrosstableModel:
        """The model, by its own type."""
        return self.model()

    @property
    def half(self) -> int:
        """Which game of the current cell the cursor is on, from 0."""
        return self._half

    @property
    def spot(self) -> Spot | None:
        """Where the cursor is."""
        index = self.currentIndex()
        if not index.isValid() or not self.table.opponent(index.column()):
            return None
        return Spot(index.row(), index.column() - FIRST_OPPONENT, self._half)

    @property
    def _editing(self) -> bool:
        return self.state() == QAbstractItemView.State.EditingState

    def games_in_cell(self) -> int:
        """How many games a cell holds."""
        return self.table.games_in_cell

    def _is_mine(self, widget: QWidget | None) -> bool:
        return widget is self or (widget is not None and self.isAncestorOf(widget))

    def _repaint_cross(self, index: QModelIndex) -> None:
        """Row and column of *index* and its mirror, with the frames that touch their neighbours."""
        rect, port = self.visualRect(index), self.viewport()
        port.update(0, rect.top() - 1, port.width(), rect.height() + 1)
        port.update(rect.left() - 1, 0, rect.width() + 1, port.height())
        self._repaint_mirror(index)

    def _repaint_cell(self, index: QModelIndex) -> None:
        self.viewport().update(_framed(self.visualRect(index)))
        self._repaint_mirror(index)

    def _repaint_mirror(self, index: QModelIndex) -> None:
        if self.table.opponent(index.column()):
            mirror = self.table.mirror(index.row(), index.column())
            self.viewport().update(_framed(self.visualRect(self.model().index(*mirror))))

    def _underline(self, index: QModelIndex) -> None:
        self._refused = index.row(), index.column()
        self._refused_timer.start()
        self.viewport().update(self.visualRect(index))

    def _forget_refused(self) -> None:
        if self._refused is not None:
            index = self.model().index(*self._refused)
            self._refused = None
            self.viewport().update(self.visualRect(index))

    # Columns

    def column_entries(self) -> list[ColumnEntry]:
        """The columns that can be hidden, and the tie-breaks that can't."""
        ranking = self.table.ranking
        return [
            ColumnEntry("title", translate("Crosstable", "Titles")),
            ColumnEntry("rating", translate("Crosstable", "Rating")),
            ColumnEntry("federation", translate("Crosstable", "Federation")),
            *tie_break_entries(ranking.columns, ranking.used),
            ColumnEntry("count", translate("Crosstable", "Games won, lost and drawn")),
        ]

    def sort_entries(self) -> list[SortEntry]:
        """By number or by place."""
        by_rank = self.table.by_rank
        return [
            SortEntry(words, by_rank is chosen, partial(self.table.sort_by_rank, chosen))
            for words, chosen in (
                (translate("Crosstable", "By number"), False),
                (translate("Crosstable", "By place"), True),
            )
        ]

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()
        if event.size().width() != event.oldSize().width():
            # What was in view at another width says nothing about this one.
            self.horizontalScrollBar().setValue(0)
            self.scrollTo(self.currentIndex())

    def _make_room(self, first: QModelIndex, last: QModelIndex) -> None:
        """Figures may have become longer."""
        if last.column() >= self.table.first_figure:
            self._measure()

    def look_changed(self) -> None:
        self._shares = None
        self._measure()
        super().look_changed()

    def _measure(self) -> None:
        """What is to be shown, or the type, is another."""
        self._needs = self._wanted()
        self._share_room()

    def _wanted(self) -> Needs:
        """What the columns need that are not hidden."""
        codes = [column.code for column in self.table.columns if column.kind is Kind.TIE_BREAK]
        return without(self._figures.needs(self.games_in_cell()), codes, self.columns.hidden)

    def _share_room(self) -> None:
        heading, needs = theme.scaled(30), self._needs
        players, height = self.model().rowCount(), self.height() - heading
        width = self.width()
        if players * needs.low_row > height:
            width -= self.verticalScrollBar().sizeHint().width()
        shares = share(width, height, players, needs)
        if shares.beside_opponents + players * shares.opponent > width:
            height -= self.horizontalScrollBar().sizeHint().height()
            shares = share(width, height, players, needs)
        if players * shares.row > height:
            heading += height % shares.row  # what is left over shows no sliver of a row
        self.horizontalHeader().setFixedHeight(heading)
        if shares == self._shares and self.horizontalHeader().count() == len(self._widths(shares)):
            self._place_corner()
            return
        self._shares = shares
        names = self.verticalHeader()
        titles = shares.title and bool(self._needs.title)
        names.short, names.titles, names.wide = shares.short, titles, shares.names
        names.setFixedWidth(shares.names)
        names.setDefaultSectionSize(shares.row)
        for row in range(names.count()):
            names.resizeSection(row, shares.row)
        header = self.horizontalHeader()
        for column, width in enumerate(self._widths(shares)):
            header.setSectionHidden(column, width == 0)
            if width:
                header.resizeSection(column, width)
        halves = self.games_in_cell()
        side = min(shares.row, shares.opponent // halves)
        self._faces = FacePainter(side, self.devicePixelRatioF(), halves=halves > 1)
        self.updateGeometries()
        self._place_corner()
        self.viewport().update()

    def _widths(self, shares: Shares) -> list[int]:
        return [
            shares.rating,
            shares.federation,
            *[shares.opponent] * self.model().rowCount(),
            shares.points,
            *shares.tie_breaks,
            shares.place,
            *[shares.count] * 3,
        ]

    def _place_corner(self) -> None:
        width, height = self.verticalHeader().width(), self.horizontalHeader().height()
        self._corner.setGeometry(0, 0, width, height)

    def heading_edge(self, section: int, rect: QRect) -> int:
        """Where the heading of a column of numbers ends."""
        return self._figures.heading_edge(section, rect)

    # Paint

    def paint(self, painter: QPainter, dirty: QRect, rows: list[Band], columns: list[Band]) -> None:
        if self._faces is None:
            return
        cells = self.cells()
        dirty = dirty.intersected(cells)
        self._paint_cross(painter, dirty, cells)
        table, index = self.table, self.currentIndex()
        games = [band for band in columns if table.opponent(band[0])]
        figures = [band for band in columns if not table.opponent(band[0])]
        # Asked once, for it would be asked of every cell.
        here = (index.row(), index.column()) if index.isValid() else None
        mirror = table.mirror(*here) if here is not None else None
        for row, top, height in rows:
            for column, left, width in games:
                rect = QRect(left, top, width, height)
                if (row, column) == here:
                    self._paint_current(painter, rect, row, column)
                    continue
                if (row, column) == mirror:
                    theme.fill(painter, theme.roles().pen_soft, rect)
                self._paint_games(painter, rect, row, column)
            for column, left, width in figures:
                rect = QRect(left, top, width, height - 1)
                self._figures.paint(painter, rect, row, column)
        self._paint_lines(painter, dirty, rows, games)
        self._paint_frames(painter)

    def _paint_cross(self, painter: QPainter, dirty: QRect, cells: QRect) -> None:
        """The row and the column of the cursor."""
        index = self.currentIndex()
        if not index.isValid():
            return
        wash = theme.roles().pen_wash
        top, height = self.rowViewportPosition(index.row()), self.rowHeight(index.row())
        left, width = self.columnViewportPosition(index.column()), self.columnWidth(index.column())
        row = QRect(cells.left(), top, cells.width(), height)
        column = QRect(left, cells.top(), width, cells.height())
        theme.fill(painter, wash, row.intersected(dirty))
        theme.fill(painter, wash, column.intersected(dirty))

    def _paint_current(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        """The cell under the cursor, without the game over which a field is open."""
        if self.table.is_diagonal(row, column):
            self._paint_games(painter, rect, row, column)
            return
        theme.fill(painter, theme.roles().surface, rect)
        if not self._editing:
            self._paint_games(painter, rect, row, column)
        elif not self._whole_cell:
            self._paint_games(painter, rect, row, column, without=self._half)

    def _paint_games(
        self, painter: QPainter, rect: QRect, row: int, column: int, *, without: int = -1
    ) -> None:
        table = self.table
        if table.is_diagonal(row, column):
            theme.fill(painter, theme.roles().diagonal, rect.adjusted(0, 0, -1, -1))
            return
        if table.hatched(row, column):
            paint_hatching(painter, rect)
        faces = table.faces(row, column)
        if len(faces) == 1:
            self._faces.paint(painter, rect, faces[0])
            return
        for half, face in enumerate(faces):
            if half == without:
                continue
            place = self._half_rect(rect, half, len(faces))
            self._faces.paint(painter, place, face)
            if half:
                inset, line = rect.height() // 4, theme.roles().line
                theme.fill(
                    painter,
                    line,
                    place.left() - 1,
                    rect.top() + inset,
                    1,
                    rect.height() - 2 * inset,
                )

    @staticmethod
    def _half_rect(rect: QRect, half: int, games: int) -> QRect:
        left = rect.left() + rect.width() * half // games
        right = rect.left() + rect.width() * (half + 1) // games
        return QRect(left, rect.top(), right - left, rect.height())

    def _paint_lines(
        self, painter: QPainter, dirty: QRect, rows: list[Band], games: list[Band]
    ) -> None:
        """The hairlines below the rows and right of the opponents."""
        line = theme.roles().line
        for _, top, height in rows:
            theme.fill(painter, line, dirty.left(), top + height - 1, dirty.width(), 1)
        for column, left, width in games:
            theme.fill(painter, line, left + width - 1, dirty.top(), 1, dirty.height())
            if column == FIRST_OPPONENT and not self.isColumnHidden(0):
                theme.fill(painter, line, left - 1, dirty.top(), 1, dirty.height())

    def _paint_frames(self, painter: QPainter) -> None:
        """Around the game under the cursor and its mirror; and what was refused."""
        roles = theme.roles()
        spot, index = self.spot, self.currentIndex()
        if spot is not None:
            focused = self._is_mine(QApplication.focusWidget())
            color = roles.pen if focused else roles.edge
            games = self.games_in_cell()
            rect = _framed(self.visualRect(index))
            opposite = self.table.mirror(index.row(), index.column())
            mirror = _framed(self.visualRect(self.model().index(*opposite)))
            if games > 1 and not (self._editing and self._whole_cell):
                rect = self._half_rect(rect, spot.half, games)
                mirror = self._half_rect(mirror, spot.half, games)
            paint_frame(painter, mirror, color, 1)
            paint_frame(painter, rect, color, theme.scaled(2))
        if self._refused is not None:
            rect = self.visualRect(self.model().index(*self._refused))
            thick = theme.scaled(2)
            inside = rect.adjusted(thick - 1, 0, -thick, -thick)
            theme.fill(
                painter, roles.bad, inside.left(), inside.bottom() - thick, inside.width(), thick
            )


def _framed(cell: QRect) -> QRect:
    """A cell with the hairlines above it and left of it, on which its frame lies."""
    return cell.adjusted(-1, -1, 0, 0)
