"""Typing the scores of a play-off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.tournament import PlayOff
from arbiter.ui.play_off_dialog import PlayOffDialog, parse_score
from tests.domain.test_play_off_edits import cycle_of_three


@pytest.mark.parametrize(
    ("typed", "score"),
    [
        ("1½ : ½", (3, 1)),
        ("1½:½", (3, 1)),
        ("1.5-0.5", (3, 1)),
        ("1,5 – 0,5", (3, 1)),
        (" 2 0 ", (4, 0)),
        ("1 : 1", (2, 2)),
        ("  ", None),
    ],
)
def test_scores(typed: str, score: tuple[int, int] | None) -> None:
    assert parse_score(typed) == score


@pytest.mark.parametrize("typed", ["1", "a:b", "1:", ":", "1.7:0", "-1:2"])
def test_what_is_no_score(typed: str) -> None:
    with pytest.raises(ValueError, match="no score"):
        parse_score(typed)


def test_a_play_off_of_three_is_entered_in_one_step(qtbot: QtBot) -> None:
    """It says what is missing until all three have played, and what they have then."""
    document = Document(cycle_of_three())
    dialog = PlayOffDialog(document, (1, 2, 3), None)
    qtbot.addWidget(dialog)
    assert list(dialog.fields) == [(1, 2), (1, 3), (2, 3)]
    assert not dialog.accept_button.isEnabled()

    dialog.fields[1, 2].setText("0:1")
    assert dialog.words.text.endswith("not in it yet: Player 3.")
    dialog.fields[1, 3].setText("nobody knows")
    assert not dialog.accept_button.isEnabled()
    dialog.fields[1, 3].setText("½ ½")
    assert dialog.words.text == "Play-off points: Player 2 1, Player 1 ½, Player 3 ½."
    dialog.accept_button.click()

    assert document.tournament.play_offs == (PlayOff(1, 2, 0, 2), PlayOff(1, 3, 1, 1))
    document.undo()
    assert document.tournament.play_offs == ()


def test_a_play_off_is_shown_again_and_can_go(qtbot: QtBot) -> None:
    document = Document(cycle_of_three())
    first = PlayOffDialog(document, (1, 2, 3), None)
    qtbot.addWidget(first)
    first.fields[2, 3].setText("2:0")
    first.accept_button.click()

    again = PlayOffDialog(document, (1, 2, 3), None)
    qtbot.addWidget(again)
    assert again.fields[2, 3].text() == "2 : 0"
    again.fields[2, 3].clear()
    assert again.words.text == "No play-off: the tie-breaks decide."
    again.accept_button.click()
    assert document.tournament.play_offs == ()


def test_one_types_at_once_and_enter_enters(qtbot: QtBot) -> None:
    """The keyboard is on the first line."""
    document = Document(cycle_of_three())
    dialog = PlayOffDialog(document, (1, 2, 3), None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.focusWidget() is dialog.fields[1, 2]
    qtbot.keyClicks(dialog.focusWidget(), "2:0")
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert document.tournament.play_offs == (PlayOff(1, 2, 4, 0),)
