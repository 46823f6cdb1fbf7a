"""Headings that say whom a column of a crosstable is against, or which round it shows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from arbiter.domain.names import family_name, given_name, tidy
from arbiter.formats.headings import normalise

_LINE = re.compile(r"(?:№|n°|no\.?|nr\.?|#)?\s*(\d{1,3})(?:[.)]|\.0)?")
_LINE_AND_CYCLE = re.compile(
    r"(\d{1,3})\s*(?:[a-fа-е]|[ .,:/-]\s*(?:[1-9]|i{1,3}|iv)|\([1-9a-d]\)|[.)]\s*[a-d]|'{1,2})"
)
_ROUND = "rd|r|rde|rnd|runde|rond|ronden|round|rounds|тур|т|tur|ronde|ronda|rodada|omg|omgång"
_ROUND_FIRST = re.compile(rf"(?:{_ROUND})\s*[.:]?\s*(\d{{1,3}})")
_ROUND_LAST = re.compile(rf"(\d{{1,3}})\s*[.:-]?\s*(?:й\s*|\s)?(?:{_ROUND})\.?")


def line_of(heading: str) -> int:
    """The line or number of the opponent that *heading* names, 0 if it names none.

    >>> line_of("3"), line_of("12b"), line_of("2.1"), line_of("Pts.")
    (3, 12, 2, 0)
    """
    text = tidy(heading).casefold()
    found = _LINE.fullmatch(text) or _LINE_AND_CYCLE.fullmatch(text)
    return int(found[1]) if found else 0


def round_of(heading: str) -> int:
    """The round that *heading* names, 0 if it names none.

    >>> round_of("1.Rd"), round_of("Тур 3"), round_of("3")
    (1, 3, 0)
    """
    text = tidy(heading).casefold()
    found = _ROUND_FIRST.fullmatch(text) or _ROUND_LAST.fullmatch(text)
    return int(found[1]) if found else 0


def numbered_columns(headings: Sequence[str], first: int = 1) -> dict[int, tuple[int, ...]]:
    """For each opponent that *headings* name by a figure, his columns, from 1.

    Where a figure stands over several columns, only the first of them may bear it: the
    unnamed ones behind it are his as well, if all opponents have equally many. Columns
    before *first* are passed over.
    """
    columns: dict[int, list[int]] = {}
    for column, heading in enumerate(headings, 1):
        line = line_of(heading) if column >= first else 0
        if line:
            columns.setdefault(line, []).append(column)
    if not columns:
        return {}
    if all(len(own) == 1 for own in columns.values()):
        starts = sorted(own[0] for own in columns.values())
        widths = {after - before for before, after in pairwise(starts)}
        if len(widths) == 1 and (width := widths.pop()) > 1:
            between = [
                column
                for start in starts
                for column in range(start + 1, min(start + width, len(headings) + 1))
            ]
            if not any(headings[column - 1] for column in between):
                for line, own in columns.items():
                    end = min(own[0] + width, len(headings) + 1)
                    columns[line] = list(range(own[0], end))
    return {line: tuple(own) for line, own in columns.items()}


def named_columns(headings: Sequence[str], names: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """The columns (from 1) headed by *names* in their order, or by what is short for them.

    Nothing where they are not all there, side by side.
    """
    size = len(names)
    texts = [normalise(heading) for heading in headings]
    for repeated in (1, 2):
        for start in range(len(texts) - size * repeated + 1):
            places = range(start, start + size * repeated, repeated)
            if all(_is_short_for(texts[place], name) for place, name in zip(places, names)):
                between = [
                    texts[place + step] in ("", texts[place])
                    for place in places
                    for step in range(1, repeated)
                ]
                if all(between):
                    return tuple(tuple(range(p + 1, p + 1 + repeated)) for p in places)
    return ()


def _is_short_for(text: str, name: str) -> bool:
    """Whether *text* is a beginning of *name*, its initials, or its parts in another order."""
    whole = normalise(name)
    if not text or not whole:
        return False
    family, given = normalise(family_name(name)), normalise(given_name(name))
    initials = "".join(word[0] for word in whole.split())
    forms = {whole, f"{given} {family}".strip(), family}
    plain = text.replace(" ", "")
    return any(form.replace(" ", "").startswith(plain) for form in forms) or plain in (
        initials,
        initials[::-1],
        f"{family}{given[:1]}",
        f"{given[:1]}{family}",
    )
