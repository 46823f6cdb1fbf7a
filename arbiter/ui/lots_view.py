"""The list before the draw with its numbers; by hand they are typed here."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QStyleOptionViewItem,
    QWidget,
)

from arbiter.ui import theme
from arbiter.ui.figures import paint_number
from arbiter.ui.languages import translate
from arbiter.ui.lots_model import LotColumn, LotsModel
from arbiter.ui.painted_table import Band, PaintedTable, row_height
from arbiter.ui.prompt_delegate import PromptDelegate, cell_field
from arbiter.ui.table_heading import TableHeading, elided

LEAST_ROW, ROW = 28, 34
WIDTHS = {
    LotColumn.PLACE: 52,
    LotColumn.FEDERATION: 70,
    LotColumn.RATING: 70,
    LotColumn.NUMBER: 84,
}
LEAST_NAME = 140
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TRIGGER = QAbstractItemView.EditTrigger
_EDITING = QAbstractItemView.State.EditingState
_HINT = QAbstractItemDelegate.EndEditHint


class LotsView(PaintedTable):
    """Only the numbers can be reached, and only while they are typed by hand.

    Signals:
        confirmed: Enter, while no number is being typed.
        left: Left or Esc, back to the ways of drawing.
    """

    confirmed = Signal()
    left = Signal()
    by_rows = True

    def __init__(self, model: LotsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lots")
        self.setAccessibleName(translate("Lots", "Numbers"))
        self._lots = model
        self.given = False
        self.setHorizontalHeader(TableHeading(self))
        self.verticalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setModel(model)
        self.setItemDelegate(_NumberDelegate(self))
        self.setEditTriggers(
            _TRIGGER.AnyKeyPressed | _TRIGGER.EditKeyPressed | _TRIGGER.DoubleClicked
        )
        self._size_rows()
        model.modelReset.connect(self._size_rows)
        model.modelReset.connect(self._size_columns)

    def go_to(self, row: int) -> None:
        """Put the cursor on the number of *row*."""
        index = self._lots.index(row, LotColumn.NUMBER)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def go_to_missing(self) -> None:
        """Put the cursor on the first number that has not been typed."""
        numbers = list(self._lots.numbers)
        self.go_to(numbers.index(0) if 0 in numbers else 0)
        self.setFocus()

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and current.column() != LotColumn.NUMBER:
            self.setCurrentIndex(self._lots.index(current.row(), LotColumn.NUMBER))
            return
        self.update_rows(self.row_of(previous), self.row_of(current))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() is _EDITING and not self.hasFocus():
            super().keyPressEvent(event)  # handed up by the field, which is about to close
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._lots.setData(self.currentIndex(), "")
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Escape) and not event.modifiers():
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        elif event.text().isdigit() or not event.text().strip():
            super().keyPressEvent(event)
        else:
            event.ignore()

    def closeEditor(self, editor: QWidget, hint: _HINT) -> None:
        """Enter and Tab go on to the next number."""
        row = self.row_of(self.currentIndex())
        super().closeEditor(editor, _HINT.NoHint)
        if hint in (_HINT.SubmitModelCache, _HINT.EditNextItem):
            self.go_to(row + 1)
        elif hint is _HINT.EditPreviousItem:
            self.go_to(row - 1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.go_to(0)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    # Sizes

    def look_changed(self) -> None:
        super().look_changed()
        self.horizontalHeader().look_changed()
        self._size_rows()
        self._size_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_rows()
        self._size_columns()

    def _size_rows(self) -> None:
        rows, least, most = self._lots.rowCount(), theme.scaled(LEAST_ROW), theme.scaled(ROW)
        row = row_height(self.viewport().height(), rows, least, most)
        if row != self.verticalHeader().defaultSectionSize():
            self.verticalHeader().setDefaultSectionSize(row)

    def _size_columns(self) -> None:
        width = self.viewport().width()
        for column, size in WIDTHS.items():
            self.setColumnWidth(column, theme.scaled(size))
        wide = width - theme.scaled(sum(WIDTHS.values())) >= theme.scaled(LEAST_NAME)
        for column in (LotColumn.FEDERATION, LotColumn.RATING):
            self.setColumnHidden(column, not (wide and self._lots.holds(column)))
        taken = sum(self.columnWidth(column) for column in WIDTHS)
        self.setColumnWidth(LotColumn.NAME, max(width - taken, theme.scaled(80)))

    # Painting

    def paint(self, painter: QPainter, dirty: QRect, rows: list[Band], columns: list[Band]) -> None:
        roles, width = theme.roles(), self.viewport().width()
        numbers = list(self._lots.numbers)
        current = self.currentIndex()
        present = self._present()
        for row, top, height in rows:
            if row == present:
                painter.fillRect(0, top, width, height - 1, roles.pen_soft)
                painter.fillRect(0, top, 3, height - 1, roles.pen)
            for column, left, cell_width in columns:
                cell = QRect(left, top, cell_width, height - 1)
                number = self._lots.number_in(row)
                doubled = number > 0 and numbers.count(number) > 1
                self._paint_cell(painter, cell, row, LotColumn(column), doubled)
            rule = roles.rule if self._lots.ends_contingent(row) else roles.line
            painter.fillRect(0, top + height - 1, width, 1, rule)
        if self._lots.typing and current.isValid():
            frame = self.visualRect(current).adjusted(0, 0, 0, -1)
            painter.setPen(QPen(roles.pen if self.hasFocus() else roles.edge, 2))
            painter.drawRect(QRectF(frame).adjusted(1, 1, -1, -1))

    def _present(self) -> int:
        """The row of who has drawn last, while one draws after the other; -1 for none."""
        stepping = self._lots.restricted is not None and not self.given
        return self._lots.drawn - 1 if stepping else -1

    def show_present(self) -> None:
        """Bring who has drawn last into view."""
        if self._present() >= 0:
            self.scrollTo(self._lots.index(self._present(), LotColumn.NUMBER))

    def _paint_cell(
        self, painter: QPainter, cell: QRect, row: int, column: LotColumn, doubled: bool
    ) -> None:
        roles = theme.roles()
        text = str(self._lots.data(self._lots.index(row, column)))
        inside = cell.adjusted(theme.scaled(8), 0, -theme.scaled(8), 0)
        if column is LotColumn.NUMBER:
            if doubled:
                painter.fillRect(cell.adjusted(1, 1, -1, 0), roles.bad_wash)
            still = self.given or (self._lots.restricted is not None and row < self._lots.drawn - 1)
            colour = roles.bad if doubled else roles.ink if still else roles.pen
            inside.adjust(0, 0, -theme.scaled(6), 0)
            paint_number(painter, inside, text, "", theme.font(17, True), colour, "")
        elif column in (LotColumn.PLACE, LotColumn.RATING):
            paint_number(painter, inside, text, "", theme.font(13), roles.ink3, "")
        else:
            font = theme.font(15 if column is LotColumn.NAME else 13, row == self._present())
            painter.setFont(font)
            painter.setPen(roles.ink if column is LotColumn.NAME else roles.ink2)
            painter.drawText(inside, _LEFT, elided(text, font, inside.width()))


class _NumberDelegate(PromptDelegate):
    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex
    ) -> QWidget:
        field = cell_field(parent, translate("Lots", "Number drawn"), 17, 12)
        field.setMaxLength(3)
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: QModelIndex
    ) -> None:
        editor.setGeometry(option.rect.adjusted(0, 0, 0, -1))
