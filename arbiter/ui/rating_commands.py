"""Rating and norms, as the View menu offers them."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.ui.actions import Actions
from arbiter.ui.view_state import ViewState


class RatingCommands(QObject):
    """Opens what is said about the selected player, or about the first in the table."""

    def __init__(
        self, document: Document, state: ViewState, actions: Actions, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._state = state
        self._window = window
        actions.rating.triggered.connect(self.show)

    def show(self) -> None:
        """Show the dialog until it is closed."""
        from arbiter.ui.rating_dialog import RatingDialog  # rarely looked at

        if self._document.tournament.drawn:
            dialog = RatingDialog(self._document, self._state, self._window)
            dialog.exec()
            dialog.deleteLater()
