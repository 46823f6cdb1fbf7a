"""A foreign file read in this process; programs with a window use ``worker`` instead."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from arbiter.domain.errors import FileMissing, FileUnreadable, NotImported, Refusal
from arbiter.domain.os_faults import fault_text
from arbiter.formats.source.book import Book, SourceKind
from arbiter.formats.source.sniff import kind_of


def _reader_of(kind: SourceKind) -> Callable[[BinaryIO, Path], Book]:
    """What reads workbooks of this *kind*; loaded no sooner than one is there."""
    if kind is SourceKind.OLD_WORKBOOK:
        from arbiter.formats.source.old_workbook import read_old_workbook

        return read_old_workbook
    if kind is SourceKind.OPEN_DOCUMENT:
        from arbiter.formats.source.open_document import read_open_document

        return read_open_document
    if kind is SourceKind.XML_WORKBOOK:
        from arbiter.formats.source.xml_workbook import read_xml_workbook

        return read_xml_workbook
    from arbiter.formats.source.workbook_cells import read_workbook

    return read_workbook


def read_book(path: Path, *, encoding: str = "", separator: str = "") -> Book:
    """The cells of the workbook or text at *path*, whatever it is called.

    *encoding* and *separator* are for texts, and found from the text where they are empty; a
    web page has an encoding too.

    :raises FileMissing: there is no such file.
    :raises FileUnreadable: it can't be opened, or is a folder or a device.
    :raises NotImported: it is nothing that can be read; ``why`` says what it is.
    """
    try:
        status = os.stat(path)
        if stat.S_ISDIR(status.st_mode):
            raise FileUnreadable(path, "Is a directory")
        if not stat.S_ISREG(status.st_mode):
            raise FileUnreadable(path, "not a file")
        with open(path, "rb") as file:
            kind = kind_of(file)
            if isinstance(kind, Refusal):
                raise NotImported(path, kind)
            if kind is SourceKind.TEXT:
                from arbiter.formats.source.text_cells import read_text

                return read_text(file, path, encoding=encoding, separator=separator)
            if kind is SourceKind.PGN:
                from arbiter.formats.source.pgn_cells import read_pgn

                return read_pgn(file, path, encoding=encoding)
            if kind is SourceKind.TRF:
                from arbiter.formats.source.trf_lines import read_trf

                return read_trf(file, path, encoding=encoding)
            if kind is SourceKind.HTML:
                from arbiter.formats.source.html_cells import read_html

                return read_html(file, path, encoding=encoding)
            return _reader_of(kind)(file, path)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise FileMissing(path) from error
    except OSError as error:
        raise FileUnreadable(path, fault_text(error)) from error
    except ValueError as error:  # a NUL in the name
        raise FileMissing(path) from error
