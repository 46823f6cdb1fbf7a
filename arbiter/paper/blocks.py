"""Blocks that run down the columns of a page, as the rounds of a calendar do.

No block is split. Everything stands on one page in the largest type that goes, and else on as
few as can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from arbiter.formats.sheets import (
    ASIDE_SHORT,
    Blocks,
    Group,
    Notes,
    Orientation,
    Sheet,
    Table,
    Turn,
)
from arbiter.paper.block import CAPTION_PITCH, FOOT, PITCH, Block, Setting, axis
from arbiter.paper.furniture import Furniture, Stamp
from arbiter.paper.marks import Page, Paper
from arbiter.paper.prose import Prose, Strip, legend, moved
from arbiter.paper.ruler import Ruler

CLOSE = 0.86
"""Rows come so much closer if that saves a page."""
GAP = 1.1
"""Between two blocks, in sizes; where there is room it grows up to ``GAP_MOST``."""
GAP_MOST = 2.8
GUTTER = 15.0
"""Points between two columns of blocks."""
STEP = 0.5
SAVING = (11.0, 10.5, 10.0)
"""Sizes that are taken if they save a page."""


def block_pages(sheet: Sheet, paper: Paper, ruler: Ruler, stamp: Stamp) -> list[Page]:
    """The pages of a *sheet* of blocks, with what is noted below them."""
    fitting = _Fitting(sheet, paper, ruler, stamp)
    found = fitting.one_page() or fitting.few_pages()
    return found.drawn()


@dataclass(frozen=True, slots=True)
class _Arrangement:
    """Blocks in columns over pages: the decision, and what draws it."""

    paper: Paper
    landscape: bool
    furniture: Furniture
    setting: Setting
    count: int
    notes: Prose
    columns: list[list[Block]]

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
        gap = GAP * self.setting.pitch * self.setting.size
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

    def drawn(self) -> list[Page]:
        """The pages with everything on them."""
        size = self.paper.turned(self.landscape)
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
                    page, blocks, self.furniture.left + at * (self.setting.width + GUTTER), top, gap
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

    def _gap(self, columns: Sequence[Sequence[Block]], room: float) -> float:
        """Air between blocks: as much as the fullest column leaves."""
        gap = GAP_MOST * self.setting.size
        for blocks in columns:
            if len(blocks) > 1:
                taken = sum(block.height for block in blocks)
                gap = min(gap, (room - taken) / (len(blocks) - 1))
        return gap

    def _column(
        self, page: Page, blocks: Sequence[Block], x: float, top: float, gap: float
    ) -> float:
        """Draw one column of blocks; where it ends."""
        y = top
        for block in blocks:
            page.marks += self.setting.marks(block, x, y)
            y += block.height + gap
        return y - gap


class _Fitting:
    """One sheet of blocks on one paper, while it is tried in sizes and numbers of columns."""

    def __init__(self, sheet: Sheet, paper: Paper, ruler: Ruler, stamp: Stamp) -> None:
        self.sheet = sheet
        self.paper = paper
        self.ruler = ruler
        self.stamp = stamp
        self.part = next(part for part in sheet.parts if isinstance(part, Blocks))
        self.tables = [table.without_idle_columns() for table in self.part.tables]
        self.axis = axis(self.tables, ruler)

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
        setting = Setting(self.ruler, self.axis, size, pitch, room)
        if not all(setting.aside_fits(table, 0) for table in self.tables):
            setting = replace(setting, short=True)
            if not anyhow and not all(setting.aside_fits(table, -1) for table in self.tables):
                return None
        blocks = []
        for table in self.tables:
            block = setting.block(table, anyhow=anyhow)
            if block is None:
                return None
            blocks.append(block)
        notes = self._notes(setting, furniture.room)
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
        return _Arrangement(self.paper, landscape, furniture, setting, count, notes, columns)

    def _notes(self, setting: Setting, room: float) -> Prose:
        notes = tuple(
            note for part in self.sheet.parts if isinstance(part, Notes) for note in part.notes
        )
        printed = {ASIDE_SHORT} if setting.short else set()
        return legend(Notes(notes), printed, setting.size, room, self.ruler)


def _halves(table: Table) -> list[Table]:
    rows = table.rows
    if len(rows) < 2:
        return [table]
    middle = (len(rows) + 1) // 2
    return [replace(table, groups=(Group(part),)) for part in (rows[:middle], rows[middle:])]


def _shared(
    blocks: Sequence[Block], count: int, first: float, later: float, gap: float
) -> list[list[Block]]:
    """The blocks in columns, as few as hold them and as even as possible; *first* and *later*
    are the heights of a column on the first page and on the others."""

    def filled(limit: float) -> list[list[Block]]:
        columns: list[list[Block]] = [[]]
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
