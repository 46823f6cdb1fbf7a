"""What comes in from a foreign table, and what is made up for it: edits like all the others."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from arbiter.domain.edits import AddPlayers, SetPlayer, calendar, require_drawn
from arbiter.domain.errors import AlreadyStarted, GamesThere, RoundsKnown
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Player, Tournament
from arbiter.domain.value import Value, value


@value
class ImportTournament(Value):
    """Take in a whole *tournament* that was read from the file called *source*.

    It takes the place of an empty one, or of a list of players before the draw. If that one
    was closed before everything in it was undone, its version goes on.

    :raises GamesThere: the present tournament has games; nothing is imported over them.
    """

    tournament: Tournament
    source: str = ""

    def __call__(self, tournament: Tournament, /) -> Tournament:
        if tournament.games:
            raise GamesThere
        # A copy: the journal keeps the edit, without what is computed from the state.
        kept = tournament.closing if tournament.closing.version > 1 else self.tournament.closing
        return replace(self.tournament, closing=kept)


@value
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


@value
class AssumeRounds(Value):
    """Give every game its round, board and colours by the Berger table of the numbers.

    Results stay with their players. What is known of a game stays: its colours always, its
    round and board unless somebody would then play twice in one round.

    :raises NotDrawn: there are no games.
    :raises RoundsKnown: nothing is unknown.
    """

    def __call__(self, tournament: Tournament, /) -> Tournament:
        require_drawn(tournament)
        if tournament.rounds_known:
            raise RoundsKnown
        made = calendar(tournament.size, tournament.regulations)
        found = [_coloured(tournament.game(*game.name), game) for game in made]
        games = [replace(game, round=game.round or table.round) for game, table in zip(found, made)]
        if _plays_twice(games):
            games = [
                replace(game, round=table.round, board=table.board)
                for game, table in zip(found, made)
            ]
        return replace(tournament, games=_with_boards(games), rounds_assumed=True)


def _coloured(game: Game, made: Game) -> Game:
    """*game* with the colours of *made* if it has none."""
    if game.colours_known:
        return game
    result: Result | None = game.result_for(made.white)
    return replace(game, white=made.white, black=made.black, result=result, colours_known=True)


def _plays_twice(games: Sequence[Game]) -> bool:
    """Whether somebody has two games in one round."""
    seats = Counter((game.round, number) for game in games for number in (game.white, game.black))
    return max(seats.values()) > 1


def _with_boards(games: Sequence[Game]) -> tuple[Game, ...]:
    """*games* by rounds and boards; who has no board, or one that is taken, gets the next."""
    rounds: dict[int, dict[int, Game]] = defaultdict(dict)
    for game in sorted(games, key=lambda game: (game.round or 0, game.board is None)):
        boards = rounds[game.round or 0]
        free = next(board for board in count(1) if board not in boards)
        board = game.board if game.board and game.board not in boards else free
        boards[board] = replace(game, board=board)
    return tuple(boards[board] for boards in rounds.values() for board in sorted(boards))
