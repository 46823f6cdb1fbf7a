"""Sixteen players, fifteen rounds, a round every twelve minutes: one key for each result."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Tournament
from arbiter.ui.main_window import MainWindow
from tests.boards import drawn

Shower = Callable[[Tournament], MainWindow]
KEYS = {Result.WHITE_WINS: "1", Result.BLACK_WINS: "0", Result.DRAW: "5"}


def test_a_hundred_and_twenty_results_are_a_hundred_and_twenty_keys(show: Shower) -> None:
    """Nothing but results is pressed. Before each key the row under the cursor says for which
    game it is, also when that is the first of the next round; every result is where it was
    meant to be."""
    chance = random.Random(15)
    window = show(drawn(16))
    window.actions_.pairings.trigger()
    page = window.desk.tabs.pairings.page
    typed: dict[tuple[int, int, int], Result] = {}
    slowest = 0.0
    for _ in range(120):
        game = page.model.game_at(page.boards.current_row())
        assert game is not None
        assert game.name not in typed
        result = chance.choice(list(KEYS))
        typed[game.name] = result
        focus = QApplication.focusWidget()
        began = perf_counter()
        QTest.keyClicks(focus, KEYS[result])
        QApplication.processEvents()
        slowest = max(slowest, perf_counter() - began)

    tournament = window.document.tournament
    assert {game.name: game.result for game in tournament.games} == typed
    assert window.document.undo_line.count == 120
    assert window.document.standings.rows == standings(tournament).rows
    assert window.state.round == 15
    assert slowest < 0.5


def test_the_round_that_was_completed_stays_until_the_next_key(show: Shower) -> None:
    """So it can be checked, printed and corrected; the key after that opens the next one."""
    window = show(drawn(16))
    window.actions_.pairings.trigger()
    page = window.desk.tabs.pairings.page
    QTest.keyClicks(page.boards, "10510510")
    assert window.state.round == 1
    assert page.model.rowCount() == 9
    onward = page.model.onward
    assert onward is not None
    assert (onward.round, onward.board) == (2, 1)
    aloud = page.model.index(8, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert aloud == "Round 2, Board 1: Player 16 – Player 9, open"

    page.boards.go_to_row(7)  # the last entry was a slip
    QTest.keyClicks(page.boards, "1")
    assert window.document.tournament.boards(1)[7].result is Result.WHITE_WINS
    assert window.state.round == 1

    window.desk.undo()
    window.desk.undo()  # the last board is out again: nothing leads on
    assert page.model.onward is None
    assert page.model.rowCount() == 8
    QTest.keyClicks(page.boards, "5")
    assert page.boards.current_row() == 8
    QTest.keyClicks(page.boards, "0")
    assert window.state.round == 2
    assert window.document.tournament.boards(2)[0].result is Result.BLACK_WINS
    assert page.boards.current_row() == 1


def test_only_a_result_begins_the_next_round(show: Shower) -> None:
    """Delete and P mean a board that is in view; a key held down means this round alone."""
    window = show(drawn(4))
    window.actions_.pairings.trigger()
    page = window.desk.tabs.pairings.page
    QTest.keyClicks(page.boards, "15")
    before = window.document.tournament
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_P, Qt.Key.Key_A):
        QTest.keyClick(page.boards, key)
    assert window.document.tournament is before
    assert (window.state.round, page.boards.current_row()) == (1, 2)
    QTest.keyClick(page.boards, Qt.Key.Key_Up)
    QTest.keyClick(page.boards, Qt.Key.Key_Delete)
    assert window.document.tournament.boards(1)[1].result is None
    assert page.model.onward is None


def test_the_last_board_put_off_shows_where_it_goes_on(show: Shower) -> None:
    """The cursor stays, so that P takes it back; Down and a result begin the next round."""
    window = show(drawn(4))
    window.actions_.pairings.trigger()
    page = window.desk.tabs.pairings.page
    QTest.keyClicks(page.boards, "1p")
    assert page.model.onward is window.document.tournament.boards(2)[0]
    assert page.boards.current_row() == 1
    QTest.keyClicks(page.boards, "p")
    assert page.model.onward is None

    QTest.keyClicks(page.boards, "p")
    QTest.keyClick(page.boards, Qt.Key.Key_Down)
    QTest.keyClicks(page.boards, "1")
    assert window.document.tournament.boards(2)[0].result is Result.WHITE_WINS
    assert window.state.round == 2
