"""Cells, looks and pages of the workbook."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from arbiter.formats.excel_grid import (
    HALVES,
    Area,
    Formula,
    Grid,
    Item,
    exact,
    text,
    uncounted,
    whole,
)
from arbiter.formats.excel_writing import absolute, as_workbook, quoted
from arbiter.formats.words import words

GRID = Grid(
    "List",
    ("No.", "Name", "1"),
    ((whole(1), text("Berg"), Item(1, "@")), (whole(2), text("-Li"), Item(Formula("=1+1")))),
    freeze="A4",
    narrow=range(3, 4),
    above=("Event", "Place"),
    below=("legend",),
    alarms={Area(3, 4, 3, 5): "0"},
    names={"RR_One": Area(1, 4, 1, 4)},
)


def page_of(grid: Grid) -> Any:
    return as_workbook([grid], "Event", words("en")).worksheets[0]


def test_lines_around_the_table() -> None:
    """Headings in their row, the first line bold, the legend after an empty row."""
    page = page_of(GRID)

    assert [page.cell(row, 1).value for row in range(1, 8)] == [
        *("Event", "Place", "No.", 1, 2, None, "legend")
    ]
    assert page["A1"].font.bold
    assert not page["A2"].font.bold
    assert page.print_title_rows == "$3:$3"
    assert page.print_area == "'List'!$A$1:$C$7"
    assert page.freeze_panes == "A4"


def test_cells_of_one_look_share_it_and_no_other() -> None:
    """A text that looks like a formula is quoted, its neighbour is not."""
    page = page_of(GRID)

    assert page["B5"].quotePrefix
    assert not page["B4"].quotePrefix
    assert page["C4"].border.left.style == "hair"
    assert page["B4"].border.left.style is None
    assert (page["C5"].data_type, page["B5"].data_type) == ("f", "s")


def test_alarms_are_red_where_something_else_stands() -> None:
    """By a rule of the spreadsheet, for it computes the values."""
    [(area, [rule])] = [
        (str(ranges.sqref), rules)
        for ranges, rules in page_of(GRID).conditional_formatting._cf_rules.items()
    ]

    assert (area, rule.operator, rule.formula) == ("C4:C5", "notEqual", ["0"])


def test_everything_is_calculated_when_it_is_opened() -> None:
    """No value of a formula is in the file."""
    assert as_workbook([GRID], "Event", words("en")).calculation.fullCalcOnLoad


def test_names_of_cells() -> None:
    """A name for one cell, in a sheet whose name has to be quoted."""
    assert as_workbook([GRID], "", words("en")).defined_names["RR_One"].attr_text == "'List'!$A$4"
    assert quoted("Anna's") == "'Anna''s'"
    assert absolute(Area(1, 2, 28, 9)) == "$A$2:$AB$9"


@pytest.mark.parametrize("rows", [(), ((whole(1), text(""), Item()),)])
def test_empty_tables(rows: tuple[tuple[Item, ...], ...]) -> None:
    """No row, or a row of nothing."""
    page = page_of(Grid("List", ("No.", "Name", ""), rows, freeze="A2", narrow=range(3, 4)))

    assert page.max_row == 1 + len(rows)


def test_what_does_not_count_is_grey_in_parentheses_and_no_wider() -> None:
    """The value is as it was; a name is struck out."""
    points = uncounted(exact(Fraction(5, 2), HALVES))
    name = replace(text("Berg"), soft=True, struck=True)
    grid = Grid(
        "Sheet", ("Points", "Name"), ((points, name), (uncounted(whole(1)), text("Cole"))), "A2"
    )
    page = as_workbook([grid], "", words("en")).worksheets[0]

    assert (page["A2"].value, page["A3"].value) == (2.5, 1)
    assert page["A2"].number_format.startswith("(0.0)")
    assert page["A3"].number_format.startswith("(0)")
    assert page["A2"].font.color.rgb.endswith("666666")
    assert page["B2"].font.strike
    assert not page["B3"].font.strike
    assert page.column_dimensions["A"].width < 12
    assert uncounted(text("")) == text("")
