"""Paper that is cut: how far text keeps from the cut, and the marks to cut along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from arbiter.paper.marks import HAIRLINE, MILLIMETRE, Line, Mark, Page, Paper, Text
from arbiter.paper.names import first_words
from arbiter.paper.ruler import Ruler

EDGE = 8 * MILLIMETRE
"""Between text and every cut or edge."""
STROKE = 5 * MILLIMETRE
CROSS = 3 * MILLIMETRE
Piece = TypeVar("Piece")


def cut_pages(
    pieces: Sequence[Piece],
    paper: Paper,
    across: int,
    down: int,
    draw: Callable[[Page, Piece, float, float], None],
) -> list[Page]:
    """Pages of *paper* with *pieces* row by row, so many *across* and *down*, and the marks to
    cut along. *draw* puts one on a page, from the point on at which its text may begin."""
    width, height = paper.width / across, paper.height / down
    each = across * down
    pages = []
    for start in range(0, len(pieces), each):
        page = Page(paper.width, paper.height)
        for at, piece in enumerate(pieces[start : start + each]):
            row, column = divmod(at, across)
            draw(page, piece, column * width + EDGE, row * height + EDGE)
        page.marks += cut_marks(paper, across, down)
        pages.append(page)
    return pages


def cut_marks(paper: Paper, across: int, down: int) -> list[Mark]:
    """Strokes at the four edges of an upright *paper* that is cut into so many cards *across*
    and *down*, and crosses where two cuts meet."""
    xs = [paper.width * at / across for at in range(1, across)]
    ys = [paper.height * at / down for at in range(1, down)]
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
