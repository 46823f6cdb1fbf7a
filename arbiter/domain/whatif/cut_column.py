"""Sonneborn-Berger with values cut (FIDE C.07 article 14), in many outcomes at once.

What goes is the contribution of the opponent with the lowest score, and of several such the
smallest. So each game gets a weight in which the opponent's score comes first and the
contribution second, and the smallest and largest weights of every lane are found by comparing.
"""

from __future__ import annotations

from arbiter.domain.tiebreaks.cuts import Cut
from arbiter.domain.whatif.block import Block, Column, Meeting

_Weighed = tuple[int, int]
"""In lanes, none negative: the weight of a game, and what it adds more than the least."""


def cut_berger(block: Block, cut: Cut) -> Column | None:
    """Gains times the opponents' scores, without what *cut* leaves out; None where the lanes are
    too narrow for the weights."""
    lowest, highest = _limits(block)
    wide = highest - lowest + 1
    most = max((high - block.least for _, high in block.bounds), default=0)
    if (most + 1) * wide >= 1 << (block.lanes.width - 1):
        return None

    def of(player: int) -> int:
        own = block.meetings[player]
        if len(own) <= cut.lowest + cut.highest:
            return 0
        games = [_weighed(block, meeting, lowest, wide) for meeting in own]
        kept = _without(block, games, cut)
        return sum(added for _, added in kept) + lowest * len(kept) * block.lanes.one

    return of


def _limits(block: Block) -> tuple[int, int]:
    """The least and the most that one game can add."""
    scores = [score for both in block.bounds for score in both]
    gains = [gain for own in block.meetings for meeting in own for gain in meeting.gains]
    products = [
        gain * score
        for gain in (min(gains, default=0), max(gains, default=0))
        for score in (min(scores, default=0), max(scores, default=0))
    ]
    return min(products), max(products)


def _weighed(block: Block, meeting: Meeting, lowest: int, wide: int) -> _Weighed:
    terms = [(meeting, meeting.gains)]
    added = block.weighed(terms, block.scores) - lowest * block.lanes.one
    if block.least:
        added += block.least * block.added(terms)
    return wide * block.scores[meeting.opponent] + added, added


def _without(block: Block, games: list[_Weighed], cut: Cut) -> list[_Weighed]:
    """*games* without the lowest and the highest weights of every lane."""
    for _ in range(cut.lowest):
        games = _ordered(block, games)[1:]
    for _ in range(cut.highest):
        games = _ordered(block, games, turned=True)[1:]
    return games


def _ordered(block: Block, games: list[_Weighed], *, turned: bool = False) -> list[_Weighed]:
    """*games* with the lowest weight first, the highest if *turned*; the others as they come."""
    best, *others = games
    rest = []
    for other in others:
        first, second = (other, best) if turned else (best, other)
        # Where the one that should come first is not below the other, they change places.
        change = block.lanes.full(block.lanes.at_least(first[0], second[0]))
        weights, sums = (best[0] ^ other[0]) & change, (best[1] ^ other[1]) & change
        best, other = (
            (best[0] ^ weights, best[1] ^ sums),
            (other[0] ^ weights, other[1] ^ sums),
        )
        rest.append(other)
    return [best, *rest]
