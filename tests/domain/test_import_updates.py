"""Results and data of players from a second file: never over a result without a yes."""

from __future__ import annotations

import pytest

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.errors import GameNotFound, PlayerNotFound, ResultThere
from arbiter.domain.import_updates import TakeInResults, UpdatePlayers, as_edit
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Player
from tests.boards import drawn, seed

WIN = SetResult(1, 4, 1, Result.WHITE_WINS)
DRAW_14 = ((1, 4, 1), Result.DRAW)


def test_open_games_get_their_results():
    postponed = SetPending(1, 4, 1, Pending.POSTPONED, "2026-05-04")(drawn(4))
    after = TakeInResults((DRAW_14, ((2, 3, 1), Result.WHITE_WINS)), "r1.pgn")(postponed)

    assert after.game(1, 4).result is Result.DRAW
    assert after.game(1, 4).pending is None
    assert after.game(2, 3).result is Result.WHITE_WINS


def test_a_result_is_replaced_only_where_it_was_agreed():
    before = WIN(drawn(4))
    with pytest.raises(ResultThere) as caught:
        TakeInResults((((2, 3, 1), Result.DRAW), DRAW_14))(before)
    assert (caught.value.first, caught.value.second) == (1, 4)

    assert TakeInResults((DRAW_14,), agreed=((1, 4, 1),))(before).game(1, 4).result is Result.DRAW


def test_an_equal_result_changes_nothing():
    before = WIN(drawn(4))
    assert TakeInResults((((1, 4, 1), Result.WHITE_WINS),))(before) == before


def test_players_come_in_the_same_step():
    after = TakeInResults((DRAW_14,), players=((2, Player("Berg", "IM")),))(drawn(4))

    assert after.player(2) == Player("Berg", "IM")


def test_players_are_brought_up_to_date_at_any_time():
    after = UpdatePlayers(((1, Player("Ivanov", rating_fide=2500)),), "FIDE list")(seed())

    assert after.player(1).rating_fide == 2500
    assert after.games == seed().games
    with pytest.raises(PlayerNotFound):
        UpdatePlayers(((8, Player("X")),))(seed())


def test_who_does_not_meet_is_an_error():
    with pytest.raises(GameNotFound):
        TakeInResults((((1, 4, 2), Result.DRAW),))(drawn(4))


def test_the_step_is_named_by_what_it_brings():
    players = ((2, Player("Berg")),)

    assert as_edit((), (), players, "a.xlsx") == UpdatePlayers(players, "a.xlsx")
    assert as_edit((DRAW_14,), (), players, "a.xlsx") == TakeInResults(
        (DRAW_14,), "a.xlsx", (), players
    )
