"""A workbook opened with the parts of openpyxl, one by one.

Its front door also reads what no table needs (properties, themes, links, rules for input), and
refuses the whole workbook where another program wrote one of them in its own way; it reads a
sheet to its end if it does not say how large it is; and it takes a minute for a million strings.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import IO, TYPE_CHECKING, Any, BinaryIO
from xml.parsers import expat

from arbiter.formats.source.archive import Archive

if TYPE_CHECKING:
    from openpyxl.workbook.workbook import Workbook

MOST_CHARACTERS = 40_000_000
"""Of all strings together."""

FoundRows = Generator[tuple[int, list[Any]], None, None]
"""Rows with their numbers from 1, and the cells of openpyxl that stand in each."""

_STRINGS = "xl/sharedstrings.xml"
_ESCAPED = re.compile(r"_x([0-9A-Fa-f]{4})_")
_CHUNK = 64 * 1024


@dataclass
class OpenedSheet:
    """A sheet that has not been read yet: its name and its part in the zip."""

    name: str
    part: str
    hidden: bool


@dataclass
class Opened:
    """A workbook with its styles and names, and sheets whose rows are read when asked for."""

    archive: Archive
    workbook: Workbook
    sheets: list[OpenedSheet]
    strings: list[str] = field(default_factory=list)

    def rows(self, sheet: OpenedSheet) -> FoundRows:
        """The number of each row that the file speaks of, and its cells as openpyxl has them."""
        from openpyxl.cell.read_only import ReadOnlyCell
        from openpyxl.worksheet._reader import DATA_TAG, ROW_TAG, WorkSheetParser
        from openpyxl.xml.functions import iterparse

        workbook: Any = self.workbook
        of: Any = _Of(workbook)
        with self.archive.open(sheet.part) as source:
            parser: Any = WorkSheetParser(
                source,
                self.strings,
                data_only=True,
                epoch=workbook.epoch,
                date_formats=workbook._date_formats,
                timedelta_formats=workbook._timedelta_formats,
            )
            for _, element in iterparse(source):
                if element.tag == ROW_TAG:
                    number, cells = parser.parse_row(element)
                    yield number, [ReadOnlyCell(of, **cell) for cell in cells]
                    element.clear()
                elif element.tag == DATA_TAG:
                    return


@dataclass(frozen=True)
class _Of:
    """What a cell asks for its style."""

    parent: Any


def opened(file: BinaryIO, archive: Archive) -> Opened:
    """The workbook in *file*, which is open as *archive* too. Raises whatever openpyxl does."""
    from openpyxl.reader.excel import ExcelReader
    from openpyxl.styles.stylesheet import apply_stylesheet

    file.seek(0)
    reader: Any = ExcelReader(file, read_only=True, data_only=True, keep_links=False)
    reader.archive = archive
    reader.read_manifest()
    reader.read_workbook()
    try:
        apply_stylesheet(reader.archive, reader.wb)
    except Exception:
        # Styles of another program that openpyxl does not take: then the cells have no looks,
        # and dates are the numbers that they are in the file.
        reader.wb._setup_styles()
    reader.parser.assign_names()
    sheets = [
        OpenedSheet(sheet.name, related.target, hidden=sheet.state != "visible")
        for sheet, related in reader.parser.find_sheets()
        if related.Type.endswith("/worksheet")
    ]
    return Opened(archive, reader.wb, sheets, _strings(archive))


def _strings(archive: Archive) -> list[str]:
    # Some programs list the part with a small s and write it with a capital one.
    name = next((name for name in archive.namelist() if name.lower() == _STRINGS), None)
    if name is None:
        return []
    with archive.open(name) as part:
        return read_strings(part)


def read_strings(part: IO[bytes]) -> list[str]:
    """The strings that the cells of a workbook share, without how they are pronounced.

    :raises ValueError: they are no XML, declare entities, or are far too many.
    """
    collector = _Strings()
    try:
        while chunk := part.read(_CHUNK):
            collector.parser.Parse(chunk, False)
        collector.parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise ValueError(str(error)) from error
    return collector.strings


class _Strings:
    """Takes the elements of the table of strings one by one."""

    def __init__(self) -> None:
        self.strings: list[str] = []
        self._pieces: list[str] = []
        self._pronounced = False
        self._characters = 0
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.StartDoctypeDeclHandler = self._refuse

    def _refuse(self, *_: object) -> None:
        raise ValueError("a document type in the table of strings")

    def _start(self, name: str, _: dict[str, str]) -> None:
        match name.rpartition(" ")[2]:
            case "t":
                if not self._pronounced:
                    self.parser.CharacterDataHandler = self._text
            case "rPh":
                self._pronounced = True

    def _end(self, name: str) -> None:
        match name.rpartition(" ")[2]:
            case "t":
                self.parser.CharacterDataHandler = None
            case "rPh":
                self._pronounced = False
            case "si":
                self.strings.append("".join(self._pieces))
                self._pieces = []

    def _text(self, text: str) -> None:
        self._characters += len(text)
        if self._characters > MOST_CHARACTERS:
            raise ValueError("too many strings")
        self._pieces.append(text)


def unescaped(text: str) -> str:
    """*text* with the characters that XML can't hold in place of their codes.

    >>> unescaped("Berg_x000D_"), unescaped("_x005F_x0041_")
    ('Berg\\r', '_x0041_')
    """
    return _ESCAPED.sub(lambda code: chr(int(code[1], 16)), text) if "_x" in text else text
