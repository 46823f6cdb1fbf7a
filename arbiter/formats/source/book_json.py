"""A book as JSON and back: how it comes from one process into another, as data and no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

from arbiter.formats.source.book import (
    NOTHING,
    Book,
    CellValue,
    Merged,
    SourceCell,
    SourceKind,
    SourceSheet,
)

_FORMULA, _FILLED, _STRUCK = 1, 2, 4
_OF_TIME: Mapping[str, Callable[[str], CellValue]] = {
    "datetime": datetime.fromisoformat,
    "date": date.fromisoformat,
    "time": time.fromisoformat,
}


def book_to_json(book: Book) -> dict[str, Any]:
    """*book*, without its path, in what ``json`` can write."""
    return {
        "kind": book.kind.value,
        "names": dict(book.names),
        "encoding": book.encoding,
        "encodings": list(book.encodings),
        "separator": book.separator,
        "sheets": [_sheet_to_json(sheet) for sheet in book.sheets],
    }


def book_from_json(data: Mapping[str, Any], path: Path) -> Book:
    """The book at *path* again.

    :raises ValueError: *data* is not what ``book_to_json`` made.
    """
    try:
        return Book(
            path=path,
            kind=SourceKind(data["kind"]),
            sheets=tuple(_sheet_from_json(sheet) for sheet in data["sheets"]),
            names={str(name): str(cells) for name, cells in data["names"].items()},
            encoding=str(data["encoding"]),
            encodings=tuple(map(str, data["encodings"])),
            separator=str(data["separator"]),
        )
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError(f"not a book: {error}") from error


def _sheet_to_json(sheet: SourceSheet) -> dict[str, Any]:
    return {
        "name": sheet.name,
        "rows": [[_cell_to_json(cell) for cell in row] for row in sheet.rows],
        "hidden": sheet.hidden,
        "merged": [[area.top, area.left, area.bottom, area.right] for area in sheet.merged],
        "cut": sheet.cut,
        "hidden_rows": sorted(sheet.hidden_rows),
        "hidden_columns": sorted(sheet.hidden_columns),
    }


def _sheet_from_json(data: Mapping[str, Any]) -> SourceSheet:
    return SourceSheet(
        name=str(data["name"]),
        rows=tuple(tuple(map(_cell_from_json, row)) for row in data["rows"]),
        hidden=bool(data["hidden"]),
        merged=tuple(Merged(*map(int, area)) for area in data["merged"]),
        cut=bool(data["cut"]),
        hidden_rows=frozenset(map(int, data["hidden_rows"])),
        hidden_columns=frozenset(map(int, data["hidden_columns"])),
    )


def _cell_to_json(cell: SourceCell) -> Any:
    """Most cells are nothing, or a text without looks: those take the least room."""
    looks = _FORMULA * cell.formula + _FILLED * cell.filled + _STRUCK * cell.struck
    if not looks and cell.value == cell.text and isinstance(cell.value, str):
        return cell.value
    if cell == NOTHING:
        return None
    if isinstance(cell.value, (date, time)):
        kind = type(cell.value).__name__
        return [cell.value.isoformat(), cell.text, looks, kind]
    return [cell.value, cell.text, looks]


def _cell_from_json(data: Any) -> SourceCell:
    if data is None:
        return NOTHING
    if isinstance(data, str):
        return SourceCell(data, data)
    value, text, looks, *kind = data
    if kind:
        value = _OF_TIME[kind[0]](value)
    elif not (value is None or isinstance(value, (str, int, float, bool))):
        raise ValueError(f"not the value of a cell: {value!r}")
    return SourceCell(
        value, str(text), bool(looks & _FORMULA), bool(looks & _FILLED), bool(looks & _STRUCK)
    )
