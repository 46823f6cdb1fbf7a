"""The dialog about rating and norms."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.ui.rating_dialog import RatingDialog
from arbiter.ui.view_state import ViewState
from tests.boards import tec


def test_it_follows_player_and_factor(qtbot: QtBot) -> None:
    state = ViewState()
    state.select_player(2)
    dialog = RatingDialog(Document(tec()), state, None)
    qtbot.addWidget(dialog)
    assert dialog.player_choice.currentData() == 2
    dialog.player_choice.setCurrentIndex(0)
    assert state.player == 1
    assert "20 × +0.02" in dialog.page.toPlainText()
    dialog.k_choice.setCurrentIndex(1)
    assert "40 × +0.02" in dialog.page.toPlainText()


def test_it_is_copied_and_printed(qtbot: QtBot) -> None:
    state = ViewState()
    asked: list[bool] = []
    state.rating_sheet_asked.connect(lambda: asked.append(True))
    dialog = RatingDialog(Document(tec()), state, None)
    qtbot.addWidget(dialog)
    dialog.copy()
    dialog.print()
    assert "GM norm" in QGuiApplication.clipboard().text()
    assert asked == [True]
