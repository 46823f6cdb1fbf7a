"""Ctrl+F on every tab, and boards that show only those of the players found."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from arbiter.domain.tournament import Tournament
from arbiter.ui.boards_model import Column
from arbiter.ui.main_window import MainWindow
from tests.boards import drawn

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
NAMES = ["Ivanov", "Berg", "Petrov", "Çelik", "Sidorov", "Dahl"] + [f"Xu {n}" for n in range(7, 25)]
Shower = Callable[[Tournament], MainWindow]


def _press(qtbot: QtBot, key: Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, key, modifiers)


def _look_for(qtbot: QtBot, text: str) -> None:
    _press(qtbot, Key.Key_F, CONTROL)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    assert field.objectName() == "find_field"
    qtbot.keyClicks(field, text)


def test_each_letter_goes_to_a_player_and_enter_to_the_next(qtbot: QtBot, show: Shower) -> None:
    """On the crosstable and in the list of players; Esc leaves the cursor where it was found."""
    window = show(drawn(NAMES))
    window.actions_.crosstable.trigger()
    view = window.desk.tabs.crosstable.page.view
    _look_for(qtbot, "ov")
    found = []
    for _ in range(4):
        found.append(view.table.number(view.currentIndex().row()))
        _press(qtbot, Key.Key_Return)
    assert found == [1, 3, 5, 1]
    assert window.findChild(QLabel, "find_count").text() == "2 of 3: Petrov"
    _press(qtbot, Key.Key_Escape)
    assert QApplication.focusWidget() is view
    assert view.table.number(view.currentIndex().row()) == 3

    window.actions_.players.trigger()
    _look_for(qtbot, "celik")
    players = window.desk.tabs.players.page.view
    assert players.current_row() == 3
    _press(qtbot, Key.Key_Backspace)
    qtbot.keyClicks(QApplication.focusWidget(), "zz")
    assert window.findChild(QLabel, "find_count").text() == "nobody"
    assert players.current_row() == 3


def test_a_number_is_the_number_of_a_player(qtbot: QtBot, show: Shower) -> None:
    """Standings and Why? follow."""
    window = show(drawn(NAMES))
    window.actions_.crosstable.trigger()
    _look_for(qtbot, "14")
    assert window.state.player == 14


def test_while_lots_are_drawn_it_finds_the_row(qtbot: QtBot, show: Shower) -> None:
    """Where a number drawn by hand is to be typed."""
    from arbiter.domain.edits import AddPlayers
    from arbiter.domain.tournament import Player

    window = show(AddPlayers(tuple(map(Player, NAMES[:6])))(Tournament()))
    window.actions_.start.trigger()
    _look_for(qtbot, "sid")
    assert window.desk.tabs.lots.page.view.currentIndex().row() == 4


def test_b76_a_result_leaves_the_filter_the_scroll_and_the_columns(
    qtbot: QtBot, show: Shower
) -> None:
    """24 players in a small window: filter "xu", scroll to a board, enter a result."""
    window = show(drawn(NAMES))
    window.resize(1000, 330)
    window.actions_.pairings.trigger()
    page = window.desk.tabs.pairings.page
    _look_for(qtbot, "xu")
    boards, model = page.boards, page.model
    shown = [model.game_at(row).board for row in range(model.rowCount())]
    assert 3 < len(shown) <= 12
    _press(qtbot, Key.Key_Tab)
    assert QApplication.focusWidget() is boards
    boards.go_to_row(len(shown) - 4)
    bar = boards.verticalScrollBar()
    bar.setValue(bar.value() + 1)
    offset, width = bar.value(), boards.columnWidth(Column.WHITE)
    assert offset > 0
    game = model.game_at(boards.current_row())
    qtbot.keyClicks(boards, "1")

    assert window.document.tournament.game(*game.name).result is not None
    assert window.state.search == "xu"
    assert [model.game_at(row).board for row in range(model.rowCount())] == shown
    assert bar.value() == offset
    assert boards.columnWidth(Column.WHITE) == width
    assert boards.current_row() == len(shown) - 3


def test_b76_the_last_board_of_the_filter_says_that_others_are_out(
    qtbot: QtBot, show: Shower
) -> None:
    """No other round is begun; Esc shows all boards, with the cursor where it was."""
    window = show(drawn(NAMES))
    window.actions_.pairings.trigger()
    page = window.desk.tabs.pairings.page
    _look_for(qtbot, "dahl")
    _press(qtbot, Key.Key_Tab)
    qtbot.keyClicks(page.boards, "1")
    assert page.model.rowCount() == 1
    status = window.findChild(QLabel, "status_entry")
    assert status.text() == "The boards of “dahl” have reported. Esc shows all boards again."
    board = page.model.game_at(0).board
    _press(qtbot, Key.Key_Escape)
    assert page.model.rowCount() == 12
    assert page.model.game_at(page.boards.current_row()).board == board
    assert window.desk.commands.finding._bar.isHidden()


def test_a_board_that_is_hidden_comes_into_view_when_it_is_asked_for(
    qtbot: QtBot, show: Shower
) -> None:
    """By its number, and by Undo."""
    window = show(drawn(NAMES))
    window.actions_.pairings.trigger()
    page = window.desk.tabs.pairings.page
    qtbot.keyClicks(page.boards, "1")
    _look_for(qtbot, "dahl")
    window.desk.commands.entry.go_to_board(2)
    assert (window.state.search, page.boards.current_row()) == ("", 1)
    _look_for(qtbot, "dahl")
    window.desk.undo()
    assert (window.state.search, page.boards.current_row()) == ("", 0)


def test_the_search_outlives_a_change_of_language(qtbot: QtBot, show: Shower) -> None:
    """The window is built anew; what is hidden stays so, and the bar says it."""
    window = show(drawn(NAMES))
    window.actions_.pairings.trigger()
    _look_for(qtbot, "ov")
    window._build_again()
    page = window.desk.tabs.pairings.page
    assert page.model.rowCount() == 3
    assert window.desk.commands.finding._bar.field.text() == "ov"
    qtbot.waitUntil(window.desk.commands.finding._bar.isVisible)


def test_in_the_journal_ctrl_f_looks_in_the_journal(qtbot: QtBot, show: Shower) -> None:
    """As its own field says."""
    window = show(drawn(NAMES))
    window.actions_.pairings.trigger()
    qtbot.keyClicks(window.desk.tabs.pairings.page.boards, "1")
    window.actions_.journal.trigger()
    table = window.desk.journal.page.table
    table.setFocus()
    _press(qtbot, Key.Key_F, CONTROL)
    assert QApplication.focusWidget() is window.desk.journal.page.tools.search


def test_esc_ends_the_search_from_the_crosstable_too(qtbot: QtBot, show: Shower) -> None:
    """But first it takes back what was just entered there."""
    window = show(drawn(NAMES))
    window.actions_.crosstable.trigger()
    _look_for(qtbot, "celik")
    _press(qtbot, Key.Key_Tab)
    view = window.desk.tabs.crosstable.page.view
    qtbot.keyClicks(view, "1")
    assert window.document.tournament.started
    _press(qtbot, Key.Key_Escape)
    assert not window.document.tournament.started
    assert window.state.search == "celik"
    _press(qtbot, Key.Key_Escape)
    assert window.state.search == ""
    assert window.desk.commands.finding._bar.isHidden()
