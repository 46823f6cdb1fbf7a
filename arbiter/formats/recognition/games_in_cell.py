"""How many games a cell of a crosstable holds: as many as make most cells agree."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from arbiter.domain.import_findings import Doubtful
from arbiter.formats.recognition.agreeing import read_way
from arbiter.formats.recognition.marks import Agreement
from arbiter.formats.recognition.result_cells import Reading, read_mark
from arbiter.formats.source.book import SourceCell

Pair = tuple[SourceCell, SourceCell]
"""The cell of two players in the row of the one, and in the row of the other."""
Way = tuple[int, bool]
"""How many games a cell holds, and whether as their sum."""

_WAYS: tuple[Way, ...] = ((1, False), (2, False), (2, True), (3, False), (4, False))
"""The simplest first."""

_ZERO_LOST = Fraction(2, 5)
_GAME_MISSING = Fraction(9, 10)
_SELDOM = Fraction(1, 5)
_ENOUGH = 2
"""Cells with several games in them that a table has to show: one alone is a slip."""


def best_way(
    pairs: Sequence[Pair], language: str = "", *, single: bool = False
) -> tuple[Fraction, Way]:
    """How many of *pairs* agree at best, and with how many games in each cell; with *single*
    a cell has one game."""
    best, chosen = Fraction(-1), _WAYS[0]
    for way in _WAYS[:1] if single else _WAYS:
        worth = _agreement(pairs, language, *way)
        if worth > best:
            best, chosen = worth, way
        if best * 10 >= len(pairs) * 9:
            break
    return best, chosen


def _agreement(pairs: Sequence[Pair], language: str, games: int, totals: bool) -> Fraction:
    """How many pairs of cells are each other's mirror."""
    found = [_best(cell, mirror, language, games, totals) for cell, mirror in pairs]
    full = sum(full for _, full in found)
    if games > 1 and full < _ENOUGH:
        return Fraction(0)
    return sum((worth for worth, _ in found), Fraction(0))


@lru_cache(maxsize=4096)
def _best(
    cell: SourceCell, mirror: SourceCell, language: str, games: int, totals: bool
) -> tuple[Fraction, bool]:
    """How much it counts that two cells agree: less where they hold fewer games than a cell
    should, or a figure that has to be made up; and whether one of them holds all games."""
    best = Fraction(0), False
    for one in read_mark(cell, language, games, totals=totals):
        for other in read_mark(mirror, language, games, totals=totals):
            worth = _worth(one, other)
            if worth > best[0]:
                best = worth, _is_full(one) or _is_full(other)
    return best


def _is_full(reading: Reading) -> bool:
    made_up = reading.missing or reading.open or Doubtful.ZERO_LOST in reading.doubts
    return not made_up


def _worth(one: Reading, other: Reading) -> Fraction:
    way = read_way(one, other)
    if way is None:
        return Fraction(0)
    if way.agreement is Agreement.DECIDED:
        return _SELDOM
    if Doubtful.ZERO_LOST in (*one.doubts, *other.doubts):
        return _ZERO_LOST
    return _GAME_MISSING if one.missing or other.missing else Fraction(1)
