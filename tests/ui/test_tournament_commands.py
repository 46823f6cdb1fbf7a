"""Paper, hall, trial and copies of one tournament: they last as long as it is open."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from arbiter.domain.tournament import Tournament
from arbiter.ui.main_window import MainWindow
from tests.boards import drawn


def test_they_last_through_a_change_of_language(
    show: Callable[[Tournament], MainWindow], qtbot
) -> None:
    """The desk is another, they are not: a trial and the hall screen go on."""
    window = show(drawn(4))
    own, desk = window.tournament_commands, window.desk
    window.speak_anew()
    qtbot.waitUntil(lambda: window.desk is not desk)
    assert window.tournament_commands is own


def test_another_tournament_has_its_own(show: Callable[[Tournament], MainWindow], tmp_path) -> None:
    """And the start page none."""
    window = show(drawn(4))
    first = window.tournament_commands
    assert first is not None
    window.show_example(last_round_open=False)
    assert window.tournament_commands not in (first, None)
    window.close_tournament()
    QApplication.processEvents()
    assert window.tournament_commands is None
