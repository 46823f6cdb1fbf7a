"""Direct encounter."""

from __future__ import annotations

from fractions import Fraction

from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tiebreaks import Reason, tie_break
from tests.boards import drawn, f6, t5, tec


def de(tournament, players):
    unit = tie_break("DE").per_point(tournament)
    return [Fraction(v, unit) for v in tie_break("DE").value(tournament, players)]


def test_only_games_among_the_tied_count():
    assert de(t5(), (2, 3, 4)) == [Fraction(1, 2), Fraction(3, 2), 1]
    assert de(f6(), (1, 3)) == [1, 0]


def test_a_forfeit_in_a_round_robin_counts():
    assert de(tec(), (4, 5, 6)) == [Fraction(1, 2), 1, Fraction(3, 2)]


def test_several_games_of_a_pair_count_with_their_true_mean():
    tournament = drawn(3, cycles=3)
    for cycle, result in enumerate((Result.DRAW, None, None), 1):
        tournament = SetResult(1, 2, cycle, result)(tournament)
    for game, mark in zip(tournament.meetings(1, 3), ("1", "½", "0")):
        result = {"1": Result.WHITE_WINS, "½": Result.DRAW, "0": Result.BLACK_WINS}[mark]
        result = result if game.white == 1 else result.reversed
        tournament = SetResult(1, 3, game.cycle, result)(tournament)

    # ½ from one game, and ½, 1, 0 from three: the same mean, so both are equal to number 1.
    assert de(tournament, (1, 2)) == [Fraction(1, 2), Fraction(1, 2)]
    assert de(tournament, (1, 3)) == [Fraction(1, 2), Fraction(1, 2)]
    assert de(tournament, (1, 2, 3)) == [1, Fraction(1, 2), Fraction(1, 2)]


def test_thirds_are_exact():
    tournament = drawn(3, cycles=3)
    game = tournament.meetings(1, 2)[0]
    win = Result.WHITE_WINS if game.white == 1 else Result.BLACK_WINS
    tournament = SetResult(1, 2, 1, win)(tournament)
    for cycle in (2, 3):
        tournament = SetResult(1, 2, cycle, Result.BOTH_LOSE)(tournament)

    assert de(tournament, (1, 2)) == [Fraction(1, 3), 0]


def test_opponents_not_met_yet_are_named():
    parts = tie_break("DE").explain(drawn(3), 1, (1, 2)).parts

    assert [(part.opponent, part.counted, part.reason) for part in parts] == [
        (2, False, Reason.NOT_REPORTED)
    ]
