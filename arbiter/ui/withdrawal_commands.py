"""Withdraw and take back, asked for in the menu or on a row: what the desk does about it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.ui.actions import Actions
from arbiter.ui.languages import translate
from arbiter.ui.view_state import ViewState


class WithdrawalCommands(QObject):
    """Withdraw and take back, whoever asks for it."""

    def __init__(
        self, document: Document, state: ViewState, actions: Actions, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._state = state
        self._window = window
        actions.withdraw.triggered.connect(self.withdraw)
        actions.take_back_withdrawal.triggered.connect(self.take_back)
        state.leave_asked.connect(self._of_row)

    def withdraw(self) -> None:
        """Ask who leaves, beginning with the selected player."""
        from arbiter.ui.withdrawal_dialog import WithdrawalDialog  # with luck never needed

        dialog = WithdrawalDialog(self._document, self._state.player, self._window)
        dialog.exec()
        dialog.deleteLater()

    def take_back(self) -> None:
        """The selected player plays on, or, if he has not left, somebody who has."""
        from arbiter.domain.withdrawal_edits import TakeBackWithdrawal  # with luck never needed

        number = self._who()
        if not number:
            return
        try:
            self._document.apply(TakeBackWithdrawal(number))
        except ArbiterError as error:
            self._state.reject(error)

    def _who(self) -> int:
        """Who is to come back; 0 for nobody."""
        tournament = self._document.tournament
        left = [withdrawal.number for withdrawal in tournament.withdrawals]
        if self._state.player in left or len(left) < 2:
            return self._state.player if self._state.player in left else sum(left)
        names = [f"{number}  {tournament.player(number).name}" for number in left]
        from PySide6.QtWidgets import QInputDialog  # with luck never needed

        name, chosen = QInputDialog.getItem(
            self._window,
            translate("Withdraw", "Take a withdrawal back"),
            translate("Withdraw", "Who plays on?"),
            names,
            editable=False,
        )
        return left[names.index(name)] if chosen else 0

    def _of_row(self, number: int) -> None:
        self._state.select_player(number)
        if self._document.tournament.withdrawal(number) is None:
            self.withdraw()
        else:
            self.take_back()
