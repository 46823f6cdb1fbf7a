"""Complete reports are accepted by gacrux, FIDE's own checker, with equal points and places.

``ARBITER_EVENTS=500`` compares more than the usual hundred.
"""

from __future__ import annotations

import os
from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter.domain.standings import standings
from arbiter.domain.tournament import Tournament, Withdrawal
from tests import trf_for_gacrux as gacrux
from tests.formats.trf.whole_events import whole_event

EVENTS = int(os.environ.get("ARBITER_EVENTS", "100"))


@pytest.mark.parametrize("seed", range(EVENTS))
def test_the_checker_finds_the_points_and_places_of_the_report(seed: int) -> None:
    compare_with_the_checker(whole_event(seed))


@pytest.mark.parametrize("seed", range(EVENTS // 4))
def test_what_is_open_or_annulled_is_accepted_too(seed: int) -> None:
    """The checker adds the points of annulled games up all the same, and says nothing of it."""
    tournament = whole_event(seed)
    gone = (Withdrawal(1 + seed % tournament.size, annulled=True, round=1),)

    assert gacrux.read(tournament.after_round(tournament.rounds // 2))
    assert gacrux.read(replace(tournament, withdrawals=gone))


def compare_with_the_checker(tournament: Tournament) -> None:
    """Nothing, or the first difference as an ``AssertionError``."""
    model = gacrux.read(tournament)
    codes = tournament.regulations.tie_breaks
    assert model["rankOrder"] == ["PTS", *codes]
    theirs = gacrux.rank(model, ("PTS", *codes), tournament.rounds)
    points = {number: Decimal(tournament.score(number)) / 2 for number in tournament.numbers}
    places = {row.number: row.rank for row in standings(tournament).rows}

    assert {number: row["PTS"] for number, row in theirs.items()} == points
    assert {number: row["rank"] for number, row in theirs.items()} == places


def test_the_events_hold_what_is_to_be_compared() -> None:
    """Every result, one to three cycles, odd and even fields, calendars of every kind."""
    events = [whole_event(seed) for seed in range(100)]

    assert len({game.result for event in events for game in event.games}) == 12
    assert {event.regulations.cycles for event in events} == {1, 2, 3}
    assert {event.size % 2 for event in events} == {0, 1}
    assert len({event.regulations.scoring for event in events}) == 3
    assert {event.regulations.league for event in events} == {True, False}
