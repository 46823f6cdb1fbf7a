"""Tie-breaks: one file per idea, found by its acronym.

Articles are those of FIDE's Play-Off and Tie-Break Regulations (Handbook C.07), in the
edition in force since 1 March 2026.
"""

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
