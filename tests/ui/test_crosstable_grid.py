"""The crosstable drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbiter.document.document import Document
from arbiter.domain.edits import SetPlayer, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.ui import theme
from arbiter.ui.crosstable_columns import FIRST_OPPONENT
from arbiter.ui.crosstable_cursor import Spot
from arbiter.ui.crosstable_view import CrosstableView
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6


@pytest.fixture
def shown(qtbot: object) -> Callable[[Tournament], CrosstableView]:
    def make(tournament: Tournament) -> CrosstableView:
        view = CrosstableView(Document(tournament), ViewState())
        qtbot.addWidget(view)
        view.resize(1016, 535)
        view.show()
        view.setFocus()
        QApplication.processEvents()
        return view

    return make


def _cell(view: CrosstableView, row: int, column: int) -> QRect:
    """In the picture of the view; row and column from 1."""
    rect = view.visualRect(view.model().index(row - 1, column - 1 + FIRST_OPPONENT))
    return QRect(view.viewport().mapTo(view, rect.topLeft()), rect.size())


def _picture(view: CrosstableView) -> QImage:
    return view.grab().toImage()


def test_sixteen_players_fit_without_scrolling(
    shown: Callable[[Tournament], CrosstableView],
) -> None:
    """Beside the standings on a screen of 1366 x 697, also with long names."""
    tournament = drawn(16)
    for number in tournament.numbers:
        name = f"Vandersteen-Kowalski, Maximilian {number}"
        player = Player(name, "WGM", rating_fide=2400, federation="NED")
        tournament = SetPlayer(number, player)(tournament)

    view = shown(tournament)

    assert view.verticalHeader().length() <= view.viewport().height()
    assert view.horizontalHeader().length() <= view.viewport().width()


def test_scrolling_sideways_takes_no_row_away(
    shown: Callable[[Tournament], CrosstableView],
) -> None:
    """The rows make room for the scroll bar, so that it does not bring a second one."""
    view = shown(drawn(16))
    view.resize(600, 30 + 16 * 30)
    QApplication.processEvents()

    assert view.horizontalScrollBar().maximum() > 0
    assert view.verticalScrollBar().maximum() == 0


def test_in_a_small_window_the_beginning_of_the_rows_is_in_view(
    shown: Callable[[Tournament], CrosstableView],
) -> None:
    """Also if the cursor was put somewhere before there was a size; rows are whole."""
    view = shown(drawn(16))
    view.go_to(Spot(7, 8, 0))
    view.resize(683, 235)
    QApplication.processEvents()

    assert view.horizontalScrollBar().value() == 0
    assert view.columnViewportPosition(17) + view.columnWidth(17) <= view.viewport().width()
    for row in (5, 15, 9, 0):
        view.go_to(Spot(row, 8, 0))
        assert view.rowViewportPosition(view.rowAt(0)) == 0
        assert view.viewport().height() % view.rowHeight(0) == 0


def test_the_cursor_its_mirror_and_the_diagonal_have_their_colours(
    shown: Callable[[Tournament], CrosstableView],
) -> None:
    """Paper under the cursor, lit mirror, washed row and column, solid diagonal."""
    view = shown(f6())
    view.go_to(Spot(2, 4))
    picture, roles = _picture(view), theme.roles()

    def ground(row: int, column: int) -> object:
        return picture.pixelColor(_cell(view, row, column).topLeft() + QPoint(5, 5))

    assert ground(3, 5) == roles.surface
    assert ground(5, 3) == roles.pen_soft
    assert ground(3, 1) == ground(6, 5) == roles.pen_wash
    assert ground(1, 2) == roles.surface
    assert ground(3, 3) == ground(6, 6) == roles.diagonal
    corner = _cell(view, 3, 5).topLeft()
    assert picture.pixelColor(corner) == roles.pen


def test_nothing_stays_behind_when_the_cursor_moves(
    shown: Callable[[Tournament], CrosstableView],
) -> None:
    """What is on the screen after a walk is what painting all of it anew gives."""
    view = shown(f6())
    for spot in (Spot(0, 1), Spot(2, 4), Spot(5, 0), Spot(1, 3), Spot(1, 4), Spot(2, 0)):
        view.go_to(spot)
        QApplication.processEvents()
    view.table.setData(view.currentIndex(), "0")
    view.table.setData(view.currentIndex(), "1")
    QApplication.processEvents()
    screen = view.screen()
    walked = screen.grabWindow(view.winId()).toImage()
    view.viewport().repaint()

    assert walked == screen.grabWindow(view.winId()).toImage()
    assert walked.pixelColor(_cell(view, 3, 1).topLeft()) == theme.roles().pen


def test_nothing_stays_behind_when_a_field_closes(
    shown: Callable[[Tournament], CrosstableView],
) -> None:
    """It stood on one game, then on both, with a frame around each."""
    view = shown(drawn(5, cycles=2))
    view.go_to(Spot(1, 3, 1))
    QApplication.processEvents()
    for keys in ("1", "10", "1x"):
        for key in keys:
            field = view.indexWidget(view.currentIndex())
            QTest.keyClicks(field or view, key)
            QApplication.processEvents()
        QTest.keyClick(view.indexWidget(view.currentIndex()), Qt.Key.Key_Escape)
        QApplication.processEvents()
        screen = view.screen()
        after = screen.grabWindow(view.winId()).toImage()
        view.viewport().repaint()

        assert after == screen.grabWindow(view.winId()).toImage()


def test_columns_grow_with_their_figures(shown: Callable[[Tournament], CrosstableView]) -> None:
    """What became wider gets room at once."""
    view = shown(drawn(16, tie_breaks=("SB",)))
    column = view.table.first_figure + 1
    before = view.columnWidth(column)
    for game in view.table.tournament.games:
        view._document.apply(SetResult(game.white, game.black, 1, Result.DRAW))

    assert view.columnWidth(column) >= before
    assert view.table.figures(0).texts[1] == "56.25"


def test_every_look_can_be_painted(shown: Callable[[Tournament], CrosstableView]) -> None:
    """Light and dark, larger: the paper has the colour of the theme, a slip its line."""
    app = QApplication.instance()
    view = shown(f6())
    view.go_to(Spot(0, 1))
    light = _picture(view)
    theme.apply_theme(app, "dark")
    theme.set_text_size(app, 130)
    QApplication.processEvents()
    view.table.setData(view.currentIndex(), "7")
    dark = _picture(view)

    corner = QPoint(light.width() - 20, light.height() - 20)
    assert light.pixelColor(corner) == theme.LIGHT.surface
    assert dark.pixelColor(corner) == theme.DARK.surface
    rect = _cell(view, 1, 2)
    below = [dark.pixelColor(rect.center().x(), rect.bottom() - up) for up in range(8)]
    assert below.count(theme.DARK.bad) == 3


def test_a_wider_view_begins_with_the_first_opponent(
    shown: Callable[[Tournament], CrosstableView],
) -> None:
    """It was scrolled when there was less room; the cursor stays in view."""
    view = shown(drawn(24))
    view.resize(400, 500)
    QApplication.processEvents()
    view.go_to(Spot(0, 12, 0))
    assert view.horizontalScrollBar().value() > 0

    view.resize(720, 500)
    QApplication.processEvents()

    assert view.horizontalScrollBar().value() == 0
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
