"""A calendar changed by hand stays an all-play-all."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter.domain.calendar_edits import (
    ExchangeColours,
    MoveGame,
    SwapGames,
    SwapNumbers,
    SwapRounds,
    companions,
    partners,
)
from arbiter.domain.calendar_proof import off_table, require_all_play_all
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import (
    AlreadyStarted,
    ArbiterError,
    NotDrawn,
    PlayedThere,
    PlaysTwice,
    RoundLeftEmpty,
    RoundNotFound,
    RoundsUnknown,
)
from arbiter.domain.plain import edit_from_plain, edit_to_plain
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import LotMethod, Tournament, Withdrawal
from arbiter.storage.soundness import require_sound
from tests.boards import drawn, f6, without_rounds
from tests.random_edits import any_calendar_edit
from tests.strategies import tournaments


def boards(tournament, round):
    return " ".join(f"{game.white}–{game.black}" for game in tournament.boards(round))


@given(tournaments(max_size=9, max_cycles=4), st.integers())
def test_whatever_is_changed_everybody_still_meets_everybody(tournament, seed):
    """And what somebody scored against whom is what it was, unless numbers changed."""
    random = Random(seed)
    for _ in range(6):
        edit = any_calendar_edit(random, tournament)
        before = tournament
        try:
            tournament = edit_from_plain(edit_to_plain(edit))(tournament)
        except ArbiterError:
            assert tournament is before
            continue
        require_all_play_all(tournament)
        require_sound(tournament)
        order = [(game.round, game.board) for game in tournament.games]
        assert order == sorted(set(order))
        assert all(
            game.result_for(game.name[0]) == before.game(*game.name).result_for(game.name[0])
            for game in tournament.games
        )
        assert tournament.scores == before.scores


def test_b81_exchanged_colours_leave_the_winner_his_point():
    tournament = SetResult(2, 5, 1, Result.WHITE_WINS)(drawn(6))

    turned = ExchangeColours(2, 5, 1)(tournament)

    game = turned.game(2, 5)
    assert (game.white, game.black, game.result) == (5, 2, Result.BLACK_WINS)
    assert turned.score(2) == 2
    before, after = standings(tournament).rows, standings(turned).rows
    assert [(row.number, row.rank) for row in before] == [(row.number, row.rank) for row in after]
    assert off_table(turned) == {(2, 5, 1)}
    assert ExchangeColours(5, 2, 1)(turned) == tournament


def test_a_forfeit_stays_with_who_did_not_come():
    tournament = SetResult(2, 5, 1, Result.WHITE_WINS_BY_FORFEIT)(drawn(6))
    assert ExchangeColours(2, 5, 1)(tournament).score(2) == 2


def test_rounds_change_places_with_their_results_and_their_dates_stay():
    tournament = replace(f6(), round_starts=("2026-05-01", "2026-05-02"))

    swapped = SwapRounds(1, 2)(tournament)

    assert boards(swapped, 1) == boards(tournament, 2)
    assert boards(swapped, 2) == boards(tournament, 1)
    assert swapped.scores == tournament.scores
    assert swapped.round_starts == tournament.round_starts
    assert SwapRounds(2, 1)(swapped) == tournament


def test_two_boards_of_a_round_change_places():
    swapped = SwapGames((1, 6, 1), (3, 4, 1))(drawn(6))
    assert boards(swapped, 1) == "3–4 2–5 1–6"


def test_both_games_of_a_pair_change_places():
    """Of two cycles: the second was played first."""
    tournament = drawn(4, cycles=2)
    one, other = tournament.meetings(1, 4)

    swapped = SwapGames(one.name, other.name)(tournament)

    assert [game.round for game in swapped.meetings(1, 4)] == [other.round, one.round]


def test_two_games_that_would_make_somebody_play_twice_stay():
    with pytest.raises(PlaysTwice) as caught:
        SwapGames((1, 6, 1), (1, 2, 1))(drawn(6))

    assert caught.value.round == 1


def test_a_game_that_moves_takes_along_what_stands_in_its_way():
    """1–6 to round 2: 6–4 and 1–2 go back, then 3–4 and 2–5 come along, and so on."""
    tournament = drawn(6)
    game = tournament.game(1, 6)

    along = companions(tournament, game, 2)
    moved = MoveGame(1, 6, 1, 2)(tournament)

    assert [other.name for other in along] == [
        (1, 2, 1),
        (2, 5, 1),
        (3, 4, 1),
        (3, 5, 1),
        (4, 6, 1),
    ]
    assert moved.game(1, 6).round == 2
    assert moved.game(4, 6).round == 1
    require_all_play_all(moved)


def test_in_an_odd_field_a_chain_may_be_short():
    tournament = drawn(5)
    for game in tournament.games:
        for round in range(1, 6):
            moved = MoveGame(*game.name, round)(tournament)
            require_all_play_all(moved)
            assert moved.game(*game.name).round == round


def test_a_game_can_have_a_round_of_its_own_after_the_last():
    moved = MoveGame(1, 6, 1, 6, 1)(drawn(6))

    assert moved.rounds == 6
    assert boards(moved, 6) == "1–6"
    assert moved.free(1) == (1, 6)
    assert MoveGame(1, 6, 1, 1, 1)(moved) == drawn(6)


def test_a_game_moves_to_another_board_of_its_round():
    moved = MoveGame(1, 6, 1, 1, 3)(drawn(6))
    assert boards(moved, 1) == "3–4 2–5 1–6"


def test_a_played_game_is_not_moved_out_of_the_way():
    tournament = SetResult(2, 5, 1, Result.DRAW)(drawn(6))
    with pytest.raises(PlayedThere) as caught:
        MoveGame(1, 6, 1, 2)(tournament)

    assert (caught.value.white, caught.value.black, caught.value.round) == (2, 5, 1)


def test_no_round_is_left_empty():
    tournament = MoveGame(1, 6, 1, 6)(drawn(6))
    with pytest.raises(RoundLeftEmpty):
        MoveGame(1, 6, 1, 7)(tournament)


@pytest.mark.parametrize(
    "edit", [MoveGame(1, 6, 1, 7), MoveGame(1, 6, 1, 0), SwapRounds(1, 6), SwapRounds(0, 1)]
)
def test_rounds_that_are_not_there_are_refused(edit):
    with pytest.raises(RoundNotFound):
        edit(drawn(6))


@pytest.mark.parametrize("edit", [MoveGame(1, 4, 1, 2), SwapRounds(1, 2), ExchangeColours(1, 4, 1)])
def test_without_rounds_or_lots_there_is_nothing_to_change(edit):
    with pytest.raises(RoundsUnknown):
        edit(without_rounds(drawn(4)))
    with pytest.raises(NotDrawn):
        edit(Tournament())


def test_numbers_change_before_the_start_and_are_then_given_by_hand():
    tournament = drawn(["Adams", "Brown", "Clark"])

    swapped = SwapNumbers(1, 3)(tournament)

    assert [player.name for player in swapped.players] == ["Clark", "Brown", "Adams"]
    assert swapped.games == tournament.games
    assert swapped.lots.order == (3, 2, 1)
    assert swapped.lots.method is LotMethod.BY_HAND
    with pytest.raises(AlreadyStarted):
        SwapNumbers(1, 3)(SetResult(1, 2, 1, Result.DRAW)(tournament))


def test_nobody_changes_numbers_after_somebody_has_left():
    """His number stands in what was decided."""
    tournament = replace(drawn(6), withdrawals=(Withdrawal(5),))
    with pytest.raises(AlreadyStarted):
        SwapNumbers(1, 5)(tournament)


@given(tournaments(max_size=6, max_cycles=2), st.integers())
def test_who_can_change_places_is_who_is_not_refused(tournament, seed):
    game = Random(seed).choice(tournament.games)
    found = {other.name for other in partners(tournament, game)}
    for other in tournament.games:
        if other is game:
            continue
        try:
            SwapGames(game.name, other.name)(tournament)
        except PlaysTwice:
            assert other.name not in found
        else:
            assert other.name in found
