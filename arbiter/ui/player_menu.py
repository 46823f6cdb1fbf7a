"""The menu of one player: he leaves or comes back, who is level with him, where he is seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from arbiter.document.document import Document
from arbiter.domain.tiebreaks.play_off import level_on_points
from arbiter.ui.languages import translate
from arbiter.ui.view_state import ShownPlayer, ViewState


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


def add_decision_entries(menu: QMenu, document: Document, state: ViewState, number: int) -> None:
    """Put into the *menu* of a player what can be decided between him and who is level."""
    tournament, ranking = document.tournament, document.standings
    if not tournament.started or document.locked is not None:
        return
    played = any(number in (one.first, one.second) for one in tournament.play_offs)
    level = not tournament.open_games and len(level_on_points(tournament, number)) > 1
    if played or level:
        entry = menu.addAction(translate("Decisions", "Play-off of those level on points…"))
        entry.triggered.connect(lambda: state.play_off_asked.emit(number))
    if ranking.level_with(number) and not tournament.open_games:
        entry = menu.addAction(translate("Decisions", "Order by hand…"))
        entry.triggered.connect(lambda: state.order_asked.emit(number))


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
