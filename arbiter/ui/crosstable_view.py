"""The crosstable on screen: where the arbiter types results, one key each."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
)
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QApplication, QWidget

from arbiter.document.document import Document
from arbiter.domain.errors import UnknownMark
from arbiter.domain.tournament import GameName
from arbiter.ui import theme
from arbiter.ui.crosstable_cells import Weight
from arbiter.ui.crosstable_columns import FIRST_OPPONENT
from arbiter.ui.crosstable_cursor import Spot, moved, nearest
from arbiter.ui.crosstable_entry import (
    GOES_ON,
    ONE_KEY,
    EntryDelegate,
    EntryField,
    is_mark,
    may_become_mark,
    step_of,
)
from arbiter.ui.crosstable_grid import CrosstableGrid
from arbiter.ui.crosstable_model import EDIT, CrosstableModel
from arbiter.ui.crosstable_typed import JustTyped
from arbiter.ui.languages import translate
from arbiter.ui.result_keys import Action, Command, edit_of_action, letter_action
from arbiter.ui.undone import game_undone
from arbiter.ui.view_state import ViewState
from arbiter.wording import edit_text

NO_HINT = QAbstractItemDelegate.EndEditHint.NoHint
SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect
CHORD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_ARROWS = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Home: "home",
    Qt.Key.Key_End: "end",
    Qt.Key.Key_PageUp: "top",
    Qt.Key.Key_PageDown: "bottom",
}


class CrosstableView(CrosstableGrid):
    """Rows are players; the cursor stands on a game.

    A key that is a whole mark is taken at once where a cell holds one game, and the cursor
    stays: Tab goes on to the right, Enter down. What needs more keys (``0,5``, ``--``, both
    games of a double round) opens a field that any key of movement closes. Esc drops what is
    half typed in it; another Esc takes back what was entered in the cell before.
    """

    def __init__(self, document: Document, state: ViewState, parent: QWidget | None = None) -> None:
        super().__init__(CrosstableModel(document, state), parent)
        model = self.table
        model.setParent(self)
        self.setObjectName("crosstable")
        self.setAccessibleName(translate("Crosstable", "Crosstable"))
        self._document = document
        self._state = state
        self._typed: JustTyped | None = None
        self._keep: tuple[int, int] = (0, 0)
        self.setItemDelegate(EntryDelegate(self))
        self.verticalHeader().sectionPressed.connect(self._select_row)
        model.modelAboutToBeReset.connect(self._remember_spot)
        model.modelReset.connect(self._after_reset)
        state.player_changed.connect(self._show_player)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_went)
        document.changed.connect(self._entered_elsewhere)

    # The cursor

    def go_to(self, spot: Spot) -> None:
        """Put the cursor on *spot*."""
        half = self._half
        self._half = spot.half
        index = self.model().index(spot.row, spot.opponent + FIRST_OPPONENT)
        if index != self.currentIndex():
            self.selectionModel().setCurrentIndex(index, SELECT)
            self.scrollTo(index)
        elif half != spot.half:
            self._typed = None
            self._repaint_cell(index)

    def go(self, step: str) -> None:
        """Move the cursor one *step*: see ``crosstable_cursor.moved``."""
        spot, size = self.spot, self.model().rowCount()
        if size < 2:
            return
        if spot is None:
            self.focus_first()
        elif step:
            self.go_to(moved(spot, step, size, self.games_in_cell()))

    def focus_first(self) -> None:
        """Put the cursor somewhere useful, if it is nowhere: the selected player, or the first."""
        size = self.model().rowCount()
        if self.spot is None and size > 1:
            row = max(self.table.row_of(self._state.player), 0)
            self.go_to(self._first_of_round(row, size))
        self.setFocus()

    def _first_of_round(self, row: int, size: int) -> Spot:
        """The first game of the row still to be entered, else the first cell."""
        for opponent in range(size):
            for half, game in enumerate(self.table.faces(row, opponent + FIRST_OPPONENT)):
                if game.weight is Weight.OPEN and game.now:
                    return Spot(row, opponent, half)
        return nearest(row, 0, size)

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        self._typed = None
        self._forget_refused()
        for index in (previous, current):
            if index.isValid():
                self._repaint_cross(index)
        self.horizontalHeader().light(current.column() if current.isValid() else -1)
        self.verticalHeader().light(current.row() if current.isValid() else -1)
        if current.isValid():
            self._state.select_player(self.table.number(current.row()))

    def _select_row(self, row: int) -> None:
        spot = self.spot
        opponent = spot.opponent if spot else 0
        self.setFocus()
        self.go_to(nearest(row, opponent, self.model().rowCount()))

    def _show_player(self, number: int) -> None:
        """Another view selected a player: go to his row, unless the cursor is there."""
        row = self.table.row_of(number)
        size = self.model().rowCount()
        if row >= 0 and size > 1 and self.currentIndex().row() != row:
            spot = self.spot
            if spot is None:
                self.go_to(self._first_of_round(row, size))
            else:
                self.go_to(nearest(row, spot.opponent, size))

    def _remember_spot(self) -> None:
        spot = self.spot
        order = self.table.order
        self._keep = (order[spot.row], order[spot.opponent]) if spot else (0, 0)

    def _after_reset(self) -> None:
        """Other rows or another order: the cursor stays on the same game."""
        row, column = self.table.row_of(self._keep[0]), self.table.column_of(self._keep[1])
        if row >= 0 and column >= 0:
            self.go_to(Spot(row, column - FIRST_OPPONENT, min(self._half, self._last_half())))
        else:
            self._half = 0
        self.horizontalHeader().light(self.currentIndex().column())
        self.verticalHeader().light(self.currentIndex().row())

    def _last_half(self) -> int:
        return self.games_in_cell() - 1

    # Leaving the table

    def _focus_went(self, old: QWidget | None, new: QWidget | None) -> None:
        """Rows may be sorted again when the arbiter's hand is elsewhere in the window."""
        if self._is_mine(old) or old is None:
            self.viewport().update()
        if new is not None and self._is_mine(old) and not self._is_mine(new):
            self._typed = None
            self.table.reorder()

    def _entered_elsewhere(self) -> None:
        if not self._is_mine(QApplication.focusWidget()):
            self.table.reorder()
        name = game_undone(self._document.last)
        if name is not None and self.isVisible():
            self.go_to_game(name)

    def go_to_game(self, name: GameName) -> None:
        """Put the cursor on a game, in the row of the player where it stands already if that is
        one of the two."""
        low, high, cycle = name
        spot = self.spot
        if spot is not None and self.table.number(spot.row) == high:
            low, high = high, low
        row, column = self.table.row_of(low), self.table.column_of(high)
        if row >= 0 and column >= 0:
            self.go_to(Spot(row, column - FIRST_OPPONENT, min(cycle - 1, self._last_half())))

    # Typing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = step_of(event) or _ARROWS.get(event.key(), "")
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif step and not event.modifiers() & CHORD:
            self.go(step)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._take("")
        elif event.key() == Qt.Key.Key_Escape and self._typed:
            self._take_back()
        elif event.key() == Qt.Key.Key_F2:
            self._open_field(None)
        elif letter_action(event) is not None and self.spot is not None:
            self.do(letter_action(event))
        elif event.text().strip() and event.text().isprintable() and not event.modifiers() & CHORD:
            self._key(event.text())
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab moves inside the table; Ctrl+Tab and F6 leave it."""
        return False

    def _key(self, key: str) -> None:
        index = self.currentIndex()
        if self.spot is None:
            return
        self._forget_refused()
        if (reason := self.table.locked) is not None:
            self._state.reject(reason)
        elif self._typed and key in GOES_ON.get(self._typed.text, ""):
            self._open_field(self._typed.text + key)
        elif not may_become_mark(key):
            self._state.reject(UnknownMark(key))
            self._underline(index)
        elif self.games_in_cell() == 1 and key in ONE_KEY:
            self._take(key)
        else:
            self._open_field(key)

    def _take(self, text: str) -> None:
        """Enter a mark for the game under the cursor."""
        index = self.currentIndex()
        if self.spot is None:
            return
        self._enter(text, lambda: self.table.set_mark(index, self._half, text))

    def do(self, action: Action) -> None:
        """Do to the game under the cursor what the same keys do on the boards."""
        index = self.currentIndex()
        game = self.table.game(index, self._half)
        if game is None:
            return
        if action is not Command.PUT_OFF:
            self._enter("", lambda: self.table.do(index, edit_of_action(game, action)))
        elif (reason := self.table.locked) is not None:
            self._state.reject(reason)
        else:
            from arbiter.ui.put_off_dialog import ask_day  # rarely needed, and not free at start

            do = self.table.do
            ask_day(self.table.tournament, game, lambda edit: do(self.currentIndex(), edit), self)

    def _enter(self, text: str, act: Callable[[], bool]) -> None:
        """Do what a key asks for, and remember the step for Esc."""
        self._forget_refused()
        before = self._document.last
        entries = self._typed.entries if self._typed else []
        if act():
            newest = self._document.last
            if newest is not None and newest is not before:
                entries = [*entries, newest]
            self._typed = JustTyped(text, entries)

    def _take_back(self) -> None:
        """Undo what was typed here since the cursor came, as far as nothing else came after it."""
        typed, self._typed = self._typed, None
        if typed is not None:
            typed.take_back(self._document)

    def _open_field(self, text: str | None) -> None:
        """Open the field of the current cell, with *text* typed or with what the cell holds."""
        index = self.currentIndex()
        self._forget_refused()
        if (reason := self.table.locked) is not None:
            self._state.reject(reason)
            return
        # A key means the game under the cursor, until a second mark follows.
        self._whole_cell = text is None or self.games_in_cell() == 1
        if self.spot is None or not self.edit(
            index, QAbstractItemView.EditTrigger.AllEditTriggers, None
        ):
            return
        self._repaint_cell(index)
        field = self.indexWidget(index)
        if isinstance(field, EntryField) and text is not None:
            field.setText(text)
            field.setModified(True)
            field.end(False)

    def enter(self, index: QModelIndex, text: str) -> None:
        """Take what stands in the field: one mark for the game of the cursor, or all of them."""
        if text == index.data(EDIT):
            return
        if self.games_in_cell() > 1 and is_mark(text):
            self.table.set_mark(index, self._half, text)
        else:
            self.model().setData(index, text)

    def finish(self, field: QWidget, step: str) -> None:
        """Take what stands in *field*, close it, and go on."""
        self.commitData(field)
        self.closeEditor(field, NO_HINT)
        if self._refused is None:
            self.go(step)

    def give_up(self, field: QWidget) -> None:
        """Close *field* without taking anything, and say what another Esc would take back."""
        self.closeEditor(field, NO_HINT)
        if self._typed and self._typed.entries:
            newest = self._typed.entries[-1]
            what = edit_text(newest.edit, newest.before, translate)
            self._state.say(translate("Crosstable", "Esc takes back {0}").format(what))

    def clear_from(self, field: QWidget) -> None:
        """Close *field* without taking anything, and clear the game that it was opened for."""
        self.closeEditor(field, NO_HINT)
        self._take("")

    def entry_rect(self, index: QModelIndex) -> QRect:
        """Where the field stands: on one game, or on the whole cell, inside its frame."""
        rect, thick = self.visualRect(index), theme.scaled(2)
        if not self._whole_cell:
            rect = self._half_rect(rect, self._half, self.games_in_cell())
        return rect.adjusted(thick, thick, -thick - 1, -thick - 1)

    def widen(self, field: QWidget) -> None:
        """More than one mark is being typed: the field takes the whole cell."""
        if not self._whole_cell:
            self._whole_cell = True
            field.setGeometry(self.entry_rect(self.currentIndex()))
            self._repaint_cell(self.currentIndex())

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        self._repaint_cell(self.currentIndex())

    def copy(self) -> None:
        """Put the whole table on the clipboard as text, columns separated by tabs."""
        from arbiter.formats.formula_guard import guarded  # not before somebody copies

        model = self.table
        heads = [column.heading for column in model.columns]
        lines = [
            "\t".join([translate("Crosstable", "No."), translate("Crosstable", "Name"), *heads])
        ]
        for row in range(model.rowCount()):
            number = model.number(row)
            cells = [model.index(row, column).data() for column in range(model.columnCount())]
            lines.append("\t".join([str(number), guarded(model.player(number).name), *cells]))
        QGuiApplication.clipboard().setText("\n".join(lines) + "\n")

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = self.spot_at(event.position().toPoint())
        if spot is not None:
            self.go_to(spot)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Dragging selects nothing."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.spot_at(event.position().toPoint()) == self.spot:
            self._open_field(None)

    def spot_at(self, point: QPoint) -> Spot | None:
        """The spot under *point*; beside the games it is the player's row that counts."""
        row, column = self.rowAt(point.y()), self.columnAt(point.x())
        size = self.model().rowCount()
        if row < 0 or size < 2:
            return None
        if not self.table.games(row, column) if column >= 0 else True:
            current = self.spot
            return nearest(row, current.opponent if current else 0, size)
        inside = point.x() - self.columnViewportPosition(column)
        half = inside * self.games_in_cell() // max(self.columnWidth(column), 1)
        return Spot(row, column - FIRST_OPPONENT, half)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_first()
