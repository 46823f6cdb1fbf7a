"""Who is safe and who is out, as a word beside the names in the standings."""

from __future__ import annotations

from PySide6.QtCore import QObject

from arbiter.document.document import Document
from arbiter.domain.whatif.outlook import Outlook
from arbiter.ui.standings_model import StandingsModel
from arbiter.ui.view_state import ViewState
from arbiter.ui.what_if_reckoning import WhatIfReckoning
from arbiter.ui.what_if_words import OUT, SAFE

MOST = 10
"""With more open games nothing is marked: between two keys there is no time to count."""


class StandingsMarks(QObject):
    """Follows the document as long as it lives, and marks the rows of *model*."""

    def __init__(
        self, document: Document, state: ViewState, model: StandingsModel, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._state = state
        self._model = model
        self._reckoning = WhatIfReckoning(self)
        self._reckoning.reckoned.connect(self._reckoned)
        document.changed.connect(self.follow)
        state.prizes_changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Reckon with the present state, if it is near enough to its end."""
        tournament = self._document.tournament
        if tournament.started and 0 < len(tournament.open_games) <= MOST:
            self._reckoning.start(tournament, self._state.prize_places)
        else:
            self._reckoning.cancel()
            self._model.set_marks({}, 0)

    def _reckoned(self, found: object) -> None:
        if not isinstance(found, Outlook):
            return
        places = self._state.prize_places
        marks = {
            player.number: SAFE if player.safe(places) else OUT
            for player in found.players
            if player.safe(places) or player.out(places)
        }
        self._model.set_marks(marks, places)

    def end(self) -> None:
        """Take the marks away."""
        self._reckoning.cancel()
        self._model.set_marks({}, 0)
        self._document.changed.disconnect(self.follow)
        self._state.prizes_changed.disconnect(self.follow)
        self.deleteLater()
