"""What an event does to a rating."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.rating_change import k_factor, rating_change
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player
from tests.boards import drawn, tec

YEAR = date(2026, 5, 1)


def test_the_change_is_k_times_scored_less_expected() -> None:
    """Alyx, 2200, against 2150, 2100, 2050, 1950 and 2000: 3½ of five."""
    change = rating_change(tec(), 1, today=YEAR)

    assert change is not None
    assert [game.expected for game in sorted(change.games)] == [57, 64, 70, 81, 76]
    assert change.scored == Fraction(7, 2)
    assert change.expected == Fraction(348, 100)
    assert change.k == 20
    assert change.exact == Fraction(2, 5)
    assert change.rounded == 0


def test_a_forfeit_is_not_rated() -> None:
    """For neither of the two."""
    for player in (5, 6):
        change = rating_change(tec(), player)
        assert change is not None
        assert len(change.games) == 4


def test_more_than_four_hundred_points_count_as_four_hundred() -> None:
    """And the game says so."""
    event = drawn(3)
    players = tuple(replace(p, rating_fide=r) for p, r in zip(event.players, (2100, 1500, 0)))
    event = replace(event, players=players)
    event = SetResult(1, 2, 1, Result.WHITE_WINS)(event)
    event = SetResult(1, 3, 1, Result.WHITE_WINS)(event)
    change = rating_change(event, 1)

    assert change is not None
    assert [(game.expected, game.capped) for game in change.games] == [(92, True)]
    assert rating_change(event, 3) is None


def test_halves_are_rounded_away_from_zero() -> None:
    """Up and down alike."""
    change = rating_change(tec(), 1, k=10)
    assert change is not None
    half = change._replace(full_k=25, games=change.games[:1])

    assert half._replace(full_k=0).rounded == 0
    for k in (1, 7, 25, 40):
        exact = half._replace(full_k=k).exact
        assert abs(half._replace(full_k=k).rounded - exact) <= Fraction(1, 2)


@pytest.mark.parametrize(
    ("games", "k", "used"), [(17, 40, 40), (18, 40, 38), (35, 20, 20), (36, 20, 19), (70, 10, 10)]
)
def test_k_times_games_is_at_most_seven_hundred(games: int, k: int, used: int) -> None:
    """The largest whole number that keeps to it, as for a junior in a double round of ten."""
    change = rating_change(tec(), 1, k=k)
    assert change is not None
    many = change._replace(games=(change.games * games)[:games])

    assert (many.k, many.full_k) == (used, k)
    assert many.exact == used * (many.scored - many.expected)


@pytest.mark.parametrize(
    ("rating", "birth", "k"),
    [(2400, "2010", 10), (2299, "2008-12-31", 40), (2299, "2007", 20), (2300, "2010", 20)],
)
def test_k_by_rating_and_age(rating: int, birth: str, k: int) -> None:
    """Young until the end of the year of the eighteenth birthday, and below 2300."""
    assert k_factor(Player("Adams", birth=birth, rating_fide=rating), YEAR)[0] == k
