"""The lines of a bundle under the keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from arbiter.ui import bundles
from arbiter.ui.bundle_list import BundleList
from tests.boards import drawn


@pytest.fixture
def parent(qtbot) -> QWidget:
    """Kept while a test runs."""
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


@pytest.fixture
def lines(parent: QWidget) -> BundleList:
    made = BundleList(parent)
    offered = bundles.items(drawn(6))
    made.show_entries(bundles.entries(bundles.FIRST_DAY, "", offered), offered)
    made.edits = []  # type: ignore[attr-defined]
    made.edited.connect(lambda: made.edits.append(1))  # type: ignore[attr-defined]
    return made


def keys(lines: BundleList) -> list[str]:
    """The first three documents."""
    return [entry.key for entry in lines.entries[:3]]


def test_a_line_moves_with_ctrl_and_an_arrow(qtbot, lines: BundleList) -> None:
    """The cursor stays on it; at the end nothing happens."""
    ctrl = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(lines, Qt.Key.Key_Up, ctrl)
    assert lines.edits == []

    qtbot.keyClick(lines, Qt.Key.Key_Down, ctrl)
    assert keys(lines) == ["lots_protocol", "starting_list", "all_rounds"]
    assert lines.current is not None
    assert lines.current.key == "starting_list"

    qtbot.keyClick(lines, Qt.Key.Key_Up, ctrl)
    assert keys(lines) == ["starting_list", "lots_protocol", "all_rounds"]
    assert len(lines.edits) == 2


def test_space_ticks_and_unticks(qtbot, lines: BundleList) -> None:
    """The spoken name says so."""
    name = lines.item(0).text()
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert lines.item(0).data(spoken) == f"{name}, copies: 1"
    qtbot.keyClick(lines, Qt.Key.Key_Space)

    assert not lines.entries[0].ticked
    assert lines.item(0).data(spoken) == name
    qtbot.keyClick(lines, Qt.Key.Key_Space)
    assert lines.entries[0].ticked


def test_plus_and_minus_change_the_copies(qtbot, lines: BundleList) -> None:
    """Not under one."""
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus):
        qtbot.keyClick(lines, key)
    assert lines.entries[0].copies == 2

    for _ in range(3):
        qtbot.keyClick(lines, Qt.Key.Key_Minus)
    assert lines.entries[0].copies == 1
    assert len(lines.edits) == 4
