"""Play-offs and orders by hand, asked for in the menu or on a row."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.domain.level_groups import hand_order_group, play_off_group
from arbiter.ui.actions import Actions
from arbiter.ui.view_state import ViewState


class DecisionCommands(QObject):
    """What decides places apart from the games, whoever asks for it."""

    def __init__(
        self, document: Document, state: ViewState, actions: Actions, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._state = state
        self._window = window
        actions.play_off.triggered.connect(self.play_off)
        actions.order_by_hand.triggered.connect(self.order_by_hand)
        state.play_off_asked.connect(self.play_off_of)
        state.order_asked.connect(self.order_of)

    def play_off(self) -> None:
        """Ask how those level with the selected player played it off."""
        self.play_off_of(self._state.player)

    def order_by_hand(self) -> None:
        """Ask for the order of those level on everything with the selected player."""
        self.order_of(self._state.player)

    def play_off_of(self, number: int) -> None:
        """Ask how those level with the player with *number* played it off."""
        from arbiter.ui.play_off_dialog import PlayOffDialog  # with luck never needed

        numbers = play_off_group(self._document.standings, number)
        if numbers:
            dialog = PlayOffDialog(self._document, numbers, self._window)
            dialog.exec()
            dialog.deleteLater()

    def order_of(self, number: int) -> None:
        """Ask for the order of those level on everything with the player with *number*."""
        from arbiter.ui.hand_order_dialog import HandOrderDialog  # with luck never needed

        numbers = hand_order_group(self._document.standings, number)
        if numbers:
            dialog = HandOrderDialog(self._document, numbers, self._window)
            dialog.exec()
            dialog.deleteLater()
