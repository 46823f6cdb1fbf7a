"""Cards to cut out: as many on a page as can be read, with marks to cut along.

Text keeps eight millimetres from every cut and from the edges of the paper. Cards run along
the rows, so that a cut stack stays in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from arbiter.formats.sheets import Card, Cards, Cell, Group, Name, Role, Sheet, Table
from arbiter.paper.columns import Cut, MeasuredTable
from arbiter.paper.cutting import EDGE, as_many_words, cut_pages, even_grid, placed
from arbiter.paper.drawing import draw
from arbiter.paper.marks import Mark, Page, Paper, Text
from arbiter.paper.names import in_form
from arbiter.paper.ruler import ASCENT, Ruler
from arbiter.paper.table import LIST_PITCH, FittedTable

TRIES = (
    *((size, True) for size in (11.0, 10.5, 10.0)),
    *((size, False) for size in (11.0, 10.5, 10.0, 9.5, 9.0)),
)
"""Sizes, and whether names keep their initials in them."""
LEAST_PITCH = 12.0
"""Points from line to line."""
CLOSE = 0.86
AIRY = 1.15
SMALL = 9.0
NAMES = (14.0, 13.0, 12.0)
LAST_NAMES = (11.0, 10.0, 9.0)
LEADING = 1.3
AFTER_HEAD = 4.0
BEFORE_NOTES = 3.0
MOST_PARTS = 60


def card_pages(sheet: Sheet, paper: Paper, ruler: Ruler) -> list[Page]:
    """The pages of a *sheet* of cards, the densest grid that can be read."""
    part = next(part for part in sheet.parts if isinstance(part, Cards))
    cards = [_admitting(card, sheet.marks) for card in part.cards]
    for parts in range(1, MOST_PARTS):
        pieces = [piece for card in cards for piece in _cut(card, parts)]
        tables = [MeasuredTable(piece.table, ruler) for piece in pieces]
        # A calendar too long for the largest card goes on on another one of that size.
        for across, down in _grids(part, paper) if parts == 1 else part.grid[-1:]:
            width, height = paper.width / across, paper.height / down
            found = _fitted(pieces, tables, width - 2 * EDGE, height - 2 * EDGE, ruler)
            if found is not None:
                return cut_pages(found, paper, even_grid(paper, across, down), _draw)
    raise AssertionError("a line of a card is higher than a page")


def _grids(part: Cards, paper: Paper) -> list[tuple[int, int]]:
    """The grids that *paper* is large enough for: A5 holds one column."""
    return [grid for grid in part.grid if grid[0] == 1 or paper.name != "A5"]


def _admitting(card: Card, marks: tuple[str, ...]) -> Card:
    """*card* with what every page must admit among its notes."""
    return replace(card, notes=(*card.notes, *marks))


def _cut(card: Card, parts: int) -> list[Card]:
    """*card* with its rows shared over so many cards."""
    rows = card.table.rows
    if parts == 1 or len(rows) < parts:
        return [card]
    bounds = [len(rows) * at // parts for at in range(parts + 1)]
    return [
        replace(card, table=replace(card.table, groups=(Group(rows[start:stop]),)))
        for start, stop in pairwise(bounds)
    ]


@dataclass(frozen=True, slots=True)
class _FittedCard:
    """A card whose texts are chosen: marks of its head and foot, and its table between."""

    head: list[Mark]
    head_height: float
    table: FittedTable
    factor: float
    notes: list[str]


def _fitted(
    cards: Sequence[Card],
    tables: Sequence[MeasuredTable],
    width: float,
    height: float,
    ruler: Ruler,
) -> list[_FittedCard] | None:
    """The cards, with their *tables*, in the largest type in which all of them fit *width* and
    *height*, or None."""
    heads = [_head(card, width, ruler) for card in cards]
    notes = [[line for n in card.notes for line in ruler.wrap(n, SMALL, width)] for card in cards]
    top = max(height for _, height in heads) + AFTER_HEAD
    foot = BEFORE_NOTES + LEADING * SMALL * max(map(len, notes))
    rows = max(len(card.table.rows) for card in cards)
    if height - top - foot < rows * LEAST_PITCH:
        return None
    for size, whole in TRIES:
        fitting = []
        for table in tables:
            fitted = _table(table, size, width, ruler, whole=whole)
            if fitted is None:
                break
            fitting.append(fitted)
        if len(fitting) < len(cards):
            continue
        factor = min(_factor(table, height - top - foot) for table in fitting)
        if factor < CLOSE or factor * LIST_PITCH * size < LEAST_PITCH:
            continue
        return [
            _FittedCard(head, top, table, factor, lines)
            for (head, _), table, lines in zip(heads, fitting, notes)
        ]
    return None


def _factor(table: FittedTable, room: float) -> float:
    """How the rows of *table* breathe in *room* points."""
    rows = table.rows_height(0, len(table.measured.rows), 1.0)
    return min(AIRY, (room - table.head_height - 1.0) / rows) if rows else AIRY


def _table(
    measured: MeasuredTable, size: float, width: float, ruler: Ruler, *, whole: bool
) -> FittedTable | None:
    """The table *measured* on *width* points, names *whole*, or as they must be: those that are
    too long lose their initials, then they go into two lines. None if that is not enough."""
    if not whole and measured.width(size, Cut()) > width:
        measured = MeasuredTable(_shorter(measured, size, width), ruler)
    for cut in (Cut(),) if whole else (Cut(), Cut(wrap=True)):
        if measured.width(size, cut) <= width + 0.01:
            return FittedTable(measured, size, cut, width)
    return None


def _shorter(measured: MeasuredTable, size: float, width: float) -> Table:
    """The table with surnames alone where the whole name is wider than its column may be."""
    table = measured.table
    lack = measured.width(size, Cut()) - width
    columns = [place for place, c in enumerate(table.columns) if c.role is Role.NAME]
    rooms = {}
    for place in columns:
        widest = max(measured.line_widths(place, Cut()), default=0.0)
        rooms[place] = widest * size - lack / len(columns)

    def cell(place: int, cell: Cell) -> Cell:
        wide = place in rooms and measured.ruler.width(str(cell.text), size) > rooms[place]
        if wide and isinstance(cell.text, Name):
            return replace(cell, text=Name(cell.text.family))
        return cell

    groups = tuple(
        replace(
            group,
            rows=tuple(tuple(cell(at, c) for at, c in enumerate(row)) for row in group.rows),
        )
        for group in table.groups
    )
    return replace(table, groups=groups)


# Head of a card


def _head(card: Card, width: float, ruler: Ruler) -> tuple[list[Mark], float]:
    """Event, number and name, details; and their height."""
    y = ASCENT * SMALL
    event = as_many_words(card.event, SMALL, width, ruler)
    marks: list[Mark] = [placed(ruler, 0.0, y, event, SMALL)]
    size, lines, indent = _name(card, width, ruler)
    y += 0.25 * SMALL + LEADING * size * 0.95
    marks.append(placed(ruler, 0.0, y, card.number, size, bold=True))
    for at, line in enumerate(lines):
        y += LEADING * size if at else 0.0
        marks.append(placed(ruler, indent, y, line, size, bold=True))
    if card.details:
        y += 1.45 * SMALL
        details = card.details.split(" · ")
        while len(details) > 1 and ruler.width(" · ".join(details), SMALL) > width - indent:
            details.pop()
        text = as_many_words(" · ".join(details), SMALL, width - indent, ruler)
        marks.append(placed(ruler, indent, y, text, SMALL))
    return marks, y + 0.3 * SMALL


def _name(card: Card, width: float, ruler: Ruler) -> tuple[float, list[str], float]:
    """Type, lines and indent of the name: whole, then with initials, then small, then in
    several lines."""
    tries = [(form, size) for form in (0, 1, 2) for size in NAMES]
    tries += [(2, size) for size in LAST_NAMES]
    for form, size in tries:
        indent = ruler.width(card.number, size, True) + 0.7 * size
        text = in_form(card.name, form)
        if ruler.width(text, size, True) <= width - indent:
            return size, [text], indent
    size = LAST_NAMES[0]
    indent = ruler.width(card.number, size, True) + 0.7 * size
    return size, ruler.wrap(in_form(card.name, 2), size, width - indent, True)[:2], indent


# Pages


def _draw(page: Page, card: _FittedCard, x: float, y: float) -> None:
    for mark in card.head:
        assert isinstance(mark, Text)
        page.marks.append(replace(mark, x=mark.x + x, y=mark.y + y))
    table, top = card.table, y + card.head_height
    rows = len(table.measured.rows)
    page.marks += draw(table, x, top, 0, rows, card.factor, ruled=False)
    foot = top + table.head_height + table.rows_height(0, rows, card.factor)
    for at, line in enumerate(card.notes):
        down = foot + BEFORE_NOTES + (ASCENT + LEADING * at) * SMALL
        page.marks.append(placed(table.measured.ruler, x, down, line, SMALL))
