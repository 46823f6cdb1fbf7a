"""What a file is, told from its first bytes; its name is never asked."""

from __future__ import annotations

import re
from typing import BinaryIO

from arbiter.domain.errors import Refusal
from arbiter.formats.source.book import SourceKind

HEAD = 64 * 1024
"""So many bytes from the top tell what a file is."""
MOST_OF_OLE = 16 * 1024 * 1024
"""The directory of an old Office file may stand anywhere; it is looked for in so many bytes."""

_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_BARE_SHEETS = (b"\x09\x00\x04\x00", b"\x09\x02\x06\x00", b"\x09\x04\x06\x00", b"\x09\x08\x08\x00")
"""How sheets of the oldest Excels begin, which had no container yet."""
_STARTS: tuple[tuple[bytes, SourceKind | Refusal], ...] = (
    (b"PK\x03\x04", SourceKind.WORKBOOK),
    (b"PK\x05\x06", SourceKind.WORKBOOK),
    (b"PK\x07\x08", SourceKind.WORKBOOK),
    (b"%PDF", Refusal.PDF),
    (b"{\\rtf", Refusal.WORD),
    (b"\x89PNG", Refusal.PICTURE),
    (b"\xff\xd8\xff", Refusal.PICTURE),
    (b"GIF8", Refusal.PICTURE),
    (b"II*\x00", Refusal.PICTURE),
    (b"MM\x00*", Refusal.PICTURE),
    (b"7z\xbc\xaf\x27\x1c", Refusal.OTHER_ZIP),
    (b"Rar!\x1a\x07", Refusal.OTHER_ZIP),
    (b"\x1f\x8b\x08", Refusal.OTHER_ZIP),
    *((start, Refusal.OLD_EXCEL) for start in _BARE_SHEETS),
)
_SQLITE = b"SQLite format 3\x00"
_OUR_ID = b"ARBT"
_OUR_ID_AT = 68
_MARKUP = re.compile(
    r"<(?:\?xml|\?mso|!--|!doctype|html|head|meta|title|style|script|body|div|center|p|font|"
    r"table|tbody|tr|td|th|workbook|office:|ss:)\b",
    re.IGNORECASE,
)
_PGN = re.compile(r'\[[A-Za-z]\w* +"[^"\n]*"\][ \t\r]*\n')
# Records begin with their number: tournament's name (012), then place and federation, or a player.
_TRF = re.compile(r"(?:###[^\n]*\n)*(?:012 [^\n]*\r?\n\d{3} |001 [ \d]{4} )")
_CONTROLS = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")


def kind_of(file: BinaryIO) -> SourceKind | Refusal:
    """What *file* is; where it can't be read at all, why. It is left at its beginning."""
    file.seek(0)
    head = file.read(HEAD)
    if head.startswith(_OLE):
        file.seek(0)
        found: SourceKind | Refusal = _old_office(file.read(MOST_OF_OLE))
    else:
        found = _told_from(head)
    file.seek(0)
    return found


def _told_from(head: bytes) -> SourceKind | Refusal:
    if not head:
        return Refusal.EMPTY
    for start, kind in _STARTS:
        if head.startswith(start):
            return kind
    if head.startswith(_SQLITE):
        ours = head[_OUR_ID_AT : _OUR_ID_AT + len(_OUR_ID)] == _OUR_ID
        return Refusal.OURS if ours else Refusal.BINARY
    if _is_picture(head):
        return Refusal.PICTURE
    encoding = utf16_of(head)
    if encoding:
        text = head.decode(encoding, "replace")
    elif len(_CONTROLS.findall(head)) * 50 > len(head):
        return Refusal.BINARY
    else:
        text = head.decode("utf-8-sig", "replace")
    text = text.lstrip("\ufeff \t\r\n\x0b\x0c")
    if not text and len(head) < HEAD:
        return Refusal.EMPTY
    if text.startswith("%PDF"):
        return Refusal.PDF
    for form, kind in ((_MARKUP, Refusal.HTML), (_PGN, Refusal.PGN), (_TRF, Refusal.TRF)):
        if form.match(text):
            return kind
    return SourceKind.TEXT


def _old_office(data: bytes) -> Refusal:
    """Which of the old Office programs wrote it: each names its main stream in its own way."""
    for stream, kind in (
        ("EncryptedPackage", Refusal.PASSWORD),
        ("WordDocument", Refusal.WORD),
        ("Workbook", Refusal.OLD_EXCEL),
        ("Book", Refusal.OLD_EXCEL),
    ):
        if f"{stream}\0".encode("utf-16-le") in data:
            return kind
    return Refusal.OLD_EXCEL


def _is_picture(head: bytes) -> bool:
    if head.startswith(b"BM"):
        return head[6:10] == bytes(4)
    if head.startswith(b"RIFF"):
        return head[8:12] == b"WEBP"
    return head[4:12] in (b"ftypheic", b"ftypheix", b"ftypavif", b"ftypmif1")


def utf16_of(head: bytes) -> str:
    """``utf-16-le`` or ``utf-16-be`` if *head* is text in it, with or without a mark; else nothing.

    In Latin, Cyrillic and Turkish text every second byte is small, which in text of one byte
    to a letter no byte is.

    >>> utf16_of("№;Имя\\r\\n1;Ёлкин".encode("utf-16-le"))
    'utf-16-le'
    """
    if head.startswith(b"\xff\xfe"):
        return "utf-16-le"
    if head.startswith(b"\xfe\xff"):
        return "utf-16-be"
    if b"\x00" not in head or len(head) < 4:
        return ""
    low, high = _small(head[0::2]), _small(head[1::2])
    if high > 0.8 and low < 0.2:
        return "utf-16-le"
    return "utf-16-be" if low > 0.8 and high < 0.2 else ""


def _small(part: bytes) -> float:
    """The share of bytes up to 5: those of U+0000 to U+05FF."""
    return sum(byte <= 5 for byte in part) / len(part)
