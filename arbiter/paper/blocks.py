"""Small tables that run down the columns of a page, as the rounds of a calendar do.

No block is split, and no word is cut: a line that is too long goes on under itself, after its
dash. Everything stands on one page in the largest type that goes, and else on as few as can be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from arbiter.formats.sheets import (
    ASIDE_SHORT,
    Align,
    Blocks,
    Group,
    Notes,
    Orientation,
    Row,
    Sheet,
    Table,
    Turn,
)
from arbiter.paper.columns import whole_part
from arbiter.paper.furniture import Furniture, Stamp
from arbiter.paper.marks import HEAD_RULE, Line, Mark, Page, Paper, Text
from arbiter.paper.names import bounded_text
from arbiter.paper.prose import Prose, Strip, legend, moved
from arbiter.paper.ruler import Ruler

PITCH = 1.34
CLOSE = 0.86
"""Rows come so much closer if that saves a page."""
LEADING = 1.1
CAPTION = 1.05
CAPTION_PITCH = 1.65
FOOT = 0.3
GAP = 1.1
"""Between two blocks, in sizes; where there is room it grows up to ``GAP_MOST``."""
GAP_MOST = 2.8
GUTTER = 15.0
"""Points between two columns of blocks."""
CELL_GAP = 0.4
STEP = 0.5
SAVING = (11.0, 10.5, 10.0)
"""Sizes that are taken if they save a page."""

_DASH = " – "


def block_pages(sheet: Sheet, paper: Paper, ruler: Ruler, stamp: Stamp) -> list[Page]:
    """The pages of a *sheet* of blocks, with what is noted below them."""
    fitting = _Fitting(sheet, paper, ruler, stamp)
    found = fitting.one_page() or fitting.few_pages()
    return found.drawn()


@dataclass(frozen=True, slots=True)
class _Line:
    """One row of a block: cells in one line each, and the lines of the cell that stretches."""

    row: Row
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Block:
    """A table as it is printed: its columns' places, its lines, its height."""

    table: Table
    lines: tuple[_Line, ...]
    height: float


@dataclass(frozen=True, slots=True)
class _Arrangement:
    """Blocks in columns over pages: the decision, and what draws it."""

    fitting: _Fitting
    furniture: Furniture
    landscape: bool
    size: float
    pitch: float
    count: int
    short: bool
    notes: Prose
    columns: list[list[_Block]]

    @property
    def pages(self) -> int:
        """How many pages the blocks take, and notes that don't fit under the last of them."""
        return self._block_pages + len(self._overleaf)

    @property
    def _block_pages(self) -> int:
        return -(-len(self.columns) // self.count)

    @property
    def _overleaf(self) -> list[list[Strip]]:
        """The notes on pages of their own; none where they stand under the blocks."""
        top = self.furniture.first if self._block_pages == 1 else self.furniture.later
        last = self.columns[(self._block_pages - 1) * self.count :]
        gap = GAP * self.pitch * self.size
        taken = max(sum(b.height for b in blocks) + gap * (len(blocks) - 1) for blocks in last)
        if top + taken + self.notes.height(1.0) <= self.furniture.bottom:
            return []
        pages: list[list[Strip]] = []
        room = 0.0
        for strip in self.notes.strips:
            if not pages or strip.height > room:
                pages.append([])
                room = self.furniture.bottom - self.furniture.later
            pages[-1].append(strip)
            room -= strip.height
        return pages

    @property
    def width(self) -> float:
        """Points of one column."""
        return (self.furniture.room - GUTTER * (self.count - 1)) / self.count

    def drawn(self) -> list[Page]:
        """The pages with everything on them."""
        size = self.fitting.paper.turned(self.landscape)
        overleaf = self._overleaf
        count = self._block_pages + len(overleaf)
        pages = [Page(*size) for _ in range(count)]
        for number, page in enumerate(pages, 1):
            self.furniture.draw(page, number, count)
        for number, page in enumerate(pages[: self._block_pages]):
            own = self.columns[number * self.count : (number + 1) * self.count]
            top = self.furniture.later if number else self.furniture.first
            below = page is pages[-1]
            room = self.furniture.bottom - top - (self.notes.height(1.0) if below else 0.0)
            gap = self._gap(own, room)
            feet = [
                self._column(
                    page, blocks, self.furniture.left + at * (self.width + GUTTER), top, gap
                )
                for at, blocks in enumerate(own)
            ]
            if below:
                self._note(page, self.notes.strips, max(feet) + self.notes.above(1.0))
        for page, strips in zip(pages[self._block_pages :], overleaf):
            self._note(page, strips, self.furniture.later)
        return pages

    def _note(self, page: Page, strips: Sequence[Strip], y: float) -> None:
        for strip in strips:
            page.marks += [moved(mark, self.furniture.left, y) for mark in strip.marks]
            y += strip.height

    def _gap(self, columns: Sequence[Sequence[_Block]], room: float) -> float:
        """Air between blocks: as much as the fullest column leaves."""
        gap = GAP_MOST * self.size
        for blocks in columns:
            if len(blocks) > 1:
                taken = sum(block.height for block in blocks)
                gap = min(gap, (room - taken) / (len(blocks) - 1))
        return gap

    def _column(
        self, page: Page, blocks: Sequence[_Block], x: float, top: float, gap: float
    ) -> float:
        """Draw one column of blocks; where it ends."""
        y = top
        for block in blocks:
            page.marks += self._marks(block, x, y)
            y += block.height + gap
        return y - gap

    def _marks(self, block: _Block, x: float, y: float) -> list[Mark]:
        size, ruler, table = self.size, self.fitting.ruler, block.table
        caption = caption_size(size)
        rule = y + CAPTION_PITCH * size
        marks: list[Mark] = [
            _text(ruler, x, rule - 0.42 * size, table.caption, caption, bold=True),
            Line(x, rule, x + self.width, rule, HEAD_RULE),
        ]
        if table.aside:
            aside = table.aside[-1 if self.short else 0]
            small = aside_size(size)
            left = x + self.width - ruler.width(aside, small)
            marks.append(_text(ruler, left, rule - 0.42 * size, aside, small))
        y = rule + 0.05 * size
        for line in block.lines:
            y += PITCH * self.pitch * size
            marks += self._cells(table, line, x, y - 0.32 * size)
            y += LEADING * size * (len(line.lines) - 1)
        return marks

    def _cells(self, table: Table, line: _Line, x: float, y: float) -> Iterator[Mark]:
        size, ruler = self.size, self.fitting.ruler
        for place, column in enumerate(table.columns):
            text = str(line.row[place].text)
            if column.stretch:
                at = x + self.fitting.lead(size)
                for number, part in enumerate(line.lines):
                    yield _text(ruler, at, y + number * LEADING * size, part, size)
            elif not text:
                continue
            elif column.align is Align.DECIMAL:
                at = x + (self.fitting.whole - ruler.width(whole_part(text))) * size
                yield _text(ruler, at, y, text, size)
            else:
                yield _text(ruler, x + self.width - ruler.width(text, size), y, text, size)


class _Fitting:
    """One sheet of blocks on one paper, while it is tried in sizes and numbers of columns."""

    def __init__(self, sheet: Sheet, paper: Paper, ruler: Ruler, stamp: Stamp) -> None:
        self.sheet = sheet
        self.paper = paper
        self.ruler = ruler
        self.stamp = stamp
        self.part = next(part for part in sheet.parts if isinstance(part, Blocks))
        self.tables = [table.without_idle_columns() for table in self.part.tables]
        numbers = [
            str(row[place].text)
            for table in self.tables
            for place, column in enumerate(table.columns)
            if column.align is Align.DECIMAL
            for row in table.rows
        ]
        wholes = [ruler.width(whole_part(text)) for text in numbers]
        rests = [ruler.width(text) - whole for text, whole in zip(numbers, wholes)]
        self.whole = max(wholes, default=0.0)
        self._number = self.whole + max(rests, default=0.0)

    def lead(self, size: float) -> float:
        """Points from the left edge of a column to the cell that stretches."""
        return (self._number + CELL_GAP) * size if self._number else 0.0

    def one_page(self) -> _Arrangement | None:
        """Everything on one page in the largest type that goes."""
        for pitch in (1.0, CLOSE):
            for size in self._sizes():
                for landscape in self._ways():
                    for count in self.part.columns:
                        if self._too_high(landscape, size, count, pitch):
                            continue
                        found = self._arranged(landscape, size, count, pitch=pitch)
                        if found and found.pages == 1:
                            return found
        return None

    def _too_high(self, landscape: bool, size: float, count: int, pitch: float) -> bool:
        """Whether the blocks need more than one page even if no line is broken."""
        lines = sum(len(table.rows) for table in self.tables)
        blocks = len(self.tables)
        height = (CAPTION_PITCH + FOOT) * blocks + PITCH * pitch * lines
        height += GAP * pitch * max(0, blocks - count)
        room = self.paper.turned(landscape)[1] - 2 * self.paper.frame
        return height * size > room * count

    def few_pages(self) -> _Arrangement:
        """As few pages as the type can make it that is not small; small type only where a word
        is too long for everything else."""
        for sizes in (SAVING, self._sizes()):
            found = [
                arranged
                for size in sizes
                for landscape in self._ways()
                for count in self.part.columns
                if (arranged := self._arranged(landscape, size, count))
            ]
            if found:
                return min(found, key=lambda arranged: arranged.pages)
        for anyhow in (False, True):
            for landscape in self._ways():
                smallest = self.sheet.smallest
                last = self._arranged(landscape, smallest, 1, pitch=CLOSE, anyhow=anyhow)
                if last:
                    return last
        # A round of more boards than a page has lines goes on under its caption once more.
        self.tables = [half for table in self.tables for half in _halves(table)]
        return self.few_pages()

    def _sizes(self) -> list[float]:
        steps = int((self.sheet.largest - self.sheet.smallest) / STEP + 0.001)
        return [self.sheet.largest - STEP * at for at in range(steps + 1)]

    def _ways(self) -> list[bool]:
        """Landscape or not, the natural one first."""
        natural = self.sheet.orientation is Orientation.LANDSCAPE
        return [natural] if self.sheet.turn is Turn.NEVER else [natural, not natural]

    def _arranged(
        self,
        landscape: bool,
        size: float,
        count: int,
        *,
        pitch: float = 1.0,
        anyhow: bool = False,
    ) -> _Arrangement | None:
        """The blocks in *count* columns a page, or None if something is wider than a column."""
        width, height = self.paper.turned(landscape)
        furniture = Furniture(
            self.sheet, width, height, self.paper.frame, self.ruler, size, self.stamp
        )
        room = (furniture.room - GUTTER * (count - 1)) / count
        short = not self._aside_fits(size, room, 0)
        if short and not self._aside_fits(size, room, -1) and not anyhow:
            return None
        blocks = []
        for table in self.tables:
            block = self._block(table, size, room, pitch, anyhow=anyhow)
            if block is None:
                return None
            blocks.append(block)
        notes = self._notes(size, furniture.room, short)
        first = furniture.bottom - furniture.first
        later = furniture.bottom - furniture.later
        if max(block.height for block in blocks) > min(first, later):
            return None
        columns = _shared(blocks, count, first, later, GAP * pitch * size)
        if len(columns) <= count:  # on one page the notes stand under the blocks
            under = first - notes.height(1.0)
            columns = _shared(blocks, count, under, under, GAP * pitch * size)
            if len(columns) > count:
                columns = _shared(blocks, count, first, later, GAP * pitch * size)
        return _Arrangement(self, furniture, landscape, size, pitch, count, short, notes, columns)

    def _aside_fits(self, size: float, room: float, form: int) -> bool:
        return all(
            self.ruler.width(table.caption, caption_size(size), True)
            + size
            + self.ruler.width(table.aside[form], aside_size(size))
            <= room
            for table in self.tables
            if table.aside
        )

    def _block(
        self, table: Table, size: float, room: float, pitch: float, *, anyhow: bool
    ) -> _Block | None:
        lines, height = [], (CAPTION_PITCH + FOOT) * size
        ends = [
            place
            for place, column in enumerate(table.columns)
            if not column.stretch and column.align is not Align.DECIMAL
        ]
        taken = [
            max((self.ruler.width(str(row[p].text), size) for row in table.rows), default=0.0)
            for p in ends
        ]
        room -= self.lead(size) + sum(width + CELL_GAP * size for width in taken)
        for row in table.rows:
            texts: tuple[str, ...] = ()
            for place, column in enumerate(table.columns):
                if column.stretch:
                    sides = map(bounded_text, str(row[place].text).split(_DASH))
                    broken = self._broken(_DASH.join(sides), size, room, anyhow=anyhow)
                    if broken is None:
                        return None
                    texts = broken
            lines.append(_Line(row, texts))
            height += (PITCH * pitch + LEADING * (max(1, len(texts)) - 1)) * size
        return _Block(table, tuple(lines), height)

    def _broken(
        self, text: str, size: float, room: float, *, anyhow: bool
    ) -> tuple[str, ...] | None:
        """*text* in lines no wider than *room*: one, or broken after the dash, and only where
        that is not enough between words. None if a word is wider."""
        if self.ruler.width(text, size) <= room:
            return (text,)
        before, dash, after = text.partition(_DASH)
        lines = []
        for part, end in ((before, dash.rstrip()), (after, "")):
            pieces = re.findall(r"[^ -]*-|[^ -]+ ?| ", part)
            if pieces:
                pieces[-1] = pieces[-1].rstrip() + end
            if not anyhow and any(self.ruler.width(p.rstrip(), size) > room for p in pieces):
                return None
            lines += self._filled(pieces, size, room)
        return tuple(line for line in lines if line)

    def _filled(self, pieces: Sequence[str], size: float, room: float) -> list[str]:
        """*pieces* of a text in lines, as many as *room* holds in each."""
        lines = [""]
        for piece in pieces:
            longer = lines[-1] + piece
            if lines[-1].strip() and self.ruler.width(longer.rstrip(), size) > room:
                lines.append(piece)
            else:
                lines[-1] = longer
        return [part for line in lines for part in self.ruler.wrap(line.strip(), size, room)]

    def _notes(self, size: float, room: float, short: bool) -> Prose:
        notes = tuple(
            note for part in self.sheet.parts if isinstance(part, Notes) for note in part.notes
        )
        return legend(Notes(notes), {ASIDE_SHORT} if short else set(), size, room, self.ruler)


def _halves(table: Table) -> list[Table]:
    rows = table.rows
    if len(rows) < 2:
        return [table]
    middle = (len(rows) + 1) // 2
    return [replace(table, groups=(Group(part),)) for part in (rows[:middle], rows[middle:])]


def caption_size(size: float) -> float:
    """Type of a block's caption."""
    return max(9.0, CAPTION * size)


def aside_size(size: float) -> float:
    """Type of what stands right of the caption."""
    return max(9.0, 0.85 * size)


def _shared(
    blocks: Sequence[_Block], count: int, first: float, later: float, gap: float
) -> list[list[_Block]]:
    """The blocks in columns, as few as hold them and as even as possible; *first* and *later*
    are the heights of a column on the first page and on the others."""

    def filled(limit: float) -> list[list[_Block]]:
        columns: list[list[_Block]] = [[]]
        used = 0.0
        for block in blocks:
            room = min(limit, first if len(columns) <= count else later)
            if columns[-1] and used + gap + block.height > room:
                columns.append([])
                used = 0.0
            used += block.height + (gap if columns[-1] else 0.0)
            columns[-1].append(block)
        return columns

    high = max(first, later)
    pages = -(-len(filled(high)) // count)
    low = 0.0
    while high - low > 0.5:
        middle = (low + high) / 2
        if len(filled(middle)) <= pages * count:
            high = middle
        else:
            low = middle
    return filled(high)


def _text(ruler: Ruler, x: float, y: float, text: str, size: float, bold: bool = False) -> Text:
    return Text(x, y, text, size, ruler.width(text, size, bold), bold)
