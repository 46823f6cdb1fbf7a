"""What is typed into a cell becomes an edit."""

from __future__ import annotations

import pytest

from arbiter.domain.edits import SetResult, SetResults
from arbiter.domain.errors import MarkCount, UnknownMark
from arbiter.domain.result import Result
from arbiter.ui.crosstable_edits import edit_of_cell, edit_of_game
from tests.boards import drawn


def test_a_mark_is_seen_from_the_row() -> None:
    """Number 4 has Black against 1: his 0 is a win of White."""
    game = drawn(4).game(1, 4)

    assert game.white == 1
    assert edit_of_game(game, 4, "0") == SetResult(1, 4, 1, Result.WHITE_WINS)
    assert edit_of_game(game, 1, "+") == SetResult(1, 4, 1, Result.WHITE_WINS_BY_FORFEIT)
    assert edit_of_game(game, 1, "") == SetResult(1, 4, 1, None)


def test_one_mark_fills_the_first_game_that_is_open() -> None:
    """And is refused when there is none."""
    tournament = drawn(4, cycles=2)
    games = tournament.meetings(1, 4)

    first = edit_of_cell(games, 1, "1")
    assert first == SetResult(1, 4, 1, Result.WHITE_WINS)
    games = first(tournament).meetings(1, 4)
    second = edit_of_cell(games, 1, "--")
    assert second == SetResult(1, 4, 2, Result.DOUBLE_FORFEIT)
    games = second(first(tournament)).meetings(1, 4)
    with pytest.raises(MarkCount):
        edit_of_cell(games, 1, "1")


def test_all_marks_of_a_cell_are_one_step() -> None:
    """Each is turned to the colours of its game; nothing clears all of them."""
    games = drawn(4, cycles=2).meetings(1, 4)

    assert [game.white for game in games] == [1, 4]
    assert edit_of_cell(games, 1, "1 1") == SetResults(
        (SetResult(1, 4, 1, Result.WHITE_WINS), SetResult(1, 4, 2, Result.BLACK_WINS))
    )
    assert edit_of_cell(games, 4, "") == SetResults(
        (SetResult(1, 4, 1, None), SetResult(1, 4, 2, None))
    )


@pytest.mark.parametrize("text", ["1x", "7", "1 2"])
def test_what_is_no_mark_is_refused(text: str) -> None:
    """Before anything is made of it."""
    with pytest.raises(UnknownMark):
        edit_of_cell(drawn(4, cycles=2).meetings(1, 4), 1, text)
