"""The calendar: Berger tables, repeated and turned for more than one cycle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arbiter.domain.berger import Round, berger_table


def round_count(players: int, cycles: int = 1) -> int:
    """How many rounds *players* need to meet *cycles* times; 0 for fewer than two."""
    if players < 2:
        return 0
    return (players - 1 + players % 2) * cycles


def schedule(
    players: int, cycles: int = 1, *, exchange: bool = True, league: bool = False
) -> tuple[Round, ...]:
    """All rounds of an all-play-all of *players*, in which everybody meets *cycles* times.

    An odd field plays the table of one more; whoever meets that number is free, and the
    pair is left out. Every other cycle has the colours reversed. With *exchange* the last
    two rounds of each cycle but the last change places, as FIDE recommends for two cycles
    (General Regulations for Competitions, Annex 1), so that nobody has three equal colours
    in a row where the cycles meet. For four players in three or more cycles cycle *k*
    begins with round *k* instead, because there the exchange does not help. Odd fields
    never need the exchange; it follows the same switch.

    With *league* numbers are places in an earlier table: 1 and the last change places in the
    Berger table, so that the strongest begins against the weakest and the others meet their
    opponents in ascending order. Cycle *k* then begins with round *k*: the second half is
    played 2 ... n - 1, 1, and *exchange* says nothing. Whose ground the first game is on, no
    source says; here the table is followed, and the last is at home. In an odd field the last
    place is the free one already, and the table stays as it is.

    >>> schedule(3)
    (((2, 3),), ((1, 2),), ((3, 1),))
    >>> schedule(4, league=True)
    (((4, 1), (2, 3)), ((1, 3), (4, 2)), ((2, 1), (3, 4)))

    :raises ValueError: fewer than two players, or no cycle.
    """
    if players < 2 or cycles < 1:
        raise ValueError(f"no calendar for {players} players in {cycles} cycles")
    table = berger_table(players + players % 2)
    if league and not players % 2:
        table = _with_the_first_as_pivot(table, players)
    if players % 2:
        table = tuple(tuple(pair for pair in pairs if players + 1 not in pair) for pairs in table)
    if cycles == 1:
        return table
    rounds: list[Round] = []
    for cycle in range(cycles):
        if league:
            start = cycle % len(table)
            ordered = table[start:] + table[:start]
        else:
            ordered = _ordered(table, cycle, cycles) if exchange else table
        if cycle % 2:
            ordered = tuple(tuple((black, white) for white, black in pairs) for pairs in ordered)
        rounds += ordered
    return tuple(rounds)


def _ordered(table: tuple[Round, ...], cycle: int, cycles: int) -> tuple[Round, ...]:
    if len(table) == 3 and cycles > 2:
        start = cycle % 3
        return table[start:] + table[:start]
    if cycle == cycles - 1 or len(table) == 1:
        return table
    return (*table[:-2], table[-1], table[-2])


def _with_the_first_as_pivot(table: tuple[Round, ...], size: int) -> tuple[Round, ...]:
    """*table* with the numbers 1 and *size* in each other's place."""
    places = {1: size, size: 1}
    return tuple(
        tuple((places.get(white, white), places.get(black, black)) for white, black in pairs)
        for pairs in table
    )


class ColourRun(NamedTuple):
    """``length`` equal colours in a row, and the ``numbers`` of those who have them."""

    length: int
    numbers: tuple[int, ...]


def longest_run(rounds: Sequence[Round]) -> ColourRun:
    """The longest run of equal colours in *rounds*; a free round does not end one.

    >>> longest_run(schedule(6, 2, exchange=False))
    ColourRun(length=3, numbers=(1, 4))
    """
    now: dict[int, tuple[bool, int]] = {}
    longest: dict[int, int] = {}
    for pairs in rounds:
        for white, black in pairs:
            for number, colour in ((white, True), (black, False)):
                before, length = now.get(number, (colour, 0))
                now[number] = colour, length + 1 if before == colour else 1
                longest[number] = max(longest.get(number, 0), now[number][1])
    most = max(longest.values(), default=0)
    return ColourRun(most, tuple(sorted(n for n, length in longest.items() if length == most)))
