"""The calendar is changed from the menus of a board and of a round: one step each."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from arbiter.document.document import Document
from arbiter.domain.calendar_proof import off_table
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.ui.boards_model import Column
from arbiter.ui.move_dialog import MoveDialog
from arbiter.ui.pairings_tab import PairingsTab
from arbiter.ui.swap_numbers_dialog import SwapNumbersDialog
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6


@pytest.fixture
def tab(qtbot):
    """Builds the tab over a tournament."""

    def build(tournament) -> PairingsTab:
        state = ViewState()
        made = PairingsTab(Document(tournament), state)
        made.state_kept = state
        qtbot.addWidget(made)
        made.resize(1200, 700)
        made.show()
        return made

    return build


def _entries(menu: QMenu) -> dict[str, QAction]:
    found = {}
    for action in menu.actions():
        # Not its menu(): in Qt 6.8 that and its entries are gone with what stands for the action.
        beside = QMenu.menuInAction(action)
        if beside is not None:
            found.update(_entries(beside))
        found[action.text().replace("&", "")] = action
    return found


def _game_menu(tab: PairingsTab, name) -> dict[str, QAction]:
    menu = QMenu(tab)
    tab.calendar.fill_game_menu(menu, tab._document.tournament.game(*name))
    tab.menu_kept = menu
    return _entries(menu)


def test_b81_colours_are_exchanged_and_the_board_is_marked(tab) -> None:
    """2–5 becomes 5–2, and its number says so."""
    made = tab(SetResult(2, 5, 1, Result.WHITE_WINS)(drawn(6)))
    made._state.show_round(1)
    _game_menu(made, (2, 5, 1))["Exchange colours"].trigger()

    game = made._document.tournament.game(2, 5)
    assert (game.white, game.result) == (5, Result.BLACK_WINS)
    assert made.model.is_off_table(made.model.game_at(1))
    tip = made.model.data(made.model.index(1, Column.BOARD), Qt.ItemDataRole.ToolTipRole)
    assert tip == "not as in the table: round 1, board 2, 2–5"
    assert "calendar changed by hand" in made._heading.toolTip()
    made._document.undo()
    assert not off_table(made._document.tournament)


def test_a_board_changes_places_and_the_cursor_follows(tab) -> None:
    """With a board of its round: others would make somebody play twice."""
    made = tab(drawn(6))
    entries = _game_menu(made, (1, 6, 1))
    places = [text for text in entries if text.startswith("Round")]
    assert places == ["Round 1, board 2:  2–5", "Round 1, board 3:  3–4"]

    entries["Round 1, board 3:  3–4"].trigger()
    assert made._document.tournament.game(1, 6).board == 3
    assert made.boards.current_row() == 2


def test_a_game_is_moved_to_another_round(tab, monkeypatch) -> None:
    """The round that it is in comes into view."""
    made = tab(drawn(6))

    def answer(dialog: MoveDialog) -> int:
        dialog.round.setCurrentIndex(2)
        return MoveDialog.DialogCode.Accepted

    monkeypatch.setattr(MoveDialog, "exec", answer)
    _game_menu(made, (1, 6, 1))["Move to another round or board…"].trigger()

    assert made._document.tournament.game(1, 6).round == 3
    assert made._state.round == 3
    assert len(made._document.journal()) == 1


def test_numbers_are_exchanged_before_the_start_only(tab, monkeypatch) -> None:
    """The two of the board are proposed."""
    made = tab(drawn(6))
    monkeypatch.setattr(
        SwapNumbersDialog, "exec", lambda dialog: SwapNumbersDialog.DialogCode.Accepted
    )
    _game_menu(made, (1, 6, 1))["Exchange two numbers…"].trigger()
    assert made._document.tournament.player(1).name == "Player 6"

    assert not _game_menu(tab(f6()), (1, 6, 1))["Exchange two numbers…"].isEnabled()


def test_rounds_change_places_from_the_list_of_rounds(tab) -> None:
    """The round that was meant stays in view, under its new number."""
    made = tab(drawn(6))
    before = made._document.tournament
    menu = QMenu(made)
    made.rounds.more(menu, 2)
    entries = _entries(menu)
    assert "Round 2" not in entries
    entries["Round 4"].trigger()

    after = made._document.tournament
    assert [game.name for game in after.boards(4)] == [game.name for game in before.boards(2)]
    assert made._state.round == 4


def test_a_league_exchanges_home_and_away(tab) -> None:
    """In its own words."""
    made = tab(drawn(6, home_and_away=True))
    assert "Exchange home and away" in _game_menu(made, (1, 6, 1))
    assert made.model.headerData(Column.WHITE, Qt.Orientation.Horizontal) == "Home"
