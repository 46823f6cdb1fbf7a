"""Pairings in which each side has its points in a column of its own: ``Berg | 1 | 0 | Dahl``,
or ``Berg | 1 | Dahl | 0``."""

from __future__ import annotations

from dataclasses import replace

from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.result_cells import read_mark
from arbiter.formats.recognition.result_letters import plain
from arbiter.formats.source.book import SourceCell

_BETWEEN = {":", "-", "/"}


def with_results_joined(layout: Layout) -> Layout:
    """*layout* with both results in the first of the two columns, as in *1 - 0*; as it was where
    there are no such columns, or one that holds results already."""
    white, black = layout.column("white"), layout.column("black")
    if not 0 < white < black or layout.column("result"):
        return layout
    columns = [
        column
        for column in range(white + 1, black)
        if not layout.fields[column - 1] and not _only_between(layout, column)
    ]
    if len(columns) == 1 and black < layout.sheet.width and not layout.fields[black]:
        columns.append(black + 1)
    if len(columns) != 2 or not all(_holds_marks(layout, column) for column in columns):
        return layout
    first = columns[0]
    rows = [list(row) for row in layout.sheet.rows]
    for row in layout.rows:
        one, other = (_text(layout.sheet.cell(row, column)) for column in columns)
        if one or other:
            text = f"{one} - {other}" if one and other else one or f"? {other}"
            rows[row - 1][first - 1] = SourceCell(text, text)
    fields = list(layout.fields)
    fields[first - 1] = "result"
    sheet = replace(layout.sheet, rows=tuple(map(tuple, rows)))
    return replace(layout, sheet=sheet, fields=tuple(fields))


def _text(cell: SourceCell) -> str:
    """A half as ½, whatever it is written as; other marks as they stand."""
    readings = read_mark(cell)
    if readings and readings[0].open:
        return ""
    return readings[0].marks[0].value if readings else plain(cell.text)


def _only_between(layout: Layout, column: int) -> bool:
    """Whether nothing but the sign between two results stands there."""
    texts = {plain(layout.sheet.cell(row, column).text) for row in layout.rows}
    return texts <= _BETWEEN | {""}


def _holds_marks(layout: Layout, column: int) -> bool:
    cells = [layout.sheet.cell(row, column) for row in layout.rows]
    filled = [cell for cell in cells if not cell.empty]
    return bool(filled) and all(read_mark(cell) for cell in filled)
