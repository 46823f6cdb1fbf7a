"""Standard points."""

from __future__ import annotations

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tiebreaks import Reason, tie_break
from arbiter.domain.tournament import Pending
from tests.boards import drawn, tec


def std(tournament):
    return [value / 2 for value in tie_break("STD").value(tournament, tournament.numbers)]


def test_the_scoring_of_the_event_does_not_matter():
    assert std(tec(scoring=FOOTBALL)) == std(tec())


def test_equal_points_are_half_but_for_a_double_forfeit():
    event = drawn(4)
    for pair, result in (((1, 4), Result.DOUBLE_FORFEIT), ((2, 3), Result.BOTH_LOSE)):
        event = SetResult(*pair, 1, result)(event)

    assert std(event) == [0, 0.5, 0.5, 0]
    assert tie_break("STD").explain(event, 1, ()).parts[0].reason is Reason.FORFEIT
    assert tie_break("STD").explain(event, 2, ()).parts[0].reason is Reason.EQUAL_POINTS


def test_an_adjourned_game_is_a_draw_and_a_postponed_one_nothing():
    event = SetPending(1, 4, 1, Pending.ADJOURNED)(drawn(4))
    event = SetPending(2, 3, 1, Pending.POSTPONED)(event)

    assert std(event) == [0.5, 0, 0, 0.5]
