"""The table of lines in a dialog: one line is chosen as a whole, and none is edited in it."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from arbiter.ui import theme
from arbiter.ui.figures import advance
from arbiter.ui.line_delegate import LineDelegate
from arbiter.ui.table_heading import TableHeading


class LinesTable(QTableView):
    """The lines of *model*, under a heading. To who can't see it the table is called *name*.

    *margin* is the air beside the words and *row* the height of a line, in pixels at the usual
    text size.
    """

    def __init__(
        self,
        model: QAbstractTableModel,
        name: str,
        parent: QWidget | None = None,
        *,
        margin: int = 12,
        row: int = 30,
    ) -> None:
        super().__init__(parent)
        self._margin = margin
        self.setAccessibleName(name)
        self.setModel(model)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(theme.scaled(row))
        self.setHorizontalHeader(TableHeading(self, margin=margin))
        self.setItemDelegate(LineDelegate(margin, self))

    def wanted(self, column: int) -> int:
        """The room that the words of *column* take, heading and air included, in pixels of the
        screen."""
        model = self.model()
        heading = str(model.headerData(column, Qt.Orientation.Horizontal))
        widest = advance(heading, theme.font(12))
        for row in range(model.rowCount()):
            index = model.index(row, column)
            font = index.data(Qt.ItemDataRole.FontRole)
            widest = max(widest, advance(index.data(Qt.ItemDataRole.DisplayRole), font))
        return self.with_air(widest)

    def with_air(self, words: float) -> int:
        """The width of a column whose widest *words* are so wide, in pixels of the screen."""
        return round(words) + 2 * theme.scaled(self._margin) + 4
