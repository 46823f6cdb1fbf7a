"""Pages of what is cut out, folded or handed over: slips, headings, tents, badges, numbers,
diplomas, and the test page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arbiter.formats.handouts import (
    Badge,
    BoardNumber,
    Diploma,
    Handout,
    Handouts,
    PlaceCard,
    Proof,
    ScoreHeading,
    Slip,
)
from arbiter.formats.sheets import Sheet
from arbiter.paper.badges import HEIGHT, WIDTH, badge_marks
from arbiter.paper.cutting import EDGE, cut_pages, even_grid, grid_of
from arbiter.paper.diplomas import diploma_page
from arbiter.paper.furniture import Stamp
from arbiter.paper.marks import Mark, Page, Paper
from arbiter.paper.proof import proof_page
from arbiter.paper.prose import moved
from arbiter.paper.ruler import Ruler
from arbiter.paper.slips import heading_marks, slip_marks
from arbiter.paper.tents import number_marks, tent_marks

Laid = list[list[Mark]]
_NO_STAMP = Stamp()


def handout_pages(sheet: Sheet, paper: Paper, ruler: Ruler, stamp: Stamp = _NO_STAMP) -> list[Page]:
    """The pages of a *sheet* of handouts. Where the cards would be too small to read, as on
    A5, there are fewer on a page."""
    part = next(part for part in sheet.parts if isinstance(part, Handouts))
    diplomas = [item for item in part.items if isinstance(item, Diploma)]
    if diplomas:
        return [diploma_page(diploma, paper, ruler) for diploma in diplomas]
    proofs = [item for item in part.items if isinstance(item, Proof)]
    if proofs:
        return [proof_page(proof, paper, ruler, stamp) for proof in proofs]
    badges = [item for item in part.items if isinstance(item, Badge)]
    if badges:
        return _badge_pages(badges, paper, ruler)
    for across, down in _grids(part.grid, paper):
        width, height = paper.width / across - 2 * EDGE, paper.height / down - 2 * EDGE
        laid = _laid(part.items, width, height, ruler)
        if laid is not None:
            return cut_pages(laid, paper, even_grid(paper, across, down), _draw)
    raise AssertionError("a card is larger than a page")


def _badge_pages(badges: Sequence[Badge], paper: Paper, ruler: Ruler) -> list[Page]:
    """Badges have the size of their holders, whatever the paper."""
    width, height = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    laid = [badge_marks(badge, width, height, ruler) for badge in badges]
    return cut_pages(laid, paper, grid_of(paper, WIDTH, HEIGHT), _draw)


def _grids(grid: tuple[int, int], paper: Paper) -> Iterator[tuple[int, int]]:
    """The grid that is asked for, one column of it on A5, then those with fewer rows."""
    across, down = grid if paper.name != "A5" else (1, grid[1])
    for rows in range(down, 0, -1):
        yield across, rows
    if across > 1:
        yield 1, 1


def _laid(items: Sequence[Handout], width: float, height: float, ruler: Ruler) -> Laid | None:
    """The marks of each card on so much room inside its cuts; None if one of them can't be
    read."""
    match items[0]:
        case Slip():
            return slip_marks([i for i in items if isinstance(i, Slip)], width, height, ruler)
        case ScoreHeading():
            headings = [item for item in items if isinstance(item, ScoreHeading)]
            return heading_marks(headings, width, height, ruler)
        case PlaceCard():
            cards = [item for item in items if isinstance(item, PlaceCard)]
            return [tent_marks(card, width, height, ruler) for card in cards]
        case BoardNumber():
            numbers = [item for item in items if isinstance(item, BoardNumber)]
            return [number_marks(number, width, height, ruler) for number in numbers]
        case Badge() | Diploma() | Proof():
            raise AssertionError("it has pages of its own")


def _draw(page: Page, marks: list[Mark], x: float, y: float) -> None:
    page.marks += [moved(mark, x, y) for mark in marks]
