"""Places decided apart from the games of the tournament: by a play-off, or by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from arbiter.domain.errors import OpenGames, PlayersNotLevel, ReasonMissing
from arbiter.domain.names import tidy
from arbiter.domain.standings import standings
from arbiter.domain.tournament import ManualOrder, PlayOff, Tournament
from arbiter.domain.value import Value, value


@value
class SetPlayOffs(Value):
    """All play-offs of the players with *numbers* among each other are *play_offs*.

    With none, those that were there go.

    :raises ValueError: a play-off is of others, not of two, twice there, or below nothing.
    :raises PlayerNotFound: nobody has a number.
    :raises PlayersNotLevel: they are not level on points.
    :raises OpenGames: one of them has not played all his games.
    """

    numbers: tuple[int, ...]
    play_offs: tuple[PlayOff, ...]

    def __post_init__(self) -> None:
        pairs = [(play_off.first, play_off.second) for play_off in self.play_offs]
        if len(set(pairs)) < len(pairs):
            raise ValueError("a play-off is there twice")
        for play_off in self.play_offs:
            if play_off.first >= play_off.second or not {
                play_off.first,
                play_off.second,
            }.issubset(self.numbers):
                raise ValueError(f"play-off of {play_off.first} and {play_off.second}")
            if min(play_off.first_points, play_off.second_points) < 0:
                raise ValueError("points below nothing")

    def __call__(self, tournament: Tournament, /) -> Tournament:
        for number in self.numbers:
            tournament.player(number)
        if self.play_offs:
            _require_level_on_points(tournament, self.numbers)
        kept = [
            play_off
            for play_off in tournament.play_offs
            if not {play_off.first, play_off.second}.issubset(self.numbers)
        ]
        order = sorted((*kept, *self.play_offs), key=lambda one: (one.first, one.second))
        return replace(tournament, play_offs=tuple(order))


@value
class SetManualOrder(Value):
    """The players with *numbers*, all who share a place, stand in this order, for a *reason*
    of one line.

    :raises PlayerNotFound: nobody has a number.
    :raises ReasonMissing: the reason is empty.
    :raises OpenGames: a game has no result yet.
    :raises PlayersNotLevel: something else separates them, or others share their place.
    """

    numbers: tuple[int, ...]
    reason: str

    def __call__(self, tournament: Tournament, /) -> Tournament:
        for number in self.numbers:
            tournament.player(number)
        reason = tidy(self.reason)
        if not reason:
            raise ReasonMissing
        if tournament.open_games:
            raise OpenGames(len(tournament.open_games))
        free = _without_order(tournament, self.numbers)
        level = standings(free).level_with(self.numbers[0]) if self.numbers else ()
        if not level or sorted(self.numbers) != sorted(level):
            raise PlayersNotLevel(self.numbers)
        order = ManualOrder(self.numbers, reason)
        return replace(free, manual_orders=(*free.manual_orders, order))


@value
class RemoveManualOrder(Value):
    """The order given to the players with *numbers* is given up."""

    numbers: tuple[int, ...]

    def __call__(self, tournament: Tournament, /) -> Tournament:
        return _without_order(tournament, self.numbers)


def _require_level_on_points(tournament: Tournament, numbers: Sequence[int]) -> None:
    scores = {tournament.score(number) for number in numbers}
    if len(scores) > 1 or not all(map(tournament.counts, numbers)):
        raise PlayersNotLevel(tuple(numbers))
    open_games = {
        game.name
        for number in numbers
        for game in tournament.counted_games_of(number)
        if game.result is None
    }
    if open_games:
        raise OpenGames(len(open_games))


def _without_order(tournament: Tournament, numbers: Sequence[int]) -> Tournament:
    kept = tuple(order for order in tournament.manual_orders if set(order.numbers) != set(numbers))
    return replace(tournament, manual_orders=kept)
