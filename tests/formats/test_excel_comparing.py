"""A workbook that does not read as it was meant is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from arbiter.domain.errors import ExportFailed
from arbiter.formats.excel_comparing import compare
from arbiter.formats.excel_grid import Formula, Grid, Item, day, text, truth, whole
from arbiter.formats.excel_writing import as_workbook
from arbiter.formats.words import words

ITEMS = (
    text("=1+1"),
    text(" two  blanks "),
    whole(7),
    Item(0.25),
    Item(-0.1),
    day("2026-05-06"),
    day("2026-05-06T10:05"),
    truth(True),
    Item(Formula('=IF("½"="½",1,2)'), "0"),
    Item(),
)
GRID = Grid("A list", tuple("abcdefghij"), (ITEMS,), freeze="A2", below=("last line",))


def saved(grid: Grid, path: Path) -> Path:
    as_workbook([grid], "Event", words("en")).save(path)
    return path


def test_every_kind_of_value_reads_as_it_was_written(tmp_path: Path) -> None:
    """Texts that look like formulas, formulas, numbers, days, yes and no, nothing."""
    compare(saved(GRID, tmp_path / "a.xlsx"), [GRID], Path("a.xlsx"))


@pytest.mark.parametrize("place", range(len(ITEMS)))
def test_one_cell_differs(tmp_path: Path, place: int) -> None:
    """Whichever it is, by as little as the kind of a value."""
    item = ITEMS[place]
    others: dict[type, Callable[[Any], Any]] = {
        str: lambda value: Formula(value) if value.startswith("=") else value + "x",
        int: lambda value: value + 1,
        float: lambda value: value + 1e-9,
        date: lambda value: datetime(2026, 5, 6, 1),
        datetime: lambda value: value.replace(minute=6),
        bool: lambda value: 1,
        Formula: lambda value: value.text,
        type(None): lambda value: 0,
    }
    other = replace(item, value=others[type(item.value)](item.value))
    row = (*ITEMS[:place], other, *ITEMS[place + 1 :])
    with pytest.raises(ExportFailed, match="A list"):
        compare(saved(GRID, tmp_path / "a.xlsx"), [replace(GRID, rows=(row,))], Path("b.xlsx"))


def test_a_sheet_is_missing_or_has_another_name(tmp_path: Path) -> None:
    """Sheets and their order count too."""
    path = saved(GRID, tmp_path / "a.xlsx")
    for grids in ([GRID, GRID], [replace(GRID, title="Another")], []):
        with pytest.raises(ExportFailed) as caught:
            compare(path, grids, tmp_path / "b.xlsx")
        assert caught.value.path == tmp_path / "b.xlsx"


def test_a_line_below_is_compared(tmp_path: Path) -> None:
    """Not only the table."""
    with pytest.raises(ExportFailed):
        compare(
            saved(GRID, tmp_path / "a.xlsx"), [replace(GRID, below=("another",))], Path("b.xlsx")
        )


def test_what_is_no_workbook_any_more(tmp_path: Path) -> None:
    """Half a file is found out as well."""
    path = saved(GRID, tmp_path / "a.xlsx")
    with ZipFile(path) as parts:
        names = parts.namelist()
        with ZipFile(tmp_path / "b.xlsx", "w") as fewer:
            for name in names:
                content = parts.read(name)
                fewer.writestr(name, content[:-50] if "sheet1" in name else content)
    with pytest.raises(ExportFailed):
        compare(tmp_path / "b.xlsx", [GRID], Path("b.xlsx"))
