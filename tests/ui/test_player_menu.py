"""The menu of a player's row: he leaves or comes back, and what is decided about him."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.tournament import Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.ui.player_menu import add_decision_entries, open_player_menu, player_entry
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6
from tests.domain.test_play_off_edits import cycle_of_three, played, won

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_what_the_menu_of_a_row_offers(qtbot: QtBot) -> None:
    """He leaves, or comes back; before the draw there is no such menu."""
    window = QMainWindow()
    qtbot.addWidget(window)
    state = ViewState(window)
    document = Document(Withdraw(4)(f6()))
    assert player_entry(document, 3) == "Player 3 withdraws…"
    assert "take the withdrawal back" in player_entry(document, 4)
    for tournament, number in ((Tournament(players=drawn(4).players), 1), (f6(), 0), (f6(), 7)):
        open_player_menu(Document(tournament), state, number, QPoint(), window)
    assert window.findChild(QMenu, "player_menu") is None

    asked: list[int] = []
    state.leave_asked.connect(asked.append)
    open_player_menu(document, state, 3, QPoint(), window)
    menu = window.findChild(QMenu, "player_menu")
    menu.actions()[0].trigger()
    menu.close()
    assert asked == [3]


def entries(tournament: Tournament, number: int, qtbot: QtBot) -> list[str]:
    menu = QMenu()
    qtbot.addWidget(menu)
    add_decision_entries(menu, Document(tournament), ViewState(menu), number)
    return [action.text() for action in menu.actions()]


def test_the_menu_of_a_row_offers_it_only_to_who_is_level(qtbot: QtBot) -> None:
    play_off, by_hand = "Play-off of those level on points…", "Order by hand…"
    assert entries(drawn(4), 1, qtbot) == []
    assert entries(played(4), 1, qtbot) == [play_off, by_hand]
    assert entries(cycle_of_three(), 4, qtbot) == []
    corrected = won(played(4), 1, 2)
    assert entries(corrected, 3, qtbot) == [play_off, by_hand]
    assert entries(corrected, 1, qtbot) == []
