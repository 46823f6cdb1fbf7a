"""The calendar: Berger tables, repeated and turned for more than one cycle."""

from __future__ import annotations

from arbiter.domain.berger import Round, berger_table


def round_count(players: int, cycles: int = 1) -> int:
    """How many rounds *players* need to meet *cycles* times; 0 for fewer than two."""
    if players < 2:
        return 0
    return (players - 1 + players % 2) * cycles


def schedule(players: int, cycles: int = 1, *, exchange: bool = True) -> tuple[Round, ...]:
    """All rounds of an all-play-all of *players*, in which everybody meets *cycles* times.

    An odd field plays the table of one more; whoever meets that number is free, and the
    pair is left out. Every other cycle has the colours reversed. With *exchange* the last
    two rounds of each cycle but the last change places, as FIDE recommends for two cycles
    (General Regulations for Competitions, Annex 1), so that nobody has three equal colours
    in a row where the cycles meet. For four players in three or more cycles cycle *k*
    begins with round *k* instead, because there the exchange does not help. Odd fields
    never need the exchange; it follows the same switch.

    >>> schedule(3)
    (((2, 3),), ((1, 2),), ((3, 1),))

    :raises ValueError: fewer than two players, or no cycle.
    """
    if players < 2 or cycles < 1:
        raise ValueError(f"no calendar for {players} players in {cycles} cycles")
    table = berger_table(players + players % 2)
    if players % 2:
        table = tuple(tuple(pair for pair in pairs if players + 1 not in pair) for pairs in table)
    if cycles == 1:
        return table
    rounds: list[Round] = []
    for cycle in range(cycles):
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
