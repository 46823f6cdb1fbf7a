"""FIDE's rating tables: what score is expected, and what a score is worth.

Figures of the FIDE Rating Regulations (Handbook B.02, in force from 1 March 2024): 8.1.1
turns a share of points into a difference of ratings, 8.1.2 a difference into the share that
is expected. Shares are whole hundredths, so that sums stay exact.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction
from math import floor

_DIFFERENCES = (
    *(0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141),
    *(149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309),
    *(322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800),
)
"""dp for 50, 51 ... 100 hundredths (8.1.1)."""
_LIMITS = (
    *(3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145),
    *(153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315),
    *(328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735),
)
"""Up to which difference 50, 51 ... 99 hundredths are expected (8.1.2); above it all."""
CAP = 400
"""A difference above this counts as this (8.3.1), for a player below ``CAPPED_BELOW``."""
CAPPED_BELOW = 2650


def half_up(value: Fraction) -> int:
    """*value* as a whole number, halves upwards.

    >>> half_up(Fraction(3775, 2)), half_up(Fraction(-1, 2))
    (1888, 0)
    """
    return floor(value + Fraction(1, 2))


def difference_of_share(score: Fraction, games: int) -> int:
    """dp: by how much the performance differs from the opponents' average.

    The share is rounded to hundredths, halves upwards; nothing is interpolated.

    >>> difference_of_share(Fraction(8), 10), difference_of_share(Fraction(2), 10)
    (240, -240)
    """
    hundredths = half_up(100 * score / games)
    if hundredths < 50:
        return -_DIFFERENCES[50 - hundredths]
    return _DIFFERENCES[hundredths - 50]


def expected_hundredths(own: int, other: int, *, capped: bool = False) -> int:
    """PD: the share expected of a player rated *own* against one rated *other*, in hundredths.

    *capped* applies the limit of 400 points, as for the change of a rating.

    >>> expected_hundredths(2200, 2100), expected_hundredths(2100, 2200)
    (64, 36)
    """
    difference = own - other
    if capped and own < CAPPED_BELOW:
        difference = max(-CAP, min(CAP, difference))
    share = 50 + bisect_left(_LIMITS, abs(difference))
    return share if difference >= 0 else 100 - share


def perfect_performance(others: Sequence[int], score: Fraction) -> int | None:
    """The lowest rating whose expected score against *others* is at least *score*.

    Without the limit of 400 points; with no point at all it is the lowest of *others* less
    800 (FIDE C.07, article 10.3). None where there are no *others*.
    """
    if not others:
        return None
    if score <= 0:
        return min(others) - 800
    low, high = min(others) - 800, max(others) + 800
    wanted = 100 * score
    while low < high:
        middle = (low + high) // 2
        if sum(expected_hundredths(middle, other) for other in others) >= wanted:
            high = middle
        else:
            low = middle + 1
    return low
