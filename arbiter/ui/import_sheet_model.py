"""A foreign sheet as a table: its own cells, and under each letter our name for the column."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from arbiter.domain.import_findings import column_letters
from arbiter.formats.recognition.recognised import CellState
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_fields import field_words
from arbiter.ui.languages import translate
from arbiter.ui.table_heading import SECOND_LINE

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_EDIT = Qt.ItemDataRole.EditRole
_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
_TOOL_TIP = Qt.ItemDataRole.ToolTipRole
_HORIZONTAL = Qt.Orientation.Horizontal
_FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable


class ImportSheetModel(QAbstractTableModel):
    """Rows and columns count from 0 here, as Qt wants it, and from 1 everywhere else."""

    def __init__(self, desk: ImportDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self._sheet = desk.sheet
        desk.changed.connect(self._refresh)

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._sheet.rows)

    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else self._sheet.width

    def flags(self, index: Index) -> Qt.ItemFlag:
        return _FLAGS if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid():
            return None
        row, column = index.row() + 1, index.column() + 1
        if role in (_DISPLAY, _EDIT):
            return self.desk.text(row, column)
        if role == _ACCESSIBLE:
            return self.spoken(row, column)
        if role == _TOOL_TIP:
            return self._tip(row, column)
        return None

    def setData(self, index: Index, value: object, role: int = _EDIT) -> bool:
        if role != _EDIT or not index.isValid():
            return False
        row, column, text = index.row() + 1, index.column() + 1, str(value)
        if text != self.desk.text(row, column):
            self.desk.type_cell(row, column, text)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        if orientation is not _HORIZONTAL:
            return str(section + 1) if role == _DISPLAY else None
        if role == _DISPLAY:
            return column_letters(section + 1)
        if role == SECOND_LINE:
            return field_words(self.desk.field(section + 1))
        return None

    def spoken(self, row: int, column: int) -> str:
        """``H6, 2, not understood``: a cell for those who hear the screen."""
        parts = [f"{column_letters(column)}{row}", self.desk.text(row, column)]
        parts.append(state_words(self.desk.state(row, column)))
        if row in self.desk.choices.left_out:
            parts.append(translate("ImportSheet", "left out"))
        return ", ".join(part for part in parts if part)

    def _tip(self, row: int, column: int) -> str:
        """What stands in the file, where something else is read."""
        if (row, column) not in self.desk.choices.cells:
            return self.desk.text(row, column)
        there = self.desk.sheet.cell(row, column).text
        if not there:
            return translate("ImportSheet", "Typed here; the cell of the file is empty.")
        return translate("ImportSheet", "Typed here; in the file: {0}").format(there)

    def _refresh(self) -> None:
        if self.desk.sheet is not self._sheet:
            self.beginResetModel()
            self._sheet = self.desk.sheet
            self.endResetModel()
            return
        if self._sheet.rows:
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            self.headerDataChanged.emit(_HORIZONTAL, 0, self.columnCount() - 1)


def state_words(state: CellState) -> str:
    """How a cell was understood, in words."""
    return {
        CellState.SURE: translate("ImportSheet", "understood"),
        CellState.INFERRED: translate("ImportSheet", "to check"),
        CellState.CONTRADICTORY: translate("ImportSheet", "not understood"),
        CellState.DIAGONAL: translate("ImportSheet", "diagonal"),
        CellState.HEADING: translate("ImportSheet", "heading"),
        CellState.UNUSED: translate("ImportSheet", "not used"),
    }[state]
