"""Results that stand side by side without a blank, under ``12345678``: so printed who had to
spare room."""

from __future__ import annotations

from collections.abc import Sequence

_FEWEST = 3


def unglued(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """*headings* and *rows* below them, each sign of such a column in a column of its own.

    >>> unglued(["Name", "123"], [["Berg", "x10"], ["Dahl", "0x="], ["Ek", "1=x"]])[1]
    ['Berg', 'x', '1', '0']
    """
    table = [list(headings), *map(list, rows)]
    for place in reversed(range(len(headings))):
        count = len(headings[place])
        if _is_counted(headings[place]) and all(len(row[place]) == count for row in rows):
            for row in table:
                row[place : place + 1] = row[place]
            table[0][place : place + count] = [str(line) for line in range(1, count + 1)]
    return table


def _is_counted(heading: str) -> bool:
    """Whether *heading* counts its letters: 123, and behind 9 again from 0."""
    counted = "".join(str(line % 10) for line in range(1, len(heading) + 1))
    return len(heading) >= _FEWEST and heading == counted
