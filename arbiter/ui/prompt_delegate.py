"""Fields in the cells of a table that take Enter at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QLineEdit, QStyledItemDelegate, QWidget

from arbiter.ui import theme

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEY_PRESS = QEvent.Type.KeyPress


def cell_field(parent: QWidget, name: str, size: int, air: int) -> QLineEdit:
    """A field that fills its cell, spoken as *name*.

    Its letters are *size* and the air at its sides *air* pixels at the usual text size.
    """
    field = QLineEdit(parent)
    field.setAccessibleName(name)
    # The program's style sheet frames its line edits; this one stands in a cell.
    field.setStyleSheet(
        f"QLineEdit {{ border: 2px solid {theme.roles().pen.name()}; border-radius: 0;"
        f" padding: 0 {theme.scaled(air)}px; font-size: {theme.scaled(size)}px; }}"
    )
    return field


class PromptDelegate(QStyledItemDelegate):
    """What was typed is in the table before the key after Enter is looked at.

    Left to itself a delegate closes its field a moment later. Where the program was busy and
    keys have waited, all that follow would be typed into the same field: names of two rows
    would become one.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() is _KEY_PRESS
            and event.key() in _ENTER
            and isinstance(watched, QLineEdit)
        ):
            self.commitData.emit(watched)
            self.closeEditor.emit(watched, QAbstractItemDelegate.EndEditHint.SubmitModelCache)
            return True
        return super().eventFilter(watched, event)
