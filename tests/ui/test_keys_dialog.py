"""The list of keys is made from the actions."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMainWindow, QScrollArea

from arbiter.ui import languages
from arbiter.ui.actions import Actions
from arbiter.ui.keys_dialog import KeysDialog, key_lines


def test_every_action_with_a_key_is_listed(qtbot) -> None:
    """What is printed in a menu stands here too."""
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions(window)
    lines = dict(key_lines(actions, "123"))

    assert lines["Ctrl+Z"] == "Undo"
    assert lines["Ctrl+L"] == "Draw lots…"
    assert "Del" in lines
    assert lines["1  3  2"].startswith("White won, draw, Black won")
    dialog = KeysDialog(actions, "123", window)
    assert dialog.windowTitle() == "Keys"


@pytest.mark.parametrize("code", ["en", "ru", "sv", "tr"])
def test_no_line_is_cut_at_the_side(qtbot, code: str) -> None:
    """Only from line to line the list has to be moved, in every language."""
    languages.set_language(code)
    window = QMainWindow()
    qtbot.addWidget(window)
    dialog = KeysDialog(Actions(window), "123", window)
    dialog.show()
    area = dialog.findChild(QScrollArea)
    languages.set_language("en")

    assert dialog.width() < dialog.screen().availableGeometry().width()
    assert area.horizontalScrollBar().maximum() == 0
