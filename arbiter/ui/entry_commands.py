"""Going to where a result is to be entered, from the menus and the status line."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.domain.errors import NotDrawn, RoundsUnknown
from arbiter.domain.tournament import GameName
from arbiter.ui.actions import Actions
from arbiter.ui.languages import translate
from arbiter.ui.status_line import StatusLine
from arbiter.ui.view_state import ViewState
from arbiter.ui.work_tabs import WorkTabs


class EntryCommands(QObject):
    """The next open board, a board by its number, all that are out, and a round typed again."""

    def __init__(
        self,
        document: Document,
        state: ViewState,
        actions: Actions,
        tabs: WorkTabs,
        status: StatusLine,
        show_game: Callable[[GameName], None],
        window: QWidget,
    ) -> None:
        """*show_game* puts the cursor on the board of a game, whatever is in view."""
        super().__init__(window)
        self._document = document
        self._state = state
        self._tabs = tabs
        self._status = status
        self._show_game = show_game
        self._window = window
        actions.next_open.triggered.connect(self.next_open)
        actions.go_to_board.triggered.connect(self.ask_board)
        actions.still_out.triggered.connect(self.show_still_out)
        actions.second_entry.triggered.connect(self.type_again)
        status.board_named.connect(self.go_to_board)
        status.open_asked.connect(self.next_open)

    def next_open(self) -> None:
        """The next board without a result, in this round or a later one, then from the first."""
        tournament = self._document.tournament
        if not tournament.rounds_known:
            self._state.reject(RoundsUnknown())
            return
        present = self._state.round
        rounds = [*range(present, tournament.rounds + 1), *range(1, present)]
        for round in rounds:
            for game in tournament.counted_boards(round):
                if game.result is None and game.pending is None:
                    self._state.show_round(round)
                    self.go_to_board(game.board or 1)
                    return
        self._state.say(translate("Desk", "No board is open."))

    def ask_board(self) -> None:
        """Ask for the number of a board of the round in view."""
        if not self._document.tournament.drawn:
            self._state.reject(NotDrawn())
        else:
            self._status.ask_board()

    def go_to_board(self, number: int) -> None:
        """Put the cursor on board *number* of the round in view."""
        self._tabs.go_to(self._tabs.pairings)
        self._tabs.pairings.page.go_to_board(number)

    def show_still_out(self) -> None:
        """The list of boards that have not reported."""
        from arbiter.ui.still_out_list import StillOutList  # not free at start

        if self._by_rounds():
            shown = StillOutList(self._document, self._state.round, self._window)
            shown.game_asked.connect(self._show_game)
            shown.exec()
            shown.deleteLater()

    def type_again(self) -> None:
        """Type the round in view a second time."""
        if self._by_rounds():
            self._tabs.go_to(self._tabs.pairings)
            self._tabs.pairings.page.second.start()

    def _by_rounds(self) -> bool:
        """Whether there are boards round by round; where not, the status line says why."""
        tournament = self._document.tournament
        if not tournament.drawn:
            self._state.reject(NotDrawn())
        elif not tournament.rounds_known:
            self._state.reject(RoundsUnknown())
        return tournament.drawn and tournament.rounds_known
