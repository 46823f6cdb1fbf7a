"""The common mistake of reckoning Sonneborn-Berger before the last round is played.

Opponents' points move in the last round too: what a player needs can't be told from the table
before it.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tournament import Tournament
from tests.boards import by_rounds

FOUR_ROUNDS = """
R1: 1–6 1–0, 2–5 ½, 3–4 0–1. R2: 6–4 ½, 5–3 ½, 1–2 1–0. R3: 2–6 0–1, 3–1 1–0, 4–5 1–0.
R4: 6–5 ½, 1–4 ½, 2–3 ½.
"""
LAST = "R5: 3–6 0–1, 4–2 ½, 5–1 0–1."


def event(*rounds: str) -> Tournament:
    """Six players, by Sonneborn-Berger."""
    return by_rounds(6, "".join(rounds), tie_breaks=("SB",))


def points(tournament: Tournament) -> list[Fraction]:
    """Of each number."""
    return [Fraction(tournament.score(number), 2) for number in tournament.numbers]


def sb(tournament: Tournament) -> list[Fraction]:
    """Of each number, in points."""
    kind = tie_break("SB")
    return [
        Fraction(value, kind.per_point(tournament))
        for value in kind.value(tournament, tournament.numbers)
    ]


def test_four_and_one_tie_and_one_is_first() -> None:
    """7.50 against 7.75, though with the opponents' old points it is 6.25 against 6.00."""
    before, after = event(FOUR_ROUNDS), event(FOUR_ROUNDS, LAST)
    assert points(before) == [2.5, 1, 2, 3, 1.5, 2]
    assert points(after) == [3.5, 1.5, 2, 3.5, 1.5, 3]

    old = points(before)
    mistaken = [
        sum(
            old[game.opponent_of(n) - 1] * Fraction(game.points_of(n, after.regulations.scoring), 2)
            for game in after.games_of(n)
        )
        for n in (4, 1)
    ]
    assert mistaken == [6.25, 6]
    assert [sb(after)[n - 1] for n in (4, 1)] == [7.5, 7.75]
    assert [row.number for row in standings(after).rows][:2] == [1, 4]


def test_places_over_all_endings_of_the_last_round() -> None:
    """Three open games have 27 endings: number 4 is first in 22 of them, number 1 in five."""
    before = event(FOUR_ROUNDS)
    places: dict[int, list[int]] = {number: [] for number in before.numbers}
    first: Counter[int] = Counter()
    for ending in product((Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS), repeat=3):
        after = before
        for game, result in zip(before.open_games, ending):
            after = SetResult(*game.name, result)(after)
        for row in standings(after).rows:
            assert row.rank is not None
            assert row.last is not None
            places[row.number] += [row.rank, row.last]
        first.update(row.number for row in standings(after).rows if row.rank == 1)

    assert {number: (min(ranks), max(ranks)) for number, ranks in places.items()} == {
        1: (1, 5),
        2: (4, 6),
        3: (2, 6),
        4: (1, 3),
        5: (2, 6),
        6: (2, 6),
    }
    assert first == {4: 22, 1: 5}
