"""Merged, hidden and computed cells, read from the XML of a sheet."""

from __future__ import annotations

import io

import pytest

from arbiter.formats.source import sheet_marks
from arbiter.formats.source.book import Merged
from arbiter.formats.source.sheet_marks import read_marks

HEAD = (
    b'<worksheet xmlns="urn:x"><cols><col min="2" max="3" hidden="1"/><col min="4" max="4"/></cols>'
)
ROWS = (
    b'<sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>A1</f><v>1</v></c></row>'
    b'<row r="2" hidden="1"><c><v>1</v></c><c><f>A2</f></c></row><row><c/><c><f>A3</f></c></row>'
)
TAIL = (
    b'</sheetData><mergeCells><mergeCell ref="A1:H1"/><mergeCell ref="B3"/></mergeCells>'
    b"</worksheet>"
)


def marks(*parts: bytes, rows: int = 100, columns: int = 300) -> sheet_marks.SheetMarks:
    data = b"".join(parts)
    return read_marks(io.BytesIO(data), len(data), rows=rows, columns=columns)


def test_all_marks_are_found():
    """Rows and cells without a place of their own stand behind the one before."""
    found = marks(HEAD, ROWS, TAIL)

    assert found.formulas == {(1, 2), (2, 2), (3, 2)}
    assert found.hidden_rows == {2}
    assert found.hidden_columns == {2, 3}
    assert found.merged == [Merged(1, 1, 1, 8)]
    assert not found.more


def test_places_that_no_spreadsheet_would_write():
    """Corners in the wrong order, columns from minus a billion."""
    columns = b'<cols><col min="-1000000000" max="2" hidden="1"/></cols>'
    areas = b'<mergeCell ref="H3:A1"/><mergeCell ref="A1:?"/><mergeCell/>'
    found = marks(b"<worksheet>", columns, areas, b"</worksheet>")

    assert found.hidden_columns == {1, 2}
    assert found.merged == [Merged(1, 1, 3, 8)]


def test_what_stands_outside_is_seen():
    """In a further row or column, but not if it is empty or only a formula."""
    assert marks(HEAD, ROWS, TAIL, rows=1).more
    assert marks(HEAD, ROWS, TAIL, columns=1).more
    empty = b'<row r="900"><c r="A900"><f>1</f><v></v></c><c r="B900"><v> </v></c></row>'
    assert not marks(HEAD, ROWS, empty, TAIL).more
    assert marks(HEAD, ROWS, b'<row r="900"><c><v>7</v></c></row>', TAIL).more


def test_of_a_large_sheet_only_the_end_is_searched(monkeypatch):
    """The same marks, whatever the size of the sheet and of the pieces it is read in."""
    monkeypatch.setattr(sheet_marks, "MOST_PARSED", 100)
    padding = b'<row r="101"><c/></row>' * 50

    for size in (64, 500, 100_000):
        monkeypatch.setattr(sheet_marks, "_CHUNK", size)
        found = marks(HEAD, ROWS, padding, TAIL)

        assert (found.merged, found.more) == ([Merged(1, 1, 1, 8)], False)
        assert found.formulas == {(1, 2), (2, 2), (3, 2)}
    assert marks(HEAD, ROWS, padding, b"<row><c><v>7</v></c></row>", TAIL).more
    for size in range(60, 100):  # wherever a piece may end
        monkeypatch.setattr(sheet_marks, "_CHUNK", size)
        empty = b'<row r="101"><c><f>A1</f><v></v></c></row>' * 20
        assert not marks(HEAD, ROWS, empty, TAIL).more


@pytest.mark.parametrize(
    "data",
    [b"", b"<a", b"<a></b>", b'<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', b'<row r="x"/>'],
)
def test_what_is_no_sheet_is_a_value_error(data):
    with pytest.raises(ValueError):  # noqa: PT011 - each has its own words
        marks(data)
