"""The elements of a LibreOffice table made sheets."""

from __future__ import annotations

import io
from datetime import date, time

import pytest

from arbiter.formats.source.book import Merged, SourceCell, SourceSheet
from arbiter.formats.source.open_document_table import Declared, Tables
from tests.foreign_tables import Formula, Grey, fods_of, ods_table


def tables(xml: str) -> Tables:
    found = Tables()
    found.parse(io.BytesIO(fods_of(xml)))
    return found


def sheet(rows: str, columns: str = "") -> SourceSheet:
    return tables(f'<table:table table:name="A">{columns}{rows}</table:table>').sheets[0]


def row(cells: str, attributes: str = "") -> str:
    return f"<table:table-row {attributes}>{cells}</table:table-row>"


def cell(text: str, attributes: str = 'office:value-type="string"') -> str:
    return f"<table:table-cell {attributes}><text:p>{text}</text:p></table:table-cell>"


def test_every_kind_of_cell():
    rows = [("Ёлкин", 1, 0.5, date(2026, 2, 1), time(1, 0), Grey(), Formula(None), Formula(4.5))]
    cells = tables(ods_table(rows)).sheets[0].rows[0]

    assert [found.value for found in cells] == [
        *("Ёлкин", 1, 0.5, date(2026, 2, 1), time(1, 0)),
        *(None, None, 4.5),
    ]
    assert [found.formula for found in cells] == [False] * 6 + [True, True]
    assert cells[5].filled
    assert isinstance(cells[1].value, int)


@pytest.mark.parametrize(
    ("attributes", "text", "found"),
    [
        ('office:value-type="percentage" office:value="0.5"', "50 %", SourceCell(0.5, "50 %")),
        ('office:value-type="currency" office:value="1"', "1,00 €", SourceCell(1, "1,00 €")),
        ('office:value-type="float" office:value="0.5"', "1/2", SourceCell(0.5, "1/2")),
        ('office:value-type="float" office:value="4.5"', "5", SourceCell(4.5, "4.5")),
        ('office:value-type="float" office:value="0"', "", SourceCell(0, "")),
        ('office:value-type="float" office:value="nan"', "?", SourceCell("nan", "?")),
        ('office:value-type="float" office:value="x"', "1", SourceCell("1", "1")),
        (
            'office:value-type="boolean" office:boolean-value="true"',
            "WAHR",
            SourceCell(True, "WAHR"),
        ),
        ('office:value-type="date" office:date-value="1899-12-31"', "1", SourceCell(1, "1")),
        ('office:value-type="date" office:date-value="x"', "1.2.", SourceCell("1.2.", "1.2.")),
        (
            'office:value-type="time" office:time-value="PT25H00M00S"',
            "25",
            SourceCell(25 / 24, "25"),
        ),
        ('office:value-type="time" office:time-value="x"', "1:0", SourceCell("1:0", "1:0")),
        ("", "typed", SourceCell("typed", "typed")),
        ('table:style-name="struck"', "1", SourceCell("1", "1", struck=True)),
    ],
)
def test_what_stands_in_a_cell(attributes, text, found):
    assert sheet(row(cell(text, attributes) + cell("end"))).cell(1, 1) == found


def test_how_the_xml_is_laid_out_does_not_count():
    laid_out = (
        "\n <table:table-row>\n  <table:table-cell office:value-type='string'>\n   <text:p>Berg,"
        "\n    Anna</text:p>\n  </table:table-cell>\n </table:table-row>\n"
    )

    assert sheet(laid_out).cell(1, 1).text == "Berg, Anna"


def test_a_number_without_a_text_is_shown_as_it_is():
    number = '<table:table-cell office:value-type="float" office:value="4.50"/>'

    assert sheet(row(number)).cell(1, 1) == SourceCell(4.5, "4.5")


def test_blanks_and_lines_are_kept_and_notes_are_not():
    text = (
        "Berg<text:s text:c='2'/>A<text:tab/>B</text:p><text:p>second"
        "</text:p><office:annotation><text:p>a note</text:p></office:annotation>"
        "<draw:frame><text:p>a drawing</text:p></draw:frame><text:p>third"
    )
    assert sheet(row(cell(text))).cell(1, 1).text == "Berg  A B\nsecond\nthird"


def test_repeated_cells_and_rows_stand_where_they_should():
    rows = row(
        '<table:table-cell table:number-columns-repeated="2"/>'
        + cell("x", 'office:value-type="string" table:number-columns-repeated="3"'),
        'table:number-rows-repeated="2"',
    )
    found = sheet(rows + row(cell("last")))

    assert [[one.text for one in line] for line in found.rows] == [
        ["", "", "x", "x", "x"],
        ["", "", "x", "x", "x"],
        ["last", "", "", "", ""],
    ]


def test_what_is_repeated_to_the_bottom_takes_no_memory():
    rows = row(cell("head")) + row(
        cell("x", 'office:value-type="string" table:number-columns-repeated="16384"'),
        'table:number-rows-repeated="1048575"',
    )
    found = sheet(rows)

    assert found.cut
    assert found.width == 300
    assert len(found.rows) <= 6_000

    empty = row(
        '<table:table-cell table:style-name="grey"/>', 'table:number-rows-repeated="1048575"'
    )
    assert len(sheet(row(cell("head")) + empty).rows) == 1
    far = row("", 'table:number-rows-repeated="1000000"') + row(cell("far"))
    assert sheet(row(cell("head")) + far).cut


def test_merged_covered_and_hidden():
    rows = row(
        cell("Cup", 'table:number-columns-spanned="3" table:number-rows-spanned="2"')
        + '<table:covered-table-cell table:number-columns-repeated="2"><text:p>under</text:p>'
        "</table:covered-table-cell>" + cell("D")
    ) + row(cell("a") + cell("b") + cell("c") + cell("d"), 'table:visibility="collapse"')
    columns = (
        '<table:table-column table:number-columns-repeated="3"/>'
        '<table:table-column table:visibility="collapse"/>'
    )
    found = sheet(rows, columns)

    assert found.merged == (Merged(1, 1, 2, 3),)
    assert [one.text for one in found.rows[0]] == ["Cup", "", "", "D"]
    assert (found.hidden_rows, found.hidden_columns) == ({2}, {4})


def test_a_cell_has_the_looks_of_its_row_or_column():
    columns = '<table:table-column/><table:table-column table:default-cell-style-name="grey"/>'
    found = sheet(
        row(cell("a", "") + cell("b", ""))
        + row(cell("c", ""), 'table:default-cell-style-name="struck"'),
        columns,
    )

    assert [one.filled for one in found.rows[0]] == [False, True]
    assert found.cell(2, 1).struck


def test_hidden_sheets_named_ranges_and_old_versions():
    found = tables(
        "<table:tracked-changes><table:table-row><table:table-cell><text:p>old</text:p>"
        "</table:table-cell></table:table-row></table:tracked-changes>"
        '<table:table table:name="Old" table:style-name="gone"/>'
        + ods_table([("Name",)], "Åres lista")
        + '<table:named-expressions><table:named-range table:name="RR_Players" '
        "table:cell-range-address=\"$'Åres lista'.$A$1:.$M$9\"/>"
        '<table:named-range table:name="One" table:cell-range-address="$Old.$B$2"/>'
        "</table:named-expressions>"
    )

    assert [(one.name, one.hidden) for one in found.sheets] == [
        ("Old", True),
        ("Åres lista", False),
    ]
    assert found.names == {"RR_Players": "'Åres lista'!$A$1:$M$9", "One": "'Old'!$B$2"}
    assert found.sheets[1].rows == ((SourceCell("Name", "Name"),),)


def test_a_document_type_is_refused():
    with pytest.raises(Declared):
        Tables().refuse()
