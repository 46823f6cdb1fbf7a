"""Columns that are there for looks: a blank one beside each of the games."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.names import tidy
from arbiter.formats.recognition.layout import Layout


def without_spacers(
    layout: Layout, rows: Sequence[int], columns: Sequence[tuple[int, ...]]
) -> tuple[tuple[int, ...], ...]:
    """*columns*, those of each opponent, without the ones that are blank from the heading down
    in *rows*, for every opponent alike.

    A heading that the file shows over both columns means both: then the blank one is the
    second cycle, of which nothing was played yet.
    """
    width = min(map(len, columns), default=0)
    kept = [
        slot
        for slot in range(width)
        if not all(_is_blank(layout, own[slot], rows) for own in columns)
    ]
    if width < 2 or not kept or _is_headed_together(layout, columns):
        return tuple(columns)
    return tuple(tuple(own[slot] for slot in kept) for own in columns)


def _is_blank(layout: Layout, column: int, rows: Sequence[int]) -> bool:
    return not tidy(layout.headings[column - 1]) and all(
        layout.sheet.cell(row, column).empty for row in rows
    )


def _is_headed_together(layout: Layout, columns: Sequence[tuple[int, ...]]) -> bool:
    """Whether one heading is merged over the columns of an opponent."""
    return any(
        merged.top <= layout.heading <= merged.bottom
        and merged.left <= own[0]
        and own[1] <= merged.right
        for merged in layout.sheet.merged
        for own in columns
    )
