"""A foreign file as it was found: sheets of cells, before anybody knows what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, time
from enum import Enum
from pathlib import Path

CellValue = str | int | float | bool | datetime | date | time | None
"""What a file can hold in a cell. A float here is a spreadsheet's number, never a score."""


class SourceKind(Enum):
    """What a file is, told from its content and never from its name."""

    WORKBOOK = "workbook"
    OLD_WORKBOOK = "old workbook"
    """Excel before 2007, ``.xls``."""
    OPEN_DOCUMENT = "OpenDocument"
    """LibreOffice, ``.ods`` and ``.fods``."""
    XML_WORKBOOK = "XML workbook"
    """Excel 2003 as XML, which other programs write too and often call ``.xls``."""
    HTML = "HTML"
    TEXT = "text"
    PGN = "PGN"
    TRF = "TRF"


@dataclass(frozen=True, slots=True)
class SourceCell:
    """One cell: its ``value``, and the ``text`` in which a spreadsheet shows it.

    ``formula`` says that the value is a computed one; where it then is None the file holds no
    result of it. ``filled`` is a coloured ground, as on a diagonal; ``struck`` is struck out.
    """

    value: CellValue = None
    text: str = ""
    formula: bool = False
    filled: bool = False
    struck: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing stands in it."""
        return not self.text.strip()


NOTHING = SourceCell()
"""An empty cell; shared, for most of a sheet is empty."""


@dataclass(frozen=True, slots=True)
class Merged:
    """Cells that a file shows as one, rows and columns from 1."""

    top: int
    left: int
    bottom: int
    right: int


@dataclass(frozen=True)
class SourceSheet:
    """One sheet. ``rows`` are of equal length, and empty rows at the end are left out.

    ``cut`` says that the file holds more rows or columns than were read. ``hidden_rows`` and
    ``hidden_columns`` count from 1.
    """

    name: str
    rows: tuple[tuple[SourceCell, ...], ...]
    hidden: bool = False
    merged: tuple[Merged, ...] = ()
    cut: bool = False
    hidden_rows: frozenset[int] = frozenset()
    hidden_columns: frozenset[int] = frozenset()

    @property
    def width(self) -> int:
        """How many columns there are."""
        return len(self.rows[0]) if self.rows else 0

    def cell(self, row: int, column: int) -> SourceCell:
        """The cell in *row* and *column*, both from 1; an empty one outside the sheet."""
        if 1 <= row <= len(self.rows) and 1 <= column <= self.width:
            return self.rows[row - 1][column - 1]
        return NOTHING


@dataclass(frozen=True)
class Book:
    """Everything that was read from ``path``.

    ``names`` are a workbook's defined names with the cells they stand for, as in
    ``"'Players'!$A$1:$M$9"``. ``encoding`` and ``separator`` tell how a text was read, and
    ``encodings`` in which it could be read, that one among them, the likeliest first.
    """

    path: Path
    kind: SourceKind
    sheets: tuple[SourceSheet, ...]
    names: Mapping[str, str] = field(default_factory=dict)
    encoding: str = ""
    encodings: tuple[str, ...] = ()
    separator: str = ""
