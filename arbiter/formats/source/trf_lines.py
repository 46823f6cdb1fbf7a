"""A FIDE report (TRF) as a book: one sheet, each row of which is a line."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.source.book import NOTHING, Book, SourceCell, SourceKind, SourceSheet
from arbiter.formats.source.encodings import decoded
from arbiter.formats.source.text_cells import MOST_OF_A_TEXT
from arbiter.formats.source.trf_signs import LINE_ENDS

MOST_LINES = 6_000
LONGEST_LINE = 50_000
"""Characters; a thousand players who meet four times have lines of forty thousand."""


def read_trf(file: BinaryIO, path: Path, *, encoding: str = "") -> Book:
    """The lines of the report in *file*; the encoding is found where it is not given.

    :raises NotImported: it is too large.
    """
    data = file.read(MOST_OF_A_TEXT + 1)
    if len(data) > MOST_OF_A_TEXT:
        raise NotImported(path, Refusal.TOO_LARGE, f"{MOST_OF_A_TEXT // (1024 * 1024)} MB")
    text, encoding, others = decoded(data, encoding)
    # What has no meaning in a text keeps its column.
    lines = LINE_ENDS.split(text.lstrip("\ufeff").translate(_CONTROLS))
    while lines and not lines[-1].strip():
        lines.pop()
    cut = len(lines) > MOST_LINES or any(len(line) > LONGEST_LINE for line in lines)
    rows = tuple((_cell(line[:LONGEST_LINE].rstrip()),) for line in lines[:MOST_LINES])
    sheet = SourceSheet(path.stem, rows, cut=cut)
    return Book(path, SourceKind.TRF, (sheet,), encoding=encoding, encodings=others)


_CONTROLS = {code: " " for code in range(32) if chr(code) not in "\r\n"} | {0x7F: " ", 0xA0: " "}


def _cell(line: str) -> SourceCell:
    return SourceCell(line, line) if line.strip() else NOTHING
