"""What the Help menu offers: the help, the keys, what this computer is, what this program is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from arbiter.document.document import Document
from arbiter.ui.actions import Actions
from arbiter.ui.languages import current_language
from arbiter.ui.paper_commands import PaperCommands
from arbiter.ui.settings import Settings

if TYPE_CHECKING:
    from arbiter.ui.help_window import HelpWindow

_HELPED = "helped"
"""Property of dialogs that know F1."""


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
        self.help: HelpWindow | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    def connect_to(
        self, actions: Actions, document: Document | None, paper: PaperCommands | None
    ) -> None:
        """Do what *actions* ask for; *paper* prints for *document*."""
        self._actions, self._document, self._paper = actions, document, paper
        actions.help.triggered.connect(self.show_help)
        actions.keys.triggered.connect(self.show_keys)
        actions.computer.triggered.connect(self.show_computer)
        actions.about.triggered.connect(self.show_about)
        if self.help is not None and self.help.book.language != current_language():
            self.help.speak_anew()

    def show_help(self) -> None:
        """The page that fits what one is looking at, else the one read last."""
        from arbiter.ui.help_places import place_of

        name, anchor = place_of(QApplication.focusWidget() or self._window.centralWidget())
        if self.help is None:
            self.help = self._made(self._window)
        self.help.show_page(name, anchor)

    def show_help_of(self, dialog: QDialog) -> None:
        """The same for a *dialog*: a window over it, which goes with it, because a dialog lets
        nobody into another window."""
        from arbiter.ui.help_places import place_of
        from arbiter.ui.help_window import HelpWindow

        window = dialog.findChild(HelpWindow) or self._made(dialog)
        window.show_page(*place_of(QApplication.focusWidget() or dialog))

    def _made(self, parent: QWidget) -> HelpWindow:
        from arbiter.ui.help_window import HelpWindow

        return HelpWindow(self._settings, parent)

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Every dialog answers F1, from the moment in which it has the keys."""
        dialog = now.window() if now is not None else None
        if isinstance(dialog, QDialog) and not dialog.property(_HELPED):
            dialog.setProperty(_HELPED, True)
            key = QShortcut(QKeySequence.fromString("F1"), dialog)
            key.activated.connect(lambda: self.show_help_of(dialog))

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
