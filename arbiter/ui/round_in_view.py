"""Which round is in view: the one to play next, until the arbiter looks at another.

It lies beside the view state, so that it follows the document whether the pairings have been
looked at yet or not.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from arbiter.document.document import Document
from arbiter.domain.changes import Change
from arbiter.domain.progress import round_to_play
from arbiter.domain.tournament import Game
from arbiter.ui.view_state import ViewState


class RoundInView(QObject):
    """Keeps ``ViewState.round`` on a round that there is."""

    def __init__(self, document: Document, state: ViewState) -> None:
        super().__init__(state)
        self._document = document
        self._state = state
        self._looked_back = 0
        self._put()
        document.changed.connect(self._document_changed)
        state.round_changed.connect(self._round_changed)

    @property
    def boards(self) -> tuple[Game, ...]:
        """The boards of the round; none before the draw or where rounds are not known."""
        round, tournament = self._state.round, self._document.tournament
        return tournament.boards(round) if 1 <= round <= tournament.rounds else ()

    def come_back(self) -> None:
        """The pairings are looked at again. Whoever comes back after a round is complete finds
        the next one, unless he was looking at an old round."""
        if self._complete and self._looked_back != self._state.round:
            self._state.show_round(round_to_play(self._document.tournament))

    @property
    def _complete(self) -> bool:
        boards = self.boards
        return bool(boards) and all(game.result is not None for game in boards)

    def _put(self) -> None:
        tournament = self._document.tournament
        if not tournament.drawn or not tournament.rounds_known:
            self._state.show_round(0)
        elif not 1 <= self._state.round <= tournament.rounds:
            self._state.show_round(round_to_play(tournament))

    def _document_changed(self, change: Change) -> None:
        if change.calendar or change.field:
            self._put()

    def _round_changed(self, round: int) -> None:
        self._looked_back = round if self._complete else 0


def round_in_view(document: Document, state: ViewState) -> RoundInView:
    """The one that belongs to *state*, made over *document* when it is first asked for."""
    return state.findChild(RoundInView) or RoundInView(document, state)
