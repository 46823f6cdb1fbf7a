from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from arbiter.domain.closing_edits import CloseTournament
from arbiter.domain.differences import Differences, differences
from arbiter.domain.edits import (
    AddPlayers,
    CancelLots,
    DrawLots,
    SetEvent,
    SetPending,
    SetPlayer,
    SetRegulations,
    SetResult,
    SetRoundStarts,
)
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, LotMethod, Pending, Player, Regulations
from tests.boards import drawn, seed
from tests.random_edits import some_tournament

FOUR = drawn(["Adams", "Berg", "Costa", "Dahl"])
WIN = SetResult(1, 4, 1, Result.WHITE_WINS)
DRAW = SetResult(2, 3, 1, Result.DRAW)


@given(number=st.integers(0, 40))
def test_a_state_does_not_differ_from_itself(number: int) -> None:
    """Whatever is in it."""
    tournament = some_tournament(number, 40)

    assert differences(tournament, tournament.afresh()) == Differences()


def test_results_are_named_with_both_players_and_both_sides() -> None:
    """One that goes, one that is another, one that comes, one that is put off."""
    now = DRAW(WIN(FOUR))
    then = SetPending(1, 2, 1, Pending.POSTPONED)(SetResult(2, 3, 1, Result.BLACK_WINS)(FOUR))
    then = SetResult(3, 4, 1, Result.DRAW)(then)
    found = differences(now, then)

    assert [
        (d.white.name, d.black.name, d.now and d.now.result, d.then and d.then.result, d.goes)
        for d in found.results
    ] == [
        ("Adams", "Dahl", Result.WHITE_WINS, None, True),
        ("Berg", "Costa", Result.DRAW, Result.BLACK_WINS, False),
        ("Dahl", "Costa", None, Result.DRAW, False),
        ("Adams", "Berg", None, None, False),
    ]
    assert found.results_that_go == 1


def test_places_that_would_change_are_those_of_both_tables() -> None:
    """The best of then first; Berg and Costa share theirs with another, and are not named."""
    found = differences(WIN(FOUR), SetResult(1, 4, 1, Result.BLACK_WINS)(FOUR))

    assert [(player.name, now, then) for player, now, then in found.places] == [
        ("Dahl", (2, 4), (1, 1)),
        ("Adams", (1, 1), (2, 4)),
    ]


def test_players_who_are_corrected_who_come_and_who_go() -> None:
    """A player is known by his name, or by his number where only that is the same."""
    listed = CancelLots()(FOUR)
    now = AddPlayers((Player("Ek"),))(SetPlayer(1, Player("Adams", club="Lund"))(listed))
    then = AddPlayers((Player("Falk"),))(listed)

    assert differences(now, then).players == (
        (Player("Adams", club="Lund"), Player("Adams")),
        (Player("Ek"), None),
        (None, Player("Falk")),
    )


def test_a_new_draw_moves_the_results_with_their_players() -> None:
    """The game of Adams and Dahl is the same game under other numbers."""
    again = DrawLots(LotMethod.BY_HAND, (4, 3, 2, 1))(FOUR)
    then = SetResult(1, 4, 1, Result.BLACK_WINS)(again)  # Dahl has White and number 1
    found = differences(WIN(FOUR), then)

    assert found.results == ()
    assert found.players == ()
    assert found.lots
    assert not found.calendar


def test_a_result_is_seen_from_the_white_of_now() -> None:
    """Dahl has White under the numbers of then, and Adams stays in front."""
    again = DrawLots(LotMethod.BY_HAND, (4, 3, 2, 1))(FOUR)
    [found] = differences(WIN(FOUR), SetResult(1, 4, 1, Result.WHITE_WINS)(again)).results

    assert (found.white.name, found.black.name) == ("Adams", "Dahl")
    assert found.now is not None
    assert found.then is not None
    assert (found.now.result, found.then.result) == (Result.WHITE_WINS, Result.BLACK_WINS)


def test_a_draw_that_was_not_yet_made_has_no_results() -> None:
    """Every result goes, and no place is compared with none."""
    found = differences(seed(), replace(seed(), games=(), lots=None))

    assert found.results_that_go == len(seed().games)
    assert found.places == ()


def test_a_game_that_comes_with_the_draw_is_named_only_if_it_was_played() -> None:
    """Open games of a calendar that is not there yet are no difference of results."""
    found = differences(CancelLots()(FOUR), WIN(FOUR))

    assert [(d.white.name, d.now) for d in found.results] == [("Adams", None)]
    assert found.results_that_go == 0


def test_data_of_the_event_rules_and_days() -> None:
    """Each is said by itself."""
    assert differences(FOUR, SetEvent(Event("Cup"))(FOUR)) == Differences(event=True)
    assert differences(FOUR, SetRoundStarts(("2026-05-03",))(FOUR)) == Differences(dates=True)
    order = SetRegulations(Regulations(tie_breaks=("SB",)))(FOUR)
    assert differences(FOUR, order) == Differences(regulations=True)


def test_what_has_no_name_here_differs_all_the_same() -> None:
    """That rounds are made up; but not that the results were final in between."""
    assert differences(FOUR, replace(FOUR, rounds_assumed=True)) == Differences(other=True)
    closed = CloseTournament()(seed())
    assert differences(closed, seed()) == Differences()


def test_namesakes_are_told_apart_by_their_numbers() -> None:
    """Two called Adams: each is compared with the one of his number."""
    twins = drawn(["Adams", "Adams", "Berg", "Costa"])
    now = SetPlayer(2, Player("Adams", club="Lund"))(twins)

    assert differences(now, twins).players == ((Player("Adams", club="Lund"), Player("Adams")),)
