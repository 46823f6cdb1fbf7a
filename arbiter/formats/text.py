"""A sheet as plain text in columns: for the terminal, and for "copy as text"."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import replace

from arbiter.formats.handouts import Handouts, handout_texts
from arbiter.formats.sheets import (
    Align,
    Blocks,
    Card,
    Cards,
    Cell,
    Column,
    Corner,
    Fields,
    Lines,
    Note,
    Notes,
    Role,
    Sheet,
    Table,
)

_GAP = "  "
_BOX = "[   ]"
_LINE = "____"
_FILL = "–"
_WRITTEN = "_" * 40


def sheet_text(sheet: Sheet) -> str:
    """Event, title, tables and notes, each table in columns of one width."""
    title = " · ".join(filter(None, (sheet.title, sheet.status)))
    printed = {
        column.key
        for part in sheet.parts
        if isinstance(part, Table)
        for column in part.without_idle_columns().columns
    }
    blocks = [f"{sheet.event}\n{title}", *sheet.marks]
    for part in sheet.parts:
        if isinstance(part, Table):
            blocks.append(table_text(part))
        elif isinstance(part, Blocks):
            blocks += map(table_text, part.tables)
        elif isinstance(part, Cards):
            blocks += map(_card_text, part.cards)
        elif isinstance(part, Handouts):
            blocks += ("\n".join(handout_texts(item)) for item in part.items)
        elif isinstance(part, Fields):
            blocks.append(_fields_text(part))
        elif isinstance(part, Lines):
            blocks.append("\n".join([part.label, *[_WRITTEN] * part.count]))
        elif isinstance(part, Notes):
            blocks.append(
                notes_text(
                    [
                        note
                        for note in part.notes
                        if not note.of_ink and (not note.keys or printed & set(note.keys))
                    ]
                )
            )
    return "\n\n".join(block for block in blocks if block) + "\n"


def table_text(table: Table) -> str:
    """One table, its caption above it."""
    shown = table.without_idle_columns()
    laid_out = [
        _column(column, [row[place] for row in shown.rows])
        for place, column in enumerate(shown.columns)
    ]
    lines = [_GAP.join(cells).rstrip() for cells in zip(*laid_out)]
    rule = "-" * max(width(line) for line in lines)
    above = [" · ".join(filter(None, (table.caption, *table.aside[:1])))]
    above += _bands(shown, laid_out)
    if lines[0]:
        above.append(lines[0])
    return "\n".join([*filter(None, above), rule, *lines[1:]])


def _bands(table: Table, laid_out: list[list[str]]) -> list[str]:
    """The line with the headings over several columns; none if there are none."""
    line, before = "", ""
    for column, cells in zip(table.columns, laid_out):
        start = width(line)
        if column.band and column.band != before:
            line += column.band
        before = column.band
        line = _padded(line, max(width(line), start + width(cells[0]))) + _GAP
    return [line.rstrip()] if line.strip() else []


def _card_text(card: Card) -> str:
    head = f"{card.number} {card.name}"
    return "\n".join(filter(None, (head, card.details, table_text(card.table), *card.notes)))


def _fields_text(part: Fields) -> str:
    """One field to a line, what they say in one column."""
    widest = max((width(label) for label, _ in part.fields), default=0)
    return "\n".join(
        f"{_padded(label, widest)}{_GAP}{said or _WRITTEN}" for label, said in part.fields
    )


def notes_text(notes: Sequence[Note]) -> str:
    """A legend, its terms in one column."""
    widest = max((width(note.term) for note in notes), default=0)
    lines = []
    for note in notes:
        term = f"{_padded(note.term, widest)}{_GAP}" if note.term else ""
        first, *others = note.text.split("\n")
        lines.append(term + first)
        lines += [" " * width(term) + other for other in others]
    return "\n".join(lines)


def cell_text(cell: Cell) -> str:
    """What a cell says without ink: a box, a dash for a fill, parentheses for what is soft."""
    if cell.box:
        return _BOX
    if cell.line:
        return _LINE
    if cell.fill:
        return _FILL
    text = str(cell.text) or " ".join(filter(None, map(_corner_text, cell.corners)))
    if cell.disc is not None:
        text = f"{cell.disc.value} {text}".rstrip()
    if cell.sub:
        text = f"{text}, {cell.sub[0]}"
    return f"({text})" if cell.soft and text and text[0] not in "(—" else text


def _corner_text(corner: Corner) -> str:
    """``W3``: the row's player has White in round 3."""
    return f"{corner.disc.value}{corner.text}" if corner.disc else corner.text


def width(text: str) -> int:
    """How many places *text* takes in a terminal."""
    return sum(
        0 if unicodedata.combining(letter) else 1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in text
    )


def _column(column: Column, cells: list[Cell]) -> list[str]:
    texts = [_in_column(cell, column) for cell in cells]
    if column.align is Align.DECIMAL:
        texts = _on_one_axis(texts)
    widest = max(width(text) for text in (column.head, *texts))
    align = Align.RIGHT if column.align is Align.DECIMAL else column.align
    return [_padded(text, widest, align) for text in (column.head, *texts)]


def _in_column(cell: Cell, column: Column) -> str:
    """What *cell* says in *column*: parentheses where a result or a sum does not count, and
    around the name, but not around what is as true as before."""
    bracketed = column.role in (Role.RESULT, Role.NAME) or column.align is Align.DECIMAL
    return cell_text(cell if bracketed else replace(cell, soft=False))


def _padded(text: str, places: int, align: Align = Align.LEFT) -> str:
    missing = places - width(text)
    if align is Align.LEFT:
        return text + " " * missing
    if align is Align.RIGHT:
        return " " * missing + text
    return " " * ((missing + 1) // 2) + text + " " * (missing // 2)


def _on_one_axis(texts: list[str]) -> list[str]:
    """Numbers with what follows the whole part left of one axis: 9 over 7.75 over 4½."""
    halves = [_split(text) for text in texts]
    longest = max((len(fraction) for _, fraction in halves), default=0)
    return [whole + fraction.ljust(longest) for whole, fraction in halves]


def _split(text: str) -> tuple[str, str]:
    for place, letter in enumerate(text):
        if letter in ".,½–":
            return text[:place], text[place:]
    return text, ""
