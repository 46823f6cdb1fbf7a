"""The sheets of our own workbook, found by the names defined in it, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from arbiter.domain.import_findings import column_letters
from arbiter.formats.excel_grid import Area, iso
from arbiter.formats.source.book import NOTHING, Book, SourceCell, SourceSheet
from arbiter.formats.words import LANGUAGES, read_entries

_REFERENCE = re.compile(
    r"(?:'((?:[^']|'')+)'|([^'!]+))!\$?([A-Z]{1,3})\$?([0-9]{1,7})"
    r"(?::\$?([A-Z]{1,3})\$?([0-9]{1,7}))?"
)


def named_area(book: Book, name: str) -> tuple[SourceSheet, Area] | None:
    """The cells that *name* stands for, and their sheet; None where they are no more."""
    found = _REFERENCE.fullmatch(book.names.get(name, "").strip())
    if found is None:
        return None
    title = found[1].replace("''", "'") if found[1] else found[2]
    sheet = next((sheet for sheet in book.sheets if sheet.name == title), None)
    if sheet is None:
        return None
    left, top = _column(found[3]), int(found[4])
    right, bottom = (_column(found[5]), int(found[6])) if found[5] else (left, top)
    return sheet, Area(left, top, right, bottom)


def _column(letters: str) -> int:
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("A") + 1
    return column


def named_cell(book: Book, name: str) -> SourceCell:
    """The cell that *name* stands for; an empty one where it is no more."""
    found = named_area(book, name)
    if found is None:
        return NOTHING
    sheet, area = found
    return sheet.cell(area.top, area.left)


# Values


def text_of(cell: SourceCell) -> str:
    """What stands in *cell* as a text; a date as ISO writes it, a number without ``.0``."""
    return iso(cell.value)


def number_of(cell: SourceCell) -> int | None:
    """The whole number in *cell*, also where it has become a text; None where there is none."""
    value = fraction_of(cell)
    return None if value is None or value.denominator != 1 else int(value)


def fraction_of(cell: SourceCell) -> Fraction | None:
    """The number in *cell*, also where it has become a text with a point or a comma."""
    value = cell.value
    if isinstance(value, (int, float)):
        return Fraction(value).limit_denominator(10**6)
    written = str(value or "").strip().replace(",", ".").replace("−", "-")
    if not re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{1,9})?", written, re.ASCII):
        return None
    return Fraction(written)


def truth_of(cell: SourceCell, usual: bool) -> bool:
    """Yes or no, as a value, a number or an English word; *usual* where it is neither."""
    written = text_of(cell).strip().upper()
    return {"TRUE": True, "1": True, "FALSE": False, "0": False}.get(written, usual)


# Words of any language


@cache
def meanings(section: str) -> dict[str, str]:
    """Each word of a *section* of the words, in all languages, with what it means."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        for key, word in read_entries(language).items():
            if key.startswith(f"{section}.") and isinstance(word, str):
                found.setdefault(word, key.removeprefix(f"{section}."))
    return found


# Tables


@dataclass(frozen=True)
class OwnTable:
    """A table of ours on *sheet*: the row of its headings, the column of each field (from 1),
    and the rows below that hold anything. ``language`` is that of the headings."""

    sheet: SourceSheet
    heading: int
    columns: dict[str, int]
    rows: tuple[int, ...]
    language: str

    def cell(self, row: int, field: str) -> SourceCell:
        """What stands in *row* under the heading of *field*."""
        column = self.columns.get(field, 0)
        return self.sheet.cell(row, column) if column else NOTHING

    def place(self, row: int, field: str) -> str:
        """``Rounds!F6``: where that is, for a sentence."""
        return f"{self.sheet.name}!{column_letters(self.columns.get(field, 1))}{row}"


def own_table(book: Book, name: str, fields: Sequence[str]) -> OwnTable | None:
    """The table that *name* stands for, its columns found by their headings.

    A heading may stand in any order, and in any of the languages. None where the table, or
    every heading of *fields*, is no more.
    """
    found = named_area(book, name)
    if found is None:
        return None
    sheet, area = found
    headings = {
        text_of(sheet.cell(area.top, column)).strip(): column
        for column in range(sheet.width, 0, -1)
    }
    best: dict[str, int] = {}
    language = ""
    for candidate in LANGUAGES:
        entries = read_entries(candidate)
        columns = {
            field: headings[word]
            for field in fields
            if isinstance(word := entries[f"column.{field}"], str) and word in headings
        }
        if len(columns) > len(best):
            best, language = columns, candidate
    if not best:
        return None
    return OwnTable(sheet, area.top, best, tuple(_filled(sheet, area.top)), language)


def _filled(sheet: SourceSheet, heading: int) -> Iterator[int]:
    """The rows below *heading* in which anything stands, also below the named area."""
    for row in range(heading + 1, len(sheet.rows) + 1):
        if any(not cell.empty for cell in sheet.rows[row - 1]):
            yield row
