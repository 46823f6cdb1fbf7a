"""The tables of an OpenDocument file: ``.ods``, ``.ots``, and ``.fods``, which is one XML.

The zip is looked at before anything in it is unpacked; the XML then goes by as a stream, so that
a row that is repeated a million times, or a sheet of a hundred megabytes, takes no memory.
"""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import BinaryIO
from xml.parsers import expat

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.source.archive import Archive
from arbiter.formats.source.book import Book, SourceKind
from arbiter.formats.source.open_document_table import Declared, Tables
from arbiter.formats.source.zip_check import (
    MOST_MEMBERS,
    MOST_OF_A_PART,
    MOST_OF_A_SHEET,
    MOST_OF_THE_FILE,
    UNREADABLE,
)

_CONTENT, _STYLES, _MANIFEST = "content.xml", "styles.xml", "META-INF/manifest.xml"


def read_open_document(file: BinaryIO, path: Path) -> Book:
    """Every sheet of the table in *file*, up to 6,000 rows and 300 columns of each.

    :raises NotImported: it is a text or a drawing, protected by a password, damaged, too large,
        or declares what no table needs.
    """
    file.seek(0, 2)
    size = file.tell()
    file.seek(0)
    if size > MOST_OF_THE_FILE:
        raise NotImported(path, Refusal.TOO_LARGE, f"{size // (1024 * 1024)} MB")
    tables = Tables()
    try:
        if file.read(2) == b"PK":
            file.seek(0)
            with Archive(file) as archive:
                _check(archive, path)
                for name in (_STYLES, _CONTENT):
                    if name in archive.namelist():
                        with archive.open(name) as part:
                            tables.parse(part)
        else:
            file.seek(0)
            tables.parse(file)
    except Declared as error:
        raise NotImported(path, Refusal.ENTITIES) from error
    except (*UNREADABLE, expat.ExpatError, AttributeError) as error:
        raise NotImported(path, Refusal.DAMAGED_ZIP) from error
    if not tables.sheets:
        raise NotImported(path, Refusal.NO_TABLE if tables.seen else Refusal.WORD)
    return Book(path, SourceKind.OPEN_DOCUMENT, tuple(tables.sheets), tables.names)


def _check(archive: Archive, path: Path) -> None:
    """Whether it is a table of bearable size, and open to be read."""
    members = archive.infolist()
    if len(members) > MOST_MEMBERS:
        raise NotImported(path, Refusal.TOO_LARGE, str(len(members)))
    for member in members:
        most = MOST_OF_A_SHEET if member.filename == _CONTENT else MOST_OF_A_PART
        if member.filename.endswith(".xml") and member.file_size > most:
            raise NotImported(path, Refusal.TOO_LARGE, f"{member.file_size // (1024 * 1024)} MB")
    names = set(archive.namelist())
    said = _head(archive, "mimetype") if "mimetype" in names else b""
    if b"opendocument.text" in said:
        raise NotImported(path, Refusal.WORD)
    if said and b"opendocument.spreadsheet" not in said:
        raise NotImported(path, Refusal.OTHER_ZIP)
    if "encrypted-package" in names or (
        _MANIFEST in names and b"encryption-data" in _head(archive, _MANIFEST)
    ):
        raise NotImported(path, Refusal.PASSWORD)
    if _CONTENT not in names:
        raise NotImported(path, Refusal.SHEET_MISSING, _CONTENT)


def _head(archive: zipfile.ZipFile, name: str) -> bytes:
    with archive.open(name) as part:
        return part.read(MOST_OF_A_PART)
