"""The common mistake: Sonneborn-Berger reckoned with the points that opponents have now.

Before the last round a player adds up what his Berger will be and takes his opponents' points
from the table on the wall. But they play too, and their points at the end are what counts
(FIDE C.07 article 9.1). Here both sums stand side by side, for one supposed outcome.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

from arbiter.domain.scoring import HalfPoints
from arbiter.domain.tiebreaks.base import by_opponent
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.outcomes import Trial

QuarterPoints = int
"""A sum of products of two scores in half points: 27 is 6¾."""
QUARTERS = 4
"""So many of them are a point."""


@dataclass(frozen=True)
class ShiftedAddend:
    """One game in the sum: what the player has from it against *opponent*, and that one's score,
    now and in the end; half points. ``factor_now`` is 0 while the game is open."""

    opponent: int
    cycle: int
    factor_now: HalfPoints
    score_now: HalfPoints
    factor: HalfPoints
    score: HalfPoints

    @property
    def now(self) -> QuarterPoints:
        """What it adds as the table stands."""
        return self.factor_now * self.score_now

    @property
    def expected(self) -> QuarterPoints:
        """What it adds with the supposed result, but the opponent's score of now."""
        return self.factor * self.score_now

    @property
    def end(self) -> QuarterPoints:
        """What it adds in the end."""
        return self.factor * self.score

    @property
    def moves(self) -> bool:
        """Whether it adds something else in the end than now."""
        return self.now != self.end


@dataclass(frozen=True)
class BergerShift:
    """Sonneborn-Berger of the player with ``number``, now and in the end; one addend for each of
    his games that count, by the opponents' numbers."""

    number: int
    addends: tuple[ShiftedAddend, ...]

    @property
    def now(self) -> QuarterPoints:
        """The value as the table stands."""
        return sum(addend.now for addend in self.addends)

    @property
    def expected(self) -> QuarterPoints:
        """The mistake: his own supposed results, with the scores that the others have now."""
        return sum(addend.expected for addend in self.addends)

    @property
    def end(self) -> QuarterPoints:
        """The value in the end."""
        return sum(addend.end for addend in self.addends)

    @property
    def moving(self) -> tuple[ShiftedAddend, ...]:
        """The addends that are not the same in the end."""
        return tuple(addend for addend in self.addends if addend.moves)


@dataclass(frozen=True)
class Deception:
    """Two who end level on points: ``hopeful`` is ahead of the other by the scores of now, and
    behind him by those of the end."""

    hopeful: BergerShift
    other: BergerShift


def berger_shift(tournament: Tournament, trial: Trial, number: int) -> BergerShift:
    """Sonneborn-Berger of the player with *number* in *tournament*, and after the results that
    *trial* supposes.

    :raises PlayerNotFound: nobody has *number*.
    :raises GameNotFound: there is no game of a name that is supposed.
    """
    tournament.player(number)
    after = trial.on(tournament)
    scoring = tournament.regulations.scoring
    return BergerShift(
        number,
        tuple(
            ShiftedAddend(
                opponent,
                game.cycle,
                tournament.game(*game.name).points_of(number, scoring),
                tournament.score(opponent),
                game.points_of(number, scoring),
                after.score(opponent),
            )
            for game in by_opponent(after, number)
            for opponent in [game.opponent_of(number)]
        ),
    )


def deceptions(tournament: Tournament, trial: Trial) -> tuple[Deception, ...]:
    """All pairs whom the scores of now deceive about the order by Sonneborn-Berger in the end.

    :raises GameNotFound: there is no game of a name that is supposed.
    """
    after = trial.on(tournament)
    shifts = {number: berger_shift(tournament, trial, number) for number in after.ranked}
    return tuple(
        Deception(shifts[one], shifts[other])
        for one, other in permutations(after.ranked, 2)
        if after.score(one) == after.score(other)
        and shifts[one].expected > shifts[other].expected
        and shifts[one].end < shifts[other].end
    )
