"""Tables as CSV, for spreadsheets and other programs."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from pathlib import Path

from arbiter.formats.formula_guard import guarded
from arbiter.formats.replacing import write_bytes
from arbiter.formats.sheets import (
    Align,
    Cards,
    Cell,
    Column,
    Group,
    Notes,
    Sheet,
    SheetPart,
    Table,
)
from arbiter.formats.text import cell_text
from arbiter.formats.words import Words

_BOM = "\ufeff"
_DIAGONAL = "*"


def write_csv(sheet: Sheet, path: Path, words: Words) -> None:
    """Write *sheet* to *path* as ``csv_text`` gives it: UTF-8 with a byte-order mark, CR LF.

    :raises ExportFailed: it can't be written.
    """
    write_bytes(path, (_BOM + csv_text(sheet, words)).encode())


def csv_text(sheet: Sheet, words: Words) -> str:
    """The table of *sheet* that is meant for other programs, or its first: a line for its heads
    and one for each row; of cards all rows, each with whose card it is. A worksheet is all its
    tables, an empty line between two.

    Numbers are decimals with the language's mark; where that is a comma, a semicolon stands
    between the fields. A sheet without a table gives the sentences that stand in its place.
    """
    parts = sheet.parts if sheet.listed is None else (sheet.listed,)
    tables = [table for table in map(_one_table, parts) if table is not None]
    if sheet.kind != "worksheet":
        tables = tables[:1]
    separator = ";" if words.decimal_mark == "," else ","
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    if not tables:
        notes = [note for part in sheet.parts if isinstance(part, Notes) for note in part.notes]
        writer.writerows([guarded(note.text)] for note in notes)
    for number, table in enumerate(tables):
        if number:
            writer.writerow([])
        columns = table.columns
        writer.writerow([guarded(_head(column, words)) for column in columns])
        for row in table.rows:
            writer.writerow([_field(column, cell, words) for column, cell in zip(columns, row)])
    return text.getvalue()


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
