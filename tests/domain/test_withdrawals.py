from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetPending, SetResult, SetResults
from arbiter.domain.errors import PlayerNotFound
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Regulations, Tournament, WithdrawalRule
from arbiter.domain.withdrawals import annuls, completed, first_missed, is_missed_by, missed_by
from tests.boards import drawn, f5, f6, without_rounds


def with_games(size: int, cycles: int, number: int, played: int, forfeits: int = 0) -> Tournament:
    """A tournament in which *number* has played his first games and then lost some by forfeit."""
    tournament = drawn(size, cycles=cycles)
    for place, game in enumerate(tournament.games_of(number)[: played + forfeits]):
        absent = missed_by(game, number).result
        result = Result.DRAW if place < played else absent
        tournament = SetResult(*game.name, result)(tournament)
    return tournament


@pytest.mark.parametrize(
    ("size", "cycles", "scheduled", "highest"),
    [
        (6, 1, 5, 2),
        (8, 1, 7, 3),
        (10, 1, 9, 4),
        (16, 1, 15, 7),
        (7, 1, 6, 2),
        (5, 1, 4, 1),
        (4, 2, 6, 2),
        (6, 2, 10, 4),
        (5, 2, 8, 3),
    ],
)
def test_less_than_half_is_annulled(size: int, cycles: int, scheduled: int, highest: int) -> None:
    """Exactly half is enough, and the free round of an odd field is no game."""
    below = with_games(size, cycles, 2, highest)
    enough = with_games(size, cycles, 2, highest + 1)

    assert completed(below, 2).scheduled == scheduled
    assert annuls(below, 2)
    assert not annuls(enough, 2)


@pytest.mark.parametrize("played", [2, 3, 4])
@pytest.mark.parametrize(("size", "cycles"), [(6, 1), (7, 1), (4, 2), (5, 2), (3, 2)])
def test_two_three_and_four_completed_games(size: int, cycles: int, played: int) -> None:
    """In single and double events, odd and even."""
    games = (size - 1) * cycles
    found = completed(with_games(size, cycles, 1, played), 1)

    assert found == (played, 0, games - played, games)
    assert found.under_half == (played < games / 2)


def test_a_forfeit_is_no_completed_game() -> None:
    """Neither lost nor won: nothing was played. A penalty and an unrated game were."""
    tournament = with_games(6, 1, 2, 2, forfeits=1)
    assert completed(tournament, 2) == (2, 1, 2, 5)
    assert annuls(tournament, 2)

    open_game = next(game for game in tournament.games_of(2) if game.result is None)
    for result in (Result.BOTH_LOSE, Result.DRAW_UNRATED):
        assert not annuls(SetResult(*open_game.name, result)(tournament), 2)


def test_other_regulations_annul_always_or_never() -> None:
    """Whatever was completed."""
    for played in (1, 4):
        event = with_games(6, 1, 2, played)
        always, never = (
            replace(event, regulations=Regulations(withdrawal=rule))
            for rule in (WithdrawalRule.ALWAYS_ANNUL, WithdrawalRule.NEVER_ANNUL)
        )
        assert annuls(always, 2)
        assert not annuls(never, 2)


def test_the_first_round_that_is_missed() -> None:
    """The first with an open game; after the last where all is played; unknown without rounds."""
    tournament = with_games(6, 1, 2, 2)
    third = tournament.games_of(2)[2].round
    assert first_missed(tournament, 2) == third
    assert first_missed(f6(), 2) == 6
    first = tournament.games_of(2)[0]
    put_off = SetPending(*first.name, Pending.POSTPONED)(tournament)
    assert first_missed(put_off, 2) == third
    assert first_missed(without_rounds(tournament), 2) is None


def test_a_missed_game() -> None:
    """Lost by who is absent, by both if both are, and no longer put off."""
    game = drawn(4).game(1, 4)
    white, black = game.white, game.black

    assert missed_by(game, white).result is Result.BLACK_WINS_BY_FORFEIT
    assert missed_by(game, black).result is Result.WHITE_WINS_BY_FORFEIT
    assert missed_by(game, white, black).result is Result.DOUBLE_FORFEIT
    assert is_missed_by(missed_by(game, white), white)
    assert not is_missed_by(missed_by(game, white), black)
    assert not is_missed_by(game, white)


def test_nobody_is_no_player() -> None:
    """An unknown number is refused."""
    with pytest.raises(PlayerNotFound):
        completed(f5(), 9)
    with pytest.raises(PlayerNotFound):
        annuls(f5(), 0)


def test_results_of_a_whole_event_are_all_completed() -> None:
    """Four of four in an odd field."""
    assert completed(SetResults(())(f5()), 5) == (4, 0, 0, 4)
