"""A file that was read, held against the tournament that is open."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter.domain.edits import SetPlayer, SetResult
from arbiter.domain.import_updates import TakeInResults
from arbiter.domain.reimport import OtherResult, Taken, reimport, same_players
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Player, Tournament
from tests.boards import crosstable, drawn, f6, seed, without_rounds


def opened(tournament, *names):
    """*tournament* with these games open."""
    for first, second in names:
        tournament = SetResult(first, second, 1, None)(tournament)
    return tournament


def test_the_same_file_again_brings_nothing():
    found = reimport(seed(), without_rounds(seed()))

    assert (found.new, found.other, found.changed) == ((), (), ())
    assert found.equal == 21
    assert found.fits
    assert not found.brings


def test_open_games_and_different_ones_are_told_apart():
    ours = opened(seed(), (1, 2), (6, 7))
    theirs = SetResult(1, 3, 1, Result.DOUBLE_FORFEIT)(seed())
    found = reimport(ours, theirs)

    assert set(found.new) == {((1, 2, 1), Result.DRAW), ((6, 7, 1), seed().game(6, 7).result)}
    assert found.other == (OtherResult((1, 3, 1), Result.DRAW, Result.DOUBLE_FORFEIT),)
    assert found.equal == 18


def test_players_stand_in_another_order_there():
    theirs = crosstable("1 Nikolaev * 0 0\n2 Ivanov 1 * 1\n3 Petrov 1 0 *")
    found = reimport(opened(seed(), (1, 2), (1, 7), (2, 7)), theirs)

    assert found.numbers == {1: 7, 2: 1, 3: 2}
    after = TakeInResults(found.new)(opened(seed(), (1, 2), (1, 7), (2, 7)))
    assert [after.game(1, 2).result_for(1), after.game(1, 7).result_for(1)] == [
        Result.WHITE_WINS,
        Result.WHITE_WINS,
    ]
    assert after.game(2, 7).result_for(2) is Result.WHITE_WINS
    assert found.missing == (3, 4, 5, 6)


def test_strangers_and_their_games_stay_outside():
    theirs = crosstable("1 Ivanov * 1 1\n2 Petrov 0 * 1\n3 Somebody 0 0 *")
    found = reimport(opened(seed(), (1, 2)), theirs)

    assert found.strangers == ("Somebody",)
    assert [name for name, _ in found.new] == [(1, 2, 1)]


def test_the_round_tells_which_game_of_a_double_round_it_is():
    ours = drawn(["Ivanov", "Petrov", "Sidorov", "Orlov"], cycles=2)
    second = next(game for game in ours.games if game.name == (1, 2, 2))
    theirs = Tournament(
        players=ours.players,
        games=(Game(second.white, second.black, 1, second.round, 1, Result.WHITE_WINS),),
    )

    assert reimport(ours, theirs).new == (((1, 2, 2), Result.WHITE_WINS),)


def test_without_rounds_the_colours_tell_it():
    ours = drawn(["Ivanov", "Petrov", "Sidorov", "Orlov"], cycles=2)
    second = next(game for game in ours.games if game.name == (1, 2, 2))
    theirs = Tournament(
        players=ours.players, games=(Game(second.white, second.black, 1, result=Result.DRAW),)
    )

    assert reimport(ours, theirs).new == (((1, 2, 2), Result.DRAW),)


def test_a_result_of_a_round_in_which_they_do_not_meet_has_no_home():
    ours = drawn(["Ivanov", "Petrov", "Sidorov", "Orlov"])
    theirs = Tournament(players=ours.players, games=(Game(1, 2, 2, 9, 1, Result.WHITE_WINS),))
    found = reimport(ours, theirs)

    assert found.new == ()
    assert found.homeless == (("Ivanov", "Petrov"),)


def test_other_colours_are_counted_and_the_result_stays_with_its_player():
    ours = drawn(["Ivanov", "Petrov", "Sidorov"])
    game = ours.game(1, 2)
    theirs = Tournament(
        players=ours.players,
        games=(Game(game.black, game.white, 1, game.round, 1, Result.WHITE_WINS),),
    )
    found = reimport(ours, theirs)

    assert found.turned == 1
    assert found.new == (((1, 2, 1), Result.BLACK_WINS),)


def test_another_round_is_counted():
    ours = drawn(["Ivanov", "Petrov", "Sidorov"])
    game = ours.game(1, 2)
    other = 1 if game.round != 1 else 2
    theirs = Tournament(
        players=ours.players, games=(replace(game, round=other, result=Result.DRAW),)
    )
    found = reimport(ours, theirs)

    assert found.moved == 1
    assert found.new == (((1, 2, 1), Result.DRAW),)


def test_what_the_file_knows_better_of_a_player():
    ours = SetPlayer(1, Player("Ivanov", rating_fide=2400, club="Lund"))(seed())
    theirs = SetPlayer(1, Player("Ivanov", rating_fide=2410, fide_id="123"))(seed())
    found = reimport(ours, theirs)

    assert found.changed == ((1, Player("Ivanov", rating_fide=2410, fide_id="123", club="Lund")),)


def test_nobody_is_doubled_when_a_file_is_read_twice():
    ours = opened(f6(), (1, 6), (2, 5))
    found = reimport(ours, f6())
    after = TakeInResults(found.new)(ours)

    assert after.players == ours.players
    assert reimport(after, f6()).new == ()


@pytest.mark.parametrize(
    ("theirs", "ours", "number"),
    [
        ("Müller, Jürgen", "Mueller, Juergen", 1),
        ("Жукова, Мила", "Zhukova, Mila", 1),
        ("Mila Zhukova", "Zhukova, Mila", 1),
        ("Ivanov I.", "Ivanov, Igor", 1),
        ("Ivanov", "Ivanov, Igor", 1),
        ("Ivanov, Igor Petrovich", "Ivanov, Igor", 1),
        ("Ivanov, Ian", "Ivanov, Ivan", 0),
        ("Ivanova, Igor", "Ivanov, Igor", 0),
        ("Ivanov P.", "Ivanov, Igor", 0),
    ],
)
def test_names_that_are_written_otherwise(theirs, ours, number):
    found = same_players([Player(theirs)], [Player(ours)])

    assert found.get(1, 0) == number


def test_of_two_of_one_name_the_number_decides_or_nobody():
    both = [Player("Ivanov, Igor"), Player("Ivanov, Ilya")]

    assert same_players([Player("Ek"), Player("Ivanov I.")], both) == {2: 2}
    assert same_players([Player("Ek"), Player("Ö"), Player("Ivanov I.")], both) == {}


def test_twins_are_told_apart_by_year_or_not_at_all():
    listed = [Player("Berg, Anna", birth="1990"), Player("Berg, Anna", birth="2011")]

    assert same_players([Player("Berg, Anna", birth="2011")], listed) == {1: 2}
    assert same_players([Player("Ek"), Player("Ö"), Player("Berg, Anna")], listed) == {}


def test_other_names_are_named():
    theirs = SetPlayer(1, Player("Iwanow"))(SetPlayer(2, Player("Petrov P."))(seed()))
    found = reimport(seed(), theirs)

    assert found.taken == (Taken(2, "Petrov", "Petrov P."),)
    assert found.strangers == ("Iwanow",)
    assert found.missing == (1,)


@given(st.sets(st.sampled_from([game.name for game in f6().games])), st.permutations(range(6)))
def test_any_part_of_a_table_in_any_order_is_completed(names, order):
    """What is open here and known there comes in, and the table is whole again."""
    whole = replace(f6(), players=tuple(Player(name) for name in ("Ab Bc Cd De Ef Fg").split()))
    ours = whole
    for name in names:
        ours = SetResult(*name, None)(ours)
    place = {old: new for new, old in enumerate(order, 1)}
    theirs = Tournament(
        players=tuple(whole.players[old] for old in order),
        games=tuple(
            replace(game, white=place[game.white - 1], black=place[game.black - 1])
            for game in whole.games
        ),
    )
    found = reimport(ours, theirs)

    assert not found.other
    assert TakeInResults(found.new)(ours).games == whole.games
