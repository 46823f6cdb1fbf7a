"""The menu by the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QStringListModel, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QListView
from pytestqt.qtbot import QtBot

from arbiter.ui.menu_key import MenuKey, asks_for_menu

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.mark.parametrize(
    ("key", "held", "asks"),
    [
        (Qt.Key.Key_Menu, NONE, True),
        (Qt.Key.Key_F10, SHIFT, True),
        (Qt.Key.Key_F10, NONE, False),
        (Qt.Key.Key_F9, SHIFT, False),
    ],
)
def test_two_keys_ask_for_it(key: Qt.Key, held: Qt.KeyboardModifier, asks: bool) -> None:
    """F10 alone is a result in one set of keys."""
    assert asks_for_menu(QKeyEvent(QKeyEvent.Type.KeyPress, key, held)) is asks


def test_it_opens_where_the_cursor_is_and_only_once(qtbot: QtBot) -> None:
    """Not where the mouse happens to be; and not where nothing is selected."""
    view = QListView()
    qtbot.addWidget(view)
    view.setModel(QStringListModel(["one", "two", "three"]))
    view.show()
    opened: list[QPoint] = []
    MenuKey(view, opened.append)
    qtbot.keyClick(view, Qt.Key.Key_Menu)
    assert opened == []

    index = view.model().index(1, 0)
    view.setCurrentIndex(index)
    qtbot.keyClick(view, Qt.Key.Key_F10, SHIFT)
    reason = QContextMenuEvent.Reason.Keyboard
    event = QContextMenuEvent(reason, QPoint(0, 0), view.mapToGlobal(QPoint(0, 0)))
    QApplication.sendEvent(view, event)  # what Qt makes of the key on some systems
    assert opened == [view.visualRect(index).center()]
