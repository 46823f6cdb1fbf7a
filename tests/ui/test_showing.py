"""Players and games come into view where they are asked for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from arbiter.domain.tournament import Tournament
from arbiter.ui.main_window import MainWindow
from arbiter.ui.view_state import ShownPlayer
from tests.boards import drawn, f6, without_rounds

Shower = Callable[[Tournament], MainWindow]


def test_a_player_is_shown_where_it_was_asked_for(show: Shower) -> None:
    """In the list, in the crosstable, and why he stands where he does."""
    window = show(f6())
    tabs = window.desk.tabs
    window.state.player_shown.emit(4, ShownPlayer.PLAYERS)
    assert tabs.players.page.view.current_row() == 3
    window.state.player_shown.emit(2, ShownPlayer.CROSSTABLE)
    view = tabs.crosstable.page.view
    assert view.table.number(view.currentIndex().row()) == 2
    window.state.player_shown.emit(5, ShownPlayer.WHY)
    assert window.state.player == 5
    assert window.desk.side.why.isAncestorOf(QApplication.focusWidget())
    window.desk.commands.showing.player(9)
    assert tabs.currentWidget() is tabs.crosstable


def test_a_game_is_shown_on_its_board_or_in_its_cell(show: Shower) -> None:
    """Where no round is known there are no boards."""
    window = show(drawn(6))
    window.state.board_asked.emit((2, 5, 1))
    page = window.desk.tabs.pairings.page
    assert (window.state.round, page.boards.current_row()) == (1, 1)
    window.desk.commands.showing.cell((1, 9, 1))
    assert window.desk.tabs.currentWidget() is window.desk.tabs.pairings

    other = show(without_rounds(drawn(4)))
    other.state.board_asked.emit((2, 3, 1))
    tabs = other.desk.tabs
    assert tabs.currentWidget() is tabs.crosstable
    spot = tabs.crosstable.page.view.spot
    assert {spot.row, spot.opponent} == {1, 2}
