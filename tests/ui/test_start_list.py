"""Choices with arrows, Enter and the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from arbiter.ui.start_list import Choice, StartList


@pytest.fixture
def done() -> list[str]:
    return []


@pytest.fixture
def listed(qtbot, done: list[str]) -> StartList:
    listed = StartList("Begin", None)
    qtbot.addWidget(listed)
    listed.show_choices(
        [
            Choice("N", "New", "Players, lots", lambda: done.append("new"), "new"),
            Choice("O", "Open", "From a stick", lambda: done.append("open"), "open"),
        ]
    )
    listed.resize(400, 130)
    listed.show()
    return listed


def test_arrow_and_enter(qtbot, listed: StartList, done: list[str]) -> None:
    """Down, Enter does the second."""
    qtbot.keyClick(listed, Qt.Key.Key_Down)
    qtbot.keyClick(listed, Qt.Key.Key_Return)

    assert done == ["open"]


def test_one_click(qtbot, listed: StartList, done: list[str]) -> None:
    """A single click is enough."""
    place = listed.visualItemRect(listed.item(0)).center()
    qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert done == ["new"]


def test_letters_are_for_the_page(listed: StartList) -> None:
    """The list does not search by letters: it passes them on."""
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_O, Qt.KeyboardModifier.NoModifier, "o")
    listed.keyPressEvent(event)

    assert not event.isAccepted()
    assert listed.currentRow() == 0


def test_sideways(qtbot, listed: StartList) -> None:
    """The arrows to the side ask for the other list."""
    with qtbot.waitSignal(listed.sideways) as asked:
        qtbot.keyClick(listed, Qt.Key.Key_Right)

    assert asked.args == [1]


def test_a_line_is_heard_in_full(listed: StartList) -> None:
    """Both texts and the key."""
    spoken = listed.item(0).data(Qt.ItemDataRole.AccessibleTextRole)

    assert spoken == "New, Players, lots, N"


def test_compact_lines_are_lower(listed: StartList) -> None:
    """One line of text each."""
    usual = listed.row_height()
    listed.compact = True

    assert listed.row_height() < usual
    assert listed.grab().toImage().width() == 400


def test_where_the_arrows_would_move_is_shown_at_once(listed: StartList) -> None:
    """Even before the window is in front."""
    listed.clearFocus()
    assert not listed.has_keys

    listed.setFocus()
    assert listed.has_keys


def test_on_one_line_the_day_gives_way_to_the_name(listed: StartList) -> None:
    """On two lines both have their room."""
    delegate = listed.itemDelegate()
    short = Choice("1", "Cup", "", print, when="yesterday")
    long = Choice("2", "Lund Club Championship 2026", "", print, when="yesterday")
    assert delegate._when_fits(260, long)

    listed.compact = True
    assert delegate._when_fits(260, short)
    assert not delegate._when_fits(260, long)
