"""The elements of an OpenDocument table, one by one as they come, made sheets.

Rows and cells that are alike are written once with a number of times; what is written to the
bottom of a sheet only for its looks is not taken for content.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import IO, Any
from xml.parsers import expat

from arbiter.formats.source.book import NOTHING, SourceCell, SourceSheet
from arbiter.formats.source.grid import (
    LONGEST_TEXT,
    MOST_COLUMNS,
    MOST_ROWS,
    MOST_SHEETS,
    Budget,
    Grid,
)
from arbiter.formats.source.open_document_cell import source_cell

Attributes = dict[str, str]

_SPACES = {
    "urn:oasis:names:tc:opendocument:xmlns:table:1.0": "table",
    "urn:oasis:names:tc:opendocument:xmlns:office:1.0": "office",
    "urn:oasis:names:tc:opendocument:xmlns:text:1.0": "text",
    "urn:oasis:names:tc:opendocument:xmlns:style:1.0": "style",
    "urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0": "fo",
    "urn:oasis:names:tc:opendocument:xmlns:drawing:1.0": "draw",
}
_BESIDE = {
    *("office:annotation", "table:tracked-changes", "table:shapes", "table:dde-links"),
    *("office:forms", "table:content-validations", "table:detective", "text:ruby-text"),
}
"""What stands beside the cells and is none of their text: notes, old versions, drawings."""
_WHITE = ("#ffffff", "transparent", "")
_RANGE = re.compile(r"\$?((?:'(?:[^']|'')*'|[^'.:]*))\.(\$?[A-Z]+\$?\d+)")
_MOST_BLANKS = 100
_CHUNK = 64 * 1024
_BLANKS = re.compile(r"[ \t\r\n]+")


class Declared(ValueError):
    """The XML declares a document type, with which a small file can fill the memory."""


@dataclass(frozen=True)
class _Style:
    filled: bool | None = None
    struck: bool | None = None
    parent: str = ""


@dataclass
class _Cell:
    """The cell that is being read: how often it stands there, and what of it has been seen."""

    attributes: Attributes
    covered: bool
    times: int
    paragraphs: list[str] = field(default_factory=list)
    length: int = 0


@dataclass
class _Row:
    times: int
    style: str
    cells: list[tuple[int, int, SourceCell]] = field(default_factory=list)
    spans: list[tuple[int, int, int]] = field(default_factory=list)
    column: int = 1


class Tables:
    """Takes elements and text of ``styles.xml`` and ``content.xml``, in that order.

    ``seen`` says that there was a spreadsheet at all, if an empty one.
    """

    def __init__(self) -> None:
        self._parser: Any = None
        self.sheets: list[SourceSheet] = []
        self.names: dict[str, str] = {}
        self.seen = False
        self._styles: dict[str, _Style] = {}
        self._hidden_tables: set[str] = set()
        self._style = ("", "")
        self._budget = Budget()
        self._grid: Grid | None = None
        self._name = ""
        self._hidden = False
        self._columns: list[tuple[int, str]] = []
        self._next_row = self._next_column = 1
        self._row: _Row | None = None
        self._cell: _Cell | None = None
        self._beside = 0
        self._in_paragraph = False

    def parse(self, part: IO[bytes]) -> None:
        """Take all of *part*.

        :raises Declared: it declares a document type.
        :raises ExpatError: it is no XML.
        """
        parser = self._parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = self.refuse
        self._listen()
        while chunk := part.read(_CHUNK):
            parser.Parse(chunk, False)
        parser.Parse(b"", True)

    def _listen(self) -> None:
        self._parser.StartElementHandler = self.start
        self._parser.EndElementHandler = self.end
        self._parser.CharacterDataHandler = self.text

    def _pass_over(self) -> None:
        """Listen for nothing but a text, and the end of the sheet."""
        self._parser.StartElementHandler = None
        self._parser.EndElementHandler = self._end_passed
        self._parser.CharacterDataHandler = self._note_text

    def _end_passed(self, name: str) -> None:
        if _key(name) == "table:table":
            self._listen()
            self.end(name)

    def _note_text(self, text: str) -> None:
        if self._grid is not None and not self._grid.cut and text.strip():
            self._grid.cut = True

    def refuse(self, *_: object) -> None:
        """A document type comes before the first element.

        :raises Declared: always.
        """
        raise Declared("a document type in a table")

    def start(self, name: str, attributes: Attributes) -> None:
        """An element begins."""
        if self._beside:
            self._beside += 1
            return
        key = _key(name)
        if key in _BESIDE or key.startswith("draw:") or self._is_inner(key):
            self._beside += 1
            return
        own = {_key(attribute): text for attribute, text in attributes.items()}
        if self._cell is not None:
            self._in_cell(key, own)
        elif self._grid is not None:
            self._in_table(key, own)
        elif key == "office:spreadsheet":
            self.seen = True
        elif key == "table:table" and len(self.sheets) < MOST_SHEETS:
            self._grid = Grid(self._budget)
            self._name = own.get("table:name", "")
            self._hidden = own.get("table:style-name", "") in self._hidden_tables
            self._columns, self._next_row, self._next_column = [], 1, 1
        elif key == "table:named-range":
            self._named(own)
        elif key.startswith("style:"):
            self._styled(key, own)

    def end(self, name: str) -> None:
        """An element ends."""
        if self._beside:
            self._beside -= 1
            return
        match _key(name):
            case "text:p" | "text:h":
                self._in_paragraph = False
            case "table:table-cell" | "table:covered-table-cell":
                self._end_cell()
            case "table:table-row":
                self._end_row()
            case "table:table":
                if self._grid is not None:
                    self.sheets.append(self._grid.sheet(self._name, hidden=self._hidden))
                    self._grid = None

    def text(self, text: str) -> None:
        """Text inside the element that began last."""
        cell = self._cell
        if cell is None or self._beside or not self._in_paragraph:
            return
        # Where the XML is laid out for people, a line is broken wherever there is a blank.
        text = _BLANKS.sub(" ", text)
        if cell.paragraphs[-1].endswith(" "):
            text = text.removeprefix(" ")
        room = LONGEST_TEXT - cell.length
        if room > 0:
            cell.paragraphs[-1] += text[:room]
            cell.length += len(text)

    def _is_inner(self, key: str) -> bool:
        """Whether it is a table inside of a cell."""
        return key == "table:table" and self._cell is not None

    # Styles

    def _styled(self, key: str, own: Attributes) -> None:
        family, name = self._style
        if key == "style:style":
            self._style = own.get("style:family", ""), own.get("style:name", "")
            if self._style[0] == "table-cell":
                self._styles[self._style[1]] = _Style(parent=own.get("style:parent-style-name", ""))
        elif key == "style:table-properties" and family == "table":
            if own.get("table:display") == "false":
                self._hidden_tables.add(name)
        elif family == "table-cell" and name in self._styles:
            style = self._styles[name]
            ground = own.get("fo:background-color")
            if key == "style:table-cell-properties" and ground is not None:
                filled = ground.lower() not in _WHITE
                self._styles[name] = _Style(filled, style.struck, style.parent)
            elif key == "style:text-properties":
                line = own.get("style:text-line-through-style") or own.get(
                    "style:text-line-through-type"
                )
                if line is not None:
                    self._styles[name] = _Style(style.filled, line != "none", style.parent)

    def _look(self, name: str) -> tuple[bool, bool]:
        """Whether cells in the style *name* have a coloured ground, and are struck out."""
        filled: bool | None = None
        struck: bool | None = None
        for _ in range(20):  # a style may be its own grandfather
            style = self._styles.get(name)
            if style is None:
                break
            filled = style.filled if filled is None else filled
            struck = style.struck if struck is None else struck
            name = style.parent
        return bool(filled), bool(struck)

    # Rows and cells

    def _in_table(self, key: str, own: Attributes) -> None:
        match key:
            case "table:table-column":
                times = _times(own.get("table:number-columns-repeated"), MOST_COLUMNS)
                columns = range(self._next_column, self._next_column + times)
                if own.get("table:visibility", "visible") != "visible" and self._grid:
                    self._grid.hidden_columns.update(columns)
                self._columns.append((times, own.get("table:default-cell-style-name", "")))
                self._next_column += times
            case "table:table-row" if self._grid and not self._grid.wants(self._next_row):
                self._pass_over()
            case "table:table-row":
                times = _times(own.get("table:number-rows-repeated"), 10 * MOST_ROWS)
                self._row = _Row(times, own.get("table:default-cell-style-name", ""))
                if own.get("table:visibility", "visible") != "visible" and self._grid:
                    last = min(self._next_row + times, MOST_ROWS + 1)
                    self._grid.hidden_rows.update(range(self._next_row, last))
            case "table:table-cell" | "table:covered-table-cell":
                times = _times(own.get("table:number-columns-repeated"), 100 * MOST_COLUMNS)
                self._cell = _Cell(own, key == "table:covered-table-cell", times)

    def _in_cell(self, key: str, own: Attributes) -> None:
        cell = self._cell
        if cell is None:
            return
        match key:
            case "text:p" | "text:h":
                cell.paragraphs.append("")
                self._in_paragraph = True
            case "text:s" if self._in_paragraph:
                blanks = " " * _times(own.get("text:c"), _MOST_BLANKS)
                cell.paragraphs[-1] += blanks[: LONGEST_TEXT - len(cell.paragraphs[-1])]
            case "text:tab" | "text:line-break":
                self.text(" ")

    def _end_cell(self) -> None:
        cell, row, self._cell = self._cell, self._row, None
        if cell is None or row is None:
            return
        column, row.column = row.column, row.column + cell.times
        if column > MOST_COLUMNS:
            # Only noted: there is more than is read.
            if any(cell.paragraphs) and self._grid is not None and not cell.covered:
                self._grid.cut = True
            return
        if cell.covered:
            return
        own = cell.attributes
        wide = _times(own.get("table:number-columns-spanned"), 100 * MOST_COLUMNS)
        high = _times(own.get("table:number-rows-spanned"), 10 * MOST_ROWS)
        if wide > 1 or high > 1:
            row.spans.append((column, high, wide))
        style = own.get("table:style-name") or row.style or self._style_of_column(column)
        found = source_cell(cell.attributes, cell.paragraphs, *self._look(style))
        if found is not NOTHING:
            row.cells.append((column, cell.times, found))

    def _style_of_column(self, column: int) -> str:
        for times, style in self._columns:
            column -= times
            if column <= 0:
                return style
        return ""

    def _end_row(self) -> None:
        row, self._row = self._row, None
        if row is None or self._grid is None:
            return
        first, self._next_row = self._next_row, self._next_row + row.times
        for column, high, wide in row.spans:
            self._grid.merge(first, column, high, wide)
        if not row.cells:
            return
        for place in range(first, self._next_row):
            if not self._grid.wants(place):
                self._grid.cut = self._grid.cut or any(not c.empty for _, _, c in row.cells)
                return
            for column, times, cell in row.cells:
                for own in range(column, min(column + times, MOST_COLUMNS + 1)):
                    self._grid.put(place, own, cell)

    def _named(self, own: Attributes) -> None:
        found = _RANGE.findall(own.get("table:cell-range-address", ""))
        if found and len(self.names) < MOST_ROWS:
            sheet = found[0][0].strip("'")
            cells = ":".join(dict.fromkeys(cell for _, cell in found[:2]))
            self.names[own.get("table:name", "")] = f"'{sheet}'!{cells}"


@lru_cache(512)
def _key(name: str) -> str:
    """``table:table-cell``, whatever prefix the file gives to its namespaces."""
    space, _, local = name.rpartition(" ")
    return f"{_SPACES.get(space, '')}:{local}"


def _times(text: str | None, most: int) -> int:
    """How often something is repeated, from 1 to *most*."""
    plain = (text or "").strip()
    return max(1, min(int(plain), most)) if plain.isdecimal() and len(plain) < 10 else 1
