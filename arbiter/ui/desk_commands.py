"""Whoever does what the menus and keys ask of one open tournament."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from arbiter.ui.closing_commands import ClosingCommands
from arbiter.ui.decision_commands import DecisionCommands
from arbiter.ui.entry_commands import EntryCommands
from arbiter.ui.find_bar import FindBar
from arbiter.ui.find_commands import FindCommands
from arbiter.ui.league_commands import LeagueCommands
from arbiter.ui.list_commands import ListCommands
from arbiter.ui.lots_commands import LotsCommands
from arbiter.ui.prize_commands import PrizeCommands
from arbiter.ui.rating_commands import RatingCommands
from arbiter.ui.showing import Showing
from arbiter.ui.withdrawal_commands import WithdrawalCommands

if TYPE_CHECKING:
    from arbiter.ui.desk import Desk


class DeskCommands(QObject):
    """They go when their desk goes. None of them is needed to show it, so they come after it:
    see ``Actions.serve_late``."""

    def __init__(self, desk: Desk, window: QMainWindow) -> None:
        super().__init__(desk)
        document, state, actions, tabs = desk.document, desk.state, desk.actions, desk.tabs
        self.showing = Showing(document, state, actions, tabs, desk.side, desk.show_why)
        self.entry = EntryCommands(
            document, state, actions, tabs, desk.status, self.showing.board, window
        )
        find_bar = FindBar()
        desk.put_under_tabs(find_bar)
        self.finding = FindCommands(document, state, actions, tabs, find_bar)
        self.league = LeagueCommands(document, actions, window)
        self.leaving = WithdrawalCommands(document, state, actions, window)
        self.decisions = DecisionCommands(document, state, actions, window)
        self.prizes = PrizeCommands(document, actions, window)
        self.rating_lists = ListCommands(document, state, actions, window)
        self.ratings = RatingCommands(document, state, actions, window)
        self.lots = LotsCommands(document, state, actions, tabs)
        self.closing = ClosingCommands(document, state, actions, window)
        for commands in (self.entry, self.league, self.leaving, self.decisions, self.prizes):
            commands.setParent(self)
        for commands in (self.rating_lists, self.ratings, self.closing):
            commands.setParent(self)
        desk.side.draw_requested.connect(self.lots.draw)
        self.league.failed.connect(state.reject)
        self.league.said.connect(state.say)
        self.league.game_asked.connect(self.showing.board)
