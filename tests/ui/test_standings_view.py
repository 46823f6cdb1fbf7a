"""The table of the standings on screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.ui import theme
from arbiter.ui.standings_model import FIRST_TIE_BREAK, NAME, POINTS, StandingsModel
from arbiter.ui.standings_view import StandingsView
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6, seed


@pytest.fixture
def shown(qtbot: object) -> Callable[..., tuple[StandingsView, Document, ViewState]]:
    def make(tournament: Tournament, width: int = 350) -> object:
        document, state = Document(tournament), ViewState()
        view = StandingsView(StandingsModel(document), state, None)
        view.model().setParent(view)
        qtbot.addWidget(view)
        view.resize(width, 28 + 30 * tournament.size)
        view.show()
        QApplication.processEvents()
        return view, document, state

    return make


def _row(view: StandingsView) -> int:
    return view.currentIndex().row()


def test_the_selection_goes_both_ways(shown: Callable) -> None:
    """A row selects its player; a player selected elsewhere selects his row."""
    view, _, state = shown(seed())

    view.selectRow(2)
    assert state.player == 3
    state.select_player(6)
    assert _row(view) == 5
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert state.player == 5


def test_b74_the_selection_stays_with_the_player(shown: Callable) -> None:
    """While the rows of round 5 change places."""
    complete = f6()
    view, document, state = shown(complete.after_round(4))
    for number in complete.numbers:
        state.select_player(number)
        for game in complete.boards(5):
            document.apply(SetResult(game.white, game.black, 1, game.result))
            assert state.player == number
            assert _row(view) == view.table.row_of(number)
        while document.undo_edit:
            document.undo()


def test_arrows_left_and_right_ask_for_another_tie_break(shown: Callable) -> None:
    """They do not move in the table."""
    view, _, _ = shown(seed())
    view.selectRow(2)
    column = view.currentIndex().column()
    asked: list[int] = []
    view.turned.connect(asked.append)

    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Left)

    assert asked == [1, -1]
    assert (_row(view), view.currentIndex().column()) == (2, column)


def _line_below(view: StandingsView, row: int) -> bool:
    picture = view.grab().toImage()
    rect = view.visualRect(view.model().index(row, NAME))
    point = view.viewport().mapTo(view, QPoint(rect.center().x(), rect.bottom()))
    return picture.pixelColor(point) == theme.roles().line


def test_lines_stand_only_between_score_groups(shown: Callable) -> None:
    """Third and fourth have four points each: no line between them."""
    view, _, _ = shown(seed())

    assert [_line_below(view, row) for row in range(5)] == [True, True, False, True, True]


def test_a_bracket_holds_those_who_are_level(shown: Callable) -> None:
    """Left of the points of the third and the fourth, of nobody else."""
    view, _, _ = shown(seed())
    picture = view.grab().toImage()

    marked = []
    for row in range(7):
        rect = view.visualRect(view.model().index(row, POINTS))
        strip = [
            view.viewport().mapTo(view, QPoint(rect.left() + x, rect.center().y()))
            for x in range(4)
        ]
        marked.append(any(picture.pixelColor(point) == theme.roles().edge for point in strip))
    assert marked == [False, False, True, True, False, False, False]


def test_in_another_order_there_are_no_groups(shown: Callable) -> None:
    """A click on a heading sorts, a second one turns the order."""
    view, _, _ = shown(seed())

    view.horizontalHeader().sectionClicked.emit(NAME)
    assert view.table.text(0, NAME) == "Ivanov"
    view.horizontalHeader().sectionClicked.emit(NAME)

    assert view.table.text(0, NAME) == "Vasilyev"
    assert all(_line_below(view, row) for row in range(6))


def test_what_decided_nothing_goes_first_when_it_is_narrow(shown: Callable) -> None:
    """From the right; what was needed stays, and so do the points."""
    view, _, _ = shown(seed(), width=280)

    hidden = [
        code
        for place, code in enumerate(view.table.codes)
        if view.isColumnHidden(FIRST_TIE_BREAK + place)
    ]
    assert {"WIN", "KS"} <= set(hidden)
    assert "SB" not in hidden
    assert view.columnWidth(POINTS) >= 40


def test_all_columns_are_there_when_there_is_room(shown: Callable) -> None:
    """And the table is as wide as its view."""
    view, _, _ = shown(seed(), width=600)

    assert not any(view.isColumnHidden(column) for column in range(view.model().columnCount()))
    assert view.horizontalHeader().length() == view.viewport().width()


def test_heights_follow_the_field(shown: Callable) -> None:
    """Room for thirty pixels a player, and it asks for them."""
    view, document, _ = shown(drawn(4))
    before = view.sizeHint().height()

    assert before == 28 + 4 * 30
    assert view.rowHeight(0) == 30
    document.apply(SetResult(1, 2, 1, Result.DRAW))
    assert view.sizeHint().height() == before


def test_copy_is_the_table_as_text(shown: Callable) -> None:
    """Columns separated by tabs, hidden ones too."""
    view, _, _ = shown(seed(tie_breaks=("SB",)), width=200)

    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)

    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "\tName\tPts\tSB\t(SSB)"
    assert lines[3] == "3\tSidorov\t4\t9\t1"


def test_home_and_end_select_the_first_and_the_last(shown: Callable) -> None:
    """A row is one thing; there are no cells to go to."""
    view, _, state = shown(seed())
    view.selectRow(2)

    QTest.keyClick(view, Qt.Key.Key_End)
    assert (_row(view), state.player) == (6, 7)
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert (_row(view), state.player) == (0, 1)


def test_rows_in_view_are_whole(shown: Callable) -> None:
    """Where not all of them have room."""
    view, _, _ = shown(f6())
    view.resize(350, 131)
    QApplication.processEvents()

    for row in (0, 5, 2):
        view.selectRow(row)
        assert view.rowViewportPosition(view.rowAt(0)) == 0
        assert view.viewport().height() % view.rowHeight(0) == 0
