"""Parts of a sheet over pages."""

from __future__ import annotations

import pytest

from arbiter.formats.sheets import Cell, Column, Group, Note, Notes, Role, Rules, Table
from arbiter.paper.columns import Cut, MeasuredTable
from arbiter.paper.flow import Placed, Rows, TablePart, paginate, whole_height
from arbiter.paper.prose import Prose, legend
from arbiter.paper.ruler import Ruler
from arbiter.paper.table import FittedTable
from tests.paper.sheets_for_tests import fixed

RULER = Ruler(fixed)


def rows_of(*groups: int, blocks: int = 1) -> TablePart:
    """A table of rows in score groups of these sizes, 15.5 points a row."""
    columns = (Column("name", "Name", role=Role.NAME),)
    table = Table(
        columns,
        tuple(Group(tuple((Cell("Berg"),) for _ in range(size))) for size in groups),
        rules=Rules.GROUPS if len(groups) > 1 else Rules.ROWS,
    )
    measured = MeasuredTable(table, RULER)
    return TablePart(tuple(FittedTable(measured, 10, Cut(), 500) for _ in range(blocks)))


def notes(lines: int) -> Prose:
    """A legend of so many lines."""
    return legend(Notes(tuple(Note("a note") for _ in range(lines))), set(), 10, 500, RULER)


def stretches(pages: list[list[Rows | Placed]]) -> list[list[tuple[int, int]]]:
    """The rows on each page."""
    return [[(item.start, item.stop) for item in page if isinstance(item, Rows)] for page in pages]


def test_rows_are_shared_evenly() -> None:
    """Forty rows on two pages are twenty and twenty, not thirty and ten."""
    assert stretches(paginate([rows_of(40)], 520, 520, 1.0)) == [[(0, 20)], [(20, 40)]]


def test_a_cut_moves_by_up_to_two_rows_to_fall_between_score_groups() -> None:
    """Players level on points stay together where they can."""
    assert stretches(paginate([rows_of(19, 21)], 520, 520, 1.0)) == [[(0, 19)], [(19, 40)]]
    assert stretches(paginate([rows_of(15, 25)], 520, 520, 1.0)) == [[(0, 20)], [(20, 40)]]


def test_a_legend_never_stands_alone() -> None:
    """Three rows at least come with it."""
    for height in range(135, 420, 7):
        pages = paginate([rows_of(20), notes(4)], height, height, 1.0)
        last = pages[-1]
        assert any(isinstance(item, Placed) for item in last)
        assert sum(item.stop - item.start for item in last if isinstance(item, Rows)) >= 3


@pytest.mark.parametrize("rows", [7, 23, 40, 61])
@pytest.mark.parametrize("height", [130, 200, 333, 520])
def test_every_row_stands_once_and_nothing_runs_over(rows: int, height: int) -> None:
    """Rows on all pages together are the players."""
    pages = paginate([rows_of(rows), notes(3)], height, height + 20, 1.0)
    cuts = [cut for page in stretches(pages) for cut in page]

    assert [start for start, _ in cuts] == [0, *(stop for _, stop in cuts[:-1])]
    assert cuts[-1][1] == rows
    for number, page in enumerate(pages):
        for item in page:
            if isinstance(item, Rows):
                bottom = item.table.rows_height(item.start, item.stop, 1.0) + item.table.head_height
            else:
                bottom = item.strip.height
            assert item.y + bottom <= height + 20 * bool(number)


def test_a_legend_longer_than_a_page_goes_on_over_pages() -> None:
    """Between two notes, never within one."""
    pages = paginate([rows_of(5), notes(60)], 300, 300, 1.0)

    assert sum(isinstance(item, Placed) for page in pages for item in page) == 60
    placed = [item for page in pages for item in page if isinstance(item, Placed)]
    assert all(item.y + item.strip.height <= 300 for item in placed)


def test_blocks_of_columns_are_cut_at_the_same_rows() -> None:
    """First all rows of one block, then all rows of the next."""
    pages = paginate([rows_of(40, blocks=2), notes(2)], 520, 520, 1.0)

    assert stretches(pages) == [[(0, 20)], [(20, 40)]] * 2
    assert [any(isinstance(i, Placed) for i in page) for page in pages] == [False] * 3 + [True]


def test_a_table_that_fits_on_the_next_page_is_not_torn() -> None:
    """The second table of a sheet begins where there is room for it."""
    pages = paginate([rows_of(20), rows_of(15)], 400, 400, 1.0)

    assert stretches(pages) == [[(0, 20)], [(0, 15)]]


def test_a_heading_takes_three_rows_with_it() -> None:
    """Or it goes to the next page with all of them."""
    pages = paginate([rows_of(20), rows_of(60)], 400, 400, 1.0)

    assert [start for start, _ in stretches(pages)[0]] == [0]
    pages = paginate([rows_of(10), rows_of(60)], 400, 400, 1.0)
    assert stretches(pages)[0][1][1] >= 3


def test_a_single_page_is_as_high_as_everything_on_it() -> None:
    """What decides whether a sheet fits agrees with what is placed."""
    parts = [rows_of(10), notes(3), rows_of(5), notes(2)]
    height = whole_height(parts, 1.1)

    assert len(paginate(parts, height + 0.02, height, 1.1)) == 1
    assert len(paginate(parts, height - 1, height, 1.1)) == 2
