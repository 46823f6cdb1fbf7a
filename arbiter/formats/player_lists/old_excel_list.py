"""Lists of federations in the old form of Excel, which many still publish."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from arbiter.domain.errors import NotAList, NotListed

MOST_BYTES = 64 * 1024 * 1024
"""A sheet of 65,536 rows, the longest there is, has a third of it."""
_DATE = 3


def is_old_excel(head: bytes) -> bool:
    """Whether the first bytes of a file are those of the container of old Office programs."""
    return head.startswith(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")


def old_excel_rows(path: Path, file: IO[bytes]) -> Iterator[list[str]]:
    """The texts of the rows of the first sheet in *file*.

    :raises NotAList: it is protected by a password, damaged, too large, or no workbook.
    """
    data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise NotAList(path, NotListed.TOO_LARGE)
    import xlrd

    try:
        book: Any = xlrd.open_workbook(
            file_contents=data, logfile=io.StringIO(), on_demand=True, ragged_rows=True
        )
        sheet = book.sheet_by_index(0)
    except MemoryError:
        raise
    except Exception as error:
        # A foreign library on a foreign file: whatever it stumbles over, the file is at fault.
        locked = isinstance(error, xlrd.XLRDError) and "encrypted" in str(error)
        why = NotListed.PASSWORD if locked else NotListed.DAMAGED
        raise NotAList(path, why) from error
    for row in range(sheet.nrows):
        yield [
            _text(kind, value, book.datemode)
            for kind, value in zip(sheet.row_types(row), sheet.row_values(row))
        ]


def _text(kind: int, value: Any, datemode: int) -> str:
    if kind == _DATE:
        import xlrd

        try:
            return str(xlrd.xldate_as_datetime(value, datemode).date().isoformat())
        except (ValueError, OverflowError, xlrd.XLDateError):
            return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)
