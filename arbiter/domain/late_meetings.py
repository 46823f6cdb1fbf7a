"""Countrymen who meet in the last three rounds: what a restricted draw is to avoid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arbiter.domain.berger import Round
from arbiter.domain.varma import LAST


class Meeting(NamedTuple):
    """Two numbers of one federation, lower first, who meet in *round*."""

    round: int
    first: int
    second: int
    federation: str


def late_meetings(federations: Sequence[str], rounds: tuple[Round, ...]) -> tuple[Meeting, ...]:
    """The countrymen who meet in the last three of *rounds*, the earliest first.

    ``federations[n - 1]`` is that of number *n*; who has none has no countrymen.
    """
    codes = [federation.strip().upper() for federation in federations]
    begin = max(len(rounds) - LAST, 0)
    return tuple(
        Meeting(number, low, high, codes[low - 1])
        for number, pairs in enumerate(rounds[begin:], begin + 1)
        for low, high in sorted(tuple(sorted(pair)) for pair in pairs)
        if codes[low - 1] and codes[low - 1] == codes[high - 1]
    )
