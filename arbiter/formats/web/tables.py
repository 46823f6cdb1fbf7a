"""Tables and legends of a sheet as HTML.

Every text is escaped here and nowhere else. A column that paper would drop has a class, so
that a small screen can leave it out as well; a name has its short form beside it for the same
reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from html import escape

from arbiter.formats.sheets import Align, Cell, Column, Group, Note, Role, Table
from arbiter.formats.text import cell_text

DROPPED_FIRST = 50
"""Columns that paper keeps no longer than this have no room on a middling screen either."""


@dataclass(frozen=True)
class Dress:
    """What a table needs beside itself: ``short`` gives a name its short form, ``meanings`` a
    heading the words that explain it. With ``anchors`` each row of a player can be linked to;
    the names of all other tables do so."""

    short: Mapping[str, str] = field(default_factory=dict)
    meanings: Mapping[str, str] = field(default_factory=dict)
    anchors: bool = False


def table_html(table: Table, caption: str, dress: Dress, kind: str) -> str:
    """*table* with its *caption* for who does not see the heading above; *kind* is its class."""
    shown = table.without_idle_columns()
    columns = shown.columns
    widths = _fraction_widths(shown)
    heads = "".join(_head(column, dress) for column in columns)
    bodies = "".join(_body(group, columns, widths, dress) for group in shown.groups)
    return (
        f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(caption)}">'
        f'<table class="{kind}"><caption>{escape(caption)}</caption>'
        f"<thead><tr>{heads}</tr></thead>{bodies}</table></div>"
    )


def notes_html(notes: Iterable[Note]) -> str:
    """A legend: terms with their meanings, then sentences. What speaks of ink stays: a page has
    some."""
    terms = [note for note in notes if note.term]
    pairs = "".join(f"<dt>{escape(n.term)}</dt><dd>{_lines(n.text)}</dd>" for n in terms)
    others = "".join(f"<p>{_lines(note.text)}</p>" for note in notes if not note.term)
    return (f"<dl>{pairs}</dl>" if pairs else "") + others


def _lines(text: str) -> str:
    return "<br>".join(map(escape, text.split("\n")))


def _class(*names: str) -> str:
    joined = " ".join(filter(None, names))
    return f' class="{joined}"' if joined else ""


def _rank(column: Column) -> str:
    """The class of a column that may be left out: ``k`` early, ``n`` where it is narrow; clubs,
    ``u``, beside a large crosstable already."""
    if column.role is Role.CLUB:
        return "k u"
    if not column.keep or column.role is Role.RESULT:
        return ""
    return "k" if column.keep >= DROPPED_FIRST else "n"


_ALIGNED = {Align.LEFT: "", Align.RIGHT: "d", Align.DECIMAL: "d", Align.CENTRE: "c"}


def _head(column: Column, dress: Dress) -> str:
    text = escape(column.head)
    if column.head in dress.meanings:
        text = f'<abbr title="{escape(dress.meanings[column.head])}">{text}</abbr>'
    return f'<th scope="col"{_class(_ALIGNED[column.align], _rank(column))}>{text}</th>'


def _body(group: Group, columns: Sequence[Column], widths: Mapping[str, int], dress: Dress) -> str:
    rows = "".join(_row(row, columns, widths, dress) for row in group.rows)
    return f"<tbody>{rows}</tbody>"


def _row(
    row: Sequence[Cell], columns: Sequence[Column], widths: Mapping[str, int], dress: Dress
) -> str:
    texts = {column.key: str(cell.text) for column, cell in zip(columns, row)}
    headed = "name" if "name" in texts else columns[0].key
    cells = []
    for column, cell in zip(columns, row):
        tag = 'th scope="row"' if column.key == headed else "td"
        classes = [_ALIGNED[column.align], _rank(column)]
        if column.role is Role.NAME:
            number = texts.get("number" if column.key == "name" else f"{column.key}_number", "")
            inner = _name(cell, number, dress)
            classes = ["p"]
        else:
            inner, more = _content(cell, column, widths)
            classes += more
        cells.append(f"<{tag}{_class(*classes)}>{inner}</{tag[:2]}>")
    number = texts.get("number", "")
    anchor = f' id="p{number}"' if dress.anchors and number.isdecimal() else ""
    return f"<tr{anchor}>{''.join(cells)}</tr>"


def _name(cell: Cell, number: str, dress: Dress) -> str:
    whole = str(cell.text)
    short = dress.short.get(whole, whole)
    text = escape(whole)
    if short != whole:
        text = f"<span class=w>{text}</span><span class=s>{escape(short)}</span>"
    if cell.soft:
        text = f"<s>{text}</s>"
    if number.isdecimal() and not dress.anchors:
        text = f'<a href="#p{number}">{text}</a>'
    return text


def _content(cell: Cell, column: Column, widths: Mapping[str, int]) -> tuple[str, list[str]]:
    """What stands in a cell that holds no name, and its classes."""
    if cell.fill:
        return "", ["x"]
    if cell.box or cell.line:
        return "", []
    if cell.pair:
        marks = "".join(f"<span>{escape(mark) or '·'}</span>" for mark in cell.pair)
        return marks, ["m", *(["o"] if cell.soft else [])]
    classes = ["b"] if cell.bold or column.bold else []
    classes += ["o"] if cell.soft else []
    if column.align is Align.DECIMAL:
        return _decimal(cell_text(cell), widths.get(column.key, 0)), classes
    # Parentheses are for what does not count: a rating is as true as before.
    shown = cell if column.role in (Role.RESULT, Role.BOX) else replace(cell, soft=False)
    return escape(cell_text(shown)), classes


def _decimal(text: str, places: int) -> str:
    """A number on its unit digit: its fraction takes as much room as the longest of the column."""
    whole, fraction = split_number(text)
    if not places:
        return escape(text)
    return f'{escape(whole)}<span class="f f{places}">{escape(fraction)}</span>'


def _fraction_widths(table: Table) -> dict[str, int]:
    """For each column of decimals how many letters its longest fraction has, three at most."""
    return {
        column.key: min(
            3, max((len(split_number(cell_text(row[place]))[1]) for row in table.rows), default=0)
        )
        for place, column in enumerate(table.columns)
        if column.align is Align.DECIMAL
    }


def split_number(text: str) -> tuple[str, str]:
    """The whole part of a number, and what follows it.

    >>> split_number("11,75"), split_number("4½"), split_number("½"), split_number("(7)")
    (('11', ',75'), ('4', '½'), ('', '½'), ('(7', ')'))
    """
    for place, letter in enumerate(text):
        if letter in ".,½)–":
            return text[:place], text[place:]
    return text, ""
