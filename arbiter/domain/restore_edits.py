"""Back to an earlier state: one edit like any other, so that it can be taken back too."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.differences import differences
from arbiter.domain.errors import ResultsWouldGo
from arbiter.domain.tournament import Tournament
from arbiter.domain.value import Value, value


@value
class RestoreState(Value):
    """Put the state *tournament*, kept at the moment *taken_at* (ISO), in the place of the
    present one. *given_up* is the number of results that somebody has agreed to lose.

    How often the results have been final, and why they were reopened, stays as it is now.

    :raises ResultsWouldGo: more results would be lost.
    """

    tournament: Tournament
    taken_at: str
    given_up: int = 0

    def __call__(self, tournament: Tournament, /) -> Tournament:
        lost = differences(tournament, self.tournament).results_that_go
        if lost > self.given_up:
            raise ResultsWouldGo(lost)
        # The journal keeps the edit; what is computed from the state does not stay with it.
        return replace(self.tournament, closing=tournament.closing)
