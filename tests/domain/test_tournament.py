"""The state of a tournament and what is read from it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.errors import GameNotFound, PlayerNotFound, RoundNotFound
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Pending, Player, Tournament
from tests.boards import crosstable, drawn, f5, f6, without_rounds


def test_a_game_is_named_by_its_pair_and_cycle():
    game = Game(5, 2, cycle=2, result=Result.WHITE_WINS)

    assert game.name == (2, 5, 2)
    assert game.opponent_of(5) == 2
    assert game.result_for(5) is Result.WHITE_WINS
    assert game.result_for(2) is Result.BLACK_WINS


def test_an_unreported_game_gives_nothing_and_an_adjourned_one_half():
    tournament = drawn(4)
    tournament = SetPending(1, 4, 1, Pending.ADJOURNED)(tournament)
    tournament = SetPending(2, 3, 1, Pending.POSTPONED)(tournament)

    assert tournament.scores == (1, 0, 0, 1)
    assert tournament.reported(1) == 0
    assert len(tournament.open_games) == 6
    assert tournament.started


def test_b13_results_count_whatever_their_round():
    tournament = SetResult(2, 6, 1, Result.DRAW)(drawn(6))

    assert (tournament.score(2), tournament.score(6)) == (1, 1)
    assert (tournament.reported(2), tournament.reported(6)) == (1, 1)
    assert all(game.result is None for game in tournament.boards(2))


def test_b30_each_side_gets_its_own_points():
    tournament = drawn(4)
    tournament = SetResult(3, 4, 1, Result.WHITE_WINS)(tournament)
    tournament = SetResult(1, 3, 1, Result.BLACK_WINS)(tournament)

    assert tournament.game(3, 4).white == 4
    assert tournament.game(1, 3).white == 3
    assert tournament.scores == (2, 0, 0, 2)


def test_b39_games_played_leave_the_open_one_out():
    tournament = SetResult(4, 5, 1, None)(f6().after_round(3))

    assert [tournament.reported(number) for number in tournament.numbers] == [3, 3, 3, 2, 2, 3]
    assert tournament.score(6) == 5


def test_b03_totals_of_an_odd_field_add_up_to_the_games():
    tournament = f5()

    assert sum(tournament.scores) == 20
    assert len(tournament.games) == 10
    assert {len(tournament.games_of(number)) for number in tournament.numbers} == {4}


def test_b02_the_free_player_is_derived():
    tournament = drawn(5)

    assert [tournament.free(round) for round in range(1, 6)] == [(1,), (4,), (2,), (5,), (3,)]
    assert tournament.free(1) != drawn(6).free(1) == ()


def test_what_does_not_exist_is_refused_by_name():
    tournament = drawn(4)
    with pytest.raises(GameNotFound):
        tournament.game(1, 4, cycle=2)
    with pytest.raises(GameNotFound):
        tournament.game(2, 2)
    with pytest.raises(PlayerNotFound):
        tournament.player(0)
    with pytest.raises(RoundNotFound):
        tournament.boards(4)
    with pytest.raises(GameNotFound):
        tournament.with_game(Game(1, 7))


def test_after_a_round_later_results_are_open_again():
    early = f6().after_round(2)

    assert len(early.open_games) == 9
    assert early.scores == (1, 2, 3, 1, 1, 4)
    assert early.points_before(2) == early.after_round(1).points_before(6) == [0, 1, 1, 1, 1, 2]


def test_a_table_without_rounds_still_has_points():
    tournament = crosstable("1 A * 1 ½\n2 B 0 * 1\n3 C ½ 0 *")
    unknown = tuple(
        replace(game, round=None, board=None, colours_known=False) for game in tournament.games
    )
    table_only = replace(tournament, games=unknown)

    assert table_only.scores == tournament.scores
    assert not table_only.rounds_known
    assert table_only.boards(1) == ()
    assert table_only.after_round(1).scores == (0, 0, 0)


def test_a_player_shows_the_fide_rating_first():
    assert Player("A", rating_fide=2100, rating_national=2200).rating == 2100
    assert Player("A", rating_national=2200).rating == 2200
    assert Player("Berg, Anna").short == "Berg, A."
    assert (Player("Berg, Anna").family, Player("Berg, Anna").given) == ("Berg", "Anna")


def test_an_empty_tournament_answers_everything():
    empty = Tournament()

    assert (empty.rounds, empty.size, empty.drawn, empty.started) == (0, 0, False, False)
    assert empty.scores == ()
    assert empty.round_start(1) == ""


def test_afresh_is_the_same_state_without_what_was_computed():
    """The undo stack keeps hundreds of states; none keeps its answers with it."""
    tournament = drawn(4)
    assert tournament.rounds_known
    again = tournament.afresh()
    assert again == tournament
    assert "rounds_known" in vars(tournament)
    assert "rounds_known" not in vars(again)


def test_rounds_that_are_not_all_known_are_as_many_as_the_table_has():
    """Three of five rounds were read, and the other games stand nowhere."""
    whole = drawn(6)
    games = tuple(
        game if game.round < 4 else replace(game, round=None, board=None) for game in whole.games
    )

    assert replace(whole, games=games).rounds == 5
    assert without_rounds(whole).rounds == 5
    assert Tournament().rounds == 0
