"""Each way to paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

from arbiter.document.document import Document
from arbiter.ui import printing
from arbiter.ui.actions import Actions
from arbiter.ui.paper_commands import PaperCommands
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, seed

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize(
    ("action", "function"),
    [
        ("print_round", "print_round"),
        ("print_all_rounds", "print_all_rounds"),
        ("copy_round", "copy_round"),
        ("copy_round_picture", "copy_round_picture"),
        ("print", "show_print_dialog"),
        ("print_bundle", "show_bundle_dialog"),
    ],
)
def test_an_action_prints_what_it_says(qtbot, monkeypatch, action: str, function: str) -> None:
    """Once, of this tournament, in this window."""
    window, document, state = QMainWindow(), Document(seed()), ViewState()
    qtbot.addWidget(window)
    asked = []
    monkeypatch.setattr(printing, function, lambda *given: asked.append(given))
    actions = Actions(window)
    PaperCommands(window, document, state, Settings()).connect_to(actions)
    getattr(actions, action).trigger()

    (given,) = asked
    assert document in given
    assert state in given
    alone = ("copy_round", "copy_round_picture", "print_round")
    assert (window in given) is (action not in alone)


def test_a_worksheet_is_printed_when_it_is_asked_for(qtbot, monkeypatch) -> None:
    """Whoever asks the view state."""
    window, state, asked = QMainWindow(), ViewState(), []
    qtbot.addWidget(window)
    monkeypatch.setattr(printing, "print_worksheet", lambda *given: asked.append(given[4:]))
    PaperCommands(window, Document(seed()), state, Settings())
    state.ask_worksheet((3, 4), "SB")

    assert asked == [((3, 4), "SB")]


def test_the_next_round_is_one_key(qtbot, show, documents: Path) -> None:
    """Ctrl+P; the status line names the round."""
    window = show(drawn(16))
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_P, CTRL)

    (file,) = documents.glob("*.pdf")
    assert file.name.endswith(" - Round 1.pdf")


def test_the_first_days_bundle_is_two_keys(qtbot, show, documents: Path) -> None:
    """Ctrl+B and Enter."""
    window = show(drawn(16))

    def enter() -> None:
        qtbot.keyClick(QApplication.activeModalWidget().focusWidget(), Qt.Key.Key_Return)

    QTimer.singleShot(300, enter)
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_B, CTRL)

    (file,) = documents.glob("*.pdf")
    assert file.name.endswith(" - First day.pdf")
