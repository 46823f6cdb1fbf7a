"""An all-play-all is proved, and what leaves its table is found."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from arbiter.domain.calendar_edits import ExchangeColours, SwapRounds
from arbiter.domain.calendar_proof import (
    calendar_changed,
    calendar_foreign,
    off_table,
    require_all_play_all,
)
from arbiter.domain.edits import AddPlayers
from arbiter.domain.errors import MeetingsWrong, PlaysTwice, RoundLeftEmpty
from arbiter.domain.tournament import LotMethod, Player
from tests.boards import drawn, tec, without_rounds
from tests.strategies import tournaments


def with_game(tournament, place, **changed):
    games = list(tournament.games)
    games[place] = replace(games[place], **changed)
    return replace(tournament, games=tuple(games))


@given(tournaments())
def test_every_table_is_an_all_play_all_and_leaves_itself_nowhere(tournament):
    require_all_play_all(tournament)
    assert not off_table(tournament)


def test_a_league_follows_its_own_table():
    assert not off_table(drawn(8, cycles=2, league=True))


def test_two_games_in_one_round_are_found():
    with pytest.raises(PlaysTwice) as caught:
        require_all_play_all(with_game(drawn(6), 0, round=2))

    assert (caught.value.round, caught.value.number, caught.value.opponents) == (2, 6, (1, 4))


def test_a_pair_that_never_meets_is_found():
    tournament = drawn(4)
    with pytest.raises(MeetingsWrong) as caught:
        require_all_play_all(replace(tournament, games=tournament.games[1:]))

    assert (caught.value.first, caught.value.second, caught.value.times) == (1, 4, 0)


def test_a_round_without_a_game_is_found():
    tournament = drawn(3)
    with pytest.raises(RoundLeftEmpty):
        require_all_play_all(with_game(tournament, 1, round=4))


def test_what_was_changed_is_named():
    tournament = ExchangeColours(2, 5, 1)(drawn(6))

    assert off_table(tournament) == {(2, 5, 1)}
    assert calendar_changed(tournament)
    assert not calendar_foreign(tournament)
    assert len(off_table(SwapRounds(1, 2)(drawn(6)))) == 6


def test_a_calendar_from_a_file_was_not_changed_but_is_another():
    tournament = tec()
    numbers = replace(tournament.lots, method=LotMethod.FROM_FILE)

    foreign = replace(tournament, lots=numbers)
    assert calendar_foreign(foreign)
    assert not calendar_changed(foreign)


def test_a_newcomer_on_a_board_of_his_own_changes_nothing():
    assert not off_table(AddPlayers((Player("Late"),))(drawn(5)))


def test_where_rounds_are_not_known_no_game_leaves_the_table():
    assert not off_table(without_rounds(drawn(6)))
