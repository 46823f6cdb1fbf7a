"""The list of players: typed into like a sheet, one line of keys for everything else."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QSizePolicy, QWidget

from arbiter.ui import theme
from arbiter.ui.crosstable_headers import strike
from arbiter.ui.figures import advance, paint_number
from arbiter.ui.languages import translate
from arbiter.ui.painted_table import Band, PaintedTable, row_height
from arbiter.ui.player_columns import PlayerColumn
from arbiter.ui.players_editor import PlayersDelegate, is_letter, pastes
from arbiter.ui.players_model import ListRow, Mark, PlayersModel
from arbiter.ui.table_heading import TableHeading, elided

if TYPE_CHECKING:
    from arbiter.ui.list_desk import ListDesk
    from arbiter.ui.players_lookup import PlayersLookup

LEAST_ROW, ROW = 32, 34
WIDTHS = {
    PlayerColumn.NUMBER: 44,
    PlayerColumn.NAME: 216,
    PlayerColumn.TITLE: 58,
    PlayerColumn.RATING: 70,
    PlayerColumn.NATIONAL_RATING: 70,
    PlayerColumn.FEDERATION: 58,
    PlayerColumn.FIDE_ID: 90,
    PlayerColumn.NATIONAL_ID: 120,
    PlayerColumn.BIRTH: 120,
    PlayerColumn.SEX: 56,
}
NARROW = {
    PlayerColumn.NUMBER: 36,
    PlayerColumn.NAME: 156,
    PlayerColumn.TITLE: 52,
    PlayerColumn.RATING: 68,
    PlayerColumn.NATIONAL_RATING: 64,
    PlayerColumn.FEDERATION: 50,
    PlayerColumn.FIDE_ID: 88,
    PlayerColumn.NATIONAL_ID: 112,
    PlayerColumn.BIRTH: 112,
    PlayerColumn.SEX: 50,
}
"""The same where a wide list would leave no room for the club."""
LEAST_CLUB = 110
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ALT = Qt.KeyboardModifier.AltModifier
_TRIGGER = QAbstractItemView.EditTrigger
_EDITING = QAbstractItemView.State.EditingState
_HINT = QAbstractItemDelegate.EndEditHint
_MOVE = QAbstractItemView.CursorAction


class PlayersView(PaintedTable):
    """Paints the rows and says which keys were pressed; what they do is decided by the tab.

    Signals:
        confirmed: Enter, while no cell is being typed.
        dismissed: Esc, while no cell is being typed.
        paste_asked: Ctrl+V.
        block_pasted: (str) a block was pasted while a cell was being typed.
        move_asked: (int) Alt+Up or Alt+Down: by so many places.
        remove_asked: Ctrl+D.
    """

    confirmed = Signal()
    dismissed = Signal()
    paste_asked = Signal()
    block_pasted = Signal(str)
    move_asked = Signal(int)
    remove_asked = Signal()

    def __init__(
        self, model: PlayersModel, desk: ListDesk | None = None, parent: QWidget | None = None
    ) -> None:
        self._players = model
        self._wanted = 0
        super().__init__(parent)
        self.setObjectName("players")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(translate("Players", "Players"))
        self.setHorizontalHeader(TableHeading(self))
        self.verticalHeader().hide()
        self.setModel(model)
        model.dataChanged.connect(lambda: self._size_columns())
        model.columns.changed.connect(self._show_columns)
        self._editor = PlayersDelegate(self)
        self._editor.block_pasted.connect(self._block_while_typing)
        self.setItemDelegate(self._editor)
        if desk is not None:
            self._editor.make_lookup = lambda: self._lookup(desk)
        self.setTabKeyNavigation(True)
        self.setEditTriggers(
            _TRIGGER.AnyKeyPressed | _TRIGGER.EditKeyPressed | _TRIGGER.DoubleClicked
        )
        self.setCurrentIndex(model.index(0, PlayerColumn.NAME))
        self._hide_columns()
        self._size_rows()

    def _lookup(self, desk: ListDesk) -> PlayersLookup:
        from arbiter.ui.players_lookup import PlayersLookup  # only where somebody types

        return PlayersLookup(self, self._players, desk)

    # The cursor

    def go_to(self, row: int, column: int = PlayerColumn.NAME) -> None:
        """Put the cursor on a cell; the last row where there is no such row."""
        index = self._players.index(min(row, self._players.rowCount() - 1), column)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def show_from(self, row: int) -> None:
        """Put the cursor on the name of *row* and that row at the top, as far as possible."""
        self.go_to(row)
        self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.PositionAtTop)

    def current_row(self) -> int:
        """The row under the cursor, or -1."""
        return self.row_of(self.currentIndex())

    def moveCursor(self, action: _MOVE, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """As in any table, but the column of numbers is never entered."""
        index = super().moveCursor(action, modifiers)
        if not index.isValid() or index.column() != PlayerColumn.NUMBER:
            return index
        if action is _MOVE.MovePrevious:
            row = (index.row() - 1) % self._players.rowCount()
            return self._players.index(row, self._last_column())
        return self._players.index(index.row(), PlayerColumn.NAME)

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        self.update_rows(self.row_of(previous), self.row_of(current))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update_rows(self.current_row())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update_rows(self.current_row())

    # Keys

    def event(self, event: QEvent) -> bool:
        # Ctrl+V and Ctrl+D are the list's own as long as it has the keys.
        override = event.type() is QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and _own_key(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.state() is _EDITING and not self.hasFocus():
            super().keyPressEvent(event)  # handed up by the field, which is about to close
        elif pastes(event):
            self.paste_asked.emit()
        elif is_letter(event, Qt.Key.Key_D, "В"):
            self.remove_asked.emit()
        elif event.modifiers() & _ALT and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_asked.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        elif key == Qt.Key.Key_Escape:
            self.dismissed.emit()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._players.setData(self.currentIndex(), "")
        else:
            super().keyPressEvent(event)

    def closeEditor(self, editor: QWidget, hint: _HINT) -> None:
        """Enter goes on to the name of the next row; after a slip the text stays to be mended."""
        row = self.row_of(self.indexAt(editor.geometry().center()))
        clicked = row != self.current_row()  # then the cursor is elsewhere already
        if self._editor.lookup is not None:
            self._editor.lookup.hide()
        refused, self._editor.refused = self._editor.refused, False
        if refused and hint is not _HINT.RevertModelCache:
            self._editor.show_refused(editor)
            # A click elsewhere is dealt with first.
            QTimer.singleShot(0, editor, lambda: self._back_to(editor))
            return
        if hint is _HINT.SubmitModelCache and not clicked:
            super().closeEditor(editor, _HINT.NoHint)
            self.go_to(row + 1)
            return
        super().closeEditor(editor, hint)

    def listed_taken(self, editor: QWidget, *, done: bool) -> None:
        """What the rating list knows has been written into the row of *editor*, which closes
        as after Enter; if it could not be written, what was typed stays to be mended."""
        self._editor.refused = not done
        self._editor.closeEditor.emit(editor, _HINT.SubmitModelCache)

    def _back_to(self, editor: QWidget) -> None:
        """Put the keys back on what has to be mended, if they are still in this list."""
        index = self.indexAt(editor.geometry().center())
        if index.isValid() and self.window().focusWidget() in (self, editor):
            self.setCurrentIndex(index)
            editor.setFocus()

    def _block_while_typing(self, text: str) -> None:
        editor = self.focusWidget()
        if editor is not None and editor is not self:
            self._editor.closeEditor.emit(editor, _HINT.RevertModelCache)
        self.block_pasted.emit(text)

    # Columns and sizes

    def _last_column(self) -> int:
        return max(column for column in PlayerColumn if not self.isColumnHidden(column))

    def _hide_columns(self) -> None:
        shown = {PlayerColumn.NUMBER, PlayerColumn.NAME, *self._players.columns.shown}
        for column in PlayerColumn:
            self.setColumnHidden(column, column not in shown)

    def _show_columns(self) -> None:
        """There are other columns; the cursor does not stay in one that is gone."""
        self._hide_columns()
        if self.isColumnHidden(self.currentIndex().column()):
            self.go_to(self.current_row())
        self._size_columns()
        self.viewport().update()

    def look_changed(self) -> None:
        super().look_changed()
        self.horizontalHeader().look_changed()
        self._size_rows()
        self._size_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_rows()
        self._size_columns()
        self.updateGeometries()  # the range of the scroll bars, at these sizes
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def updateGeometries(self) -> None:
        super().updateGeometries()
        wanted = self.horizontalHeader().sizeHint().height()
        wanted += self._players.rowCount() * theme.scaled(ROW)
        if self.horizontalScrollBar().maximum():
            wanted += self.horizontalScrollBar().sizeHint().height()
        if wanted != self._wanted:
            self._wanted = wanted
            self._size_rows()
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """All rows: what is said about the list stands right under them."""
        return QSize(theme.scaled(600), self._wanted)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(200), theme.scaled(48 + ROW))

    def _size_rows(self) -> None:
        rows, least, most = self._players.rowCount(), theme.scaled(LEAST_ROW), theme.scaled(ROW)
        row = row_height(self.viewport().height(), rows, least, most)
        if row != self.verticalHeader().defaultSectionSize():
            self.verticalHeader().setDefaultSectionSize(row)

    def _size_columns(self) -> None:
        shown = [column for column in WIDTHS if not self.isColumnHidden(column)]
        least_club = 0 if self.isColumnHidden(PlayerColumn.CLUB) else theme.scaled(LEAST_CLUB)
        room = self.viewport().width() - least_club
        wide = sum(theme.scaled(WIDTHS[column]) for column in shown) <= room
        widths = {column: theme.scaled((WIDTHS if wide else NARROW)[column]) for column in shown}
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        spare = room - sum(widths.values())
        longer = 0
        if spare > 0:
            # A long name gets room that a club would leave empty, but never more than half.
            longest = self._longest_name() - widths[PlayerColumn.NAME]
            longer = min(max(longest, 0), spare // 2 if least_club else spare)
            self.setColumnWidth(PlayerColumn.NAME, widths[PlayerColumn.NAME] + longer)
        if least_club:
            self.setColumnWidth(PlayerColumn.CLUB, max(spare - longer, 0) + least_club)

    def _longest_name(self) -> int:
        """Pixels that the longest name takes, with the air beside it and the sign of a doubt."""
        font = theme.font(15)
        rows = range(self._players.rowCount())
        names = (self._players.row(row).player.name for row in rows)
        air = theme.scaled(2 * 8 + 20)
        return ceil(max((advance(name, font) for name in names), default=0)) + air

    # Painting

    def paint(self, painter: QPainter, dirty: QRect, rows: list[Band], columns: list[Band]) -> None:
        roles, width = theme.roles(), max(self.cells().right(), self.viewport().width())
        current = self.currentIndex()
        for row, top, height in rows:
            line = self._players.row(row)
            if line.pasted >= 0:
                painter.fillRect(0, top, width, height, roles.pen_wash)
            for column, left, cell_width in columns:
                cell = QRect(left, top, cell_width, height - 1)
                self._paint_cell(painter, cell, line, row, column)
            painter.fillRect(0, top + height - 1, width, 1, roles.line)
            if line.pasted >= 0:
                painter.fillRect(0, top, 3, height - 1, roles.pen)
        if current.isValid():
            frame = self.visualRect(current).adjusted(0, 0, 0, -1)
            painter.setPen(QPen(roles.pen if self.hasFocus() else roles.edge, 2))
            painter.drawRect(QRectF(frame).adjusted(1, 1, -1, -1))

    def _paint_cell(
        self, painter: QPainter, cell: QRect, line: ListRow, row: int, column: int
    ) -> None:
        roles = theme.roles()
        text = str(self._players.data(self._players.index(row, column)))
        inside = cell.adjusted(theme.scaled(8), 0, -theme.scaled(8), 0)
        mark = self._players.mark(row, column)
        if mark is not None:
            wash = roles.bad_wash if mark.grave else roles.warn_wash
            painter.fillRect(cell.adjusted(1, 1, -1, 0), wash)
        if column == PlayerColumn.NUMBER:
            colour = roles.pen if line.pasted >= 0 else roles.ink3
            paint_number(painter, inside, text, "", theme.font(13), colour, "")
            return
        if mark is not None:
            inside = _paint_mark(painter, inside, mark, column, empty=not text)
        if column in (PlayerColumn.RATING, PlayerColumn.NATIONAL_RATING):
            paint_number(painter, inside, text, "", theme.font(14), roles.ink, "")
            return
        left = self._players.left(row) if column == PlayerColumn.NAME else ""
        if left:
            painter.setFont(theme.font(12))
            painter.setPen(roles.ink2)
            painter.drawText(inside, _RIGHT, left)
            width = round(advance(left, theme.font(12))) + theme.scaled(8)
            inside = inside.adjusted(0, 0, -width, 0)
        font = theme.font(15 if column == PlayerColumn.NAME else 14)
        painter.setFont(font)
        painter.setPen(roles.ink if column == PlayerColumn.NAME and not left else roles.ink2)
        shown = elided(text, font, inside.width())
        painter.drawText(inside, _LEFT, shown)
        if left and self._players.annulled(row):
            strike(painter, inside, shown, font)


def _paint_mark(painter: QPainter, inside: QRect, mark: Mark, column: int, *, empty: bool) -> QRect:
    """Write the word or sign of a mark; the room that it leaves for the text."""
    roles = theme.roles()
    painter.setPen(roles.bad if mark.grave else roles.warn)
    if empty and len(mark.word) > 1:
        painter.setFont(theme.font(13, italic=True))
        painter.drawText(inside, _LEFT, mark.word)
        return inside
    font = theme.font(12, True)
    painter.setFont(font)
    width = round(advance(mark.word, font)) + theme.scaled(8)
    if column in (PlayerColumn.RATING, PlayerColumn.NATIONAL_RATING):
        painter.drawText(inside, _LEFT, mark.word)
        return inside
    painter.drawText(inside, _RIGHT, mark.word)
    return inside.adjusted(0, 0, -width, 0)


def _own_key(event: QKeyEvent) -> bool:
    return pastes(event) or is_letter(event, Qt.Key.Key_D, "В")
