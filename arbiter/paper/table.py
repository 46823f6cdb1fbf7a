"""A table that fits: where its columns stand, how high its rows are, and its marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arbiter.formats.sheets import Align, Cell, Column, Disc, Role, Rules
from arbiter.paper.columns import (
    BOX_RATIO,
    DISC,
    DISC_GAP,
    Cut,
    MeasuredTable,
    head_size,
    sub_size,
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

LIST_PITCH = 1.55
MATRIX_PITCH = 1.62
PEN_PITCH = 22.0
LEADING = 1.22
SUB_LEADING = 1.25
TWO_LINE_AIR = 0.62
GROUP_AIR = 0.5
CAPTION_AIR = 1.25
BOX_HIGHEST = 30.0
BOX_SHARE = 0.72
"""Share of a row that a box may fill."""
TILE_INSET = 0.6
PAD_MOST = 1.1
MARK_PAD_MOST = 0.4
NAME_MOST = 0.35
SQUARE = 1.15


@dataclass(frozen=True, slots=True)
class Place:
    """A column where it stands: from ``x`` on ``width`` wide, its cells between ``left`` and
    ``right``."""

    place: int
    x: float
    width: float
    left: float
    right: float

    @property
    def room(self) -> float:
        """Points between the gutters."""
        return self.right - self.left

    @property
    def centre(self) -> float:
        """Middle of what stands in the column."""
        return (self.left + self.right) / 2


class FittedTable:
    """A table at a *size*, after *cut*, on *width* points; *places* are its columns (all that
    the cut leaves, unless the table is split over pages)."""

    def __init__(
        self,
        measured: MeasuredTable,
        size: float,
        cut: Cut,
        width: float,
        places: Sequence[int] | None = None,
    ) -> None:
        self.measured = measured
        self.size = size
        self.cut = cut
        self.room = width
        self.places = list(places) if places is not None else measured.kept(cut)
        self.needs = measured.needs(size, cut, self.places)
        self.gaps = measured.gaps(size, self.places)
        self.head = head_size(size)
        self.sub = sub_size(size)
        self.head_lines = max((need.lines for need in self.needs), default=1)
        self._columns: dict[float, list[Place]] = {}
        self.starts = self._group_starts()
        self.heights = self._row_heights()

    # -- heights -------------------------------------------------------------------------

    @property
    def head_height(self) -> float:
        """Height of the strip of heads."""
        return self.head * (2.0 + 1.2 * (self.head_lines - 1))

    @property
    def caption_height(self) -> float:
        """Height of the caption above the table, 0 without one."""
        return self.size * (1.05 + CAPTION_AIR * 0.5) if self.measured.table.caption else 0.0

    def _group_starts(self) -> list[bool]:
        """Whether a row is the first of a group other than the first group."""
        starts: list[bool] = []
        for number, group in enumerate(self.measured.table.groups):
            starts += [number > 0 and at == 0 for at in range(len(group.rows))]
        return starts

    def _row_heights(self) -> list[float]:
        """Heights of the rows in points, without what is added between groups."""
        size = self.size
        rules = self.measured.table.rules
        if self.measured.two_lines:
            pitch = (LEADING + TWO_LINE_AIR) * size + SUB_LEADING * self.sub
        elif rules is Rules.PEN:
            pitch = max(PEN_PITCH, MATRIX_PITCH * size)
        else:
            pitch = (MATRIX_PITCH if self.measured.matrix else LIST_PITCH) * size
        heights = [pitch] * len(self.measured.rows)
        if self.cut.wrap:
            rooms = {place.place: place.room for place in self.columns(0.0)}
            for row, extra in enumerate(self._broken(rooms)):
                if extra:
                    heights[row] += LEADING * size
        return heights

    def _broken(self, rooms: dict[int, float]) -> list[bool]:
        """Which rows have a name in two lines."""
        width = self.measured.ruler.width
        broken = [False] * len(self.measured.rows)
        for place in self.places:
            column = self.measured.columns[place]
            if column.role is not Role.NAME:
                continue
            texts = self.measured.texts(place, self.cut)
            for number, (row, text) in enumerate(zip(self.measured.rows, texts)):
                bold = row[place].bold or column.bold
                if width(text, self.size, bold) > rooms[place] + 0.01 and breaks(text):
                    broken[number] = True
        return broken

    def row_height(self, row: int, factor: float, first: bool) -> float:
        """Height of *row* when the rows breathe by *factor*; *first* on its page or not."""
        air = 0.0
        if self.starts[row] and not first and self.measured.table.rules is Rules.GROUPS:
            air = GROUP_AIR * self.size
        return self.heights[row] * factor + air

    def rows_height(self, start: int, stop: int, factor: float) -> float:
        """Height of the rows from *start* to before *stop*."""
        return sum(self.row_height(row, factor, row == start) for row in range(start, stop))

    # -- widths --------------------------------------------------------------------------

    def columns(self, factor: float) -> list[Place]:
        """The columns where they stand. Room to spare goes to the results until they are
        nearly square, then to the names, then to all others; then the table ends."""
        known = self._columns.get(factor)
        if known is None:
            known = self._columns[factor] = self._placed(self._spread(factor))
        return known

    def _spread(self, factor: float) -> list[float]:
        widths = [need.need for need in self.needs]
        spare = self.room - sum(widths) - sum(self.gaps)
        spare -= self._fill(widths, [need.unbroken for need in self.needs], spare)
        spare -= self._fill(widths, [need.wish for need in self.needs], spare)
        roles = [self.measured.columns[place].role for place in self.places]
        pitch = min(self.heights, default=0.0) * factor if factor else 0.0
        square = [
            max(w, SQUARE * pitch) if role is Role.RESULT else w for w, role in zip(widths, roles)
        ]
        spare -= self._fill(widths, square, spare)
        boxes = [
            max(w, BOX_RATIO * min(BOX_HIGHEST, BOX_SHARE * pitch) + 0.9 * self.size)
            if role is Role.BOX
            else w
            for w, role in zip(widths, roles)
        ]
        spare -= self._fill(widths, boxes, spare)
        if self.measured.table.full:
            self._share(widths, roles, spare)
            return widths
        names = [w * (1 + NAME_MOST * (role is Role.NAME)) for w, role in zip(widths, roles)]
        spare -= self._fill(widths, names, spare)
        pads = {Role.NAME: 0.0, Role.RESULT: 0.0, Role.MARK: MARK_PAD_MOST}
        others = [w + self.size * pads.get(role, PAD_MOST) for w, role in zip(widths, roles)]
        self._fill(widths, others, spare)
        return widths

    @staticmethod
    def _fill(widths: list[float], goals: Sequence[float], spare: float) -> float:
        """Widen towards *goals* in equal steps, the nearest goal first; what was used."""
        used = 0.0
        growing = sorted(
            (goal - width, at)
            for at, (goal, width) in enumerate(zip(goals, widths))
            if goal > width
        )
        for number, (lack, at) in enumerate(growing):
            share = (spare - used) / (len(growing) - number)
            step = max(0.0, min(lack, share))
            widths[at] += step
            used += step
        return used

    @staticmethod
    def _share(widths: list[float], roles: Sequence[Role], spare: float) -> None:
        """Spend all of *spare* on the names, making them as equal as it goes."""
        names = sorted(
            (at for at, role in enumerate(roles) if role is Role.NAME), key=lambda at: widths[at]
        )
        if not names or spare <= 0:
            if widths and spare > 0:
                widths[-1] += spare
            return
        for count in range(1, len(names) + 1):
            level = (sum(widths[at] for at in names[:count]) + spare) / count
            if count == len(names) or level <= widths[names[count]]:
                for at in names[:count]:
                    widths[at] = level
                return

    def _placed(self, widths: Sequence[float]) -> list[Place]:
        x, placed = 0.0, []
        sides = self.measured.sides(self.places)
        for place, width, gap, (left, right) in zip(self.places, widths, self.gaps, sides):
            x += gap
            start, end = x + left * self.size, x + width - right * self.size
            placed.append(Place(place, x, width, start, end))
            x += width
        return placed

    # -- marks ---------------------------------------------------------------------------

    def draw(self, x: float, y: float, start: int, stop: int, factor: float) -> list[Mark]:
        """The rows from *start* to before *stop* under their heads, the upper rule at *y*."""
        drawing = _Drawing(self, x, y, factor)
        drawing.heads()
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

    def heads(self) -> None:
        table, size = self.table, self.table.head
        self._rule(self.y, TABLE_RULE)
        bottom = self.y + table.head_height
        for place in self.columns:
            column = self.measured.columns[place.place]
            disc = (DISC + DISC_GAP) * size if column.disc else 0.0
            lines = self._head_lines(column, place.room - disc, size)
            centre = (self.y + bottom) / 2 - (len(lines) - 1) * 0.6 * size
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

    def _head_lines(self, column: Column, room: float, size: float) -> list[str]:
        halves = breaks(column.head)
        if self.width(column.head, size) <= room + 0.01 or not halves:
            return [column.head]
        return list(min(halves, key=lambda pair: max(self.width(half, size) for half in pair)))

    def row(self, row: int, first: bool) -> None:
        table = self.table
        height = table.row_height(row, self.factor, first)
        own = table.heights[row] * self.factor
        if not first:
            self._between(row, height - own)
        top = self.y + height - own
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
        self._rule(self.y, TABLE_RULE)

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
        size = self.table.size * self.measured.scale(column)
        bold = cell.bold or column.bold
        centre = top + height / 2
        if cell.fill:
            self._tile(place, top, height)
        if cell.box:
            self._box(place, centre, height)
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
            self._disc(x, y - CAPITAL * size / 2, size, cell.disc)
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
        for number, mark in enumerate(cell.pair):
            if not mark:
                continue
            text = f"({mark})" if cell.soft and mark[0] != "(" else mark
            width = self.width(text, size, bold)
            x = self.x + place.left + half * number + (half - width) / 2
            self.marks.append(Text(x, baseline(centre, size), text, size, width, bold, cell.soft))

    def _tile(self, place: Place, top: float, height: float) -> None:
        self.marks.append(
            Box(
                self.x + place.x + TILE_INSET,
                top + TILE_INSET,
                place.width - 2 * TILE_INSET,
                height - 2 * TILE_INSET,
                fill=TILE,
            )
        )

    def _box(self, place: Place, centre: float, height: float) -> None:
        high = min(BOX_HIGHEST, BOX_SHARE * height, place.room / BOX_RATIO)
        wide = BOX_RATIO * high
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
