"""The row of the headings: which it is, and what stands in it where it is two rows high."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby, takewhile

from arbiter.domain.names import tidy
from arbiter.formats.headings import field_of, fields_of
from arbiter.formats.recognition.opponent_headings import line_of, named_columns, round_of
from arbiter.formats.source.book import SourceSheet

HEADING_ROWS = 30
"""The headings are looked for in so many rows from the top."""

_BESIDE_NAMES = 3
_LONGEST = 40
"""No heading has more letters."""
_WHO = {"name", "surname", "first_name", "white", "black"}


@cache
def _known(text: str) -> str:
    return field_of(text) if 0 < len(text) <= _LONGEST else ""


def heading_row(sheet: SourceSheet) -> int:
    """The row (from 1) with the most headings that are known, 0 where none has enough.

    Enough are three; or a name and one more, if half of the row is known; or a name alone in
    a list of names.
    """
    best, most = 0, 0
    for row in range(1, min(HEADING_ROWS, len(sheet.rows)) + 1):
        hits = _hits(texts_of(sheet, row)) or _hits_by_names(sheet, row)
        if hits > most and (hits > 1 or _is_list_of_names(sheet, row)):
            best, most = row, hits
    return best


def headings_at(sheet: SourceSheet, row: int) -> tuple[int, tuple[str, ...]]:
    """The headings whose row is *row*, joined with those of the row above or below if they
    belong together; and the lower one of the two rows."""
    own = _spread(sheet, row)
    if row < len(sheet.rows) and _is_second_row(sheet, row, row + 1):
        return row + 1, _joined(own, texts_of(sheet, row + 1))
    if row > 1 and _is_group_row(sheet, row - 1):
        return row, _joined(_spread(sheet, row - 1), texts_of(sheet, row))
    return row, texts_of(sheet, row)


def texts_of(sheet: SourceSheet, row: int) -> tuple[str, ...]:
    """The texts of *row*, from 1, tidied."""
    return tuple(tidy(cell.text) if cell.text else "" for cell in sheet.rows[row - 1])


def are_opponents(texts: Sequence[str]) -> bool:
    """Whether 1, 2 and 3 stand side by side in *texts*, as over the columns of opponents; each
    may have several columns, as in 1a, 1b."""
    lines = [line for line, _ in groupby(line_of(text) for text in texts if text)]
    return any(lines[place : place + 3] == [1, 2, 3] for place in range(len(lines) - 2))


def _are_rounds(texts: Sequence[str]) -> bool:
    """Whether rounds 1, 2 and 3 stand side by side, as over a table by rounds."""
    rounds = [round_of(text) for text in texts]
    return any(rounds[place : place + 3] == [1, 2, 3] for place in range(len(rounds) - 2))


def _hits(texts: Sequence[str]) -> int:
    """How many different headings are known in a row; 0 where it can't be one of headings."""
    filled = [text for text in texts if text]
    fields = {text: field for text in filled if (field := _known(text))}
    kinds = set(fields.values())
    if not any(sum(map(str.isalpha, text)) > 1 for text in fields):
        return 0  # single letters and +/- are results as well
    hits = len(kinds) + (are_opponents(texts) or _are_rounds(filled))
    if kinds & _WHO:
        enough = hits > 2 or len(fields) * 2 >= len(set(filled))
    else:
        others = {text for text in filled if not line_of(text)}
        enough = hits > 2 and len(fields) * 3 >= len(others)
    return hits if enough else 0


def _hits_by_names(sheet: SourceSheet, row: int) -> int:
    """How many headings are known in a row in which the columns of opponents bear the names
    that stand below; 0 where they don't."""
    texts = texts_of(sheet, row)
    fields = [_known(text) for text in texts]
    place = next((place for place, field in enumerate(fields) if field in _WHO), None)
    if place is None:
        return 0
    below = [texts_of(sheet, under)[place] for under in range(row + 1, len(sheet.rows) + 1)]
    # Each player may have two rows, of which only the first bears his name.
    names = list(takewhile(bool, below[:: 2 if below[1:2] == [""] else 1]))
    return len(set(fields) - {""}) + 1 if len(names) > 2 and named_columns(texts, names) else 0


def _is_list_of_names(sheet: SourceSheet, row: int) -> bool:
    """Whether *row* has nothing but a heading over names, and the rows below hardly more columns:
    a rating beside each name, say, which no heading is needed for."""
    below = [texts_of(sheet, under) for under in range(row, len(sheet.rows) + 1)]
    return (
        bool(set(map(_known, below[0])) & _WHO)
        and sum(map(bool, below[0])) == 1
        and all(sum(map(bool, texts)) <= _BESIDE_NAMES for texts in below)
    )


def _spread(sheet: SourceSheet, row: int) -> tuple[str, ...]:
    """The texts of *row*, each repeated over all columns for which it stands."""
    texts = list(texts_of(sheet, row))
    for merged in sheet.merged:
        wide = merged.right - merged.left + 1
        if merged.top <= row <= merged.bottom and wide > 1 and wide * 3 < sheet.width * 2:
            text = tidy(sheet.cell(merged.top, merged.left).text)
            texts[merged.left - 1 : merged.right] = [text] * len(
                texts[merged.left - 1 : merged.right]
            )
    return tuple(texts)


def _is_second_row(sheet: SourceSheet, upper: int, lower: int) -> bool:
    """Whether *lower* holds the second half of the headings in *upper*."""
    above, below = _spread(sheet, upper), texts_of(sheet, lower)
    names = [place for place, text in enumerate(above) if _known(text) in _WHO]
    filled = [place for place, text in enumerate(below) if text]
    if not names or not filled or any(below[p] and _known(below[p]) not in _WHO for p in names):
        return False
    if are_opponents(below) and not are_opponents(above):
        return True
    parts = [place for place in filled if _known(below[place]) or _is_part(above, below, place)]
    # A single name below a name is a player, if one who is called like a heading.
    named = {_known(below[place]) for place in names} - {""}
    return len(parts) == len(filled) and (not named or len(filled) > 1)


def _is_part(above: Sequence[str], below: Sequence[str], place: int) -> bool:
    """Whether a short sign tells the columns apart over which one heading stands: 1 over a, b."""
    upper, lower = above[place], below[place]
    if not upper:
        return False
    shared = upper in (*above[place - 1 : place], *above[place + 1 : place + 2])
    return bool(_known(f"{upper} {lower}")) or (shared and len(lower) <= 3 and upper.isdigit())


def _is_group_row(sheet: SourceSheet, row: int) -> bool:
    """Whether *row* holds headings over groups of the columns below."""
    wide = [
        merged
        for merged in sheet.merged
        if merged.top == merged.bottom == row and merged.right > merged.left
    ]
    return any((merged.right - merged.left + 1) * 3 < sheet.width * 2 for merged in wide)


def _joined(above: Sequence[str], below: Sequence[str]) -> tuple[str, ...]:
    return tuple(map(_join, above, below))


def _join(upper: str, lower: str) -> str:
    both = f"{upper} {lower}".strip()
    if not upper or not lower or fields_of(both) or upper.isdigit():
        return both
    if fields_of(lower) or lower.rstrip(".").isdigit():
        return lower
    return upper if fields_of(upper) else both
