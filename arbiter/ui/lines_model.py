"""Tables in dialogs that only show lines which were made elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from arbiter.ui import theme

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class LinesModel(QAbstractTableModel):
    """A row for each of ``lines``; what stands in it is for those who know what a line is.

    They say ``headings`` too, and name in ``figures`` the columns (from 0) that stand at the
    right.
    """

    figures: tuple[int, ...] = ()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: Sequence[Any] = ()

    def headings(self) -> tuple[str, ...]:
        """What stands above each column."""
        raise NotImplementedError

    def show_lines(self, lines: Sequence[Any]) -> None:
        """Show *lines*."""
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        """Where the words of *column* stand, and those above it."""
        return RIGHT if column in self.figures else LEFT

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.headings())

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(section)
        if role == Qt.ItemDataRole.FontRole:
            return theme.font(12)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.headings()[section]
        return None
