"""Help, look and dropped files: of the window, whatever is shown in it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from arbiter.document.document import Document
from arbiter.ui import theme
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from tests.boards import drawn


def test_they_are_those_of_the_window(qtbot, tmp_path) -> None:
    """On the start page and over a tournament; no choice is made twice."""
    window = MainWindow(Settings(tmp_path / "arbiter.ini"))
    qtbot.addWidget(window)
    commands = window.commands
    window.actions_.zoom_in.trigger()
    assert window.settings.text_size == theme.TEXT_SIZES[1]
    window.show_document(Document(drawn(4)))
    window.actions_.zoom_in.trigger()
    assert window.settings.text_size == theme.TEXT_SIZES[2]
    assert window.commands is commands
    assert window.acceptDrops()
    theme.set_text_size(QApplication.instance(), 100)
    window.close()
