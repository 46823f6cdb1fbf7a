"""Prizes from the Tournament menu."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.tournament import Tournament
from arbiter.ui import prizes_dialog
from arbiter.ui.actions import Actions
from arbiter.ui.prize_commands import PrizeCommands
from tests.boards import seed


@pytest.mark.parametrize("tournament", [seed(), Tournament()])
def test_the_dialog_opens_at_any_time(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tournament: Tournament
) -> None:
    """Prizes are announced before anybody has entered."""
    opened: list[str] = []

    def exec_(dialog: prizes_dialog.PrizesDialog) -> None:
        opened.append(dialog.objectName())

    monkeypatch.setattr(prizes_dialog.PrizesDialog, "exec", exec_)
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions(window)
    PrizeCommands(Document(tournament), actions, window)
    actions.prizes.trigger()

    assert opened == ["prizes_dialog"]
