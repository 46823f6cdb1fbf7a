"""Tables of lines in dialogs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView, QWidget
from pytestqt.qtbot import QtBot

from arbiter.ui import theme
from arbiter.ui.figures import advance
from arbiter.ui.lines_model import LinesModel
from arbiter.ui.lines_table import LinesTable

DISPLAY, FONT = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.FontRole


class Towns(LinesModel):
    def headings(self) -> tuple[str, ...]:
        return ("Town", "Number of boards")

    def data(self, index, role=DISPLAY):
        if role == DISPLAY:
            return self.lines[index.row()][index.column()]
        if role == FONT:
            return theme.font(14, bold=index.column() == 0)
        return None


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """What the table stands in."""
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def _made(parent: QWidget, **looks: int) -> LinesTable:
    model = Towns(parent)
    model.show_lines([("Malmö", "3"), ("Lund", "4"), ("Kristianstad", "12")])
    return LinesTable(model, "Towns", parent, **looks)


def test_a_line_is_chosen_as_a_whole_and_not_edited(parent: QWidget) -> None:
    """Tab leaves the table, and a reader of the screen knows what it is called."""
    table = _made(parent, row=34)
    table.selectRow(1)

    assert [index.column() for index in table.selectedIndexes()] == [0, 1]
    assert table.editTriggers() == QTableView.EditTrigger.NoEditTriggers
    assert not table.tabKeyNavigation()
    assert table.accessibleName() == "Towns"
    assert [table.rowHeight(row) for row in range(3)] == [theme.scaled(34)] * 3


def test_a_column_wants_room_for_its_widest_words(parent: QWidget) -> None:
    """In the font of the line, or those of the heading; the air beside them comes on top."""
    table = _made(parent, margin=10)
    air = 2 * theme.scaled(10) + 4

    assert table.wanted(0) == round(advance("Kristianstad", theme.font(14, bold=True))) + air
    assert table.wanted(1) == round(advance("Number of boards", theme.font(12))) + air
    assert table.with_air(99.6) == 100 + air
