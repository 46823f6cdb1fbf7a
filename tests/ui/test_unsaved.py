"""What could not be written is asked about before a tournament is closed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget

from arbiter.document.document import Document
from arbiter.domain.errors import StorageError
from arbiter.ui.unsaved import Unsaved, ask_unsaved
from tests.boards import drawn

ROLE = QMessageBox.ButtonRole


@pytest.mark.parametrize(
    ("role", "meant"),
    [
        (ROLE.AcceptRole, Unsaved.ELSEWHERE),
        (ROLE.DestructiveRole, Unsaved.LOSE),
        (ROLE.RejectRole, Unsaved.STAY),
        (None, Unsaved.STAY),
    ],
)
def test_each_button_means_one_thing(qtbot, monkeypatch, role, meant: Unsaved) -> None:
    """Closing the question too: then one stays."""
    said: list[str] = []
    parent = QWidget()
    qtbot.addWidget(parent)

    def press(box: QMessageBox) -> int:
        said.extend((box.text(), box.informativeText(), box.defaultButton().text()))
        button = next((b for b in box.buttons() if box.buttonRole(b) == role), None)
        monkeypatch.setattr(QMessageBox, "clickedButton", lambda _: button)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", press)
    error = StorageError(Path("cup.arbiter"), "the disk is full")

    assert ask_unsaved(Document(drawn(4)), error, parent) is meant
    assert said[0] == "1 step only in memory."
    assert "the disk is full" in said[1]
    assert said[2] == "Save elsewhere…"
