"""Tables as CSV, for spreadsheets and other programs."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from pathlib import Path

from arbiter.formats.replacing import write_bytes
from arbiter.formats.sheets import (
    Align,
    Blocks,
    Cards,
    Cell,
    Column,
    Group,
    Sheet,
    SheetPart,
    Table,
)
from arbiter.formats.text import cell_text
from arbiter.formats.words import Words

_BOM = "\ufeff"
_DIAGONAL = "*"
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
_RESULT_SIGNS = set("+-−/ ")


def write_csv(sheet: Sheet, path: Path, words: Words) -> None:
    """Write the first table of *sheet* to *path*: UTF-8 with a byte-order mark, CR LF.

    :raises ExportFailed: it can't be written.
    """
    write_bytes(path, (_BOM + csv_text(sheet, words)).encode())


def csv_text(sheet: Sheet, words: Words) -> str:
    """The first table of *sheet*, a line for its heads and one for each row; of many small
    ones all rows, each with what stands above its table. A worksheet is all its tables, an
    empty line between two.

    Numbers are decimals with the language's mark; where that is a comma, a semicolon stands
    between the fields. A sheet without a table gives nothing.
    """
    tables = [table for table in map(_one_table, sheet.parts) if table is not None]
    if sheet.kind != "worksheet":
        tables = tables[:1]
    separator = ";" if words.decimal_mark == "," else ","
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    for number, table in enumerate(tables):
        if number:
            writer.writerow([])
        columns = table.columns
        writer.writerow([guarded(_head(column, words)) for column in columns])
        for row in table.rows:
            writer.writerow([_field(column, cell, words) for column, cell in zip(columns, row)])
    return text.getvalue()


def _one_table(part: SheetPart) -> Table | None:
    """A table as it is; the blocks of the rounds, and cards, with their captions as first
    columns. None for a part that is no table."""
    match part:
        case Table():
            return part
        case Blocks(tables=tables) if tables:
            captions = Column("round", ""), Column("date", "")
            groups = [
                _under(table, Cell(table.caption), Cell(next(iter(table.aside), "")))
                for table in tables
            ]
            return replace(tables[0], columns=(*captions, *tables[0].columns), groups=(*groups,))
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


def guarded(text: str) -> str:
    """*text* with an apostrophe before it if a spreadsheet would take it for a formula."""
    # One sign alone is harmless, and so is a result by forfeit.
    harmless = len(text) == 1 or set(text) <= _RESULT_SIGNS
    if text.startswith(_FORMULA_STARTS) and not harmless:
        return f"'{text}"
    return text
