"""What a round and a tournament wait for."""

from __future__ import annotations

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.still_out import boards_still_out, next_to_report
from arbiter.domain.tournament import Pending, Tournament
from tests.boards import by_rounds, drawn, f6, without_rounds


def test_rounds_to_come_are_listed_when_asked_for() -> None:
    """One game of the first round, two of the second, and then all of the others."""
    four = by_rounds(4, "R1: 1–4 1–0. R2: 1–2 1–0.")
    assert [(game.round, game.board) for game in boards_still_out(four)] == [(1, 2)]
    everything = [(g.round, g.board) for g in boards_still_out(four, all_rounds=True)]
    assert everything == [(1, 2), (2, 1), (3, 1), (3, 2)]


def test_a_game_put_off_is_out_but_nobody_waits_for_it() -> None:
    """The next result is that of another board, if need be of the next round."""
    four = SetPending(2, 3, 1, Pending.POSTPONED)(drawn(4))
    four = SetResult(1, 4, 1, Result.DRAW)(four)
    assert [game.board for game in boards_still_out(four)][:1] == [2]
    following = next_to_report(four)
    assert following is not None
    assert (following.round, following.board) == (2, 1)


def test_nothing_is_out_where_all_is_reported_or_nothing_known() -> None:
    """No list, and nowhere to go."""
    for tournament in (f6(), Tournament(), without_rounds(drawn(4))):
        assert boards_still_out(tournament, all_rounds=True) == ()
        assert next_to_report(tournament) is None
