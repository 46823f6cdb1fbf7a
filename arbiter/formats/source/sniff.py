"""What a file is, told from its first bytes; its name is never asked."""

from __future__ import annotations

import re
import zipfile
from typing import BinaryIO

from arbiter.domain.errors import Refusal
from arbiter.formats.source.book import SourceKind
from arbiter.formats.source.compound_file import BrokenFile, CompoundFile
from arbiter.formats.source.trf_signs import is_trf
from arbiter.formats.source.zip_check import UNREADABLE

HEAD = 64 * 1024
"""So many bytes from the top tell what a file is."""
MOST_OF_OLE = 32 * 1024 * 1024
"""The directory of an old Office file may stand anywhere; it is looked for in so many bytes."""

_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_BARE_SHEETS = (
    b"\x09\x00\x04\x00",
    b"\x09\x02\x06\x00",
    b"\x09\x04\x06\x00",
    b"\x09\x08\x08\x00",
    b"\x09\x08\x10\x00",
)
"""How sheets of the oldest Excels begin, which had no container yet; some programs that write
later forms leave it out too."""
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
    *((start, SourceKind.OLD_WORKBOOK) for start in _BARE_SHEETS),
)
_OFFICE: tuple[tuple[str, SourceKind | Refusal], ...] = (
    ("EncryptedPackage", Refusal.PASSWORD),
    ("Workbook", SourceKind.OLD_WORKBOOK),
    ("Book", SourceKind.OLD_WORKBOOK),
    ("WordDocument", Refusal.WORD),
    ("PowerPoint Document", Refusal.OTHER_ZIP),
    ("__properties_version1.0", Refusal.OTHER_ZIP),  # a mail of Outlook
)
"""The main streams of the old Office programs."""
_SQLITE = b"SQLite format 3\x00"
_OUR_ID = b"ARBT"
_OUR_ID_AT = 68
_MARKUP = re.compile(
    r"<(?:\?xml|\?mso|!--|!doctype|html|head|meta|title|style|script|body|div|center|p|font|"
    r"table|thead|tbody|tr|td|th|h[1-6]|pre|b|br|span|frameset|caption|ul|ol|li|dl|a|i|u|em|"
    r"strong|small|hr|img|form|link|section|article|main|header|nav|"
    r"workbook|\w+:workbook|office:|ss:)\b",
    re.IGNORECASE,
)
_WEB_ARCHIVE = re.compile(r"(?:[A-Za-z-]+:[^\n]*\n(?:[ \t][^\n]*\n)*){0,20}?MIME-Version:", re.I)
_XMLS: tuple[tuple[str, SourceKind | Refusal], ...] = (
    ("urn:schemas-microsoft-com:office:spreadsheet", SourceKind.XML_WORKBOOK),
    ("urn:oasis:names:tc:opendocument:xmlns:office", SourceKind.OPEN_DOCUMENT),
    ("<w:worddocument", Refusal.WORD),
    ("<svg", Refusal.PICTURE),
)
"""What an XML that is no web page holds."""
_PAGE = re.compile(r"<(?:!doctype\s+html|html|table|body|frameset)\b", re.IGNORECASE)
_PGN = re.compile(
    # Lines for programs and remarks may come before the first tag, and its marks be missing.
    r'(?:[%;][^\n]*\n\s*)*\[\s*(?:[A-Za-z]\w*\s+"[^"\n]*"\s*\]|'
    r"(?:Event|Site|Date|Round|White|Black|Result)\s*[\s:\"“][^\n]*\n)"
)
_LONGEST_MIMETYPE = 200
_CONTROLS = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")


def kind_of(file: BinaryIO) -> SourceKind | Refusal:
    """What *file* is; where it can't be read at all, why. It is left at its beginning."""
    file.seek(0)
    head = file.read(HEAD)
    if head.startswith(_OLE):
        file.seek(0)
        found: SourceKind | Refusal = _old_office(file.read(MOST_OF_OLE))
    elif head.startswith(b"PK") and _is_open_document(file):
        found = SourceKind.OPEN_DOCUMENT
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
    if _WEB_ARCHIVE.match(text):
        return SourceKind.HTML
    if _MARKUP.match(text) or all(sign in text.lower() for sign in ("<table", "<tr", "<td")):
        return _kind_of_markup(text)
    if is_trf(text):
        return SourceKind.TRF
    return SourceKind.PGN if _PGN.match(text) else SourceKind.TEXT


def _kind_of_markup(text: str) -> SourceKind | Refusal:
    folded = text.lower()
    found = next((kind for sign, kind in _XMLS if sign in folded), None)
    if found is not None and (found is not Refusal.PICTURE or not _PAGE.search(text)):
        return found
    is_xml = folded.startswith("<?xml") and not _PAGE.search(text)
    return Refusal.HTML if is_xml else SourceKind.HTML


def _is_open_document(file: BinaryIO) -> bool:
    """Whether a zip holds a document of LibreOffice: it says so, or has such parts."""
    file.seek(0)
    try:
        with zipfile.ZipFile(file) as archive:
            names = set(archive.namelist())
            if "mimetype" in names:
                with archive.open("mimetype") as said:
                    return b"opendocument" in said.read(_LONGEST_MIMETYPE)
            return {"content.xml", "META-INF/manifest.xml"} <= names
    except (*UNREADABLE, MemoryError):
        return False


def _old_office(data: bytes) -> SourceKind | Refusal:
    """Which of the old Office programs wrote it: each names its main stream in its own way."""
    try:
        names = CompoundFile(data).names
    except BrokenFile:  # a part of a file may still tell of what
        names = frozenset(name for name, _ in _OFFICE if f"{name}\0".encode("utf-16-le") in data)
    return next((kind for name, kind in _OFFICE if name in names), SourceKind.OLD_WORKBOOK)


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
