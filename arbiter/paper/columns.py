"""What each column of a table needs, measured and never guessed.

Widths of the body grow with the type, so they are kept in sizes (em) and measured once;
heads and second lines have sizes of their own, which stop at 9 and 13 points.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from arbiter.formats.sheets import Align, Cell, Column, Role, Row, Rules, Table
from arbiter.paper.names import (
    LONGEST_WORD,
    bounded,
    bounded_text,
    breaks,
    first_words,
    shortened,
)
from arbiter.paper.ruler import Ruler

GUTTER = 0.45
OUTER_GUTTER = 0.25
"""At the ends of the table, where nothing stands on the other side."""
RESULT_GUTTER = 0.22
PAIR_GUTTER = 0.15
EXTRA_GAP = 0.4
"""Before points, the counts of wins and the results, in sizes."""
RESULT_LEAST = 1.5
DISC = 0.62
DISC_GAP = 0.3
BOX_RATIO = 2.6
BOX_LEAST = 1.25
"""Least height of a box to write in, in sizes; where there is room it grows to 30 points."""
SMALL_NUMBER = 0.8
"""Starting numbers beside names of two lines are no rivals of the names."""
SMALL_TEXT = 0.85
LINE_LEAST = 1.4
"""Least length of a line to write a result on, in sizes."""
WRITTEN_LEAST = 8.0
"""Least width of a column that is written in by hand, in sizes."""
WRITTEN_NUMBER = 30.0
"""The same in points, where only numbers are written."""
CORNER = 9.0
CORNER_DISC = 5.2
CORNER_GAP = 1.4
CORNER_INSET = 2.6
"""Type, disc, the gap between them and the distance from the edges of a cell's corners, in
points whatever the size of the table is."""

_NUMBER = re.compile(r"\(?[+−-]?\d*")


def head_size(size: float) -> float:
    """Type of the column heads."""
    return min(13.0, max(9.0, 0.85 * size))


def sub_size(size: float) -> float:
    """Type of the second line of a name."""
    return min(13.0, max(9.0, 0.62 * size))


def whole_part(text: str) -> str:
    """What stands left of the decimal axis: ``4`` of ``4½``, ``−12`` of ``−12.5``.

    >>> whole_part("4½"), whole_part("(1½)"), whole_part("½"), whole_part("—")
    ('4', '(1', '', '—')
    """
    found = _NUMBER.match(text)
    whole = found.group() if found else ""
    return whole if any(letter.isdigit() for letter in text) or "½" in text else text


def shown(cell: Cell, column: Column) -> str:
    """The text of *cell* on paper; what does not count stands in parentheses."""
    text = str(cell.text)
    if not cell.soft or not text or text[0] in "(—" or column.role is Role.NAME:
        return text
    if column.role is Role.RESULT or column.align is Align.DECIMAL:
        return f"({text})"
    return text


def pair_texts(cell: Cell) -> list[str]:
    """Both games of a cell on paper; what does not count stands in parentheses."""
    return [f"({mark})" if cell.soft and mark and mark[0] != "(" else mark for mark in cell.pair]


def _bounded(column: Column) -> Column:
    """*column* with nothing longer above it than a table can hold."""
    if max(len(column.head), len(column.band)) <= LONGEST_WORD:
        return column
    return replace(column, head=bounded_text(column.head), band=bounded_text(column.band))


@dataclass(frozen=True, slots=True)
class Cut:
    """What a table gives up to fit: columns by key, forms of names, words of clubs, and at
    last names in two lines."""

    dropped: frozenset[str] = frozenset()
    form: int = 0
    words: int | None = None
    wrap: bool = False


@dataclass(frozen=True, slots=True)
class Need:
    """Points that a column can't do without, those with which no name in it is broken, and
    those with which no second line is shortened; ``lines`` of its head."""

    place: int
    need: float
    unbroken: float
    second: float
    lines: int


@dataclass(slots=True)
class _Body:
    """Widths of a column's cells in sizes. ``least`` is with names in two lines, ``sub`` of the
    longest and ``least_sub`` of the shortest second lines."""

    width: float = 0.0
    least: float = 0.0
    sub: float = 0.0
    least_sub: float = 0.0
    whole: float = 0.0
    corners: float = 0.0
    """In points."""


class MeasuredTable:
    """A table without its idle columns, and the widths of everything in it."""

    def __init__(self, table: Table, ruler: Ruler) -> None:
        self.table = table.without_idle_columns()
        self.ruler = ruler
        self.columns = tuple(map(_bounded, self.table.columns))
        self.rows: tuple[Row, ...] = tuple(tuple(map(bounded, row)) for row in self.table.rows)
        self.two_lines = any(cell.sub for row in self.rows for cell in row)
        self.paired = any(cell.pair for row in self.rows for cell in row)
        self.half = max(
            (ruler.width(mark) for row in self.rows for cell in row for mark in pair_texts(cell)),
            default=0.0,
        )
        self.matrix = table.rules in (Rules.MATRIX, Rules.PEN)
        self._texts: dict[tuple[int, int, int | None], list[str]] = {}
        self._bodies: dict[tuple[int, int, int | None], _Body] = {}

    def optional(self) -> list[frozenset[str]]:
        """Keys of the columns that may go, the first to go first; those of one ``keep`` go
        together, as the counts of wins, losses and draws do."""
        keeps = sorted({column.keep for column in self.columns if column.keep}, reverse=True)
        return [
            frozenset(column.key for column in self.columns if column.keep == keep)
            for keep in keeps
        ]

    def floored(self, size: float) -> frozenset[str]:
        """Columns that go before the type becomes smaller than *size*."""
        return frozenset(column.key for column in self.columns if column.floor >= size)

    def has_names(self) -> bool:
        """A column of names is among the columns."""
        return any(column.role is Role.NAME for column in self.columns)

    def has_clubs(self) -> bool:
        """A column of clubs is among the columns."""
        return any(column.role is Role.CLUB for column in self.columns)

    def type_size(self, column: Column, size: float) -> float:
        """Type of the column in a table of *size*, in points."""
        if column.small:
            return max(9.0, SMALL_TEXT * size)
        small = self.two_lines and column.role is Role.NUMBER and not column.bold
        return max(9.0, SMALL_NUMBER * size) if small else size

    def texts(self, place: int, cut: Cut) -> list[str]:
        """What the column's cells say after *cut*, row by row."""
        column = self.columns[place]
        form = cut.form if column.role is Role.NAME else 0
        words = cut.words if column.role is Role.CLUB else None
        key = (place, form, words)
        known = self._texts.get(key)
        if known is None:
            cells = [row[place] for row in self.rows]
            if column.role is Role.NAME:
                known = shortened([cell.text for cell in cells], form)
            else:
                known = [first_words(shown(cell, column), words) for cell in cells]
            self._texts[key] = known
        return known

    def gutters(self, column: Column) -> float:
        """Air on either side of a cell, in sizes."""
        if column.role is Role.RESULT:
            return PAIR_GUTTER if self.paired else RESULT_GUTTER
        beside_name = self.table.full and column.role is Role.NUMBER and not column.bold
        if column.role is Role.MARK or beside_name:
            return RESULT_GUTTER
        return GUTTER

    def sides(self, places: Sequence[int]) -> list[tuple[float, float]]:
        """Air left and right of the cells of each of *places*, in sizes."""
        sides = [(gutter, gutter) for gutter in (self.gutters(self.columns[p]) for p in places)]
        if sides:
            sides[0] = (min(OUTER_GUTTER, sides[0][0]), sides[0][1])
            sides[-1] = (sides[-1][0], min(OUTER_GUTTER, sides[-1][1]))
        return sides

    def gap(self, place: int, before: int | None) -> float:
        """Air before the column, in sizes, where another one, *before*, stands left of it."""
        if before is None:
            return 0.0
        column, left = self.columns[place], self.columns[before]
        results = (column.role is Role.RESULT) is not (left.role is Role.RESULT)
        reported = column.role is Role.BOX and not self.two_lines
        sets_off = results or reported or column.key == "points"
        if self.table.rules is Rules.PEN and column.role is not Role.RESULT:
            return 0.0  # the grid goes on
        return EXTRA_GAP if sets_off else 0.0

    def decimals(self, place: int, cut: Cut) -> tuple[float, float]:
        """Widest whole part, and widest whole column, in sizes."""
        body = self._body(place, cut)
        return body.whole, body.width

    def line_widths(self, place: int, cut: Cut) -> list[float]:
        """Widths of the column's cells in one line each, in sizes."""
        column = self.columns[place]
        return [
            self.ruler.width(text, 1.0, row[place].bold or column.bold)
            for row, text in zip(self.rows, self.texts(place, cut))
        ]

    def needs(self, size: float, cut: Cut, places: Sequence[int] | None = None) -> list[Need]:
        """What the columns need at *size* after *cut*, gutters included, gaps not."""
        if places is None:
            places = self.kept(cut)
        found = [
            self._need(place, size, cut, left + right)
            for place, (left, right) in zip(places, self.sides(places))
        ]
        shared = max(
            (n.need for n in found if self.columns[n.place].role is Role.RESULT), default=0.0
        )
        found = [
            Need(n.place, shared, shared, shared, n.lines)
            if self.columns[n.place].role is Role.RESULT
            else n
            for n in found
        ]
        for start, stop in self.bands(places):
            lack = self._band_need(places[start], size, found[start:stop]) / (stop - start)
            found[start:stop] = [
                replace(n, need=n.need + lack, unbroken=n.unbroken + lack, second=n.second + lack)
                for n in found[start:stop]
            ]
        return found

    def bands(self, places: Sequence[int]) -> list[tuple[int, int]]:
        """Where in *places* columns of one band begin and end."""
        bands: list[tuple[int, int]] = []
        for at, place in enumerate(places):
            band = self.columns[place].band
            if not band:
                continue
            if bands and bands[-1][1] == at and self.columns[places[at - 1]].band == band:
                bands[-1] = bands[-1][0], at + 1
            else:
                bands.append((at, at + 1))
        return bands

    def band_lines(self, band: str, size: float, room: float) -> list[str]:
        """The heading *band* over *room* points, in two lines where it is too wide for one."""
        type_size = head_size(size)
        halves = breaks(band)
        if self.ruler.width(band, type_size, True) <= room + 0.01 or not halves:
            return [band]
        return list(
            min(halves, key=lambda pair: max(self.ruler.width(h, type_size, True) for h in pair))
        )

    def _band_need(self, place: int, size: float, needs: Sequence[Need]) -> float:
        """Points that the band over *needs* lacks, in two lines if it can be broken."""
        room = sum(need.need for need in needs) - 2 * GUTTER * size
        lines = self.band_lines(self.columns[place].band, size, room)
        widest = max(self.ruler.width(line, head_size(size), True) for line in lines)
        return max(0.0, widest - room)

    def kept(self, cut: Cut) -> list[int]:
        """Places of the columns that *cut* leaves."""
        return [place for place, column in enumerate(self.columns) if column.key not in cut.dropped]

    def gaps(self, size: float, places: Sequence[int]) -> list[float]:
        """Air before each of the columns in points."""
        return [
            size * self.gap(place, places[at - 1] if at else None)
            for at, place in enumerate(places)
        ]

    def width(self, size: float, cut: Cut, places: Sequence[int] | None = None) -> float:
        """Points that the table needs from its first column to its last."""
        if places is None:
            places = self.kept(cut)
        return sum(n.need for n in self.needs(size, cut, places)) + sum(self.gaps(size, places))

    def _need(self, place: int, size: float, cut: Cut, gutters: float) -> Need:
        column = self.columns[place]
        body = self._body(place, cut)
        scaled = self.type_size(column, size)
        sub = sub_size(size)
        need = unbroken = second = max(body.width * scaled, body.sub * sub)
        if cut.wrap:
            least_sub = body.least_sub * sub
            need, unbroken = (max(w * scaled, least_sub) for w in (body.least, body.width))
            second = body.sub * sub
        head, lines = self._head(column, head_size(size), need)
        air = gutters * size
        least = RESULT_LEAST * size - air if column.role is Role.RESULT else 0.0
        least = max(least, body.corners - air)
        by_hand = column.role is Role.NUMBER and not body.width
        if self.table.rules is Rules.PEN and by_hand:
            least = max(least, WRITTEN_NUMBER - air)
        need, unbroken, second = (max(w, head, least) + air for w in (need, unbroken, second))
        return Need(place, need, unbroken, second, lines)

    def corners_width(self, cell: Cell) -> float:
        """Points that the corners of *cell* need, each in an equal part of it."""
        widths = [self.ruler.width(corner.text, CORNER) for corner in cell.corners]
        widest = max(widths) + CORNER_INSET + CORNER_DISC + CORNER_GAP + CORNER_INSET / 2
        return widest * len(cell.corners)

    def _head(self, column: Column, size: float, room: float) -> tuple[float, int]:
        """Width of the head at *size*, and its lines: two where it is wider than *room*."""
        disc = (DISC + DISC_GAP) * size if column.disc else 0.0
        width = self.ruler.width(column.head, size) + disc
        halves = breaks(column.head)
        if width <= room or not halves:
            return width, 1
        return min(max(self.ruler.width(half, size) for half in pair) for pair in halves) + disc, 2

    def _body(self, place: int, cut: Cut) -> _Body:
        column = self.columns[place]
        form = cut.form if column.role is Role.NAME else 0
        words = cut.words if column.role is Role.CLUB else None
        key = (place, form, words)
        known = self._bodies.get(key)
        if known is None:
            known = self._bodies[key] = self._measured(column, place, self.texts(place, cut))
        return known

    def _measured(self, column: Column, place: int, texts: list[str]) -> _Body:
        width = self.ruler.width
        body = _Body()
        fraction = 0.0
        for row, text in zip(self.rows, texts):
            cell = row[place]
            bold = cell.bold or column.bold
            whole = width(text, 1.0, bold)
            if column.align is Align.DECIMAL:
                left = width(whole_part(text), 1.0, bold)
                body.whole = max(body.whole, left)
                fraction = max(fraction, whole - left)
            disc = DISC + DISC_GAP if cell.disc else 0.0
            body.width = max(body.width, whole + disc)
            if cell.pair:
                games = len(cell.pair)
                apart = games * self.half + (games - 1) * RESULT_GUTTER
                body.width, body.least = max(body.width, apart), max(body.least, apart)
            least = whole
            if column.role is Role.NAME:
                halves = [max(width(h, 1.0, bold) for h in pair) for pair in breaks(text)]
                least = min([whole, *halves])
            body.least = max(body.least, least + disc)
            if cell.corners:
                body.corners = max(body.corners, self.corners_width(cell))
            if cell.sub:
                body.sub = max(body.sub, width(cell.sub[0]))
                body.least_sub = max(body.least_sub, min(width(form) for form in cell.sub))
        if column.align is Align.DECIMAL:
            body.width = body.least = body.whole + fraction
        if any(row[place].line for row in self.rows):
            body.width = body.least = max(body.width, LINE_LEAST)
        if any(row[place].box for row in self.rows):
            ratio = 1.0 if column.role is Role.TICK else BOX_RATIO
            body.width = body.least = max(body.width, ratio * BOX_LEAST)
        if column.role is Role.LINE:
            body.width = body.least = max(body.width, WRITTEN_LEAST)
        return body
