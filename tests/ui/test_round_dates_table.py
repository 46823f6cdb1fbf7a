"""The table of days and times, by its keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit

from arbiter.ui import theme
from arbiter.ui.figures import advance
from arbiter.ui.round_dates_model import DateColumn, RoundDatesModel
from arbiter.ui.round_dates_table import RoundDatesTable


@pytest.fixture
def table(qtbot) -> RoundDatesTable:
    table = RoundDatesTable(RoundDatesModel(("2026-05-06", "", ""), "2026-05-06"))
    qtbot.addWidget(table)
    table.resize(600, 200)
    table.show()
    table.setFocus()
    return table


def _type(qtbot, table: RoundDatesTable, text: str, key: Qt.Key) -> None:
    """The first letter goes to the table, the others to the field that it opens."""
    qtbot.keyClicks(table, text[0])
    field = table.viewport().findChild(QLineEdit)
    qtbot.keyClicks(field, text[1:])
    qtbot.keyClick(field, key)
    qtbot.wait(1)  # the field goes later


def test_typed_by_keys_alone(qtbot, table: RoundDatesTable) -> None:
    """A figure begins, Tab goes to the time, Tab to the next round, Enter goes down."""
    table.go_to(1, DateColumn.DAY)
    _type(qtbot, table, "8.5.", Qt.Key.Key_Tab)
    assert table.currentIndex().column() == DateColumn.TIME
    _type(qtbot, table, "15.00", Qt.Key.Key_Tab)
    assert (table.currentIndex().row(), table.currentIndex().column()) == (2, DateColumn.DAY)
    table.go_to(1, DateColumn.TIME)
    _type(qtbot, table, "16", Qt.Key.Key_Return)
    assert (table.currentIndex().row(), table.currentIndex().column()) == (2, DateColumn.TIME)
    table.go_to(2, DateColumn.DAY)
    _type(qtbot, table, "+1", Qt.Key.Key_Return)

    assert table._dates.starts == ("2026-05-06", "2026-05-08T16:00", "2026-05-09")


def test_delete_clears_a_cell(qtbot, table: RoundDatesTable) -> None:
    """The day goes."""
    qtbot.keyClick(table, Qt.Key.Key_Delete)

    assert table._dates.starts == ("", "", "")


def test_a_column_is_pasted_from_the_cursor(qtbot, table: RoundDatesTable) -> None:
    """Ctrl+V."""
    QGuiApplication.clipboard().setText("7.5.2026\n8.5.2026")
    table.go_to(1, DateColumn.DAY)
    qtbot.keyClick(table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

    assert table._dates.starts == ("2026-05-06", "2026-05-07", "2026-05-08")


def test_the_cursor_stays_in_what_can_be_typed(qtbot, table: RoundDatesTable) -> None:
    """Left of the day and right of the time there is nothing."""
    qtbot.keyClick(table, Qt.Key.Key_Left)
    assert table.currentIndex().column() == DateColumn.DAY
    for _ in range(3):
        qtbot.keyClick(table, Qt.Key.Key_Right)
    assert table.currentIndex().column() == DateColumn.TIME


def test_a_wrong_day_is_painted_so(table: RoundDatesTable) -> None:
    """On the wash of a slip; when it is mended, no more."""

    def washed() -> bool:
        rect = table.visualRect(table._dates.index(1, DateColumn.DAY))
        picture = table.viewport().grab(rect).toImage()
        return picture.pixelColor(rect.width() - 4, 4).name() == theme.roles().bad_wash.name()

    table._dates.setData(table._dates.index(1, DateColumn.DAY), "soon")
    assert washed()
    table._dates.setData(table._dates.index(1, DateColumn.DAY), "8.5.")
    assert not washed()


def test_days_that_come_later_are_not_cut(qtbot) -> None:
    """The column is as wide as its longest day when the days are filled in, too."""
    table = RoundDatesTable(RoundDatesModel(("", "", ""), ""))
    qtbot.addWidget(table)
    table.resize(600, 200)
    table.show()
    model = table._dates
    model.setData(model.index(1, DateColumn.DAY), "23.9.2026")

    shown = str(model.index(1, DateColumn.DAY).data())
    assert "September" in shown
    assert table.columnWidth(DateColumn.DAY) >= advance(shown, theme.font(14))
