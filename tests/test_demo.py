"""The tournaments for pictures are what their captions say."""

from __future__ import annotations

import pytest

from arbiter.domain.checks import Check, check_players
from arbiter.domain.progress import put_off, round_to_play
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from tests import demo


@pytest.mark.parametrize(
    ("tournament", "size", "round", "rounds"),
    [
        (demo.sixteen(), 16, 9, 15),
        (demo.eight_twice(), 8, 11, 14),
        (demo.twelve_long_names(), 12, 8, 11),
    ],
    ids=["sixteen", "eight twice", "twelve"],
)
def test_they_are_in_the_middle_of_a_round(tournament, size, round, rounds) -> None:
    """Everything before the round is reported, it is under way, and nothing comes after it."""
    assert (tournament.size, tournament.rounds) == (size, rounds)
    assert round_to_play(tournament) == round
    assert all(game.result for earlier in range(1, round) for game in tournament.boards(earlier))
    assert 0 < sum(game.result is None for game in tournament.boards(round)) < size // 2
    assert not any(
        game.result for later in range(round + 1, rounds + 1) for game in tournament.boards(later)
    )


def test_sixteen_has_a_forfeit_and_a_postponed_game() -> None:
    """Both in round 9."""
    tournament = demo.sixteen()

    assert tournament.game(10, 15).result is Result.WHITE_WINS_BY_FORFEIT
    assert [game.name for game in put_off(tournament)] == [(11, 14, 1)]
    assert standings(tournament).rows[0].number == 12


def test_the_start_list_has_something_to_find() -> None:
    """Twins, a birth date, a FIDE ID."""
    found = {finding.check for finding in check_players(demo.not_drawn())}

    assert {Check.TWINS, Check.BIRTH_MISSING, Check.FIDE_ID_MISSING} <= found
