"""Tables in text whose columns are kept apart by nothing but where they stand.

So programs have printed for forty years: a column begins and ends where no line of the table
has a letter before or behind it. Frames drawn with signs are taken off first.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from arbiter.formats.headings import field_of
from arbiter.formats.source.glued_results import unglued

FIXED = "   "
"""Stands for such columns where otherwise a separator is named."""

WHO = {"name", "surname", "first_name", "white", "black"}
"""Columns of names."""

_LONGEST_LINE = 400
_TAB = 8
_HEADING_ROWS = 30
_FEWEST_ROWS = 2
_FRAME = {chr(code) for code in range(0x2500, 0x2580)}
_UPRIGHT = str.maketrans(dict.fromkeys("│┃║┆┇┊┋", "|"))
_RULES = set("-=_+ \t")


def unframed(lines: Sequence[str]) -> list[str]:
    """*lines* with bars for the uprights of a drawn frame, and blank where only a frame is drawn.

    >>> unframed(["┌──┬──┐", "│ 1│ab│"])
    ['', '| 1|ab|']
    """
    return ["" if is_frame(line) else line.translate(_UPRIGHT) for line in lines]


def is_frame(line: str) -> bool:
    """Whether *line* is drawn of nothing but the signs for frames."""
    signs = set(line.strip())
    return len(line.strip()) > 2 and bool(signs) and signs <= _FRAME | {" "}


def fixed_columns(lines: Sequence[str]) -> list[list[str]] | None:
    """The cells of *lines*, or None where they hold no table of fixed columns.

    Lines outside of a table are rows of one cell. A table begins with a row of headings, of
    which a name and two more are known, and ends with the first blank line. Below it may stand
    others under headings of their own: each round has the columns that its names need.
    """
    plain = [line.rstrip("\r\n").expandtabs(_TAB)[:_LONGEST_LINE] for line in lines]
    top = _heading(plain)
    rows = None if top is None else _table(plain, top)
    if rows is None:
        return None
    start = len(rows)
    while start < len(plain):
        below = plain[start:]
        top = _heading(below)
        table = None if top is None else _table(below, top)
        if table is None:
            rows += [_outside(line) for line in below]
            break
        rows += table
        start = len(rows)
    return rows


def _table(plain: Sequence[str], top: int) -> list[list[str]] | None:
    """The rows down to the end of the table under the headings in line *top*; None where none
    stands there."""
    first = top + 1
    while first < len(plain) and plain[first].strip() and set(plain[first]) <= _RULES:
        first += 1
    last = first
    while last < len(plain) and plain[last].strip():
        last += 1
    body = [line for line in plain[first:last] if not set(line) <= _RULES]
    if len(body) < _FEWEST_ROWS:
        return None
    columns = _with_whole_names(_columns([plain[top], *body]), plain[top], body)
    headings = [plain[top][start:end].strip() for start, end in columns]
    below, words = _columns(body), plain[top].split()
    if len(words) == len(below) > len(columns):
        # Headings that don't stand quite above their columns are as many and in their order.
        columns, headings = below, words
    if len(columns) < 3:
        return None
    cells = [[line[start:end].strip() for start, end in columns] for line in body]
    table = iter(unglued(headings, cells))
    return [
        next(table)
        if number == top or (number >= first and not set(line) <= _RULES)
        else _outside(line)
        for number, line in enumerate(plain[:last])
    ]


def _outside(line: str) -> list[str]:
    return [line.strip()] if line.strip() and not set(line) <= _RULES else []


def _heading(lines: Sequence[str]) -> int | None:
    """The line (from 0) with the most headings that are known, a name among them."""
    best, most = None, 2
    for number, line in enumerate(lines[:_HEADING_ROWS]):
        words = line.split()
        found = {field_of(word) for word in [*words, *map(" ".join, pairwise(words))]} - {""}
        if len(found) > most and found & WHO and len(words) > 2:
            best, most = number, len(found)
    return best


def _columns(lines: Sequence[str]) -> list[tuple[int, int]]:
    """Where each column begins, and where it has ended: between two lies at least a blank."""
    width = max(map(len, lines))
    filled = [any(line[place : place + 1].strip() for line in lines) for place in range(width)]
    columns: list[tuple[int, int]] = []
    start = None
    for place, there in enumerate([*filled, False]):
        if there and start is None:
            start = place
        elif not there and start is not None:
            columns.append((start, place))
            start = None
    return columns


def _with_whole_names(
    columns: Sequence[tuple[int, int]], heading: str, body: Sequence[str]
) -> list[tuple[int, int]]:
    """*columns* with those of first names joined to the surnames, where they have no heading of
    their own: surnames may all be of one length."""
    joined: list[tuple[int, int]] = []
    for start, end in columns:
        if joined and not heading[start:end].strip():
            before = joined[-1]
            named = field_of(heading[before[0] : before[1]].strip()) in WHO
            texts = [line[start:end].strip() for line in body]
            if named and all(not text or text[0].isalpha() for text in texts):
                joined[-1] = (before[0], end)
                continue
        joined.append((start, end))
    return joined
