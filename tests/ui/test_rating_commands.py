"""Rating and norms from the View menu."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.tournament import Tournament
from arbiter.ui import rating_dialog
from arbiter.ui.actions import Actions
from arbiter.ui.rating_commands import RatingCommands
from arbiter.ui.view_state import ViewState
from tests.boards import tec


@pytest.mark.parametrize(("tournament", "times"), [(tec(), 1), (Tournament(), 0)])
def test_the_dialog_opens_where_there_are_pairings(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tournament: Tournament, times: int
) -> None:
    opened: list[str] = []

    def exec_(dialog: rating_dialog.RatingDialog) -> None:
        opened.append(dialog.objectName())

    monkeypatch.setattr(rating_dialog.RatingDialog, "exec", exec_)
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions(window)
    RatingCommands(Document(tournament), ViewState(window), actions, window)
    actions.rating.trigger()

    assert opened == ["rating"] * times
