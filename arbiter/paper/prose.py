"""What stands under a table: sentences, legends, lines to sign on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import TypeGuard

from arbiter.formats.sheets import Notes, Signatures
from arbiter.paper.marks import HEAD_RULE, Line, Mark, Text
from arbiter.paper.ruler import ASCENT, Ruler

LEADING = 1.38
LINES_TOGETHER = 6
"""Longer notes may go on overleaf: the open games of a large field fill more than a page."""
AFTER_BOLD = 0.25
"""Air under a bold sentence, in sizes."""
SIGNATURE = 10.0
SIGNATURE_AIR = 28.0
"""Room to sign in, where rows are neither close nor airy."""
SIGNATURE_GAP = 18.0
SIGNATURE_LEAST = 100.0
SIGNATURE_BESIDE = 24.0
"""Width and room above of a line to sign on beside a legend."""
SIGNATURE_COLUMNS = 3


def note_size(size: float) -> float:
    """Type of legend and notes beside a table of *size*."""
    return min(10.0, max(9.0, 0.9 * size))


@dataclass(frozen=True, slots=True)
class Strip:
    """Marks that stay together, placed from (0, 0), and their height."""

    height: float
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Prose:
    """Strips from top to bottom, and above the first of them a ``gap`` and so much ``air`` as
    rows of it would have. What is ``loose`` says nothing of the table above it, and may turn
    the page without it."""

    gap: float
    strips: tuple[Strip, ...]
    air: float = 0.0
    loose: bool = False

    def above(self, factor: float) -> float:
        """What is kept free above when the rows breathe by *factor*."""
        return self.gap + self.air * factor

    def height(self, factor: float) -> float:
        """Height with what is kept free above."""
        return self.above(factor) + sum(strip.height for strip in self.strips)


def legend(
    notes: Notes,
    printed: Collection[str],
    size: float,
    width: float,
    ruler: Ruler,
    *,
    loud: bool = False,
) -> Prose:
    """The notes whose columns are *printed*, terms in a column of their own. *Loud* notes
    stand in the type of the table of *size*: who is free this round is no footnote."""
    type_size = size if loud else note_size(size)
    said = [note for note in notes.notes if not note.keys or set(note.keys) & set(printed)]
    terms = [ruler.width(note.term, type_size, True) for note in said if note.term]
    indent = max(terms) + 0.9 * type_size if terms else 0.0
    strips = []
    for note in said:
        x = indent if note.term else 0.0
        type_size = size if loud or note.bold else note_size(size)
        wrapped = [
            line
            for text in note.text.split("\n")
            for line in ruler.wrap(text, type_size, width - x, note.bold)
        ]
        for start in range(0, len(wrapped), LINES_TOGETHER):
            lines = wrapped[start : start + LINES_TOGETHER]
            marks: list[Mark] = []
            for at, line in enumerate(lines):
                y = ASCENT * type_size + at * LEADING * type_size
                broad = ruler.width(line, type_size, note.bold)
                marks.append(Text(x, y, line, type_size, broad, note.bold))
                if note.term and not start and not at:
                    term = ruler.width(note.term, type_size, True)
                    marks.append(Text(0.0, y, note.term, type_size, term, bold=True))
            after = AFTER_BOLD * type_size if note is not said[-1] and note.bold else 0.0
            strips.append(Strip(LEADING * type_size * len(lines) + after, tuple(marks)))
    gap = 0.7 * size if loud else 1.3 * size
    return Prose(gap if strips else 0.0, tuple(strips))


def signatures(part: Signatures, width: float, ruler: Ruler) -> Prose:
    """A line for each name, side by side, the name under it."""
    strips = [
        _signature_row(
            part.names[start : start + SIGNATURE_COLUMNS],
            SIGNATURE_AIR if start else 0.0,
            width,
            ruler,
        )
        for start in range(0, len(part.names), SIGNATURE_COLUMNS)
    ]
    return Prose(0.0, tuple(strips), SIGNATURE_AIR)


def signed_beside(notes: Prose, names: Signatures, width: float, ruler: Ruler) -> Prose | None:
    """The lines to sign on right of a legend, which saves their height; None where the legend
    leaves too little of *width* for them."""
    right = max(
        (mark.x + mark.width for strip in notes.strips for mark in strip.marks if _is_text(mark)),
        default=0.0,
    )
    room = width - right - 2 * SIGNATURE_GAP
    if len(names.names) > SIGNATURE_COLUMNS or room < len(names.names) * SIGNATURE_LEAST:
        return None
    row = _signature_row(names.names, SIGNATURE_BESIDE, room, ruler)
    marks = [moved(mark, width - room, 0.0) for mark in row.marks]
    y = 0.0
    for strip in notes.strips:
        marks += [moved(mark, 0.0, y) for mark in strip.marks]
        y += strip.height
    return Prose(notes.gap, (Strip(max(y, row.height), tuple(marks)),))


def _is_text(mark: Mark) -> TypeGuard[Text]:
    return isinstance(mark, Text)


def moved(mark: Mark, x: float, y: float) -> Mark:
    """*mark*, *x* points further right and *y* points further down."""
    if isinstance(mark, Line):
        return replace(mark, x1=mark.x1 + x, x2=mark.x2 + x, y1=mark.y1 + y, y2=mark.y2 + y)
    return replace(mark, x=mark.x + x, y=mark.y + y)


def _signature_row(names: Sequence[str], above: float, width: float, ruler: Ruler) -> Strip:
    columns = max(2, len(names))
    each = (width - SIGNATURE_GAP * (columns - 1)) / columns
    marks: list[Mark] = []
    lines = 1
    for at, name in enumerate(names):
        x = at * (each + SIGNATURE_GAP)
        marks.append(Line(x, above, x + each, above, HEAD_RULE))
        wrapped = ruler.wrap(name, SIGNATURE, each)
        lines = max(lines, len(wrapped))
        for number, line in enumerate(wrapped):
            y = above + (1.2 + 1.25 * number) * SIGNATURE
            marks.append(Text(x, y, line, SIGNATURE, ruler.width(line, SIGNATURE)))
    return Strip(above + (0.3 + 1.25 * lines) * SIGNATURE, tuple(marks))
