"""The field in which a cell of the list of players is typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QStyleOptionViewItem, QWidget

from arbiter.ui import theme
from arbiter.ui.player_columns import PlayerColumn, full_heading
from arbiter.ui.prompt_delegate import PromptDelegate

if TYPE_CHECKING:
    from arbiter.ui.players_lookup import PlayersLookup

_KEY_PRESS = QEvent.Type.KeyPress


class PlayersDelegate(PromptDelegate):
    """Opens the field; the view's frame of the current cell is around it.

    Signals:
        block_pasted: (str) more than one line was pasted while a cell was being typed.

    ``make_lookup`` is asked when a field is first opened, for whoever looks up what is typed.
    """

    block_pasted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.refused = False
        self.lookup: PlayersLookup | None = None
        self.make_lookup: Callable[[], PlayersLookup] | None = None

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex
    ) -> QWidget:
        column = PlayerColumn(index.column())
        field = QLineEdit(parent)
        field.setAccessibleName(full_heading(column))
        if column in (PlayerColumn.RATING, PlayerColumn.NATIONAL_RATING):
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
        size = theme.scaled(15 if column is PlayerColumn.NAME else 14)
        field.setProperty("px", size)
        _frame(field, theme.roles().pen.name())
        field.textEdited.connect(lambda: _frame(field, theme.roles().pen.name()))
        if self.lookup is None and self.make_lookup is not None:
            self.lookup = self.make_lookup()
        if self.lookup is not None:
            self.lookup.follow(field, index)
        return field

    def show_refused(self, editor: QWidget) -> None:
        """Frame in red what could not be taken, until something else is typed."""
        _frame(editor, theme.roles().bad.name())

    def setEditorData(self, editor: QWidget, index: QModelIndex) -> None:
        # What is being typed stays, also when the list changes meanwhile.
        if not (isinstance(editor, QLineEdit) and editor.isModified()):
            super().setEditorData(editor, index)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: QModelIndex) -> None:
        # Whether it was refused is asked for when the field closes, a moment later.
        self.refused = not model.setData(index, editor.text())  # type: ignore[attr-defined]

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: QModelIndex
    ) -> None:
        editor.setGeometry(option.rect.adjusted(0, 0, 0, -1))
        if self.lookup is not None:
            self.lookup.stay_below()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.lookup is not None and self.lookup.key(watched, event):
            return True
        if isinstance(event, QKeyEvent) and event.type() is _KEY_PRESS and pastes(event):
            text = QGuiApplication.clipboard().text()
            if "\n" in text.strip() or "\t" in text:
                self.block_pasted.emit(text)
                return True
            if isinstance(watched, QLineEdit):
                watched.insert(text)
                watched.textEdited.emit(watched.text())  # as if it had been typed
                return True
        return super().eventFilter(watched, event)


def _frame(field: QWidget, colour: str) -> None:
    # The program's style sheet frames its line edits; this one stands in a cell.
    field.setStyleSheet(
        f"QLineEdit {{ border: 2px solid {colour}; border-radius: 0;"
        f" padding: 0 {theme.scaled(6) - 2}px; font-size: {field.property('px')}px; }}"
    )


def is_letter(event: QKeyEvent, key: Qt.Key, cyrillic: str) -> bool:
    """Whether Ctrl and a letter were pressed; *cyrillic* is what its key types in Russian."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    control = held == Qt.KeyboardModifier.ControlModifier
    return control and event.key() in (key, ord(cyrillic))


def pastes(event: QKeyEvent) -> bool:
    """Whether the key is that of pasting, on either layout."""
    return event.matches(QKeySequence.StandardKey.Paste) or is_letter(event, Qt.Key.Key_V, "М")
