"""What a column without a known heading holds, told from what stands in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date

from arbiter.domain.names import tidy
from arbiter.formats.player_fields import YOUNGEST, no_title, parse_birth, parse_title

Column = tuple[str, ...]


def fields_by_content(
    fields: Sequence[str], headings: Sequence[str], rows: Sequence[Sequence[str]]
) -> tuple[str, ...]:
    """*fields* with the empty ones filled in from the cells below.

    A column that its heading calls a place (rank) but that holds words is a city.
    """
    columns = [
        tuple(cell for row in rows if (cell := tidy(row[place]))) for place in range(len(fields))
    ]
    found = list(fields)
    for place, column in enumerate(columns):
        if found[place] == "rank" and _most(column, _is_words):
            found[place] = "club"
    for place, column in enumerate(columns):
        if not found[place] and column:
            found[place] = _shape(column, found)
    _tell_years_from_ratings(found, columns, fields)
    _tell_names(found, columns, headings)
    return tuple("" if field == "words" else field for field in found)


def _shape(column: Column, taken: Sequence[str]) -> str:
    if _most(column, _is_title) and "title" not in taken:
        return "title"
    if _is_counting(column) and "number" not in taken:
        return "number"
    if _most(column, _is_day) and "birth" not in taken:
        return "birth"
    if _most(column, lambda cell: bool(re.fullmatch(r"\d{3,4}", cell))):
        return "figures"
    if _most(column, lambda cell: bool(re.fullmatch(r"\d{5,12}([.,]0+)?", cell))):
        return next((field for field in ("fide_id", "national_id") if field not in taken), "unused")
    if _most(column, lambda cell: bool(re.fullmatch(r"[A-ZА-ЯЁ]{3}", cell))):
        return "federation" if "federation" not in taken else "unused"
    if _most(column, lambda cell: cell.casefold() in ("m", "w", "f", "м", "ж")):
        return "sex" if "sex" not in taken else "unused"
    return "words" if _most(column, _is_words) else "unused"


def _most(column: Column, holds: Callable[[str], bool]) -> bool:
    return sum(map(holds, column)) * 2 > len(column)


def _is_title(cell: str) -> bool:
    return bool(parse_title(cell)) or no_title(cell)


def _is_words(cell: str) -> bool:
    return bool(re.search(r"[^\W\d_]{2}", cell))


def _is_counting(column: Column) -> bool:
    """1, 2, 3 ... from top to bottom, as in a numbered list."""
    plain = [cell.rstrip(".)") for cell in column]
    return plain == [str(n) for n in range(1, len(plain) + 1)]


def _is_day(cell: str) -> bool:
    if len(cell) <= 4:
        return False
    try:
        return bool(parse_birth(cell))
    except ValueError:
        return bool(re.fullmatch(r"\d{1,2}\.\d{1,2}\.\d{4}", cell))


def _is_year(cell: str) -> bool:
    return cell.isdigit() and 1920 <= int(cell) <= date.today().year - YOUNGEST


def _tell_years_from_ratings(
    found: list[str], columns: Sequence[Column], known: Sequence[str]
) -> None:
    """Columns of three and four figures: years of birth, if all can be and another is a rating."""
    figures = [place for place, field in enumerate(found) if field == "figures"]
    years = [place for place in figures if all(map(_is_year, columns[place]))]
    others = [place for place in figures if place not in years]
    rated = "rating_fide" in known or "rating_national" in known
    if "birth" in found or not years:
        birth = None
    elif others or rated or len(figures) > 1:
        birth = years[-1]
    else:
        # A single column: of several players hardly all are rated between 1920 and now.
        birth = years[0] if len(columns[years[0]]) > 1 else None
    ratings = [field for field in ("rating_fide", "rating_national") if field not in known]
    for place in figures:
        if place == birth:
            found[place] = "birth"
        else:
            found[place] = ratings.pop(0) if ratings else "unused"


def _tell_names(found: list[str], columns: Sequence[Column], headings: Sequence[str]) -> None:
    """Columns of words: the first is the name, the next a first name or the club."""
    words = [place for place, field in enumerate(found) if field == "words"]
    if not words and not headings and not set(found) & {"name", "surname", "first_name"}:
        # Names of one letter: in a block without headings somebody has to be meant.
        words = [place for place, column in enumerate(columns) if _most(column, str.isalpha)][:1]
    if not any(field in ("name", "surname") for field in found) and words:
        first = words.pop(0)
        found[first] = "name"
        beside = first + 1
        if (
            not headings
            and beside in words
            and all(" " not in cell and "," not in cell for cell in columns[beside])
            and not any("," in cell or " " in cell for cell in columns[first])
        ):
            found[first], found[beside] = "surname", "first_name"
            words.remove(beside)
    if words and "club" not in found and not headings:
        found[words[0]] = "club"
