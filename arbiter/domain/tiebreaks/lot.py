"""Drawing of lots among those still level (LOT), FIDE C.07 article 4.2; repeatable."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from arbiter.domain.lots import lot_sum
from arbiter.domain.tiebreaks.base import Explanation, TieBreak, always, register
from arbiter.domain.tournament import Tournament


def value(tournament: Tournament, players: Sequence[int]) -> list[int]:
    """The place that the lot gives each of *players*, 1 first.

    The order is that of the SHA-256 of the tournament's seed, a newline and the pairing
    number, so that repeating the draw gives the same result and anybody can check it.
    """
    seed = tournament.regulations.seed
    drawn = sorted(players, key=lambda player: lot_sum(seed, player))
    place = {player: number for number, player in enumerate(drawn, 1)}
    return [place[player] for player in players]


def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """The place drawn; there is nothing to add up."""
    place = value(tournament, players)[list(players).index(player)]
    return Explanation("LOT", (), plus=Fraction(place))


register(
    TieBreak("LOT", "4.2", value, explain, per_point=always(1), among_tied=True, low_first=True)
)
