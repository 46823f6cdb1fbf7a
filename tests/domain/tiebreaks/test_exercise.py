"""Every tie-break on the exercise of FIDE's technical commission, one game won by forfeit."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from arbiter.domain.tiebreaks import Reason, tie_break
from arbiter.domain.tournament import UNRATED_LEFT_OUT, Player
from tests.boards import tec

SIX = range(1, 7)
FIGURES = {
    "SB": [9.25, 6.25, 6.25, 4.25, 3.25, 2.25],
    "SB/C1": [9.25, 4.75, 4.75, 4.25, 3.25, 1.5],
    "SB/C2": [8.5, 3.25, 3.25, 3.5, 1.75, 0],
    "WIN": [3, 3, 3, 1, 1, 1],
    "WON": [3, 3, 3, 1, 1, 0],
    "BPG": [2, 2, 2, 3, 3, 2],
    "BWG": [2, 1, 1, 1, 0, 0],
    "REP": [5, 5, 5, 5, 4, 5],
    "STD": [3.5, 3.5, 3.5, 1.5, 1.5, 1.5],
    "PS": [10.5, 10, 11, 3.5, 6.5, 3.5],
    "ARO": [2050, 2060, 2070, 2080, 2125, 2125],
    "TPR": [2199, 2209, 2219, 1931, 2038, 1803],
    "PTP": [2204, 2216, 2227, 1922, 2032, 1789],
    "KS": [2, 0.5, 0.5, 1, 0.5, 0],
    "SSB": [7, 1, 1, -5, -7, -9],
    "TPN": [1, 2, 3, 4, 5, 6],
    "RTNG": [2200, 2150, 2100, 2050, 1950, 2000],
}


@pytest.mark.parametrize("code", FIGURES)
def test_the_figures_of_the_exercise(code: str) -> None:
    """As the commission's text, FIDE's checker and a hand have them."""
    asked = tie_break(code)
    values = asked.value(tec(), SIX)
    parts = asked.per_point(tec())

    assert [Fraction(value, parts) for value in values] == list(map(Fraction, FIGURES[code]))
    for player, value in zip(SIX, values):
        assert asked.explain(tec(), player, SIX).total == Fraction(value, parts)


def test_a_forfeit_win_can_be_made_a_game_over_the_board() -> None:
    """Article 15.2 read literally: only the winner of the forfeit has one more."""
    literal = tec(forfeit_wins_played=True)

    assert tie_break("WON").value(literal, SIX) == [3, 3, 3, 1, 1, 1]
    assert tie_break("BPG").value(literal, SIX) == [2, 2, 2, 3, 3, 3]
    assert tie_break("BWG").value(literal, SIX) == [2, 1, 1, 1, 0, 1]


def _with_an_unrated(**regulations: object):
    event = tec(**regulations)
    return replace(event, players=(Player("Alyx"), *event.players[1:]))


def test_without_a_method_for_unrated_players_ratings_decide_nothing() -> None:
    """Article 10: without a rule for them such tie-breaks should not be used."""
    for code in ("ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG", "RTNG/R"):
        assert not tie_break(code).answers(_with_an_unrated())
        assert tie_break(code).answers(_with_an_unrated(unrated=1400))
        assert tie_break(code).answers(tec())


def test_a_rating_can_be_assumed_for_who_has_none() -> None:
    """And the part says that it is not his own."""
    event = _with_an_unrated(unrated=1400)

    assert tie_break("ARO").value(event, (2,)) == [(1400 + 2000 + 1950 + 2100 + 2050) // 5]
    parts = tie_break("ARO").explain(event, 2, SIX).parts
    assert [part.reason for part in parts if part.opponent == 1] == [Reason.ASSUMED_RATING]
    assert tie_break("RTNG").value(event, (1,)) == [1400]


def test_games_against_unrated_players_can_be_left_out() -> None:
    """The average is over four then."""
    event = _with_an_unrated(unrated=UNRATED_LEFT_OUT)

    assert tie_break("ARO").value(event, (2,)) == [(2000 + 1950 + 2100 + 2050) // 4]
    assert tie_break("RTNG").value(event, (1,)) == [None]


def test_cut_parts_say_why_they_are_out() -> None:
    """Bruno's least significant game is that with the lowest of his opponents."""
    parts = tie_break("SB/C1").explain(tec(), 2, SIX).parts

    assert [part.reason for part in parts].count(Reason.CUT_LOWEST) == 1
    median = tie_break("SB/M1").explain(tec(), 2, SIX).parts
    assert [part.reason for part in median].count(Reason.CUT_HIGHEST) == 1
