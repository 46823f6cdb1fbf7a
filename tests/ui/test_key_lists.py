"""Every key of the window, part by part."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from arbiter.ui.actions import Actions
from arbiter.ui.key_lists import key_lists
from arbiter.ui.problem_bar import HERE
from arbiter.ui.result_keys import KEY_SETS


def _lists(qtbot: QtBot, keys: str = "150", **options: bool) -> dict[str, dict[str, str]]:
    window = QMainWindow()
    qtbot.addWidget(window)
    return {part.title: dict(part.lines) for part in key_lists(Actions(window), keys, **options)}


def test_every_action_with_a_key_is_listed_once(qtbot: QtBot) -> None:
    """What is printed in a menu stands here too."""
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions(window)
    lines = [line for part in key_lists(actions, "150") for line in part.lines]
    for action in actions.findChildren(QAction):
        if not action.shortcut().isEmpty() and action.isVisible():
            words = action.iconText() if action in (actions.undo, actions.redo) else action.text()
            keys = action.shortcut().toString()
            assert lines.count((keys, words.replace("&", ""))) == 1, keys


@pytest.mark.parametrize("keys", KEY_SETS)
def test_results_have_the_keys_of_the_set(qtbot: QtBot, keys: str) -> None:
    """Each with what it says, forfeits included."""
    boards = _lists(qtbot, keys)["Results, on the list of boards"]
    white, draw, black = KEY_SETS[keys].shown
    assert [boards[key] for key in (white, draw, black)] == ["White won", "Draw", "Black won"]
    assert "Black did not appear" in boards.values()
    league = _lists(qtbot, keys, venues=True)["Results, on the list of boards"]
    assert league[white] == "Home won"


def test_keys_that_belong_to_no_action_are_there(qtbot: QtBot) -> None:
    """The one of the bar that offers a file which was open elsewhere among them."""
    lists = _lists(qtbot)
    assert HERE in lists["Files and paper"]
    assert {"Enter", "Esc"} <= lists["A round typed again"].keys()
    assert lists["Edit and find"]["Ctrl+Z"] == "Undo"
    assert lists["Tournament"]["Ctrl+L"] == "Draw lots…"


def test_on_the_start_page_only_what_can_be_done_there(qtbot: QtBot) -> None:
    """No results before there is a tournament."""
    window = QMainWindow()
    qtbot.addWidget(window)
    titles = [part.title for part in key_lists(Actions(window, tournament=False), "150")]
    assert titles == ["Files and paper", "Screen"]
