"""Taking in a foreign table, and making up the rounds that it does not know."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from arbiter.domain.edits import AddPlayers, CancelLots, DrawLots, SetRegulations, SetResult
from arbiter.domain.errors import (
    AlreadyDrawn,
    AlreadyStarted,
    GamesThere,
    NotDrawn,
    PlayerNotFound,
    RoundsKnown,
)
from arbiter.domain.import_edits import AssumeRounds, ImportTournament, TakeInPlayers
from arbiter.domain.result import Result
from arbiter.domain.schedule import schedule
from arbiter.domain.tournament import Closing, LotMethod, Pending, Player, Regulations, Tournament
from tests.boards import crosstable, drawn, seed, without_rounds
from tests.strategies import crosstables


def listed(*names: str) -> Tournament:
    return AddPlayers(tuple(Player(name) for name in names))(Tournament())


def test_a_whole_tournament_takes_the_place_of_an_empty_one_or_of_a_list():
    table = without_rounds(seed())

    assert ImportTournament(table, "table.xlsx")(Tournament()) == table
    assert ImportTournament(table, "table.xlsx")(listed("Adams", "Berg")) == table


def test_nothing_is_imported_over_games():
    """Neither over results nor over a draw."""
    with pytest.raises(GamesThere):
        ImportTournament(seed(), "table.xlsx")(drawn(4))


def test_a_version_that_went_out_goes_on_over_an_import():
    """All results were undone after a reopening, and another table is taken in."""
    version = Closing(False, 2, "2026-05-08", ("an appeal",))
    closed = replace(seed(), closing=Closing(closed=True))

    assert ImportTournament(closed)(Tournament()) == closed
    assert ImportTournament(closed)(Tournament(closing=version)).closing == version


def test_what_was_imported_is_not_weighed_down_by_what_is_computed_from_it():
    """The journal keeps the edit for as long as the program runs."""
    edit = ImportTournament(seed())
    assert edit(Tournament()).scores

    assert "scores" not in vars(edit.tournament)


def test_participants_are_added_and_brought_up_to_date_in_one_step():
    edit = TakeInPlayers((Player("Ek"),), ((2, Player("Berg", rating_fide=2100)),))

    assert edit(listed("Adams", "Berg")).players == (
        Player("Adams"),
        Player("Berg", rating_fide=2100),
        Player("Ek"),
    )


def test_no_list_of_participants_is_taken_in_once_a_result_exists():
    with pytest.raises(AlreadyStarted):
        TakeInPlayers((), ((1, Player("Berg")),))(seed())


def test_after_the_draw_only_what_is_known_of_players_changes():
    """As with a player added by hand, an even field is full."""
    assert TakeInPlayers((), ((1, Player("Berg")),))(drawn(4)).player(1).name == "Berg"
    with pytest.raises(AlreadyDrawn):
        TakeInPlayers((Player("Berg"),))(drawn(4))
    with pytest.raises(PlayerNotFound):
        TakeInPlayers((), ((5, Player("Berg")),))(drawn(4))


def test_rounds_are_made_up_by_the_berger_table_of_the_numbers():
    """Six players: pairs, colours and boards are those of the printed table."""
    made = AssumeRounds()(without_rounds(drawn(6)))

    assert made.rounds_assumed
    assert made.rounds_known
    assert made.games == drawn(6).games


def test_results_stay_with_their_players_whatever_colours_they_get():
    """2 has White against 3 in round 1 of the table for three; 3 against 1 in round 3."""
    table = without_rounds(
        crosstable("""
        1 Adams  *  1  +
        2 Berg   0  *  ½
        3 Çelik  -  ½  *
    """)
    )
    made = AssumeRounds()(table)

    assert made.game(1, 3).white == 3
    assert made.game(1, 3).result is Result.BLACK_WINS_BY_FORFEIT
    assert made.game(1, 2).result is Result.WHITE_WINS
    assert made.scores == table.scores


@given(crosstables())
def test_assuming_rounds_changes_no_point_and_gives_the_whole_calendar(table):
    made = AssumeRounds()(table)
    regulations = table.regulations

    assert made.scores == table.scores
    assert [(g.name, g.pending, g.until) for g in sorted(made.games, key=lambda g: g.name)] == [
        (g.name, g.pending, g.until) for g in table.games
    ]
    rounds = schedule(made.size, regulations.cycles, exchange=regulations.exchange)
    assert rounds == tuple(
        tuple((game.white, game.black) for game in made.boards(round))
        for round in range(1, made.rounds + 1)
    )


def test_a_postponed_game_stays_postponed():
    table = without_rounds(drawn(4))
    games = (replace(table.games[0], pending=Pending.POSTPONED, until="2026-05-04"),)
    made = AssumeRounds()(replace(table, games=games + table.games[1:]))

    game = made.game(1, 2)
    assert (game.pending, game.until) == (Pending.POSTPONED, "2026-05-04")


def test_colours_that_are_known_are_not_made_up():
    """A list of games may name White and Black and no round."""
    table = without_rounds(drawn(4))
    game = replace(table.game(1, 4), white=4, black=1, colours_known=True, result=Result.DRAW)
    made = AssumeRounds()(table.with_game(game))

    assert (made.game(1, 4).white, made.game(1, 4).round) == (4, 1)
    assert made.game(2, 3).white == 2


def test_rounds_that_were_played_stay_and_the_rest_is_filled_in():
    """A list of the first two rounds, played the other way round than in the table."""
    whole = drawn(4)
    other = {1: 2, 2: 1, 3: 3}
    games = tuple(
        replace(game, round=other[game.round])
        if game.round < 3
        else replace(game, round=None, board=None, colours_known=False)
        for game in whole.games
    )
    made = AssumeRounds()(replace(whole, games=games))

    assert [(game.round, game.board, game.white, game.black) for game in made.games] == [
        (other[game.round], game.board, game.white, game.black)
        for game in sorted(whole.games, key=lambda game: (other[game.round], game.board))
    ]


def test_nobody_plays_twice_in_a_round():
    """A known round that the table has no place for gives way to it."""
    table = without_rounds(drawn(4))
    game = replace(table.game(1, 2), round=1, board=1)
    made = AssumeRounds()(table.with_game(game))

    assert made.games == drawn(4).games


def test_games_without_a_board_get_the_next_one():
    table = without_rounds(drawn(6))
    made = AssumeRounds()(table.with_game(replace(table.game(3, 4), round=1, board=1)))

    assert [(g.white, g.black, g.board) for g in made.boards(1)] == [
        (3, 4, 1),
        (1, 6, 2),
        (2, 5, 3),
    ]


def test_known_rounds_are_never_assumed():
    with pytest.raises(RoundsKnown):
        AssumeRounds()(seed())
    with pytest.raises(NotDrawn):
        AssumeRounds()(listed("Adams", "Berg", "Ek"))


def test_a_started_table_can_not_be_drawn_anew():
    table = without_rounds(seed())
    for edit in (DrawLots(LotMethod.AS_LISTED, tuple(table.numbers)), CancelLots()):
        with pytest.raises(AlreadyStarted):
            edit(table)
        with pytest.raises(AlreadyStarted):
            edit(AssumeRounds()(table))
    with pytest.raises(AlreadyStarted):
        SetRegulations(Regulations(cycles=2))(table)


@pytest.mark.parametrize(
    "edit",
    [
        DrawLots(LotMethod.AS_LISTED, (1, 2, 3, 4)),
        CancelLots(),
        SetRegulations(Regulations(cycles=2)),
    ],
)
def test_a_calendar_made_before_the_start_is_not_assumed_any_more(edit):
    """It is the one that will be played."""
    assumed = AssumeRounds()(without_rounds(drawn(4)))
    assert assumed.rounds_assumed

    assert not edit(assumed).rounds_assumed


def test_a_newcomer_of_an_unknown_calendar_has_unknown_rounds_too():
    table = SetResult(1, 2, 1, Result.DRAW)(without_rounds(drawn(3)))
    grown = AddPlayers((Player("Ek"),))(table)

    assert len(grown.games_of(4)) == 3
    assert not any(game.round or game.board or game.colours_known for game in grown.games_of(4))
    assert AssumeRounds()(grown).rounds_known
