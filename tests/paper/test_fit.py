"""The ladder, rung by rung, with widths that are the same on every computer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.formats.sheets import (
    Cell,
    Column,
    Group,
    Name,
    Note,
    Notes,
    Orientation,
    Role,
    Rules,
    Sheet,
    Table,
    Turn,
)
from arbiter.paper.fit import Fit, Fitting
from arbiter.paper.flow import TablePart
from arbiter.paper.furniture import Stamp
from arbiter.paper.marks import PAPERS
from arbiter.paper.ruler import Ruler
from arbiter.paper.table import FittedTable
from tests.paper.sheets_for_tests import fixed


def standings(rows: int, club: str = "", name: Name | None = None) -> Table:
    """A list of names, clubs and points."""
    columns = (
        Column("place", "Place", role=Role.NUMBER, repeat=True),
        Column("name", "Name", role=Role.NAME, repeat=True),
        Column("club", "Club", role=Role.CLUB, keep=50, floor=14),
        Column("rating", "Rtg", role=Role.NUMBER, keep=30),
        Column("points", "Pts", role=Role.NUMBER),
    )
    written = name or Name("Bergström", "Lena Maria")
    groups = Group(
        tuple(
            tuple(map(Cell, (str(n), written, club + " " * (n % 2), str(2000 + n), "4")))
            for n in range(1, rows + 1)
        )
    )
    return Table(columns, (groups,))


def matrix(size: int) -> Table:
    """A crosstable of *size* players."""
    columns = (
        Column("number", "No", role=Role.NUMBER, repeat=True),
        Column("name", "Name", role=Role.NAME, repeat=True),
        *(Column(f"r{n}", str(n), role=Role.RESULT) for n in range(1, size + 1)),
        Column("points", "Pts", role=Role.NUMBER),
    )
    rows = tuple(
        (Cell(str(n)), Cell(Name("Bergström", "Lena")), *(Cell("1"),) * size, Cell("4"))
        for n in range(1, size + 1)
    )
    return Table(columns, (Group(rows),), rules=Rules.MATRIX)


def boards(count: int, name: str, sub: str = "Lena · GM 2341") -> Table:
    """A round sheet for the wall."""
    columns = (
        Column("board", "", role=Role.NUMBER, bold=True),
        Column("white", "White", role=Role.NAME),
        Column("result", "Result", role=Role.BOX),
        Column("black", "Black", role=Role.NAME),
    )
    side = Cell(Name(name), bold=True, sub=(sub, "Lena"))
    rows = tuple((Cell(str(n)), side, Cell(box=True), side) for n in range(1, count + 1))
    return Table(columns, (Group(rows),), full=True)


def fit(*parts: Table | Notes, paper: str = "A4", **sheet: object) -> Fit:
    """A sheet of *parts* on *paper*, fitted."""
    made = Sheet("kind", "Event", "Title", parts)
    made = replace(made, **sheet)  # type: ignore[arg-type]
    return Fitting(made, PAPERS[paper], Ruler(fixed), Stamp()).fit()


def tables(found: Fit) -> list[FittedTable]:
    """The tables of a sheet, block by block."""
    return [block for part in found.parts if isinstance(part, TablePart) for block in part.blocks]


def printed(found: Fit) -> list[str]:
    """The columns of the first table."""
    table = tables(found)[0]
    return [table.measured.columns[place].key for place in table.places]


def test_a_short_list_stands_in_the_largest_type() -> None:
    """First rung: everything, on one page."""
    found = fit(standings(8))

    assert (found.size, len(found.pages), found.landscape) == (14, 1, False)
    assert printed(found) == ["place", "name", "club", "rating", "points"]


def test_a_column_for_large_type_goes_before_the_type_does() -> None:
    """The club is left out at 14 points rather than all rows printed smaller."""
    found = fit(standings(8, club="Schachklub der Freunde des Endspiels von Königshofen"))

    assert found.size == 14
    assert "club" not in printed(found)
    assert "rating" in printed(found)


def test_names_are_shortened_before_columns_go() -> None:
    """Second rung before third: second names to initials."""
    name = Name("Константиновский-Преображенский", "Иннокентий Владимирович Первый", comma=False)
    found = fit(standings(8, name=name), largest=26.0)
    small = fit(standings(8, name=name), paper="A5")

    assert tables(found)[0].cut.form == 0
    assert tables(small)[0].cut.form >= 1
    assert found.size > 11 >= small.size


def test_columns_go_before_first_names() -> None:
    """Third rung before fourth."""
    name = Name("Константиновский-Преображенский", "Иннокентий Владимирович", comma=False)
    found = fit(standings(8, name=name), paper="A5", turn=Turn.NEVER)
    cut = tables(found)[0].cut

    assert cut.form < 2
    assert "club" in cut.dropped


def test_tables_of_one_sheet_share_the_size_and_nothing_else() -> None:
    """The narrow one does not lose a column for the wide one."""
    name = Name("Константиновский-Преображенский", "Иннокентий Владимирович Первый", comma=False)
    found = fit(standings(8, name=name), standings(8), paper="A5", turn=Turn.NEVER)
    wide, narrow = tables(found)

    assert wide.size == narrow.size
    assert wide.cut.dropped
    assert not narrow.cut.dropped
    assert narrow.cut.form == 0


def test_small_type_is_the_last_thing_before_splitting() -> None:
    """Down to nine points, then names in two lines, never smaller."""
    name = Name("Константиновский-Преображенский-Долгоруковский")
    found = fit(standings(8, name=name), paper="A5", turn=Turn.NEVER)

    assert found.size >= 9
    assert printed(found) == ["place", "name", "points"]


@pytest.mark.parametrize(("size", "landscape"), [(8, False), (16, True), (24, True)])
def test_a_matrix_turns_as_soon_as_it_must(size: int, landscape: bool) -> None:
    """Both ways are tried on every rung, the natural one first."""
    natural = Orientation.LANDSCAPE if size > 11 else Orientation.PORTRAIT
    found = fit(matrix(size), orientation=natural, turn=Turn.FIRST)

    assert found.landscape is landscape
    assert found.size >= 10


def test_a_list_turns_only_before_small_type() -> None:
    """And a protocol never does."""
    name = Name("Константиновский-Преображенский-Долгоруковский-Третий")
    late = fit(standings(8, name=name), paper="A5", turn=Turn.LATE)
    never = fit(standings(8, name=name), paper="A5", turn=Turn.NEVER)

    assert late.landscape
    assert late.size == 11
    assert not never.landscape
    assert never.size < 11


def test_rows_breathe_on_one_page_and_close_up_to_save_one() -> None:
    """Between 0.86 and 1.4 of their pitch."""
    assert fit(standings(4)).factor == 1.4
    factors = [fit(standings(rows), largest=11.0).factor for rows in range(30, 50)]
    counts = [len(fit(standings(rows), largest=11.0).pages) for rows in range(30, 50)]

    assert min(factors) < 1
    assert all(0.86 <= factor <= 1.4 for factor in factors)
    assert all(factor >= 1 for factor, pages in zip(factors, counts) if pages == 2)


def test_columns_are_split_when_nothing_else_helps() -> None:
    """Number and name stand on each page, every result column on one of them."""
    found = fit(matrix(60), orientation=Orientation.LANDSCAPE, turn=Turn.FIRST)
    blocks = tables(found)

    assert found.size == 9
    assert len(blocks) == 2
    for block in blocks:
        keys = [block.measured.columns[place].key for place in block.places]
        assert keys[:2] == ["number", "name"]
    assert len(found.pages) == 4


def test_the_wall_is_read_from_afar() -> None:
    """One page down to ``posted``, in the largest type that fits."""
    wall = {"posted": 13.0, "largest": 26.0}

    assert fit(boards(4, "Berg"), **wall).size == 26
    assert fit(boards(16, "Winterbourne"), **wall).size == 15
    assert fit(boards(16, "Winterbourne"), paper="Letter", **wall).size >= 14
    several = fit(boards(40, "Winterbourne"), **wall)
    assert (several.size, len(several.pages)) == (16, 3)


def test_long_family_names_take_two_lines_from_16_points_down() -> None:
    """They are not printed smaller for it."""
    found = fit(boards(8, "Константиновский-Преображенский"), posted=13.0, largest=26.0)

    assert found.size == 16
    assert tables(found)[0].cut.wrap
    assert len(found.pages) == 1


def test_the_legend_follows_the_columns() -> None:
    """It is made after the ladder has been climbed: what went is not explained."""
    notes = Notes((Note("rating", "Rtg", ("rating",)), Note("club", "Club", ("club",))))
    found = fit(standings(8, club="Schachklub der Freunde des Endspiels"), notes, paper="A5")
    prose = next(part for part in found.parts if not isinstance(part, TablePart))

    assert len(prose.strips) == len({"club", "rating"} & set(printed(found)))
    assert "club" not in printed(found)


def test_no_table_at_all_is_a_sentence() -> None:
    """In the type of a table, under the title."""
    found = fit(Notes((Note("There are no players yet."),)))

    assert len(found.pages) == 1
    assert found.size == 14
