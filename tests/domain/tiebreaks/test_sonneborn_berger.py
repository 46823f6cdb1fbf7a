"""Sonneborn-Berger."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given, settings

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tiebreaks import Reason, tie_break
from arbiter.domain.tournament import Pending
from tests.boards import c4, drawn, f5, f6, seed, t5, tec
from tests.strategies import tournaments


def sb(tournament):
    return [value / 4 for value in tie_break("SB").value(tournament, tournament.numbers)]


def test_the_seed():
    assert sb(seed()) == [11.75, 10, 9, 7.75, 3, 0, 0]


def test_sidorovs_nine_has_the_six_addends_of_the_seed():
    explanation = tie_break("SB").explain(seed(), 3, ())

    assert [(part.opponent, part.factor, part.score) for part in explanation.parts] == [
        (1, Fraction(1, 2), 5),
        (2, Fraction(1, 2), Fraction(9, 2)),
        (4, Fraction(1, 2), 4),
        (5, Fraction(1, 2), Fraction(5, 2)),
        (6, 1, 1),
        (7, 1, 0),
    ]
    assert [part.value for part in explanation.parts] == [
        Fraction(5, 2),
        Fraction(9, 4),
        2,
        Fraction(5, 4),
        1,
        0,
    ]
    assert explanation.total == 9


def test_the_fixtures():
    assert sb(f6()) == [7.25, 4.75, 7.75, 1.75, 3.25, 6.25]
    assert sb(t5()) == [3, 3.75, 4.25, 4.75, 1.25]
    assert sb(c4()) == [2, 2, 2, 0]
    assert sb(tec()) == [9.25, 6.25, 6.25, 4.25, 3.25, 2.25]
    assert sb(tec(scoring=FOOTBALL)) == [76, 46, 46, 34, 22, 16]


def test_b14_the_free_round_adds_nothing():
    assert sb(f5()) == [3.5, 3.5, 2.75, 4.75, 0]


def test_b15_a_forfeit_counts_like_a_game():
    forfeited = SetResult(3, 6, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())

    assert sb(forfeited) == sb(f6())


def test_b22_an_open_game_changes_nothing():
    tournament = SetResult(4, 5, 1, None)(f6().after_round(3))

    assert sb(tournament) == [2.25, 2.25, 0.75, 0.75, 0.75, 2.75]
    assert sum(tournament.scores) == 16


def test_b23_an_edit_of_an_old_round_reaches_third_parties():
    tournament = SetResult(2, 5, 1, Result.WHITE_WINS)(f6())

    assert sb(tournament) == [7, 5.25, 7.75, 1.75, 2, 6.25]


def test_an_adjourned_game_counts_as_a_draw_and_says_so():
    tournament = SetPending(1, 4, 1, Pending.ADJOURNED)(drawn(4))
    part = tie_break("SB").explain(tournament, 1, ()).parts[-1]

    assert sb(tournament) == [0.25, 0, 0, 0.25]
    assert (part.opponent, part.reason, part.value) == (4, Reason.ADJOURNED, Fraction(1, 4))


@settings(max_examples=60, deadline=None)
@given(tournaments(complete=True, standard=True))
def test_simplified_berger_is_twice_sb_less_the_points_of_the_others(tournament):
    numbers = tournament.numbers
    total, cycles = sum(tournament.scores), tournament.regulations.cycles
    quarters = tie_break("SB").value(tournament, numbers)
    halves = tie_break("SSB").value(tournament, numbers)

    for number, sb_value, simplified in zip(numbers, quarters, halves):
        assert simplified == sb_value - cycles * (total - tournament.score(number))
