"""Where on a sheet the table stands: its headings, its rows, and what its columns hold."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from arbiter.formats.headings import language_of, normalise
from arbiter.formats.recognition.column_fields import column_fields, most
from arbiter.formats.recognition.heading_rows import (
    are_opponents,
    heading_row,
    headings_at,
    texts_of,
)
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.recognised import Choices
from arbiter.formats.recognition.table_ends import ends_table
from arbiter.formats.source.book import SourceSheet

_WHO = ("name", "surname", "first_name", "white", "black", "white_no", "black_no")
_COUNTED = ("number", "rank", "board")
_TELLING = 300
"""So many rows tell what a column holds; no tournament has more, and a sheet may."""
_LONGEST_NAME = 60
_PARTICLES = set("van von der den de la le da di del af av bin el al ibn oğlu ten zu".split())
_MOST_WORDS = 7


def find_layout(sheet: SourceSheet, choices: Choices) -> Layout | None:
    """The table on *sheet*, or None where there is none.

    Without headings a sheet is still a table if it looks like a list of names.
    """
    top = choices.heading if choices.heading is not None else heading_row(sheet)
    if not sheet.rows or top > len(sheet.rows):
        return None
    heading, headings = headings_at(sheet, top) if top else (0, ("",) * sheet.width)
    rows = _rows_below(sheet, heading, headings)
    columns = [
        [text for row in rows[:_TELLING] if (text := sheet.cell(row, column).text.strip())]
        for column in range(1, sheet.width + 1)
    ]
    fields = column_fields(headings, columns, choices.fields)
    layout = Layout(
        sheet, heading, headings, fields, _used(sheet, rows, fields), _language(headings)
    )
    games = {"white", "black", "result"} <= set(fields)
    if not heading and choices.heading is None and not games and not _is_list_of_names(layout):
        return None
    # A crosstable of teams is known as such, so that it can be refused in so many words.
    teams = bool(layout.column("club")) and are_opponents(headings)
    return layout if teams or any(layout.column(field) for field in _WHO) else None


def _language(headings: Sequence[str]) -> str:
    return language_of(tuple(dict.fromkeys(headings)))


def _rows_below(sheet: SourceSheet, heading: int, headings: Sequence[str]) -> list[int]:
    """The rows under the headings that are not blank, as far as the one that ends the table.

    A heading row that is printed again, as on every page and for every round, is left out,
    also where one of its cells was changed.
    """
    repeated = [normalise(text) for text in texts_of(sheet, heading)] if heading else []
    named = sum(map(bool, repeated))
    rows: list[int] = []
    for row in range(heading + 1, len(sheet.rows) + 1):
        texts = texts_of(sheet, row)
        if not any(texts):
            continue
        if rows and ends_table(texts):
            break
        again = sum(bool(old) and old == normalise(new) for old, new in zip(repeated, texts))
        if again * 2 <= named or again < 2:
            rows.append(row)
    return rows


class _Line(NamedTuple):
    """One row: whether somebody is named in it and whether it has the number of a line or a
    place; how many other cells are filled, and how many of these in columns that are known."""

    row: int
    named: bool
    counted: bool
    others: int
    known: int


def _used(sheet: SourceSheet, rows: Sequence[int], fields: Sequence[str]) -> tuple[int, ...]:
    """Those of *rows* that may hold players or games.

    Captions of groups and rounds and places left free in a form stand between them; sums and
    explanations behind the last one.
    """
    captions = {merged.top for merged in sheet.merged if merged.right > merged.left}
    lines = []
    for row in rows:
        line = _line(sheet, row, fields)
        alone = not line.counted and line.others == 0
        caption = alone and row in captions
        described = line.others > 1 or line.known or (line.others and line.counted)
        if described or (line.named and not caption):
            lines.append(line)
    usual = sorted(line.others for line in lines)[len(lines) // 2] if lines else 0
    while len(lines) > 1 and _is_behind(lines[-1], lines[-2].row + 1, usual):
        lines.pop()
    return tuple(line.row for line in lines)


def _line(sheet: SourceSheet, row: int, fields: Sequence[str]) -> _Line:
    filled = [(field, text) for field, text in zip(fields, texts_of(sheet, row)) if text]
    who = sum(field in _WHO for field, _ in filled)
    counts = [text for field, text in filled if field in _COUNTED]
    known = sum(field not in ("", "ignore", *_WHO, *_COUNTED) for field, _ in filled)
    counted = any(text.rstrip(".)").isdigit() for text in counts)
    return _Line(row, bool(who), counted, len(filled) - who - len(counts), known)


def _is_behind(line: _Line, expected: int, usual: int) -> bool:
    """Whether the last *line* is no longer part of a table whose next row is *expected*."""
    if line.row > expected:
        if line.named:
            return not line.counted and line.others == 0 and usual > 1
        return not line.counted and line.known < max(3, usual / 2)
    return not line.named and not line.counted and line.others < 2


def _is_list_of_names(layout: Layout) -> bool:
    """Whether a sheet without headings holds names rather than anything written."""
    place = layout.column("name") or layout.column("surname")
    if not place or not layout.rows:
        return False
    names = [layout.sheet.cell(row, place).text.strip() for row in layout.rows]
    if place and layout.sheet.width > 1 and _repeats_itself(layout):
        return False
    sentences = sum(map(_is_sentence, names))
    return sentences * 3 < len(names) and most(
        names,
        lambda name: 0 < len(name) <= _LONGEST_NAME and 0 < len(name.split()) <= _MOST_WORDS,
    )


def _repeats_itself(layout: Layout) -> bool:
    """Whether the same texts stand in the columns of names and in that of clubs, as in a plan of
    lessons: nobody is called like so many clubs."""
    names = {
        layout.sheet.cell(row, layout.column(field)).text.strip()
        for field in ("name", "surname", "first_name")
        for row in layout.rows
    } - {""}
    clubs = {layout.sheet.cell(row, layout.column("club")).text.strip() for row in layout.rows}
    return len(names & clubs) > 1


def _is_sentence(text: str) -> bool:
    """Whether *text* is written rather than somebody's name: it ends as a sentence or a
    greeting does, or most of its words are small.

    >>> _is_sentence("Dear all,"), _is_sentence("van der Berg, J."), _is_sentence("Berg Anna")
    (True, False, False)
    """
    words = re.findall(r"[^\W\d_]+", text)
    if text.endswith(("!", "?", ":", ";", ",")):
        return True
    if text.endswith(".") and words and len(words[-1]) > 3:
        return True
    small = [word for word in words if word[0].islower() and word not in _PARTICLES]
    return len(words) > 3 and len(small) * 2 > len(words)
