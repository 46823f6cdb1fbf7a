"""Whether a workbook that was just written reads as it was meant, cell by cell."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import zip_longest
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring  # for what we wrote ourselves
from zipfile import BadZipFile, ZipFile

from arbiter.domain.errors import ExportFailed
from arbiter.formats.excel_grid import Formula, Grid, Value, has_cell

_MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
_CELL, _FORMULA, _TEXT = (f"{_MAIN}{tag}" for tag in ("c", "f", "t"))


def compare(part: Path, grids: Sequence[Grid], path: Path) -> None:
    """Nothing, if *part* opens and holds *grids*; *path* is what it is going to be called.

    The file is read as it is, without the library that wrote it: that takes a fifth of the
    time, and no fault of the library can hide itself.

    :raises ExportFailed: a sheet or a name is missing, or a cell differs.
    """
    try:
        with ZipFile(part) as members:
            if not _same_sheets(members.read("xl/workbook.xml"), grids):
                raise ExportFailed(path, "its sheets do not read as they were written")
            for number, grid in enumerate(grids, 1):
                if not _same_cells(members.read(f"xl/worksheets/sheet{number}.xml"), grid):
                    raise ExportFailed(path, f"sheet {grid.title} does not read as it was written")
    except (BadZipFile, KeyError, SyntaxError) as error:  # the last is what bad XML raises
        raise ExportFailed(path, "it does not read as it was written") from error


def _same_sheets(content: bytes, grids: Sequence[Grid]) -> bool:
    book = fromstring(content)
    titles = [sheet.get("name") for sheet in book.iter(f"{_MAIN}sheet")]
    names = {name.get("name") for name in book.iter(f"{_MAIN}definedName")}
    wanted = {name for grid in grids for name in grid.names}
    return titles == [grid.title for grid in grids] and wanted <= names


def _same_cells(content: bytes, grid: Grid) -> bool:
    """Cells of which nothing is shown are not in the file."""
    items = (item for row in grid.lines for item in row if has_cell(item))
    cells = fromstring(content).iter(_CELL)
    return all(
        item is not None and cell is not None and _stored(cell) == _as_stored(item.value)
        for item, cell in zip_longest(items, cells)
    )


Stored = tuple[str, str | float]
"""The type of a cell in the file, and what stands there."""


def _as_stored(value: Value) -> Stored:
    from openpyxl.utils.datetime import to_excel

    if value is None:
        return "n", ""
    if isinstance(value, Formula):
        return "f", value.text
    if isinstance(value, str):
        return "inlineStr", value
    if isinstance(value, bool):
        return "b", float(value)
    if isinstance(value, date):
        return "n", _number(to_excel(value))  # type: ignore[no-untyped-call]
    return "n", _number(value)


def _stored(cell: Element) -> Stored:
    kind = cell.get("t", "n")
    if not len(cell):
        return kind, ""
    first = cell[0]  # the formula, the text or the number
    if kind == "inlineStr":
        return kind, first.findtext(_TEXT, "")
    if first.tag == _FORMULA:
        return "f", f"={first.text}"
    return kind, _number(float(first.text or "nan"))


def _number(value: float) -> float:
    """*value* as exact as a workbook holds it; the last digits of a time of day are lost."""
    return float(f"{value:.15g}")
