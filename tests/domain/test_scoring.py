"""Points for a win, a draw and a loss."""

from __future__ import annotations

import pytest

from arbiter.domain.errors import WrongScoring
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL, STANDARD, Scoring, parse_scoring


@pytest.mark.parametrize(
    ("result", "white", "black"),
    [
        (Result.WHITE_WINS, 2, 0),
        (Result.DRAW, 1, 1),
        (Result.BLACK_WINS_BY_FORFEIT, 0, 2),
        (Result.DOUBLE_FORFEIT, 0, 0),
        (Result.BOTH_LOSE, 0, 0),
        (Result.WHITE_DRAWS_BLACK_LOSES, 1, 0),
        (Result.WHITE_LOSES_BLACK_DRAWS, 0, 1),
        (Result.BLACK_WINS_UNRATED, 0, 2),
    ],
)
def test_points_of_both_sides(result, white, black):
    assert STANDARD.points(result, white=True) == white
    assert STANDARD.points(result, white=False) == black


def test_a_forfeit_loss_can_be_worth_less_than_a_loss():
    scoring = Scoring(6, 4, 2, 0)

    assert scoring.points(Result.WHITE_WINS, white=False) == 2
    assert scoring.points(Result.WHITE_WINS_BY_FORFEIT, white=False) == 0
    assert str(scoring) == "3-2-1-0"


@pytest.mark.parametrize(
    ("text", "scoring"),
    [
        ("1-½-0", STANDARD),
        ("1 0.5 0", STANDARD),
        ("1 – 0,5 – 0", STANDARD),
        ("3-1-0", FOOTBALL),
        ("1.5-1-0.5", Scoring(3, 2, 1, 1)),
        ("1½-1-½-0", Scoring(3, 2, 1, 0)),
    ],
)
def test_scorings_are_read_as_arbiters_write_them(text, scoring):
    assert parse_scoring(text) == scoring
    assert parse_scoring(str(scoring)) == scoring


@pytest.mark.parametrize(
    "text", ["", "1-0", "1-0.25-0", "a-b-c", "1-1-0", "0-½-1", "2-1.5-0", "1-½-0-1", "1-²-0"]
)
def test_what_is_no_multiple_of_a_half_or_turns_a_game_upside_down_is_refused(text):
    with pytest.raises(WrongScoring):
        parse_scoring(text)
