"""What the Help menu offers: the keys, what this computer is, what this program is."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from arbiter.document.document import Document
from arbiter.ui.actions import Actions
from arbiter.ui.paper_commands import PaperCommands
from arbiter.ui.settings import Settings


class HelpCommands(QObject):
    """Of one window, with or without a tournament in it. Everything is read in when it is asked
    for."""

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._actions: Actions | None = None
        self._document: Document | None = None
        self._paper: PaperCommands | None = None

    def connect_to(
        self, actions: Actions, document: Document | None, paper: PaperCommands | None
    ) -> None:
        """Do what *actions* ask for; *paper* prints for *document*."""
        self._actions, self._document, self._paper = actions, document, paper
        actions.keys.triggered.connect(self.show_keys)
        actions.computer.triggered.connect(self.show_computer)
        actions.about.triggered.connect(self.show_about)

    def show_keys(self) -> None:
        """The list of keys."""
        from arbiter.ui.key_lists import key_lists
        from arbiter.ui.keys_dialog import KeysDialog

        document, paper = self._document, self._paper
        if self._actions is None:
            return
        league = document is not None and document.tournament.regulations.home_and_away
        lists = key_lists(self._actions, self._settings.result_keys, venues=league)
        dialog = KeysDialog(lists, self._window, printable=document is not None)
        if document is not None and paper is not None:
            dialog.print_asked.connect(lambda: paper.print_keys(lists))
        dialog.exec()
        dialog.deleteLater()

    def show_computer(self) -> None:
        """Versions, printers, folders: for a mail to somebody who helps."""
        from arbiter.ui.computer_dialog import ComputerDialog

        dialog = ComputerDialog(self._settings, self._window)
        dialog.exec()
        dialog.deleteLater()

    def show_about(self) -> None:
        """Name, version, licence."""
        from arbiter.ui.about_dialog import AboutDialog

        dialog = AboutDialog(self._window)
        dialog.exec()
        dialog.deleteLater()
