"""A table that fits: where its columns stand, how high its rows are, and its marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arbiter.formats.sheets import Role, Rules
from arbiter.paper.columns import (
    BOX_RATIO,
    GUTTER,
    Cut,
    MeasuredTable,
    head_size,
    sub_size,
)
from arbiter.paper.names import breaks

LIST_PITCH = 1.55
MATRIX_PITCH = 1.62
PEN_PITCH = 22.0
LEADING = 1.22
SUB_LEADING = 1.25
TWO_LINE_AIR = 0.62
GROUP_AIR = 0.5
CAPTION = 1.05
CAPTION_AIR = 0.4
BOX_HIGHEST = 30.0
BOX_SHARE = 0.72
"""Share of a row that a box may fill."""
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
        if measured.bands(self.places):
            self.head_lines = self._widened_head_lines()

    def _widened_head_lines(self) -> int:
        """Lines of the heads where bands have made their columns wider."""
        measured = self.measured
        fits = [
            measured.ruler.width(measured.columns[place.place].head, self.head) <= place.room + 0.01
            for place in self.columns(0.0)
        ]
        return 1 if all(fits) else self.head_lines

    # -- heights -------------------------------------------------------------------------

    @property
    def headless(self) -> bool:
        """Whether no column has a heading: facts one below the other."""
        return not any(self.measured.columns[place].head for place in self.places)

    @property
    def head_height(self) -> float:
        """Height of the strip of heads, the bands above them included."""
        if self.headless:
            return 0.0
        return self.head * (2.0 + 1.2 * (self.head_lines - 1)) + self.band_height

    @property
    def band_height(self) -> float:
        """Height of the bands over the heads, 0 without any."""
        measured = self.measured
        needs = [need.need for need in self.needs]
        lines = [
            measured.band_lines(
                measured.columns[self.places[start]].band,
                self.size,
                sum(needs[start:stop]) - 2 * GUTTER * self.size,
            )
            for start, stop in measured.bands(self.places)
        ]
        return self.head * (0.4 + 1.2 * max(map(len, lines))) if lines else 0.0

    @property
    def caption(self) -> list[str]:
        """The lines of the caption above the table."""
        text = self.measured.table.caption
        wrap = self.measured.ruler.wrap
        return wrap(text, CAPTION * self.size, self.room, True) if text else []

    @property
    def caption_height(self) -> float:
        """Height of the caption with the air under it, 0 without one."""
        lines = len(self.caption)
        return self.size * (CAPTION * LEADING * lines + CAPTION_AIR) if lines else 0.0

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
        return max(self.heights[row] * factor, self._least) + self.air(row, first)

    def air(self, row: int, first: bool) -> float:
        """What is kept free above *row*, the *first* on its page or not."""
        if self.starts[row] and not first and self.measured.table.rules is Rules.GROUPS:
            return GROUP_AIR * self.size
        return 0.0

    @property
    def _least(self) -> float:
        """Height under which no row goes: one that is written in with a pen needs room."""
        return PEN_PITCH if self.measured.table.rules is Rules.PEN else 0.0

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
        spare += self._released(widths)
        spare -= self._fill(widths, [need.second for need in self.needs], spare)
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
            if Role.BOX not in roles and Role.LINE not in roles:
                spare -= self._fill(widths, self._padded(widths, roles), spare)
            self._share(widths, roles, spare)
            return widths
        names = [w * (1 + NAME_MOST * (role is Role.NAME)) for w, role in zip(widths, roles)]
        spare -= self._fill(widths, names, spare)
        self._fill(widths, self._padded(widths, roles), spare)
        return widths

    def _padded(self, widths: Sequence[float], roles: Sequence[Role]) -> list[float]:
        """*widths* with the most air that columns other than names and results get."""
        pads = {Role.NAME: 0.0, Role.RESULT: 0.0, Role.MARK: MARK_PAD_MOST}
        return [w + self.size * pads.get(role, PAD_MOST) for w, role in zip(widths, roles)]

    def _released(self, widths: list[float]) -> float:
        """Narrow the columns in which some name is broken all the same, as far as no further
        one breaks for it; the points that this gives back."""
        released = 0.0
        sides = self.measured.sides(self.places)
        for at, need in enumerate(self.needs):
            if widths[at] >= need.unbroken - 0.01:
                continue
            air = sum(sides[at]) * self.size
            lines = [w * self.size for w in self.measured.line_widths(need.place, self.cut)]
            unbroken = [line for line in lines if line <= widths[at] - air]
            snug = max([need.need, *(line + air for line in unbroken)])
            released += widths[at] - snug
            widths[at] = snug
        return released

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
        """Spend all of *spare* on the names, or on what is written by hand, making them as
        equal as it goes."""
        # What is written by hand needs the room more than what is printed.
        growing = Role.LINE if Role.LINE in roles else Role.NAME
        names = sorted(
            (at for at, role in enumerate(roles) if role is growing), key=lambda at: widths[at]
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
