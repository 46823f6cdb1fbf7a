"""Where the columns of a table stand and how high its rows are."""

from __future__ import annotations

from itertools import pairwise

import pytest

from arbiter.formats.sheets import Cell, Column, Group, Name, Role, Rules, Table
from arbiter.paper.columns import Cut, MeasuredTable
from arbiter.paper.ruler import Ruler
from arbiter.paper.table import FittedTable
from tests.paper.sheets_for_tests import fixed


def fitted(
    table: Table, size: float = 11, width: float = 510, cut: Cut | None = None
) -> FittedTable:
    """*table* on *width* points."""
    return FittedTable(MeasuredTable(table, Ruler(fixed)), size, cut or Cut(), width)


def matrix(results: int) -> Table:
    """A crosstable of names and results."""
    columns = (
        Column("name", "Name", role=Role.NAME),
        *(Column(f"r{n}", str(n), role=Role.RESULT) for n in range(results)),
        Column("points", "Pts"),
    )
    row = (Cell("Berg"), *(Cell("1") for _ in range(results)), Cell("4"))
    return Table(columns, (Group((row,) * 4),), rules=Rules.MATRIX)


def test_pitch_of_lists_matrices_and_rows_of_two_lines() -> None:
    """In sizes of the table: 1.55, 1.62, and what two lines take."""
    columns = (Column("name", "", role=Role.NAME),)
    single = Table(columns, (Group(((Cell("Berg"),),)),))
    double = Table(columns, (Group(((Cell("Berg", sub=("Anna",)),),)),))

    assert fitted(single, 10).heights == [pytest.approx(15.5)]
    assert fitted(matrix(3), 10).heights[0] == pytest.approx(16.2)
    assert fitted(double, 16).heights == [pytest.approx(1.84 * 16 + 1.25 * 9.92)]


def test_score_groups_stand_apart() -> None:
    """Half a line of air before each, but not at the top of a page."""
    columns = (Column("name", "", role=Role.NAME),)
    groups = (Group(((Cell("a"),), (Cell("b"),))), Group(((Cell("c"),),)))
    table = fitted(Table(columns, groups, rules=Rules.GROUPS), 10)

    assert table.starts == [False, False, True]
    assert table.row_height(2, 1.0, first=False) == pytest.approx(15.5 + 5)
    assert table.row_height(2, 1.0, first=True) == pytest.approx(15.5)
    assert table.rows_height(0, 3, 1.0) == pytest.approx(3 * 15.5 + 5)


def test_results_become_nearly_square_and_stay_equal() -> None:
    """Room to spare goes to them first, up to 1.15 of the pitch."""
    table = fitted(matrix(5), 11, 510)
    widths = {round(place.width, 4) for place in table.columns(1.0)[1:6]}

    assert widths == {round(1.15 * 1.62 * 11, 4)}


def test_a_table_ends_when_nothing_more_is_needed() -> None:
    """It is not stretched to the width of the page, but one of two sides is."""
    columns = (Column("white", "White", role=Role.NAME), Column("black", "Black", role=Role.NAME))
    rows = (Group(((Cell("Li"), Cell("Papadimitriou")),)),)
    loose, full = Table(columns, rows), Table(columns, rows, full=True)
    ends = [sum(place.width for place in fitted(t).columns(1.0)) for t in (loose, full)]

    assert ends[0] < 200
    assert ends[1] == pytest.approx(510)
    white, black = fitted(full).columns(1.0)
    assert white.width == pytest.approx(black.width)


def test_columns_never_run_into_each_other() -> None:
    """Each begins where the one before ends, or after the gap that sets it off."""
    places = fitted(matrix(9), 11, 510).columns(1.2)

    assert all(left.x + left.width <= right.x + 1e-9 for left, right in pairwise(places))
    assert places[-1].x + places[-1].width <= 510


def test_names_are_broken_before_second_lines_are_shortened() -> None:
    """A row whose name takes two lines is higher by one."""
    columns = (Column("name", "", role=Role.NAME), Column("box", "", role=Role.BOX))
    name = Cell(Name("Константиновский-Преображенский"), bold=True, sub=("Иннокентий · мс",))
    rows = ((name, Cell(box=True)), (Cell("Ли", bold=True), Cell(box=True)))
    table = fitted(Table(columns, (Group(rows),), full=True), 16, 240, Cut(wrap=True))

    assert table.heights[0] == pytest.approx(table.heights[1] + 1.22 * 16)


def test_a_name_that_is_broken_anyway_leaves_its_room_to_second_lines() -> None:
    """The longest name breaks; the column is only as wide as the others need."""
    columns = (Column("white", "", role=Role.NAME), Column("black", "", role=Role.NAME))
    long = Cell(Name("Константиновский-Преображенский"), bold=True, sub=("Илья",))
    short = Cell(Name("Ли"), bold=True, sub=("Владислав Александрович · мс", "Владислав А."))
    rows = ((long, short), (Cell(Name("Цой"), bold=True), short))
    table = fitted(Table(columns, (Group(rows),), full=True), 16, 350, Cut(wrap=True))
    white, black = table.columns(1.0)

    assert black.room >= Ruler(fixed).width("Владислав Александрович · мс", table.sub) - 0.01
    assert white.room >= Ruler(fixed).width("Константиновский-", 16, True)


def test_bands_make_the_strip_of_heads_higher() -> None:
    """By a line, or two where one is broken."""
    rows = (Group(((Cell("1"),),)),)
    heads = [
        fitted(Table((Column("a", "x", band=band),), rows)).head_height
        for band in ("", "Berg", "Konstantinovsky- Preobrazhensky")
    ]

    assert heads[0] < heads[1] < heads[2]
    assert fitted(Table((Column("a", "x"),), rows)).band_height == 0


def test_a_full_table_gives_air_to_its_figures_before_its_names() -> None:
    """Sums of two players are not pressed together at the edge."""
    columns = (Column("name", "Name", role=Role.NAME), Column("a", "a"), Column("b", "b"))
    table = Table(columns, (Group(((Cell("Berg"), Cell("1"), Cell("2")),)),), full=True)
    made = fitted(table)
    name, first, second = made.columns(1.0)

    assert second.x + second.width == pytest.approx(510)
    assert first.width > 11 * 1.1
    assert name.width > first.width
