"""Two halves of a dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from arbiter.ui.halves import Halves


@pytest.mark.parametrize("stacked", [False, True])
def test_halves_stand_beside_or_above_each_other(qtbot: QtBot, stacked: bool) -> None:
    """With a line between them; the left one keeps its width, and no key stops at the frame."""
    dialog = QWidget()
    qtbot.addWidget(dialog)
    buttons = QPushButton("Event"), QPushButton("Regulations")
    left, right = QVBoxLayout(), QVBoxLayout()
    left.addWidget(buttons[0])
    right.addWidget(buttons[1])
    halves = Halves(left, right, dialog, stacked=stacked, share=0)
    halves.resize(halves.least_width + 300, 200)
    dialog.show()
    one, other = (button.geometry() for button in buttons)

    assert halves.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert len(halves.widget().findChildren(QFrame)) == 1
    assert halves.least_width > halves.widget().minimumSizeHint().width()
    if stacked:
        assert one.bottom() < other.top()
    else:
        assert one.right() < other.left()
        assert other.width() > one.width()
