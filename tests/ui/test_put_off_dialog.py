from PySide6.QtCore import QDate, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from arbiter.ui.put_off_dialog import PutOffDialog


def made(qtbot, until="2026-05-14T10:00"):
    dialog = PutOffDialog("Kaya, Defne – Virtanen, Eero", until)
    qtbot.addWidget(dialog)
    return dialog


def test_it_begins_with_the_day_that_is_known(qtbot):
    dialog = made(qtbot)
    assert dialog.until() == "2026-05-14T10:00"
    dialog.time.clear()
    dialog.day.setDate(QDate(2026, 5, 16))
    assert dialog.until() == "2026-05-16"


def test_a_time_that_is_none_keeps_it_open_and_says_why(qtbot):
    dialog = made(qtbot)
    dialog.show()
    dialog.time.setText("25:00")
    dialog.accept()
    assert dialog.isVisible()
    assert dialog.slip.text.startswith("“25:00” is no time.")
    dialog.time.setText("9.30")
    dialog.accept()
    assert not dialog.isVisible()
    assert dialog.until() == "2026-05-14T09:30"


def test_b77_the_wheel_does_not_change_the_day(qtbot):
    dialog = made(qtbot)
    dialog.show()
    spot = QPointF(dialog.day.rect().center())
    wheel = QWheelEvent(
        spot,
        dialog.day.mapToGlobal(spot),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(dialog.day, wheel)
    assert dialog.until() == "2026-05-14T10:00"
