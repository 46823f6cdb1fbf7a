"""What a player needs for a place: the own result that is enough, and on what the rest depends."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import reduce
from itertools import product
from operator import and_

from arbiter.domain.result import Result
from arbiter.domain.scoring import HalfPoints
from arbiter.domain.tournament import GameName, Tournament
from arbiter.domain.whatif import covers
from arbiter.domain.whatif.outcomes import RESULTS, Trial, digits, with_end
from arbiter.domain.whatif.outlook import Outlook, OwnResult

MOST_LINES = 6
"""An answer has at most so many lines; what they can't tell is only counted."""


class Verdict(Enum):
    """What an own result is worth for a place."""

    ALWAYS = "always"
    """It is enough, whatever the others do."""
    NEVER = "never"
    """It is not enough, whatever the others do."""
    IF = "if"
    """It is enough if what one of the lines says happens, and only then."""
    UNLESS = "unless"
    """It is enough unless what one of the lines says happens, and only then."""
    COUNTED = "counted"
    """It depends on more than a few lines can tell: only the outcomes are counted."""


@dataclass(frozen=True)
class Condition:
    """That a game ends in one of one or two ``results``, seen from its White."""

    game: GameName
    results: tuple[Result, ...]


@dataclass(frozen=True)
class NeedRow:
    """One own result: what it is worth, and on what that depends.

    Each of ``lines`` is about at most three games, all of which must end so. Lines speak
    of other players' games; of his own only where he has several open, and the same gain can
    come about in more than one way. ``reached`` and ``missed`` are examples of an outcome with
    this own result in which he gets the place, and does not; None where there is none.
    """

    own: OwnResult
    verdict: Verdict
    lines: tuple[tuple[Condition, ...], ...] = ()
    reached: Trial | None = None
    missed: Trial | None = None


@dataclass(frozen=True)
class Need:
    """What the player with ``number`` needs to be among the first ``place``.

    ``reached`` of all ``outcomes`` bring him there. ``enough`` is the smallest gain, in half
    points from his own open games, that does so whatever the others do; None if no gain does.
    ``rows`` are his own results, the best first.
    """

    number: int
    place: int
    outcomes: int
    reached: int
    enough: HalfPoints | None
    rows: tuple[NeedRow, ...]


def needs(tournament: Tournament, outlook: Outlook, number: int, place: int) -> Need:
    """What the player with *number* needs for the first *place*; *outlook* is that of
    *tournament*.

    :raises PlayerNotFound: nobody has *number*, or he has no place.
    """
    player = outlook.of(number)
    question = _Question(tournament, outlook, number, place)
    rows: list[NeedRow] = []
    left = MOST_LINES - any(own.places.safe(place) for own in player.own)
    for own in player.own:
        row = question.row(own, left)
        left -= len(row.lines)
        rows.append(row)
    enough = None
    for row in rows:
        if row.verdict is not Verdict.ALWAYS:
            break
        enough = row.own.gain
    reached = player.places.within(place)
    return Need(number, place, outlook.outcomes, reached, enough, tuple(rows))


class _Question:
    """One player and one place: ``reached`` is 1 for each outcome that brings it, else 0."""

    def __init__(self, tournament: Tournament, outlook: Outlook, number: int, place: int) -> None:
        self.names = outlook.games
        self.reached = bytes(map(place.__ge__, outlook.ranks_of(number)))
        self.own_games = [at for at, name in enumerate(self.names) if number in name[:2]]
        scoring = tournament.regulations.scoring
        white = {game.name: game.white for game in tournament.open_games}
        self.gains = [
            [scoring.points(end, white=white[self.names[at]] == number) for end in RESULTS]
            for at in self.own_games
        ]

    def row(self, own: OwnResult, most: int) -> NeedRow:
        """What the result *own* is worth, in at most *most* lines."""
        ways = [
            ends
            for ends in product(range(3), repeat=len(self.own_games))
            if sum(gains[end] for gains, end in zip(self.gains, ends)) == own.gain
        ]
        reached, missed = (self._example(ways, reached=wanted) for wanted in (True, False))
        if missed is None:
            return NeedRow(own, Verdict.ALWAYS, (), reached, missed)
        if reached is None:
            return NeedRow(own, Verdict.NEVER, (), reached, missed)
        told = self._told(ways, most)
        if told is None:
            return NeedRow(own, Verdict.COUNTED, (), reached, missed)
        return NeedRow(own, *told, reached, missed)

    def _example(self, ways: list[tuple[int, ...]], *, reached: bool) -> Trial | None:
        """An outcome with an own result of one of *ways* that brings the place, or does not."""
        others = [at for at in range(len(self.names)) if at not in self.own_games]
        for way in ways:
            number = self._in_way(way).find(reached)
            if number >= 0:
                ends = dict(zip(self.own_games, way)) | dict(
                    zip(others, digits(number, len(others)))
                )
                return Trial(tuple((n, RESULTS[ends[at]]) for at, n in enumerate(self.names)))
        return None

    def _in_way(self, way: tuple[int, ...]) -> bytes:
        """For each outcome of the others' games whether it brings the place, if the own games end
        that *way*."""
        told, games = self.reached, len(self.names)
        for at, end in sorted(zip(self.own_games, way), reverse=True):
            told = with_end(told, games, at, end)
            games -= 1
        return told

    def _told(
        self, ways: list[tuple[int, ...]], most: int
    ) -> tuple[Verdict, tuple[tuple[Condition, ...], ...]] | None:
        games, told = list(range(len(self.names))), self.reached
        if len(ways) == 1:
            told = self._in_way(ways[0])
            games = [at for at in games if at not in self.own_games]
        for at in reversed(range(len(games))):
            if games[at] not in self.own_games and _does_not_matter(told, len(games), at):
                told = with_end(told, len(games), at, 0)
                games.pop(at)
        everything = (1 << len(told)) - 1
        if len(ways) > 1:
            everything &= self._of_ways(ways, games)
        wanted = _as_set(told) & everything
        found = []
        for verdict, these in ((Verdict.UNLESS, everything & ~wanted), (Verdict.IF, wanted)):
            lines = covers.cover(these, everything, range(len(games)), len(games), most)
            if lines is not None:
                found.append((len(lines), covers.weight(lines), verdict, lines))
        if not found:
            return None
        _, _, verdict, lines = min(found, key=lambda one: one[:2])
        return verdict, tuple(
            tuple(
                Condition(self.names[games[game]], tuple(RESULTS[end] for end in ends))
                for game, ends in line
            )
            for line in lines
        )

    def _of_ways(self, ways: list[tuple[int, ...]], games: list[int]) -> int:
        """The set of the outcomes of *games* with an own result of one of *ways*."""
        sets = [covers.end_sets(games.index(at), len(games)) for at in self.own_games]
        found = 0
        for way in ways:
            found |= reduce(and_, (ends[end] for ends, end in zip(sets, way)))
        return found


def _does_not_matter(values: bytes, games: int, at: int) -> bool:
    first = with_end(values, games, at, 0)
    return first == with_end(values, games, at, 1) == with_end(values, games, at, 2)


def _as_set(values: bytes) -> int:
    """The set of the outcomes whose value is 1."""
    return int(values[::-1].translate(_FIGURES), 2)


_FIGURES = bytes([48, 49, *range(2, 256)])
