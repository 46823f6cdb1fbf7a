"""The cells of an ``.xls``: Excel 2 to 2003, by the hands of xlrd.

xlrd gets the workbook's stream alone, taken out of its container here, and reads one sheet
after the other, so that no more than one of them stands in memory in its own form.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from datetime import datetime, time
from math import isfinite
from pathlib import Path
from typing import Any, BinaryIO

from arbiter.domain.errors import NotImported, Refusal
from arbiter.domain.import_findings import column_letters
from arbiter.formats.source.book import Book, CellValue, SourceCell, SourceKind, SourceSheet
from arbiter.formats.source.compound_file import SIGNATURE, BrokenFile, CompoundFile
from arbiter.formats.source.grid import LONGEST_TEXT, MOST_COLUMNS, MOST_SHEETS, Budget, Grid
from arbiter.formats.source.shown import shown

MOST_OF_A_WORKBOOK = 32 * 1024 * 1024
"""Bytes; the fullest sheet of 65,536 rows is hardly larger."""

_STREAMS = ("Workbook", "Book")
_PAPER = (9, 64, 65)
"""Indexes of white, and of the ground that nobody coloured."""
_FORMULAS = (0x0006, 0x0206, 0x0406)
_BEGINS = (0x0009, 0x0209, 0x0409, 0x0809)
_END = 0x000A
_REFERENCE = -1
"""What xlrd calls a name that stands for cells."""
_WHOLE = 10**15


def read_old_workbook(file: BinaryIO, path: Path) -> Book:
    """Every sheet of the old workbook in *file*, up to 6,000 rows and 300 columns of each.

    :raises NotImported: it is protected by a password, damaged, too large, or no workbook.
    """
    data = file.read(MOST_OF_A_WORKBOOK + 1)
    if len(data) > MOST_OF_A_WORKBOOK:
        raise NotImported(path, Refusal.TOO_LARGE, f"{MOST_OF_A_WORKBOOK // (1024 * 1024)} MB")
    from xlrd import XLRDError

    try:
        return _read(_stream(data, path), path)
    except (MemoryError, NotImported):
        raise
    except XLRDError as error:
        why = Refusal.PASSWORD if "encrypted" in str(error) else Refusal.DAMAGED_ZIP
        raise NotImported(path, why) from error
    except Exception as error:
        # A foreign library on a foreign file: whatever it stumbles over, the file is at fault.
        raise NotImported(path, Refusal.DAMAGED_ZIP) from error


def _stream(data: bytes, path: Path) -> bytes:
    """The workbook itself, without the container that Excel 5 and later put around it."""
    if not data.startswith(SIGNATURE):
        return data
    container = CompoundFile(data)
    name = next((name for name in _STREAMS if name in container.names), "")
    if not name:
        raise NotImported(path, Refusal.OTHER_ZIP)
    found = container.stream(name)
    if not found:
        raise BrokenFile("an empty workbook")
    return found


def _read(stream: bytes, path: Path) -> Book:
    import xlrd

    book: Any = xlrd.open_workbook(
        file_contents=stream,
        logfile=io.StringIO(),
        formatting_info=True,
        on_demand=True,
        ragged_rows=True,
    )
    looks = _Looks(book)
    budget = Budget()
    names = _names(book)
    places = list(book._sh_abs_posn)
    sheets = []
    for number in range(min(book.nsheets, MOST_SHEETS)):
        sheet = book.sheet_by_index(number)
        formulas = set(_formulas(stream, places[number] if number < len(places) else 0))
        sheets.append(_sheet(sheet, looks, formulas, budget))
        book.unload_sheet(number)
    if not sheets:
        raise NotImported(path, Refusal.SHEET_MISSING)
    return Book(path, SourceKind.OLD_WORKBOOK, tuple(sheets), names)


def _sheet(
    sheet: Any, looks: _Looks, formulas: set[tuple[int, int]], budget: Budget
) -> SourceSheet:
    grid = Grid(budget)
    for row in range(sheet.nrows):
        if not grid.wants(row + 1):
            grid.cut = grid.cut or any(sheet.row_types(r) for r in range(row, sheet.nrows))
            break
        for column, kind in enumerate(sheet.row_types(row)):
            cell = looks.cell(
                kind,
                sheet.cell_value(row, column),
                sheet.cell_xf_index(row, column),
                formula=(row, column) in formulas,
            )
            if cell is not None:
                grid.put(row + 1, column + 1, cell)
    for top, bottom, left, right in sheet.merged_cells:
        grid.merge(top + 1, left + 1, bottom - top, right - left)
    grid.hidden_rows |= {row + 1 for row, info in sheet.rowinfo_map.items() if info.hidden}
    grid.hidden_columns |= {
        column + 1
        for column, info in sheet.colinfo_map.items()
        if info.hidden and column < MOST_COLUMNS
    }
    return grid.sheet(sheet.name, hidden=sheet.visibility != 0)


def _formulas(stream: bytes, start: int) -> Iterator[tuple[int, int]]:
    """Row and column, from 0, of the cells of a sheet that are computed: xlrd keeps only what
    came out."""
    depth = 0
    while start + 4 <= len(stream):
        kind, length = struct.unpack_from("<HH", stream, start)
        if kind in _BEGINS:
            depth += 1  # a chart on the sheet has a part of its own
        elif kind == _END:
            depth -= 1
            if depth <= 0:
                return
        elif kind in _FORMULAS and depth == 1 and length >= 4 and start + 8 <= len(stream):
            yield struct.unpack_from("<HH", stream, start + 4)
        start += 4 + length


def _names(book: Any) -> dict[str, str]:
    """Defined names that stand for cells of one sheet."""
    names: dict[str, str] = {}
    for name in book.name_obj_list:
        result = name.result
        if name.builtin or result is None or result.kind != _REFERENCE or not result.value:
            continue
        one = result.value[0]
        if 0 <= one.shtxlo == one.shtxhi - 1 < book.nsheets:
            sheet = book.sheet_names()[one.shtxlo].replace("'", "''")
            first = f"${column_letters(one.colxlo + 1)}${one.rowxlo + 1}"
            last = f"${column_letters(one.colxhi)}${one.rowxhi}"
            names[name.name] = f"'{sheet}'!{first}" + (f":{last}" if last != first else "")
    return names


class _Looks:
    """Cells with their looks. Styles are few and cells many, so each style is read once."""

    def __init__(self, book: Any) -> None:
        self._book = book
        self._known: dict[int, tuple[str, bool, bool]] = {}

    def cell(self, kind: int, value: Any, style: int, *, formula: bool) -> SourceCell | None:
        """What xlrd found in a cell; None where nothing is in it, not even a coloured ground."""
        import xlrd

        number_format, filled, struck = self._look(style)
        if kind == xlrd.XL_CELL_TEXT:
            text = str(value)[:LONGEST_TEXT]
            if text or formula:
                return SourceCell(text or None, text, formula, filled, struck)
        elif kind == xlrd.XL_CELL_BOOLEAN:
            return SourceCell(bool(value), shown(bool(value)), formula, filled, struck)
        elif kind == xlrd.XL_CELL_ERROR:
            text = xlrd.error_text_from_code.get(value, "#N/A")
            return SourceCell(text, text, formula, filled, struck)
        elif kind in (xlrd.XL_CELL_NUMBER, xlrd.XL_CELL_DATE):
            plain = _plain(value, number_format, self._book.datemode, kind == xlrd.XL_CELL_DATE)
            return SourceCell(plain, shown(plain, number_format), formula, filled, struck)
        return SourceCell(filled=True) if filled else None

    def _look(self, style: int) -> tuple[str, bool, bool]:
        """Number format of a cell, whether its ground is coloured, and whether it is struck out."""
        if style not in self._known:
            self._known[style] = self._read_look(style)
        return self._known[style]

    def _read_look(self, style: int) -> tuple[str, bool, bool]:
        book = self._book
        try:
            form = book.xf_list[style]
            number_format = book.format_map[form.format_key].format_str or "General"
        except (IndexError, KeyError, AttributeError):  # a style that the workbook does not have
            return "General", False, False
        ground, font = form.background, form.font_index
        filled = bool(ground) and ground.fill_pattern > 0
        if filled and ground.fill_pattern == 1:
            filled = ground.pattern_colour_index not in _PAPER
        struck = font < len(book.font_list) and bool(book.font_list[font].struck_out)
        return number_format, filled, struck


def _plain(value: Any, number_format: str, from_1904: int, dated: bool) -> CellValue:
    """A number as it was entered: a day, a time, or a number without a needless ``.0``.

    In a cell that somebody once turned into a date, a plain 0, 0.5 or 1 is the number again.
    """
    if not isfinite(value):
        return str(value)
    if dated and not (value in (0, 0.5, 1) and any(c in number_format.lower() for c in "dy")):
        from xlrd import XLDateError
        from xlrd.xldate import xldate_as_datetime

        try:
            found: datetime = xldate_as_datetime(value, from_1904)
        except (XLDateError, ValueError, OverflowError):
            return float(value)
        if 0 <= value < 1:
            return found.time()
        return found.date() if found.time() == time() else found
    return int(value) if value == int(value) and abs(value) < _WHOLE else float(value)
