"""A table that paints its own cells: no grid, no frame, no delegate for each of them.

Asking a delegate for every cell costs more than all the letters. Here the table goes once
over what is to be repainted, and its lines are drawn once, after the cells.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from arbiter.ui import theme
from arbiter.ui.own_viewport import own_viewport

HOME = QAbstractItemView.CursorAction.MoveHome
END = QAbstractItemView.CursorAction.MoveEnd
Band = tuple[int, int, int]
"""A row or column in view: its number, where it begins, and how high or wide it is."""


def row_height(height: int, rows: int, least: int, most: int) -> int:
    """How high a row is when *rows* share *height*.

    Where not all have room, those in view share it, so that none of them is cut.
    """
    in_view = min(rows, max(height // least, 1))
    row = max(height // max(in_view, 1), least)
    return min(row, most) if in_view == rows else row


class PaintedTable(QTableView):
    """A ``QTableView`` for its keys, selection and voice; the looks come from ``paint``.

    Where ``by_rows`` a row is one thing: Home and End go to the first and the last one.
    """

    by_rows = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        own_viewport(self)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        # No name is cut in half under the heading.
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAutoScroll(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setHighlightSections(False)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
        between = QWidget(self)  # of the two scroll bars
        between.setBackgroundRole(QPalette.ColorRole.Base)
        between.setAutoFillBackground(True)
        self.setCornerWidget(between)
        theme.notifier().changed.connect(self.look_changed)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        ends = {HOME: 0, END: self.model().rowCount() - 1}
        if self.by_rows and action in ends:
            return self.model().index(ends[action], max(self.currentIndex().column(), 0))
        return super().moveCursor(action, modifiers)

    def look_changed(self) -> None:
        """Theme or text size is another."""
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        roles = theme.roles()
        for rect in event.region():
            # A cell that lies in two of them may not be written twice on top of itself.
            painter.setClipRect(rect)
            theme.fill(painter, roles.surface, rect)
            rows = self._bands(rect.top(), rect.bottom(), Qt.Orientation.Vertical)
            columns = self._bands(rect.left(), rect.right(), Qt.Orientation.Horizontal)
            if rows and columns:
                self.paint(painter, rect, rows, columns)
        painter.end()

    def paint(self, painter: QPainter, dirty: QRect, rows: list[Band], columns: list[Band]) -> None:
        """Draw the cells of *rows* and *columns*, which are those that *dirty* touches."""
        raise NotImplementedError

    def _bands(self, low: int, high: int, way: Qt.Orientation) -> list[Band]:
        """The rows or columns between two pixels."""
        vertical = way is Qt.Orientation.Vertical
        header = self.verticalHeader() if vertical else self.horizontalHeader()
        section = header.visualIndexAt(max(low, 0))
        bands = []
        if section < 0:
            return bands
        for number in range(section, header.count()):
            start = header.sectionViewportPosition(number)
            if start > high:
                break
            size = header.sectionSize(number)
            if size:
                bands.append((number, start, size))
        return bands

    def cells(self) -> QRect:
        """Where the cells are, in the viewport: what lies beside them is empty paper."""
        across, down = self.horizontalHeader(), self.verticalHeader()
        return QRect(-across.offset(), -down.offset(), across.length(), down.length())

    def update_rows(self, *rows: int) -> None:
        """Repaint whole rows."""
        width = self.viewport().width()
        for row in rows:
            if row >= 0:
                top, height = self.rowViewportPosition(row), self.rowHeight(row)
                self.viewport().update(0, top, width, height)

    def row_of(self, index: QModelIndex) -> int:
        """The row of *index*, or -1."""
        return index.row() if index.isValid() else -1
