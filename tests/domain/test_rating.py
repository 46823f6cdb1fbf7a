"""FIDE's rating tables."""

from __future__ import annotations

from fractions import Fraction

import pytest

from arbiter.domain.rating import (
    difference_of_share,
    expected_hundredths,
    half_up,
    perfect_performance,
)


@pytest.mark.parametrize(
    ("score", "games", "difference"),
    [(10, 10, 800), (8, 10, 240), (5, 10, 0), (2, 10, -240), (0, 10, -800), (1, 3, -125)],
)
def test_what_a_share_is_worth(score: int, games: int, difference: int) -> None:
    """Rounded to hundredths, not interpolated: a third is 33."""
    assert difference_of_share(Fraction(score), games) == difference


def test_half_a_hundredth_goes_up() -> None:
    """5 of 8 is 62.5 hundredths, read as 63."""
    assert difference_of_share(Fraction(5), 8) == 95


@pytest.mark.parametrize(
    ("difference", "expected"),
    [(0, 50), (3, 50), (4, 51), (10, 51), (100, 64), (391, 91), (392, 92), (735, 99), (736, 100)],
)
def test_what_is_expected(difference: int, expected: int) -> None:
    """The upper limits of the table, from either side."""
    assert expected_hundredths(2000 + difference, 2000) == expected
    assert expected_hundredths(2000, 2000 + difference) == 100 - expected


def test_four_hundred_points_at_most_below_2650() -> None:
    """A stronger player is taken at his real difference."""
    assert expected_hundredths(2600, 2000, capped=True) == 92
    assert expected_hundredths(2650, 2000, capped=True) == 99
    assert expected_hundredths(2000, 2600, capped=True) == 8


def test_a_perfect_performance_is_the_lowest_that_fits() -> None:
    """One point less, and the expected score is below what was scored."""
    others, score = [2000, 2100, 1900], Fraction(5, 2)
    found = perfect_performance(others, score)

    assert found is not None
    assert sum(expected_hundredths(found, other) for other in others) >= 250
    assert sum(expected_hundredths(found - 1, other) for other in others) < 250
    assert perfect_performance([1800, 2000], Fraction(0)) == 1000
    assert perfect_performance([], Fraction(0)) is None


def test_halves_go_up() -> None:
    """Also below zero."""
    assert [half_up(Fraction(n, 2)) for n in (-3, -1, 1, 3, 3775)] == [-1, 0, 1, 2, 1888]
