from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.closing_edits import CloseTournament, ReopenTournament
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import ResultsWouldGo
from arbiter.domain.plain import edit_from_plain, edit_to_plain
from arbiter.domain.restore_edits import RestoreState
from arbiter.domain.result import Result
from tests.boards import drawn, seed
from tests.random_edits import some_tournament

AT = "2026-05-03T14:03:22+02:00"
WIN = SetResult(1, 4, 1, Result.WHITE_WINS)


def test_an_earlier_state_takes_the_place_of_the_present_one() -> None:
    """Whole, and without what was computed from the other."""
    now = some_tournament(4)
    then = replace(some_tournament(3), closing=now.closing)
    then.scores  # noqa: B018

    assert RestoreState(then, AT, given_up=1000)(now) == then
    assert "scores" not in vars(RestoreState(then, AT, given_up=1000)(now))


def test_results_go_only_if_their_number_was_agreed_to() -> None:
    """Somebody may have entered another one since he was asked."""
    now = SetResult(2, 3, 1, Result.DRAW)(WIN(drawn(4)))

    with pytest.raises(ResultsWouldGo) as refused:
        RestoreState(WIN(drawn(4)), AT)(now)
    assert refused.value.count == 1
    assert RestoreState(WIN(drawn(4)), AT, given_up=1)(now) == WIN(drawn(4))
    assert RestoreState(now, AT)(WIN(drawn(4))) == now


def test_what_went_out_as_a_version_is_not_unsaid() -> None:
    """Version and reasons are those of now."""
    now = ReopenTournament("an appeal", "2026-05-08")(CloseTournament()(seed()))

    assert RestoreState(seed(), AT)(now) == replace(seed(), closing=now.closing)
    assert RestoreState(CloseTournament()(seed()), AT)(seed()) == seed()


def test_it_is_written_down_whole() -> None:
    """The journal repeats it years later, when the backup is long gone."""
    edit = RestoreState(some_tournament(5), AT, given_up=2)

    assert edit_from_plain(edit_to_plain(edit)) == edit
