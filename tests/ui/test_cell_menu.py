"""The menu of a cell of the crosstable."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.calendar_proof import off_table
from arbiter.domain.result import Result
from arbiter.domain.tournament import GameName
from arbiter.ui.crosstable_cursor import Spot
from arbiter.ui.crosstable_tab import CrosstableTab
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6

SHIFT = Qt.KeyboardModifier.ShiftModifier

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def tab(qtbot: QtBot) -> Iterator[CrosstableTab]:
    """The crosstable of six players, nothing reported, with the cursor on 1–6."""
    state = ViewState()
    tab = CrosstableTab(Document(drawn(6)), state)
    qtbot.addWidget(tab)
    tab.resize(1000, 500)
    tab.show()
    tab.focus_first()
    tab.view.go_to(Spot(5, 0, 0))
    yield tab
    while (menu := QApplication.activePopupWidget()) is not None:
        menu.close()


def _opened(qtbot: QtBot, tab: CrosstableTab) -> QMenu:
    qtbot.keyClick(tab.view, Qt.Key.Key_F10, SHIFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def _choose(menu: QMenu, words: str) -> None:
    entry = next(a for a in menu.actions() if a.text().split("\t")[0].replace("&", "") == words)
    assert entry.isEnabled()
    entry.trigger()


def test_shift_f10_offers_every_ending_of_the_game(qtbot: QtBot, tab: CrosstableTab) -> None:
    """White and Black are those of the game, whoever's row it is; the title names them."""
    menu = _opened(qtbot, tab)
    assert menu.actions()[0].text() == "Player 1 – Player 6, round 1"
    _choose(menu, "White won")
    assert tab._document.tournament.game(1, 6).result is Result.WHITE_WINS
    qtbot.keyClick(tab.view, Qt.Key.Key_Escape)  # as after a typed result
    assert tab._document.tournament.game(1, 6).result is None


def test_colours_are_exchanged_and_the_board_marked(qtbot: QtBot, tab: CrosstableTab) -> None:
    """Two keys: the menu and its letter."""
    menu = _opened(qtbot, tab)
    qtbot.keyClick(menu, "c")
    game = tab._document.tournament.game(1, 6)
    assert (game.white, game.black) == (6, 1)
    assert off_table(tab._document.tournament) == {(1, 6, 1)}


def test_its_board_and_its_players_are_asked_for(qtbot: QtBot, tab: CrosstableTab) -> None:
    """The board is shown by whoever listens; each player has a menu of his own."""
    boards: list[GameName] = []
    tab._state.board_asked.connect(boards.append)
    menu = _opened(qtbot, tab)
    _choose(menu, "Go to its board")
    assert boards == [(1, 6, 1)]
    leaving: list[int] = []
    tab._state.leave_asked.connect(leaving.append)
    # Not the menu() of the action: in Qt 6.8 that is gone with what stands for the action.
    own = next(QMenu.menuInAction(a) for a in menu.actions() if a.text() == "6  Player 6")
    _choose(own, "Player 6 withdraws…")
    assert leaving == [6]


def test_beside_the_games_it_is_the_menu_of_the_player(qtbot: QtBot, tab: CrosstableTab) -> None:
    """On his points, for instance."""
    view = tab.view
    index = view.table.index(2, view.table.first_figure)
    view.customContextMenuRequested.emit(view.visualRect(index).center())
    menu = QApplication.activePopupWidget()
    assert menu.objectName() == "player_menu"
    assert menu.actions()[0].text() == "Player 3 withdraws…"


def test_a_right_click_is_about_the_cell_under_the_pointer(
    qtbot: QtBot, tab: CrosstableTab
) -> None:
    """The cursor goes there; the row of the cursor before does not matter."""
    view = tab.view
    view.customContextMenuRequested.emit(view.visualRect(view.table.index(1, 2 + 4)).center())
    assert view.spot == Spot(1, 4, 0)
    assert QApplication.activePopupWidget().actions()[0].text() == "Player 2 – Player 5, round 1"


def test_in_a_locked_tournament_nothing_can_be_chosen(qtbot: QtBot) -> None:
    """But one can still go to the board."""
    document = Document(f6())
    document.read_only = True
    tab = CrosstableTab(document, ViewState())
    qtbot.addWidget(tab)
    tab.show()
    tab.view.go_to(Spot(0, 1, 0))
    menu = _opened(qtbot, tab)
    enabled = [a.text().replace("&", "") for a in menu.actions() if a.isEnabled() and a.text()]
    menu.close()
    assert "Go to its board" in enabled
    assert not {"White won", "Draw", "Exchange colours", "Clear\tDel"} & set(enabled)
