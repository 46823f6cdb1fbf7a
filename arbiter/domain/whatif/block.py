"""A block of outcomes: some open games have been given a result, the others run through all.

What every player has for certain, and what he can still add, in a form for ``lanes``.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from arbiter.domain.scoring import HalfPoints
from arbiter.domain.tournament import Game, Tournament
from arbiter.domain.whatif.lanes import Lanes
from arbiter.domain.whatif.outcomes import RESULTS, digits


@dataclass(frozen=True)
class Meeting:
    """A game of one player with *opponent*, both as places in ``Block.numbers``.

    ``gains`` are his half points for each of its three ends, or the one that is certain;
    ``free`` is its place among the games that run through all ends, None where it is certain.
    ``played`` is whether it counts as played over the board.
    """

    opponent: int
    gains: tuple[HalfPoints, ...]
    free: int | None
    played: bool = True


Term = tuple[Meeting, Sequence[int]]
"""A meeting, and a number for each of its ends."""
Column = Callable[[int], int]
"""The values of the player at a place of ``Block.numbers``, in lanes."""


class Block:
    """*tournament* with some of its open games certain, and all outcomes of the others.

    The tournament holds the certain results; its ``open_games`` run through all ends, in
    ``lanes``. ``least`` is the lowest score that anybody can have in any outcome, or 0: so
    much is taken off the ``scores``, which are never negative. ``known`` remembers from block to
    block what tie-breaks said of a player's own results.
    """

    def __init__(
        self,
        tournament: Tournament,
        lanes: Lanes,
        least: HalfPoints,
        known: dict[Hashable, int | None] | None = None,
    ) -> None:
        self.tournament = tournament
        self.lanes = lanes
        self.numbers = tournament.ranked
        self.least = least
        self.known = {} if known is None else known
        self.names = tuple(game.name for game in tournament.open_games)
        self.meetings: list[list[Meeting]] = [[] for _ in self.numbers]
        place = {number: at for at, number in enumerate(self.numbers)}
        free = {name: at for at, name in enumerate(self.names)}
        for game in tournament.counted_games:
            white, black = place[game.white], place[game.black]
            at = free.get(game.name)
            gains = [self._gains(game, white=side) for side in (True, False)]
            played = game.result is None or game.result.played
            self.meetings[white].append(Meeting(black, gains[0], at, played))
            self.meetings[black].append(Meeting(white, gains[1], at, played))

    def _gains(self, game: Game, *, white: bool) -> tuple[HalfPoints, ...]:
        scoring = self.tournament.regulations.scoring
        ends = RESULTS if game.result is None else (game.result,)
        return tuple(scoring.points(result, white=white) for result in ends)

    @cached_property
    def scores(self) -> list[int]:
        """For each player the half points in every lane, less ``least``."""
        return [
            self.added((meeting, meeting.gains) for meeting in own) - self.least * self.lanes.one
            for own in self.meetings
        ]

    @cached_property
    def bounds(self) -> list[tuple[int, int]]:
        """For each player the lowest and the highest score of all lanes."""
        return [
            (
                sum(min(meeting.gains) for meeting in own),
                sum(max(meeting.gains) for meeting in own),
            )
            for own in self.meetings
        ]

    def added(self, terms: Iterable[Term]) -> int:
        """The sum over *terms*, (meeting, a number for each of its ends), in every lane."""
        ends = self.lanes.ends
        total = certain = 0
        for meeting, numbers in terms:
            if meeting.free is None:
                certain += numbers[0]
                continue
            for mask, number in zip(ends[meeting.free], numbers):
                if number:
                    total += number * mask
        return total + certain * self.lanes.one

    def weighed(self, terms: Iterable[Term], values: Sequence[int]) -> int:
        """The sum over *terms*, (meeting, a factor for each of its ends), of the factor times
        the value of the opponent: *values* holds one for each player, in lanes, none negative."""
        lanes = self.lanes
        total = 0
        certain: dict[int, int] = {}
        for meeting, factors in terms:
            opponent = meeting.opponent
            if meeting.free is None:
                certain[opponent] = certain.get(opponent, 0) + factors[0]
                continue
            for end, factor in enumerate(factors):
                if factor:
                    total += factor * lanes.where(values[opponent], meeting.free, end)
        for opponent, factor in certain.items():
            if factor:
                total += factor * values[opponent]
        return total

    def outcome(self, number: int) -> Tournament:
        """The tournament in the outcome of that *number* of this block."""
        return self.with_ends(dict(enumerate(digits(number, len(self.names)))))

    def with_ends(self, ends: Mapping[int, int]) -> Tournament:
        """The tournament in an outcome in which the free games have *ends*; those that are not
        named are drawn."""
        supposed = {name: RESULTS[ends.get(at, 1)] for at, name in enumerate(self.names)}
        games = tuple(
            replace(game, result=supposed[game.name], pending=None, until="")
            if game.result is None and game.name in supposed
            else game
            for game in self.tournament.games
        )
        return replace(self.tournament, games=games)
