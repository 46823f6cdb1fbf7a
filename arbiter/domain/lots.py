"""Drawing of lots: who gets which number.

A draw is an order: ``order[n - 1]`` is the place in the printed list (from 1) of the
player who gets number *n*.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from arbiter.domain.errors import NumbersWrong


def by_rating(ratings: Sequence[int]) -> tuple[int, ...]:
    """The highest rating gets number 1; equal ratings keep the order of the list."""
    return tuple(sorted(range(1, len(ratings) + 1), key=lambda place: -ratings[place - 1]))


def by_hand(numbers: Sequence[int]) -> tuple[int, ...]:
    """The draw in which the player in place *p* of the list drew ``numbers[p - 1]``.

    >>> by_hand([4, 1, 3, 2])
    (2, 4, 3, 1)

    :raises NumbersWrong: they are not 1 to n, each once.
    """
    counts = Counter(numbers)
    doubled = sorted(number for number, count in counts.items() if count > 1)
    missing = sorted(set(range(1, len(numbers) + 1)) - set(counts))
    if missing:
        raise NumbersWrong(doubled, missing)
    place_of = {number: place for place, number in enumerate(numbers, 1)}
    return tuple(place_of[number] for number in range(1, len(numbers) + 1))


def at_random(players: int, seed: str) -> tuple[int, ...]:
    """The draw that *seed* gives: places of the list in ascending order of their sums.

    The sum of a place is the SHA-256 of the seed, a newline and the place in the printed
    list, all as UTF-8 text. So anybody can repeat the draw with any tool:
    ``printf '%s\\n%s' 2026 5 | sha256sum``.
    """
    return tuple(sorted(range(1, players + 1), key=lambda place: lot_sum(seed, place)))


def shown_sum(seed: str, place: int | str) -> str:
    """The first eight digits of a sum, which are enough to see that it is the same.

    >>> shown_sum("73920418", 1)
    '038c ea50'
    """
    digits = lot_sum(seed, place)
    return f"{digits[:4]} {digits[4:8]}"


def lot_sum(seed: str, place: int | str) -> str:
    """SHA-256 (hexadecimal) of *seed*, a newline and *place*; or a number, or a letter."""
    import hashlib  # brings in OpenSSL, which a program that only opens a file can do without

    return hashlib.sha256(f"{seed}\n{place}".encode()).hexdigest()
