"""The cells of an old Excel workbook."""

from __future__ import annotations

import io
import struct
from datetime import date, time
from pathlib import Path

import pytest
import xlwt

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.source.book import Book, Merged, SourceCell, SourceKind
from arbiter.formats.source.compound_file import CompoundFile
from arbiter.formats.source.old_workbook import read_old_workbook
from tests.foreign_files import old_office
from tests.foreign_tables import Formula, Grey, xls


def read(data: bytes) -> Book:
    return read_old_workbook(io.BytesIO(data), Path("list.xls"))


def test_every_kind_of_cell():
    row = ("Ёлкин, Пётр", 1, 0.5, date(2026, 2, 1), time(1, 0), Grey(), Formula(None), True)
    book = read(xls([row]))
    cells = book.sheets[0].rows[0]

    assert book.kind is SourceKind.OLD_WORKBOOK
    assert [cell.value for cell in cells] == [
        *("Ёлкин, Пётр", 1, 0.5, date(2026, 2, 1), time(1, 0)),
        *(None, None, True),
    ]
    assert [cell.text for cell in cells] == [
        *("Ёлкин, Пётр", "1", "0.5", "01.Feb", "01:00"),
        *("", "", "TRUE"),
    ]
    assert [cell.filled for cell in cells] == [False] * 5 + [True, False, False]
    assert [cell.formula for cell in cells] == [False] * 6 + [True, False]
    assert isinstance(cells[1].value, int)


def test_looks_merged_and_hidden():
    def change(book: xlwt.Workbook, sheet: xlwt.Worksheet) -> None:
        sheet.write_merge(3, 3, 0, 4, "Club final")
        sheet.write(4, 0, "Berg", xlwt.easyxf("font: struck_out on"))
        sheet.write(4, 1, 0.5, xlwt.easyxf(num_format_str="# ?/?"))
        sheet.write(4, 2, 1, xlwt.easyxf(num_format_str="DD.MMM"))
        sheet.write(5, 4, "x", xlwt.easyxf("pattern: pattern solid, fore_colour white"))
        sheet.row(4).hidden = True
        sheet.col(2).hidden = True
        book.add_sheet("Old").visibility = 1

    book = read(xls([("No", "Name")], change))
    sheet = book.sheets[0]

    assert sheet.merged == (Merged(4, 1, 4, 5),)
    assert (sheet.hidden_rows, sheet.hidden_columns) == ({5}, {3})
    assert sheet.cell(5, 1) == SourceCell("Berg", "Berg", struck=True)
    assert sheet.cell(5, 2).text == "1/2"
    assert sheet.cell(5, 3).value == 1  # a plain 1 in a cell that was made a date
    assert not sheet.cell(6, 5).filled
    assert [one.hidden for one in book.sheets] == [False, True]


def test_a_sheet_of_the_oldest_excel_has_no_container():
    def record(kind: int, data: bytes) -> bytes:
        return struct.pack("<HH", kind, len(data)) + data

    def label(row: int, column: int, text: str) -> bytes:
        place = struct.pack("<HH3sB", row, column, bytes(3), len(text))
        return record(0x0004, place + text.encode("cp1252"))

    number = record(0x0003, struct.pack("<HH3sd", 1, 1, bytes(3), 0.5))
    data = (
        record(0x0009, struct.pack("<HH", 2, 0x10)) + label(0, 0, "Name") + label(1, 0, "Åkesson")
    )
    sheet = read(data + number + record(0x000A, b"")).sheets[0]

    assert [[cell.text for cell in row] for row in sheet.rows] == [["Name", ""], ["Åkesson", "0.5"]]


def test_names_stand_for_cells():
    """Written into the stream by hand, for no library that writes names is at hand."""
    stream = bytearray(CompoundFile(xls([("No", "Name"), (1, "Berg")])).stream("Workbook"))
    area = struct.pack("<BHHHHH", 0x3B, 0, 0, 1, 0, 1)
    name = struct.pack("<HBBHHHBBBB", 0, 0, 10, len(area), 0, 0, 0, 0, 0, 0) + b"\x00RR_Players"
    extern = struct.pack("<HHHHHHHHHHHH", 0x1AE, 4, 1, 0x401, 0x17, 8, 1, 0, 0, 0, 0x18, 0)
    added = bytearray(extern[:-4] + struct.pack("<HH", 0x18, len(name) + len(area)) + name + area)
    sheet = stream.index(struct.pack("<HHH", 0x85, 14, 0)[:4])
    (start,) = struct.unpack_from("<I", stream, sheet + 4)
    struct.pack_into("<I", stream, sheet + 4, start + len(added))
    end = start - 4  # the globals end with an empty record
    book = read(bytes(stream[:end] + added + stream[end:]))

    assert book.names == {"RR_Players": "'Sheet1'!$A$1:$B$2"}
    assert book.sheets[0].cell(2, 2).text == "Berg"


def with_password(data: bytes) -> bytes:
    """The stream of the workbook with the record that says that the rest is encrypted."""
    stream = CompoundFile(data).stream("Workbook")
    (length,) = struct.unpack_from("<H", stream, 2)
    password = struct.pack("<HHHHH", 0x2F, 6, 0, 1, 1)
    return stream[: 4 + length] + password + stream[4 + length :]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (with_password(xls([("No", "Name")])), Refusal.PASSWORD),
        (xls([("No", "Name"), (1, "Berg")])[:3000], Refusal.DAMAGED_ZIP),
        (old_office("Workbook"), Refusal.DAMAGED_ZIP),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", Refusal.DAMAGED_ZIP),
        (b"\x09\x08\x08\x00\x00\x05\x10\x00" + bytes(40), Refusal.DAMAGED_ZIP),
        (bytes(33 * 1024 * 1024), Refusal.TOO_LARGE),
    ],
)
def test_what_is_no_sound_workbook_is_refused(data, why):
    with pytest.raises(NotImported) as refused:
        read(data)

    assert refused.value.why is why


def test_far_cells_are_only_noted():
    def change(_: xlwt.Workbook, sheet: xlwt.Worksheet) -> None:
        sheet.write(65_535, 255, "far")

    sheet = read(xls([("No", "Name"), (1, "Berg")], change)).sheets[0]

    assert (len(sheet.rows), sheet.width, sheet.cut) == (2, 2, True)
