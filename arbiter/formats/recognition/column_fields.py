"""What each column of a table holds, told from its heading, its neighbours and its cells."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from arbiter.formats.headings import fields_of, fields_of_row, normalise
from arbiter.formats.pasted_columns import fields_by_content
from arbiter.formats.player_fields import parse_title
from arbiter.formats.recognition.heading_rows import are_opponents

Column = Sequence[str]
"""The texts of the cells that are not empty."""

_KEPT = "kept"
"""Stands in for the field of a column that is not to be told by its cells."""
_SEVERAL = {"tiebreak", "ignore"}
"""Of these a table may have several columns."""
_COUNTED = {normalise(text) for text in ("№", "№ п/п", "N п/п", "#", "N", "lfd. Nr.", "Ord.")}
_BOTH = re.compile(r"(?:[01½=+–—−-]|0[.,]5|1/2)F?\s*[–—−:-]\s*(?:[01½=+–—−-]|0[.,]5|1/2)F?\s*$")
"""A result that says what both have."""
_NOBODY = re.compile(r"^\s*(?:[01½+=-]|0[.,]5|1/2)\s*$|\w[.)]?\s+[–—:-]\s+\w")
"""Results, and two persons with a dash between them: neither is anything about one player."""


def column_fields(
    headings: Sequence[str], columns: Sequence[Column], chosen: Mapping[int, str]
) -> tuple[str, ...]:
    """The field of ``headings.json`` of each column, empty where it is not known.

    *columns* holds the texts below each heading; *chosen* is what the arbiter said about a
    column, from 1. Where White and Black have columns, the fields that both sides have
    (rating, title) are named twice, and their numbers are ``white_no`` and ``black_no``.
    """
    fields = list(fields_of_row(headings))
    _heed(fields, {column: field or "ignore" for column, field in chosen.items()})
    _settle_by_cells(fields, headings, columns)
    _tell_two_names(fields)
    if not are_opponents(headings):
        _tell_sides_of_results(fields, columns, chosen)
    paired = {"white", "black"} <= set(fields) or {"white_no", "black_no"} <= set(fields)
    if paired:
        _tell_sides(fields, columns)
        _tell_titles(fields, headings, columns)
    else:
        _tell_unnamed(fields, headings, columns)
        _keep_own_numbers(fields, headings)
        _once_each(fields)
    _heed(fields, chosen)
    return tuple(fields)


def _heed(fields: list[str], chosen: Mapping[int, str]) -> None:
    """Give columns what the arbiter has *chosen*, and take it from the others."""
    for column, field in chosen.items():
        if not 1 <= column <= len(fields):
            continue
        if field and field not in _SEVERAL and not {"white", "black"} <= set(fields):
            fields[:] = ["" if other == field else other for other in fields]
        fields[column - 1] = field


def most(column: Column, holds: Callable[[str], object]) -> bool:
    """Whether more than half of the cells are so."""
    return sum(bool(holds(cell)) for cell in column) * 2 > len(column)


def _is_number(text: str) -> bool:
    return text.rstrip(".").isdigit()


def _is_words(text: str) -> bool:
    return bool(re.search(r"[^\W\d_]{2}", text))


def _settle_by_cells(fields: list[str], headings: Sequence[str], columns: Sequence[Column]) -> None:
    """Headings of several meanings, settled by what stands below them."""
    for place, column in enumerate(columns):
        meanings = fields_of(headings[place])
        figures = most(column, lambda cell: re.fullmatch(r"\d{3,4}([.,]0+)?", cell))
        if meanings == ("rating", "tiebreak") and column:
            fields[place] = "rating" if figures else "tiebreak"
        elif meanings == ("direct", "performance") and column:
            fields[place] = "performance" if figures else "direct"
        elif fields[place] == "club" and most(column, _is_number):
            fields[place] = "rank" if "rank" not in fields else ""
        elif fields[place] == "rank" and most(column, _is_words) and not _roman(column):
            fields[place] = "club"
    games = {"white", "black"} & set(fields)
    for place, heading in enumerate(headings):
        if fields_of(heading) == ("points", "result"):
            fields[place] = "result" if games else "points"
        elif fields_of(heading) == ("draws", "round"):
            fields[place] = "round" if games else "draws"


def _roman(column: Column) -> bool:
    return most(column, lambda cell: re.fullmatch(r"[IVXLCDMІХ]+([-–=][IVXLCDMІХ]+)?", cell))


def _tell_two_names(fields: list[str]) -> None:
    """Two columns of names with the results between them are White and Black."""
    names = [place for place, field in enumerate(fields) if field == "name"]
    if len(names) == 2 and "result" in fields[names[0] : names[1]]:
        fields[names[0]], fields[names[1]] = "white", "black"


def _tell_sides_of_results(
    fields: list[str], columns: Sequence[Column], chosen: Mapping[int, str]
) -> None:
    """The names on either side of results such as *1 - 0* are White and Black, whatever they
    are called."""
    if {"white", "black", "white_no", "black_no"} & set(fields):
        return
    both = [place for place, column in enumerate(columns) if column and most(column, _BOTH.match)]
    if len(both) != 1:
        return
    middle = both[0]
    named = [
        place
        for place, column in enumerate(columns)
        if column and most(column, _is_words) and not most(column, parse_title)
    ]
    left = [place for place in named if place < middle]
    right = [place for place in named if place > middle]
    if left and right and not {left[-1] + 1, middle + 1, right[0] + 1} & set(chosen):
        fields[left[-1]], fields[middle], fields[right[0]] = "white", "result", "black"


def _tell_sides(fields: list[str], columns: Sequence[Column]) -> None:
    """Numbers of White and Black: one column to the left, one to the right of the two."""
    for side, number in (("white", "white_no"), ("black", "black_no")):
        if side in fields and number not in fields:
            place = fields.index(side)
            if columns[place] and most(columns[place], _is_number):
                fields[place] = number
    if "white" not in fields or "black" not in fields:
        return
    white, black = fields.index("white"), fields.index("black")
    left = [place for place, field in enumerate(fields[:white]) if field == "number"]
    right = [place for place in range(black, len(fields)) if fields[place] == "number"]
    between = [place for place in range(white, black) if fields[place] == "number"]
    if left and (right or between):
        fields[left[-1]] = "white_no"
        fields[(right or between)[-1]] = "black_no"
        left = left[:-1]
    for place in left:
        fields[place] = "board" if "board" not in fields else ""


def _tell_titles(fields: list[str], headings: Sequence[str], columns: Sequence[Column]) -> None:
    """Columns of titles, which have no heading in lists of pairings."""
    for place, column in enumerate(columns):
        if not fields[place] and not headings[place] and column and most(column, parse_title):
            fields[place] = "title"


def _tell_unnamed(fields: list[str], headings: Sequence[str], columns: Sequence[Column]) -> None:
    """Columns without a heading, and that of the names where no heading is known for it."""
    named = bool({"name", "surname", "first_name"} & set(fields))
    asked = [
        not field
        and bool(column)
        and (not heading or (not named and not heading.rstrip(".").isdigit()))
        and not most(column, _NOBODY.search)
        for field, heading, column in zip(fields, headings, columns)
    ]
    if not any(asked):
        return
    known = [
        "" if ask else {"rating": "rating_fide", "": _KEPT}.get(field, field)
        for field, ask in zip(fields, asked)
    ]
    found = fields_by_content(known, headings if any(headings) else (), _rows(columns))
    for place, ask in enumerate(asked):
        if ask and found[place] not in ("unused", _KEPT):
            fields[place] = found[place]


def _rows(columns: Sequence[Column]) -> list[list[str]]:
    """Rows again, of columns without their empty cells: of what they hold, not where."""
    height = max(map(len, columns), default=0)
    return [
        [column[row] if row < len(column) else "" for column in columns] for row in range(height)
    ]


def _keep_own_numbers(fields: list[str], headings: Sequence[str]) -> None:
    """Of two columns of numbers the starting number counts, not that of the line."""
    numbers = [place for place, field in enumerate(fields) if field == "number"]
    if len(numbers) > 1:
        counted = [place for place in numbers if normalise(headings[place]) in _COUNTED]
        for place in counted if len(counted) < len(numbers) else ():
            fields[place] = ""


def _once_each(fields: list[str]) -> None:
    for place, field in enumerate(fields):
        if field and field not in _SEVERAL and field in fields[:place]:
            fields[place] = ""
