"""What an earlier state says otherwise, in the terms of an arbiter: results, players, places.

``changes`` says which views have to look again; this says what somebody wants to read before
he puts one state in the place of another. A player is the same if he has the same name, for
lots may have been drawn anew between the two.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from arbiter.domain.standings import standings
from arbiter.domain.tournament import Game, Player, Tournament

Place = tuple[int | None, int | None]
"""First and last of the places that a player shares; the same number twice if he has his own,
None where his results do not count."""


class ResultDifference(NamedTuple):
    """A game that stands otherwise ``then``, between ``white`` and ``black`` as they are now.

    None for a game that is not there. Both games are seen from the same White, even where a
    new draw has given other colours.
    """

    white: Player
    black: Player
    now: Game | None
    then: Game | None

    @property
    def goes(self) -> bool:
        """Whether a result is reported now, and would not be any more."""
        reported = self.now is not None and self.now.result is not None
        return reported and (self.then is None or self.then.result is None)


class Differences(NamedTuple):
    """What would be another than now. ``results`` are in the order of the calendar.

    ``players`` are pairs (now, then), None for who is not there. ``places`` are (player, now,
    then) for everybody who is in both tables, the best of then first. ``lots`` means that
    numbers are others, ``calendar`` rounds, boards or colours, ``other`` that something
    differs for which there is no name here. What has been closed and reopened is none of it.
    """

    results: tuple[ResultDifference, ...] = ()
    players: tuple[tuple[Player | None, Player | None], ...] = ()
    places: tuple[tuple[Player, Place, Place], ...] = ()
    lots: bool = False
    calendar: bool = False
    regulations: bool = False
    event: bool = False
    dates: bool = False
    other: bool = False

    @property
    def results_that_go(self) -> int:
        """How many games are reported now and would be open, or not there at all."""
        return sum(difference.goes for difference in self.results)


def differences(now: Tournament, then: Tournament) -> Differences:
    """What is different in *then*."""
    then_of = _same_players(now, then)
    found = Differences(
        results=_results(now, then, then_of),
        players=_players(now, then, then_of),
        places=_places(now, then, then_of),
        lots=now.lots != then.lots or any(a != b for a, b in then_of.items()),
        calendar=_calendar(now) != _calendar(then),
        regulations=now.regulations != then.regulations,
        event=now.event != then.event,
        dates=now.round_starts != then.round_starts,
    )
    return found._replace(other=not any(found) and replace(then, closing=now.closing) != now)


def _same_players(now: Tournament, then: Tournament) -> dict[int, int]:
    """The number of then for each number of now, as far as the player is in both."""
    found = {
        number: number
        for number, (a, b) in enumerate(zip(now.players, then.players), 1)
        if a.name == b.name
    }
    free: dict[str, list[int]] = {}
    for number in then.numbers:
        if number not in found:
            free.setdefault(then.player(number).name, []).append(number)
    for number in now.numbers:
        others = free.get(now.player(number).name, []) if number not in found else []
        if others:
            found[number] = others.pop(0)
    return found


def _results(
    now: Tournament, then: Tournament, then_of: dict[int, int]
) -> tuple[ResultDifference, ...]:
    games_then = {game.name: game for game in then.games}
    found = []
    for game in now.games:
        pair = [then_of.get(game.white, 0), then_of.get(game.black, 0)]
        other = games_then.pop((min(pair), max(pair), game.cycle), None)
        if other is None and game.result is None:
            continue
        if other is None or _state(game, game.white) != _state(other, pair[0]):
            white, black = now.player(game.white), now.player(game.black)
            found.append(ResultDifference(white, black, game, other and _seen(other, pair[0])))
    found += [
        ResultDifference(then.player(game.white), then.player(game.black), None, game)
        for game in games_then.values()
        if game.result is not None
    ]
    return tuple(found)


def _seen(game: Game, white: int) -> Game:
    """*game* as if *white* had the white pieces."""
    if game.white == white:
        return game
    return replace(game, white=white, black=game.white, result=game.result_for(white))


def _state(game: Game, player: int) -> tuple[object, ...]:
    return game.result_for(player), game.pending, game.until


def _players(
    now: Tournament, then: Tournament, then_of: dict[int, int]
) -> tuple[tuple[Player | None, Player | None], ...]:
    both = ((now.player(a), then.player(b)) for a, b in sorted(then_of.items()))
    come = set(then.numbers) - set(then_of.values())
    return (
        *((a, b) for a, b in both if a != b),
        *((now.player(number), None) for number in now.numbers if number not in then_of),
        *((None, then.player(number)) for number in sorted(come)),
    )


def _places(
    now: Tournament, then: Tournament, then_of: dict[int, int]
) -> tuple[tuple[Player, Place, Place], ...]:
    if not (now.drawn and then.drawn):
        return ()
    now_of = {b: a for a, b in then_of.items()}
    places = {row.number: (row.rank, row.last) for row in standings(now).rows}
    return tuple(
        (then.player(row.number), places[now_of[row.number]], (row.rank, row.last))
        for row in standings(then).rows
        if row.number in now_of and places[now_of[row.number]] != (row.rank, row.last)
    )


def _calendar(tournament: Tournament) -> list[tuple[object, ...]]:
    return [(*game.name, game.white, game.round, game.board) for game in tournament.games]
