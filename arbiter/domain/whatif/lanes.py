"""Many outcomes in one whole number: each has a lane of bits, and one sum adds in all of them.

A number for every outcome (the points of a player, say) is kept as one big ``int``: the sum of
``value << (width * outcome)``. Adding two of them, or multiplying one by a constant, does so in
every lane at once, and so does a comparison, which takes one subtraction. Values may be negative
as long as they are only added up: the whole stays exact, and a comparison lifts the difference
before it looks at single bits. A *mask* has 1 in the lanes that are meant and 0 in the others.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence

from arbiter.domain.whatif.outcomes import outcome_count

BYTE = 8
_TYPES = {2: "H", 4: "I", 8: "Q"}
"""How an array calls unsigned numbers of so many bytes."""


class Lanes:
    """Lanes for all outcomes of so many *games*, wide enough for values up to *largest*.

    ``one`` is 1 in every lane. Outcomes are numbered as in ``outcomes``.
    """

    def __init__(self, games: int, largest: int) -> None:
        self.count = outcome_count(games)
        self.bytes = 2 if largest < 1 << 14 else 4 if largest < 1 << 30 else 8
        self.width = BYTE * self.bytes
        self.one = self._repeated(b"\x01" + bytes(self.bytes - 1), self.count)
        self._all = (1 << self.width) - 1
        self._lift = self.one << (self.width - 1)
        self.ends = [[self._ends(games, game, end) for end in range(3)] for game in range(games)]
        """``ends[game][end]``: the mask of the outcomes in which *game* has that of its three
        ends."""
        self._full_ends = [[self.full(mask) for mask in three] for three in self.ends]

    def full(self, mask: int) -> int:
        """*mask* with every bit set in the lanes that are meant."""
        return mask * self._all

    def where(self, values: int, game: int, end: int) -> int:
        """*values*, none of them negative, where *game* has that of its three ends; else 0."""
        return values & self._full_ends[game][end]

    def at_least(self, values: int, others: int) -> int:
        """The mask of the lanes in which *values* are not below *others*."""
        return ((values - others + self._lift) >> (self.width - 1)) & self.one

    def small(self, values: int, largest: int) -> Sequence[int]:
        """The value of each lane, none of them below 0 or above *largest*."""
        whole = values.to_bytes(self.count * self.bytes, "little")
        if largest < 1 << BYTE:
            return whole[:: self.bytes]
        low, high = whole[:: self.bytes], whole[1 :: self.bytes]
        return [first + (second << BYTE) for first, second in zip(low, high)]

    def values(self, values: int) -> Sequence[int]:
        """The value of each lane, none of them negative."""
        found = array(_TYPES[self.bytes])
        found.frombytes(values.to_bytes(self.count * self.bytes, sys.byteorder))
        return found if sys.byteorder == "little" else found[::-1]

    def placed(self, values: list[int]) -> int:
        """*values*, one for each outcome and none negative, each in its lane."""
        size = self.bytes
        return int.from_bytes(
            b"".join(value.to_bytes(size, "little") for value in values), "little"
        )

    def _ends(self, games: int, game: int, end: int) -> int:
        stride = outcome_count(games - 1 - game)
        none, one = bytes(self.bytes), b"\x01" + bytes(self.bytes - 1)
        period = none * (end * stride) + one * stride + none * ((2 - end) * stride)
        return self._repeated(period, outcome_count(game))

    @staticmethod
    def _repeated(pattern: bytes, times: int) -> int:
        return int.from_bytes(pattern * times, "little")
