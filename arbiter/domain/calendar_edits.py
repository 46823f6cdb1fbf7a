"""A calendar changed by hand: games, rounds, numbers and colours change places.

Each of these edits leaves an all-play-all behind it, or is refused: everyone meets everyone
as often as planned, and nobody plays twice in a round. Results stay with their games, and a
winner stays the winner.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import count

from arbiter.domain.calendar_proof import require_all_play_all
from arbiter.domain.edits import require_drawn
from arbiter.domain.errors import AlreadyStarted, PlayedThere, RoundNotFound, RoundsUnknown
from arbiter.domain.tournament import Game, GameName, LotMethod, Lots, Tournament
from arbiter.domain.value import Value, value


@value
class SwapGames(Value):
    """Let two games (lower number, higher number, cycle) take each other's round and board.

    :raises GameNotFound: one of them is not there.
    :raises PlaysTwice: somebody would then have two games in a round.
    """

    one: GameName
    other: GameName

    def __call__(self, tournament: Tournament, /) -> Tournament:
        _require_rounds(tournament)
        one, other = tournament.game(*self.one), tournament.game(*self.other)
        moved = {
            one.name: replace(one, round=other.round, board=other.board),
            other.name: replace(other, round=one.round, board=one.board),
        }
        return _proved(_with_games(tournament, moved))


@value
class MoveGame(Value):
    """Play the game of *first* and *second* in *cycle* in another *round*, on *board*.

    What stands in the way goes back in exchange: who meets somebody else there meets him in
    the round that the game leaves, and so on (see ``companions``). With board 0 it takes the
    first that is free; who had the board takes the one that is left. The round after the last
    can be named: it is then made.

    :raises RoundNotFound: there is no such round, and it would not be the next.
    :raises PlayedThere: a game that has been reported stands in the way.
    :raises RoundLeftEmpty: no game would be left in a round.
    """

    first: int
    second: int
    cycle: int
    round: int
    board: int = 0

    def __call__(self, tournament: Tournament, /) -> Tournament:
        _require_rounds(tournament)
        game = tournament.game(self.first, self.second, self.cycle)
        if not 1 <= self.round <= tournament.rounds + 1:
            raise RoundNotFound(self.round, tournament.rounds)
        assert game.round is not None
        if game.round == self.round:
            return self._on_board(tournament)
        along = companions(tournament, game, self.round)
        for other in along:
            if other.result is not None:
                raise PlayedThere(other.white, other.black, other.round or 0)
        there = [game, *(other for other in along if other.round == game.round)]
        back = [other for other in along if other.round == self.round]
        moved = {
            **_into(tournament, there, self.round, leaving=back),
            **_into(tournament, back, game.round, leaving=there),
        }
        return self._on_board(_proved(_with_games(tournament, moved)))

    def _on_board(self, tournament: Tournament) -> Tournament:
        """The game on the board that was asked for, whoever is there on its own."""
        game = tournament.game(self.first, self.second, self.cycle)
        if not self.board or game.board == self.board:
            return tournament
        moved = {game.name: replace(game, board=self.board)}
        for other in tournament.boards(self.round):
            if other.board == self.board:
                moved[other.name] = replace(other, board=game.board)
        return _with_games(tournament, moved)


@value
class SwapRounds(Value):
    """Let two rounds change places, with all that was played in them; their dates stay.

    :raises RoundNotFound: there is no such round.
    """

    one: int
    other: int

    def __call__(self, tournament: Tournament, /) -> Tournament:
        _require_rounds(tournament)
        moved = {
            game.name: replace(game, round=to)
            for now, to in ((self.one, self.other), (self.other, self.one))
            for game in tournament.boards(now)
        }
        return _proved(_with_games(tournament, moved))


@value
class ExchangeColours(Value):
    """The game was played, or will be, with the other colours; who won has still won.

    :raises GameNotFound: they do not meet in that cycle.
    """

    first: int
    second: int
    cycle: int

    def __call__(self, tournament: Tournament, /) -> Tournament:
        _require_rounds(tournament)
        game = tournament.game(self.first, self.second, self.cycle)
        return _with_games(tournament, {game.name: turned(game)})


@value
class SwapNumbers(Value):
    """Let two players change numbers before the first result; the pairings of the numbers stay.

    The numbers are then no longer as they were drawn, but given by hand.

    :raises AlreadyStarted: a result exists, or somebody has left.
    """

    one: int
    other: int

    def __call__(self, tournament: Tournament, /) -> Tournament:
        require_drawn(tournament)
        if tournament.started or tournament.withdrawals:
            raise AlreadyStarted("numbers")
        if self.one == self.other:
            return tournament
        players, lots = list(tournament.players), tournament.lots
        players[self.one - 1] = tournament.player(self.other)
        players[self.other - 1] = tournament.player(self.one)
        if lots is not None:
            one, other = self.one - 1, self.other - 1
            drawn = max(len(lots.order), self.one, self.other)
            places = [*lots.order, *range(len(lots.order) + 1, drawn + 1)]
            places[one], places[other] = places[other], places[one]
            lots = Lots(LotMethod.BY_HAND, tuple(places))
        return replace(tournament, players=tuple(players), lots=lots)


def companions(tournament: Tournament, game: Game, round: int) -> tuple[Game, ...]:
    """The games that change places with *game* when it moves to *round*: those in its way, those
    in theirs, and so on, until nobody plays twice. In the order of the calendar."""
    assert game.round is not None
    by_player = {
        (place, number): other
        for place in (game.round, round)
        if place <= tournament.rounds
        for other in tournament.boards(place)
        for number in (other.white, other.black)
    }
    found = {game.name: game}
    waiting = [game]
    while waiting:
        moving = waiting.pop()
        to = round if moving.round == game.round else game.round
        for number in (moving.white, moving.black):
            there = by_player.get((to, number))
            if there is not None and there.name not in found:
                found[there.name] = there
                waiting.append(there)
    return tuple(other for name, other in sorted(found.items()) if name != game.name)


def partners(tournament: Tournament, game: Game) -> tuple[Game, ...]:
    """The games with which *game* can change places without anybody playing twice, those of its
    own round first."""
    seats = {
        (other.round, n): other for other in tournament.games for n in (other.white, other.black)
    }

    def fits(moving: Game, other: Game) -> bool:
        """Whether nobody in *moving* plays in the round of *other*, but perhaps in *other*."""
        return all(
            seats.get((other.round, number), other).name == other.name
            for number in (moving.white, moving.black)
        )

    found = [
        other
        for other in tournament.games
        if other.name != game.name
        and (other.round == game.round or (fits(game, other) and fits(other, game)))
    ]
    return tuple(sorted(found, key=lambda other: other.round != game.round))


def turned(game: Game) -> Game:
    """*game* with the colours exchanged and the same winner.

    >>> from arbiter.domain.result import Result
    >>> turned(Game(2, 5, result=Result.WHITE_WINS)).result
    <Result.BLACK_WINS: '0-1'>
    """
    return replace(
        game, white=game.black, black=game.white, result=game.result and game.result.reversed
    )


def _into(
    tournament: Tournament, games: Iterable[Game], round: int, *, leaving: Iterable[Game]
) -> dict[GameName, Game]:
    """*games* in *round*, on the boards that those *leaving* it give up, then on free ones."""
    staying = tournament.boards(round) if round <= tournament.rounds else ()
    left = {game.name for game in leaving}
    taken = {game.board for game in staying if game.name not in left}
    free = (board for board in count(1) if board not in taken)
    in_order = sorted(games, key=lambda game: game.board or 0)
    return {game.name: replace(game, round=round, board=next(free)) for game in in_order}


def _with_games(tournament: Tournament, changed: Mapping[GameName, Game]) -> Tournament:
    """*tournament* with the *changed* games, by rounds and boards."""
    games = [changed.get(game.name, game) for game in tournament.games]
    games.sort(key=lambda game: (game.round or 0, game.board or 0))
    return replace(tournament, games=tuple(games))


def _require_rounds(tournament: Tournament) -> None:
    require_drawn(tournament)
    if not tournament.rounds_known:
        raise RoundsUnknown


def _proved(tournament: Tournament) -> Tournament:
    require_all_play_all(tournament)
    return tournament
