"""The field in which a cell of the crosstable is typed, where one key does not say it all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QWidget

from arbiter.domain.errors import ArbiterError
from arbiter.domain.notation import parse_mark
from arbiter.ui import theme
from arbiter.ui.crosstable_model import EDIT
from arbiter.ui.languages import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem  # every class takes its time

ONE_KEY = "10½=5+WDLwdlЦВДцвд"
"""Keys that are a whole mark. A dash may become two dashes, so it waits."""
DASHES = "-–—−"
GOES_ON = {"0": ".,", "1": "/"}
"""Marks that another key can turn into a draw: ``0,5``, ``1/2``. What the arbiter decided
(``0-0``, ``½-0``) is typed in the field, F2."""

KEY_PRESS = QEvent.Type.KeyPress
_STEPS = {
    Qt.Key.Key_Return: "down",
    Qt.Key.Key_Enter: "down",
    Qt.Key.Key_Tab: "next",
    Qt.Key.Key_Backtab: "previous",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
SHIFT = Qt.KeyboardModifier.ShiftModifier


def step_of(event: QKeyEvent) -> str:
    """Where a key leads from a cell: ``down``, ``up``, ``next``, ``previous``, or nowhere."""
    step = _STEPS.get(event.key(), "")
    if step == "down" and event.key() != Qt.Key.Key_Down and event.modifiers() & SHIFT:
        return "up"
    if step == "next" and event.modifiers() & SHIFT:
        return "previous"
    return step


def is_mark(text: str) -> bool:
    """Whether *text* is a mark as it stands, so that nothing has to be waited for."""
    try:
        return parse_mark(text) is not None
    except ArbiterError:
        return False


def may_become_mark(text: str) -> bool:
    """Whether *text* is the beginning of something that a cell takes."""
    plain = text.strip().replace(",", ".")
    for dash in DASHES:
        plain = plain.replace(dash, "-")
    return not plain or plain[0] in ONE_KEY + "-.·"


class EntryField(QLineEdit):
    """One line without a frame: the frame of the cell is around it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(translate("Crosstable", "Result"))
        self.setMaxLength(12)
        # The program's style sheet gives line edits a frame and small type; this one is a cell.
        self.setStyleSheet(
            "QLineEdit { border: 0; padding: 0; background: transparent;"
            f" font-size: {theme.scaled(18)}px; }}"
        )


def _at_end(field: QObject) -> bool:
    """Whether Delete has nothing to delete in *field*: then it means the game."""
    if not isinstance(field, EntryField) or field.hasSelectedText():
        return False
    return field.cursorPosition() == len(field.text())


class EntryDelegate(QStyledItemDelegate):
    """Opens the field and hands what was typed to the view, which knows which game it is."""

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex
    ) -> QWidget:
        field = EntryField(parent)
        field.textEdited.connect(lambda text: self._typed(field, text))
        return field

    def setEditorData(self, editor: QWidget, index: QModelIndex) -> None:
        if isinstance(editor, EntryField) and not editor.isModified():
            editor.setText(index.data(EDIT))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QObject, index: QModelIndex) -> None:
        if isinstance(editor, EntryField):
            self.parent().enter(index, editor.text())

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: QModelIndex
    ) -> None:
        editor.setGeometry(self.parent().entry_rect(index))

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Keys that leave the field; everything else is typing."""
        if event.type() == KEY_PRESS and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                self.parent().give_up(editor)
                return True
            if event.key() == Qt.Key.Key_Delete and _at_end(editor):
                self.parent().clear_from(editor)
                return True
            step = step_of(event)
            if step:
                self.parent().finish(editor, step)
                return True
        return super().eventFilter(editor, event)

    def _typed(self, field: EntryField, text: str) -> None:
        """Take what is complete at once, where a cell holds one game."""
        if self.parent().games_in_cell() > 1:
            if text.strip() and not is_mark(text):
                self.parent().widen(field)
        elif is_mark(text) and text.strip() not in ("0", "1", "½", "=", *DASHES):
            self.parent().finish(field, "")
