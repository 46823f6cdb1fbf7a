"""A window over a tournament, and pictures of what it shows. See ``pictures.py``."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.domain.tournament import Tournament
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings

SETTLING = 60
"""Milliseconds in which everything that was put off is done."""


class Studio:
    """Shows a window over a tournament and takes pictures of it into *folder*."""

    def __init__(self, folder: Path, home: Path) -> None:
        self._folder = folder
        self._home = home
        self._window: MainWindow | None = None

    def window(self, document: Document | None = None) -> MainWindow:
        """A window over *document*, or the start page; the one before is closed."""
        self.close()
        window = MainWindow(Settings(self._home / "arbiter.ini"), document)
        room = QApplication.primaryScreen().availableGeometry()
        window.setGeometry(room)
        window.show()
        self._window = window
        QTest.qWait(SETTLING)
        return window

    def over(self, tournament: Tournament) -> MainWindow:
        """A window over *tournament*, in a file of its own."""
        return self.window(session.new_document(tournament))

    def take(self, name: str, widget: QWidget | None = None) -> None:
        """Save what *widget*, or the window, shows."""
        QTest.qWait(SETTLING)
        shown = widget or self._window
        assert shown is not None
        file = self._folder / f"{name}.png"
        if not shown.grab().save(str(file)):
            sys.exit(f"{file} could not be written")

    def dialog(self, name: str, opening: Callable[[], object]) -> None:
        """Take the dialog that *opening* shows, and close it."""

        def taken() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is None:
                sys.exit(f"{name}: no dialog was shown")
            self.take(name, dialog)
            dialog.close()

        QTimer.singleShot(4 * SETTLING, taken)
        opening()

    def close(self) -> None:
        """Close the window."""
        if self._window is not None:
            self._window.close()
            self._window.deleteLater()
            self._window = None
            QTest.qWait(1)
