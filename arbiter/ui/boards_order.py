"""In which order the boards of a round are shown, and which of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCollator, QLocale

from arbiter.domain.tournament import Game, Tournament
from arbiter.ui.languages import current_language


class Key(Enum):
    """What the rows can be sorted by."""

    BOARD = "board"
    WHITE = "white"
    BLACK = "black"
    STATE = "state"
    """Boards still out first, then those put off, then the others."""


@dataclass(frozen=True, slots=True)
class BoardsOrder:
    """Sorted ``by`` something, ``turned`` or not; ``players`` (numbers from 1) are those whose
    boards are shown, None for all boards."""

    by: Key = Key.BOARD
    turned: bool = False
    players: frozenset[int] | None = None

    def clicked(self, key: Key) -> tuple[Key, bool]:
        """What a click on a heading makes of it: sorted, turned, then by board as before."""
        if key is not self.by:
            return key, False
        if not self.turned:
            return key, True
        return Key.BOARD, False

    def arrange(self, tournament: Tournament, games: Sequence[Game]) -> tuple[Game, ...]:
        """*games*, which are in the order of their boards, as they are to be shown."""
        players = self.players
        shown = [
            game
            for game in games
            if players is None or game.white in players or game.black in players
        ]

        match self.by:
            case Key.WHITE | Key.BLACK:
                alphabet = QCollator(QLocale(current_language()))
                white = self.by is Key.WHITE
                shown.sort(
                    key=lambda game: alphabet.sortKey(
                        tournament.player(game.white if white else game.black).name
                    )
                )
            case Key.STATE:
                shown.sort(key=lambda game: (game.result is not None, game.pending is not None))
        return tuple(reversed(shown)) if self.turned else tuple(shown)
