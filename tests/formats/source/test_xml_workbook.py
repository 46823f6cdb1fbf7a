"""The workbook of Excel 2003 in one XML."""

from __future__ import annotations

import io
from datetime import date, time
from pathlib import Path

import pytest

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.source.book import Book, Merged, SourceCell, SourceKind
from arbiter.formats.source.xml_workbook import read_xml_workbook
from tests.foreign_files import TABLE
from tests.foreign_tables import Formula, Grey, xml_2003


def read(data: bytes) -> Book:
    return read_xml_workbook(io.BytesIO(data), Path("list.xls"))


def with_rows(rows: str, options: str = "") -> Book:
    old = b"</Table></Worksheet>"
    data = xml_2003([]).replace(old, f"{rows}</Table>{options}</Worksheet>".encode())
    return read(data)


def test_every_kind_of_cell():
    row = ("Ёлкин", 1, 0.5, date(2026, 2, 1), time(1, 0), Grey(), Formula(None), Formula(4.5))
    book = read(xml_2003([row]))
    cells = book.sheets[0].rows[0]

    assert book.kind is SourceKind.XML_WORKBOOK
    assert [cell.value for cell in cells] == [
        *("Ёлкин", 1, 0.5, date(2026, 2, 1), time(1, 0)),
        *(None, None, 4.5),
    ]
    assert [cell.formula for cell in cells] == [False] * 6 + [True, True]
    assert (cells[3].text, cells[5].filled, type(cells[1].value)) == ("01.Feb", True, int)


def test_cells_and_rows_that_are_passed_over():
    book = with_rows(
        '<Row ss:Index="2"><Cell ss:Index="2" ss:MergeAcross="2" ss:MergeDown="1"><Data '
        'ss:Type="String">Cup</Data></Cell><Cell><Data ss:Type="String">E</Data></Cell></Row>'
        '<Row ss:Hidden="1"><Cell ss:StyleID="struck"><Data ss:Type="Boolean">1</Data></Cell></Row>'
    )
    sheet = book.sheets[0]

    assert sheet.cell(2, 2).text == "Cup"
    assert sheet.cell(2, 5).text == "E"
    assert sheet.cell(3, 1) == SourceCell(True, "TRUE", struck=True)
    assert sheet.merged == (Merged(2, 2, 3, 4),)
    assert sheet.hidden_rows == {3}


def test_notes_are_no_text_and_formatted_text_is():
    book = with_rows(
        '<Row><Cell><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40"><B>Berg'
        "</B>, Anna</ss:Data><Comment><Data>a note</Data></Comment></Cell><Cell>"
        '<Data ss:Type="Number">x</Data></Cell></Row>'
    )

    assert [cell.text for cell in book.sheets[0].rows[0]] == ["Berg, Anna", "x"]


def test_hidden_columns_and_sheets():
    options = (
        '<WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><Visible>SheetHidden'
        "</Visible></WorksheetOptions>"
    )
    row = '<Column ss:Index="2" ss:Hidden="1"/><Row><Cell/><Cell><Data>a</Data></Cell></Row>'
    sheet = with_rows(row, options).sheets[0]

    assert sheet.hidden
    assert sheet.hidden_columns == {2}
    assert sheet.cell(1, 2).text == "a"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (xml_2003(TABLE)[:700], Refusal.DAMAGED_ZIP),
        (b"<!DOCTYPE a [<!ENTITY b 'c'>]>" + xml_2003(TABLE)[60:], Refusal.ENTITIES),
        (b"<Workbook/>", Refusal.SHEET_MISSING),
        (b" " * (64 * 1024 * 1024 + 1), Refusal.TOO_LARGE),
    ],
)
def test_what_is_no_sound_workbook_is_refused(data, why):
    with pytest.raises(NotImported) as refused:
        read(data)

    assert refused.value.why is why


def test_a_blank_line_before_the_xml_is_passed_over():
    assert read(b"\r\n" + xml_2003(TABLE)).sheets[0].cell(2, 2).text == "Ershov, Pyotr"
