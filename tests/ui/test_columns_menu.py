"""The menu of a heading, on the three tables that have one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.tournament import Tournament
from arbiter.ui.boards_model import Column
from arbiter.ui.crosstable_columns import Kind
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from tests.boards import drawn, f6

Shower = Callable[[Tournament], MainWindow]
CONTROL = Qt.KeyboardModifier.ControlModifier

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def show(tmp_path: Path, qtbot: QtBot) -> Iterator[Shower]:
    """Shows the window over a tournament whose players have ratings and titles."""
    windows: list[MainWindow] = []

    def show(tournament: Tournament) -> MainWindow:
        players = tuple(
            replace(player, rating_fide=2400, title="GM", federation="SWE")
            for player in tournament.players
        )
        document = Document(replace(tournament, players=players))
        window = MainWindow(Settings(tmp_path / "arbiter.ini"), document)
        window.actions_.serve()  # as soon as it is painted
        windows.append(window)
        window.resize(1366, 740)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    yield show
    for window in windows:
        window.desk.side.standings.view.columns.show_all()
        for tab in (window.desk.tabs.crosstable.page.view, window.desk.tabs.pairings.page.boards):
            tab.columns.show_all()
        window.close()
        window.deleteLater()


def _open(qtbot: QtBot) -> dict[str, QAction]:
    """Ctrl+K, and what stands in the menu."""
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_K, CONTROL)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return {action.text().replace("&&", "&"): action for action in menu.actions()}


def test_columns_of_the_crosstable_go_and_come_back(qtbot: QtBot, show: Shower) -> None:
    """With the keyboard: Space ticks and the menu stays, so several take one menu."""
    window = show(f6())
    window.actions_.crosstable.trigger()
    view = window.desk.tabs.crosstable.page.view
    kinds = {column.kind: n for n, column in reversed(list(enumerate(view.table.columns)))}
    rating, federation = kinds[Kind.RATING], kinds[Kind.FEDERATION]
    assert not view.isColumnHidden(rating)
    entries = _open(qtbot)
    menu = QApplication.activePopupWidget()
    for words in ("Rating", "Federation"):
        menu.setActiveAction(entries[words])
        qtbot.keyClick(menu, Qt.Key.Key_Space)
    assert menu.isVisible()
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    assert view.isColumnHidden(rating)
    assert view.isColumnHidden(federation)
    assert view.verticalHeader().titles

    entries = _open(qtbot)
    assert not entries["Rating"].isChecked()
    entries["Titles"].trigger()
    assert not view.verticalHeader().titles
    entries["All columns" if "All columns" in entries else "&All columns"].trigger()
    assert not view.isColumnHidden(rating)
    QApplication.activePopupWidget().close()


def test_sonneborn_berger_can_not_be_hidden(qtbot: QtBot, show: Shower) -> None:
    """Direct encounter can, and stays hidden in the next window."""
    window = show(f6())
    window.actions_.standings.trigger()
    view = window.desk.side.standings.view
    entries = _open(qtbot)
    assert not entries["SB  Sonneborn-Berger"].isEnabled()
    entries["DE  Direct encounter"].trigger()
    QApplication.activePopupWidget().close()
    place = 3 + view.table.codes.index("DE")
    assert view.isColumnHidden(place)
    assert show(f6()).desk.side.standings.view.isColumnHidden(place)


def test_rows_are_sorted_from_the_menu(qtbot: QtBot, show: Shower) -> None:
    """The standings by name, the crosstable by place, the boards by White."""
    window = show(f6())
    window.actions_.standings.trigger()
    _open(qtbot)["By name"].trigger()
    QApplication.activePopupWidget().close()
    assert window.desk.side.standings.view.table.sorted_by[0] == 1

    window.actions_.crosstable.trigger()
    _open(qtbot)["By place"].trigger()
    QApplication.activePopupWidget().close()
    assert window.state.by_rank

    window.actions_.pairings.trigger()
    window.state.show_round(1)
    boards = window.desk.tabs.pairings.page.boards
    _open(qtbot)["By the name of Black"].trigger()
    assert boards.horizontalHeader().sorted == Column.BLACK
    QApplication.activePopupWidget().close()


def test_columns_of_the_boards_go(qtbot: QtBot, show: Shower) -> None:
    """A right click on the heading opens the same menu."""
    window = show(drawn(6))
    window.actions_.pairings.trigger()
    boards = window.desk.tabs.pairings.page.boards
    qtbot.waitUntil(lambda: not boards.isColumnHidden(Column.WHITE_RATING))
    boards.horizontalHeader().customContextMenuRequested.emit(QPoint(10, 10))
    menu = QApplication.activePopupWidget()
    by_words = {action.text(): action for action in menu.actions()}
    spot = menu.actionGeometry(by_words["Ratings"]).center()
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=spot)
    assert menu.isVisible()
    by_words["Points before the round"].trigger()
    menu.close()
    assert boards.isColumnHidden(Column.WHITE_RATING)
    assert boards.isColumnHidden(Column.BLACK_POINTS)
