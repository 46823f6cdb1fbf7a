"""About this computer can be read and copied."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from arbiter.ui.computer_dialog import ComputerDialog
from arbiter.ui.settings import Settings
from arbiter.ui.this_computer import as_text


def test_all_of_it_is_there_and_on_the_clipboard(qtbot) -> None:
    """Each fact has its label; one button copies everything and says so."""
    dialog = ComputerDialog(Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    for fact in dialog.facts:
        assert fact.about in shown
        assert fact.said in shown
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == as_text(dialog.facts)
    assert dialog.words.text


def test_enter_presses_the_button_that_has_the_keys(qtbot) -> None:
    """It says that everything is copied, and the window stays; Esc closes it."""
    QGuiApplication.clipboard().clear()
    dialog = ComputerDialog(Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitActive(dialog)
    dialog.copy_button.setFocus()
    qtbot.keyClick(dialog.copy_button, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == as_text(dialog.facts)
    assert dialog.isVisible()
    qtbot.keyClick(dialog.copy_button, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
