"""Forms on paper: labels with what is known, and lines to write the rest on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from arbiter.formats.sheets import Fields, Lines
from arbiter.paper.marks import HAIRLINE, Line, Mark, Text
from arbiter.paper.prose import Prose, Strip, moved
from arbiter.paper.ruler import CAPITAL, Ruler

PITCH = 1.65
LEADING = 1.3
PEN = 20.0
"""Least height of a line that something is to be written on, in points."""
PEN_LINES = 21.0
"""Distance of the lines of a paragraph to be written by hand."""
LABEL_GAP = 1.4
LABEL_MOST = 0.55
"""Share of a column that labels may take; longer ones are broken."""
COLUMN_GAP = 24.0
ABOVE = 0.9
"""Air above a form that follows something, in sizes."""


def label_size(size: float) -> float:
    """Type of the labels beside what stands in *size*."""
    return max(9.0, 0.85 * size)


def fields(part: Fields, size: float, width: float, ruler: Ruler) -> Prose:
    """One line for each field, its label in a column of its own; a hairline under each."""
    columns = max(1, part.columns)
    each = (width - COLUMN_GAP * (columns - 1)) / columns
    small = label_size(size)
    widest = max((ruler.width(label, small) for label, _ in part.fields), default=0.0)
    said = each - min(widest + LABEL_GAP * small, LABEL_MOST * each)
    rows = -(-len(part.fields) // columns)
    strips = []
    for row in range(rows):
        # Fields run down the first column and then down the next.
        beside = part.fields[row::rows] if rows else ()
        strips.append(_row(beside, size, each, said, ruler))
    return Prose(ABOVE * size if strips else 0.0, tuple(strips))


def _row(
    beside: Sequence[tuple[str, str]], size: float, each: float, said: float, ruler: Ruler
) -> Strip:
    small = label_size(size)
    blocks = [
        (
            ruler.wrap(label, small, each - said - 0.5 * small),
            ruler.wrap(value, size, said) if value else [],
        )
        for label, value in beside
    ]
    lines = max(max(len(labels), len(values)) for labels, values in blocks)
    height = (PITCH + LEADING * (lines - 1)) * size
    if any(not values for _, values in blocks):
        height = max(height, PEN)
    marks: list[Mark] = []
    first = PITCH * size / 2 + CAPITAL * size / 2
    if lines == 1:
        first = height / 2 + CAPITAL * size / 2
    for at, (labels, values) in enumerate(blocks):
        x = at * (each + COLUMN_GAP)
        for number, label in enumerate(labels):
            y = first + number * LEADING * size
            marks.append(Text(x, y, label, small, ruler.width(label, small)))
        for number, value in enumerate(values):
            y = first + number * LEADING * size
            marks.append(Text(x + each - said, y, value, size, ruler.width(value, size)))
        marks.append(Line(x, height, x + each, height, HAIRLINE))
    return Strip(height, tuple(marks))


def lines(part: Lines, size: float, width: float, ruler: Ruler) -> Prose:
    """The label, and under it lines over the whole width."""
    small = label_size(size)
    marks: list[Mark] = []
    y = 0.0
    for text in ruler.wrap(part.label, small, width):
        y += LEADING * small
        marks.append(Text(0.0, y, text, small, ruler.width(text, small)))
    for _ in range(part.count):
        y += PEN_LINES
        marks.append(Line(0.0, y, width, y, HAIRLINE))
    return Prose(1.2 * size, (Strip(y, tuple(marks)),), loose=True)


def signed_below(written: Prose, names: Prose) -> Prose:
    """Lines to write on with those to sign on under them, which never turn the page alone."""
    last = written.strips[-1]
    marks = list(last.marks)
    y = last.height + names.above(1.0)
    for strip in names.strips:
        marks += [moved(mark, 0.0, y) for mark in strip.marks]
        y += strip.height
    return replace(written, strips=(*written.strips[:-1], Strip(y, tuple(marks))))
