"""The number of a board, typed at the foot of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from arbiter.ui.board_asker import BoardAsker

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def asker(qtbot: QtBot) -> Iterator[BoardAsker]:
    """In a window with another field, which has the keys."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    other = QLineEdit(window)
    other.setObjectName("other")
    asker = BoardAsker(window)
    column.addWidget(other)
    column.addWidget(asker)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    other.setFocus()
    yield asker
    window.close()


def test_a_number_is_said_once(qtbot: QtBot, asker: BoardAsker) -> None:
    """And the field goes; letters and what is no board don't come in."""
    named: list[int] = []
    asker.named.connect(named.append)
    assert asker.isHidden()
    asker.ask()
    assert asker.field.hasFocus()
    qtbot.keyClicks(asker.field, "x0")
    qtbot.keyClick(asker.field, Qt.Key.Key_Return)
    assert named == []
    asker.field.clear()
    qtbot.keyClicks(asker.field, "12")
    qtbot.keyClick(asker.field, Qt.Key.Key_Return)
    assert named == [12]
    assert asker.isHidden()


def test_word_and_field_stand_together(asker: BoardAsker) -> None:
    """Also in a wide window."""
    asker.window().resize(1366, 80)
    asker.ask()
    QApplication.processEvents()
    word = asker.findChild(QLabel)
    assert asker.field.x() - (word.x() + word.sizeHint().width()) <= 8


def test_esc_gives_the_keys_back(qtbot: QtBot, asker: BoardAsker) -> None:
    """To whoever had them, also where it was asked twice."""
    left: list[None] = []
    asker.left.connect(lambda: left.append(None))
    asker.ask()
    asker.ask()
    qtbot.keyClick(asker.field, Qt.Key.Key_Escape)
    assert asker.isHidden()
    assert left
    assert asker.window().focusWidget().objectName() == "other"
