"""The table in which days and times of the rounds are typed."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QStyleOptionViewItem,
    QWidget,
)

from arbiter.ui import theme
from arbiter.ui.figures import advance, paint_number
from arbiter.ui.languages import translate
from arbiter.ui.painted_table import Band, PaintedTable
from arbiter.ui.players_editor import pastes
from arbiter.ui.prompt_delegate import PromptDelegate, cell_field
from arbiter.ui.round_dates_model import TYPED, DateColumn, RoundDatesModel
from arbiter.ui.table_heading import TableHeading, elided

ROW = 32
WIDTHS = {DateColumn.ROUND: 60, DateColumn.TIME: 76}
LEAST_DAY, LEAST_NOTE = 130, 120
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TRIGGER = QAbstractItemView.EditTrigger
_EDITING = QAbstractItemView.State.EditingState
_HINT = QAbstractItemDelegate.EndEditHint


class RoundDatesTable(PaintedTable):
    """Only days and times can be reached; a key begins to type, Enter goes down, Tab on."""

    def __init__(self, model: RoundDatesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("round_dates")
        self.setAccessibleName(translate("RoundDates", "Days and times of the rounds"))
        self._dates = model
        self.setHorizontalHeader(TableHeading(self))
        self.verticalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setModel(model)
        model.dataChanged.connect(lambda: self._size_columns())
        self.setItemDelegate(_CellDelegate(self))
        self.setEditTriggers(
            _TRIGGER.AnyKeyPressed | _TRIGGER.EditKeyPressed | _TRIGGER.DoubleClicked
        )
        self.look_changed()
        self.go_to(0, DateColumn.DAY)

    def go_to(self, row: int, column: DateColumn) -> None:
        """Put the cursor on a cell."""
        index = self._dates.index(row, column)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def paste(self) -> None:
        """Put the lines of the clipboard into the column from the cursor down."""
        current = self.currentIndex()
        text = QGuiApplication.clipboard().text()
        if current.isValid() and text.strip():
            self._dates.paste(current.row(), DateColumn(current.column()), text)

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and current.column() not in TYPED:
            backwards = current.column() > DateColumn.TIME
            column = DateColumn.TIME if backwards else DateColumn.DAY
            self.setCurrentIndex(self._dates.index(current.row(), column))
            return
        self.update_rows(self.row_of(previous), self.row_of(current))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() is _EDITING and not self.hasFocus():
            super().keyPressEvent(event)  # handed up by the field, which is about to close
        elif pastes(event):
            self.paste()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._dates.setData(self.currentIndex(), "")
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            event.ignore()  # the dialog's own
        elif event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(str(self.currentIndex().data() or ""))
        else:
            super().keyPressEvent(event)

    def closeEditor(self, editor: QWidget, hint: _HINT) -> None:
        """Enter goes down; Tab goes from the day to the time and on to the next round."""
        current = self.currentIndex()
        row, column = current.row(), current.column()
        super().closeEditor(editor, _HINT.NoHint)
        if hint is _HINT.SubmitModelCache:
            self.go_to(row + 1, DateColumn(column))
        elif hint is _HINT.EditNextItem:
            on = column == DateColumn.TIME
            self.go_to(row + on, DateColumn.DAY if on else DateColumn.TIME)
        elif hint is _HINT.EditPreviousItem:
            back = column == DateColumn.DAY
            self.go_to(row - back, DateColumn.TIME if back else DateColumn.DAY)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    # Sizes

    def look_changed(self) -> None:
        super().look_changed()
        self.horizontalHeader().look_changed()
        self.verticalHeader().setDefaultSectionSize(theme.scaled(ROW))
        self._size_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_columns()

    def _size_columns(self) -> None:
        for column, size in WIDTHS.items():
            self.setColumnWidth(column, theme.scaled(size))
        free = self.viewport().width() - theme.scaled(sum(WIDTHS.values()))
        font = theme.font(14)
        rows = range(self._dates.rowCount())
        days = (str(self._dates.index(row, DateColumn.DAY).data()) for row in rows)
        wish = max((advance(day, font) for day in days), default=0) + theme.scaled(24)
        day = max(round(wish), theme.scaled(LEAST_DAY))
        day = max(min(day, free - theme.scaled(LEAST_NOTE)), theme.scaled(LEAST_DAY))
        self.setColumnWidth(DateColumn.DAY, day)
        self.setColumnWidth(DateColumn.NOTE, max(free - day, 1))

    # Painting

    def paint(self, painter: QPainter, dirty: QRect, rows: list[Band], columns: list[Band]) -> None:
        roles, width = theme.roles(), self.viewport().width()
        current = self.currentIndex()
        for row, top, height in rows:
            if row == current.row():
                painter.fillRect(0, top, width, height, roles.pen_wash)
            for column, left, cell_width in columns:
                cell = QRect(left, top, cell_width, height - 1)
                self._paint_cell(painter, cell, row, DateColumn(column))
            painter.fillRect(0, top + height - 1, width, 1, roles.line)
        if current.isValid():
            frame = self.visualRect(current).adjusted(0, 0, 0, -1)
            painter.setPen(QPen(roles.pen if self.hasFocus() else roles.edge, 2))
            painter.drawRect(QRectF(frame).adjusted(1, 1, -1, -1))

    def _paint_cell(self, painter: QPainter, cell: QRect, row: int, column: DateColumn) -> None:
        roles, bad = theme.roles(), self._dates.is_bad(row, column)
        text = str(self._dates.index(row, column).data() or "")
        inside = cell.adjusted(theme.scaled(8), 0, -theme.scaled(8), 0)
        if column is DateColumn.ROUND:
            paint_number(painter, inside, text, "", theme.font(13, True), roles.ink, "")
            return
        if bad:
            painter.fillRect(cell.adjusted(1, 1, -1, 0), roles.bad_wash)
        ink, font = (roles.bad if bad else roles.ink), theme.font(14)
        if column is DateColumn.NOTE:
            wrong = any(self._dates.is_bad(row, typed) for typed in TYPED)
            ink, font = (roles.bad if wrong else roles.warn), theme.font(12)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(inside, _LEFT, elided(text, font, inside.width()))


class _CellDelegate(PromptDelegate):
    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex
    ) -> QWidget:
        day = index.column() == DateColumn.DAY
        name = translate("RoundDates", "Day") if day else translate("RoundDates", "Time")
        return cell_field(parent, name, 14, 6)

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: QModelIndex
    ) -> None:
        editor.setGeometry(option.rect.adjusted(0, 0, 0, -1))
