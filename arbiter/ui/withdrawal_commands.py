"""Withdraw and take back, asked for in the menu or on a row: what the desk does about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QMenu,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.ui.actions import Actions
from arbiter.ui.decision_commands import add_decision_entries
from arbiter.ui.languages import translate
from arbiter.ui.menu_key import MenuKey
from arbiter.ui.view_state import ShownPlayer, ViewState


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


def open_player_menu(
    document: Document,
    state: ViewState,
    number: int,
    place: QPoint,
    parent: QWidget,
    add_more: Callable[[QMenu], None] | None = None,
) -> None:
    """The menu of a player's row: he leaves, or comes back; *add_more* adds to it."""
    tournament = document.tournament
    playing = tournament.drawn and 1 <= number <= tournament.size
    if not playing and add_more is None:
        return
    menu = QMenu(parent)
    menu.setObjectName("player_menu")
    if playing:
        fill_player_menu(menu, document, state, number)
    if add_more is not None:
        if playing:
            menu.addSeparator()
        add_more(menu)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(place)


def fill_player_menu(menu: QMenu, document: Document, state: ViewState, number: int) -> None:
    """Put into *menu* what can be done about a player after the draw, and where he is seen."""
    entry = menu.addAction(player_entry(document, number))
    entry.setEnabled(document.locked is None)
    entry.triggered.connect(_asking(state, number))
    add_decision_entries(menu, document, state, number)
    add_views(menu, state, number, started=document.tournament.started)


def offer_player_menu(
    widget: QWidget,
    number_at: Callable[[QPoint], int],
    document: Document,
    state: ViewState,
    add_more: Callable[[QMenu], None] | None = None,
) -> None:
    """Give *widget* the menu of the player whose number *number_at* finds at a place; what
    *add_more* adds is there also where nobody stands."""
    # On a scrolling table the place is one of the part that scrolls.
    shown = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget

    def ask(place: QPoint) -> None:
        at = shown.mapToGlobal(place)
        open_player_menu(document, state, number_at(place), at, widget, add_more)

    widget.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    widget.customContextMenuRequested.connect(ask)
    if isinstance(widget, QAbstractItemView):
        MenuKey(widget, ask)


def add_views(menu: QMenu, state: ViewState, number: int, *, started: bool) -> None:
    """Put into the *menu* of a player where else he can be seen; why he stands where he does,
    once anybody has *started*."""
    menu.addSeparator()
    places = [
        (ShownPlayer.CROSSTABLE, translate("PlayerMenu", "Show in the &crosstable")),
        (ShownPlayer.PLAYERS, translate("PlayerMenu", "Show in the list of &players")),
    ]
    if started:
        places.insert(0, (ShownPlayer.WHY, translate("PlayerMenu", "&Why this place?") + "\tF4"))
    for where, words in places:
        menu.addAction(words).triggered.connect(_showing(state, number, where))


def player_entry(document: Document, number: int) -> str:
    """What the menu of the player's row offers."""
    name = document.tournament.player(number).family.replace("&", "&&")
    if document.tournament.withdrawal(number) is None:
        return translate("Withdraw", "{0} withdraws…").format(name)
    return translate("Withdraw", "{0} plays on: take the withdrawal back").format(name)


def _showing(state: ViewState, number: int, where: ShownPlayer) -> Callable[[], None]:
    return lambda: state.player_shown.emit(number, where)


def _asking(state: ViewState, number: int) -> Callable[[], None]:
    return lambda: state.leave_asked.emit(number)
