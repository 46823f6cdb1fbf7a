"""A column of fields and buttons beside a table."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from arbiter.ui.side_column import SideColumn


def _column(qtbot, height: int) -> SideColumn:
    inside = QWidget()
    rows = QVBoxLayout(inside)
    for number in range(8):
        rows.addWidget(QPushButton(str(number)))
    column = SideColumn(inside)
    qtbot.addWidget(column)
    column.resize(200, height)
    column.show()
    return column


def test_what_has_no_room_can_be_scrolled_to_and_nothing_is_squeezed(qtbot) -> None:
    """Every button keeps its height in a low window."""
    low = _column(qtbot, 120)

    assert low.verticalScrollBar().maximum() > 0
    for button in low.widget().findChildren(QPushButton):
        assert button.height() >= button.sizeHint().height()


def test_where_there_is_room_nothing_scrolls(qtbot) -> None:
    """In a usual window it looks as if it were not there."""
    assert _column(qtbot, 900).verticalScrollBar().maximum() == 0
