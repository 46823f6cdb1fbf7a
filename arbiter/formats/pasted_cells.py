"""A pasted block split into rows and cells."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from arbiter.domain.names import tidy
from arbiter.formats.headings import field_of
from arbiter.formats.player_fields import TITLES

BLANKS = "  "
"""Two blanks or more between columns, as in a table typed into a mail."""

# As texts, which re compiles when they are first needed: most starts need none of them.
_NUMBERED = r"^\s*(?:\d{1,3}\s*[.);]\s*|\d{1,3}\s+(?=[^\W\d])|[-–•*]\s+)"
_LISTED = r"\s*(\d{1,3})\s*[.)]\s*(?=[^\W\d])"
_FEDERATION = r"[A-Z]{3}"
_RATING = r"[1-9]\d{2,3}"
_FIGURES = r"[1-9]\d{2,4}"
_IN_BRACKETS = r"\(([1-9]\d{2,3}|[A-Z]{3})\)"
_BORN = r"[,;]?\s*\(?\b((?:19|20)\d\d)\s*г(?:\.\s*р)?\.?\)?$"
_DASHES = ("-", "–", "—", ":")
_QUOTED = r'^\s*"((?:[^"]|"")*)"(?=\s*$|\s+\d)'
_SEPARATORS = r"\s*[;|\t]\s*"


def split_block(text: str, separator: str | None = None) -> tuple[str, list[list[str]]]:
    """What separates the columns of *text*, and its rows; blank lines are skipped.

    The separator is a tab, ``;``, ``|``, a comma, two or more blanks (``"  "``), or nothing:
    then each line is one name, perhaps numbered, with a title before it and rating, federation
    and year of birth behind it. What stands above a list that is numbered from 1 to its end is
    no name.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n").lstrip("\ufeff")
    lines = [line for line in text.split("\n") if line.strip()]
    if separator is None:
        separator = _separator(lines)
    if separator == "":
        return separator, _named_lines(lines[headline(lines) :])
    if separator == BLANKS:
        return separator, _unnumbered([re.split(r"\s{2,}", line.strip()) for line in lines])
    rows = parsed([f"{line}\n" for line in text.split("\n")], separator)
    return separator, _unnumbered([row for row in rows if any(cell.strip() for cell in row)])


def headline(lines: Sequence[str]) -> int:
    """How many of *lines*, none of them blank, stand above a list numbered from 1 to its end.

    >>> headline(["Players", "1. Berg", "2. Dahl"]), headline(["Berg", "1. Dahl", "Ek"])
    (1, 0)
    """
    found = [re.match(_LISTED, line) for line in lines]
    above = next((place for place, match in enumerate(found) if match), 0)
    numbers = [int(match[1]) for match in found[above:] if match]
    whole = numbers == list(range(1, len(lines) - above + 1)) and len(numbers) > 1
    return above if whole else 0


def parsed(lines: Sequence[str], separator: str) -> list[list[str]]:
    """The cells of *lines*, quotation marks heeded. Where a cell is longer than quotation marks
    can be meant for, they are taken as they stand."""
    try:
        return list(csv.reader(lines, delimiter=separator, skipinitialspace=separator == ","))
    except csv.Error:
        return [line.rstrip("\r\n").split(separator) for line in lines]


def _unnumbered(rows: list[list[str]]) -> list[list[str]]:
    """*rows* without the numbers of a list in front of what the first cells hold.

    They go up from row to row, or a single one is that of its row: *1. FC* in every row is
    the name of a club.
    """
    found = {place: re.match(_LISTED, row[0]) for place, row in enumerate(rows) if row}
    numbers = [(place, int(match[1])) for place, match in found.items() if match]
    rising = all(low < high for (_, low), (_, high) in pairwise(numbers))
    if not rising or (len(numbers) == 1 and numbers[0][1] - numbers[0][0] not in (0, 1)):
        return rows
    return [
        [row[0][match.end() :], *row[1:]] if (match := found.get(place)) else row
        for place, row in enumerate(rows)
    ]


def _separator(lines: Sequence[str]) -> str:
    for separator in ("\t", ";", "|"):
        if sum(separator in line for line in lines) * 2 > len(lines):
            return separator
    wide = [len(re.split(r"\s{2,}", line.strip())) for line in lines]
    if wide and Counter(wide).most_common(1)[0][0] > 1:
        return BLANKS
    return "," if _has_comma_columns(lines) else ""


def _has_comma_columns(lines: Sequence[str]) -> bool:
    """Whether commas separate columns: in *Berg, Anna* on a line of its own they don't."""
    rows = parsed(lines, ",")
    widths = [len(row) for row in rows]
    if sum(width > 1 for width in widths) * 2 <= len(rows):
        return False
    if any(line.lstrip().startswith('"') or ',"' in line or ', "' in line for line in lines):
        return True
    if rows and sum(bool(field_of(cell)) for cell in rows[0]) > 1:
        return True
    if sum(width > 2 for width in widths) * 2 > len(rows):
        return True
    return any(re.fullmatch(r"[\d./-]+", row[1].strip()) for row in rows if len(row) == 2)


def _named_lines(lines: Sequence[str]) -> list[list[str]]:
    """One name to a line: title, name, rating, federation and year of birth as cells of their
    own where they occur."""
    split = [line_parts(line) for line in lines]
    used = [place for place in range(5) if place == 1 or any(row[place] for row in split)]
    return [[row[place] for place in used] for row in split]


def line_parts(line: str) -> tuple[str, str, str, str, str]:
    """Title, name, rating, federation and year of birth in a line about one player, perhaps
    numbered; empty what it doesn't say.

    >>> line_parts("3. GM Berg, Anna 2500 SWE"), line_parts("Быков П. (1900), 2008 г.р.")
    (('GM', 'Berg, Anna', '2500', 'SWE', ''), ('', 'Быков П.', '1900', '', '2008'))
    """
    bare = re.sub(_QUOTED, r"\1", re.sub(_NUMBERED, "", line)).replace('""', '"').rstrip()
    born = re.search(_BORN, bare)
    if born:
        bare = bare[: born.start()]
    return *_taken_apart(*_without_separators(bare)), born[1] if born else ""


def _without_separators(line: str) -> tuple[str, str]:
    """*line* with blanks for the separators that only some lines have, and what a rating looks
    like in it: behind a separator one figure too many is a slip, not a part of the name."""
    plain = re.sub(_SEPARATORS, " ", line)
    return plain, _FIGURES if plain != line else _RATING


def _taken_apart(line: str, rating_like: str) -> tuple[str, str, str, str]:
    words = [re.sub(_IN_BRACKETS, r"\1", word) for word in tidy(line).split(" ")]
    title = words.pop(0) if len(words) > 1 and words[0] in TITLES else ""
    rating = federation = ""
    rated = [bool(re.fullmatch(rating_like, word)) for word in words[-2:]]
    coded = [bool(re.fullmatch(_FEDERATION, word)) for word in words[-2:]]
    if len(words) > 2 and rated[0] and coded[1]:
        federation, rating = words.pop(), words.pop()
    elif len(words) > 2 and coded[0] and rated[1]:
        rating, federation = words.pop(), words.pop()
    elif len(words) > 1 and rated[-1]:
        rating = words.pop()
    while rating and len(words) > 1 and words[-1] in _DASHES:
        words.pop()  # between the name and the rating
    return title, " ".join(words), rating, federation
