"""Berger tables: who meets whom in which round, and with which colour."""

from __future__ import annotations

Pair = tuple[int, int]
"""(White, Black), as pairing numbers."""
Round = tuple[Pair, ...]
"""The pairs of one round, board 1 first."""


def berger_table(size: int) -> tuple[Round, ...]:
    """Pair *size* players so that each meets every other exactly once.

    Returns ``size - 1`` rounds of ``size / 2`` pairs ``(white, black)`` of pairing
    numbers, in board order, equal to the printed tables (FIDE Handbook, General
    Regulations for Competitions, Annex 1) and to their rule beyond 16 players. *size* is
    even: for an odd field the caller asks for one more, and meeting that number is the bye.

    >>> berger_table(4)
    (((1, 4), (2, 3)), ((4, 3), (1, 2)), ((2, 4), (3, 1)))

    :raises ValueError: *size* is odd or less than 2.
    """
    if size < 2 or size % 2:
        raise ValueError(f"a Berger table needs an even number of players, not {size}")
    half, ring = size // 2, size - 1
    # The players but the last sit in a ring, twice round. In each round the ring turns by
    # half: the seat in front meets the last number, and its neighbours on either side meet.
    seats = [*range(1, size), *range(1, size)]
    rounds = []
    for r in range(ring):
        front = r * half % ring
        first = (seats[front], size) if r % 2 == 0 else (size, seats[front])
        forward = seats[front + 1 : front + half]
        back = seats[front + ring - 1 : front + ring - half : -1]
        rounds.append((first, *zip(forward, back)))
    return tuple(rounds)
