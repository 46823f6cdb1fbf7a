"""Everything that can be done to a tournament: one value each.

An edit is called with the present tournament and returns the next one, or raises an
``ArbiterError`` and has done nothing. It names games by pair and cycle and players by
number, never by reference, so that it can be written down and repeated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from arbiter.domain import lots as drawing
from arbiter.domain.errors import (
    AlreadyDrawn,
    AlreadyStarted,
    NotDrawn,
    PlayerHasGames,
    TableWouldChange,
    TooFewPlayers,
)
from arbiter.domain.names import tidy
from arbiter.domain.result import Result
from arbiter.domain.schedule import round_count, schedule
from arbiter.domain.tournament import (
    DrawRecord,
    Event,
    Game,
    LotMethod,
    Lots,
    Pending,
    Player,
    Regulations,
    Tournament,
)
from arbiter.domain.value import Value, value
from arbiter.domain.withdrawals import missed_as_well

MIN_PLAYERS = 3
_NOTHING_KEPT = DrawRecord()


class Edit(Protocol):
    """From one state of the tournament to the next."""

    def __call__(self, tournament: Tournament, /) -> Tournament:
        """The tournament after the edit.

        :raises ArbiterError: it can't be done; nothing has happened.
        """


# Results


@value
class SetResult(Value):
    """Report the game of two players as *result*, seen from its White; None clears it.

    A result ends a postponement or an adjournment, and so does clearing.
    """

    first: int
    second: int
    cycle: int
    result: Result | None

    def __call__(self, tournament: Tournament, /) -> Tournament:
        game = tournament.game(self.first, self.second, self.cycle)
        return tournament.with_game(replace(game, result=self.result, pending=None, until=""))


@value
class SetResults(Value):
    """Report several games in one step: a cell with both games of a double round."""

    results: tuple[SetResult, ...]

    def __call__(self, tournament: Tournament, /) -> Tournament:
        for edit in self.results:
            tournament = edit(tournament)
        return tournament


@value
class SetPending(Value):
    """Mark a game postponed or adjourned, *until* a day (ISO) or open; None takes it back.

    A result that the game had is taken away.
    """

    first: int
    second: int
    cycle: int
    pending: Pending | None
    until: str = ""

    def __call__(self, tournament: Tournament, /) -> Tournament:
        game = tournament.game(self.first, self.second, self.cycle)
        until = self.until if self.pending else ""
        return tournament.with_game(replace(game, result=None, pending=self.pending, until=until))


# Players


@value
class AddPlayers(Value):
    """Put *players* at the end of the list.

    After the draw this is possible for one player of an odd field: he takes the number
    that the Berger table holds free, and meets everybody in the round he was free in. With
    *new_table* also others are possible before the first result: all keep their numbers, and
    the pairings are made anew by the larger table.

    :raises AlreadyDrawn: the field is even, and no new table is wanted.
    :raises TableWouldChange: the field is even, or more than one comes.
    """

    players: tuple[Player, ...]
    new_table: bool = False

    def __call__(self, tournament: Tournament, /) -> Tournament:
        grown = replace(tournament, players=tournament.players + self.players)
        if not tournament.drawn or not self.players:
            return grown
        if self.new_table and not tournament.started:
            games = calendar(grown.size, grown.regulations)
            return replace(grown, games=games, rounds_assumed=False)
        if not tournament.started and tournament.size % 2 == 0:
            raise AlreadyDrawn
        if tournament.size % 2 == 0 or len(self.players) > 1:
            raise TableWouldChange(tournament.size + tournament.size % 2)
        met = replace(grown, games=_with_newcomer(tournament, grown))
        return missed_as_well(met, grown.size)


@value
class SetPlayer(Value):
    """Write *player* in the place of the one with *number*: a correction, or a substitute."""

    number: int
    player: Player

    def __call__(self, tournament: Tournament, /) -> Tournament:
        tournament.player(self.number)
        players = list(tournament.players)
        players[self.number - 1] = self.player
        return replace(tournament, players=tuple(players))


@value
class RemovePlayer(Value):
    """Take the player with *number* off the list, before the draw.

    With *keep_pairings* also after it, as long as nobody has a result: the others keep their
    pairings, and who would have met him is free.

    :raises PlayerHasGames: he has results.
    :raises AlreadyDrawn: the lots have been drawn, and the pairings are not to be kept.
    :raises AlreadyStarted: somebody has a result.
    :raises TooFewPlayers: fewer than three would be left of those who were drawn.
    """

    number: int
    keep_pairings: bool = False

    def __call__(self, tournament: Tournament, /) -> Tournament:
        player = tournament.player(self.number)
        if any(game.result is not None for game in tournament.games_of(self.number)):
            raise PlayerHasGames(self.number, player.name)
        if tournament.drawn and self.keep_pairings:
            if tournament.started:
                raise AlreadyStarted("field")
            if tournament.size <= MIN_PLAYERS:
                raise TooFewPlayers(tournament.size - 1)
            from arbiter.domain.late_field import without_player  # hardly ever

            return without_player(tournament, self.number)
        if tournament.drawn:
            raise AlreadyDrawn
        players = tournament.players
        return replace(tournament, players=players[: self.number - 1] + players[self.number :])


@value
class MovePlayer(Value):
    """Move the player in place *number* of the list to place *to*, before the draw.

    :raises AlreadyDrawn: the lots have been drawn.
    """

    number: int
    to: int

    def __call__(self, tournament: Tournament, /) -> Tournament:
        moved = tournament.player(self.number)
        tournament.player(self.to)
        if tournament.drawn:
            raise AlreadyDrawn
        players = list(tournament.players)
        del players[self.number - 1]
        players.insert(self.to - 1, moved)
        return replace(tournament, players=tuple(players))


# Lots and rules


@value
class DrawLots(Value):
    """Give the numbers and make the pairings of all rounds by the Berger tables.

    ``order[n - 1]`` is the place in the list, from 1, of the player who gets number *n*.
    The draw can be repeated until the first result.

    :raises TooFewPlayers: fewer than three.
    :raises NumbersWrong: *order* does not hold every place once.
    :raises AlreadyStarted: a result exists.
    """

    method: LotMethod
    order: tuple[int, ...]
    seed: str = ""
    source: str = ""
    record: DrawRecord = _NOTHING_KEPT

    def __call__(self, tournament: Tournament, /) -> Tournament:
        if tournament.started:
            raise AlreadyStarted("numbers")
        if tournament.size < MIN_PLAYERS:
            raise TooFewPlayers(tournament.size)
        listed = listed_players(tournament)
        order = self.order[: len(listed)] + (0,) * (len(listed) - len(self.order))
        drawing.by_hand(order)
        return replace(
            tournament,
            players=tuple(listed[place - 1] for place in order),
            games=calendar(tournament.size, tournament.regulations),
            lots=Lots(self.method, order, self.seed, self.source, self.record),
            rounds_assumed=False,
        )


@value
class CancelLots(Value):
    """Take the draw back: the list is as it was before, and there are no pairings.

    :raises AlreadyStarted: a result exists.
    """

    def __call__(self, tournament: Tournament, /) -> Tournament:
        if tournament.started:
            raise AlreadyStarted("numbers")
        listed = tuple(listed_players(tournament))
        return replace(tournament, players=listed, games=(), lots=None, rounds_assumed=False)


@value
class SetEvent(Value):
    """Name, place, federation, dates and arbiter."""

    event: Event

    def __call__(self, tournament: Tournament, /) -> Tournament:
        return replace(tournament, event=self.event)


@value
class SetRegulations(Value):
    """Cycles, exchange, scoring, tie-breaks.

    After the first result only the tie-breaks and the seed can change; *reason*, where one
    was asked for, is kept with them. Before it, a draw that was made is kept, and its
    calendar made anew.

    :raises AlreadyStarted: cycles, exchange or scoring would change after a result.
    """

    regulations: Regulations
    reason: str = ""

    def __call__(self, tournament: Tournament, /) -> Tournament:
        old, new = tournament.regulations, self.regulations
        if reason := tidy(self.reason):
            new = replace(new, order_reason=reason)
        changed = replace(tournament, regulations=new)
        calendar_differs = (old.cycles, old.exchange, old.league) != (
            new.cycles,
            new.exchange,
            new.league,
        )
        if tournament.started:
            if calendar_differs:
                raise AlreadyStarted("calendar")
            if old.scoring != new.scoring:
                raise AlreadyStarted("scoring")
        elif tournament.drawn and calendar_differs:
            made = calendar(tournament.size, new)
            changed = replace(changed, games=made, rounds_assumed=False)
        return changed


@value
class SetTournament(Value):
    """Everything that the Tournament dialog sets, in one step, with the *reason* for another
    order of tie-breaks after the start."""

    event: Event
    regulations: Regulations
    reason: str = ""

    def __call__(self, tournament: Tournament, /) -> Tournament:
        return SetRegulations(self.regulations, self.reason)(SetEvent(self.event)(tournament))


@value
class SetRoundStarts(Value):
    """When each round begins: ISO dates with or without a time, empty where not known.

    Where *event* is given it takes the place of the present one: its days follow the rounds'.
    """

    starts: tuple[str, ...]
    event: Event | None = None

    def __call__(self, tournament: Tournament, /) -> Tournament:
        event = tournament.event if self.event is None else self.event
        return replace(tournament, round_starts=self.starts, event=event)


def calendar(size: int, regulations: Regulations) -> tuple[Game, ...]:
    """Every game of *size* players, in the order of rounds and boards."""
    rounds = schedule(
        size, regulations.cycles, exchange=regulations.exchange, league=regulations.league
    )
    in_cycle = round_count(size)
    return tuple(
        Game(white, black, number // in_cycle + 1, number + 1, board)
        for number, pairs in enumerate(rounds)
        for board, (white, black) in enumerate(pairs, 1)
    )


def listed_players(tournament: Tournament) -> Sequence[Player]:
    """The players in the order of the list before the draw."""
    if tournament.lots is None:
        return tournament.players
    numbered = zip(tournament.lots.order, tournament.players)
    latecomers = tournament.players[len(tournament.lots.order) :]
    return [player for _, player in sorted(numbered, key=lambda item: item[0])] + [*latecomers]


def _with_newcomer(tournament: Tournament, grown: Tournament) -> tuple[Game, ...]:
    """The games as they are, and those of the newcomer on one more board of each round.

    Boards that were printed and numbered in the hall stay where they are. Where rounds are
    not known, or do not leave one player free each, those of the newcomer are not known.
    """
    newcomer = [
        game
        for game in calendar(grown.size, grown.regulations)
        if grown.size in (game.white, game.black)
    ]
    rounds = [_free_round(tournament, game) for game in newcomer]
    if not tournament.rounds_known or 0 in rounds or len(set(rounds)) < len(rounds):
        unknown = (Game(g.white, g.black, g.cycle, colours_known=False) for g in newcomer)
        return (*tournament.games, *unknown)
    board = tournament.size // 2 + 1
    games = {
        round: replace(game, round=round, board=board) for round, game in zip(rounds, newcomer)
    }
    return tuple(
        game
        for round in range(1, grown.rounds + 1)
        for game in (*tournament.boards(round), *([games[round]] if round in games else []))
    )


def _free_round(tournament: Tournament, game: Game) -> int:
    """When who is there already can play *game* against a newcomer; 0 for never."""
    player = min(game.white, game.black)
    free = [round for round in range(1, tournament.rounds + 1) if player in tournament.free(round)]
    return free[game.cycle - 1] if len(free) >= game.cycle else 0


def require_drawn(tournament: Tournament) -> None:
    """Nothing, or an error.

    :raises NotDrawn: there are no pairings yet.
    """
    if not tournament.drawn:
        raise NotDrawn
