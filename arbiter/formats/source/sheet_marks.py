"""What a sheet says beside the values of its cells: merged, hidden, computed.

Read straight from the sheet's XML: openpyxl's fast reading passes over it, and its thorough
one needs a gigabyte for a sheet that somebody formatted to the bottom.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import IO
from xml.parsers import expat

from arbiter.formats.source.book import Merged

MOST_PARSED = 4 * 1024 * 1024
"""Bytes. Of a larger sheet only the rows that were read are parsed, and its end is searched."""
MOST_BEHIND = 1024 * 1024
"""Bytes behind the last row that are searched for merged cells."""
MOST_MERGED = 20_000
_CHUNK = 256 * 1024
_LONGEST_TAG = 40

_REFERENCE = re.compile(r"\$?([A-Z]{1,3})\$?(\d{1,7})$")
_MERGED = re.compile(rb"<(?:\w+:)?mergeCell\s[^<>]*?ref=[\"']([A-Z0-9:]+)[\"']")
_END_OF_ROWS = re.compile(rb"</(?:\w+:)?sheetData\s*>")
_END_OF_VALUE = re.compile(rb"/(?:\w+:)?[vt]>")


@dataclass
class SheetMarks:
    """Rows and columns from 1. ``more`` says that something stands outside of what was asked."""

    formulas: set[tuple[int, int]] = field(default_factory=set)
    hidden_rows: set[int] = field(default_factory=set)
    hidden_columns: set[int] = field(default_factory=set)
    merged: list[Merged] = field(default_factory=list)
    more: bool = False


class _Enough(Exception):
    """The rows that are wanted have been parsed."""


def read_marks(sheet: IO[bytes], size: int, *, rows: int, columns: int) -> SheetMarks:
    """The marks of the first *rows* and *columns* of *sheet*, which is *size* bytes long.

    :raises ValueError: it is no XML, or XML that declares entities.
    """
    reader = _Reader(rows, columns, whole=size <= MOST_PARSED)
    chunk, before = b"", 0
    try:
        while chunk := sheet.read(_CHUNK):
            reader.parser.Parse(chunk, False)
            before += len(chunk)
        reader.parser.Parse(b"", True)
    except _Enough:
        _search_rest(chunk[reader.parser.CurrentByteIndex - before :], sheet, reader.marks)
    except expat.ExpatError as error:
        raise ValueError(str(error)) from error
    return reader.marks


class _Reader:
    """Takes the elements of a sheet one by one, as they come."""

    def __init__(self, rows: int, columns: int, *, whole: bool) -> None:
        self.marks = SheetMarks()
        self._rows, self._columns, self._whole = rows, columns, whole
        self._row = self._column = 0
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.StartElementHandler = self._start
        self.parser.StartDoctypeDeclHandler = self._refuse

    def _refuse(self, *_: object) -> None:
        raise ValueError("a document type in a sheet")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        match name.rpartition(" ")[2]:
            case "c":
                self.parser.CharacterDataHandler = None
                place = _place(attributes.get("r", ""))
                self._column = place[1] if place else self._column + 1
            case "v" | "t":
                if self._outside:
                    self.parser.CharacterDataHandler = self._text_outside
            case "f":
                if not self._outside:
                    self.marks.formulas.add((self._row, self._column))
            case "row":
                self._new_row(attributes)
            case "col":
                if attributes.get("hidden") in ("1", "true"):
                    first = max(int(attributes["min"]), 1)
                    last = min(int(attributes["max"]), self._columns)
                    self.marks.hidden_columns.update(range(first, last + 1))
            case "mergeCell":
                if len(self.marks.merged) < MOST_MERGED:
                    self.marks.merged += _area(attributes.get("ref", ""))

    @property
    def _outside(self) -> bool:
        return self._row > self._rows or self._column > self._columns

    def _text_outside(self, text: str) -> None:
        self.marks.more = self.marks.more or bool(text.strip())

    def _new_row(self, attributes: dict[str, str]) -> None:
        self._row = int(attributes["r"]) if "r" in attributes else self._row + 1
        self._column = 0
        if self._row > self._rows:
            if not self._whole:
                raise _Enough
        elif attributes.get("hidden") in ("1", "true"):
            self.marks.hidden_rows.add(self._row)


def _search_rest(chunk: bytes, sheet: IO[bytes], marks: SheetMarks) -> None:
    """Look in the rest for values and merged cells, without parsing it."""
    behind = b""
    while chunk:
        if behind:
            behind = (behind + chunk)[:MOST_BEHIND]
        else:
            marks.more = marks.more or _holds_values(chunk)
            end = _END_OF_ROWS.search(chunk)
            behind = chunk[end.start() :] if end else b""
        fresh = sheet.read(_CHUNK)
        # A tag may be cut in two.
        chunk = fresh if behind or not fresh else chunk[-_LONGEST_TAG:] + fresh
    for reference in _MERGED.findall(behind)[:MOST_MERGED]:
        marks.merged += _area(reference.decode("ascii"))


def _holds_values(chunk: bytes) -> bool:
    """Whether a value or text ends in *chunk* that is not empty."""
    return any(
        end.start() > 1 and chunk[end.start() - 2 : end.start() - 1] not in (b">", b" ")
        for end in _END_OF_VALUE.finditer(chunk)
    )


def _area(reference: str) -> list[Merged]:
    """The cells of ``A1:C2``; nothing where it is one cell or none."""
    first, _, last = reference.partition(":")
    start, end = _place(first), _place(last)
    if start is None or end is None or start == end:
        return []
    (top, bottom), (left, right) = map(sorted, zip(start, end))
    return [Merged(top, left, bottom, right)]


def _place(reference: str) -> tuple[int, int] | None:
    """Row and column of ``C5``."""
    match = _REFERENCE.match(reference)
    if match is None:
        return None
    column = 0
    for letter in match[1]:
        column = column * 26 + ord(letter) - ord("A") + 1
    return int(match[2]), column
