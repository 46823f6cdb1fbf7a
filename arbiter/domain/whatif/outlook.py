"""What can still happen, as values: for each player the places, and how many outcomes lead there.

Places are competition ranks (1 2 2 4). Who shares the places 2 to 4 has taken place 2 where
outcomes are counted, at best 2 and at worst 4. To be among the first *k* means to have a place
of at most *k*, alone or shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from arbiter.domain.errors import PlayerNotFound
from arbiter.domain.scoring import HalfPoints
from arbiter.domain.tournament import GameName
from arbiter.domain.whatif.outcomes import Trial, outcome


@dataclass(frozen=True)
class Places:
    """In how many outcomes somebody takes each place: ``counts[k - 1]`` for place *k*.

    ``best`` and ``worst`` are the limits; a shared place 2 to 4 counts as place 2, as best 2
    and as worst 4. Where there is no outcome at all both are 0.
    """

    counts: tuple[int, ...]
    best: int
    worst: int

    @property
    def outcomes(self) -> int:
        """How many outcomes were counted."""
        return sum(self.counts)

    def within(self, place: int) -> int:
        """In how many of them he is among the first *place*, alone or shared."""
        return sum(self.counts[:place])

    def safe(self, place: int) -> bool:
        """Whether he is among the first *place* in all of them."""
        return self.within(place) == self.outcomes

    def out(self, place: int) -> bool:
        """Whether he is among the first *place* in none of them."""
        return self.within(place) == 0


@dataclass(frozen=True)
class OwnResult:
    """What a player takes from his own open games: ``gain`` half points from ``games`` of them,
    and the places of the outcomes in which he does."""

    gain: HalfPoints
    games: int
    places: Places


@dataclass(frozen=True)
class PlayerOutlook:
    """What can still become of one player. ``points`` are those of now, in half points;
    ``own`` are the results that he can still make, the best first, and nothing but one of no
    game where he has none open."""

    number: int
    points: HalfPoints
    places: Places
    own: tuple[OwnResult, ...]

    @property
    def best(self) -> int:
        """The best place that he can take."""
        return self.places.best

    @property
    def worst(self) -> int:
        """The worst place that he can take; of a shared place the last."""
        return self.places.worst

    def safe(self, place: int) -> bool:
        """Whether he is among the first *place* whatever happens, alone or shared."""
        return self.places.safe(place)

    def out(self, place: int) -> bool:
        """Whether he is not among the first *place* whatever happens."""
        return self.places.out(place)


@dataclass(frozen=True)
class Outlook:
    """All outcomes of the open games, counted. ``players`` are those who have a place, by
    number. ``ranks[i][n]`` is the place of ``players[i]`` in outcome *n* (see ``outcome``)."""

    games: tuple[GameName, ...]
    outcomes: int
    players: tuple[PlayerOutlook, ...]
    ranks: tuple[Sequence[int], ...] = field(repr=False)

    def of(self, number: int) -> PlayerOutlook:
        """What can become of the player with *number*.

        :raises PlayerNotFound: nobody has it, or he has no place.
        """
        return self.players[self._line(number)]

    def ranks_of(self, number: int) -> Sequence[int]:
        """The place of the player with *number* in each outcome.

        :raises PlayerNotFound: nobody has it, or he has no place.
        """
        return self.ranks[self._line(number)]

    def example(self, number: int, place: int) -> Trial | None:
        """The first outcome in which he takes just that *place*, to open as a trial; None if
        there is none.

        :raises PlayerNotFound: nobody has *number*, or he has no place.
        """
        ranks = self.ranks_of(number)
        return outcome(self.games, ranks.index(place)) if place in ranks else None

    def _line(self, number: int) -> int:
        for line, player in enumerate(self.players):
            if player.number == number:
                return line
        raise PlayerNotFound(number)
