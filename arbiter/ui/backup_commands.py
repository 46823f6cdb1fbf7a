"""Earlier states and the second copy of one open tournament, as the File menu offers them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from arbiter.document import session
from arbiter.document.backup_keeper import BackupKeeper
from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.ui.actions import Actions
from arbiter.ui.second_copy_texts import menu_text, state_sentence, status_words
from arbiter.ui.settings import Settings
from arbiter.ui.status_line import StatusLine
from arbiter.ui.view_state import ViewState


class BackupCommands(QObject):
    """Lives as long as the view state of the tournament, and has its states kept meanwhile.

    Signals:
        opened: (Document) this tournament, a copy of an earlier state, is to be shown.
        failed: (ArbiterError) it could not be done.
    """

    opened = Signal(object)
    failed = Signal(object)

    def __init__(
        self, window: QWidget, document: Document, state: ViewState, settings: Settings
    ) -> None:
        super().__init__(state)
        self._window = window
        self._document = document
        self._settings = settings
        place = settings.second_place
        self.keeper = BackupKeeper(document, Path(place) if place else None)
        self._actions: Actions | None = None
        self._status: StatusLine | None = None
        self.keeper.changed.connect(self._tell)
        document.closed.connect(self._let_go)

    def connect_to(self, actions: Actions, status: StatusLine) -> None:
        """Do what *actions* ask for, and say in *status* how the second copy stands."""
        self._actions, self._status = actions, status
        actions.second_copy.triggered.connect(self.name_second_place)
        actions.restore.triggered.connect(self.restore)
        self._tell()

    def _let_go(self) -> None:
        self._actions = self._status = None

    def _tell(self) -> None:
        copy = self.keeper.second
        if self._actions is not None:
            self._actions.second_copy.setText(menu_text(copy))
        if self._status is not None:
            tip = state_sentence(copy) if copy.folder is not None else ""
            self._status.show_second_copy(status_words(copy), tip)

    def name_second_place(self) -> None:
        """Ask where the second copy is to be kept."""
        from arbiter.ui.second_copy_dialog import SecondCopyDialog  # once for a computer

        SecondCopyDialog(self.keeper, self._settings, self._window).exec()
        self._tell()

    def restore(self) -> None:
        """Show the earlier states."""
        from arbiter.ui.restore_dialog import RestoreDialog  # with luck never

        dialog = RestoreDialog(self._document, self.keeper.second.folder, self._window)
        dialog.copy_asked.connect(self._open_copy)
        dialog.exec()

    def _open_copy(self, path: Path) -> None:
        try:
            self.opened.emit(session.open_as_new(path))
        except ArbiterError as error:
            self.failed.emit(error)
