"""Withdraw and take back from the menu and from a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest
from PySide6.QtWidgets import QInputDialog, QMainWindow
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.tournament import Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.ui import withdrawal_dialog
from arbiter.ui.actions import Actions
from arbiter.ui.view_state import ViewState
from arbiter.ui.withdrawal_commands import WithdrawalCommands
from tests.domain.test_withdrawal_edits import f6_after

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class Opened:
    """The wizard as the commands open it, without being shown."""

    asked: ClassVar[list[int]] = []

    def __init__(self, document: Document, number: int, parent: object) -> None:
        self.asked.append(number)

    def exec(self) -> None:
        """Nobody answers."""

    def deleteLater(self) -> None:
        """Nothing was made."""


@pytest.fixture
def commands(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Tournament], tuple[Document, ViewState, Actions]]:
    """The commands over a tournament."""
    monkeypatch.setattr(withdrawal_dialog, "WithdrawalDialog", Opened)
    Opened.asked = []

    def made(tournament: Tournament) -> tuple[Document, ViewState, Actions]:
        window = QMainWindow()
        qtbot.addWidget(window)
        document, state = Document(tournament), ViewState(window)
        actions = Actions(window)
        WithdrawalCommands(document, state, actions, window)
        return document, state, actions

    return made


def test_the_selected_player_is_asked_about(
    commands: Callable[[Tournament], tuple[Document, ViewState, Actions]],
) -> None:
    """From the menu; from a row it is that row's player, who is selected by it."""
    _, state, actions = commands(f6_after(2))
    state.select_player(3)
    actions.withdraw.trigger()
    state.leave_asked.emit(5)

    assert Opened.asked == [3, 5]
    assert state.player == 5


def test_the_only_one_who_left_comes_back(
    commands: Callable[[Tournament], tuple[Document, ViewState, Actions]],
) -> None:
    """Whoever is selected; and with nobody gone nothing happens but a sentence."""
    document, state, actions = commands(Withdraw(4)(f6_after(2)))
    state.select_player(1)
    actions.take_back_withdrawal.trigger()
    assert document.tournament == f6_after(2)


def test_of_several_the_selected_or_the_chosen_one(
    commands: Callable[[Tournament], tuple[Document, ViewState, Actions]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A question only where it is not clear who is meant."""
    both = Withdraw(2)(Withdraw(4)(f6_after(2)))
    document, state, actions = commands(both)
    monkeypatch.setattr(QInputDialog, "getItem", lambda *a, **k: (a[3][1], True))
    actions.take_back_withdrawal.trigger()
    assert [left.number for left in document.tournament.withdrawals] == [4]

    document, state, actions = commands(both)
    state.leave_asked.emit(4)
    assert [left.number for left in document.tournament.withdrawals] == [2]

    document, state, actions = commands(both)
    monkeypatch.setattr(QInputDialog, "getItem", lambda *a, **k: ("", False))
    actions.take_back_withdrawal.trigger()
    assert document.tournament == both
