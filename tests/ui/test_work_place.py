"""Another language leaves the arbiter's hand where it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView

from arbiter.document.document import Document
from arbiter.domain.tournament import Player, Tournament
from arbiter.storage import store
from arbiter.ui import theme
from arbiter.ui.main_window import MainWindow
from arbiter.ui.paste_desk import paste_desk
from arbiter.ui.player_columns import PlayerColumn
from arbiter.ui.settings import Settings
from tests import demo


@pytest.fixture
def opened(qtbot, qapp):
    """Builds windows, in the light theme at first."""
    theme.apply_theme(qapp, "light")
    windows: list[MainWindow] = []

    def open_window(tournament: Tournament | None = None, width: int = 1366) -> MainWindow:
        window = MainWindow(Settings(), Document(tournament or demo.sixteen()))
        window.actions_.serve()  # as soon as it is painted
        window.resize(width, 740)
        window.show()
        window.activateWindow()
        windows.append(window)
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.wait(20)
        return window

    yield open_window
    for window in windows:
        window.close()
        window.deleteLater()
    theme.apply_theme(qapp, "light")


def _speak(qtbot, window: MainWindow, code: str) -> None:
    before = window.desk
    next(a for a in window.actions_.languages.actions() if a.data() == code).trigger()
    qtbot.waitUntil(lambda: window.desk is not before)
    qtbot.wait(20)


def _hand() -> tuple[str, int, int]:
    view = QApplication.focusWidget()
    assert isinstance(view, QTableView)
    index = view.currentIndex()
    return view.objectName(), index.row(), index.column()


@pytest.mark.parametrize("tab", ["players", "pairings", "crosstable", "standings"])
def test_every_cursor_stays(qtbot, opened, tab: str) -> None:
    """The one that has the keys, and those of the other tabs."""
    window = opened()
    for name in ("players", "pairings", "crosstable", "standings"):
        getattr(window.actions_, name).trigger()
        for _ in range(4):
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    getattr(window.actions_, tab).trigger()
    before, player = _hand(), window.state.player
    _speak(qtbot, window, "sv")

    assert _hand() == before
    assert window.state.player == player
    window.actions_.crosstable.trigger()
    assert _hand()[1] > 0


def test_what_is_half_typed_stays(qtbot, opened) -> None:
    """In its cell, with the keys, not taken in and not lost."""
    window = opened(Tournament(players=(Player("Berg"), Player("Dahl"))))
    view = window.desk.tabs.players.page.view
    view.go_to(1, PlayerColumn.CLUB)
    view.setFocus()
    qtbot.keyClicks(view, "S")
    field = view.viewport().findChild(QLineEdit)
    qtbot.keyClicks(field, "K Roc")
    _speak(qtbot, window, "ru")

    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    assert field.text() == "SK Roc"
    assert window.document.tournament.players[1].club == ""
    qtbot.keyClicks(field, "hade")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.wait(1)
    assert window.document.tournament.players[1].club == "SK Rochade"


def test_a_pasted_block_and_what_was_mended_in_it_stay(qtbot, opened) -> None:
    """It is neither taken in nor left out."""
    window = opened(Tournament(players=(Player("Berg"),)))
    QGuiApplication.clipboard().setText("Name\tElo\nDahl\t2100\nLi\tabc")
    window.actions_.paste.trigger()
    page = window.desk.tabs.players.page
    page.model.setData(page.model.index(2, PlayerColumn.RATING), "2200")
    _speak(qtbot, window, "tr")

    assert [player.rating for player in paste_desk(window.state).usable] == [2100, 2200]
    assert window.desk.tabs.players.page.bar.isVisible()
    assert window.document.tournament.size == 1


def test_a_panel_that_is_a_tab_stays_in_view(qtbot, opened) -> None:
    """In a narrow window, where the panels stand after the crosstable."""
    window = opened(width=683)
    window.actions_.why.trigger()
    assert window.desk.tabs.currentWidget() is window.desk.side.why
    _speak(qtbot, window, "sv")

    assert window.desk.tabs.currentWidget() is window.desk.side.why


def test_docks_stay_where_they_were(qtbot, opened) -> None:
    """The journal that was opened, the standings that were put away."""
    window = opened()
    window.actions_.journal.trigger()
    window.actions_.side.trigger()
    assert not window.desk.side.isVisible()
    _speak(qtbot, window, "sv")

    assert window.desk.journal_dock.isVisible()
    assert window.actions_.journal.isChecked()
    assert not window.desk.side.isVisible()
    assert not window.actions_.side.isChecked()


def test_another_theme_moves_nothing(qtbot, opened) -> None:
    """Not even what is half typed."""
    window = opened(Tournament(players=(Player("Berg"), Player("Dahl"))))
    view = window.desk.tabs.players.page.view
    view.go_to(1, PlayerColumn.CLUB)
    view.setFocus()
    qtbot.keyClicks(view, "S")
    field = view.viewport().findChild(QLineEdit)
    next(a for a in window.actions_.themes.actions() if a.data() == "dark").trigger()

    assert theme.is_dark()
    assert QApplication.focusWidget() is field
    assert field.text() == "S"


def test_the_tab_is_remembered_for_its_tournament(qtbot, tmp_path: Path) -> None:
    """At the next start it is in view again; another tournament begins as usual."""
    paths = [tmp_path / "cup.arbiter", tmp_path / "other.arbiter"]
    for path in paths:
        store.create(path, demo.sixteen())
    windows = []
    for path, action in ((paths[0], "pairings"), (paths[0], ""), (paths[1], "")):
        window = MainWindow(Settings())
        windows.append(window)
        qtbot.addWidget(window)
        window.files.open(path)
        window.show()
        if action:
            getattr(window.actions_, action).trigger()
        tabs = window.desk.tabs
        shown = {tabs.pairings: "pairings", tabs.crosstable: "crosstable"}[tabs.currentWidget()]
        windows[-1] = shown
        window.close()

    assert windows == ["pairings", "pairings", "crosstable"]


def test_a_tab_that_is_not_there_any_more(qtbot, tmp_path: Path) -> None:
    """Left on the lots and begun by another program since: no empty window."""
    path = tmp_path / "cup.arbiter"
    store.create(path, demo.sixteen())
    Settings().keep_tab(str(path), "lots")
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    window.files.open(path)
    window.show()
    tabs = window.desk.tabs

    assert tabs.isTabVisible(tabs.currentIndex())
    assert tabs.currentWidget() is tabs.players
    window.close()
