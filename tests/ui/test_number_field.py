"""A number is not changed by accident."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

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
