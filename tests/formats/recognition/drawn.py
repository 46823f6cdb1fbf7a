"""Sheets drawn as text: a line for each row, bars between the cells."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from arbiter.formats.source.book import Book, Merged, SourceCell, SourceKind, SourceSheet


def sheet(
    drawing: str, name: str = "Sheet1", merged: Sequence[Merged] = (), *, hidden: bool = False
) -> SourceSheet:
    """The sheet that *drawing* shows; a line with nothing but a dot is an empty row."""
    lines = [line.strip() for line in drawing.strip().splitlines()]
    rows = [[text.strip() for text in line.split("|")] if line != "." else [] for line in lines]
    width = max(map(len, rows))
    cells = [
        tuple(SourceCell(text or None, text) for text in [*row, *[""] * (width - len(row))])
        for row in rows
    ]
    return SourceSheet(name, tuple(cells), merged=tuple(merged), hidden=hidden)


def book(*sheets: SourceSheet) -> Book:
    """A workbook of *sheets*."""
    return Book(Path("drawn.xlsx"), SourceKind.WORKBOOK, sheets)
