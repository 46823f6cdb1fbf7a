"""The questions before closing and reopening."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from arbiter.domain.closing_edits import CloseTournament
from arbiter.ui.closing_dialogs import ask_reopening, reopening_dialog, sure_to_close
from arbiter.ui.reason_dialog import ReasonDialog
from tests.boards import seed


@pytest.mark.parametrize("sure", [True, False])
def test_closing_says_what_follows(qtbot, sure: bool) -> None:
    """That nothing can be entered any more, and how it can be corrected all the same."""
    parent = QWidget()
    qtbot.addWidget(parent)
    said: list[str] = []

    def answer() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, QMessageBox)
        said.extend((question.text(), question.informativeText()))
        roles = QMessageBox.ButtonRole
        role = roles.AcceptRole if sure else roles.RejectRole
        next(b for b in question.buttons() if question.buttonRole(b) == role).click()

    QTimer.singleShot(0, answer)
    assert sure_to_close(seed(), parent) is sure
    assert said[0] == "The results of 21 games become final."
    assert "version 2" in said[1]


def test_reopening_names_the_version_and_asks_for_the_reason(qtbot) -> None:
    """The version is the one after the present."""
    parent = QWidget()
    qtbot.addWidget(parent)
    closed = CloseTournament()(seed())

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ReasonDialog)
        dialog.field.setText("board 3")
        dialog.accept_button.click()

    QTimer.singleShot(0, answer)
    assert ask_reopening(closed, parent) == "board 3"
    dialog = reopening_dialog(closed, parent)
    assert "version 2" in dialog.field.accessibleDescription()
