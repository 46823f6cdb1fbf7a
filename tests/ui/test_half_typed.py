"""Fields that are open in a table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from arbiter.domain.tournament import Tournament
from arbiter.ui.half_typed import take_in_half_typed
from arbiter.ui.main_window import MainWindow
from arbiter.ui.player_columns import PlayerColumn
from tests.boards import drawn

Shower = Callable[[Tournament], MainWindow]


def test_a_field_is_entered_and_closed(qtbot: QtBot, show: Shower) -> None:
    """The keys are in the table again."""
    window = show(drawn(4))
    window.actions_.players.trigger()
    view = window.desk.tabs.players.page.view
    view.go_to(1)
    qtbot.keyClicks(view, "B")
    assert take_in_half_typed(window)
    assert window.document.tournament.player(2).name == "B"
    assert QApplication.focusWidget() is view


def test_a_field_outside_a_table_is_left_alone(show: Shower) -> None:
    """What is looked for is no entry."""
    window = show(drawn(4))
    window.desk.commands.finding.ask()
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    field.setText("ov")
    assert take_in_half_typed(window)
    assert field.text() == "ov"


def test_what_can_not_be_entered_keeps_the_window_open(qtbot: QtBot, show: Shower) -> None:
    """A rating of letters: the field stays, and so does the file, until it is mended."""
    window = show(drawn(4))
    window.actions_.players.trigger()
    view = window.desk.tabs.players.page.view
    view.go_to(1, PlayerColumn.RATING)
    qtbot.keyClicks(view, "x")
    assert not take_in_half_typed(window)
    window.close()
    assert window.isVisible()
    window.actions_.close_tournament.trigger()
    assert window.document is not None
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    assert field.text() == "x"

    field.setText("2400")
    window.actions_.close_tournament.trigger()
    assert window.document is None
