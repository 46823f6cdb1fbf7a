"""Sonneborn-Berger with adjusted scores, as seed 001 has it."""

from __future__ import annotations

from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tiebreaks import Reason, tie_break
from arbiter.domain.tiebreaks.adjusted_berger import adjusted_scores, weighted_sum
from tests.boards import f6

SCORES = [1, 3, 2, 2, 2]


def added(scores: list[float], results: list[float]) -> float:
    """In points, as the text has them."""
    return weighted_sum([int(2 * one) for one in scores], [int(2 * one) for one in results]) / 4


def test_the_examples_of_the_text():
    assert added(SCORES, [1, 1, 1, 0, 0]) == 6
    assert added([1, 2, 2, 2, 2], [1, 1, 1, 0, 0]) == 5
    # Won in rounds 1, 3 and 5, the last one by forfeit, which adds nothing.
    assert added(SCORES, [1, 0, 1, 0, 0]) == 3
    # The last opponent had won a game by forfeit: half a point less for it.
    assert added([1, 3, 2, 2, 1.5], [1, 0, 1, 0, 1]) == 4.5


def test_a_forfeit_counts_as_a_draw_of_the_opponent_and_not_for_oneself():
    event = SetResult(2, 5, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    game = event.game(2, 5, 1)
    plain = event.scores
    adjusted = adjusted_scores(event)

    assert adjusted[game.white - 1] == plain[game.white - 1] - 1
    assert adjusted[game.black - 1] == plain[game.black - 1] + 1
    parts = tie_break("SB/US").explain(event, game.white, ()).parts
    taken = [part.factor * part.score for part in parts if part.counted]
    assert tie_break("SB/US").value(event, [game.white]) == [4 * sum(taken)]
    reasons = {part.opponent: part.reason for part in parts}
    assert reasons[game.black] is Reason.FORFEIT
    assert Reason.UNPLAYED_AS_DRAWS in {
        part.reason
        for part in tie_break("SB/US").explain(event, 1, ()).parts
        if part.opponent in (game.white, game.black)
    }


def test_six_players_and_one_forfeit():
    """2 beat 5 by forfeit: to the others they have 2½ and 2, and of each other nothing."""
    event = SetResult(2, 5, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    values = tie_break("SB/US").value(event, range(1, 7))
    assert [value / 4 for value in values] == [7.25, 3.75, 7.75, 1.75, 2, 6.25]


def test_without_forfeits_it_is_sonneborn_berger():
    assert tie_break("SB/US").value(f6(), range(1, 7)) == tie_break("SB").value(f6(), range(1, 7))
