"""A number is not changed by accident."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from arbiter import ui
from arbiter.ui.number_field import NumberField


def test_keys_change_it_and_the_wheel_does_not(qtbot) -> None:
    """B77: also while it has the keys."""
    field = NumberField()
    qtbot.addWidget(field)
    field.setRange(1, 9)
    field.setValue(3)
    field.show()
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Up)
    assert field.value() == 4
    place = QPointF(field.rect().center())
    event = QWheelEvent(
        place,
        QPointF(field.mapToGlobal(place.toPoint())),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, event)
    assert field.value() == 4


def test_no_surface_has_a_field_that_the_wheel_changes() -> None:
    """B77: numbers and choices are fields of ours everywhere."""
    plain = re.compile(r"\bQ(ComboBox|(Double)?SpinBox|(Date|Time|DateTime)Edit|Slider|Dial)\(")
    files = sorted(Path(ui.__file__).parent.glob("*.py"))
    assert len(files) > 200
    assert [file.name for file in files if plain.search(file.read_text("utf-8"))] == []
