"""Two players change numbers."""

from __future__ import annotations

from arbiter.domain.calendar_edits import SwapNumbers
from arbiter.ui.swap_numbers_dialog import SwapNumbersDialog
from tests.boards import drawn, f6


def test_two_different_numbers_are_asked_for(qtbot) -> None:
    """The same twice is nothing to do."""
    dialog = SwapNumbersDialog(drawn(4), 1, 4)
    qtbot.addWidget(dialog)
    assert dialog.edit() == SwapNumbers(1, 4)
    assert dialog.swap_button.isEnabled()
    dialog.other.setCurrentIndex(0)
    assert not dialog.swap_button.isEnabled()


def test_after_the_start_the_reason_is_said(qtbot) -> None:
    """Numbers are locked then."""
    dialog = SwapNumbersDialog(f6(), 1, 4)
    qtbot.addWidget(dialog)
    assert dialog.words.text
    assert not dialog.swap_button.isEnabled()
