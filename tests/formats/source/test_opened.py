"""Workbooks of programs that write some parts in their own way are read all the same."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from arbiter.formats.source import opened
from arbiter.formats.source.archive import Archive
from arbiter.formats.source.opened import read_strings, unescaped
from arbiter.formats.source.workbook_cells import read_workbook
from tests.foreign_files import MAIN, SHEET, TABLE, part, replaced, sheet_of, with_parts, workbook

STRINGS = b'<sst xmlns="%s"><si><t>No</t></si><si><r><t>Na</t></r><r><t>me</t></r></si></sst>'
CELLS = (
    b'<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'
    b'<row r="2"><c r="A2"><v>1</v></c></row>'
)


def first_row(data: bytes) -> list[str]:
    (sheet,) = read_workbook(io.BytesIO(data), Path("list.xlsx")).sheets
    return [cell.text for cell in sheet.rows[0]]


@pytest.mark.parametrize("name", ["sharedStrings", "SharedStrings", "sharedstrings"])
def test_the_strings_are_found_however_they_are_spelt(name):
    """1C lists the part with a small letter and writes it with a capital one."""
    data = with_parts(sheet_of(CELLS), {f"xl/{name}.xml": STRINGS % MAIN.encode()})

    assert first_row(data) == ["No", "Name"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"<fills", b"<fills><fill/></fills><fills2"),
        (b"<styleSheet", b"<styleSheets"),
        (b'applyAlignment="1"', b'applyAlignment="perhaps"'),
    ],
)
def test_styles_that_can_not_be_read_cost_only_the_looks(old, new):
    styles = part(workbook(TABLE), "xl/styles.xml")
    data = with_parts(workbook(TABLE), {"xl/styles.xml": styles.replace(old, new)})

    assert first_row(data) == ["No", "Name", "Rtg"]


def test_parts_that_no_table_needs_are_not_even_read():
    """Properties without a date, a theme that is none, rules for input of another program."""
    after = b'<dataValidations count="x"><dataValidation type="perhaps"/></dataValidations>'
    data = with_parts(
        sheet_of(CELLS, after=after),
        {
            "docProps/core.xml": b"<a/>",
            "xl/theme/theme1.xml": b"no theme",
            "xl/sharedStrings.xml": STRINGS % MAIN.encode(),
        },
    )

    assert first_row(data) == ["No", "Name"]


def test_a_style_that_the_workbook_does_not_have():
    data = replaced(workbook(TABLE), SHEET, b'<c r="A1"', b'<c s="900" r="A1"')

    assert first_row(data) == ["No", "Name", "Rtg"]


def test_of_a_large_sheet_without_a_size_only_the_top_is_read():
    """openpyxl alone would read the whole sheet to find how large it is."""
    many = b"".join(b'<row r="%d"><c r="A%d"/></row>' % (n, n) for n in range(3, 300))
    data = with_parts(
        sheet_of(CELLS + many + b"<row>" * 30), {"xl/sharedStrings.xml": STRINGS % MAIN.encode()}
    )
    with Archive(io.BytesIO(data)) as archive:
        found = opened.opened(io.BytesIO(data), archive)
        rows = found.rows(found.sheets[0])
        numbers = [next(rows)[0] for _ in range(200)]
        rows.close()

    assert numbers == list(range(1, 201))


def test_strings():
    """Pieces of one string together; how it is pronounced is left out; blanks stay."""
    table = (
        "<sst><si><t> a </t></si><si><t/></si><si/>"
        "<si><t>東</t><rPh><t>ひがし</t></rPh><phoneticPr/></si></sst>"
    )

    assert read_strings(io.BytesIO(table.encode())) == [" a ", "", "", "東"]


@pytest.mark.parametrize("table", ["<sst", "", '<!DOCTYPE s [<!ENTITY a "b">]><s>&a;</s>'])
def test_what_is_no_table_of_strings(table):
    with pytest.raises(ValueError):  # noqa: PT011 - each has its own words
        read_strings(io.BytesIO(table.encode()))


def test_strings_without_end(monkeypatch):
    monkeypatch.setattr(opened, "MOST_CHARACTERS", 10)

    with pytest.raises(ValueError, match="too many"):
        read_strings(io.BytesIO(b"<sst>" + b"<si><t>abcdef</t></si>" * 2 + b"</sst>"))


def test_characters_that_xml_can_not_hold():
    assert unescaped("a_x000A_b _x005F_x000A_ _xZZZZ_ x_y") == "a\nb _x000A_ _xZZZZ_ x_y"
    data = replaced(workbook([["Berg"]]), SHEET, b"Berg", b"Be_x000D_rg")

    assert first_row(data) == ["Be\rrg"]
