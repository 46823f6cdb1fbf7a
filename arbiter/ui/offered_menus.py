"""The menus that tables offer on a right click or with the menu key: read in when one is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QHeaderView, QMenu, QWidget

from arbiter.document.document import Document
from arbiter.ui.crosstable_columns import FIRST_OPPONENT
from arbiter.ui.menu_key import MenuKey
from arbiter.ui.view_state import ViewState

if TYPE_CHECKING:
    from arbiter.ui.columns_menu import WithColumns
    from arbiter.ui.crosstable_view import CrosstableView


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
        from arbiter.ui.player_menu import open_player_menu

        at = shown.mapToGlobal(place)
        open_player_menu(document, state, number_at(place), at, widget, add_more)

    widget.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    widget.customContextMenuRequested.connect(ask)
    if isinstance(widget, QAbstractItemView):
        MenuKey(widget, ask)


def offer_cell_menu(view: CrosstableView, document: Document, state: ViewState) -> None:
    """Give *view* the menu of the game under the pointer or the cursor; beside the games it is
    that of the player of the row."""

    def ask(place: QPoint) -> None:
        from arbiter.ui.cell_menu import cell_menu
        from arbiter.ui.player_menu import open_player_menu

        row, column = view.rowAt(place.y()), view.columnAt(place.x())
        if row < 0:
            return
        at = view.viewport().mapToGlobal(place)
        if column < 0 or not view.table.games(row, column):
            open_player_menu(document, state, view.table.number(row), at, view)
            return
        spot = view.spot
        if spot is None or (spot.row, spot.opponent + FIRST_OPPONENT) != (row, column):
            view.go_to(view.spot_at(place) or spot)
        cell_menu(view, document, state).popup(at)

    view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    view.customContextMenuRequested.connect(ask)
    MenuKey(view, ask)


def offer_columns_menu(header: QHeaderView, table: WithColumns) -> None:
    """Give *header*, that of *table*, the menu of its columns."""

    def ask(place: QPoint) -> None:
        from arbiter.ui.columns_menu import open_columns_menu

        open_columns_menu(table, header, place)

    header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    header.customContextMenuRequested.connect(ask)
