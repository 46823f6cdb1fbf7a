"""Excel 2003's workbook in one XML file, which programs that write "Excel" by hand still use."""

from __future__ import annotations

from datetime import datetime, time
from math import isfinite
from pathlib import Path
from typing import BinaryIO
from xml.parsers import expat

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.source.book import (
    NOTHING,
    Book,
    CellValue,
    SourceCell,
    SourceKind,
    SourceSheet,
)
from arbiter.formats.source.grid import (
    LONGEST_TEXT,
    MOST_COLUMNS,
    MOST_ROWS,
    MOST_SHEETS,
    Budget,
    Grid,
)
from arbiter.formats.source.shown import shown

MOST_OF_A_WORKBOOK = 64 * 1024 * 1024
"""Bytes; they go by as a stream."""

_SPACE = "urn:schemas-microsoft-com:office:spreadsheet"
_CHUNK = 64 * 1024
_FORMATS = {"Short Date": "dd.mm.yyyy", "Short Time": "h:mm", "General Date": "dd.mm.yyyy h:mm"}
_FORMATS |= {"Fixed": "0.00", "Percent": "0.00%", "Standard": "0.00", "Text": "@"}
_WHOLE = 10**15


def read_xml_workbook(file: BinaryIO, path: Path) -> Book:
    """Every sheet of the workbook in *file*, up to 6,000 rows and 300 columns of each.

    :raises NotImported: it is damaged, too large, or declares what no workbook needs.
    """
    file.seek(0, 2)
    size = file.tell()
    file.seek(0)
    if size > MOST_OF_A_WORKBOOK:
        raise NotImported(path, Refusal.TOO_LARGE, f"{size // (1024 * 1024)} MB")
    workbook = _Workbook()
    try:
        # Programs that write it by hand begin with a blank line, which no XML may.
        chunk = file.read(_CHUNK).lstrip()
        while chunk:
            workbook.parser.Parse(chunk, False)
            chunk = file.read(_CHUNK)
        workbook.parser.Parse(b"", True)
    except _Declared as error:
        raise NotImported(path, Refusal.ENTITIES) from error
    except (expat.ExpatError, ValueError) as error:
        raise NotImported(path, Refusal.DAMAGED_ZIP) from error
    if not workbook.sheets:
        raise NotImported(path, Refusal.SHEET_MISSING)
    return Book(path, SourceKind.XML_WORKBOOK, tuple(workbook.sheets))


class _Declared(Exception):
    """A document type, with which a small file can fill the memory."""


class _Workbook:
    """Takes the elements one by one, as they come."""

    def __init__(self) -> None:
        self.sheets: list[SourceSheet] = []
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._refuse
        self._looks: dict[str, tuple[str, bool, bool]] = {}
        self._style = ""
        self._budget = Budget()
        self._grid: Grid | None = None
        self._name, self._hidden = "", False
        self._row = self._column = 0
        self._times, self._row_style = 1, ""
        self._own: dict[str, str] = {}
        self._kind = ""
        self._pieces: list[str] | None = None

    def _refuse(self, *_: object) -> None:
        raise _Declared

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, key = name.rpartition(" ")
        if space != _SPACE:
            if key == "WorksheetOptions":
                self._kind = ""
            return
        own = {attribute.rpartition(" ")[2]: text for attribute, text in attributes.items()}
        match key:
            case "Style":
                self._style = own.get("ID", "")
                # A style begins with what the one above it says.
                above = self._looks.get(own.get("Parent", "Default"), ("General", False, False))
                self._looks[self._style] = above
            case "Interior" | "NumberFormat" | "Font" if self._grid is None:
                self._styled(key, own)
            case "Worksheet" if len(self.sheets) < MOST_SHEETS:
                self._grid = Grid(self._budget)
                self._name, self._row = own.get("Name", ""), 0
            case "Row":
                self._row = self._row + self._times if self._row else 1
                self._row = _figure(own.get("Index"), self._row, 10_000_000)
                self._times = 1 + _figure(own.get("Span"), 0, MOST_ROWS)
                self._row_style = own.get("StyleID", "")
                self._column = 0
                if own.get("Hidden") == "1" and self._grid is not None and self._row <= MOST_ROWS:
                    self._grid.hidden_rows.add(self._row)
            case "Column" if self._grid is not None:
                self._column = _figure(own.get("Index"), self._column + 1, 100_000)
                if own.get("Hidden") == "1" and self._column <= MOST_COLUMNS:
                    self._grid.hidden_columns.add(self._column)
                self._column += _figure(own.get("Span"), 0, MOST_COLUMNS)
            case "Table":
                self._column, self._row, self._times = 0, 0, 1
            case "Cell":
                self._column = _figure(own.get("Index"), self._column + 1, 100_000)
                self._own, self._kind, self._pieces = own, "", []
            case "Data" if self._pieces is not None:
                self._kind = own.get("Type", "String")
            case "Comment":
                self._pieces = None if not self._pieces else self._finished()

    def _finished(self) -> list[str] | None:
        """The cell is written before its note, whose text is none of its own."""
        self._end_cell()
        return None

    def _end(self, name: str) -> None:
        space, _, key = name.rpartition(" ")
        if key == "Visible" and "office:excel" in space:
            self._hidden = self._hidden or self._kind.startswith("SheetHidden")
        if space != _SPACE:
            return
        match key:
            case "Data":
                self._kind = self._kind and f"{self._kind}."
            case "Cell":
                self._end_cell()
            case "Worksheet" if self._grid is not None:
                self.sheets.append(self._grid.sheet(self._name, hidden=self._hidden))
                self._grid, self._hidden, self._kind = None, False, ""

    def _text(self, text: str) -> None:
        if self._pieces is not None:
            if self._kind and not self._kind.endswith(".") and len(self._pieces) < LONGEST_TEXT:
                self._pieces.append(text[:LONGEST_TEXT])
        elif text.strip() in ("SheetHidden", "SheetVeryHidden"):
            self._kind = text.strip()

    def _styled(self, key: str, own: dict[str, str]) -> None:
        number_format, filled, struck = self._looks.get(self._style, ("General", False, False))
        if key == "NumberFormat":
            said = own.get("Format", "General")
            number_format = _FORMATS.get(said, said)
        elif key == "Interior":
            filled = own.get("Pattern", "None") != "None" and own.get("Color") != "#FFFFFF"
        else:
            struck = own.get("StrikeThrough") == "1"
        self._looks[self._style] = number_format, filled, struck

    def _end_cell(self) -> None:
        pieces, self._pieces = self._pieces, None
        if pieces is None:
            return
        own = self._own
        wide = _figure(own.get("MergeAcross"), 0, MOST_COLUMNS)
        high = _figure(own.get("MergeDown"), 0, MOST_ROWS)
        if self._grid is not None:
            style = own.get("StyleID") or self._row_style or "Default"
            look = self._looks.get(style, ("General", False, False))
            cell = _source_cell("".join(pieces)[:LONGEST_TEXT], self._kind, own, look)
            self._grid.put(self._row, self._column, cell)
            self._grid.merge(self._row, self._column, high + 1, wide + 1)
        self._column += wide


def _figure(text: str | None, other: int, most: int) -> int:
    """The figure in *text*; *other* where there is none."""
    plain = (text or "").strip()
    return min(int(plain), most) if plain.isdecimal() and len(plain) < 9 else other


def _source_cell(
    text: str, kind: str, own: dict[str, str], look: tuple[str, bool, bool]
) -> SourceCell:
    number_format, filled, struck = look
    formula = "Formula" in own
    if not text.strip():
        if formula:
            return SourceCell(None, "", True, filled, struck)
        return SourceCell(filled=True) if filled else NOTHING
    value = _value(text, kind.rstrip("."))
    said = text if isinstance(value, str) else shown(value, number_format)
    return SourceCell(value, said, formula, filled, struck)


def _value(text: str, kind: str) -> CellValue:
    try:
        match kind:
            case "Number":
                number = float(text)
                if not isfinite(number):
                    return text
                return int(number) if number == int(number) and abs(number) < _WHOLE else number
            case "DateTime":
                found = datetime.fromisoformat(text.strip()[:19])
                if found.year < 1900:
                    return found.time()
                return found.date() if found.time() == time() else found
            case "Boolean":
                return text.strip() == "1"
    except ValueError:
        return text
    return text
