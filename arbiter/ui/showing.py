"""Putting a player or a game into view, wherever he or it is asked for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QApplication

from arbiter.document.document import Document
from arbiter.domain.tournament import GameName
from arbiter.ui.actions import Actions
from arbiter.ui.columns_menu import open_columns_menu
from arbiter.ui.side_dock import SideDock
from arbiter.ui.view_state import ShownPlayer, ViewState
from arbiter.ui.work_tabs import WorkTabs


class Showing(QObject):
    """Turns to a tab and puts the cursor where somebody wants to look."""

    def __init__(
        self,
        document: Document,
        state: ViewState,
        actions: Actions,
        tabs: WorkTabs,
        side: SideDock,
        show_why: Callable[[], None],
    ) -> None:
        """*show_why* brings the panel of *Why?* into view."""
        super().__init__(tabs)
        self._document = document
        self._state = state
        self._tabs = tabs
        self._side = side
        self._show_why = show_why
        side.player_asked.connect(self.entry)
        state.player_shown.connect(self.player_there)
        state.board_asked.connect(self.board)
        actions.columns.triggered.connect(self.columns)

    def entry(self, number: int, field: str) -> None:
        """*field* of the player with *number*, in the list of players."""
        self._tabs.setCurrentWidget(self._tabs.players)
        self._tabs.players.page.go_to(number, field)

    def player(self, number: int) -> None:
        """The name of the player with *number*, if there is one."""
        if 1 <= number <= self._document.tournament.size:
            self.entry(number, "name")

    def player_there(self, number: int, where: ShownPlayer) -> None:
        """The player with *number*, in the list, in the crosstable, or why he has his place."""
        if where is ShownPlayer.PLAYERS:
            self.player(number)
            return
        self._state.select_player(number)
        if where is ShownPlayer.WHY:
            self._show_why()
        else:
            self._tabs.go_to(self._tabs.crosstable)

    def cell(self, name: GameName) -> None:
        """A game in the crosstable, with its round in view."""
        tournament = self._document.tournament
        games = [game for game in tournament.meetings(name[0], name[1]) if game.name == name]
        if not games:
            return
        if games[0].round is not None:
            self._state.show_round(games[0].round)
        self._tabs.setCurrentWidget(self._tabs.crosstable)
        view = self._tabs.crosstable.page.view
        view.focus_first()
        view.go_to_game(name)

    def board(self, name: GameName) -> None:
        """The board of a game, or its cell where it has none."""
        if self._document.tournament.game(*name).round is None:
            self.cell(name)
        else:
            self._tabs.go_to(self._tabs.pairings)
            self._tabs.pairings.page.show_game(name)

    def columns(self) -> None:
        """Columns and order of the table where the keys are, or else of the tab in view."""
        tabs, standings = self._tabs, self._side.standings
        page = tabs.currentWidget()
        if page is standings or QApplication.focusWidget() is standings.view:
            table = standings.view
        elif page is tabs.pairings:
            table = tabs.pairings.page.boards
        elif page is tabs.crosstable:
            table = tabs.crosstable.page.view
        else:
            if page is tabs.players:
                tabs.players.page.choose_columns()
            return
        if table.isVisible():
            heading = table.horizontalHeader()
            open_columns_menu(table, heading, QPoint(0, heading.height()))
