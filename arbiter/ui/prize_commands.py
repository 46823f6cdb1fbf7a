"""Prizes, asked for in the menu."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.ui.actions import Actions


class PrizeCommands(QObject):
    """What is announced as prizes, whoever asks for it."""

    def __init__(self, document: Document, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._window = window
        actions.prizes.triggered.connect(self.prizes)

    def prizes(self) -> None:
        """Ask for the prizes."""
        from arbiter.ui.prizes_dialog import PrizesDialog  # seldom needed

        dialog = PrizesDialog(self._document, self._window)
        dialog.exec()
        dialog.deleteLater()
