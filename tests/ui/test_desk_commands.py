"""Whoever acts on the tournament comes with the first thing that is asked, and does it once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.ui import theme
from arbiter.ui.crosstable_cursor import Spot
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from tests.boards import drawn


@pytest.fixture
def unpainted(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """The window over a tournament before anything of it was painted."""
    window = MainWindow(Settings(tmp_path / "arbiter.ini"), Document(drawn(6)))
    qtbot.addWidget(window)
    yield window
    window.close()
    theme.set_text_size(QApplication.instance(), 100)


def test_nobody_is_there_before_he_is_needed(unpainted: MainWindow) -> None:
    """Or the first picture would wait for all of them."""
    assert unpainted.desk._commands is None
    unpainted.desk.commands.entry.next_open()
    assert unpainted.state.round == 1


@pytest.mark.parametrize(
    ("name", "done"),
    [
        ("next_open", lambda window: window.desk.tabs.currentWidget() is window.desk.tabs.pairings),
        ("undo", lambda window: not window.document.tournament.started),
        ("journal", lambda window: not window.desk.journal_dock.isHidden()),
        ("what_if", lambda window: window.state.what_if),
        ("zoom_in", lambda window: window.settings.text_size == 115),
        ("text_size_130", lambda window: window.settings.text_size == 130),
    ],
)
def test_the_first_thing_asked_is_done_once(
    unpainted: MainWindow, name: str, done: Callable[[MainWindow], bool]
) -> None:
    """Whatever it is, and however soon; what has a tick keeps it."""
    window = unpainted
    window.document.apply(SetResult(3, 4, 1, Result.DRAW))
    action = getattr(window.actions_, name, None) or next(
        choice for choice in window.actions_.text_sizes.actions() if choice.data() == name[-3:]
    )
    ticked = action.isChecked()
    action.trigger()
    assert done(window)
    assert action.isChecked() is (action.isCheckable() and not ticked)
    assert window.settings.text_size <= 130


def test_who_has_been_replaced_is_not_served(unpainted: MainWindow, qtbot: QtBot) -> None:
    """A window that is built anew before it was painted has its new actions only."""
    old = unpainted.actions_
    unpainted.speak_anew()
    qtbot.waitUntil(lambda: unpainted.actions_ is not old)
    old.serve()
    assert unpainted.desk._commands is None


@pytest.mark.parametrize("painted", [False, True])
def test_what_is_typed_while_the_window_comes_up_is_kept_as_any_other(
    unpainted: MainWindow, painted: bool
) -> None:
    """A key that comes before they do finds them there: a round that it ends is noticed."""
    window = unpainted
    for white, black in ((6, 1), (5, 2)):
        window.document.apply(SetResult(white, black, 1, Result.DRAW))
    window.show()
    if painted:
        window.grab()
    assert window.desk._commands is None
    window.desk.tabs.crosstable.page.view.go_to(Spot(2, 3))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_1)
    assert window.document.tournament.game(3, 4).result is Result.WHITE_WINS
    assert window.desk._commands is not None
    assert window.tournament_commands.backups.keeper._rounds == 0


def test_they_come_when_the_window_is_painted(unpainted: MainWindow, qtbot: QtBot) -> None:
    """Without anything being asked."""
    unpainted.show()
    qtbot.waitUntil(lambda: unpainted.desk._commands is not None)
    unpainted.document.apply(SetResult(1, 6, 1, Result.DRAW))
    unpainted.actions_.undo.trigger()
    assert not unpainted.document.tournament.started
