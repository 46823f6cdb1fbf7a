"""A match in which everybody of one team meets everybody of the other: the Scheveningen system."""

from __future__ import annotations

from collections.abc import Collection

_FEWEST = 3
"""Of a team: with two in each, two rounds of an all-play-all look just the same."""


def is_scheveningen(size: int, met: Collection[tuple[int, int]]) -> bool:
    """Whether *size* players are two teams of as many, and those who *met* are all pairs of
    one player from each and no others.

    In an all-play-all by the Berger tables that never happens on the way: some three who have
    met each other are soon among six.

    >>> teams = [(white, black) for white in (1, 2, 3) for black in (4, 5, 6)]
    >>> is_scheveningen(6, teams), is_scheveningen(6, teams[1:])
    (True, False)
    """
    pairs = {frozenset(pair) for pair in met}
    half = size // 2
    if size % 2 or half < _FEWEST or len(pairs) != half * half:
        return False
    first = min((min(pair) for pair in pairs), default=0)
    others = {player for pair in pairs if first in pair for player in pair} - {first}
    return len(others) == half and all(len(pair & others) == 1 for pair in pairs)
