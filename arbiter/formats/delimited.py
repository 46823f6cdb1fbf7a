"""Tables as CSV, for spreadsheets and other programs."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from arbiter.formats.replacing import write_bytes
from arbiter.formats.sheets import Align, Cell, Column, Sheet, Table
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
    """The first table of *sheet*, a line for its heads and one for each row.

    Numbers are decimals with the language's mark; where that is a comma, a semicolon stands
    between the fields. A sheet without a table gives nothing.
    """
    table = next((part for part in sheet.parts if isinstance(part, Table)), None)
    if table is None:
        return ""
    separator = ";" if words.decimal_mark == "," else ","
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerow([_guarded(_head(column, words)) for column in table.columns])
    for row in table.rows:
        writer.writerow([_field(column, cell, words) for column, cell in zip(table.columns, row)])
    return text.getvalue()


def _head(column: Column, words: Words) -> str:
    """The head; on paper some columns need none."""
    if column.head:
        return column.head
    return words[f"head.{column.key.split('_')[-1]}"]


def _field(column: Column, cell: Cell, words: Words) -> str:
    if cell.fill:
        return _DIAGONAL
    if cell.box:
        return ""
    if column.align is Align.DECIMAL and cell.value is not None:
        return cell.value.replace(".", words.decimal_mark)
    return _guarded(cell_text(cell))


def _guarded(text: str) -> str:
    """*text* with an apostrophe before it if a spreadsheet would take it for a formula."""
    # One sign alone is harmless, and so is a result by forfeit.
    harmless = len(text) == 1 or set(text) <= _RESULT_SIGNS
    if text.startswith(_FORMULA_STARTS) and not harmless:
        return f"'{text}"
    return text
