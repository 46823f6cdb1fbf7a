"""What is known about a mark while it is being typed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from arbiter.ui.crosstable_entry import is_mark, may_become_mark, step_of

SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize(
    ("text", "complete"),
    [("1", True), ("0,5", True), ("--", True), ("·", False), ("", False), ("0,", False)],
)
def test_a_mark_is_complete_or_not(text: str, complete: bool) -> None:
    """Nothing, and the dot of an open game, are no results."""
    assert is_mark(text) is complete


@pytest.mark.parametrize(
    ("text", "possible"),
    [*((key, True) for key in ("0,", ".", ",", "-", "−", "·")), *((key, False) for key in "7x2*")],
)
def test_a_first_key_may_lead_to_a_mark_or_not(text: str, possible: bool) -> None:
    """What can't is refused at once."""
    assert may_become_mark(text) is possible


@pytest.mark.parametrize(
    ("key", "modifiers", "step"),
    [
        (Qt.Key.Key_Return, NONE, "down"),
        (Qt.Key.Key_Enter, SHIFT, "up"),
        (Qt.Key.Key_Down, SHIFT, "down"),
        (Qt.Key.Key_Tab, NONE, "next"),
        (Qt.Key.Key_Backtab, SHIFT, "previous"),
        (Qt.Key.Key_A, NONE, ""),
    ],
)
def test_keys_that_leave_the_field(key: Qt.Key, modifiers: Qt.KeyboardModifier, step: str) -> None:
    """Enter and Tab, either way; the arrows up and down; no letter."""
    assert step_of(QKeyEvent(QEvent.Type.KeyPress, key, modifiers)) == step
