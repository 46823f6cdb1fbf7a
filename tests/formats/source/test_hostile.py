"""Files that mean harm, or were made by accident, of every kind but .xlsx (``test_worker``).

Each is read by the process that the window uses: within its time and memory, and what comes of
it is a small book or one plain sentence.
"""

from __future__ import annotations

import io
import struct
import time
import zipfile
from collections.abc import Callable

import pytest

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.source.compound_file import CompoundFile
from arbiter.formats.source.worker import SECONDS, read_in_worker
from arbiter.messages import sentence
from tests.foreign_files import zip_of
from tests.foreign_tables import ods_of, xls, xml_2003

_ROW = (
    "<table:table-row {}><table:table-cell {}><text:p>x</text:p></table:table-cell>"
    "</table:table-row>"
)
_TEXT = 'office:value-type="string"'


def _table(rows: str) -> str:
    return f'<table:table table:name="A">{rows}</table:table>'


def _repeated_to_the_corner() -> bytes:
    """Seventeen thousand million cells in a kilobyte, on fifty sheets."""
    row = _ROW.format(
        'table:number-rows-repeated="1048576"', f'table:number-columns-repeated="16384" {_TEXT}'
    )
    return ods_of(_table(row) * 50)


def _a_million_rows() -> bytes:
    """Written out, a hundred and ten megabytes unpacked."""
    row = _ROW.format("", _TEXT).encode()
    out = io.BytesIO()
    frame = _part(ods_of(_table("|")), "content.xml").split(b"|")
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        with archive.open("content.xml", "w") as part:
            part.write(frame[0])
            for _ in range(950):
                part.write(row * 1000)
            part.write(frame[1])
    return out.getvalue()


def _part(data: bytes, name: str) -> bytes:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return archive.read(name)


def _laughs() -> bytes:
    levels = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
    content = f'<!DOCTYPE x [<!ENTITY a0 "ha">{levels}]><x>&a9;</x>'.encode()
    kind = b"application/vnd.oasis.opendocument.spreadsheet"
    return zip_of({"mimetype": kind, "content.xml": content})


def _blanks() -> bytes:
    """A thousand times a thousand million blanks."""
    blanks = '<text:s text:c="999999999"/>' * 1000
    return ods_of(_table(_ROW.format("", _TEXT).replace(">x<", f">{blanks}<")))


def _far_cells() -> bytes:
    """A cell in the last column of each row that an old sheet can have."""
    stream = CompoundFile(xls([("No", "Name"), (1, "Berg")])).stream("Workbook")
    (sheet,) = struct.unpack_from("<I", stream, stream.index(b"\x85\x00") + 4)
    begin = sheet + 4 + struct.unpack_from("<H", stream, sheet + 2)[0]
    cells = (struct.pack("<HHHHHd", 0x203, 14, row, 255, 15, 1.0) for row in range(65_536))
    return stream[:begin] + b"".join(cells) + stream[begin:]


def _loop() -> bytes:
    data = bytearray(xls([(number, f"Berg {number}") for number in range(3000)]))
    (sector,) = struct.unpack_from("<I", data, 76)
    struct.pack_into("<I", data, (sector + 1) * 512 + 4 * 9, 3)
    return bytes(data)


def _spans() -> bytes:
    return b"<table>" + (b"<tr>" + b"<td rowspan=9999 colspan=300>x" * 300) * 300


BEARABLE: dict[str, Callable[[], bytes]] = {
    "rows repeated to the corner of every sheet": _repeated_to_the_corner,
    "a million rows": _a_million_rows,
    "more blanks than any memory": _blanks,
    "far cells of an old sheet": _far_cells,
    "cells that reach over each other": _spans,
    "parts that are never closed": lambda: b"<div>Ek Bo" * 400_000,
    "an XML row with a far number": lambda: xml_2003([]).replace(
        b"</Table>",
        b'<Row ss:Index="9999999" ss:Span="9999999"><Cell ss:Index="99999"/></Row></Table>',
    ),
    "a million columns of text": lambda: b";".join([b"x"] * 1_000_000) + b"\n1;2\n3;4\n",
    "quotation marks that nobody closes": lambda: b"a;b\n" + b'";"' * 500_000,
}
REFUSED: dict[str, tuple[Callable[[], bytes], Refusal]] = {
    "a billion laughs": (_laughs, Refusal.ENTITIES),
    "a zip bomb": (
        lambda: zip_of({"content.xml": b" " * (130 << 20), "META-INF/manifest.xml": b""}),
        Refusal.TOO_LARGE,
    ),
    "chains that run in a circle": (_loop, Refusal.DAMAGED_ZIP),
    "an old workbook of noise": (
        lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(range(256)) * 4000,
        Refusal.DAMAGED_ZIP,
    ),
    "tables in tables": (lambda: b"<table><tr><td>" * 100_000 + b"x", Refusal.NO_TABLE),
    "elements in elements": (lambda: ods_of("<table:table><a>" * 200_000), Refusal.DAMAGED_ZIP),
    "a page of a hundred megabytes": (
        lambda: b"<table>" + b"<tr><td>1<td>2" * 7_000_000,
        Refusal.TOO_LARGE,
    ),
    "a text of a hundred megabytes": (lambda: b"1;Berg;2000\n" * 8_500_000, Refusal.TOO_LARGE),
    "a page of two million cells": (
        lambda: b"<table>" + b"<tr><td>1<td>2</tr>" * 1_000_000,
        Refusal.TOO_LARGE,
    ),
}


@pytest.mark.parametrize("name", BEARABLE)
def test_what_is_far_too_much_is_cut(tmp_path, name):
    path = tmp_path / "hostile"
    path.write_bytes(BEARABLE[name]())
    start = time.monotonic()
    book = read_in_worker(path)

    assert time.monotonic() - start < SECONDS
    assert all(len(sheet.rows) <= 6_000 and sheet.width <= 300 for sheet in book.sheets)


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_read_is_refused_in_one_sentence(tmp_path, name):
    make, why = REFUSED[name]
    path = tmp_path / "hostile"
    path.write_bytes(make())
    with pytest.raises(NotImported) as refused:
        read_in_worker(path)

    assert refused.value.why is why
    assert "hostile" in sentence(refused.value)
