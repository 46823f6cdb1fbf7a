"""The outcomes of the open games: every one won, drawn or lost, counted through like a number."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from arbiter.domain.result import Result
from arbiter.domain.tournament import GameName, Tournament

RESULTS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
"""How an open game can end, in the order in which outcomes are numbered."""


@dataclass(frozen=True)
class Trial:
    """Supposed results, by the names of their games; it lives beside the tournament and is
    never stored.

    >>> Trial().supposing((1, 2, 1), Result.DRAW).results
    (((1, 2, 1), <Result.DRAW: '1/2-1/2'>),)
    """

    results: tuple[tuple[GameName, Result], ...] = ()

    def supposing(self, name: GameName, result: Result | None) -> Trial:
        """This trial with *result*, seen from White, for the game of that *name*; None takes
        what was supposed of it away."""
        others = tuple(one for one in self.results if one[0] != name)
        return Trial(others if result is None else (*others, (name, result)))

    def result(self, name: GameName) -> Result | None:
        """What is supposed of the game of that *name*; None if nothing is."""
        return dict(self.results).get(name)

    def on(self, tournament: Tournament) -> Tournament:
        """*tournament* as it would be with these results.

        :raises GameNotFound: there is no game of one of the names.
        """
        for name, _ in self.results:
            tournament.game(*name)
        supposed = dict(self.results)
        return replace(
            tournament,
            games=tuple(
                replace(game, result=supposed[game.name], pending=None, until="")
                if game.name in supposed
                else game
                for game in tournament.games
            ),
        )


def open_names(tournament: Tournament) -> tuple[GameName, ...]:
    """The games that are still open and count, in the order of the calendar: postponed ones,
    adjourned ones and those to be played early too."""
    return tuple(game.name for game in tournament.open_games)


def outcome_count(games: int) -> int:
    """How many outcomes so many open *games* have: 1 if there is none."""
    count: int = 3**games
    return count


def outcome(names: tuple[GameName, ...], number: int) -> Trial:
    """The outcome of that *number*, from 0, as a trial: in the first outcome White wins
    everywhere, and the game named last changes with every one.

    >>> [result.value for _, result in outcome(((1, 4, 1), (2, 3, 1)), 5).results]
    ['1/2-1/2', '0-1']
    """
    return Trial(tuple(zip(names, (RESULTS[digit] for digit in digits(number, len(names))))))


def digits(number: int, games: int) -> Iterable[int]:
    """For each of so many *games*: which of ``RESULTS`` it has in the outcome of that *number*."""
    found = []
    for _ in range(games):
        number, digit = divmod(number, 3)
        found.append(digit)
    return reversed(found)


def with_end(values: bytes, games: int, at: int, end: int) -> bytes:
    """Of *values*, one for each outcome of so many *games*, those of the outcomes in which the game
    *at* a place has that *end*, the place from 0 and the end as in ``RESULTS``.

    >>> with_end(b"abcdefghi", 2, 0, 1), with_end(b"abcdefghi", 2, 1, 1)
    (b'def', b'beh')
    """
    stride = outcome_count(games - 1 - at)
    if stride == 1:
        return values[end::3]
    starts = range(end * stride, len(values), 3 * stride)
    return b"".join(values[start : start + stride] for start in starts)
