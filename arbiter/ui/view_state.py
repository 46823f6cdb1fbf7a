"""What the person at the desk is looking at: round, player, order. The views hold no state."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Signal

from arbiter.domain.errors import ArbiterError


class ShownPlayer(Enum):
    """Where a player is to be shown."""

    PLAYERS = "players"
    CROSSTABLE = "crosstable"
    WHY = "why"


class ViewState(QObject):
    """Survives a change of language, in which the window is built anew over the same document.

    Signals:
        round_changed: (int) another round is in view, from 1; 0 before the draw.
        player_changed: (int) another player is selected; 0 for none.
        order_changed: (bool) the crosstable is in rank order, or in number order.
        search_changed: (str) somebody else is looked for; nothing once nobody is.
        player_shown: (int, ShownPlayer) the player with this number is to be shown there.
        board_asked: (GameName) the board of this game is to be shown.
        rejected: (ArbiterError) something typed or asked for could not be done.
        said: (str) a sentence for the status line that fades.
        worksheet_asked: (tuple, str) numbers of the players whose places are to be worked out on
            paper, and the tie-break to open; no tie-break for those that decided.
        leave_asked: (int) the player with this number withdraws, or comes back if he has left.
        journal_asked: (str, Query) the lines of the journal that are to be printed, and what
            was typed to find them.
        play_off_asked: (int) the play-off of those level on points with this player is to be
            entered.
        prizes_changed: another number of places has prizes.
        rating_sheet_asked: ratings and performances of everybody are wanted on paper.
        games_pasted: (str) a crosstable, pairings or games were pasted, to be imported.
        order_asked: (int) those level on everything with this player are to be put in order.
    """

    round_changed = Signal(int)
    player_changed = Signal(int)
    order_changed = Signal(bool)
    search_changed = Signal(str)
    player_shown = Signal(int, object)
    board_asked = Signal(tuple)
    rejected = Signal(object)
    said = Signal(str)
    worksheet_asked = Signal(tuple, str)
    journal_asked = Signal(str, object)
    play_off_asked = Signal(int)
    order_asked = Signal(int)
    rating_sheet_asked = Signal()
    games_pasted = Signal(str)
    prizes_changed = Signal()
    leave_asked = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._round = 0
        self._player = 0
        self._by_rank = False
        self._search = ""
        self.tab = ""
        self.what_if = False
        """Whether the what-if panel is in view."""
        self.marks = False
        """Whether the standings say who is safe and who is out."""
        self._prize_places = 0

    @property
    def round(self) -> int:
        """The round in view, from 1; 0 before the draw."""
        return self._round

    def show_round(self, round: int) -> None:
        """Look at *round*."""
        if round != self._round:
            self._round = round
            self.round_changed.emit(round)

    @property
    def player(self) -> int:
        """The number of the selected player; 0 for none."""
        return self._player

    def select_player(self, number: int) -> None:
        """Select the player with *number*."""
        if number != self._player:
            self._player = number
            self.player_changed.emit(number)

    @property
    def by_rank(self) -> bool:
        """Whether the crosstable is in rank order."""
        return self._by_rank

    def set_by_rank(self, by_rank: bool) -> None:
        """Order the crosstable by rank, or by number."""
        if by_rank != self._by_rank:
            self._by_rank = by_rank
            self.order_changed.emit(by_rank)

    @property
    def search(self) -> str:
        """The number or the part of a name that is looked for, or nothing."""
        return self._search

    def look_for(self, text: str) -> None:
        """Look for whom *text* names; the boards show only theirs. Nothing ends it."""
        text = text.strip()
        if text != self._search:
            self._search = text
            self.search_changed.emit(text)

    @property
    def prize_places(self) -> int:
        """How many places matter where it is asked who is safe; 0 while nobody has said."""
        return self._prize_places

    def set_prize_places(self, places: int) -> None:
        """So many places matter."""
        if places != self._prize_places:
            self._prize_places = places
            self.prizes_changed.emit()

    def reject(self, error: ArbiterError) -> None:
        """Tell the arbiter that something could not be done."""
        self.rejected.emit(error)

    def ask_worksheet(self, numbers: tuple[int, ...], code: str = "") -> None:
        """Ask for the worksheet of the players with *numbers* on paper."""
        self.worksheet_asked.emit(numbers, code)

    def ask_journal(self, typed: str, query: object) -> None:
        """Ask for the lines of the journal that *query* takes on paper; *typed* says it."""
        self.journal_asked.emit(typed, query)

    def say(self, text: str) -> None:
        """Show a sentence in the status line for a while."""
        self.said.emit(text)
