"""A foreign file as it was found."""

from __future__ import annotations

import pytest

from arbiter.formats.source.book import NOTHING, SourceCell, SourceSheet

SHEET = SourceSheet("Table", ((SourceCell("No", "No"), NOTHING), (NOTHING, SourceCell(1, "1"))))


def test_cells_are_counted_from_one():
    assert SHEET.width == 2
    assert SHEET.cell(1, 1).text == "No"
    assert SHEET.cell(2, 2).value == 1


@pytest.mark.parametrize("place", [(0, 1), (1, 0), (3, 1), (1, 3), (-1, -1)])
def test_outside_of_the_sheet_there_is_nothing(place):
    """Also before it, where Python would count from the end."""
    assert SHEET.cell(*place) is NOTHING


def test_a_sheet_without_rows_has_no_width():
    assert SourceSheet("Empty", ()).width == 0


@pytest.mark.parametrize(
    ("cell", "empty"),
    [
        (NOTHING, True),
        (SourceCell(" ", " "), True),
        (SourceCell(filled=True), True),
        (SourceCell(0, ""), True),
        (SourceCell(0, "0"), False),
    ],
)
def test_empty_is_what_shows_nothing(cell, empty):
    """Whatever its ground, and if its number is not shown."""
    assert cell.empty is empty
