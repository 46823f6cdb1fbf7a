"""The cells of an .xlsx workbook, of any program that writes one."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from contextlib import closing
from datetime import date, datetime, time, timedelta
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.source import zip_check
from arbiter.formats.source.archive import Archive
from arbiter.formats.source.book import (
    NOTHING,
    Book,
    CellValue,
    SourceCell,
    SourceKind,
    SourceSheet,
)
from arbiter.formats.source.grid import (
    EMPTY_ROWS,
    LONGEST_TEXT,
    MOST_CELLS,
    MOST_COLUMNS,
    MOST_ROWS,
    is_there,
    merged_within,
)
from arbiter.formats.source.opened import FoundRows, Opened, OpenedSheet, opened, unescaped
from arbiter.formats.source.sheet_marks import SheetMarks, read_marks
from arbiter.formats.source.shown import shown

if TYPE_CHECKING:
    from openpyxl.workbook.workbook import Workbook

_FIRST_DAY = datetime(1900, 1, 1)
_NOON = time(12)
_WHITE = ("FFFFFFFF", "00FFFFFF")
_WHITE_INDEXES = (1, 9, 65)
_Rows = list[list[SourceCell]]


def read_workbook(file: BinaryIO, path: Path) -> Book:
    """Every sheet of the workbook in *file*, up to 6,000 rows and 300 columns of each.

    :raises NotImported: it is no workbook, a damaged one, or one that is too large.
    """
    try:
        with zip_check.checked(file) as archive:
            return _read_checked(file, archive, path)
    except zip_check.ZipRefused as refused:
        raise NotImported(path, refused.why, refused.detail) from refused


def _read_checked(file: BinaryIO, archive: Archive, path: Path) -> Book:
    from defusedxml.common import DefusedXmlException

    try:
        with warnings.catch_warnings():
            # What openpyxl can't keep (macros, pictures, rules of other programs) is no loss.
            warnings.simplefilter("ignore")
            found = opened(file, archive)
            return Book(path, SourceKind.WORKBOOK, _sheets(found), _names(found.workbook))
    except (MemoryError, zip_check.ZipRefused):
        raise
    except DefusedXmlException as error:
        raise NotImported(path, Refusal.ENTITIES) from error
    except Exception as error:
        # A foreign library on a foreign file: whatever it stumbles over, the file is at fault.
        raise NotImported(path, Refusal.DAMAGED_ZIP) from error


def _names(workbook: Workbook) -> dict[str, str]:
    names = {name: defined.attr_text or "" for name, defined in workbook.defined_names.items()}
    return {name: cells for name, cells in names.items() if not name.startswith("_xlnm")}


def _sheets(found: Opened) -> tuple[SourceSheet, ...]:
    if not found.sheets:
        raise zip_check.ZipRefused(Refusal.SHEET_MISSING)
    looks = _Looks()
    sheets = []
    left = MOST_CELLS
    for sheet in found.sheets:
        rows = _rows(found.rows(sheet), looks, left)
        left -= sum(not cell.empty for row in rows for cell in row)
        member = found.archive.getinfo(sheet.part)
        with found.archive.open(member) as part:
            marks = read_marks(part, member.file_size, rows=len(rows), columns=MOST_COLUMNS)
        sheets.append(_marked(sheet, rows, marks))
    return tuple(sheets)


def _rows(found: FoundRows, looks: _Looks, most: int) -> _Rows:
    """The rows that were *found*, down to where nothing more is to be expected.

    Rows that the file doesn't speak of are empty.
    """
    rows: _Rows = []
    last_filled = 0
    with closing(found):
        for number, cells in found:
            if number <= len(rows):
                continue  # a row that goes back up is no table's
            if number > min(MOST_ROWS, last_filled + EMPTY_ROWS) or most < 0:
                break
            row = looks.row(cells)
            filled = sum(not cell.empty for cell in row)
            most -= filled
            rows += [[] for _ in range(number - len(rows) - 1)]
            rows.append(row)
            last_filled = number if filled else last_filled
    return rows


def _marked(sheet: OpenedSheet, rows: _Rows, marks: SheetMarks) -> SourceSheet:
    """The sheet as a rectangle that ends with the last row and column in which anything is."""
    for row, column in marks.formulas:
        if row <= len(rows) and column <= len(rows[row - 1]):
            cell = rows[row - 1][column - 1]
            rows[row - 1][column - 1] = SourceCell(
                cell.value, cell.text, True, cell.filled, cell.struck
            )
    height = _last(any(is_there(cell) for cell in row) for row in rows)
    width = max((_last(map(is_there, row)) for row in rows[:height]), default=0)
    return SourceSheet(
        name=sheet.name,
        rows=tuple(tuple(row[:width]) + (NOTHING,) * (width - len(row)) for row in rows[:height]),
        hidden=sheet.hidden,
        merged=merged_within(marks.merged, height, width),
        cut=marks.more,
        hidden_rows=frozenset(row for row in marks.hidden_rows if row <= height),
        hidden_columns=frozenset(column for column in marks.hidden_columns if column <= width),
    )


def _last(there: Iterable[bool]) -> int:
    """The last place, from 1, at which something is; 0 if nowhere."""
    return max((place for place, found in enumerate(there, 1) if found), default=0)


class _Looks:
    """Cells with their looks. Styles are few and cells many, so each style is read once."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[str, bool, bool]] = {}

    def row(self, cells: Iterable[Any]) -> list[SourceCell]:
        """The row of the *cells* that openpyxl found, up to the last of them."""
        row: list[SourceCell] = []
        for found in cells:
            if not 0 < found.column <= MOST_COLUMNS:
                continue
            row += [NOTHING] * (found.column - len(row))
            row[found.column - 1] = self._cell(found)
        return row

    def _cell(self, found: Any) -> SourceCell:
        style = found._style_id
        if style not in self._known:
            self._known[style] = _look(found)
        number_format, filled, struck = self._known[style]
        value = found.value
        if isinstance(value, str):
            value = unescaped(value)[:LONGEST_TEXT]
        if value is None or value == "":
            return SourceCell(filled=True) if filled else NOTHING
        text = _text(value, number_format)
        return SourceCell(_plain(value, number_format), text, False, filled, struck)


def _look(found: Any) -> tuple[str, bool, bool]:
    """Number format of a cell, whether its ground is coloured, and whether it is struck out."""
    try:
        return found.number_format, _filled(found.fill), _struck(found.font)
    except IndexError:  # a style that the workbook does not have
        return "General", False, False


def _text(value: Any, number_format: str) -> str:
    if isinstance(value, timedelta):
        minutes, seconds = divmod(int(value.total_seconds()), 60)
        return f"{minutes // 60}:{minutes % 60:02}" + (f":{seconds:02}" if seconds else "")
    return shown(value, number_format)


def _plain(value: Any, number_format: str) -> CellValue:
    """*value* as it was entered.

    In a cell that somebody else's program once turned into a date, a plain 0, 0.5 or 1 shows
    as a day at the beginning of 1900; it is the number again here. A time of more than a day
    is a number of days.
    """
    if isinstance(value, timedelta):
        days = value / timedelta(days=1)
        return days if not 0 <= days < 1 else (datetime(2000, 1, 1) + value).time()
    if isinstance(value, time) and _names_a_day(number_format):
        return {time(): 0, _NOON: 0.5}.get(value, value)
    if isinstance(value, datetime):
        if value == _FIRST_DAY:
            return 1
        return value.date() if value.time() == time() else value
    if isinstance(value, float) and not isfinite(value):
        return str(value)
    if isinstance(value, (str, int, float, bool, date, time)):
        return value
    return str(value)


def _names_a_day(number_format: str) -> bool:
    return any(letter in number_format.lower() for letter in "dy")


def _filled(fill: Any) -> bool:
    """Whether the ground is of another colour than paper."""
    if not getattr(fill, "patternType", None):  # a gradient has none
        return bool(getattr(fill, "stop", ()))
    colour = fill.fgColor
    if colour is None or fill.patternType != "solid":
        return True
    match colour.type:
        case "rgb":
            return colour.rgb not in _WHITE
        case "indexed":
            return colour.indexed not in _WHITE_INDEXES
        case "theme":
            return bool(colour.theme != 0 or colour.tint < 0)
    return True


def _struck(font: Any) -> bool:
    return bool(getattr(font, "strike", None))
