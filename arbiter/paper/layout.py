"""A sheet becomes pages of marks, in points. No Qt: the width of a text is asked of *measure*."""

from __future__ import annotations

from arbiter.formats.handouts import Handouts
from arbiter.formats.sheets import Blocks, Cards, Sheet
from arbiter.paper.blocks import block_pages
from arbiter.paper.cards import card_pages
from arbiter.paper.drawing import draw
from arbiter.paper.fit import Fit, Fitting
from arbiter.paper.flow import Placed, Rows
from arbiter.paper.furniture import Stamp
from arbiter.paper.handouts import handout_pages
from arbiter.paper.marks import PAPERS, Mark, Page, Paper, Text
from arbiter.paper.prose import moved
from arbiter.paper.ruler import Measure, Ruler
from arbiter.paper.table import CAPTION, CAPTION_AIR, LEADING


def lay_out(
    sheet: Sheet, page_size: Paper | str, measure: Measure, stamp: Stamp | None = None
) -> list[Page]:
    """The pages of *sheet* on paper of *page_size* (a paper or its name, ``A4``). *stamp* is
    the moment that the footer names. No word is cut and nothing leaves the frame."""
    paper = PAPERS[page_size] if isinstance(page_size, str) else page_size
    ruler = Ruler(measure)
    stamp = stamp or Stamp()
    kinds = {type(part) for part in sheet.parts}
    if Cards in kinds:
        return card_pages(sheet, paper, ruler)
    if Handouts in kinds:
        return handout_pages(sheet, paper, ruler, stamp)
    if Blocks in kinds:
        return block_pages(sheet, paper, ruler, stamp)
    return _drawn(Fitting(sheet, paper, ruler, stamp).fit(), paper, ruler)


def _drawn(fit: Fit, paper: Paper, ruler: Ruler) -> list[Page]:
    width, height = paper.turned(fit.landscape)
    pages = []
    for number, items in enumerate(fit.pages, start=1):
        page = Page(width, height)
        fit.furniture.draw(page, number, len(fit.pages))
        top = fit.furniture.first if number == 1 else fit.furniture.later
        for item in items:
            page.marks += _marks(item, fit, paper.frame, top, ruler)
        pages.append(page)
    return pages


def _marks(item: Rows | Placed, fit: Fit, x: float, top: float, ruler: Ruler) -> list[Mark]:
    y = top + item.y
    if isinstance(item, Placed):
        return [moved(mark, x, y) for mark in item.strip.marks]
    marks: list[Mark] = []
    table = item.table
    lines = table.caption if item.captioned else []
    for at, line in enumerate(lines):
        size = CAPTION * table.size
        up = CAPTION_AIR * table.size + 0.25 * size + LEADING * size * (len(lines) - 1 - at)
        marks.append(Text(x, y - up, line, size, ruler.width(line, size, True), bold=True))
    return marks + draw(table, x, y, item.start, item.stop, fit.factor)
