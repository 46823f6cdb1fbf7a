"""What a player brings with him: his number (TPN, 7.8) and his rating (RTNG, 10.6); FIDE C.07.

With ``/R`` the order is turned: the higher number first, the lower rating first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from arbiter.domain.tiebreaks.base import Explanation, Number, TieBreak, always, register
from arbiter.domain.tournament import Tournament


def _number(tournament: Tournament, player: int) -> Number:
    """The pairing number."""
    return player


def _rating(tournament: Tournament, player: int) -> Number:
    """The rating, or the one assumed for players without; None where none is assumed."""
    return tournament.player(player).rating or max(tournament.regulations.unrated, 0) or None


def _own(
    code: str,
    article: str,
    of: Callable[[Tournament, int], Number],
    *,
    low_first: bool = False,
    by_rating: bool = False,
) -> TieBreak:
    def value(tournament: Tournament, players: Sequence[int]) -> list[Number]:
        return [of(tournament, player) for player in players]

    def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
        found = of(tournament, player)
        return Explanation(code, (), plus=Fraction(found or 0), defined=found is not None)

    return TieBreak(
        code,
        article,
        value,
        explain,
        per_point=always(1),
        low_first=low_first,
        by_rating=by_rating,
    )


register(_own("TPN", "7.8", _number, low_first=True))
register(_own("TPN/R", "7.8", _number))
register(_own("RTNG", "10.6", _rating, by_rating=True))
register(_own("RTNG/R", "10.6", _rating, low_first=True, by_rating=True))
