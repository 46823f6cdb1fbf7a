"""Withdraw and take back, asked for in the menu or on a row: what the desk does about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QInputDialog, QMenu, QWidget

from arbiter.document.document import Document
from arbiter.domain.withdrawal_edits import TakeBackWithdrawal
from arbiter.ui.languages import translate
from arbiter.ui.view_state import ViewState


def withdraw(document: Document, number: int, parent: QWidget) -> None:
    """Ask who leaves, beginning with the player of *number*; 0 for nobody in particular."""
    from arbiter.ui.withdrawal_dialog import WithdrawalDialog  # with luck never needed

    WithdrawalDialog(document, number, parent).exec()


def taken_back(document: Document, number: int, parent: QWidget) -> TakeBackWithdrawal | None:
    """The edit that brings the player of *number* back, or, if he has not left, somebody who
    has; None where nobody is to come back."""
    tournament = document.tournament
    left = [withdrawal.number for withdrawal in tournament.withdrawals]
    if number in left:
        return TakeBackWithdrawal(number)
    if len(left) == 1:
        return TakeBackWithdrawal(left[0])
    names = [f"{number}  {tournament.player(number).name}" for number in left]
    name, chosen = QInputDialog.getItem(
        parent,
        translate("Withdraw", "Take a withdrawal back"),
        translate("Withdraw", "Who plays on?"),
        names,
        editable=False,
    )
    return TakeBackWithdrawal(left[names.index(name)]) if chosen else None


def open_player_menu(
    document: Document, state: ViewState, number: int, place: QPoint, parent: QWidget
) -> None:
    """The menu of a player's row: he leaves, or comes back."""
    tournament = document.tournament
    if not tournament.drawn or not 1 <= number <= tournament.size:
        return
    menu = QMenu(parent)
    menu.setObjectName("player_menu")
    entry = menu.addAction(player_entry(document, number))
    entry.setEnabled(document.locked is None)
    entry.triggered.connect(_asking(state, number))
    menu.exec(place)
    menu.deleteLater()


def offer_player_menu(
    widget: QWidget, number_at: Callable[[QPoint], int], document: Document, state: ViewState
) -> None:
    """Give *widget* the menu of the player whose number *number_at* finds at a place."""
    # On a scrolling table the place is one of the part that scrolls.
    shown = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget

    def ask(place: QPoint) -> None:
        open_player_menu(document, state, number_at(place), shown.mapToGlobal(place), widget)

    widget.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    widget.customContextMenuRequested.connect(ask)


def player_entry(document: Document, number: int) -> str:
    """What the menu of the player's row offers."""
    name = document.tournament.player(number).family.replace("&", "&&")
    if document.tournament.withdrawal(number) is None:
        return translate("Withdraw", "{0} withdraws…").format(name)
    return translate("Withdraw", "{0} plays on: take the withdrawal back").format(name)


def _asking(state: ViewState, number: int) -> Callable[[], None]:
    return lambda: state.leave_asked.emit(number)
