"""The end of a tournament: its results become final, and are reopened only with a reason."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.edits import Edit, require_drawn
from arbiter.domain.errors import NotClosed, OpenGames, ReasonMissing, TournamentClosed
from arbiter.domain.names import tidy
from arbiter.domain.tournament import Tournament
from arbiter.domain.value import Value, value


@value
class CloseTournament(Value):
    """Make the results final.

    :raises NotDrawn: there are no games.
    :raises OpenGames: a game has no result yet.
    :raises TournamentClosed: they are final already.
    """

    def __call__(self, tournament: Tournament, /) -> Tournament:
        require_drawn(tournament)
        if tournament.closing.closed:
            raise TournamentClosed
        if tournament.open_games:
            raise OpenGames(len(tournament.open_games))
        return replace(tournament, closing=replace(tournament.closing, closed=True))


@value
class ReopenTournament(Value):
    """Let final results be corrected on *day* (ISO), for a *reason* of one line.

    What is printed from then on is another version, and says so.

    :raises NotClosed: the results are not final.
    :raises ReasonMissing: the reason is empty.
    """

    reason: str
    day: str = ""

    def __call__(self, tournament: Tournament, /) -> Tournament:
        closing, reason = tournament.closing, tidy(self.reason)
        if not closing.closed:
            raise NotClosed
        if not reason:
            raise ReasonMissing
        opened = replace(
            closing,
            closed=False,
            version=closing.version + 1,
            corrected=self.day,
            reasons=(*closing.reasons, reason),
        )
        return replace(tournament, closing=opened)


def require_open(tournament: Tournament, edit: Edit | None = None) -> None:
    """Nothing, or an error: a closed tournament takes no edit but its reopening, and what is
    said of prizes, of which no result depends.

    Asked by whoever lets somebody edit; what a journal says is repeated without.

    :raises TournamentClosed: *edit*, or an undo, can't be made.
    """
    if tournament.closing.closed:
        from arbiter.domain.prize_edits import SetPrizes  # not before the end

        if not isinstance(edit, (ReopenTournament, SetPrizes)):
            raise TournamentClosed
