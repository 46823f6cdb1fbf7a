"""Drop-downs and the wheel."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QDialog

from arbiter.document.document import Document
from arbiter.ui.choice import Choice
from arbiter.ui.print_dialog import PrintDialog
from arbiter.ui.settings import Settings
from arbiter.ui.tournament_dialog import TournamentDialog
from arbiter.ui.view_state import ViewState
from tests.boards import drawn


def turned(box: QComboBox) -> str:
    """What *box* shows after three steps of the wheel over it, towards its other values."""
    down = -120 if box.currentIndex() < box.count() - 1 else 120
    for _ in range(3):
        place = QPointF(box.rect().center())
        wheel = QWheelEvent(
            place, box.mapToGlobal(place), QPoint(), QPoint(0, down), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(box, wheel)
    return box.currentText()


def dialogs() -> list[QDialog]:
    """Every dialog with a choice in it."""
    document = Document(drawn(6, cycles=2))
    return [
        TournamentDialog(document, Settings()),
        PrintDialog(document, ViewState(), Settings(), None),
    ]


def test_b77_the_wheel_changes_no_choice_with_or_without_the_focus(qtbot) -> None:
    """Cycles, points, keys, sheet, round, language, paper: what is shown stays."""
    for dialog in dialogs():
        qtbot.addWidget(dialog)
        dialog.show()
        boxes = [box for box in dialog.findChildren(QComboBox) if box.isEnabled()]
        assert len(boxes) >= 3
        for box in boxes:
            before = box.currentText()
            box.clearFocus()
            assert turned(box) == before
            box.setFocus()
            assert turned(box) == before, "with focus"


@pytest.mark.parametrize(("key", "shown"), [(Qt.Key.Key_Down, "twice"), (Qt.Key.Key_End, "four")])
def test_the_keyboard_still_chooses(qtbot, key: Qt.Key, shown: str) -> None:
    """Arrows, Home and End."""
    box = Choice()
    qtbot.addWidget(box)
    box.addItems(["once", "twice", "four"])
    qtbot.keyClick(box, key)
    assert box.currentText() == shown
