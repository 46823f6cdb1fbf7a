"""Name, version and licence."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from arbiter import __version__
from arbiter.ui.about_dialog import AboutDialog


def test_it_says_which_program_this_is(qtbot) -> None:
    """What a report of a fault begins with."""
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))

    assert f"Arbiter {__version__}" in said
    assert "MIT" in said
