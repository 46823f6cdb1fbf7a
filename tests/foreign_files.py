"""Files of other people's programs, and of people who mean harm, built where a test needs them."""

from __future__ import annotations

import io
import random
import struct
import zipfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from openpyxl import Workbook

from arbiter.formats.source.zip_check import UNREADABLE

FILES = Path(__file__).parent / "data" / "files"
"""Real and made-up files; ``expected.json`` beside them says what stands in each."""

SHEET = "xl/worksheets/sheet1.xml"
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def workbook(
    rows: Iterable[Iterable[object]], change: Callable[[Workbook], None] | None = None
) -> bytes:
    """An .xlsx with *rows* on its only sheet; *change* may add to it before it is saved."""
    book = Workbook()
    for row in rows:
        book.active.append(list(row))
    if change is not None:
        change(book)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


TABLE = (("No", "Name", "Rtg"), (1, "Ershov, Pyotr", 2110), (2, "Shchukina, Anna", 2055))
"""A list of participants that anything can be made of."""


def with_parts(data: bytes, parts: Mapping[str, bytes | None]) -> bytes:
    """The zip *data* with other *parts*; None leaves one out."""
    out = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(data)) as old,
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new,
    ):
        for name in old.namelist():
            if name not in parts:
                new.writestr(name, old.read(name))
        for name, content in parts.items():
            if content is not None:
                new.writestr(name, content)
    return out.getvalue()


def part(data: bytes, name: str) -> bytes:
    """The part *name* of the zip *data*."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return archive.read(name)


def replaced(data: bytes, name: str, old: bytes, new: bytes) -> bytes:
    """The zip *data* with *old* replaced by *new* in the part *name*."""
    content = part(data, name)
    assert old in content
    return with_parts(data, {name: content.replace(old, new)})


def sheet_of(rows: bytes, before: bytes = b"", after: bytes = b"") -> bytes:
    """A workbook whose only sheet is made of this XML."""
    sheet = b'<worksheet xmlns="%s">%s<sheetData>%s</sheetData>%s</worksheet>' % (
        MAIN.encode(),
        before,
        rows,
        after,
    )
    return with_parts(workbook(TABLE), {SHEET: sheet})


def text_cell(place: str, text: str) -> bytes:
    """The XML of one cell."""
    return f'<c r="{place}" t="inlineStr"><is><t>{text}</t></is></c>'.encode()


def zip_of(parts: Mapping[str, bytes], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip with *parts* in it."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", compression) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return out.getvalue()


def old_office(stream: str) -> bytes:
    """An OLE file of one sector with a directory that names *stream*."""
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16)
    header += struct.pack("<HHHHH", 0x3E, 3, 0xFFFE, 9, 6) + bytes(10)
    header = header.ljust(512, b"\x00")
    directory = b""
    for name in ("Root Entry", stream):
        directory += name.encode("utf-16-le").ljust(64, b"\x00") + bytes(64)
    return header + directory + bytes(512)


def open_document() -> bytes:
    """The frame of an .ods."""
    kind = b"application/vnd.oasis.opendocument.spreadsheet"
    return zip_of({"mimetype": kind, "content.xml": b"<office:document-content/>"})


def flagged_as_encrypted(data: bytes) -> bytes:
    """The zip *data* whose members all ask for a password."""
    changed = bytearray(data)
    for signature, place in ((b"PK\x01\x02", 8), (b"PK\x03\x04", 6)):
        start = 0
        while (start := changed.find(signature, start)) >= 0:
            changed[start + place] |= 1
            start += 4
    return bytes(changed)


def entity_bomb() -> bytes:
    """A workbook whose one cell would unfold into gigabytes."""
    levels = "".join(f'<!ENTITY a{n} "{"".join([f"&a{n - 1};"] * 10)}">' for n in range(1, 10))
    doctype = f'<!DOCTYPE x [<!ENTITY a0 "ha">{levels}]>'.encode()
    rows = b'<row r="1"><c r="A1" t="inlineStr"><is><t>&a9;</t></is></c></row>'
    return _before_the_root(sheet_of(rows), doctype)


def _before_the_root(data: bytes, text: bytes) -> bytes:
    return with_parts(data, {SHEET: b'<?xml version="1.0"?>' + text + part(data, SHEET)})


def foreign_entity(secret: Path) -> bytes:
    """A workbook that wants to show what stands in *secret*."""
    doctype = f'<!DOCTYPE x [<!ENTITY s SYSTEM "{secret.as_uri()}">]>'.encode()
    rows = b'<row r="1"><c r="A1" t="inlineStr"><is><t>&s;</t></is></c></row>'
    return _before_the_root(sheet_of(rows), doctype)


def mutated(data: bytes, chance: random.Random) -> bytes:
    """*data* with some of it flipped, cut out, doubled, or two members of the zip exchanged."""
    changed = bytearray(data)
    match chance.randrange(5):
        case 0:
            for _ in range(chance.randrange(1, 30)):
                changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
        case 1:
            del changed[chance.randrange(len(changed)) :]
        case 2:
            start = chance.randrange(len(changed))
            del changed[start : start + chance.randrange(1, 400)]
        case 3:
            start = chance.randrange(len(changed))
            changed[start:start] = changed[start : start + chance.randrange(1, 400)]
        case 4:
            return _unpacked_and_mutated(data, chance)
    return bytes(changed)


def _unpacked_and_mutated(data: bytes, chance: random.Random) -> bytes:
    """A sound zip whose parts are wrong: what gets past the check of the container."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            parts = {name: archive.read(name) for name in archive.namelist()}
    except UNREADABLE:
        return data[::-1]
    if len(parts) < 2 or not all(parts.values()):
        return data[::-1]
    first, second = chance.sample(sorted(parts), 2)
    if chance.random() < 0.3:
        parts[first], parts[second] = parts[second], parts[first]
        return zip_of(parts)
    content = bytearray(parts[first])
    for _ in range(chance.randrange(1, 8)):
        place = chance.randrange(len(content))
        content[place : place + chance.randrange(3)] = bytes([chance.choice(b'<>/"&=0A9r')])
    parts[first] = bytes(content)
    return zip_of(parts)
