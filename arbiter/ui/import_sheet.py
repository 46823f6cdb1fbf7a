"""A foreign sheet as it was found, cell by cell, coloured by how it was understood.

One letter says what the column under the cursor means; figures and the marks of results are
typed into the cell.
"""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QMenu,
    QStyleOptionViewItem,
    QWidget,
)

from arbiter.formats.recognition.recognised import CellState
from arbiter.ui import theme
from arbiter.ui.figures import advance
from arbiter.ui.import_cell_paint import cell_font, paint_ground, paint_text, spills, verdict
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_fields import (
    NOT_USED,
    field_letters,
    field_of_letter,
    is_game,
    meaning_words,
)
from arbiter.ui.import_letters import HEIGHT, ImportCorner, ImportLetters, ImportRowNumbers
from arbiter.ui.import_sheet_model import ImportSheetModel
from arbiter.ui.languages import translate
from arbiter.ui.painted_table import Band, PaintedTable
from arbiter.ui.prompt_delegate import PromptDelegate, cell_field

ROW, NARROWEST, WIDEST, UNREAD = 30, 40, 260, 80
MEASURED = 120
POINTED = 8
"""So many letters of a line are pointed at: what stands there for a round."""
LONGEST = 30_000
"""Pixels; lines that are longer are read from their beginning only."""
"""Columns are as wide as the texts in so many rows ask for."""
REACH = 40
"""A text goes on over so many empty cells at most."""
_TRIGGER = QAbstractItemView.EditTrigger
_EDITING = QAbstractItemView.State.EditingState
_MARKS = frozenset("0123456789½=+-−–.,*/")
_CONTROL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class ImportSheet(PaintedTable):
    """Shows the sheet of *desk*.

    Signals:
        cell_entered: (int, int) the cursor is in this row and column, from 1.
    """

    cell_entered = Signal(int, int)

    def __init__(self, desk: ImportDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("import_sheet")
        self.setAccessibleName(translate("ImportSheet", "The sheet of the file"))
        self.desk = desk
        self.pointed = 0
        self.setHorizontalHeader(ImportLetters(self))
        self.setVerticalHeader(ImportRowNumbers(self))
        self._corner = ImportCorner(self)
        self.setItemDelegate(_CellEditor(self))
        self.setEditTriggers(
            _TRIGGER.AnyKeyPressed | _TRIGGER.EditKeyPressed | _TRIGGER.DoubleClicked
        )
        self.setAutoScroll(True)
        self._cells = ImportSheetModel(desk, self)
        self.setModel(self._cells)
        self.horizontalHeader().menu_asked.connect(self._column_menu)
        self.verticalHeader().menu_asked.connect(self._row_menu)
        self._cells.modelReset.connect(self._another_sheet)
        self._cells.dataChanged.connect(self._size_columns)
        self._another_sheet()

    # The cursor

    def go_to(self, row: int, column: int) -> None:
        """Put the cursor on a cell, from 1; a row or column alone keeps the other."""
        here = self.currentIndex()
        row = row - 1 if row else max(here.row(), 0)
        column = column - 1 if column else max(here.column(), 0)
        index = self._cells.index(row, column)
        if index.isValid() and index != here:
            self.selectionModel().setCurrentIndex(
                index, QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
            self.scrollTo(index)

    def point_at(self, character: int) -> None:
        """In a file of lines, show the letters of the current line from *character* on, from 1;
        0 points at none."""
        self.pointed = character if self.desk.in_lines else 0
        if self.pointed:
            bar, left = self.horizontalScrollBar(), self._left_of(self.pointed)
            beside = theme.scaled(120)
            if not bar.value() <= left <= bar.value() + self.viewport().width() - beside:
                bar.setValue(left - self.viewport().width() // 2)
        self.viewport().update()

    def _left_of(self, character: int) -> int:
        """Where a letter of a line begins, from the beginning of the line."""
        letter = advance("0", cell_font(CellState.INFERRED, lines=True))
        return round(letter * (character - 1)) + theme.scaled(6)

    def type_here(self) -> None:
        """Open the current cell to be typed into."""
        if self.currentIndex().isValid():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.edit(self.currentIndex())

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        self.pointed = 0
        for index in (previous, current, self._mirror(previous), self._mirror(current)):
            self.viewport().update(self.visualRect(index).adjusted(-1, -1, 1, 1))
        self.horizontalHeader().light(current.column())
        self.verticalHeader().light(current.row())
        if current.isValid():
            self.cell_entered.emit(current.row() + 1, current.column() + 1)

    def _mirror(self, index: QModelIndex) -> QModelIndex:
        """The other half of the game in a cell."""
        place = self.desk.mirror(index.row() + 1, index.column() + 1)
        return self._cells.index(place[0] - 1, place[1] - 1) if place else QModelIndex()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update(self.visualRect(self.currentIndex()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update(self.visualRect(self.currentIndex()))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index, key = self.currentIndex(), event.key()
        if (self.state() is _EDITING and not self.hasFocus()) or not index.isValid():
            super().keyPressEvent(event)
            return
        row, column, typed = index.row() + 1, index.column() + 1, event.text()
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not held:
            self.edit(index)
        elif key == Qt.Key.Key_F10 and held == _SHIFT:
            self._menu_here()  # not every system hands this on as a wish for a menu
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._clear(row, column, leave_out=held == _CONTROL)
        elif typed and typed in _MARKS:
            super().keyPressEvent(event)  # it begins the text
        elif typed.isalpha() and not held & ~_SHIFT:
            field = field_of_letter(typed, self.desk.kind)
            if field is not None:
                self.desk.set_field(column, field)
        elif typed and typed.isprintable() and not held:
            event.accept()  # no text begins with it
        else:
            super().keyPressEvent(event)

    def _clear(self, row: int, column: int, *, leave_out: bool) -> None:
        field = self.desk.field(column)
        if leave_out:
            if row > self._heading():
                self.desk.leave_out(row)
        elif is_game(field) and row > self._heading():
            self.desk.type_cell(row, column, "")
        else:
            self.desk.set_field(column, NOT_USED)

    def _heading(self) -> int:
        return self.desk.recognised.heading if self.desk.recognised is not None else 0

    # Menus

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is not QContextMenuEvent.Reason.Mouse:
            self._menu_here()
            return
        index = self.indexAt(event.pos())
        if index.isValid():
            self.setCurrentIndex(index)
            self.menu(index.row() + 1, index.column() + 1).popup(event.globalPos())

    def _menu_here(self) -> None:
        """Open the menu of the current cell under it."""
        index = self.currentIndex()
        place = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
        self.menu(index.row() + 1, index.column() + 1).popup(place)

    def _column_menu(self, section: int, place: QPoint) -> None:
        self.go_to(0, section + 1)
        self.menu(0, section + 1).popup(place)

    def _row_menu(self, section: int, place: QPoint) -> None:
        self.go_to(section + 1, 0)
        self.menu(section + 1, 0).popup(place)

    def menu(self, row: int, column: int) -> QMenu:
        """What can be said about a column and a row, from 1; 0 for neither."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if column:
            present = self.desk.field(column)
            for field, letter in field_letters(self.desk.kind).items():
                entry = menu.addAction(f"{meaning_words(field)}\t{letter}")
                entry.setCheckable(True)
                entry.setChecked(field == present)
                entry.triggered.connect(
                    lambda _=False, field=field: self.desk.set_field(column, field)
                )
        if row and column:
            menu.addSeparator()
            typing = menu.addAction(translate("ImportSheet", "Type into the cell") + "\tF2")
            typing.triggered.connect(self.type_here)
        if row > self._heading():
            out = row in self.desk.choices.left_out
            words = (
                translate("ImportSheet", "Take row {0} in after all")
                if out
                else translate("ImportSheet", "Leave row {0} out")
            )
            leaving = menu.addAction(words.format(row) + "\tCtrl+Del")
            leaving.triggered.connect(lambda: self.desk.leave_out(row))
        return menu

    # Sizes

    def _another_sheet(self) -> None:
        self._size_columns()
        if self._cells.rowCount() and self._cells.columnCount():
            self.setCurrentIndex(self._cells.index(0, 0))

    def look_changed(self) -> None:
        self._size_columns()
        super().look_changed()

    def _size_columns(self) -> None:
        self.verticalHeader().setDefaultSectionSize(theme.scaled(ROW))
        self.horizontalHeader().setFixedHeight(theme.scaled(HEIGHT))
        for column in range(self._cells.columnCount()):
            width = self._width(column + 1)
            if width != self.columnWidth(column):
                self.setColumnWidth(column, width)
        self.horizontalHeader().viewport().update()
        self.viewport().update()
        self._place_corner()

    def _width(self, column: int) -> int:
        desk = self.desk
        if desk.in_lines:
            longest = max((len(row[0].text) for row in desk.sheet.rows if row), default=0)
            letter = advance("0", cell_font(CellState.INFERRED, lines=True))
            return min(round(letter * (longest + 2)) + theme.scaled(20), LONGEST)
        name = meaning_words(desk.field(column)) if desk.field(column) else ""
        widest = advance(name, theme.font(12, True))
        for row in range(1, min(len(desk.sheet.rows), MEASURED) + 1):
            text = desk.text(row, column)
            if not text:
                continue
            wide = advance(text, cell_font(desk.state(row, column)))
            if spills(desk, row, column):
                # A title goes on over the cells beside it; a figure is to be read where it is.
                wide = min(wide, theme.scaled(UNREAD)) if desk.text(row, column + 1) else 0
            widest = max(widest, wide)
        return min(
            max(round(widest) + theme.scaled(20), theme.scaled(NARROWEST)), theme.scaled(WIDEST)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_corner()

    def _place_corner(self) -> None:
        edges = self.verticalHeader().sizeHint().width(), self.horizontalHeader().height()
        self._corner.setGeometry(0, 0, *edges)

    # Painting

    def paint(self, painter: QPainter, dirty: QRect, rows: list[Band], columns: list[Band]) -> None:
        desk = self.desk
        for row, top, height in rows:
            for column, left, width in columns:
                state = desk.state(row + 1, column + 1)
                paint_ground(painter, QRect(left, top, width, height), state)
            self._paint_texts(painter, row + 1, top, height, columns)
        self._paint_frame(painter)

    def _paint_texts(
        self, painter: QPainter, row: int, top: int, height: int, columns: list[Band]
    ) -> None:
        """The texts of a row, from the left: one that begins outside of what is to be
        repainted may reach into it."""
        desk, first = self.desk, columns[0][0] + 1
        before = range(first, max(first - REACH, 0), -1)
        start = next((column for column in before if desk.text(row, column)), first)
        for column in range(start, columns[-1][0] + 2):
            if not desk.text(row, column) and (row, column) not in desk.choices.cells:
                continue
            left, width = self.columnViewportPosition(column - 1), self.columnWidth(column - 1)
            rect = QRect(left, top, width, height)
            if spills(desk, row, column):
                self._spread(painter, rect, row, column)
            paint_text(painter, rect, desk, row, column)

    def _spread(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        """Make *rect* as wide as the text asks for, as far as the cells beside it are empty."""
        desk = self.desk
        wanted = advance(desk.text(row, column), cell_font(CellState.UNUSED)) + theme.scaled(14)
        for beside in range(column + 1, min(column + REACH, desk.sheet.width) + 1):
            free = not desk.text(row, beside) and desk.state(row, beside) is CellState.UNUSED
            if rect.width() >= wanted or not free:
                break
            line = QRect(rect.right(), rect.top(), 1, rect.height() - 1)
            painter.fillRect(line, theme.roles().surface)
            rect.setWidth(rect.width() + self.columnWidth(beside - 1))

    def _paint_frame(self, painter: QPainter) -> None:
        index = self.currentIndex()
        if not index.isValid():
            return
        rect = self.visualRect(index).adjusted(1, 1, -2, -2)
        state = self.desk.state(index.row() + 1, index.column() + 1)
        painter.setPen(QPen(theme.roles().pen if self.hasFocus() else verdict(state), 2))
        painter.drawRect(rect)
        if self.pointed:
            left = self.columnViewportPosition(0) + self._left_of(self.pointed)
            until = self.columnViewportPosition(0) + self._left_of(self.pointed + POINTED)
            painter.fillRect(left, rect.bottom() - 5, until - left, 3, painter.pen().color())
        mirror = self._mirror(index)
        if mirror.isValid() and mirror != index:
            painter.setPen(QPen(theme.roles().pen, 1))
            painter.drawRect(self.visualRect(mirror).adjusted(0, 0, -2, -2))


class _CellEditor(PromptDelegate):
    """The field in which a cell is typed."""

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex
    ) -> QWidget:
        field = cell_field(parent, translate("ImportSheet", "What is to be read here"), 14, 4)
        sheet = self.parent()
        if isinstance(sheet, ImportSheet) and sheet.desk.in_lines:
            font = cell_font(CellState.SURE, lines=True)
            families = ", ".join(f'"{family}"' for family in font.families())
            one_width = f"font-family: {families}; font-size: {font.pixelSize()}px;"
            field.setStyleSheet(f"{field.styleSheet()} QLineEdit {{ {one_width} }}")
            at = max(sheet.pointed - 1, 0)
            # After the text of the line has been put in and selected.
            QTimer.singleShot(0, field, lambda: field.setCursorPosition(at))
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: QModelIndex
    ) -> None:
        rect = QRect(option.rect)
        rect.setWidth(max(rect.width(), theme.scaled(64)))
        editor.setGeometry(rect)
