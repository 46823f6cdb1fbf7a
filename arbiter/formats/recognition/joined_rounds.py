"""One sheet for each round: made one list of all rounds, as other files have it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from arbiter.formats.headings import normalise
from arbiter.formats.recognition.heading_rows import texts_of
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.player_rows import NOTHING_CHOSEN
from arbiter.formats.recognition.round_lines import round_named
from arbiter.formats.recognition.side_by_side import stacked
from arbiter.formats.source.book import NOTHING, Book, SourceCell, SourceSheet

_MOST_SHEETS = 60
"""A workbook of more sheets is no tournament's rounds."""

_Row = tuple[SourceCell, ...]


@dataclass(frozen=True)
class JoinedBook:
    """*book* with the list of all rounds as its last sheet, and the places (from 0) of the
    sheets of which that was made; none where there are no such sheets."""

    book: Book
    places: frozenset[int] = frozenset()


def with_rounds_joined(book: Book) -> JoinedBook:
    """*book* with its sheets of single rounds put below each other, each under its round; or
    with rounds that stand side by side on one sheet.

    They are sheets of pairings with the same headings in the same columns. A book to which
    that was done already stays as it is.
    """
    for place, sheet in enumerate(book.sheets[:_MOST_SHEETS]):
        below = None if sheet.hidden else stacked(sheet)
        if below is not None:
            there = place < len(book.sheets) - 1 and book.sheets[-1] == below
            whole = book if there else replace(book, sheets=(*book.sheets, below))
            return JoinedBook(whole, frozenset({place}))
    if not 1 < len(book.sheets) <= _MOST_SHEETS:
        return JoinedBook(book)
    done = _joined(book.sheets[:-1])
    if done is not None and done[0] == book.sheets[-1]:
        return JoinedBook(book, done[1])
    found = _joined(book.sheets)
    if found is None:
        return JoinedBook(book)
    return JoinedBook(replace(book, sheets=(*book.sheets, found[0])), found[1])


def _joined(sheets: Sequence[SourceSheet]) -> tuple[SourceSheet, frozenset[int]] | None:
    lists = [
        (place, layout)
        for place, sheet in enumerate(sheets)
        if not sheet.hidden and (layout := find_layout(sheet, NOTHING_CHOSEN)) is not None
        if layout.heading and layout.rows and {"white", "black"} <= set(layout.fields)
    ]
    if not lists:
        return None
    first = lists[0][1]
    alike = [(place, layout) for place, layout in lists if _headings(layout) == _headings(first)]
    rounds = [_caption(layout, place) for place, (_, layout) in enumerate(alike, 1)]
    numbers = [round_named(text) for row in rounds for text in _texts(row)[:1]]
    if len(alike) < 2 or len(set(numbers)) < len(alike) or first.column("round"):
        return None
    width = max(layout.sheet.width for _, layout in alike)
    order = sorted(range(len(alike)), key=lambda place: numbers[place])
    top = alike[order[0]][1]
    rows: list[_Row] = [*top.sheet.rows[: top.heading]]
    for place in order:
        layout = alike[place][1]
        rows += [rounds[place], *layout.sheet.rows[layout.heading : layout.rows[-1]]]
    names = [alike[place][1].sheet.name for place in order]
    sheet = SourceSheet(
        f"{names[0]} – {names[-1]}",
        tuple((*row, *(NOTHING,) * (width - len(row))) for row in rows),
    )
    return sheet, frozenset(place for place, _ in alike)


def _headings(layout: Layout) -> tuple[str, ...]:
    headings = [normalise(text) for text in layout.headings]
    while headings and not headings[-1]:
        headings.pop()
    return tuple(headings)


def _caption(layout: Layout, place: int) -> _Row:
    """The line that says which round it is: it stands above the headings, is the name of the
    sheet, or is the figure in that name; else the sheets count, *place* from 1."""
    for row in range(layout.heading - 1, 0, -1):
        texts = list(dict.fromkeys(filter(None, texts_of(layout.sheet, row))))
        if len(texts) in (1, 2) and round_named(texts[0]):
            return layout.sheet.rows[row - 1]
    name = layout.sheet.name
    if not round_named(name):
        figure = re.search(r"\d{1,3}", name)
        name = f"Round {figure[0] if figure else place}"
    return (SourceCell(name, name),)


def _texts(row: _Row) -> list[str]:
    return [cell.text for cell in row if not cell.empty]
