"""Every action has a name, a word and keys of its own."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from arbiter.ui.actions import Actions, sequences

NAMED = """
    new open save_copy paste export_excel print print_round undo redo start next_round
    previous_round next_open why zoom_in zoom_out
""".split()


@pytest.fixture
def window(qtbot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def test_actions_have_the_names_that_stay(window: QMainWindow) -> None:
    """Scripts and screen readers find an action by its object name."""
    actions = Actions(window)

    for name in NAMED:
        assert actions.findChild(QAction, f"action_{name}") is not None, name


def test_no_two_actions_have_one_key(window: QMainWindow) -> None:
    """Qt does nothing at all for a key that two actions claim."""
    actions = Actions(window)
    keys = Counter(
        sequence.toString()
        for action in actions.findChildren(QAction)
        for sequence in action.shortcuts()
    )

    assert [key for key, count in keys.items() if count > 1] == []
    assert keys["Ctrl+Z"] == 1


def test_no_key_without_a_modifier_types_something(window: QMainWindow) -> None:
    """A single letter or figure belongs to the tables, never to the window."""
    actions = Actions(window)
    single = [
        sequence.toString()
        for action in actions.findChildren(QAction)
        for sequence in action.shortcuts()
        if len(sequence.toString()) == 1
    ]

    assert single == []


def test_keys_of_the_result_sets_stay_free(window: QMainWindow) -> None:
    """F10 to F12, Ctrl+1, Ctrl+0 and Ctrl+Delete report results."""
    actions = Actions(window)
    taken = {
        sequence.toString()
        for action in actions.findChildren(QAction)
        for sequence in action.shortcuts()
    }

    assert taken.isdisjoint({"F10", "F11", "F12", "Ctrl+1", "Ctrl+0", "Ctrl+Del"})


def test_b92_letters_work_on_a_russian_keyboard_too() -> None:
    """Ctrl+N arrives as Ctrl+Т where the Russian layout is the only one."""
    assert [key.toString() for key in sequences("Ctrl+N")] == ["Ctrl+N", "Ctrl+Т"]
    assert [key.toString() for key in sequences("F3")] == ["F3"]


def test_without_a_tournament_its_keys_do_nothing(window: QMainWindow) -> None:
    """On the start page Ctrl+P prints nothing and Ctrl+O opens."""
    actions = Actions(window, tournament=False)

    assert actions.print_round.shortcuts() == []
    assert not actions.print_round.isEnabled()
    assert actions.open.shortcuts()
