"""What the window does with or without a tournament: help, look and language, dropped files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from arbiter.document.document import Document
from arbiter.ui.actions import Actions
from arbiter.ui.file_drop import FileDrop
from arbiter.ui.help_commands import HelpCommands
from arbiter.ui.look_choices import LookChoices
from arbiter.ui.paper_commands import PaperCommands
from arbiter.ui.settings import Settings

if TYPE_CHECKING:
    from arbiter.ui.main_window import MainWindow


class WindowCommands(QObject):
    """Lives as long as the window."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self.help = HelpCommands(window, settings)
        self._look = LookChoices(settings, self)
        self._look.language_changed.connect(window.speak_anew)
        FileDrop(window).dropped.connect(window.files.open)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """After a dialog the keys come back, also where no window manager gives them back."""
        if event.type() == QEvent.Type.WindowUnblocked:
            self._window.activateWindow()
        return False

    def connect_to(
        self, actions: Actions, document: Document | None, paper: PaperCommands | None
    ) -> None:
        """Do what *actions* ask for; *paper* prints for *document*."""
        self.help.connect_to(actions, document, paper)
        self._look.connect_to(actions)
