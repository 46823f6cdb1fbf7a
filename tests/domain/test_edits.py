"""Everything that can be done to a tournament, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from arbiter.domain.edits import (
    AddPlayers,
    CancelLots,
    DrawLots,
    MovePlayer,
    RemovePlayer,
    SetEvent,
    SetPending,
    SetPlayer,
    SetRegulations,
    SetResult,
    SetResults,
    SetRoundStarts,
    SetTournament,
    require_drawn,
)
from arbiter.domain.errors import (
    AlreadyDrawn,
    AlreadyStarted,
    NotDrawn,
    NumbersWrong,
    PlayerHasGames,
    TableWouldChange,
    TooFewPlayers,
)
from arbiter.domain.result import Result
from arbiter.domain.schedule import schedule
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tournament import Event, LotMethod, Pending, Player, Regulations, Tournament
from tests.boards import drawn, f6
from tests.strategies import tournaments


def names(tournament):
    return [player.name for player in tournament.players]


def listed(*players):
    return AddPlayers(tuple(Player(name) for name in players))(Tournament())


def test_a_result_is_seen_from_white_whoever_is_named_first():
    tournament = SetResult(3, 4, 1, Result.WHITE_WINS)(drawn(4))

    assert tournament.game(4, 3).white == 4
    assert tournament.score(4) == 2


def test_a_result_ends_a_postponement():
    tournament = SetPending(1, 4, 1, Pending.POSTPONED, "2026-05-16T10:00")(drawn(4))
    assert tournament.game(1, 4).until == "2026-05-16T10:00"

    tournament = SetResult(1, 4, 1, Result.DRAW)(tournament)
    game = tournament.game(1, 4)
    assert (game.result, game.pending, game.until) == (Result.DRAW, None, "")


def test_putting_a_game_off_takes_its_result_away():
    tournament = SetPending(1, 4, 1, Pending.ADJOURNED)(SetResult(1, 4, 1, Result.DRAW)(drawn(4)))

    assert tournament.game(1, 4).result is None
    assert SetPending(1, 4, 1, None, "2026-05-16")(tournament).game(1, 4).until == ""


def test_b34_two_results_of_a_pair_are_one_step():
    tournament = drawn(4, cycles=2)
    edit = SetResults(
        (SetResult(1, 2, 1, Result.WHITE_WINS), SetResult(1, 2, 2, Result.WHITE_WINS))
    )
    after = edit(tournament)

    assert [game.result_for(1) for game in after.meetings(1, 2)] == [
        Result.WHITE_WINS,
        Result.BLACK_WINS,
    ]
    assert (after.score(1), after.score(2)) == (2, 2)


def test_b10_numbers_by_hand_order_the_players():
    tournament = DrawLots(LotMethod.BY_HAND, (2, 4, 3, 1))(listed("A", "B", "C", "D"))

    assert names(tournament) == ["B", "D", "C", "A"]
    assert tournament.lots.order == (2, 4, 3, 1)


@pytest.mark.parametrize("order", [(1, 1, 2, 3), (1, 2, 3), (2, 3, 4, 5)])
def test_b10_a_draw_without_every_place_is_refused(order):
    tournament = listed("A", "B", "C", "D")
    with pytest.raises(NumbersWrong):
        DrawLots(LotMethod.BY_HAND, order)(tournament)


def test_b10_after_the_first_result_numbers_are_locked():
    tournament = SetResult(1, 4, 1, Result.DRAW)(drawn(4))

    with pytest.raises(AlreadyStarted):
        DrawLots(LotMethod.AS_LISTED, (1, 2, 3, 4))(tournament)
    with pytest.raises(AlreadyStarted):
        CancelLots()(tournament)


def test_a_second_draw_starts_from_the_list_again():
    tournament = listed("A", "B", "C")
    first = DrawLots(LotMethod.BY_HAND, (3, 1, 2))(tournament)
    second = DrawLots(LotMethod.BY_HAND, (3, 1, 2))(first)

    assert names(first) == names(second) == ["C", "A", "B"]
    assert CancelLots()(second) == tournament


def test_two_players_are_too_few_for_a_draw():
    with pytest.raises(TooFewPlayers):
        DrawLots(LotMethod.AS_LISTED, (1, 2))(listed("A", "B"))


def test_b08_a_sixth_player_takes_the_free_place_of_five():
    tournament = drawn(5)
    for game in tournament.boards(1):
        tournament = SetResult(*game.name, Result.WHITE_WINS)(tournament)
    grown = AddPlayers((Player("Late"),))(tournament)

    assert grown.size == 6
    assert len(grown.games) == 15
    # The boards of the hall stay where they were printed; the newcomer gets one more.
    assert [(g.white, g.black, g.board) for g in grown.boards(1)] == [
        (2, 5, 1),
        (3, 4, 2),
        (1, 6, 3),
    ]
    assert grown.game(1, 6).result is None
    assert grown.scores[:5] == tournament.scores
    assert [{(g.white, g.black) for g in grown.boards(r)} for r in range(1, 6)] == [
        set(pairs) for pairs in schedule(6)
    ]


def test_a_newcomer_meets_everybody_in_his_free_round_whatever_the_calendar():
    """Rounds 1 and 3 of five players were played in the other order."""
    other = {1: 3, 3: 1}
    before = drawn(5)
    games = tuple(replace(g, round=other.get(g.round, g.round)) for g in before.games)
    before = replace(before, games=tuple(sorted(games, key=lambda g: (g.round, g.board))))
    grown = AddPlayers((Player("Ek"),))(before)

    for round in range(1, 6):
        assert before.free(round) == (grown.boards(round)[2].opponent_of(6),)


def test_where_nobody_is_free_the_rounds_of_a_newcomer_are_not_known():
    """Two games of one pair in one round leave no place for a third."""
    before = drawn(3)
    before = replace(before, games=tuple(replace(game, round=1) for game in before.games))
    grown = AddPlayers((Player("Ek"),))(before)

    assert [game.round for game in grown.games_of(4)] == [None] * 3


def test_b08_a_seventh_player_is_refused_because_the_table_would_change():
    tournament = SetResult(1, 6, 1, Result.DRAW)(drawn(6))

    with pytest.raises(TableWouldChange) as caught:
        AddPlayers((Player("Late"),))(tournament)
    assert caught.value.size == 6


def test_after_a_draw_without_results_an_even_field_must_be_drawn_again():
    with pytest.raises(AlreadyDrawn):
        AddPlayers((Player("Late"),))(drawn(6))


def test_two_latecomers_never_fit():
    with pytest.raises(TableWouldChange):
        AddPlayers((Player("Late"), Player("Later")))(drawn(5))


def test_b09_a_substitute_takes_place_number_and_games():
    before = drawn(6)
    after = SetPlayer(3, Player("Player Three B"))(before)

    assert after.player(3).name == "Player Three B"
    assert "Player 3" not in names(after)
    assert after.games == before.games


def test_b36_whoever_has_games_is_not_removed():
    tournament = SetResult(4, 6, 1, Result.DRAW)(drawn(6))

    with pytest.raises(PlayerHasGames):
        RemovePlayer(4)(tournament)
    with pytest.raises(AlreadyDrawn):
        RemovePlayer(1)(tournament)


def test_before_the_draw_the_list_is_free():
    tournament = listed("A", "B", "C")

    assert names(RemovePlayer(2)(tournament)) == ["A", "C"]
    assert names(MovePlayer(3, 1)(tournament)) == ["C", "A", "B"]
    assert names(MovePlayer(1, 2)(tournament)) == ["B", "A", "C"]
    with pytest.raises(AlreadyDrawn):
        MovePlayer(1, 2)(drawn(3))


def test_b04_the_exchange_can_be_switched_only_before_the_first_result():
    tournament = drawn(6, cycles=2)
    plain = replace(tournament.regulations, exchange=False)
    switched = SetRegulations(plain)(tournament)

    assert [(g.white, g.black) for g in switched.boards(4)] == [(6, 5), (1, 4), (2, 3)]
    with pytest.raises(AlreadyStarted):
        SetRegulations(plain)(SetResult(1, 6, 1, Result.DRAW)(tournament))


def test_the_days_of_the_event_follow_the_rounds_in_one_step():
    named = SetEvent(Event("Cup", place="Malmö"))(drawn(4))
    event = replace(named.event, start="2026-05-01", end="2026-05-03")
    changed = SetRoundStarts(("2026-05-01", "2026-05-02", "2026-05-03"), event)(named)

    assert changed.event == event
    assert SetRoundStarts(())(changed).event == event


def test_scoring_is_locked_after_the_first_result_and_tie_breaks_are_not():
    tournament = f6()

    with pytest.raises(AlreadyStarted):
        SetRegulations(Regulations(scoring=FOOTBALL))(tournament)
    changed = SetRegulations(Regulations(tie_breaks=("SB",)))(tournament)
    assert changed.regulations.tie_breaks == ("SB",)
    assert changed.games is tournament.games


def test_the_dialog_sets_event_and_regulations_in_one_step():
    event = Event("Club final", "Malmö", "SWE", "2026-05-01", "2026-05-09", "Ek, Bo")
    tournament = SetTournament(event, Regulations(cycles=2))(drawn(4))

    assert tournament.event == event == SetEvent(event)(drawn(4)).event
    assert tournament.rounds == 6


def test_dates_of_rounds_are_kept():
    tournament = SetRoundStarts(("2026-05-01T10:00", ""))(drawn(4))

    assert [tournament.round_start(r) for r in (1, 2, 3)] == ["2026-05-01T10:00", "", ""]


def test_pairings_are_needed_before_results():
    require_drawn(drawn(3))
    with pytest.raises(NotDrawn):
        require_drawn(listed("A", "B", "C"))


@given(tournaments())
def test_an_edit_leaves_the_state_before_it_untouched(tournament):
    before = replace(tournament)
    game = tournament.games[0]

    after = SetResult(*game.name, Result.DRAW)(tournament)

    assert tournament == before
    assert after.games[1:] == before.games[1:]


def test_an_edit_equals_one_of_its_own_kind_that_says_the_same():
    """Fields alone do not make it: two kinds may say the same numbers."""
    assert SetResult(1, 2, 1, None) == SetResult(1, 2, 1, None)
    assert hash(SetResult(1, 2, 1, None)) == hash(SetResult(1, 2, 1, None))
    assert SetResult(1, 2, 1, None) != SetResult(1, 2, 2, None)
    assert RemovePlayer(2) != MovePlayer(2, 2)
    assert len({SetEvent(Event()), CancelLots(), CancelLots()}) == 2


def test_an_edit_shows_what_it_says_and_keeps_it():
    edit = SetResult(1, 2, 1, Result.DRAW)
    assert repr(edit) == f"SetResult(first=1, second=2, cycle=1, result={Result.DRAW!r})"
    with pytest.raises(AttributeError):
        edit.first = 3  # type: ignore[misc]
