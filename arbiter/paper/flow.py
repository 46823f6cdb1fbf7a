"""Parts of a sheet placed one under the other, over as many pages as they take.

Rows are shared evenly, heads are repeated, a cut moves by up to two rows to fall between
score groups, and what explains or signs a table never stands on a page without rows of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from arbiter.paper.prose import Prose, Strip
from arbiter.paper.table import GROUP_AIR, FittedTable

ROWS_TOGETHER = 3
CUT_MOVES = 2
MOST_PAGES = 60


@dataclass(frozen=True, slots=True)
class TablePart:
    """A table in one block of columns, or in several that stand on pages of their own."""

    blocks: tuple[FittedTable, ...]

    @property
    def rows(self) -> int:
        """How many rows the table has."""
        return len(self.blocks[0].measured.rows)

    @property
    def head(self) -> float:
        """Height of the highest strip of heads, and a point for the rules."""
        return max(block.head_height for block in self.blocks) + 1.0

    def gap(self, follows: bool) -> float:
        """Air above a table that *follows* something on its page, caption included."""
        block = self.blocks[0]
        return block.caption_height + (1.5 * block.size if follows else 0.0)


Part = TablePart | Prose


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows from ``start`` to before ``stop`` of one block, its upper rule ``y`` points under
    the top of the content; ``captioned`` where the table begins."""

    table: FittedTable
    y: float
    start: int
    stop: int
    captioned: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """A strip of prose ``y`` points under the top of the content."""

    strip: Strip
    y: float


@dataclass(slots=True)
class _Flow:
    first: float
    later: float
    factor: float
    pages: list[list[Rows | Placed]] = field(default_factory=lambda: [[]])
    y: float = 0.0

    @property
    def space(self) -> float:
        return self.first if len(self.pages) == 1 else self.later

    def turn(self) -> None:
        self.pages.append([])
        self.y = 0.0

    def prose(self, part: Prose) -> None:
        gap = part.above(self.factor) if self.y else 0.0
        for strip in part.strips:
            if self.y and self.y + gap + strip.height > self.space:
                self.turn()
                gap = 0.0
            self.pages[-1].append(Placed(strip, self.y + gap))
            self.y += gap + strip.height
            gap = 0.0

    def table(self, part: TablePart, tail: float) -> None:
        last = range(max(0, part.rows - ROWS_TOGETHER), part.rows)
        rows = part.blocks[0].rows_height(last.start, last.stop, self.factor)
        # A legend that leaves no room for three rows is too long to be kept together.
        bounds = self._bounds(part, tail if part.head + rows + tail <= self.later else 0.0)
        for number, block in enumerate(part.blocks):
            for at, (start, stop) in enumerate(bounds):
                if at or number:
                    self.turn()
                begins = not at and not number
                self.y += part.gap(follows=self.y > 0) if begins else 0.0
                self.pages[-1].append(Rows(block, self.y, start, stop, begins))
                self.y += part.head + block.rows_height(start, stop, self.factor)

    def _bounds(self, part: TablePart, tail: float) -> list[tuple[int, int]]:
        """Where the rows are cut; turns the page first where too little of it is left."""
        here = self.space - self.y - part.gap(follows=self.y > 0) - part.head
        later = self.later - part.head
        block = part.blocks[0]
        whole = block.rows_height(0, part.rows, self.factor) + tail
        if whole <= here:
            return [(0, part.rows)]
        least = block.rows_height(0, min(ROWS_TOGETHER, part.rows), self.factor)
        if self.y and (whole <= later - part.gap(follows=False) or least > here):
            self.turn()
            return self._bounds(part, tail)
        # Fewer pages than this can't hold it, however much air goes at their heads.
        fewest = 1 + int((whole - here) / (later + GROUP_AIR * block.size))
        for count in range(max(fewest, 2), MOST_PAGES):
            bounds = self._shared(part, count, here, later, tail)
            if bounds:
                return bounds
        return [(0, part.rows)]

    def _shared(
        self, part: TablePart, pages: int, here: float, later: float, tail: float
    ) -> list[tuple[int, int]] | None:
        """The rows cut into *pages* stretches as even as possible, or None if they don't fit."""
        block, rows = part.blocks[0], part.rows

        def fits(start: int, stop: int, page: int) -> bool:
            room = (here if page == 0 else later) - (tail if page == pages - 1 else 0.0)
            return block.rows_height(start, stop, self.factor) <= room + 0.01

        last = max(rows // pages, min(ROWS_TOGETHER, rows))
        while last and not fits(rows - last, rows, pages - 1):
            last -= 1
        if last < min(ROWS_TOGETHER, rows):
            return None
        cuts = [0]
        for page in range(pages - 1):
            left = rows - last - cuts[-1]
            take = -(-left // (pages - 1 - page))
            while take and not fits(cuts[-1], cuts[-1] + take, page):
                take -= 1
            if not take:
                return None
            cuts.append(cuts[-1] + take)
        if cuts[-1] != rows - last:
            return None
        cuts.append(rows)
        for page in range(1, pages):
            for move in sorted(range(-CUT_MOVES, CUT_MOVES + 1), key=abs):
                cut = cuts[page] + move
                if not cuts[page - 1] < cut < cuts[page + 1] or not block.starts[cut]:
                    continue
                if fits(cuts[page - 1], cut, page - 1) and fits(cut, cuts[page + 1], page):
                    cuts[page] = cut
                    break
        return list(pairwise(cuts))


def paginate(
    parts: Sequence[Part], first: float, later: float, factor: float
) -> list[list[Rows | Placed]]:
    """What stands on each page; *first* and *later* are the heights of the content there, the
    rows breathe by *factor*."""
    flow = _Flow(first, later, factor)
    for at, part in enumerate(parts):
        if isinstance(part, Prose):
            flow.prose(part)
        else:
            flow.table(part, _tail(parts[at + 1 :], factor))
    return flow.pages


def whole_height(parts: Sequence[Part], factor: float) -> float:
    """Height of everything on a single page."""
    height = 0.0
    for part in parts:
        if isinstance(part, Prose):
            height += part.height(factor) - (0.0 if height else part.above(factor))
        else:
            height += part.gap(follows=height > 0) + part.head
            height += part.blocks[0].rows_height(0, part.rows, factor)
    return height


def _tail(parts: Sequence[Part], factor: float) -> float:
    """Height of what follows a table until the next one, or until something of its own."""
    height = 0.0
    for part in parts:
        if not isinstance(part, Prose) or part.loose:
            break
        height += part.height(factor)
    return height
