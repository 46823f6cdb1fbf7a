"""The tie-breaks that a list offers, by what they look at, in a sensible order.

All that a round robin allows (FIDE C.07, article 5), and ours: SSB, SB/US and LOT. The
Buchholz family (BH, FB, AOB) is not for round robins (note to article 8) and does not stand
here.
"""

from __future__ import annotations

from enum import Enum

from arbiter.domain.tiebreaks.cuts import Cut


class Group(Enum):
    """What a tie-break looks at."""

    DIRECT = "games of those who are level"
    OPPONENTS = "scores of the opponents"
    OWN = "own results"
    RATINGS = "ratings"
    OTHER = "numbers and lots"


def _with_cuts(code: str) -> tuple[str, ...]:
    return (code, *(f"{code}/{cut.name}" for cut in Cut))


GROUPS: dict[Group, tuple[str, ...]] = {
    Group.DIRECT: ("DE",),
    Group.OPPONENTS: (
        *_with_cuts("SB"),
        *("SB/US", "SSB"),
        *("KS", "KS/L+1", "KS/L+2", "KS/L-1", "KS/L-2"),
    ),
    Group.OWN: ("WIN", "WON", "BPG", "BWG", *_with_cuts("PS"), "REP", "STD"),
    Group.RATINGS: (
        *_with_cuts("ARO"),
        *("TPR", "PTP", "APRO", "APPO", "RTNG", "RTNG/R"),
    ),
    Group.OTHER: ("TPN", "TPN/R", "LOT"),
}

OFFERED = tuple(code for codes in GROUPS.values() for code in codes)


def known() -> tuple[str, ...]:
    """The acronyms of the tie-breaks that a list offers, in that order."""
    return OFFERED
