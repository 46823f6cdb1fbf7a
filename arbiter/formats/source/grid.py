"""A sheet put together cell by cell, within what a table of chess can need.

The readers of old workbooks, OpenDocument, web pages and XML fill one; it keeps the limits for
all of them, so that no file can make a sheet larger than it may be.
"""

from __future__ import annotations

from collections.abc import Iterable

from arbiter.formats.source.book import NOTHING, Merged, SourceCell, SourceSheet

MOST_ROWS = 6_000
MOST_COLUMNS = 300
EMPTY_ROWS = 200
"""Behind so many empty rows nothing is looked for: a column formatted to the bottom ends so."""
MOST_CELLS = 200_000
"""Cells that hold something, in all sheets together; no table of chess needs a tenth of them."""
MOST_COLOURED = 300_000
"""Cells that hold nothing but a coloured ground."""
MOST_SHEETS = 200
MOST_MERGED = 20_000
LONGEST_TEXT = 2_000
"""Characters that are kept of one cell; what a table is made of is never so long."""


class Budget:
    """How many more cells the sheets of one file may hold together."""

    def __init__(self) -> None:
        self.cells = MOST_CELLS
        self.coloured = MOST_COLOURED


class Grid:
    """The cells of one sheet; rows and columns from 1."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._rows: dict[int, dict[int, SourceCell]] = {}
        self._last = 0
        self.merged: list[Merged] = []
        self.hidden_rows: set[int] = set()
        self.hidden_columns: set[int] = set()
        self.cut = False

    def wants(self, row: int) -> bool:
        """Whether anything in *row* would still be kept."""
        return row <= min(MOST_ROWS, self._last + EMPTY_ROWS) and self._budget.cells > 0

    def put(self, row: int, column: int, cell: SourceCell) -> None:
        """Write *cell* to its place. Outside the limits it is only noted that there is more."""
        if cell is NOTHING:
            return
        filled = is_there(cell)
        if not self.wants(row) or column > MOST_COLUMNS:
            self.cut = self.cut or filled
            return
        if filled:
            self._last = max(self._last, row)
            self._budget.cells -= 1
        elif self._budget.coloured > 0:
            self._budget.coloured -= 1
        else:
            return
        self._rows.setdefault(row, {})[column] = cell

    def merge(self, top: int, left: int, height: int, width: int) -> None:
        """Take *height* rows and *width* columns for one cell."""
        if (height > 1 or width > 1) and len(self.merged) < MOST_MERGED:
            self.merged.append(Merged(top, left, top + height - 1, left + width - 1))

    def sheet(self, name: str, *, hidden: bool = False) -> SourceSheet:
        """All that was put in, as a rectangle that ends where nothing more stands."""
        places = [
            (row, column)
            for row, cells in self._rows.items()
            for column, cell in cells.items()
            if is_there(cell)
        ]
        height = max((row for row, _ in places), default=0)
        width = max((column for _, column in places), default=0)
        empty: dict[int, SourceCell] = {}
        return SourceSheet(
            name=name[:LONGEST_TEXT],
            rows=tuple(
                tuple(
                    self._rows.get(row, empty).get(column, NOTHING)
                    for column in range(1, width + 1)
                )
                for row in range(1, height + 1)
            ),
            hidden=hidden,
            merged=merged_within(self.merged, height, width),
            cut=self.cut,
            hidden_rows=frozenset(row for row in self.hidden_rows if row <= height),
            hidden_columns=frozenset(col for col in self.hidden_columns if col <= width),
        )


def is_there(cell: SourceCell) -> bool:
    """Whether something is in *cell*, if only a number that is not shown."""
    return not cell.empty or not (cell.value is None or isinstance(cell.value, str))


def merged_within(merged: Iterable[Merged], height: int, width: int) -> tuple[Merged, ...]:
    """Merged cells in reading order, as far as they lie in what was read: a title may be merged
    over all sixteen thousand columns."""
    parts = (
        Merged(area.top, area.left, min(area.bottom, height), min(area.right, width))
        for area in merged
        if area.top <= height and area.left <= width
    )
    several = {part for part in parts if (part.top, part.left) != (part.bottom, part.right)}
    return tuple(sorted(several, key=lambda part: (part.top, part.left)))
