"""The cells of a text: a table with separators, or one name to a line."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.headings import field_of
from arbiter.formats.pasted_cells import BLANKS, headline, split_block
from arbiter.formats.source.book import NOTHING, Book, SourceCell, SourceKind, SourceSheet
from arbiter.formats.source.encodings import decoded, written_once
from arbiter.formats.source.fixed_columns import FIXED, fixed_columns, unframed
from arbiter.formats.source.game_lines import game_lines
from arbiter.formats.source.wiki_rows import wiki_rows

MOST_OF_A_TEXT = 20 * 1024 * 1024
"""Bytes."""
MOST_ROWS = 6_000
MOST_COLUMNS = 300
LONGEST_TEXT = 2_000
"""Characters that are kept of one cell; what a table is made of is never so long."""
SEPARATORS = (";", ",", "\t", "|", BLANKS, FIXED, "")
"""What can stand between cells; the last one for texts that have one name to a line."""

_CHARACTERS = 12_000_000
"""Of a text so much at most is looked at: 6,000 lines of 2,000 characters."""
_SAID = re.compile(r"sep=([;,\t|])[ \t;,]*(?:\r\n|\r|\n)", re.IGNORECASE)
_DRAWING = set("-|+:= ")
_NAMES = ("name", "white", "black")
_HEADING_ROWS = 30
_LINES_IN_A_CELL = 3
_TOLD_FROM = 300
"""The separator is told from so many lines, and so many characters of each."""


def read_text(file: BinaryIO, path: Path, *, encoding: str = "", separator: str = "") -> Book:
    """The text in *file* as one sheet, up to 6,000 lines.

    Encoding and separator are found from the text where they are not given.

    :raises NotImported: it is too large, or nothing stands in it.
    """
    data = file.read(MOST_OF_A_TEXT + 1)
    if len(data) > MOST_OF_A_TEXT:
        raise NotImported(path, Refusal.TOO_LARGE, f"{MOST_OF_A_TEXT // (1024 * 1024)} MB")
    text, encoding, others = decoded(data, encoding)
    text = text.replace("\x00", "").lstrip("\ufeff")
    if encoding == "utf-8":
        text = written_once(text)
    if not text.strip():
        raise NotImported(path, Refusal.EMPTY)
    said = _SAID.match(text)
    if said:
        text, separator = text[said.end() :], separator or said[1]
    separator, rows, cut = split_text(text, separator)
    width = min(max(map(len, rows), default=0), MOST_COLUMNS)
    cells = tuple(
        tuple(_cell(row[place]) if place < len(row) else NOTHING for place in range(width))
        for row in rows
    )
    cut = cut or any(len(row) > width for row in rows)
    sheet = SourceSheet(path.stem, cells, cut=cut)
    return Book(
        path,
        SourceKind.TEXT,
        (sheet,),
        encoding=encoding,
        encodings=others,
        separator=separator,
    )


def split_text(text: str, separator: str = "") -> tuple[str, list[list[str]], bool]:
    """What separates the cells of *text*, its rows, and whether there are more than were read.

    Empty lines are rows too, so that a row is the line that other programs show.
    """
    lines = text[:_CHARACTERS].splitlines(keepends=True)
    cut = len(text) > _CHARACTERS or len(lines) > MOST_ROWS
    lines = ["\n" if _drawn(line) else line for line in unframed(lines[: MOST_ROWS + 1])]
    lines = wiki_rows(lines)
    fixed = None
    if not separator:
        separator = _separator(lines)
        if separator in ("", BLANKS, ",") and (games := game_lines(lines)):
            return "", games[:MOST_ROWS], cut
        if separator in ("", BLANKS) and (fixed := fixed_columns(lines)):
            separator = FIXED
    elif separator == FIXED:
        fixed = fixed_columns(lines)
    if separator == FIXED:
        rows = fixed or [[line.strip()] for line in lines]
    elif separator in ("", BLANKS):
        rows = _each_line(lines, separator)
    else:
        rows = _columns(lines, separator)
    while rows and not any(cell.strip() for cell in rows[-1]):
        rows.pop()
    if separator == ",":
        rows = joined_names(rows)
    return separator, rows[:MOST_ROWS], cut


def _drawn(line: str) -> bool:
    """Whether it is only a line between rows, as in ``|---|---|``, or around a table, as a
    forum has ``[code]`` and three accents."""
    text = line.strip()
    if text.startswith("```") or (text[:1] == "[" and text[1:-1].lstrip("/").isalpha()):
        return text.startswith("```") or text.endswith("]")
    return "---" in text and ("|" in text or "+" in text) and set(text) <= _DRAWING


def _separator(lines: Sequence[str]) -> str:
    """The one that gives most rows the same number of cells; else what a pasted block would
    be split by."""
    found, _ = split_block("".join(line[:_TOLD_FROM] for line in lines[:_TOLD_FROM]))
    if found:
        return found
    # Lines of headings and captions may hide the columns of a smaller table.
    for separator in (";", "\t", "|"):
        widths = Counter(line.count(separator) for line in lines if separator in line)
        if widths and widths.most_common(1)[0][1] > 2:
            return separator
    return ""


def _each_line(lines: Sequence[str], separator: str) -> list[list[str]]:
    """The rows where no single sign separates cells; empty lines stay, and so does what stands
    above a numbered list, as an empty one: it is nobody's name."""
    _, rows = split_block("".join(lines), separator)
    above = 0 if separator else headline([line for line in lines if line.strip()])
    above_rows: list[list[str]] = [[] for _ in range(above)]
    filled = iter([*above_rows, *rows])
    return [next(filled, []) if line.strip() else [] for line in lines]


def _columns(lines: Sequence[str], separator: str) -> list[list[str]]:
    try:
        rows = _parsed(lines, separator)
    except csv.Error:
        rows = []
    # A quotation mark that nobody closed has swallowed the lines below it.
    swallowed = any(cell.count("\n") >= _LINES_IN_A_CELL for row in rows for cell in row)
    if swallowed or not rows:
        plain = [line.rstrip("\r\n") for line in lines]
        rows = [line.split(separator) for line in plain]
    return rows


def _parsed(lines: Sequence[str], separator: str) -> list[list[str]]:
    reader = csv.reader(lines, delimiter=separator, skipinitialspace=separator == ",")
    return list(islice(reader, MOST_ROWS + 1))


def joined_names(rows: list[list[str]]) -> list[list[str]]:
    """*rows* with the parts of a name together again that the comma inside it split.

    Such rows have one cell more than the headings for every column of names.
    """
    for place, heading in enumerate(rows[:_HEADING_ROWS]):
        columns = [column for column, cell in enumerate(heading) if field_of(cell) in _NAMES]
        if columns and sum(bool(field_of(cell)) for cell in heading) > 1:
            body = rows[place + 1 :]
            wide = [row for row in body if len(row) == len(heading) + len(columns)]
            # A separator at the end of each line makes rows longer too.
            if any(row[-1].strip() for row in wide):
                body = [_joined(row, columns) if row in wide else row for row in body]
            return [*rows[: place + 1], *body]
    return rows


def _joined(row: list[str], columns: Sequence[int]) -> list[str]:
    row = list(row)
    for column in columns:
        surname, first = row[column], row.pop(column + 1)
        row[column] = f"{surname.strip()}, {first.strip()}".strip(", ")
    return row


def _cell(text: str) -> SourceCell:
    text = text[:LONGEST_TEXT]
    return SourceCell(text, text) if text.strip() else NOTHING
