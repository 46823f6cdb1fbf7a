import pytest

from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Pending
from arbiter.ui.result_words import (
    pending_name,
    result_name,
    second_line,
    side_name,
    state_in_words,
)


def test_every_result_has_a_name_of_its_own(qapp):
    assert len({result_name(result) for result in Result}) == len(Result)


@pytest.mark.parametrize(
    ("game", "line", "words"),
    [
        (Game(1, 2), "", "open"),
        (Game(1, 2, result=Result.WHITE_WINS), "", "White won"),
        (
            Game(1, 2, result=Result.WHITE_WINS_BY_FORFEIT),
            "Black did not appear",
            "Black did not appear",
        ),
        (
            Game(1, 2, result=Result.BOTH_LOSE),
            "arbiter’s decision",
            "Both lose, arbiter’s decision",
        ),
        (Game(1, 2, result=Result.DRAW_UNRATED), "not rated", "Draw, not rated"),
        (Game(1, 2, pending=Pending.ADJOURNED), "", "adjourned"),
        (
            Game(1, 2, pending=Pending.POSTPONED, until="2026-05-16"),
            "Sat 16 May",
            "postponed to Sat 16 May",
        ),
    ],
)
def test_what_stands_under_a_result_and_what_is_read_aloud(qapp, game, line, words):
    assert second_line(game) == line
    assert state_in_words(game) == words


def test_put_off_games_have_their_word(qapp):
    assert [pending_name(pending) for pending in Pending] == [
        "postponed",
        "adjourned",
        "early",
    ]


def test_a_league_has_home_and_away(qapp):
    """Every word that names a colour gives way; what names none stays."""
    for result in Result:
        plain, venues = result_name(result), result_name(result, venues=True)
        assert "White" not in venues
        assert "Black" not in venues
        assert ("White" in plain or "Black" in plain) == (plain != venues)
    assert side_name(white=True, venues=True) == "Home"
    assert side_name(white=False, venues=False) == "Black"
    game = Game(1, 2, result=Result.WHITE_WINS_BY_FORFEIT)
    assert second_line(game, venues=True) == "Away did not appear"
    assert state_in_words(game, venues=True) == "Away did not appear"
