"""A sheet put together cell by cell, within its limits."""

from __future__ import annotations

from arbiter.formats.source.book import Merged, SourceCell
from arbiter.formats.source.grid import (
    EMPTY_ROWS,
    MOST_COLUMNS,
    MOST_ROWS,
    Budget,
    Grid,
    is_there,
)


def cell(text: str = "a") -> SourceCell:
    return SourceCell(text, text)


def test_the_sheet_ends_where_nothing_more_stands():
    grid = Grid(Budget())
    grid.put(2, 3, cell())
    grid.put(9, 9, SourceCell(filled=True))
    sheet = grid.sheet("S", hidden=True)

    assert (len(sheet.rows), sheet.width, sheet.name, sheet.hidden) == (2, 3, "S", True)
    assert sheet.cell(2, 3).text == "a"
    assert not sheet.cut


def test_a_number_that_is_not_shown_is_there():
    assert is_there(SourceCell(0, ""))
    assert not is_there(SourceCell(filled=True))


def test_far_rows_and_columns_are_only_noted():
    grid = Grid(Budget())
    grid.put(1, 1, cell())
    assert grid.wants(1 + EMPTY_ROWS)
    assert not grid.wants(2 + EMPTY_ROWS)
    grid.put(1, MOST_COLUMNS + 1, SourceCell(filled=True))
    assert not grid.cut
    grid.put(2 + EMPTY_ROWS, 1, cell())

    assert grid.sheet("S").cut
    assert len(grid.sheet("S").rows) == 1


def test_all_sheets_have_so_many_cells_together():
    budget = Budget()
    budget.cells, budget.coloured = 3, 1
    grid = Grid(budget)
    for column in range(1, 5):
        grid.put(1, column, cell())
        grid.put(2, column, SourceCell(filled=True))

    assert grid.sheet("S").width == 3
    assert grid.cut
    assert not Grid(budget).wants(1)


def test_merged_cells_lie_within_what_was_read():
    grid = Grid(Budget())
    grid.put(2, 2, cell())
    grid.merge(1, 1, 1, 16_384)
    grid.merge(2, 2, 1, 1)
    grid.merge(MOST_ROWS, 1, 2, 2)
    grid.hidden_rows |= {1, 9}
    grid.hidden_columns |= {2, 9}
    sheet = grid.sheet("S")

    assert sheet.merged == (Merged(1, 1, 1, 2),)
    assert (sheet.hidden_rows, sheet.hidden_columns) == ({1}, {2})
