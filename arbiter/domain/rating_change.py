"""What an event does to a player's FIDE rating (Handbook B.02, in force from 1 March 2024).

Only games in which both sides made at least one move are rated; forfeits are not. What is
computed here is this event's share: FIDE adds up a whole period and rounds once.
"""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from typing import NamedTuple

from arbiter.domain.rating import CAP, CAPPED_BELOW, expected_hundredths
from arbiter.domain.scoring import STANDARD
from arbiter.domain.tiebreaks.base import half
from arbiter.domain.tournament import Player, Tournament

_HIGH = 2400
_YOUNG_BELOW = 2300
_GROWN_UP = 18

MOST_AT_STAKE = 700
"""K times the games of a period is never more (8.3.3)."""


class RatedResult(NamedTuple):
    """One rated game: the opponent and his rating, what was scored (points) and expected
    (hundredths), and whether the difference was cut to ``CAP``."""

    opponent: int
    rating: int
    scored: Fraction
    expected: int
    capped: bool

    @property
    def difference(self) -> Fraction:
        """Scored less expected, in points."""
        return self.scored - Fraction(self.expected, 100)


class RatingChange(NamedTuple):
    """The change taken apart: each game, the factor ``full_k``, and by which rule it was chosen."""

    rating: int
    full_k: int
    k_rule: str
    games: tuple[RatedResult, ...]

    @property
    def k(self) -> int:
        """The factor that is used: so small that with these games it stays in ``MOST_AT_STAKE``."""
        return min(self.full_k, MOST_AT_STAKE // max(len(self.games), 1))

    @property
    def scored(self) -> Fraction:
        """Points from the rated games."""
        return sum((game.scored for game in self.games), Fraction(0))

    @property
    def expected(self) -> Fraction:
        """Points that were to be expected from them."""
        return Fraction(sum(game.expected for game in self.games), 100)

    @property
    def exact(self) -> Fraction:
        """K times scored less expected."""
        return self.k * (self.scored - self.expected)

    @property
    def rounded(self) -> int:
        """The change as a whole number, halves away from zero."""
        size = int(abs(self.exact) + Fraction(1, 2))
        return size if self.exact >= 0 else -size


def rating_change(
    tournament: Tournament, player: int, *, k: int = 0, today: date | None = None
) -> RatingChange | None:
    """What the games so far change for *player*; None for somebody without a FIDE rating.

    *k* is his factor where it is known, otherwise it is chosen by the rules as far as rating
    and birth tell it. Opponents without a FIDE rating are left out.
    """
    own = tournament.player(player)
    if not own.rating_fide:
        return None
    chosen, rule = (k, "given") if k else k_factor(own, today or date.today())
    games = []
    for game in tournament.games_of(player):
        if game.result is None or not game.result.rated:
            continue
        opponent = game.opponent_of(player)
        rating = tournament.player(opponent).rating_fide
        if rating:
            expected = expected_hundredths(own.rating_fide, rating, capped=True)
            capped = abs(own.rating_fide - rating) > CAP and own.rating_fide < CAPPED_BELOW
            scored = half(game.points_of(player, STANDARD))
            games.append(RatedResult(opponent, rating, scored, expected, capped))
    return RatingChange(own.rating_fide, chosen, rule, tuple(games))


def k_factor(player: Player, today: date) -> tuple[int, str]:
    """K and the rule that it follows from (8.3.3): ``young``, ``high`` or ``usual``.

    A new player has 40 until 30 games, and who once had 2400 keeps 10 for good; neither can
    be told from a list of participants, so K can be given instead.
    """
    year = player.birth[:4]
    if player.rating_fide >= _HIGH:
        return 10, "high"
    if year and today.year - int(year) <= _GROWN_UP and player.rating_fide < _YOUNG_BELOW:
        return 40, "young"
    return 20, "usual"
