"""A zip is looked at before a reader of workbooks is let near it."""

from __future__ import annotations

import io
import zipfile

import pytest

from arbiter.domain.errors import Refusal
from arbiter.formats.source import zip_check
from arbiter.formats.source.zip_check import ZipRefused, checked
from tests.foreign_files import (
    SHEET,
    TABLE,
    entity_bomb,
    flagged_as_encrypted,
    open_document,
    part,
    replaced,
    with_parts,
    workbook,
    zip_of,
)

BOOK = workbook(TABLE)
RELATED = "xl/_rels/workbook.xml.rels"


def refused(data: bytes) -> ZipRefused:
    with pytest.raises(ZipRefused) as caught:
        checked(io.BytesIO(data))
    return caught.value


def test_a_sound_workbook_is_let_through():
    with checked(io.BytesIO(BOOK)) as archive:
        assert SHEET in archive.namelist()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (BOOK[: len(BOOK) // 2], Refusal.DAMAGED_ZIP),
        (BOOK[:40], Refusal.DAMAGED_ZIP),
        (b"PK\x03\x04" + b"\xa5" * 3000, Refusal.DAMAGED_ZIP),
        (with_parts(BOOK, {"[Content_Types].xml": None}), Refusal.DAMAGED_ZIP),
        (with_parts(BOOK, {"_rels/.rels": None}), Refusal.DAMAGED_ZIP),
        (with_parts(BOOK, {"_rels/.rels": b"<Relationships"}), Refusal.DAMAGED_ZIP),
        (with_parts(BOOK, {SHEET: None}), Refusal.SHEET_MISSING),
        (with_parts(BOOK, {"xl/workbook.xml": None}), Refusal.SHEET_MISSING),
        (with_parts(BOOK, {RELATED: None}), Refusal.SHEET_MISSING),
        (flagged_as_encrypted(BOOK), Refusal.PASSWORD),
        (entity_bomb(), Refusal.ENTITIES),
        (open_document(), Refusal.OTHER_ZIP),
        (zip_of({"mimetype": b"application/vnd.oasis.opendocument.text"}), Refusal.WORD),
        (zip_of({"mimetype": b"application/epub+zip"}), Refusal.OTHER_ZIP),
        (zip_of({"[Content_Types].xml": b"<a/>", "word/document.xml": b"<a/>"}), Refusal.WORD),
        (zip_of({"[Content_Types].xml": b"<a/>", "ppt/a.xml": b"<a/>"}), Refusal.OTHER_ZIP),
        (zip_of({"[Content_Types].xml": b"<a/>"}), Refusal.SHEET_MISSING),
        (zip_of({"xl/workbook.bin": b"\x00"}), Refusal.OLD_EXCEL),
        (zip_of({"list.xlsx": BOOK}), Refusal.OTHER_ZIP),
        (zip_of({}), Refusal.OTHER_ZIP),
        (zip_of({"xl/a": b""} | {f"p{n}": b"" for n in range(3000)}), Refusal.TOO_LARGE),
    ],
)
def test_what_is_no_sound_workbook_is_refused(data, why):
    assert refused(data).why is why


@pytest.mark.parametrize(
    "name", ["xl/styles.xml", "docProps/core.xml", "xl/_rels/workbook.xml.rels"]
)
def test_entities_are_refused_in_every_part(name):
    """Wherever the document type stands: comments may come before it."""
    bomb = b'<?xml version="1.0"?><!-- ' + b"x" * 9000 + b' -->\n<!DOCTYPE a [<!ENTITY b "c">]>'
    found = refused(with_parts(BOOK, {name: bomb + part(BOOK, name).split(b"?>", 1)[-1]}))

    assert (found.why, found.detail) == (Refusal.ENTITIES, name)


def test_entities_are_refused_in_utf_16():
    content = part(BOOK, SHEET).decode().split("?>", 1)[-1]
    text = '<?xml version="1.0" encoding="utf-16"?><!DOCTYPE a [<!ENTITY b "c">]>' + content

    assert refused(with_parts(BOOK, {SHEET: text.encode("utf-16")})).why is Refusal.ENTITIES


def test_a_cell_may_speak_of_doctype():
    """Only before the first element it means anything."""
    with checked(io.BytesIO(workbook([["<!DOCTYPE html>"]]))) as archive:
        assert archive.testzip() is None


@pytest.mark.parametrize(("name", "megabytes"), [("xl/sharedStrings.xml", 21), (SHEET, 121)])
def test_a_bomb_is_refused_without_unpacking_it(name, megabytes):
    """A million zeros take a kilobyte in a zip."""
    bomb = with_parts(BOOK, {name: b"0" * (megabytes * 1024 * 1024)})
    found = refused(bomb)

    assert len(bomb) < 200_000
    assert (found.why, found.detail) == (Refusal.TOO_LARGE, f"{megabytes} MB")


def test_a_file_that_is_too_large_is_not_even_listed(monkeypatch):
    monkeypatch.setattr(zip_check, "MOST_OF_THE_FILE", 1000)

    assert refused(BOOK).why is Refusal.TOO_LARGE


def test_a_size_that_lies_unpacks_no_more_than_it_says():
    """The directory says 10 bytes of a large sheet: the rest of it is never made."""
    data = bytearray(with_parts(BOOK, {SHEET: b"<a>" + b" " * 5_000_000}))
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        names = archive.namelist()
    entry = -1
    for _ in range(names.index(SHEET) + 1):
        entry = data.index(b"PK\x01\x02", entry + 1)
    data[entry + 24 : entry + 28] = (10).to_bytes(4, "little")

    assert refused(bytes(data)).why is Refusal.DAMAGED_ZIP


def test_sheets_are_found_wherever_the_workbook_says():
    """Targets may be written from the root of the file."""
    absolute = replaced(BOOK, RELATED, b'Target="/xl/worksheets', b'Target="/xl/./worksheets')

    checked(io.BytesIO(absolute)).close()
    assert refused(with_parts(absolute, {SHEET: None})).detail == SHEET
