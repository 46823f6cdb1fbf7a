"""The cells of a workbook, of whatever program wrote it."""

from __future__ import annotations

import io
from datetime import date, datetime, time
from pathlib import Path

import pytest
from openpyxl.styles import Font, PatternFill

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.source import workbook_cells
from arbiter.formats.source.book import Book, Merged, SourceCell, SourceKind
from arbiter.formats.source.workbook_cells import read_workbook
from tests.foreign_files import (
    FILES,
    SHEET,
    TABLE,
    part,
    replaced,
    sheet_of,
    text_cell,
    with_parts,
    workbook,
)

PATH = Path("list.xlsx")


def read(data: bytes) -> Book:
    return read_workbook(io.BytesIO(data), PATH)


def texts(data: bytes) -> list[list[str]]:
    (sheet,) = read(data).sheets
    return [[cell.text for cell in row] for row in sheet.rows]


def test_values_and_texts():
    """Text stays as it is, numbers lose a .0, an error is its name; rows are of one length."""
    rows = [["Name ", "00123456", 4123456.0, 0.5, True], [" Ёлкин", None, "#REF!"], [None]]
    (sheet,) = read(workbook(rows)).sheets

    assert [[cell.text for cell in row] for row in sheet.rows] == [
        ["Name ", "00123456", "4123456", "0.5", "TRUE"],
        [" Ёлкин", "", "#REF!", "", ""],
    ]
    assert sheet.rows[0][2] == SourceCell(4123456, "4123456")
    assert (sheet.name, sheet.hidden, sheet.cut) == ("Sheet", False, False)


def test_b40_a_half_that_became_a_date_is_a_date():
    """With the text that the spreadsheet shows, for the arbiter has to find it."""
    data = workbook(
        [[datetime(2026, 2, 1), datetime(2026, 1, 2), time(1, 0)]],
        lambda book: setattr(book.active["A1"], "number_format", "dd.mmm"),
    )
    (row,) = read(data).sheets[0].rows

    assert [cell.value for cell in row] == [date(2026, 2, 1), date(2026, 1, 2), time(1, 0)]
    assert row[0].text == "01.Feb"


@pytest.mark.parametrize("number", [0, 0.5, 1])
def test_points_in_a_cell_that_is_formatted_as_a_date_stay_points(number):
    """The date came from another result that stood there before."""

    def dated(book):
        book.active["A1"].number_format = "d-mmm"

    (row,) = read(workbook([[number]], dated)).sheets[0].rows

    assert row[0].value == number
    assert type(row[0].value) is type(number)


def test_a_serial_number_without_a_date_format_stays_a_number():
    assert read(workbook([[46054]])).sheets[0].cell(1, 1) == SourceCell(46054, "46054")


def test_b44_merged_cells_are_seen():
    """The title over all columns, and names over two rows each; the rows do not shift."""

    def merge(book):
        for area in ("A1:H1", "B4:B5", "B6:B7"):
            book.active.merge_cells(area)

    rows = [["Cup"], [], ["No", "Name", "1", "2", "3", "4", "5", "Pts"]]
    rows += [
        [n, f"Player {n}", 1] if half == 0 else [None, None, 0] for n in (1, 2) for half in (0, 1)
    ]
    (sheet,) = read(workbook(rows, merge)).sheets

    assert sheet.merged == (Merged(1, 1, 1, 8), Merged(4, 2, 5, 2), Merged(6, 2, 7, 2))
    assert [cell.text for cell in sheet.rows[2][:3]] == ["No", "Name", "1"]
    assert [sheet.cell(row, 2).text for row in range(4, 8)] == ["Player 1", "", "Player 2", ""]
    assert [sheet.cell(row, 3).value for row in range(4, 8)] == [1, 0, 1, 0]


def test_merged_cells_end_where_the_table_ends():
    """A title over all columns that there are; what lies outside altogether is left out."""
    after = b"".join(
        b'<mergeCell ref="%s"/>' % area
        for area in (b"A2:A3", b"A1:XFD1", b"B1:XFD1048576", b"F9:G9")
    )
    rows = b"".join(
        b'<row r="%d">%s%s</row>' % (n, text_cell(f"A{n}", "a"), text_cell(f"C{n}", "c"))
        for n in (1, 2, 3)
    )
    (sheet,) = read(sheet_of(rows, after=b"<mergeCells>%s</mergeCells>" % after)).sheets

    assert sheet.merged == (Merged(1, 1, 1, 3), Merged(1, 2, 3, 3), Merged(2, 1, 3, 1))


def test_of_a_cell_only_so_much_is_kept_as_a_table_can_need():
    (sheet,) = read(sheet_of(b"<row>" + text_cell("A1", "x" * 90_000) + b"</row>")).sheets

    assert len(sheet.cell(1, 1).text) == 2_000


def test_b45_a_formula_gives_its_value_and_says_so():
    """Without a stored value the cell is empty and still known to be a formula; never 0."""
    without = workbook([["Pts", "=SUM(B2:C2)"], [1, "=1+1"]])
    stored = replaced(without, SHEET, b"<f>1+1</f><v />", b"<f>1+1</f><v>2</v>")
    (sheet,) = read(stored).sheets

    assert sheet.cell(2, 2) == SourceCell(2, "2", formula=True)
    assert sheet.cell(1, 2) == SourceCell(None, "", formula=True)
    assert not sheet.cell(2, 1).formula


def test_looks_of_cells():
    """A coloured ground as on a diagonal, also of an empty cell; white is no colour; struck out."""

    def paint(book):
        sheet = book.active
        sheet["A1"].fill = PatternFill("solid", fgColor="FF808080")
        sheet["B1"].fill = PatternFill("solid", fgColor="FFFFFFFF")
        sheet["C1"].font = Font(strike=True)
        sheet["D1"].fill = PatternFill("gray125")

    (row,) = read(workbook([[None, 1, "½", 1]], paint)).sheets[0].rows

    assert [cell.filled for cell in row] == [True, False, False, True]
    assert [cell.struck for cell in row] == [False, False, True, False]
    assert row[0].empty


def test_hidden_rows_columns_and_sheets():
    def hide(book):
        book.active.row_dimensions[2].hidden = True
        book.active.column_dimensions["C"].hidden = True
        book.create_sheet("Old").sheet_state = "hidden"
        book["Old"].append(["x"])

    first, second = read(workbook(TABLE, hide)).sheets

    assert (first.hidden_rows, first.hidden_columns, first.hidden) == ({2}, {3}, False)
    assert (second.name, second.hidden, second.rows[0][0].text) == ("Old", True, "x")


def test_defined_names():
    """With the cells they stand for; what is only about printing is left out."""
    from openpyxl.workbook.defined_name import DefinedName

    def name(book):
        book.defined_names["RR_Format"] = DefinedName("RR_Format", attr_text="Sheet!$A$1")
        book.active.print_title_rows = "1:1"

    book = read(workbook(TABLE, name))

    assert book.names == {"RR_Format": "Sheet!$A$1"}
    assert (book.kind, book.path) == (SourceKind.WORKBOOK, PATH)


def test_a_link_over_many_cells_stands_in_the_first_only():
    """The heading line of chess-results is one link over seven cells."""
    data = sheet_of(
        b'<row r="1">' + text_cell("A1", "From the Database") + b'<c r="B1"/></row>',
        after=b'<hyperlinks><hyperlink ref="A1:G1" location="x" display="x"/></hyperlinks>',
    )

    assert texts(data) == [["From the Database"]]


def test_a_stray_cell_in_the_last_corner_costs_nothing():
    """XFD1048576: the table is read, and the sheet says that there is more."""
    row = b'<row r="1">' + text_cell("A1", "Name") + text_cell("B1", "Rtg") + b"</row>"
    stray = b'<row r="1048576">' + text_cell("XFD1048576", "x") + b"</row>"
    (sheet,) = read(sheet_of(row + stray)).sheets

    assert [[cell.text for cell in line] for line in sheet.rows] == [["Name", "Rtg"]]
    assert sheet.cut


@pytest.mark.parametrize("said", ["A1", "A1:B1", "A1:XFD1048576", "Z99:A1"])
def test_what_a_sheet_says_of_its_size_is_not_relied_on(said):
    rows = b"".join(
        b'<row r="%d">%s</row>' % (n, text_cell(f"A{n}", "a") + text_cell(f"C{n}", "c"))
        for n in range(1, 6)
    )
    before = f'<dimension ref="{said}"/>'.encode()

    assert texts(sheet_of(rows, before)) == [["a", "", "c"]] * 5


def test_rows_and_columns_beyond_the_limits_are_cut(monkeypatch):
    monkeypatch.setattr(workbook_cells, "MOST_ROWS", 10)
    monkeypatch.setattr(workbook_cells, "MOST_COLUMNS", 4)
    (long,) = read(workbook([[n] for n in range(11)])).sheets
    (wide,) = read(workbook([[1, 2, 3, 4, 5]])).sheets
    (fitting,) = read(workbook([[n, 1, 1, 1] for n in range(10)])).sheets

    assert (len(long.rows), long.cut) == (10, True)
    assert (wide.width, wide.cut) == (4, True)
    assert (len(fitting.rows), fitting.width, fitting.cut) == (10, 4, False)


def test_cells_of_all_sheets_together_are_limited(monkeypatch):
    monkeypatch.setattr(workbook_cells, "MOST_CELLS", 20)

    def second(book):
        book.create_sheet("More").append([1, 2, 3])

    first, more = read(workbook([[1, 2, 3]] * 12, second)).sheets

    assert first.cut
    assert len(first.rows) == 7
    assert (more.rows, more.cut) == ((), True)


def test_nothing_is_looked_for_far_below_the_table():
    """200 empty rows end it; what stands below is missed, and that is said."""
    rows = b'<row r="1">%s</row><row r="150">%s</row><row r="400">%s</row>' % tuple(
        text_cell(f"A{n}", "x") for n in (1, 150, 400)
    )
    (sheet,) = read(sheet_of(rows)).sheets

    assert len(sheet.rows) == 150
    assert sheet.cut


def test_a_column_formatted_to_the_bottom_is_read_at_its_top():
    """A million rows: three players, nothing cut."""
    with (FILES / "hostile_million_empty_rows.xlsx").open("rb") as file:
        (sheet,) = read_workbook(file, PATH).sheets

    assert [sheet.cell(row, 2).text for row in range(1, 5)] == ["Name", "Alpha", "Beta", "Gamma"]
    assert (len(sheet.rows), sheet.cut) == (4, False)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (with_parts(workbook(TABLE), {SHEET: b""}), Refusal.DAMAGED_ZIP),
        (
            with_parts(workbook(TABLE), {SHEET: part(workbook(TABLE), SHEET)[:300]}),
            Refusal.DAMAGED_ZIP,
        ),
        (with_parts(workbook(TABLE), {"xl/workbook.xml": b"<a/>"}), Refusal.SHEET_MISSING),
        (with_parts(workbook(TABLE), {"[Content_Types].xml": b"<a/>"}), Refusal.DAMAGED_ZIP),
    ],
)
def test_a_part_that_can_not_be_read_is_damage(data, why):
    """Whatever the library stumbles over, it comes as one kind."""
    with pytest.raises(NotImported) as caught:
        read(data)

    assert caught.value.why is why
    assert caught.value.path == PATH


def test_a_number_that_is_none_stays_text():
    """1e999 is no points."""
    (sheet,) = read(sheet_of(b'<row r="1"><c r="A1"><v>1e999</v></c></row>')).sheets

    assert sheet.cell(1, 1) == SourceCell("inf", "inf")


def test_more_than_a_day_of_hours_is_shown_as_it_is():
    data = workbook(
        [[1.5, 0.5 / 12]], lambda b: [setattr(c, "number_format", "[h]:mm") for c in b.active[1]]
    )
    (row,) = read(data).sheets[0].rows

    assert (row[0].value, row[0].text) == (1.5, "36:00")
    assert (row[1].value, row[1].text) == (time(1), "1:00")
