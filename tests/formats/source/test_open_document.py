"""The file of a LibreOffice table: its zip, its parts, what it may not be."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.source.book import Book, SourceKind
from arbiter.formats.source.open_document import read_open_document
from tests.foreign_files import TABLE, zip_of
from tests.foreign_tables import fods_of, ods, ods_of, ods_table, without


def read(data: bytes) -> Book:
    return read_open_document(io.BytesIO(data), Path("list.ods"))


@pytest.mark.parametrize("data", [ods(TABLE), fods_of(ods_table(TABLE))])
def test_a_table_is_read_from_a_zip_and_from_one_xml(data):
    book = read(data)

    assert book.kind is SourceKind.OPEN_DOCUMENT
    assert [[cell.value for cell in row] for row in book.sheets[0].rows] == [list(r) for r in TABLE]


def test_styles_of_the_document_count():
    styles = b"""<office:document-styles
xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"><office:styles>
<style:style style:name="Bad" style:family="table-cell"><style:table-cell-properties
fo:background-color="#ffcccc"/></style:style></office:styles></office:document-styles>"""
    table = """<table:table table:name="A"><table:table-row><table:table-cell
table:style-name="Bad" office:value-type="string"><text:p>x</text:p></table:table-cell>
</table:table-row></table:table>"""

    assert read(ods_of(table, parts={"styles.xml": styles})).sheets[0].cell(1, 1).filled


MANIFEST = b'<manifest:file-entry><manifest:encryption-data manifest:checksum="x"/>'
BOMB = b'<!DOCTYPE x [<!ENTITY a "ha">]><office:document-content/>'


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (ods(TABLE)[:400], Refusal.DAMAGED_ZIP),
        (without(ods(TABLE), "content.xml"), Refusal.SHEET_MISSING),
        (ods_of(ods_table(TABLE), parts={"META-INF/manifest.xml": MANIFEST}), Refusal.PASSWORD),
        (ods_of("", parts={"encrypted-package": b"x"}), Refusal.PASSWORD),
        (ods_of(""), Refusal.NO_TABLE),
        (ods_of("<table:table>"), Refusal.DAMAGED_ZIP),
        (BOMB, Refusal.ENTITIES),
        (b"<office:document/>", Refusal.DAMAGED_ZIP),
        (zip_of({"mimetype": b"application/vnd.oasis.opendocument.text"}), Refusal.WORD),
        (zip_of({"mimetype": b"application/vnd.oasis.opendocument.graphics"}), Refusal.OTHER_ZIP),
        (zip_of({f"p{number}": b"" for number in range(2_100)}), Refusal.TOO_LARGE),
        (zip_of({"content.xml": b" " * (121 * 1024 * 1024)}), Refusal.TOO_LARGE),
    ],
)
def test_what_is_no_sound_table_is_refused(data, why):
    with pytest.raises(NotImported) as refused:
        read(data)

    assert refused.value.why is why
