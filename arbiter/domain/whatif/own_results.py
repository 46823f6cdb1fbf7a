"""Tie-breaks that depend on a player's own results alone, in many outcomes at once.

There are only a few ways in which his own games can end. For each the tie-break itself is asked
once, and its answer holds in all outcomes in which they end so. An average over the opponents
of such values is a sum over their lanes.
"""

from __future__ import annotations

from itertools import product

from arbiter.domain.tiebreaks.base import Number, TieBreak
from arbiter.domain.whatif.block import Block, Column

_MOST_OWN = 6
"""With more open games of his own a player is asked about outcome by outcome."""

ByOutcomes = tuple[Number, int]
"""A value, and the mask of the outcomes in which a player has it."""


def own_values(block: Block, asked: TieBreak) -> list[list[ByOutcomes]] | None:
    """For each player his values of *asked*; None if somebody has too many open games."""
    own_games = [
        [meeting.free for meeting in own if meeting.free is not None] for own in block.meetings
    ]
    if max(map(len, own_games), default=0) > _MOST_OWN:
        return None
    return [
        _of_player(block, asked, number, games) for number, games in zip(block.numbers, own_games)
    ]


def _of_player(block: Block, asked: TieBreak, number: int, games: list[int]) -> list[ByOutcomes]:
    certain = tuple(game.result for game in block.tournament.counted_games_of(number))
    values: dict[Number, int] = {}
    for ends in product(range(3), repeat=len(games)):
        key = (asked.code, number, certain, ends)
        if key not in block.known:
            outcome = block.with_ends(dict(zip(games, ends)))
            block.known[key] = asked.value(outcome, (number,))[0]
        mask = block.lanes.one
        for game, end in zip(games, ends):
            mask &= block.lanes.ends[game][end]
        value = block.known[key]
        values[value] = values.get(value, 0) | mask
    return list(values.items())


def averages_of_opponents(block: Block, asked: TieBreak) -> Column | None:
    """The mean of what *asked* says of the opponents met over the board, halves upwards.

    Who of them has a value at all does not depend on the open games, since those are played.
    """
    own = own_values(block, asked)
    if own is None:
        return None
    lanes = block.lanes
    known = [value for values in own for value, _ in values if value is not None]
    lowest = min(known, default=0)
    # Nothing below nothing stands in the lanes.
    in_lanes = [
        sum((value - lowest) * mask for value, mask in values if value is not None)
        for values in own
    ]
    defined = [all(value is not None for value, _ in values) for values in own]

    def of(player: int) -> int:
        met = [m.opponent for m in block.meetings[player] if m.played and defined[m.opponent]]
        if not met:
            return 0
        games = len(met)
        added = lanes.values(sum(in_lanes[opponent] for opponent in met))
        # One more than the mean, so that having one is better than having none.
        return lanes.placed([(2 * value + games) // (2 * games) + 1 for value in added])

    return of
