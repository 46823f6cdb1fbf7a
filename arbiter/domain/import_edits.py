"""What comes in from a foreign table, and what is made up for it: edits like all the others."""

from __future__ import annotations

from dataclasses import dataclass, replace

from arbiter.domain.edits import AddPlayers, SetPlayer, calendar, require_drawn
from arbiter.domain.errors import AlreadyStarted, GamesThere, RoundsKnown
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Player, Tournament
from arbiter.domain.value import Value


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ImportTournament(Value):
    """Take in a whole *tournament* that was read from the file called *source*.

    It takes the place of an empty one, or of a list of players before the draw.

    :raises GamesThere: the present tournament has games; nothing is imported over them.
    """

    tournament: Tournament
    source: str = ""

    def __call__(self, tournament: Tournament, /) -> Tournament:
        if tournament.games:
            raise GamesThere
        # The journal keeps the edit; what is computed from the state does not stay with it.
        return self.tournament.afresh()


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeInPlayers(Value):
    """Take in a list of participants: *added* at the end, each of *changed* (number, player)
    in the place that he has.

    :raises AlreadyStarted: a result exists.
    :raises PlayerNotFound: *changed* names a number that nobody has.
    :raises AlreadyDrawn: the lots are drawn, and there is no free number for who is added.
    """

    added: tuple[Player, ...]
    changed: tuple[tuple[int, Player], ...] = ()

    def __call__(self, tournament: Tournament, /) -> Tournament:
        if tournament.started:
            raise AlreadyStarted("players")
        for number, player in self.changed:
            tournament = SetPlayer(number, player)(tournament)
        return AddPlayers(self.added)(tournament)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class AssumeRounds(Value):
    """Give every game its round, board and colours by the Berger table of the numbers.

    Results stay with their players. A game whose colours are known keeps these: what is
    assumed is marked as such, and never put over what was played.

    :raises NotDrawn: there are no games.
    :raises RoundsKnown: nothing is unknown.
    """

    def __call__(self, tournament: Tournament, /) -> Tournament:
        require_drawn(tournament)
        if tournament.rounds_known:
            raise RoundsKnown
        games = tuple(
            _placed(tournament.game(*made.name), made)
            for made in calendar(tournament.size, tournament.regulations)
        )
        return replace(tournament, games=games, rounds_assumed=True)


def _placed(game: Game, made: Game) -> Game:
    """*game* in the round and on the board of *made*, and with its colours if it has none."""
    placed = replace(game, round=made.round, board=made.board, colours_known=True)
    if game.colours_known or game.white == made.white:
        return placed
    result: Result | None = game.result_for(made.white)
    return replace(placed, white=made.white, black=made.black, result=result)
