"""Modifiers that leave values out: Cut-1, Cut-2, Median-1, Median-2; FIDE C.07 article 14.

The least significant value of a sum over opponents is that against the opponent with the
lowest score or rating; of several such opponents it is the smallest one (article 14.1). The
most significant value is found the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

from arbiter.domain.tiebreaks.base import Part, Reason

_T = TypeVar("_T")


class Cut(Enum):
    """How many of the least significant values are left out, and of the most significant."""

    C1 = (1, 0)
    C2 = (2, 0)
    M1 = (1, 1)
    M2 = (2, 2)

    @property
    def lowest(self) -> int:
        """How many of the least significant."""
        return self.value[0]

    @property
    def highest(self) -> int:
        """How many of the most significant."""
        return self.value[1]


def cut_places(weights: Sequence[_T], cut: Cut) -> tuple[list[int], list[int]]:
    """Which of *weights* (places from 0) are cut as the lowest, and which as the highest.

    The lowest go first (article 14.3); where there are too few, all are gone.
    """
    order = sorted(range(len(weights)), key=weights.__getitem__)  # type: ignore[arg-type]
    lowest, rest = order[: cut.lowest], order[cut.lowest :]
    return lowest, rest[max(len(rest) - cut.highest, 0) :] if cut.highest else []


def cut_parts(parts: Sequence[Part], weights: Sequence[_T], cut: Cut) -> tuple[Part, ...]:
    """*parts*, of which those that *cut* leaves out are not counted and say so.

    *weights* tell how significant the counted parts are, in their order.
    """
    counted = [place for place, part in enumerate(parts) if part.counted]
    low, high = cut_places(weights, cut)
    reasons = dict.fromkeys((counted[place] for place in low), Reason.CUT_LOWEST)
    reasons |= dict.fromkeys((counted[place] for place in high), Reason.CUT_HIGHEST)
    return tuple(
        part._replace(counted=False, reason=reasons[place]) if place in reasons else part
        for place, part in enumerate(parts)
    )
