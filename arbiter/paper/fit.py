"""The ladder: what a sheet gives up, in which order, until it fits.

Everything on one page in the largest type that goes; then several pages at 11 points with
shorter names; then fewer columns; then initials; then small type; at last columns split over
pages. Tables of one sheet share the size, but each gives up only what it must itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from arbiter.formats.sheets import (
    Fields,
    Lines,
    Notes,
    Orientation,
    Sheet,
    Signatures,
    Table,
    Turn,
)
from arbiter.paper import forms
from arbiter.paper.columns import Cut, MeasuredTable
from arbiter.paper.flow import Part, Placed, Rows, TablePart, paginate, whole_height
from arbiter.paper.furniture import Furniture, Stamp
from arbiter.paper.marks import Paper
from arbiter.paper.prose import Prose, legend, signatures, signed_beside
from arbiter.paper.ruler import Ruler
from arbiter.paper.split import split
from arbiter.paper.table import FittedTable

DESK = 11.0
"""Type that a sheet for the desk keeps as long as something else can be given up."""
SMALL = (10.5, 10.0, 9.5, 9.0)
SAVING = (10.5, 10.0)
"""Type that is taken if it saves a page."""
WALL = 16.0
"""From here down names on the wall may take two lines; several pages are set in it."""
STEP = 0.5
CLOSE = 0.86
AIRY = 1.4


@dataclass(frozen=True, slots=True)
class Fit:
    """The decision: how the page lies, the type, what stands on which page."""

    landscape: bool
    size: float
    factor: float
    parts: tuple[Part, ...]
    pages: list[list[Rows | Placed]]
    furniture: Furniture


class Fitting:
    """One sheet on one paper, while it climbs down the ladder."""

    def __init__(self, sheet: Sheet, paper: Paper, ruler: Ruler, stamp: Stamp) -> None:
        self.sheet = sheet
        self.paper = paper
        self.ruler = ruler
        self.stamp = stamp
        self.tables = [
            MeasuredTable(part, ruler) for part in sheet.parts if isinstance(part, Table)
        ]
        self.natural = sheet.orientation is Orientation.LANDSCAPE
        self._steps = [
            (names(table), columns(table), initials(table), clubs(table)) for table in self.tables
        ]

    def fit(self) -> Fit:
        """The first rung on which the sheet fits."""
        found = self._on_the_wall() if self.sheet.posted is not None else None
        return found or self._on_the_desk() or self._split()

    # -- rungs ---------------------------------------------------------------------------

    def _on_the_wall(self) -> Fit | None:
        """One page down to ``posted``, else several at 16 points or what fits in width."""
        least = self.sheet.posted or self.sheet.smallest
        if self.paper.name == "A5":
            least = self.sheet.smallest
        for closest in (1.0, CLOSE):
            for size in _sizes(self.sheet.largest, least):
                found = self._one_page(self.natural, size, self._wall_cuts(size), closest)
                if found:
                    return found
        for size in _sizes(min(WALL, self.sheet.largest), self.sheet.smallest):
            found = self._pages(self.natural, size, self._wall_cuts(size))
            if found:
                return found
        return None

    def _wall_cuts(self, size: float) -> list[list[Cut]]:
        """At each size names whole, then second names as initials, then in two lines."""
        wraps = (False, True) if size <= WALL else (False,)
        return [
            [Cut(form=form, wrap=wrap) for wrap in wraps for form in range(1 + table.has_names())]
            for table in self.tables
        ]

    def _on_the_desk(self) -> Fit | None:
        for closest in (1.0, CLOSE):
            for landscape in self._ways(late=False):
                for size in _sizes(self.sheet.largest, DESK):
                    found = self._one_page(landscape, size, self._cuts(0), closest)
                    if found:
                        return found
        for rung in range(1, 5):
            for landscape in self._ways(late=False):
                found = self._saving(landscape, self._cuts(rung))
                if found:
                    return found
        every = self._cuts(4)
        if self.sheet.turn is Turn.LATE:
            found = self._saving(not self.natural, every)
            if found:
                return found
        for size in SMALL:
            if size < self.sheet.smallest:
                break
            for landscape in self._ways(late=True):
                found = self._pages(landscape, size, every)
                if found:
                    return found
        wrapped = [[replace(cut, wrap=True) for cut in cuts] for cuts in every]
        for landscape in self._ways(late=True):
            found = self._pages(landscape, self.sheet.smallest, wrapped)
            if found:
                return found
        return None

    def _split(self) -> Fit:
        """Columns over pages: as few pages as it takes, then as little given up as can be."""
        size = self.sheet.smallest
        landscape = self.natural or self.sheet.turn is not Turn.NEVER
        width = self._width(landscape)
        fits = []
        every = self._cuts(4)
        for step in range(max(map(len, every), default=0)):
            blocks = []
            for table, cuts in zip(self.tables, every):
                cut = cuts[min(step, len(cuts) - 1)]
                places = split(table, size, cut, width)
                blocks.append(
                    tuple(FittedTable(table, size, cut, width, block) for block in places)
                )
            fits.append(self._placed(landscape, size, blocks, beside=True))
        return min(fits, key=lambda fit: len(fit.pages))

    def _cuts(self, rung: int) -> list[list[Cut]]:
        """For each table what it may give up until *rung*, the least first."""
        return [[Cut(), *(cut for part in steps[:rung] for cut in part)] for steps in self._steps]

    def _ways(self, late: bool) -> Iterator[bool]:
        """Landscape or not, the natural one first."""
        yield self.natural
        turn = self.sheet.turn
        if turn is Turn.FIRST or (turn is Turn.LATE and late):
            yield not self.natural

    # -- attempts ------------------------------------------------------------------------

    def _one_page(
        self, landscape: bool, size: float, cuts: list[list[Cut]], closest: float
    ) -> Fit | None:
        tables = self._fitted(landscape, size, cuts)
        if tables is None:
            return None
        furniture = self._furniture(landscape, size)
        parts = self._parts(tables, size, furniture)
        if whole_height(parts, closest) > furniture.bottom - furniture.first:
            return None
        return self._breathing(landscape, size, parts, furniture)

    def _pages(
        self, landscape: bool, size: float, cuts: list[list[Cut]], beside: bool = False
    ) -> Fit | None:
        tables = self._fitted(landscape, size, cuts)
        return None if tables is None else self._placed(landscape, size, tables, beside)

    def _saving(self, landscape: bool, cuts: list[list[Cut]]) -> Fit | None:
        """At 11 points; in ten-point type, or signed beside the legend, if that saves a page."""
        found = self._pages(landscape, DESK, cuts)
        if found is None or len(found.pages) == 1:
            return found
        for beside in (False, True):
            for size in (DESK, *SAVING):
                other = self._pages(landscape, size, cuts, beside)
                if other and len(other.pages) < len(found.pages):
                    return other
        return found

    def _fitted(
        self, landscape: bool, size: float, cuts: list[list[Cut]]
    ) -> list[tuple[FittedTable, ...]] | None:
        """Each table after the first of its cuts that fits in width, or None if one has none."""
        width = self._width(landscape)
        fitted: list[tuple[FittedTable, ...]] = []
        for table, steps in zip(self.tables, cuts):
            cut = _first_fitting(table, size, steps, width)
            if cut is None:
                return None
            fitted.append((FittedTable(table, size, cut, width),))
        return fitted

    def _placed(
        self,
        landscape: bool,
        size: float,
        tables: Sequence[tuple[FittedTable, ...]],
        beside: bool = False,
    ) -> Fit:
        furniture = self._furniture(landscape, size)
        parts = self._parts(tables, size, furniture, beside)
        return self._breathing(landscape, size, parts, furniture)

    def _breathing(
        self, landscape: bool, size: float, parts: list[Part], furniture: Furniture
    ) -> Fit:
        """As few pages and as even ones as close rows make possible, and on them as much air as
        they leave."""
        first = furniture.bottom - furniture.first
        later = furniture.bottom - furniture.later
        best = paginate(parts, first, later, CLOSE)
        cuts = _cuts(best)
        low, high = CLOSE, AIRY if len(best) == 1 else 1.0
        trial = high
        while high - low > 0.005:
            pages = paginate(parts, first, later, trial)
            if len(pages) == len(best) and _cuts(pages) == cuts:
                best, low = pages, trial
            else:
                high = trial
            trial = (low + high) / 2
        return Fit(landscape, size, low, tuple(parts), best, furniture)

    # -- pieces --------------------------------------------------------------------------

    def _width(self, landscape: bool) -> float:
        return self.paper.turned(landscape)[0] - 2 * self.paper.frame

    def _furniture(self, landscape: bool, size: float) -> Furniture:
        width, height = self.paper.turned(landscape)
        return Furniture(self.sheet, width, height, self.paper.frame, self.ruler, size, self.stamp)

    def _parts(
        self,
        tables: Sequence[tuple[FittedTable, ...]],
        size: float,
        furniture: Furniture,
        beside: bool = False,
    ) -> list[Part]:
        """The parts of the sheet; legends explain only columns that are printed. The lines to
        sign on stand *beside* the legend or under it."""
        printed = {
            block.measured.columns[place].key
            for blocks in tables
            for block in blocks
            for place in block.places
        }
        parts: list[Part] = []
        remaining = iter(tables)
        for at, part in enumerate(self.sheet.parts):
            match part:
                case Table():
                    parts.append(TablePart(next(remaining)))
                case Notes():
                    loud = self._loud(part, at)
                    parts.append(legend(part, printed, size, furniture.room, self.ruler, loud=loud))
                case Fields():
                    parts.append(forms.fields(part, size, furniture.room, self.ruler))
                case Lines():
                    parts.append(forms.lines(part, size, furniture.room, self.ruler))
                case Signatures():
                    before = parts[-1] if parts and beside else None
                    if isinstance(before, Prose) and not before.loose:
                        joined = signed_beside(before, part, furniture.room, self.ruler)
                        if joined:
                            parts[-1] = joined
                            continue
                    signed = signatures(part, furniture.room, self.ruler)
                    above = parts[-1] if parts else None
                    if isinstance(above, Prose) and above.loose:
                        parts[-1] = forms.signed_below(above, signed)
                    else:
                        parts.append(signed)
        return parts

    def _loud(self, notes: Notes, at: int) -> bool:
        """Notes on the wall, between two tables or without any are read as the tables are; a
        legend with its terms is not."""
        between = any(isinstance(part, Table) for part in self.sheet.parts[at + 1 : at + 2])
        legend_of_terms = any(note.term for note in notes.notes)
        posted = self.sheet.posted is not None
        return not self.tables or ((posted or between) and not legend_of_terms)


def _cuts(pages: list[list[Rows | Placed]]) -> list[tuple[int, int]]:
    """Where the rows are cut, page by page."""
    return [(item.start, item.stop) for page in pages for item in page if isinstance(item, Rows)]


def _first_fitting(table: MeasuredTable, size: float, cuts: list[Cut], width: float) -> Cut | None:
    """The first of *cuts* after which *table* is no wider than *width*; with each of them
    the columns may go that are not for so small a type."""
    floored = table.floored(size)
    for cut in cuts:
        for used in dict.fromkeys((cut, replace(cut, dropped=cut.dropped | floored))):
            if table.width(size, used) <= width + 0.01:
                return used
    return None


def _sizes(largest: float, least: float) -> list[float]:
    """Sizes from *largest* down to *least* in half points."""
    return [largest - STEP * at for at in range(int((largest - least) / STEP + 0.001) + 1)]


# What a table may give up, rung by rung. Each step keeps what the steps before it gave up.


def names(table: MeasuredTable) -> list[Cut]:
    """Second names and patronymics to initials."""
    return [Cut(form=1)] if table.has_names() else []


def columns(table: MeasuredTable) -> list[Cut]:
    """Optional columns, one after the other."""
    form = 1 if table.has_names() else 0
    steps = table.optional()
    return [Cut(frozenset().union(*steps[: at + 1]), form) for at in range(len(steps))]


def initials(table: MeasuredTable) -> list[Cut]:
    """First names to initials, then one initial."""
    dropped = frozenset().union(*table.optional())
    return [Cut(dropped, 2), Cut(dropped, 3)] if table.has_names() else []


def clubs(table: MeasuredTable) -> list[Cut]:
    """Clubs to two words, then one. Clubs that may be dropped have been by now."""
    if not table.has_clubs():
        return []
    dropped = frozenset().union(*table.optional())
    form = 3 if table.has_names() else 0
    return [Cut(dropped, form, 2), Cut(dropped, form, 1)]
