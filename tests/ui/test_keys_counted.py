"""The keys that an arbiter's work takes, pressed one after the other in the window.

``tests/keys_counted.py`` presses the same keys on a real display.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from arbiter.ui import printing
from arbiter.ui.crosstable_columns import FIRST_OPPONENT
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from tests.boards import seed
from tests.keys_counted import TASKS, Task

Shower = Callable[[Tournament], MainWindow]
_HELD = {
    "ctrl": Qt.KeyboardModifier.ControlModifier,
    "alt": Qt.KeyboardModifier.AltModifier,
    "shift": Qt.KeyboardModifier.ShiftModifier,
}


def press(name: str) -> None:
    """Press a key by its name, wherever the keys are."""
    *held, last = name.split("+")
    modifiers = Qt.KeyboardModifier.NoModifier
    for word in held:
        modifiers |= _HELD[word]
    target = QApplication.activePopupWidget() or QApplication.focusWidget()
    assert target is not None
    if len(last) == 1 and not held:
        QTest.keyClick(target, last)
    else:
        QTest.keyClick(target, Qt.Key(QKeySequence(last)[0].key()), modifiers)


def _name(task: Task) -> str:
    return task.name


def test_no_task_has_more_keys_than_it_may() -> None:
    """The dialogs among them are counted on a real display."""
    assert [task.name for task in TASKS if len(task.keys) > task.goal] == []


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("task", [task for task in TASKS if not task.dialog], ids=_name)
def test_the_keys_of_a_task_do_what_was_wanted(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, task: Task
) -> None:
    """It is looked up in the file, or in its folder."""
    monkeypatch.setattr(printing, "printer_names", list)
    monkeypatch.setattr(printing, "usual_printer", str)
    file = tmp_path / "cup.arbiter"
    store.create(file, task.tournament())
    settings = Settings(tmp_path / "arbiter.ini")
    settings.keep_tab(str(file), task.tab)
    window = MainWindow(settings, Document(file=open_file(file)))
    window.actions_.serve()  # as soon as it is painted
    window.resize(1366, 740)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.wait(50)
    for key in task.keys:
        press(key)
        QApplication.processEvents()
    qtbot.waitUntil(lambda: task.done(file), timeout=8000)
    window.close()
    window.deleteLater()


def test_why_is_one_key(qtbot: QtBot, show: Shower) -> None:
    """F4 goes to the words about the player who is selected; in a closed dock it opens it."""
    window = show(seed())
    window.actions_.crosstable.trigger()
    window.actions_.side.trigger()
    window.state.select_player(3)
    assert not window.desk.side.why.isVisible()
    press("F4")
    assert window.desk.side.why.isVisible()
    assert window.desk.side.why.isAncestorOf(QApplication.focusWidget())


def test_an_earlier_result_is_a_click_and_a_key(qtbot: QtBot, show: Shower) -> None:
    """In the crosstable, where the games of all rounds are in view."""
    window = show(seed())
    window.actions_.crosstable.trigger()
    view = window.desk.tabs.crosstable.page.view
    spot = view.visualRect(view.table.index(1, 5 + FIRST_OPPONENT)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    press("0")
    game = window.document.tournament.game(2, 6)
    assert game.result_for(2) is Result.BLACK_WINS
