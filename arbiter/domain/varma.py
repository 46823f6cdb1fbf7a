"""The Varma tables: sets of numbers for players of one federation (FIDE Handbook, General
Regulations for Competitions, Annex 2).

Whose numbers are of one set don't meet in the last three rounds of the Berger table.
"""

from __future__ import annotations

from arbiter.domain.berger import Round, berger_table

Sets = tuple[tuple[int, ...], ...]
"""The sets A, B, C and D, largest first, each in ascending order."""

LAST = 3
"""So many rounds at the end are free of meetings inside a set."""
LETTERS = "ABCD"

TABLES: dict[int, Sets] = {
    10: ((3, 4, 8), (5, 7, 9), (1, 6), (2, 10)),
    12: ((4, 5, 9, 10), (1, 2, 7), (6, 8, 12), (3, 11)),
    14: ((4, 5, 6, 11, 12), (1, 2, 8, 9), (7, 10, 13), (3, 14)),
    16: ((5, 6, 7, 12, 13, 14), (1, 2, 3, 9, 10), (8, 11, 15), (4, 16)),
    18: ((5, 6, 7, 8, 14, 15, 16), (1, 2, 3, 10, 11, 12), (9, 13, 17), (4, 18)),
    20: ((6, 7, 8, 9, 15, 16, 17, 18), (1, 2, 3, 11, 12, 13, 14), (5, 10, 19), (4, 20)),
    22: (
        (6, 7, 8, 9, 10, 17, 18, 19, 20),
        (1, 2, 3, 4, 12, 13, 14, 15),
        (11, 16, 21),
        (5, 22),
    ),
    24: (
        (6, 7, 8, 9, 10, 11, 19, 20, 21, 22),
        (1, 2, 3, 4, 13, 14, 15, 16, 17),
        (12, 18, 23),
        (5, 24),
    ),
}
"""The official tables by the even size of the field; an odd field strikes the highest number.

The one for 12 has a flaw: 6 and 12 are both in set C, and meet in the last round. It is
printed as it is published. For 11 players, without the 12, it keeps its promise.
"""

REPAIRED_12: Sets = ((4, 5, 9, 10), (1, 2, 7), (6, 8, 11), (3, 12))
"""The table for 12 with 11 and 12 exchanged between C and D: it keeps the promise, and D is a
low number with the highest, as in the other tables."""


def varma_sets(players: int, *, repaired: bool = False) -> Sets | None:
    """The sets for so many *players*, None outside 9 to 24.

    With *repaired* twelve players get the sets that keep the promise, instead of the
    official ones.
    """
    size = players + players % 2
    sets = REPAIRED_12 if repaired and players == 12 else TABLES.get(size)
    if sets is None or players == size:
        return sets
    return tuple(tuple(number for number in numbers if number < size) for numbers in sets)


def table_flawed(players: int) -> bool:
    """Whether the official table breaks its promise: only the one for twelve does."""
    return players == 12


def last_rounds(rounds: tuple[Round, ...]) -> tuple[Round, ...]:
    """The last three of *rounds*."""
    return rounds[-LAST:]


def keeps_varma(rounds: tuple[Round, ...], players: int) -> bool:
    """Whether *rounds* end as the Berger table does, for which the sets were made."""
    table = berger_table(players + players % 2)
    wanted = {frozenset(pair) for pairs in last_rounds(table) for pair in pairs}
    found = {frozenset(pair) for pairs in last_rounds(rounds) for pair in pairs}
    return found == {pair for pair in wanted if max(pair) <= players}
