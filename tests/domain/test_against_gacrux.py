"""Points, tie-breaks and places equal those of gacrux, FIDE's own checker, on random events.

``ARBITER_EVENTS=600`` compares more than the usual two hundred; ``bench_checker`` thousands.
"""

from __future__ import annotations

import os
import random
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import pytest

from arbiter.domain.scoring import STANDARD
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tournament import Tournament
from tests import trf_for_gacrux as gacrux
from tests.events import any_event

EVENTS = int(os.environ.get("ARBITER_EVENTS", "200"))
VALUES = (
    *("SB", "SB/C1", "SB/C2", "SB/M1", "SB/M2", "WIN", "WON", "KS", "BPG", "BWG", "STD", "PS"),
    *("PS/C1", "PS/C2", "ARO", "ARO/C1", "ARO/C2", "TPR", "PTP", "APRO", "APPO", "RTNG"),
)
BY_RATING = ("ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG")
ORDERS = (("DE", "SB", "WIN", "KS"), ("SB", "DE", "KS"), ("WIN", "KS", "DE", "SB"), ("DE",))


@pytest.mark.parametrize("seed", range(EVENTS))
def test_values_and_places_equal_those_of_the_checker(seed: int) -> None:
    """Every value of every player, and the places in four orders of the list."""
    compare_with_the_checker(any_event(seed))


def compare_with_the_checker(tournament: Tournament) -> None:
    """Nothing, or the first difference as an ``AssertionError``."""
    model = gacrux.read(tournament)

    # How the checker counts the free round of an odd field here depends on how it is written.
    codes = VALUES if tournament.size % 2 else (*VALUES, "REP")
    if tournament.regulations.scoring == STANDARD:
        # Under 3-1-0 a step of half a point and the value of a draw are not the same.
        codes = (*codes, "KS/L+1", "KS/L-1", "KS/L+2", "KS/L-2")
    theirs = gacrux.rank(model, ("PTS", *codes), tournament.rounds)
    for number in tournament.numbers:
        assert _points(tournament.score(number), 2) == theirs[number]["PTS"]
    for code in codes:
        known = tie_break(code)
        ours = known.value(tournament, tournament.numbers)
        parts = known.per_point(tournament)
        expected = [theirs[number][code] for number in tournament.numbers]
        assert [_points(value or 0, parts) for value in ours] == [e or 0 for e in expected], code

    for order in ORDERS:
        theirs = gacrux.rank(model, ("PTS", *order), tournament.rounds)
        places = {row.number: row.rank for row in standings(tournament, order).rows}
        assert places == {number: row["rank"] for number, row in theirs.items()}, order


@pytest.mark.parametrize("seed", range(EVENTS // 4))
def test_players_without_a_rating_count_as_the_checker_counts_them(seed: int) -> None:
    """With the rating that the regulations assume; where they say nothing, there is no value."""
    event = any_event(seed)
    chance = random.Random(seed)
    players = tuple(
        replace(player, rating_fide=0) if chance.random() < 0.3 else player
        for player in event.players
    )
    silent = replace(event, players=(replace(players[0], rating_fide=0), *players[1:]))
    assumed = replace(silent, regulations=replace(silent.regulations, unrated=1400))
    model = gacrux.read(silent)

    nothing = gacrux.rank(model, ("PTS", *BY_RATING), event.rounds)
    theirs = gacrux.rank(model, ("PTS", *BY_RATING), event.rounds, unrated=1400)
    for code in BY_RATING:
        known = tie_break(code)
        assert not known.answers(silent), code
        assert not any(nothing[number][code] for number in event.numbers), code
        ours = known.value(assumed, event.numbers)
        expected = [theirs[number][code] for number in event.numbers]
        assert [_points(value or 0, 1) for value in ours] == [e or 0 for e in expected], code


def _points(value: int, parts: int) -> Decimal:
    exact = Fraction(value, parts)
    return Decimal(exact.numerator) / Decimal(exact.denominator)


def test_the_events_hold_what_is_to_be_compared() -> None:
    """Odd and even fields, both scorings, both cycles, forfeits of each kind, shared places."""
    events = [any_event(seed) for seed in range(40)]
    results = {game.result for event in events for game in event.games}

    assert {event.size % 2 for event in events} == {0, 1}
    assert {event.regulations.cycles for event in events} == {1, 2}
    assert len({event.regulations.scoring for event in events}) == 2
    assert len(results) == 6
    assert any(row.shared for event in events for row in standings(event).rows)
