"""Name, version and licence."""

from __future__ import annotations

from PySide6.QtCore import Qt
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


def test_enter_closes_it_first(qtbot) -> None:
    """Close has the keys; the licences are a Tab away."""
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitActive(dialog)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert not dialog.isVisible()
