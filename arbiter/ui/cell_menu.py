"""The menu of a cell of the crosstable: how its game ended, its colours, and its two players."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from arbiter.document.document import Document
from arbiter.domain.tournament import Game
from arbiter.ui.crosstable_view import CrosstableView
from arbiter.ui.languages import translate
from arbiter.ui.player_menu import fill_player_menu
from arbiter.ui.result_menu import fill_result_menu
from arbiter.ui.view_state import ViewState


def cell_menu(view: CrosstableView, document: Document, state: ViewState) -> QMenu:
    """The menu of the game under the cursor of *view*."""
    menu = QMenu(view)
    menu.setObjectName("cell_menu")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    game = view.table.game(view.currentIndex(), view.half)
    if game is None:
        return menu
    from arbiter.domain.calendar_edits import ExchangeColours  # not before the menu is shown

    tournament, open_now = document.tournament, document.locked is None
    venues = tournament.regulations.home_and_away
    fill_result_menu(menu, game, None, view.do, venues=venues)
    for action in menu.actions():
        action.setEnabled(action.isEnabled() and open_now)
    # Who has White is not seen in the cell, and the endings are those of White and Black.
    title = QAction(_title(document, game), menu)
    title.setEnabled(False)
    menu.insertAction(menu.actions()[0], title)
    menu.addSeparator()
    colours = menu.addAction(
        translate("CalendarMenu", "Exchange home and away")
        if venues
        else translate("CalendarMenu", "Exchange &colours")
    )
    colours.setEnabled(open_now and game.colours_known)
    colours.triggered.connect(
        lambda: view.table.do(view.currentIndex(), ExchangeColours(*game.name))
    )
    board = menu.addAction(translate("CellMenu", "&Go to its board"))
    board.setEnabled(game.round is not None)
    board.triggered.connect(lambda: state.board_asked.emit(game.name))
    menu.addSeparator()
    for number in (game.white, game.black):
        name = tournament.player(number).family.replace("&", "&&")
        fill_player_menu(menu.addMenu(f"{number}  {name}"), document, state, number)
    return menu


def _title(document: Document, game: Game) -> str:
    white, black = (document.tournament.player(number) for number in (game.white, game.black))
    text = f"{white.family} – {black.family}"
    if game.round is None:
        return text
    return translate("CellMenu", "{0}, round {1}", "two players").format(text, game.round)
