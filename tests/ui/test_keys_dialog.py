"""The list of keys is made from the actions."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow

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
