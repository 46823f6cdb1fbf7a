"""The tables of the restore dialog."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from arbiter.document.earlier_states import EarlierState, StateRead
from arbiter.storage.backups import Backup, Why
from arbiter.ui import theme
from arbiter.ui.difference_texts import DifferenceLine
from arbiter.ui.restore_models import WHEN, WHERE, WHY, DifferencesModel, StatesModel, why_text
from tests.boards import seed

NOW = datetime.now().astimezone().replace(hour=14, minute=3, second=22, microsecond=0)
LONG_AGO = datetime(2026, 5, 3, 14, 3, 22).astimezone()
NEW = Backup(Path("new"), NOW, 123, 5, Why.ROUND, 33_400)
OLD = Backup(Path("old"), LONG_AGO, 7, 0, Why.CLOSING, 20_000)


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def _row(model: StatesModel, row: int) -> list[str]:
    return [model.data(model.index(row, column)) for column in range(model.columnCount())]


def test_a_state_is_a_row(parent: QWidget, qtmodeltester: ModelTester) -> None:
    """When, why, rounds, entries, size, where."""
    model = StatesModel(parent)
    model.show_states([EarlierState(NEW, there=True), EarlierState(OLD, here=False, there=True)])
    qtmodeltester.check(model)

    assert _row(model, 0) == ["14:03:22", "round 5 complete", "5", "123", "33 kB", "both places"]
    assert _row(model, 1)[1:] == ["at closing", "0", "7", "20 kB", "second place"]
    assert "3 May 2026" in _row(model, 1)[WHEN]
    assert [model.headerData(n, Qt.Orientation.Horizontal) for n in range(6)] == [
        "When",
        "Why",
        "Rounds",
        "Entries",
        "Size",
        "Where",
    ]
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert model.data(model.index(-1, 0)) is None


def test_a_damaged_state_says_so(parent: QWidget) -> None:
    """As soon as it was read, in words and in the colour of trouble."""
    model = StatesModel(parent)
    model.show_states([EarlierState(NEW), EarlierState(OLD)])
    assert model.read(0) is None
    model.take_read(0, StateRead(NEW.path, None))
    model.take_read(1, StateRead(OLD.path, seed()))

    assert _row(model, 0)[WHY] == "damaged, can’t be read"
    assert _row(model, 0)[WHERE] == "this computer"
    assert model.data(model.index(0, WHY), Qt.ItemDataRole.ForegroundRole) == theme.roles().bad
    assert model.data(model.index(1, WHY), Qt.ItemDataRole.ForegroundRole) == theme.roles().ink
    assert model.state(1).backup == OLD


def test_every_reason_has_its_words() -> None:
    """Few enough for the column."""
    words = {why_text(why, 5) for why in Why}

    assert len(words) == len(Why)
    assert all(len(text.split()) < 6 for text in words)


def test_a_difference_is_a_row(parent: QWidget, qtmodeltester: ModelTester) -> None:
    """A result that goes is in the colour of trouble."""
    model = DifferencesModel(parent)
    model.show_lines(
        [
            DifferenceLine("1 result", heading=True),
            DifferenceLine("A – B", "1–0", "open", goes=True),
        ]
    )
    qtmodeltester.check(model)

    assert [model.data(model.index(1, column)) for column in range(3)] == ["A – B", "1–0", "open"]
    assert model.data(model.index(1, 2), Qt.ItemDataRole.ForegroundRole) == theme.roles().bad
    assert model.headerData(2, Qt.Orientation.Horizontal) == "Then"
    model.show_lines(())
    assert model.rowCount() == 0
