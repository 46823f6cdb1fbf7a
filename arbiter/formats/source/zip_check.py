"""A zip file looked at before any reader of workbooks is let near it.

Sizes come from the zip's own directory, so that nothing is unpacked to learn that it is too
large; ``zipfile`` never unpacks more of a member than the directory says.
"""

from __future__ import annotations

import posixpath
import re
import struct
import zipfile
import zlib
from typing import BinaryIO

from arbiter.domain.errors import Refusal
from arbiter.formats.source.archive import Archive

MOST_MEMBERS = 2_000
MOST_OF_A_SHEET = 120 * 1024 * 1024
"""Bytes of one sheet, unpacked: a column formatted to the bottom makes 80 MB, by accident."""
MOST_OF_A_PART = 20 * 1024 * 1024
"""Bytes of any other part, unpacked."""
MOST_OF_THE_FILE = 64 * 1024 * 1024
"""Bytes of the file itself."""
PROLOGUE = 256 * 1024
"""A document type stands before the first element; so far is looked for that."""

_SHEETS = re.compile(r"xl/(?:worksheets|chartsheets|dialogsheets|macrosheets)/", re.IGNORECASE)
_XML = (".xml", ".rels", ".vml")
_ELEMENT = re.compile(rb"<[A-Za-z_:\x80-\xff]")
_ENCRYPTED = 0x1
UNREADABLE = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    OSError,
    RuntimeError,  # a member that asks for a password, a compression that is not known
    ValueError,
    KeyError,
    OverflowError,
    struct.error,
)
"""What ``zipfile`` raises where a zip is not what it says it is."""


class ZipRefused(Exception):
    """The zip is not read: *why*, and *detail* in figures or with the name of a part."""

    def __init__(self, why: Refusal, detail: str = "") -> None:
        super().__init__(why.value)
        self.why = why
        self.detail = detail


def checked(file: BinaryIO) -> Archive:
    """*file* as an open workbook: a zip of bearable size, with all of its parts.

    :raises ZipRefused: it is none.
    """
    file.seek(0, 2)
    if file.tell() > MOST_OF_THE_FILE:
        raise ZipRefused(Refusal.TOO_LARGE, _megabytes(file.tell()))
    file.seek(0)
    try:
        archive = Archive(file)
    except UNREADABLE as error:
        raise ZipRefused(Refusal.DAMAGED_ZIP) from error
    members = archive.infolist()
    _check_sizes(members)
    _check_kind(archive)
    if any(member.flag_bits & _ENCRYPTED for member in members):
        raise ZipRefused(Refusal.PASSWORD)
    try:
        for member in members:
            if member.filename.lower().endswith(_XML):
                _check_prologue(archive, member)
        _check_parts(archive)
    except UNREADABLE as error:
        raise ZipRefused(Refusal.DAMAGED_ZIP) from error
    return archive


def _check_sizes(members: list[zipfile.ZipInfo]) -> None:
    if len(members) > MOST_MEMBERS:
        raise ZipRefused(Refusal.TOO_LARGE, str(len(members)))
    for member in members:
        sheet = _SHEETS.match(member.filename)
        if member.file_size > (MOST_OF_A_SHEET if sheet else MOST_OF_A_PART):
            raise ZipRefused(Refusal.TOO_LARGE, _megabytes(member.file_size))


def _megabytes(size: int) -> str:
    return f"{size // (1024 * 1024)} MB"


def _check_kind(archive: Archive) -> None:
    """Whether it is a workbook; other programs keep their files as zips too."""
    names = {name.lower() for name in archive.namelist()}
    if "mimetype" in names or {"content.xml", "meta-inf/manifest.xml"} <= names:
        raise ZipRefused(_by_mimetype(archive, names))
    if any(name.startswith("word/") for name in names):
        raise ZipRefused(Refusal.WORD)
    if "xl/workbook.bin" in names:
        raise ZipRefused(Refusal.OLD_EXCEL)
    if not any(name.startswith("xl/") for name in names):
        # A workbook of which only the frame is left, or no workbook at all.
        left = "[content_types].xml" in names and not any(n.startswith("ppt/") for n in names)
        raise ZipRefused(Refusal.SHEET_MISSING if left else Refusal.OTHER_ZIP)


def _by_mimetype(archive: Archive, names: set[str]) -> Refusal:
    try:
        said = archive.read("mimetype")[:200] if "mimetype" in names else b""
    except UNREADABLE:
        return Refusal.DAMAGED_ZIP
    return Refusal.WORD if b"opendocument.text" in said else Refusal.OTHER_ZIP


def _check_prologue(archive: Archive, member: zipfile.ZipInfo) -> None:
    """Refuse a part that declares a document type or entities: no workbook needs them, and
    with them a small file fills the memory or reads other files.
    """
    with archive.open(member) as part:
        # UTF-16 as it would look in UTF-8; the markup is ASCII.
        head = part.read(PROLOGUE).replace(b"\x00", b"")
    start = _ELEMENT.search(head)
    prologue = head[: start.start()] if start else head
    if b"<!DOCTYPE" in prologue.upper() or b"<!ENTITY" in prologue.upper():
        raise ZipRefused(Refusal.ENTITIES, member.filename)
    if start is None and len(head) >= PROLOGUE // 2:
        raise ZipRefused(Refusal.DAMAGED_ZIP, member.filename)


def _check_parts(archive: Archive) -> None:
    """Whether every sheet that the workbook lists is there: a reader would pass over it."""
    names = set(archive.namelist())
    for needed in ("[Content_Types].xml", "_rels/.rels"):
        if needed not in names:
            raise ZipRefused(Refusal.DAMAGED_ZIP, needed)
    workbook = next(iter(_targets(archive, "_rels/.rels", "", "/officeDocument")), "")
    if workbook not in names:
        raise ZipRefused(Refusal.SHEET_MISSING, workbook)
    folder, name = posixpath.split(workbook)
    related = posixpath.join(folder, "_rels", f"{name}.rels")
    if related not in names:
        raise ZipRefused(Refusal.SHEET_MISSING, related)
    sheets = _targets(archive, related, folder, "/worksheet")
    missing = [sheet for sheet in sheets if sheet not in names]
    if missing or not sheets:
        raise ZipRefused(Refusal.SHEET_MISSING, next(iter(missing), ""))


def _targets(archive: Archive, related: str, folder: str, kind: str) -> list[str]:
    """Full names of the parts that *related* lists whose type ends in *kind*."""
    from defusedxml.ElementTree import ParseError, fromstring

    try:
        root = fromstring(archive.read(related), forbid_dtd=True)
    except ParseError as error:
        raise ZipRefused(Refusal.DAMAGED_ZIP, related) from error
    return [
        posixpath.normpath(posixpath.join("/", folder, relation.get("Target", ""))).lstrip("/")
        for relation in root
        if relation.get("Type", "").endswith(kind) and relation.get("TargetMode") != "External"
    ]
