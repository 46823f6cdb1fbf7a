"""A game is moved with everything that follows said before."""

from __future__ import annotations

import pytest

from arbiter.domain.calendar_edits import MoveGame
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.ui.move_dialog import MoveDialog
from tests.boards import drawn


@pytest.fixture
def opened(qtbot):
    """Builds the dialog for the game 1–6."""

    def build(tournament=None) -> MoveDialog:
        dialog = MoveDialog(tournament or drawn(6), (1, 6, 1))
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return build


def test_it_begins_where_the_game_is(opened) -> None:
    """Nothing to do there."""
    dialog = opened()
    assert (dialog.round.currentData(), dialog.board.currentData()) == (1, 1)
    assert not dialog.move_button.isEnabled()


def test_who_changes_rounds_with_it_is_named(opened) -> None:
    """By round, before it is done."""
    dialog = opened()
    dialog.round.setCurrentIndex(1)
    assert dialog.words.text == (
        "5 games change rounds with it: of round 1: 2–5, 3–4; of round 2: 1–2, 5–3, 6–4."
    )
    assert dialog.edit() == MoveGame(1, 6, 1, 2, 0)
    assert dialog.move_button.isEnabled()


def test_a_new_round_is_made(opened) -> None:
    """After the last."""
    dialog = opened()
    dialog.round.setCurrentIndex(5)
    assert "A round 6 is made for it." in dialog.words.text


def test_another_board_of_the_round(opened) -> None:
    """Who is there takes its board."""
    dialog = opened()
    dialog.board.setCurrentIndex(3)
    assert dialog.words.text == "3–4 takes its board."


def test_what_can_not_be_is_said_and_not_done(opened) -> None:
    """A played game stays where it was played."""
    dialog = opened(SetResult(2, 5, 1, Result.DRAW)(drawn(6)))
    dialog.round.setCurrentIndex(1)
    assert "2–5" in dialog.words.text
    assert not dialog.move_button.isEnabled()
