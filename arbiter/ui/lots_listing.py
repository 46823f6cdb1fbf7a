"""The list before the draw, and numbers that follow their players through its changes."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.edits import CancelLots
from arbiter.domain.tournament import Player, Tournament


def listed(tournament: Tournament) -> tuple[Player, ...]:
    """The players in the order of the list before the draw; once results exist, by number."""
    if tournament.drawn and not tournament.started:
        return CancelLots()(tournament).players
    return tournament.players


def followed(
    before: Sequence[Player], after: Sequence[Player], numbers: Sequence[int]
) -> list[int]:
    """*numbers* typed for the players *before*, each with his player in the list *after*."""
    if len(numbers) != len(before):
        return [0] * len(after)
    left = list(zip(before, numbers))
    moved = len(before) != len(after) or all(player in before for player in after)
    if not moved:
        return list(numbers)  # somebody's data were corrected where he stands
    followed = []
    for player in after:
        place = next((n for n, (one, _) in enumerate(left) if one == player), None)
        followed.append(left.pop(place)[1] if place is not None else 0)
    return followed


def inverse(order: Sequence[int], size: int) -> list[int]:
    """The number of each place, from the place of each number."""
    numbers = [0] * size
    for number, place in enumerate(order, 1):
        numbers[place - 1] = number
    return numbers
