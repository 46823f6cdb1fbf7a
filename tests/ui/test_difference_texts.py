"""What an earlier state says otherwise, line by line."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.differences import Differences, differences
from arbiter.domain.edits import (
    AddPlayers,
    CancelLots,
    SetEvent,
    SetPending,
    SetPlayer,
    SetRegulations,
    SetResult,
    SetRoundStarts,
)
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, Pending, Player, Regulations, Tournament
from arbiter.ui.difference_texts import DifferenceLine, difference_lines, difference_sentence
from tests.boards import drawn, without_rounds

FOUR = drawn(["Adams", "Berg", "Costa", "Dahl"])
WIN = SetResult(1, 4, 1, Result.WHITE_WINS)
Line = DifferenceLine


def _lines(now: Tournament, then: Tournament) -> list[DifferenceLine]:
    return difference_lines(differences(now, then), now, then)


def test_results_with_both_values_and_places_that_follow() -> None:
    """What goes is marked; a heading counts what is below it."""
    now = SetResult(2, 3, 1, Result.DRAW)(WIN(FOUR))
    then = SetPending(1, 2, 1, Pending.POSTPONED)(SetResult(2, 3, 1, Result.BLACK_WINS)(FOUR))

    assert _lines(now, then) == [
        Line("3 results", heading=True),
        Line("1–4  Adams – Dahl", "1–0", "open", goes=True),
        Line("2–3  Berg – Costa", "½–½", "0–1"),
        Line("1–2  Adams – Berg", "open", "postponed"),
        Line("4 places", heading=True),
        Line("Costa", "2–3", "1"),
        Line("Adams", "1", "2–4"),
        Line("Berg", "2–3", "2–4"),
        Line("Dahl", "4", "2–4"),
    ]
    assert difference_sentence(differences(now, then)) == (
        "1 result would go; 2 games would stand otherwise; 4 places would change."
    )


def test_a_second_cycle_is_named() -> None:
    """Two games of one pair are two lines."""
    twice = drawn(["Adams", "Berg", "Costa"], cycles=2)
    [_, line, *_] = _lines(SetResult(1, 2, 2, Result.DRAW)(twice), twice)

    assert line == Line("2–1  Berg – Adams, cycle 2", "½–½", "open", goes=True)


def test_players_who_changed_came_and_went() -> None:
    """A corrected one with what was corrected."""
    listed = CancelLots()(FOUR)
    now = AddPlayers((Player("Ek"),))(SetPlayer(1, Player("Adams", club="Lund"))(listed))
    then = AddPlayers((Player("Falk"),))(listed)

    assert _lines(now, then) == [
        Line("3 players", heading=True),
        Line("Adams", "Lund", "–"),
        Line("Ek", "in the list", "–"),
        Line("Falk", "–", "in the list"),
    ]
    assert difference_sentence(differences(now, then)) == "3 players would be changed."


def test_lots_rounds_rules_data_and_dates() -> None:
    """Each in a line of its own."""
    now = SetEvent(Event("Cup"))(FOUR)
    then = replace(
        SetRegulations(Regulations(tie_breaks=("SB",)))(CancelLots()(FOUR)),
        event=Event("Club final"),
        round_starts=("2026-05-03",),
    )
    lines = _lines(now, then)

    assert lines[0] == Line("Lots, rules and data", heading=True)
    assert {line.what: (line.now, line.then) for line in lines[1:]} == {
        "Numbers": ("drawn", "not drawn"),
        "Rounds, boards and colours": ("3 rounds", "–"),
        "Event": ("Cup", "Club final"),
        "Regulations": ("DE SB WIN KS", "SB"),
        "Dates of the rounds": ("1: –", "1: 3 May 2026"),
    }


def test_a_game_that_is_not_there_has_no_value() -> None:
    """Before the draw there was none."""
    lines = _lines(WIN(FOUR), CancelLots()(FOUR))

    assert lines[1] == Line("1–4  Adams – Dahl", "1–0", "–", goes=True)
    assert _lines(CancelLots()(FOUR), WIN(FOUR))[1] == Line("Adams – Dahl", "–", "1–0")


def test_the_same_state_and_one_with_other_data_only() -> None:
    """Two sentences for nothing that an arbiter would fear."""
    assert difference_sentence(Differences()) == "This state says the same as now."
    assert difference_sentence(differences(FOUR, SetRoundStarts(("2026-05-03",))(FOUR))) == (
        "Results and players would stay; rules or data would change."
    )
    assert difference_lines(Differences(), FOUR, FOUR) == []


def test_rounds_that_are_not_known_are_a_difference_of_the_calendar() -> None:
    """A table that was read, and its rounds made up since."""
    lines = _lines(FOUR, without_rounds(FOUR))

    assert "Rounds, boards and colours" in [line.what for line in lines]
