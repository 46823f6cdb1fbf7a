"""The menu of what the cursor is on, by the keys that are meant for it: Menu and Shift+F10.

Qt opens a menu for the first of them, at the place of the mouse, which may be anywhere; and
on some systems for neither.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_KEYBOARD = QContextMenuEvent.Reason.Keyboard


def asks_for_menu(event: QKeyEvent) -> bool:
    """Whether a key asks for the menu."""
    key, held = event.key(), event.modifiers()
    return key == Qt.Key.Key_Menu or (key == Qt.Key.Key_F10 and held == _SHIFT)


class MenuKey(QObject):
    """Opens the menu of *view* for its current index with the keyboard."""

    def __init__(self, view: QAbstractItemView, open_menu: Callable[[QPoint], object]) -> None:
        """*open_menu* gets a place in the viewport, in the middle of the current index."""
        super().__init__(view)
        self._view = view
        self._open = open_menu
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the key; the event that Qt makes of it knows only the place of the mouse."""
        if isinstance(event, QContextMenuEvent) and event.reason() is _KEYBOARD:
            return True
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        index = self._view.currentIndex()
        if not asks_for_menu(event) or not index.isValid():
            return False
        self._open(self._view.visualRect(index).center())
        return True
