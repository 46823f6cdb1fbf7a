"""Before a file is taken from another computer the arbiter says that nobody works there."""

from __future__ import annotations

from datetime import datetime

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from arbiter.document.lock import Holder
from arbiter.ui.take_over import may_take_over

ANNA = Holder("Arbiter 0.1.0", "anna", "hall-2", datetime(2026, 5, 3, 12, 0))


@pytest.mark.parametrize(("press", "answer"), [(0, True), (1, False), (None, False)])
def test_only_a_clear_word_takes_it_over(qtbot: QtBot, press: int | None, answer: bool) -> None:
    """Enter and Esc only read; user, computer and time are named."""
    parent = QWidget()
    qtbot.addWidget(parent)
    said: list[str] = []

    def act() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, QMessageBox)
        said.append(f"{question.text()} {question.informativeText()}")
        if press is None:
            question.reject()
            return
        words = ("It is closed: work here", "Only read")[press]
        next(b for b in question.buttons() if b.text() == words).click()

    QTimer.singleShot(50, act)

    assert may_take_over(ANNA, parent) is answer
    assert "hall-2" in said[0]
    assert "anna" in said[0]
    assert "2026-05-03 12:00" in said[0]
