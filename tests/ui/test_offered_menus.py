"""Tables offer the menu of what is under the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.ui.offered_menus import offer_player_menu
from arbiter.ui.view_state import ViewState
from tests.boards import f6

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_a_widget_gets_the_menu(qtbot: QtBot) -> None:
    """Of the player whose row is under the pointer."""
    window = QMainWindow()
    qtbot.addWidget(window)
    state = ViewState(window)
    asked: list[int] = []
    state.leave_asked.connect(asked.append)
    offer_player_menu(window, lambda place: place.y(), Document(f6()), state)
    window.customContextMenuRequested.emit(QPoint(0, 2))
    menu = window.findChild(QMenu, "player_menu")
    menu.actions()[0].trigger()
    menu.close()
    assert asked == [2]
