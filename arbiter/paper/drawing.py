"""The marks of a table: heads, rows, cells and the rules between them, from the top down."""

from __future__ import annotations

from arbiter.formats.sheets import Align, Cell, Column, Disc, Role, Rules
from arbiter.paper.columns import (
    BOX_RATIO,
    CORNER,
    CORNER_DISC,
    CORNER_GAP,
    CORNER_INSET,
    DISC,
    DISC_GAP,
    pair_texts,
    whole_part,
)
from arbiter.paper.marks import (
    BOX_RULE,
    HAIRLINE,
    HEAD_RULE,
    TABLE_RULE,
    TILE,
    Box,
    Line,
    Mark,
    Text,
)
from arbiter.paper.marks import Disc as DiscMark
from arbiter.paper.names import breaks
from arbiter.paper.ruler import CAPITAL, baseline
from arbiter.paper.table import BOX_HIGHEST, BOX_SHARE, LEADING, FittedTable, Place

TILE_INSET = 0.6


def draw(
    table: FittedTable,
    x: float,
    y: float,
    start: int,
    stop: int,
    factor: float,
    *,
    ruled: bool = True,
) -> list[Mark]:
    """The rows of *table* from *start* to before *stop* under their heads, the upper rule at
    *y* (none if the table is not *ruled*), while the rows breathe by *factor*."""
    drawing = _Drawing(table, x, y, factor)
    drawing.heads(ruled=ruled)
    for row in range(start, stop):
        drawing.row(row, first=row == start)
    drawing.close()
    return drawing.marks


class _Drawing:
    """One stretch of a table while it is drawn from the top down."""

    def __init__(self, table: FittedTable, x: float, y: float, factor: float) -> None:
        self.table = table
        self.measured = table.measured
        self.width = table.measured.ruler.width
        self.x = x
        self.y = y
        self.factor = factor
        self.columns = table.columns(factor)
        self.marks: list[Mark] = []
        self.end = max((c.x + c.width for c in self.columns), default=0.0)
        self.grid_top = y

    def heads(self, *, ruled: bool) -> None:
        table, size = self.table, self.table.head
        if table.headless:
            return
        if ruled:
            self._rule(self.y, TABLE_RULE)
        bottom = self.y + table.head_height
        banded = table.band_height
        self._bands(banded)
        for place in self.columns:
            column = self.measured.columns[place.place]
            disc = (DISC + DISC_GAP) * size if column.disc else 0.0
            if not column.head:
                continue
            lines = self._head_lines(column, place.room - disc, size)
            centre = (self.y + bottom) / 2 - (len(lines) - 1) * 0.6 * size
            if banded:  # beside heads of two lines under a band, all stand at the foot
                centre = bottom - size - (len(lines) - 1) * 1.2 * size
            widest = max(self.width(line, size) for line in lines) + disc
            for line in lines:
                width = self.width(line, size)
                x = self._aligned(place, column.align, width + disc, head=widest)
                if column.disc:
                    self._disc(x, centre, size, column.disc)
                self._text(x + disc, baseline(centre, size), line, size, width)
                centre += 1.2 * size
        self.y = self.grid_top = bottom
        self._rule(bottom, HEAD_RULE)

    def _bands(self, height: float) -> None:
        """The headings over several columns, each with a hairline under it."""
        size = self.table.head
        for start, stop in self.measured.bands(self.table.places):
            first, last = self.columns[start], self.columns[stop - 1]
            band = self.measured.columns[first.place].band
            middle, room = (first.left + last.right) / 2, last.right - first.left
            lines = self.measured.band_lines(band, self.table.size, room)
            y = self.y + height - 0.55 * size - 1.2 * size * (len(lines) - 1)
            for line in lines:
                width = self.width(line, size, True)
                self._text(middle - width / 2, y, line, size, width, bold=True)
                y += 1.2 * size
            foot = self.y + height
            left, right = self.x + first.left, self.x + last.right
            self.marks.append(Line(left, foot, right, foot, HAIRLINE))

    def _head_lines(self, column: Column, room: float, size: float) -> list[str]:
        halves = breaks(column.head)
        if self.width(column.head, size) <= room + 0.01 or not halves:
            return [column.head]
        return list(min(halves, key=lambda pair: max(self.width(half, size) for half in pair)))

    def row(self, row: int, first: bool) -> None:
        table = self.table
        height = table.row_height(row, self.factor, first)
        own = height - table.air(row, first)
        if not first:
            self._between(row, height - own)
        top = self.y + height - own
        self._tiles(row, top, own)
        for place in self.columns:
            cell = self.measured.rows[row][place.place]
            text = self.measured.texts(place.place, table.cut)[row]
            self._cell(place, cell, text, top, own)
        self.y += height

    def _between(self, row: int, air: float) -> None:
        rules = self.measured.table.rules
        if rules is Rules.NONE or (rules is Rules.GROUPS and not self.table.starts[row]):
            return
        total = self._is_total(row)
        self._rule(self.y + air / 2, HEAD_RULE if total else HAIRLINE)

    def _is_total(self, row: int) -> bool:
        passed = 0
        for group in self.measured.table.groups:
            if row == passed and group.rows:
                return group.total
            passed += len(group.rows)
        return False

    def close(self) -> None:
        """The rule under the table and the upright ones of the matrix."""
        if self.measured.matrix:
            xs = {
                round(edge, 4)
                for place in self.columns
                if self._gridded(place)
                for edge in (place.x, place.x + place.width)
            }
            for edge in sorted(xs):
                x = self.x + edge
                self.marks.append(Line(x, self.grid_top, x, self.y, HAIRLINE))
        self._rule(self.y, HAIRLINE if self.table.headless else TABLE_RULE)

    def _gridded(self, place: Place) -> bool:
        role = self.measured.columns[place.place].role
        if role is Role.RESULT:
            return True
        if self.measured.table.rules is not Rules.PEN:
            return False
        results = [c.x for c in self.columns if self.measured.columns[c.place].role is Role.RESULT]
        return bool(results) and place.x > results[-1]

    # -- cells ---------------------------------------------------------------------------

    def _cell(self, place: Place, cell: Cell, text: str, top: float, height: float) -> None:
        column = self.measured.columns[place.place]
        size = self.measured.type_size(column, self.table.size)
        bold = cell.bold or column.bold
        centre = top + height / 2
        if cell.line:
            y = baseline(centre, size)
            self.marks.append(Line(self.x + place.left, y, self.x + place.right, y, HEAD_RULE))
        if cell.box:
            self._box(place, centre, height)
        if cell.corners:
            self._corners(place, cell, top)
        if cell.pair:
            self._pair(place, cell, centre, size, bold)
        elif column.role is Role.NAME and (cell.sub or self.table.cut.wrap):
            self._name(place, cell, text, centre, size, bold)
        elif text:
            self._line(place, column, cell, text, baseline(centre, size), size, bold)

    def _line(
        self, place: Place, column: Column, cell: Cell, text: str, y: float, size: float, bold: bool
    ) -> None:
        width = self.width(text, size, bold)
        disc = (DISC + DISC_GAP) * size if cell.disc else 0.0
        if column.align is Align.DECIMAL:
            x = self._axis(place, size) - self.width(whole_part(text), size, bold)
        else:
            x = self._aligned(place, column.align, width + disc)
        if cell.disc:
            # Before figures of different length the discs stand in a column of their own.
            left = place.left if column.align is Align.RIGHT else x
            self._disc(left, y - CAPITAL * size / 2, size, cell.disc)
        self._text(x + disc, y, text, size, width, bold, cell.soft)
        if cell.soft and column.role is Role.NAME:
            self._strike(x, y, width, size)

    def _name(
        self, place: Place, cell: Cell, text: str, centre: float, size: float, bold: bool
    ) -> None:
        lines = self._name_lines(text, place.room, size, bold)
        sub = next(
            (s for s in cell.sub if self.width(s, self.table.sub) <= place.room + 0.01),
            cell.sub[-1] if cell.sub else "",
        )
        drop = 0.22 * size + 1.05 * self.table.sub if sub else 0.0
        block = LEADING * size * (len(lines) - 1) + drop
        y = centre + (CAPITAL * size - block) / 2
        for line in lines:
            width = self.width(line, size, bold)
            self._text(place.left, y, line, size, width, bold, cell.soft)
            if cell.soft:
                self._strike(place.left, y, width, size)
            y += LEADING * size
        if sub:
            y += drop - LEADING * size
            width = self.width(sub, self.table.sub)
            self._text(place.left, y, sub, self.table.sub, width, soft=cell.soft)

    def _name_lines(self, text: str, room: float, size: float, bold: bool) -> list[str]:
        halves = breaks(text)
        if not halves or self.width(text, size, bold) <= room + 0.01:
            return [text]
        fitting = [
            pair
            for pair in halves
            if max(self.width(half, size, bold) for half in pair) <= room + 0.01
        ]
        return list(fitting[0] if fitting else halves[0])

    def _pair(self, place: Place, cell: Cell, centre: float, size: float, bold: bool) -> None:
        """Each game of a double round in its own half, so that a lone result shows its cycle."""
        half = place.room / len(cell.pair)
        for number, text in enumerate(pair_texts(cell)):
            if not text:
                continue
            width = self.width(text, size, bold)
            x = self.x + place.left + half * number + (half - width) / 2
            self.marks.append(Text(x, baseline(centre, size), text, size, width, bold, cell.soft))

    def _tiles(self, row: int, top: float, height: float) -> None:
        """The tiles of *row*; under one band they are one."""
        tiles: list[tuple[Place, Place]] = []
        for at, place in enumerate(self.columns):
            if not self.measured.rows[row][place.place].fill:
                continue
            band = self.measured.columns[place.place].band
            before = self.columns[at - 1]
            joined = band and tiles and tiles[-1][1] is before
            if joined and self.measured.columns[before.place].band == band:
                tiles[-1] = tiles[-1][0], place
            else:
                tiles.append((place, place))
        for first, last in tiles:
            self.marks.append(
                Box(
                    self.x + first.x + TILE_INSET,
                    top + TILE_INSET,
                    last.x + last.width - first.x - 2 * TILE_INSET,
                    height - 2 * TILE_INSET,
                    fill=TILE,
                )
            )

    def _corners(self, place: Place, cell: Cell, top: float) -> None:
        """Round and colour of each game at the head of its part of the cell."""
        part = place.width / len(cell.corners)
        y = top + CORNER_INSET + CAPITAL * CORNER
        for number, corner in enumerate(cell.corners):
            x = place.x + part * number + CORNER_INSET
            if corner.disc:
                middle = self.x + x + CORNER_DISC / 2
                centre = y - CAPITAL * CORNER / 2
                filled = corner.disc is Disc.BLACK
                self.marks.append(DiscMark(middle, centre, CORNER_DISC, filled))
                x += CORNER_DISC + CORNER_GAP
            if corner.text:
                self._text(x, y, corner.text, CORNER, self.width(corner.text, CORNER))

    def _box(self, place: Place, centre: float, height: float) -> None:
        square = self.measured.columns[place.place].role is Role.TICK
        ratio = 1.0 if square else BOX_RATIO
        high = min(BOX_HIGHEST, BOX_SHARE * height, place.room / ratio)
        wide = ratio * high
        x = self.x + place.centre - wide / 2
        self.marks.append(Box(x, centre - high / 2, wide, high, weight=BOX_RULE))

    # -- strokes -------------------------------------------------------------------------

    def _axis(self, place: Place, size: float) -> float:
        """Where the whole parts of a column of decimals end; the column stands in its middle."""
        whole, width = self.measured.decimals(place.place, self.table.cut)
        return place.left + (place.room - width * size) / 2 + whole * size

    def _aligned(
        self, place: Place, align: Align, width: float, head: float | None = None
    ) -> float:
        if align is Align.LEFT:
            return place.left
        if align is Align.RIGHT:
            return place.right - width
        return place.centre - width / 2

    def _text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        width: float,
        bold: bool = False,
        soft: bool = False,
    ) -> None:
        self.marks.append(Text(self.x + x, y, text, size, width, bold, soft))

    def _disc(self, x: float, centre: float, size: float, disc: Disc) -> None:
        diameter = DISC * size
        middle = self.x + x + diameter / 2
        self.marks.append(DiscMark(middle, centre, diameter, disc is Disc.BLACK))

    def _strike(self, x: float, y: float, width: float, size: float) -> None:
        height = y - 0.26 * size
        self.marks.append(Line(self.x + x, height, self.x + x + width, height, HEAD_RULE, True))

    def _rule(self, y: float, weight: float) -> None:
        self.marks.append(Line(self.x, y, self.x + self.end, y, weight))
