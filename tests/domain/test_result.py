"""Endings of a game."""

from __future__ import annotations

import pytest

from arbiter.domain.result import Outcome, Result


def test_every_result_has_its_place_and_both_outcomes():
    assert sorted(result.index for result in Result) == list(range(len(Result)))
    assert all(isinstance(result.white, Outcome) for result in Result)


@pytest.mark.parametrize("result", Result)
def test_turning_the_colours_twice_gives_the_same_result(result):
    assert result.reversed.reversed is result
    assert (result.reversed.white, result.reversed.black) == (result.black, result.white)
    assert (result.reversed.played, result.reversed.rated) == (result.played, result.rated)


def test_forfeits_are_not_played_and_decisions_are():
    assert not Result.DOUBLE_FORFEIT.played
    assert Result.BOTH_LOSE.played
    assert Result.BOTH_LOSE.decided_by_arbiter
    assert not Result.DOUBLE_FORFEIT.decided_by_arbiter


def test_unrated_games_are_played_but_not_rated():
    assert Result.DRAW_UNRATED.played
    assert not Result.DRAW_UNRATED.rated
    assert not Result.WHITE_WINS_BY_FORFEIT.rated
    assert Result.WHITE_WINS.rated
