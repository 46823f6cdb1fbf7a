"""Going to the boards from the menus and the status line."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from arbiter.domain.errors import NotDrawn, RoundsUnknown
from arbiter.domain.tournament import Tournament
from arbiter.ui.main_window import MainWindow
from arbiter.ui.still_out_list import StillOutList
from tests.boards import by_rounds, drawn, f6, without_rounds
from tests.ui.dialogs import in_dialog

Shower = Callable[[Tournament], MainWindow]


def test_b82_what_is_missing_is_in_view_and_a_click_leads_there(qtbot: QtBot, show: Shower) -> None:
    """Six players, round 2 with results on boards 1 and 3, seen from the crosstable."""
    six = by_rounds(6, "R1: 1–6 0–1, 2–5 ½, 3–4 ½. R2: 6–4 1–0, 1–2 ½.")
    window = show(six)
    window.actions_.crosstable.trigger()
    window.state.show_round(2)
    line = window.findChild(QLabel, "status_open")
    assert line.text() == "Round 2: 2 of 3 reported, board 2 open (5–3)"
    assert line.isVisible()

    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    page = window.desk.tabs.pairings.page
    assert QApplication.focusWidget() is page.boards
    game = page.model.game_at(page.boards.current_row())
    assert (game.round, game.white, game.black) == (2, 5, 3)


def test_the_list_leads_to_a_board_of_any_round(qtbot: QtBot, show: Shower) -> None:
    """Shift+F3 and Enter."""
    window = show(drawn(6))
    window.actions_.crosstable.trigger()

    def choose(shown: StillOutList) -> None:
        shown.all_rounds.click()
        shown.table.selectRow(7)
        QTest.keyClick(shown.table, Qt.Key.Key_Return)

    in_dialog(window, choose)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    page = window.desk.tabs.pairings.page
    assert (window.state.round, page.boards.current_row()) == (3, 1)


def test_f7_types_the_round_again_from_any_tab(qtbot: QtBot, show: Shower) -> None:
    """On the boards of the round in view; F7 again leaves."""
    window = show(f6())
    window.actions_.crosstable.trigger()
    window.state.show_round(2)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F7)
    page = window.desk.tabs.pairings.page
    assert page.second.active
    assert page.model.second.round == 2
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F7)
    assert not page.second.active


def test_without_pairings_or_rounds_it_says_why_not(show: Shower) -> None:
    """One sentence for each."""
    for tournament, error in (
        (Tournament(), NotDrawn),
        (without_rounds(drawn(4)), RoundsUnknown),
    ):
        window = show(tournament)
        refused: list[object] = []
        window.state.rejected.connect(refused.append)
        window.desk.commands.entry.show_still_out()
        window.desk.commands.entry.type_again()
        assert [type(one) for one in refused] == [error, error]
