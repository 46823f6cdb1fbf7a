"""How far a tournament has come."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.progress import progress, put_off, round_to_come, round_to_play
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Tournament
from tests.boards import drawn, f6


def test_games_beyond_the_last_complete_round_are_counted():
    tournament = f6().after_round(2)
    tournament = SetResult(6, 5, 1, Result.DRAW)(tournament)
    now = progress(tournament)

    assert (now.complete, now.beyond, now.rounds, now.open_games) == (2, 1, 5, 8)
    assert now.provisional
    assert now.begun
    assert not now.final


def test_a_complete_tournament_is_final():
    now = progress(f6())

    assert (now.complete, now.beyond, now.final, now.provisional) == (5, 0, True, False)


def test_nothing_has_begun_before_the_first_result():
    assert not progress(drawn(4)).begun
    assert progress(drawn(4)).provisional
    assert not progress(Tournament()).provisional
    assert not progress(Tournament()).final


def test_without_rounds_all_games_are_beyond():
    games = tuple(replace(game, round=None, board=None) for game in f6().games)
    now = progress(replace(f6(), games=games))

    assert (now.complete, now.beyond, now.final) == (0, 15, True)


def test_b12_the_round_to_play_is_the_first_with_an_open_board():
    tournament = f6().after_round(1)
    assert round_to_play(tournament) == 2

    tournament = SetResult(6, 4, 1, Result.DRAW)(tournament)
    assert round_to_play(tournament) == 2
    assert round_to_play(f6()) == 5
    assert round_to_play(Tournament()) == 0


def test_a_round_of_which_only_postponed_games_are_out_is_passed_over():
    tournament = SetPending(1, 6, 1, Pending.POSTPONED)(f6().after_round(1))
    assert round_to_play(tournament) == 2
    assert [game.name for game in put_off(tournament)] == [(1, 6, 1)]

    late = SetPending(1, 6, 1, Pending.POSTPONED)(f6())
    assert round_to_play(late) == 1


def test_the_round_to_come_is_that_to_play_until_it_begins():
    """Then the one after it; none follows the last."""
    assert round_to_come(drawn(6)) == 1
    assert round_to_come(SetResult(1, 6, 1, Result.DRAW)(drawn(6))) == 2
    assert round_to_come(f6().after_round(3)) == 4
    assert round_to_come(SetPending(2, 6, 1, Pending.POSTPONED)(f6().after_round(2))) == 3
    last = f6().after_round(4)
    assert round_to_come(last) == 5
    game = last.boards(5)[0]
    assert round_to_come(SetResult(game.white, game.black, 1, Result.DRAW)(last)) == 0
    assert round_to_come(f6()) == 0


def test_no_round_comes_where_there_are_none():
    """Before the draw, and where rounds are not known."""
    games = tuple(replace(game, round=None, board=None) for game in f6().games)

    assert round_to_come(Tournament()) == 0
    assert round_to_come(replace(f6(), games=games)) == 0
