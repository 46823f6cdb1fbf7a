"""One field for an amount."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from arbiter.ui.amount_field import AmountField


def test_what_has_been_typed(qtbot: QtBot) -> None:
    """In cents; what is none is said and not guessed."""
    parent = QWidget()
    qtbot.addWidget(parent)
    field = AmountField("1 000,50", parent)
    assert field.cents == 100050
    assert field.wrong is None

    field.setText("ten")
    assert field.wrong is not None
    assert field.wrong.text == "ten"


def test_keys_of_the_column(qtbot: QtBot) -> None:
    """Up and Down ask for a neighbour; one pasted line is text, several are lines."""
    parent = QWidget()
    qtbot.addWidget(parent)
    field = AmountField("", parent)
    steps: list[int] = []
    lines: list[list[str]] = []
    field.stepped.connect(steps.append)
    field.pasted.connect(lines.append)
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, Qt.Key.Key_Up)
    for text in ("500", "1\n2"):
        QGuiApplication.clipboard().setText(text)
        qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

    assert steps == [1, -1]
    assert lines == [["1", "2"]]
    assert field.text() == "500"
