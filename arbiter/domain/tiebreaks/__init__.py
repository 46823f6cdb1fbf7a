"""Tie-breaks: one file per idea, found by its acronym.

Articles are those of FIDE's Play-Off and Tie-Break Regulations (Handbook C.07), in the
edition in force since 1 March 2026.
"""

from arbiter.domain.tiebreaks import (  # noqa: F401  (importing registers them)
    adjusted_berger,
    average_rating,
    by_hand,
    direct_encounter,
    koya,
    lot,
    over_the_board,
    own_data,
    performance,
    play_off,
    progressive,
    rounds_elected,
    simplified_berger,
    sonneborn_berger,
    standard_points,
    wins,
)
from arbiter.domain.tiebreaks.base import (
    EDITION,
    Explanation,
    Part,
    Reason,
    Silence,
    TieBreak,
    is_known,
    tie_break,
)
from arbiter.domain.tiebreaks.offered import GROUPS, Group, known

ALWAYS_SHOWN = ("SB", "SSB")
"""Columns of every standings table, whether or not the tournament's list names them."""

__all__ = [
    "ALWAYS_SHOWN",
    "EDITION",
    "GROUPS",
    "Explanation",
    "Group",
    "Part",
    "Reason",
    "Silence",
    "TieBreak",
    "is_known",
    "known",
    "tie_break",
]
