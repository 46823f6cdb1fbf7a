"""Tables as CSV, for spreadsheets and other programs."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from arbiter.formats.excel_grid import Grid, Value
from arbiter.formats.formula_guard import guarded
from arbiter.formats.plain_letters import in_ascii
from arbiter.formats.replacing import write_bytes
from arbiter.formats.sheets import (
    Align,
    Cards,
    Cell,
    Column,
    Fields,
    Group,
    Notes,
    Sheet,
    SheetPart,
    Table,
)
from arbiter.formats.text import cell_text
from arbiter.formats.words import Words

_BOM = "\ufeff"
_HALVES = re.compile("([0-9]+)?½")
_DIAGONAL = "*"
CYRILLIC = "cp1251"
"""What old programs in Russia read."""


def write_csv(sheet: Sheet | Grid, path: Path, words: Words, *, encoding: str = "") -> None:
    """Write *sheet* to *path* as ``csv_text`` or ``grid_text`` give it, CR LF at the ends of
    lines: in UTF-8 with a byte-order mark, or in *encoding*.

    What is no letter of that encoding is spelt in ASCII, and half a point is a decimal.

    :raises ExportFailed: it can't be written.
    """
    text = grid_text(sheet, words) if isinstance(sheet, Grid) else csv_text(sheet, words)
    if encoding:
        write_bytes(path, _in_encoding(text, encoding, words))
    else:
        write_bytes(path, (_BOM + text).encode())


def _in_encoding(text: str, encoding: str, words: Words) -> bytes:
    """*text* in the letters of *encoding*, nothing in which is ½: no program of its time knew
    that sign."""
    halves = _HALVES.sub(lambda found: f"{found[1] or 0}{words.decimal_mark}5", text)
    return b"".join(_letter(letter, encoding) for letter in halves)


def _letter(letter: str, encoding: str) -> bytes:
    try:
        return letter.encode(encoding)
    except UnicodeEncodeError:
        return in_ascii(letter).encode(encoding)


def csv_text(sheet: Sheet, words: Words) -> str:
    """The table of *sheet* that is meant for other programs, or its first: a line for its heads
    and one for each row; of cards all rows, each with whose card it is. A worksheet is all its
    tables, an empty line between two.

    Numbers are decimals with the language's mark; where that is a comma, a semicolon stands
    between the fields. A sheet without a table gives its form, and the sentences that stand in
    place of one.
    """
    parts = sheet.parts if sheet.listed is None else (sheet.listed,)
    tables = [table for table in map(_one_table, parts) if table is not None]
    if sheet.kind != "worksheet":
        tables = tables[:1]
    text = io.StringIO()
    writer = csv.writer(text, delimiter=_separator(words), lineterminator="\r\n")
    if not tables:
        for part in sheet.parts:
            if isinstance(part, Fields):
                writer.writerows([guarded(label), guarded(said)] for label, said in part.fields)
            elif isinstance(part, Notes):
                writer.writerows([guarded(note.text)] for note in part.notes)
    for number, table in enumerate(tables):
        if number:
            writer.writerow([])
        columns = table.columns
        writer.writerow([guarded(_head(column, words)) for column in columns])
        for row in table.rows:
            writer.writerow([_field(column, cell, words) for column, cell in zip(columns, row)])
    return text.getvalue()


def grid_text(grid: Grid, words: Words) -> str:
    """The table of *grid*: a line for its headings and one for each row."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=_separator(words), lineterminator="\r\n")
    values = [[item.value for item in row] for row in grid.rows]
    writer.writerows(_plain(row, words) for row in (grid.headings, *values))
    return text.getvalue()


def _plain(row: Iterable[Value], words: Words) -> list[str]:
    return [
        guarded(value)
        if isinstance(value, str)
        else ""
        if value is None
        else str(value).replace(".", words.decimal_mark)
        for value in row
    ]


def _separator(words: Words) -> str:
    return ";" if words.decimal_mark == "," else ","


def _one_table(part: SheetPart) -> Table | None:
    """A table as it is; cards with their captions as first columns. None for a part that is no
    table."""
    match part:
        case Table():
            return part
        case Cards(cards=cards) if cards:
            players = Column("number", ""), Column("name", "")
            groups = [_under(card.table, Cell(card.number), Cell(card.name)) for card in cards]
            table = cards[0].table
            return replace(table, columns=(*players, *table.columns), groups=(*groups,))
        case _:
            return None


def _under(table: Table, *above: Cell) -> Group:
    return Group(tuple((*above, *row) for row in table.rows))


def _head(column: Column, words: Words) -> str:
    """The head, with what stands over several; on paper some columns need none."""
    if column.band:
        return f"{column.band}: {column.head}"
    return column.head or words[f"head.{column.key.split('_')[-1]}"]


def _field(column: Column, cell: Cell, words: Words) -> str:
    if cell.fill:
        return _DIAGONAL
    if cell.box or cell.line:
        return ""
    if column.align is Align.DECIMAL and cell.value is not None:
        return cell.value.replace(".", words.decimal_mark)
    return guarded(cell_text(cell))
