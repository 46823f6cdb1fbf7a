"""What a change says it touched."""

from __future__ import annotations

from arbiter.domain.changes import Change, change_between
from arbiter.domain.closing_edits import CloseTournament
from arbiter.domain.edits import (
    AddPlayers,
    DrawLots,
    MovePlayer,
    SetEvent,
    SetPending,
    SetPlayer,
    SetRegulations,
    SetResult,
    SetRoundStarts,
)
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, LotMethod, Pending, Player, Regulations, Tournament
from tests.boards import drawn, seed


def test_a_result_names_its_game_and_nothing_else():
    before = drawn(4)
    change = change_between(before, SetResult(4, 1, 1, Result.DRAW)(before))

    assert change == Change(games=frozenset({(1, 4, 1)}))
    assert change.table
    assert not change.structure


def test_closing_changes_what_can_be_typed_into():
    before = seed()

    assert change_between(before, CloseTournament()(before)) == Change(closing=True)


def test_a_postponement_names_its_game():
    before = drawn(4)

    assert change_between(before, SetPending(1, 2, 1, Pending.POSTPONED)(before)).games == {
        (1, 2, 1)
    }


def test_a_corrected_name_is_no_new_field():
    before = drawn(4)
    change = change_between(before, SetPlayer(2, Player("Berg"))(before))

    assert change == Change(players=frozenset({2}))


def test_players_who_come_or_move_change_the_field():
    listed = AddPlayers((Player("A"), Player("B"), Player("C")))(Tournament())

    assert change_between(Tournament(), listed).field
    assert change_between(listed, MovePlayer(3, 1)(listed)).field
    assert not change_between(listed, SetPlayer(3, Player("D"))(listed)).field


def test_lots_and_cycles_change_the_calendar():
    listed = AddPlayers((Player("A"), Player("B"), Player("C")))(Tournament())
    numbered = DrawLots(LotMethod.AS_LISTED, (1, 2, 3))(listed)
    change = change_between(listed, numbered)
    assert change.calendar
    assert change.field

    four = drawn(4, cycles=2)
    plain = SetRegulations(Regulations(cycles=2, exchange=False))(four)
    assert change_between(four, plain).calendar
    assert change_between(four, plain).regulations


def test_event_and_dates():
    before = drawn(3)

    assert change_between(before, SetEvent(Event("Final"))(before)) == Change(event=True)
    assert change_between(before, SetRoundStarts(("2026-05-01",))(before)) == Change(dates=True)
    assert change_between(before, before) == Change()
