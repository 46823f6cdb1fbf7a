"""One block of a page of blocks: measured and drawn at a size, in a column of a width.

No word is cut: a line that is too long goes on under itself, after its dash.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arbiter.formats.sheets import Align, Row, Table
from arbiter.paper.columns import whole_part
from arbiter.paper.marks import HEAD_RULE, Line, Mark, Text
from arbiter.paper.names import bounded_text
from arbiter.paper.ruler import Ruler

PITCH = 1.34
LEADING = 1.1
CAPTION = 1.05
CAPTION_PITCH = 1.65
FOOT = 0.3
CELL_GAP = 0.4

_DASH = " – "


@dataclass(frozen=True, slots=True)
class Block:
    """A table as it is printed: its rows, each with the lines of the cell that stretches, and
    its height."""

    table: Table
    rows: tuple[tuple[Row, tuple[str, ...]], ...]
    height: float


@dataclass(frozen=True, slots=True)
class Axis:
    """Where the numbers of all blocks stand, in sizes: ``whole`` left of the axis, and the
    ``width`` of all of it."""

    whole: float
    width: float


def axis(tables: Sequence[Table], ruler: Ruler) -> Axis:
    """One axis for the numbers of all *tables*."""
    numbers = [
        str(row[place].text)
        for table in tables
        for place, column in enumerate(table.columns)
        if column.align is Align.DECIMAL
        for row in table.rows
    ]
    wholes = [ruler.width(whole_part(text)) for text in numbers]
    rests = [ruler.width(text) - whole for text, whole in zip(numbers, wholes)]
    whole = max(wholes, default=0.0)
    return Axis(whole, whole + max(rests, default=0.0))


def caption_size(size: float) -> float:
    """Type of a block's caption."""
    return max(9.0, CAPTION * size)


def aside_size(size: float) -> float:
    """Type of what stands right of the caption."""
    return max(9.0, 0.85 * size)


@dataclass(frozen=True, slots=True)
class Setting:
    """How blocks are set: in a type of ``size``, rows closer by ``pitch``, in columns ``width``
    points wide; ``short`` words beside the captions or the longest."""

    ruler: Ruler
    axis: Axis
    size: float
    pitch: float
    width: float
    short: bool = False

    @property
    def lead(self) -> float:
        """Points from the left edge of a column to the cell that stretches."""
        return (self.axis.width + CELL_GAP) * self.size if self.axis.width else 0.0

    def aside_fits(self, table: Table, form: int) -> bool:
        """Whether that form of what stands beside the caption has room there."""
        if not table.aside:
            return True
        caption = self.ruler.width(table.caption, caption_size(self.size), True)
        aside = self.ruler.width(table.aside[form], aside_size(self.size))
        return caption + self.size + aside <= self.width

    def block(self, table: Table, *, anyhow: bool = False) -> Block | None:
        """*table* in lines no wider than the column; None if a word is wider, unless it has to
        go in *anyhow*."""
        height = (CAPTION_PITCH + FOOT) * self.size
        room = self.width - self.lead
        for place, column in enumerate(table.columns):
            if not column.stretch and column.align is not Align.DECIMAL:
                widths = [self.ruler.width(str(row[place].text), self.size) for row in table.rows]
                room -= max(widths, default=0.0) + CELL_GAP * self.size
        rows = []
        for row in table.rows:
            lines: tuple[str, ...] = ()
            for place, column in enumerate(table.columns):
                if column.stretch:
                    broken = self._broken(str(row[place].text), room, anyhow=anyhow)
                    if broken is None:
                        return None
                    lines = broken
            rows.append((row, lines))
            height += (PITCH * self.pitch + LEADING * (max(1, len(lines)) - 1)) * self.size
        return Block(table, tuple(rows), height)

    def _broken(self, text: str, room: float, *, anyhow: bool) -> tuple[str, ...] | None:
        """*text* in one line, or broken after the dash, and only where that is not enough
        between words."""
        text = _DASH.join(map(bounded_text, text.split(_DASH)))
        if self.ruler.width(text, self.size) <= room:
            return (text,)
        before, dash, after = text.partition(_DASH)
        lines: list[str] = []
        for part, end in ((before, dash.rstrip()), (after, "")):
            pieces = re.findall(r"[^ -]*-|[^ -]+ ?| ", part)
            if pieces:
                pieces[-1] = pieces[-1].rstrip() + end
            widths = [self.ruler.width(piece.rstrip(), self.size) for piece in pieces]
            if not anyhow and max(widths, default=0.0) > room:
                return None
            lines += self._filled(pieces, room)
        return tuple(line for line in lines if line)

    def _filled(self, pieces: Sequence[str], room: float) -> list[str]:
        """*pieces* of a text in lines, as many as *room* holds in each."""
        lines = [""]
        for piece in pieces:
            longer = lines[-1] + piece
            if lines[-1].strip() and self.ruler.width(longer.rstrip(), self.size) > room:
                lines.append(piece)
            else:
                lines[-1] = longer
        return [part for line in lines for part in self.ruler.wrap(line.strip(), self.size, room)]

    def marks(self, block: Block, x: float, y: float) -> Iterator[Mark]:
        """The marks of *block*, its upper left corner at *x* and *y*."""
        size, table = self.size, block.table
        rule = y + CAPTION_PITCH * size
        up = rule - 0.42 * size
        yield self._text(x, up, table.caption, caption_size(size), bold=True)
        yield Line(x, rule, x + self.width, rule, HEAD_RULE)
        if table.aside:
            aside = table.aside[-1 if self.short else 0]
            yield self._text_ending(x + self.width, up, aside, aside_size(size))
        y = rule + 0.05 * size
        for row, lines in block.rows:
            y += PITCH * self.pitch * size
            yield from self._row(table, row, lines, x, y - 0.32 * size)
            y += LEADING * size * (len(lines) - 1)

    def _row(
        self, table: Table, row: Row, lines: Sequence[str], x: float, y: float
    ) -> Iterator[Mark]:
        size = self.size
        for place, column in enumerate(table.columns):
            text = str(row[place].text)
            if column.stretch:
                for number, part in enumerate(lines):
                    yield self._text(x + self.lead, y + number * LEADING * size, part, size)
            elif not text:
                continue
            elif column.align is Align.DECIMAL:
                left = (self.axis.whole - self.ruler.width(whole_part(text))) * size
                yield self._text(x + left, y, text, size)
            else:
                yield self._text_ending(x + self.width, y, text, size)

    def _text(self, x: float, y: float, text: str, size: float, bold: bool = False) -> Text:
        return Text(x, y, text, size, self.ruler.width(text, size, bold), bold)

    def _text_ending(self, x: float, y: float, text: str, size: float) -> Text:
        width = self.ruler.width(text, size)
        return Text(x - width, y, text, size, width)
