"""How the room of the board list is shared out: plain arithmetic, in pixels at 100 %.

When it gets narrow the ratings go first, then first names, then the points.
"""

from __future__ import annotations

from dataclasses import dataclass

COMPACT_TAB = 800
"""Below this width a tab has no list of rounds, page heading and key legend."""
COMPACT_LIST = 700
"""Below this width the list of boards has no second lines."""
LEAST_ROW, MOST_ROW = 31, 56
ROOMY_ROW = 50
"""From this height names are set larger, and a second line has room under a result."""
NUMBER, RATING, POINTS = 30, 48, 44
LAST_GAP = 10
"""Air behind the last column."""


@dataclass(frozen=True, slots=True)
class BoardWidths:
    """Widths of the columns; 0 for one that is left out. ``name`` is that of either player."""

    board: int
    number: int
    name: int
    rating: int
    points: int
    result: int
    short: bool


def share_width(
    width: int,
    names: int,
    short_names: int,
    *,
    wide: bool,
    rated: bool = True,
    scored: bool = True,
) -> BoardWidths:
    """The widths for a list of *width* whose longest name takes *names* pixels in full and
    *short_names* shortened; *wide* where there is room for a second line under a result,
    *rated* where ratings are wanted and anybody has one, *scored* where points are."""
    result = 136 if wide else 96
    board = 58
    all_points = POINTS if scored else 0
    for rating, points, needed, short in (
        (RATING if rated else 0, all_points, names, False),
        (0, all_points, names, False),
        (0, all_points, short_names, True),
        (0, 0, short_names, True),
    ):
        name = (width - LAST_GAP - board - result) // 2 - NUMBER - rating - points
        if name >= needed:
            return BoardWidths(board, NUMBER, name, rating, points, result, short)
    return BoardWidths(board, NUMBER, max(name, 40), 0, 0, result, short=True)


def row_height(height: int, boards: int) -> int:
    """How high a row is when *boards* rows share *height*."""
    return min(max(height // max(boards, 1), LEAST_ROW), MOST_ROW)
