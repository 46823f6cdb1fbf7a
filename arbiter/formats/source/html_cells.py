"""The tables of a web page as sheets, whatever the file is called: programs of twenty years have
saved such pages as ``.xls``, because Excel opens them."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from arbiter.domain.errors import NotImported, Refusal
from arbiter.domain.names import tidy
from arbiter.formats.source.book import NOTHING, Book, SourceCell, SourceKind, SourceSheet
from arbiter.formats.source.encodings import decoded, written_once
from arbiter.formats.source.grid import MOST_COLUMNS, Budget, Grid
from arbiter.formats.source.html_page import HtmlCell, HtmlPage, HtmlTable
from arbiter.formats.source.name_lines import are_names
from arbiter.formats.source.sniff import utf16_of
from arbiter.formats.source.text_cells import split_text

MOST_OF_A_PAGE = 20 * 1024 * 1024
"""Bytes."""

_CHUNK = 64 * 1024
_HEAD = 8 * 1024
_DECLARED = re.compile(rb"(?:charset|encoding)\s*=\s*[\"']?\s*([A-Za-z0-9_.:-]{2,30})", re.I)
_READABLE = re.compile(r"cp\d+|iso8859-\d+|koi8-[ru]|utf-8|mac-\w+|shift_jis|gb\w+|big5|euc_\w+")
_ON_THE_WEB = {"iso8859-1": "cp1252", "ascii": "cp1252", "iso8859-9": "cp1254"}
"""What browsers take the names of smaller encodings for."""
_MARKED = re.compile(r"<!\[(?:CDATA\[|[^\]>]{0,200}\]?>)?|\]\]>")
_TAG = re.compile(rb"<[^<>]{1,2000}>")
_NUMBER = re.compile(r"-?\d{1,9}(?:\.\d{1,20})?")
_ARCHIVE = re.compile(rb"(?:[A-Za-z-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*MIME-Version:", re.I)


def read_html(file: BinaryIO, path: Path, *, encoding: str = "") -> Book:
    """Each table of the page in *file* as a sheet, with the lines before it on top.

    A page without tables is read as the text that it shows. The encoding is the page's own or
    found from its letters, where none is given.

    :raises NotImported: it is too large, only a frame around other files, or holds nothing.
    """
    data = file.read(MOST_OF_A_PAGE + 1)
    if len(data) > MOST_OF_A_PAGE:
        raise NotImported(path, Refusal.TOO_LARGE, f"{MOST_OF_A_PAGE // (1024 * 1024)} MB")
    texts = [_decoded(part, encoding) for part in _parts(data)]
    pages = [_page(text) for text, _, _ in texts]
    used, possible = texts[0][1:] if texts else ("", ())
    sheets = _sheets([table for page in pages for table in page.tables], pages, path)
    separator = ""
    if not sheets:
        if any(page.framed for page in pages):
            raise NotImported(path, Refusal.WEB_FRAMES)
        separator, sheets = _as_text("".join(page.text for page in pages), path)
    return Book(path, SourceKind.HTML, sheets, {}, used, possible, separator)


def _parts(data: bytes) -> Iterator[bytes]:
    """The pages in a file: one, or those of an archive that Excel writes as one file."""
    if _ARCHIVE.match(data[:_HEAD]) is None:
        yield data
        return
    from email import message_from_bytes, policy

    for part in message_from_bytes(data, policy=policy.compat32).walk():
        if part.get_content_type() == "text/html":
            content = part.get_payload(decode=True)
            if isinstance(content, bytes):
                yield content


def _decoded(data: bytes, encoding: str) -> tuple[str, str, tuple[str, ...]]:
    """As ``encodings.decoded``; a page may say itself in which one it is."""
    if encoding or utf16_of(data[:_HEAD]) or data.startswith(codecs.BOM_UTF8):
        return decoded(data, encoding)
    said = _declared(data[:_HEAD])
    if said:
        try:
            return written_once(data.decode("utf-8")), "utf-8", ("utf-8",)
        except UnicodeDecodeError:
            if said != "utf-8":
                return data.decode(said, "replace"), said, (said,)
    # Only what is shown tells of the letters, none of the markup.
    _, found, possible = decoded(_TAG.sub(b";", data))
    return decoded(data, found)[0], found, possible


def _declared(head: bytes) -> str:
    """The encoding that the page names; nothing where it names none that letters can be in."""
    for found in _DECLARED.findall(head):
        try:
            name = codecs.lookup(found.decode("ascii")).name
        except LookupError:
            continue
        name = _ON_THE_WEB.get(name, name)
        if _READABLE.fullmatch(name):
            return name
    return ""


def _page(text: str) -> HtmlPage:
    page = HtmlPage()
    text = _MARKED.sub("", text.replace("\x00", ""))
    for start in range(0, len(text), _CHUNK):
        page.feed(text[start : start + _CHUNK])
    page.finish()
    return page


def _sheets(tables: list[HtmlTable], pages: list[HtmlPage], path: Path) -> tuple[SourceSheet, ...]:
    budget = Budget()
    title = next((tidy(page.title) for page in pages if page.title.strip()), path.stem)
    sheets: list[SourceSheet] = []
    names: set[str] = set()
    for table in _with_headings_joined(tables):
        grid = _grid(table, budget)
        name = tidy(table.caption) or (table.lines[-1] if table.lines else title)
        name = name[:60]
        if name in names:
            name = f"{name[:50]} ({len(sheets) + 1})"
        names.add(name)
        sheet = grid.sheet(name)
        if sheet.rows:
            sheets.append(sheet)
    return tuple(sheets)


def _with_headings_joined(tables: list[HtmlTable]) -> Iterator[HtmlTable]:
    """The tables; one that holds nothing but the headings of the next is a part of that."""
    waiting: HtmlTable | None = None
    for table in tables:
        if waiting is not None:
            if not table.lines and _width(waiting) == _width(table):
                hidden = {row + len(waiting.rows) for row in table.hidden}
                table = HtmlTable(waiting.lines, waiting.rows + table.rows, hidden, waiting.caption)
            else:
                yield waiting
        waiting = None
        if len(table.rows) == 1 and _width(table) > 2:
            waiting = table
        else:
            yield table
    if waiting is not None:
        yield waiting


def _width(table: HtmlTable) -> int:
    return max((sum(cell.wide for cell in row) for row in table.rows), default=0)


def _grid(table: HtmlTable, budget: Budget) -> Grid:
    grid = Grid(budget)
    for row, line in enumerate(table.lines, 1):
        grid.put(row, 1, SourceCell(line, line))
    top = len(table.lines)
    taken: dict[int, int] = {}
    for row, cells in enumerate(table.rows, top + 1):
        column = 1
        for cell in cells:
            while taken.get(column, 0) >= row:
                column += 1
            if column > MOST_COLUMNS:
                grid.cut = grid.cut or bool(cell.text)
                break
            grid.put(row, column, _source_cell(cell))
            grid.merge(row, column, cell.high, cell.wide)
            if cell.high > 1:
                for own in range(column, min(column + cell.wide, MOST_COLUMNS + 1)):
                    taken[own] = row + cell.high - 1
            column += cell.wide
    grid.hidden_rows |= {top + row + 1 for row in table.hidden}
    return grid


def _source_cell(cell: HtmlCell) -> SourceCell:
    text = cell.text
    if not text:
        return SourceCell(filled=True) if cell.filled else NOTHING
    value: str | float = text
    if _NUMBER.fullmatch(cell.number):
        number = float(cell.number)
        value = int(number) if number == int(number) else number
    return SourceCell(value, text, False, cell.filled, cell.struck)


def _as_text(text: str, path: Path) -> tuple[str, tuple[SourceSheet, ...]]:
    """What a page without tables shows, as a text with columns, or as a list of names.

    :raises NotImported: it is neither. The page on which one signs in is often saved instead of
        the table behind it.
    """
    if not text.strip():
        raise NotImported(path, Refusal.NO_TABLE)
    separator, rows, cut = split_text(text)
    if all(len(row) < 2 for row in rows) and not are_names([row[0] for row in rows if row]):
        raise NotImported(path, Refusal.NO_TABLE)
    grid = Grid(Budget())
    for number, row in enumerate(rows, 1):
        for column, cell in enumerate(row, 1):
            if cell.strip():
                grid.put(number, column, SourceCell(cell.strip(), cell.strip()))
    grid.cut = grid.cut or cut
    return separator, (grid.sheet(path.stem),)
