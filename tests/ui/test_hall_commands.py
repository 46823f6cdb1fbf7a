"""Ctrl+H brings the hall screen and takes it away; the tournament it shows is the open one."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from arbiter.document.document import Document
from arbiter.ui.hall_screen import HallScreen
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from tests.boards import drawn, f6


@pytest.fixture
def window(qtbot, tmp_path):
    """A window over six players."""
    window = MainWindow(Settings(tmp_path / "a.ini"), Document(drawn(6)))
    window.actions_.serve()  # as soon as it is painted
    qtbot.addWidget(window, before_close_func=_let_the_hall_go)
    window.show()
    return window


def _let_the_hall_go(window: MainWindow) -> None:
    own = window.tournament_commands
    if own is not None:
        own.hall.close()


def _screens() -> list[HallScreen]:
    windows = QApplication.topLevelWidgets()
    return [window for window in windows if isinstance(window, HallScreen) and window.isVisible()]


def test_shown_and_taken_away(window) -> None:
    """One key each; the entry in the menu is ticked meanwhile."""
    action = window.actions_.hall_screen
    action.trigger()
    assert len(_screens()) == 1
    assert action.isChecked()
    action.trigger()
    assert not _screens()
    assert not action.isChecked()


def test_closed_by_hand(window) -> None:
    """The tick goes with it."""
    window.actions_.hall_screen.trigger()
    _screens()[0].close()
    assert not window.actions_.hall_screen.isChecked()


def test_another_tournament(window) -> None:
    """The hall goes on with it; on the start page there is nothing to show."""
    window.actions_.hall_screen.trigger()
    window.show_document(Document(f6()))
    (screen,) = _screens()
    assert screen.page.heading == "Round 5"
    window.show_start()
    assert not _screens()


def test_another_language(window, qapp) -> None:
    """The window is built anew; the hall screen stays, with the tick in the new menu."""
    window.actions_.hall_screen.trigger()
    window._build_again()
    assert len(_screens()) == 1
    assert window.actions_.hall_screen.isChecked()


def test_the_end_of_the_program(window) -> None:
    """No window is left that would keep it running."""
    window.actions_.hall_screen.trigger()
    window.close()
    assert not _screens()
