"""What a file is, told from its first bytes."""

from __future__ import annotations

import io

import pytest

from arbiter.domain.errors import Refusal
from arbiter.formats.source.book import SourceKind
from arbiter.formats.source.sniff import kind_of, utf16_of
from tests.foreign_files import TABLE, old_office, workbook, zip_of
from tests.foreign_tables import fods_of, ods, ods_table, without, xls, xml_2003


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (workbook(TABLE), SourceKind.WORKBOOK),
        (b"PK\x05\x06" + bytes(18), SourceKind.WORKBOOK),
        ("№;Имя\n1;Ёлкин\n".encode(), SourceKind.TEXT),
        ("№;Имя\n1;Ёлкин\n".encode("cp1251"), SourceKind.TEXT),
        ("№;Имя\n1;Ёлкин\n".encode("utf-16"), SourceKind.TEXT),
        ("№;Имя\n1;Ёлкин\n".encode("utf-16-be"), SourceKind.TEXT),
        (b"<3 chess;1\n", SourceKind.TEXT),
        (b"BMW Chess Club\nBerg\n", SourceKind.TEXT),
        (b"", Refusal.EMPTY),
        (b" \r\n\t\n", Refusal.EMPTY),
        (b"\xef\xbb\xbf", Refusal.EMPTY),
        (old_office("Workbook"), SourceKind.OLD_WORKBOOK),
        (old_office("Book"), SourceKind.OLD_WORKBOOK),
        (old_office("PowerPoint Document"), Refusal.OTHER_ZIP),
        (old_office("WordDocument"), Refusal.WORD),
        (old_office("EncryptedPackage"), Refusal.PASSWORD),
        (xls(TABLE), SourceKind.OLD_WORKBOOK),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", SourceKind.OLD_WORKBOOK),
        (b"\x09\x08\x08\x00\x00\x05\x10\x00" + bytes(40), SourceKind.OLD_WORKBOOK),
        (ods(TABLE), SourceKind.OPEN_DOCUMENT),
        (without(ods(TABLE), "mimetype"), SourceKind.WORKBOOK),
        (zip_of({"content.xml": b"", "META-INF/manifest.xml": b""}), SourceKind.OPEN_DOCUMENT),
        (fods_of(ods_table(TABLE)), SourceKind.OPEN_DOCUMENT),
        (xml_2003(TABLE), SourceKind.XML_WORKBOOK),
        (b"<html><table><tr><td>1</td></tr></table>", SourceKind.HTML),
        (b"\xef\xbb\xbf\r\n <!DOCTYPE html>", SourceKind.HTML),
        (b'<?xml version="1.0"?><!DOCTYPE html><html><svg>', SourceKind.HTML),
        ("<HTML xmlns:x='urn'>".encode("utf-16"), SourceKind.HTML),
        (b"<ul><li>Berg, Anna</li></ul>", SourceKind.HTML),
        (b"Results\n<table><tr><td>1</td></tr></table>", SourceKind.HTML),
        (b"<Berg> 1900\n<Dahl> 1800\n", SourceKind.TEXT),
        (b"MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n", SourceKind.HTML),
        (b"From: <Saved>\r\nMIME-Version: 1.0\r\n", SourceKind.HTML),
        (b'<?xml version="1.0"?><playerslist><player>', Refusal.HTML),
        (b'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">', Refusal.PICTURE),
        (b'<?xml version="1.0"?><w:wordDocument>', Refusal.WORD),
        (b'[Event "Club final"]\r\n[Site "Lund"]\r\n', SourceKind.PGN),
        (b'% a line for programs\n\n[Event "Club final]\n', SourceKind.PGN),
        (b'[Board "1"]\n', SourceKind.PGN),
        (b"[Open] Club final\n", SourceKind.TEXT),
        (b"012 Club final\r\n022 Lund\r\n", SourceKind.TRF),
        (b"001    1 m    Berg, Anna", SourceKind.TRF),
        (b"012;Berg, Anna\n", SourceKind.TEXT),
        (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", Refusal.PDF),
        (b"\x89PNG\r\n\x1a\n" + bytes(30), Refusal.PICTURE),
        (b"\xff\xd8\xff\xe0\x00\x10JFIF", Refusal.PICTURE),
        (b"GIF89a" + bytes(20), Refusal.PICTURE),
        (b"BM\x36\x00\x00\x00\x00\x00\x00\x00" + bytes(20), Refusal.PICTURE),
        (b"RIFF\x24\x00\x00\x00WEBPVP8 ", Refusal.PICTURE),
        (b"{\\rtf1\\ansi", Refusal.WORD),
        (b"7z\xbc\xaf\x27\x1c" + bytes(30), Refusal.OTHER_ZIP),
        (bytes(range(256)) * 4, Refusal.BINARY),
        (bytes(4096), Refusal.BINARY),
        (b"SQLite format 3\x00" + bytes(52) + b"ARBT" + bytes(40), Refusal.OURS),
        (b"SQLite format 3\x00" + bytes(100), Refusal.BINARY),
    ],
)
def test_the_kind_is_told_from_the_content(data, kind):
    file = io.BytesIO(data)

    assert kind_of(file) is kind
    assert file.tell() == 0


@pytest.mark.parametrize("text", ["Berg, Anna\nЁлкин;½\n", "1;2;3\r\n", "Çağlar | Şükrü\n"])
@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_utf_16_is_seen_without_a_mark(text, encoding):
    """Also in texts of more than one script."""
    assert utf16_of(text.encode(encoding)) == encoding


@pytest.mark.parametrize("data", [b"", b"a", b"\x00", b"Berg;1\n", bytes(400), b"a\x00bcdefgh"])
def test_other_bytes_are_not_taken_for_utf_16(data):
    """A stray NUL does not make it so."""
    assert utf16_of(data) == ""
