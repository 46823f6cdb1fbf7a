"""Outcomes by number, and supposed results."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from arbiter.domain.errors import GameNotFound
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending
from arbiter.domain.whatif.outcomes import (
    RESULTS,
    Trial,
    digits,
    open_names,
    outcome,
    outcome_count,
    with_end,
)
from tests.domain.test_last_round import FOUR_ROUNDS, event


def test_outcomes_are_numbered_like_a_product() -> None:
    """The last game changes with every one."""
    names = ((1, 2, 1), (3, 4, 1), (5, 6, 1))
    counted = [outcome(names, number).results for number in range(outcome_count(3))]

    assert counted == [tuple(zip(names, ends)) for ends in product(RESULTS, repeat=3)]
    assert list(digits(5, 3)) == [0, 1, 2]
    assert outcome((), 0) == Trial()


def test_open_games_are_those_that_count() -> None:
    """However they were put off."""
    tournament = event(FOUR_ROUNDS)
    assert open_names(tournament) == ((3, 6, 1), (2, 4, 1), (1, 5, 1))

    games = tuple(
        replace(game, pending=Pending.ADJOURNED) if game.result is None else game
        for game in tournament.games
    )
    assert open_names(replace(tournament, games=games)) == open_names(tournament)


def test_a_trial_supposes_and_takes_back() -> None:
    """The tournament itself stays as it is."""
    tournament = event(FOUR_ROUNDS)
    trial = Trial().supposing((2, 4, 1), Result.DRAW).supposing((2, 4, 1), Result.WHITE_WINS)

    supposed = trial.on(tournament)
    assert supposed.game(2, 4).result is Result.WHITE_WINS
    assert tournament.game(2, 4).result is None
    assert trial.result((2, 4, 1)) is Result.WHITE_WINS
    assert trial.result((1, 5, 1)) is None
    assert trial.supposing((2, 4, 1), None) == Trial()
    assert Trial().on(tournament) == tournament


def test_a_trial_ends_an_adjournment() -> None:
    """A supposed result is a result."""
    tournament = event(FOUR_ROUNDS)
    game = replace(tournament.game(2, 4), pending=Pending.ADJOURNED, until="2026-05-01")
    adjourned = tournament.with_game(game)

    after = Trial(((game.name, Result.DRAW),)).on(adjourned)
    assert after.game(2, 4) == replace(tournament.game(2, 4), result=Result.DRAW)


def test_a_game_that_is_not_there_is_refused() -> None:
    """Nobody meets a seventh player of six."""
    with pytest.raises(GameNotFound):
        Trial((((1, 7, 1), Result.DRAW),)).on(event(FOUR_ROUNDS))


def test_outcomes_of_one_end() -> None:
    """In their order, for each game and each of its ends."""
    values = bytes(range(27))
    for at, end in product(range(3), repeat=2):
        chosen = [number for number in range(27) if list(digits(number, 3))[at] == end]
        assert list(with_end(values, 3, at, end)) == chosen
