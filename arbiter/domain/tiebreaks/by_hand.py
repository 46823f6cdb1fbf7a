"""The order that the arbiter gave to players who are level on everything (HAND).

It stands in no list of tie-breaks: it comes when the list is at its end, before places are
shared.
"""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.tiebreaks.base import Explanation, TieBreak, always, register
from arbiter.domain.tournament import ManualOrder, Tournament

BY_HAND = "HAND"


def order_of(tournament: Tournament, players: Sequence[int]) -> ManualOrder | None:
    """The order given to just these *players*; None if there is none.

    Of fewer or more it says nothing: it was decided about these.
    """
    wanted = set(players)
    return next((order for order in tournament.manual_orders if set(order.numbers) == wanted), None)


def value(tournament: Tournament, players: Sequence[int]) -> list[int | None]:
    """The place of each of *players* in their order, 1 first; None where they have none."""
    order = order_of(tournament, players)
    if order is None:
        return [None] * len(players)
    return [order.numbers.index(player) + 1 for player in players]


def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """The place given; there is nothing to add up."""
    place = value(tournament, players)[list(players).index(player)]
    return Explanation(BY_HAND, (), plus=place or 0, defined=place is not None)


register(
    TieBreak(BY_HAND, "4.1", value, explain, per_point=always(1), among_tied=True, low_first=True)
)
