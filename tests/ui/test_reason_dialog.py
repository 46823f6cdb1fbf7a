"""The question that asks for a reason."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest

from arbiter.ui.reason_dialog import LONGEST, ReasonDialog


def opened(qtbot) -> ReasonDialog:
    dialog = ReasonDialog("Title", "What is done.", "What follows.", "Do it", "Leave it", None)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_without_a_reason_it_can_t_be_accepted(qtbot) -> None:
    """Blanks are none; the key Enter does nothing then."""
    dialog = opened(qtbot)
    assert not dialog.accept_button.isEnabled()
    QTest.keyClicks(dialog.field, "   ")
    dialog.accept_button.click()
    assert dialog.isVisible()

    QTest.keyClicks(dialog.field, "wrong  result ")
    assert dialog.accept_button.isEnabled()
    assert dialog.reason == "wrong result"


def test_a_reason_is_one_line(qtbot) -> None:
    """What is pasted over several lines becomes one; a novel does not fit."""
    dialog = opened(qtbot)
    dialog.field.setText("board 3\nboard 4")
    assert "\n" not in dialog.reason

    dialog.field.setText("x" * 500)
    assert len(dialog.reason) == LONGEST


def test_the_answer_is_the_reason_or_nothing(qtbot) -> None:
    """Esc and the other button leave everything as it is."""
    dialog = opened(qtbot)
    dialog.field.setText("an appeal")
    QTimer.singleShot(0, dialog.reject)
    assert dialog.ask() == ""
    QTimer.singleShot(0, dialog.accept_button.click)
    assert dialog.ask() == "an appeal"
