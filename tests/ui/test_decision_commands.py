"""Whoever asks for a play-off or an order by hand: the dialog opens for the right players."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.tournament import Tournament
from arbiter.ui import hand_order_dialog, play_off_dialog
from arbiter.ui.actions import Actions
from arbiter.ui.decision_commands import DecisionCommands
from arbiter.ui.view_state import ViewState
from tests.domain.test_play_off_edits import cycle_of_three, played

Asked = list[tuple[str, tuple[int, ...]]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Which dialogs were opened, and for whom."""
    found: Asked = []

    def dialog(name: str) -> Callable[..., object]:
        class Opened:
            def __init__(self, _document: Document, numbers: tuple[int, ...], _on: object) -> None:
                found.append((name, numbers))

            def exec(self) -> None:
                """Nobody answers."""

            def deleteLater(self) -> None:
                """Nothing was made."""

        return Opened

    monkeypatch.setattr(play_off_dialog, "PlayOffDialog", dialog("play-off"))
    monkeypatch.setattr(hand_order_dialog, "HandOrderDialog", dialog("order"))
    return found


def _commands(qtbot: QtBot, tournament: Tournament) -> tuple[ViewState, Actions]:
    window = QMainWindow()
    qtbot.addWidget(window)
    state, actions = ViewState(window), Actions(window)
    DecisionCommands(Document(tournament), state, actions, window)
    return state, actions


def test_those_level_with_the_selected_player(qtbot: QtBot, asked: Asked) -> None:
    """From the menu; on a row it is the player of that row."""
    state, actions = _commands(qtbot, cycle_of_three())
    state.select_player(3)
    actions.play_off.trigger()
    state.play_off_asked.emit(2)
    assert asked == [("play-off", (1, 2, 3))] * 2


def test_an_order_is_for_those_level_on_everything(qtbot: QtBot, asked: Asked) -> None:
    """All four who have drawn everything."""
    state, actions = _commands(qtbot, played(4))
    actions.order_by_hand.trigger()
    state.order_asked.emit(4)
    assert [name for name, _ in asked] == ["order", "order"]
    assert all(sorted(numbers) == [1, 2, 3, 4] for _, numbers in asked)


def test_where_nobody_is_level_nothing_is_asked(qtbot: QtBot, asked: Asked) -> None:
    """One has won everything, one a game, one none."""
    _, actions = _commands(qtbot, played(3, wins=[(1, 2), (1, 3), (2, 3)]))
    actions.order_by_hand.trigger()
    actions.play_off.trigger()
    assert asked == []
