"""Closing a tournament and opening it again, as the menus offer it."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.domain.closing_edits import CloseTournament, ReopenTournament
from arbiter.domain.edits import Edit
from arbiter.domain.errors import ArbiterError
from arbiter.ui.actions import Actions
from arbiter.ui.view_state import ViewState


class ClosingCommands(QObject):
    """Each asks first: results become final, or are not any more."""

    def __init__(
        self, document: Document, state: ViewState, actions: Actions, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._state = state
        self._window = window
        actions.end_tournament.triggered.connect(self.end_tournament)
        actions.reopen.triggered.connect(self.reopen)

    def end_tournament(self) -> None:
        """Make the results final, after a question."""
        from arbiter.ui.closing_dialogs import sure_to_close  # once in a tournament

        if sure_to_close(self._document.tournament, self._window):
            self._apply(CloseTournament())

    def reopen(self) -> None:
        """Let final results be corrected, for a reason."""
        from arbiter.ui.closing_dialogs import ask_reopening  # with luck never

        reason = ask_reopening(self._document.tournament, self._window)
        if reason:
            self._apply(ReopenTournament(reason, date.today().isoformat()))

    def _apply(self, edit: Edit) -> None:
        try:
            self._document.apply(edit)
        except ArbiterError as error:
            self._state.reject(error)
