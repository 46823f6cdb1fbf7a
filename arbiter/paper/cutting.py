"""Paper that is cut: how far text keeps from the cut, and the marks to cut along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from arbiter.paper.marks import HAIRLINE, MILLIMETRE, Line, Mark, Page, Paper, Text
from arbiter.paper.names import first_words
from arbiter.paper.ruler import Ruler

EDGE = 8 * MILLIMETRE
"""Between text and every cut or edge."""
STROKE = 5 * MILLIMETRE
CROSS = 3 * MILLIMETRE
Piece = TypeVar("Piece")


@dataclass(frozen=True, slots=True)
class CutGrid:
    """Cards of one size row by row, so many ``across`` and ``down`` a page, the first of them
    ``left`` and ``top`` points from its edges."""

    across: int
    down: int
    width: float
    height: float
    left: float = 0.0
    top: float = 0.0

    def cuts(self, paper: Paper) -> tuple[list[float], list[float]]:
        """Where *paper* is cut from top to bottom, and from side to side; not at its edges."""
        xs = [self.left + self.width * at for at in range(self.across + 1)]
        ys = [self.top + self.height * at for at in range(self.down + 1)]
        return [x for x in xs if 1 < x < paper.width - 1], [
            y for y in ys if 1 < y < paper.height - 1
        ]


def even_grid(paper: Paper, across: int, down: int) -> CutGrid:
    """The whole of an upright *paper*, divided evenly."""
    return CutGrid(across, down, paper.width / across, paper.height / down)


def grid_of(paper: Paper, width: float, height: float) -> CutGrid:
    """As many cards of *width* by *height* points as *paper* holds, in its middle: one at least,
    and room for the marks around them."""
    across = max(1, int((paper.width - 2 * (EDGE + CROSS) + 1) / width))
    down = max(1, int((paper.height - 2 * (EDGE + CROSS) + 1) / height))
    left, top = (paper.width - across * width) / 2, (paper.height - down * height) / 2
    return CutGrid(across, down, width, height, left, top)


def cut_pages(
    pieces: Sequence[Piece],
    paper: Paper,
    grid: CutGrid,
    draw: Callable[[Page, Piece, float, float], None],
) -> list[Page]:
    """Pages of *paper* with *pieces* row by row on *grid*, and the marks to cut along. *draw*
    puts one on a page, from the point on at which its text may begin."""
    each = grid.across * grid.down
    pages = []
    for start in range(0, len(pieces), each):
        page = Page(paper.width, paper.height)
        for at, piece in enumerate(pieces[start : start + each]):
            row, column = divmod(at, grid.across)
            x, y = grid.left + column * grid.width, grid.top + row * grid.height
            draw(page, piece, x + EDGE, y + EDGE)
        page.marks += cut_marks(paper, grid)
        pages.append(page)
    return pages


def cut_marks(paper: Paper, grid: CutGrid) -> list[Mark]:
    """Strokes at the four edges of an upright *paper* for every cut of *grid*, and crosses where
    two cuts meet."""
    xs, ys = grid.cuts(paper)
    strokes: list[tuple[float, float, float, float]] = []
    for x in xs:
        for start in (EDGE, paper.height - EDGE - STROKE):
            strokes.append((x, start, x, start + STROKE))
    for y in ys:
        for start in (EDGE, paper.width - EDGE - STROKE):
            strokes.append((start, y, start + STROKE, y))
    for x in xs:
        for y in ys:
            strokes += [(x - CROSS, y, x + CROSS, y), (x, y - CROSS, x, y + CROSS)]
    return [Line(*stroke, HAIRLINE) for stroke in strokes]


def placed(ruler: Ruler, x: float, y: float, text: str, size: float, bold: bool = False) -> Text:
    """*text* from *x* on its baseline *y*."""
    return Text(x, y, text, size, ruler.width(text, size, bold), bold)


def placed_right(
    ruler: Ruler, right: float, y: float, text: str, size: float, bold: bool = False
) -> Text:
    """*text* up to *right* on its baseline *y*."""
    width = ruler.width(text, size, bold)
    return Text(right - width, y, text, size, width, bold)


def centred(
    ruler: Ruler, middle: float, y: float, text: str, size: float, bold: bool = False
) -> Text:
    """*text* about *middle* on its baseline *y*."""
    width = ruler.width(text, size, bold)
    return Text(middle - width / 2, y, text, size, width, bold)


def as_many_words(text: str, size: float, room: float, ruler: Ruler) -> str:
    """*text*, or as many of its first words as *room* holds; of a word wider than that as many
    letters."""
    for count in range(len(text.split()), 0, -1):
        short = first_words(text, count)
        if ruler.width(short, size) <= room:
            return short
    return ruler.wrap(text, size, room)[0]


def as_many_parts(text: str, size: float, room: float, ruler: Ruler) -> str:
    """*text* without the last of its parts, which dots separate, as far as *room* asks for."""
    parts = text.split(" · ")
    while len(parts) > 1 and ruler.width(" · ".join(parts), size) > room:
        parts.pop()
    return as_many_words(" · ".join(parts), size, room, ruler)
