"""What can be done to a calendar by hand: in the menu of a board, in that of a round."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from arbiter.document.document import Document
from arbiter.domain.calendar_edits import ExchangeColours, SwapGames, SwapRounds, partners
from arbiter.domain.edits import Edit
from arbiter.domain.tournament import Game, GameName
from arbiter.ui.languages import translate

MOST_PARTNERS = 24
"""So many games to change places with are listed; the rest is for the dialog."""


class CalendarCommands(QObject):
    """Fills the menus, and hands each edit that is chosen to *apply*, which says whether it was
    done.

    Signals:
        moved: (GameName) a game has changed its round, its board or its colours.
        round_moved: (int) what was in view is in this round now.
    """

    moved = Signal(tuple)
    round_moved = Signal(int)

    def __init__(self, document: Document, apply: Callable[[Edit], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._apply = apply
        self._window = parent

    def fill_game_menu(self, menu: QMenu, game: Game) -> None:
        """Put what can be done with the place of *game* into *menu*."""
        tournament = self._document.tournament
        menu.addSeparator()
        turn = menu.addAction(
            translate("CalendarMenu", "Exchange home and away")
            if tournament.regulations.home_and_away
            else translate("CalendarMenu", "Exchange &colours")
        )
        turn.setObjectName("exchange_colours")
        turn.triggered.connect(lambda: self._do(ExchangeColours(*game.name), game.name))
        own = menu.addMenu(translate("CalendarMenu", "Ca&lendar"))
        own.setObjectName("calendar_menu")
        swap = own.addMenu(translate("CalendarMenu", "Change &places with"))
        found = partners(tournament, game)
        for other in found[:MOST_PARTNERS]:
            text = translate("CalendarMenu", "Round {0}, board {1}:  {2}–{3}")
            entry = swap.addAction(text.format(other.round, other.board, other.white, other.black))
            entry.triggered.connect(
                lambda _=False, other=other: self._do(SwapGames(game.name, other.name), game.name)
            )
        swap.setEnabled(bool(found))
        move = own.addAction(translate("CalendarMenu", "&Move to another round or board…"))
        move.triggered.connect(lambda: self.ask_place(game.name))
        numbers = own.addAction(translate("CalendarMenu", "Exchange two &numbers…"))
        numbers.setEnabled(not tournament.started)
        numbers.triggered.connect(lambda: self.ask_numbers(game.white, game.black))
        for entries in (turn, own):
            entries.setEnabled(self._document.locked is None)

    def fill_round_menu(self, menu: QMenu, round: int) -> None:
        """Put the rounds with which *round* can change places into *menu*."""
        own = menu.addMenu(translate("CalendarMenu", "Exchange round {0} with").format(round))
        own.setObjectName("rounds_menu")
        for other in range(1, self._document.tournament.rounds + 1):
            if other != round:
                entry = own.addAction(translate("CalendarMenu", "Round {0}").format(other))
                entry.triggered.connect(lambda _=False, other=other: self._swap(round, other))
        own.setEnabled(self._document.locked is None)

    def ask_place(self, name: GameName) -> None:
        """Ask where the game is to be played."""
        from arbiter.ui.move_dialog import MoveDialog  # seldom asked for

        dialog = MoveDialog(self._document.tournament, name, self._window)
        if dialog.exec() == MoveDialog.DialogCode.Accepted:
            self._do(dialog.edit(), name)

    def ask_numbers(self, one: int, other: int) -> None:
        """Ask who change numbers, beginning with *one* and *other*."""
        from arbiter.ui.swap_numbers_dialog import SwapNumbersDialog  # seldom asked for

        dialog = SwapNumbersDialog(self._document.tournament, one, other, self._window)
        if dialog.exec() == SwapNumbersDialog.DialogCode.Accepted:
            self._apply(dialog.edit())

    def _swap(self, round: int, other: int) -> None:
        if self._apply(SwapRounds(round, other)):
            self.round_moved.emit(other)

    def _do(self, edit: Edit, name: GameName) -> None:
        if self._apply(edit):
            self.moved.emit(name)
