"""Keys that have waited for a busy program go where they were meant."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QTableView

from arbiter.ui import theme
from arbiter.ui.prompt_delegate import PromptDelegate, cell_field


@pytest.mark.parametrize("enter", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_what_is_typed_after_enter_is_no_part_of_the_cell(qtbot, enter: Qt.Key) -> None:
    """The next key comes before the program has drawn breath."""
    table = QTableView()
    table.setModel(QStandardItemModel(2, 1, table))
    table.setItemDelegate(PromptDelegate(table))
    qtbot.addWidget(table)
    table.show()
    table.setCurrentIndex(table.model().index(0, 0))
    table.edit(table.currentIndex())
    field = table.viewport().findChild(QLineEdit)

    QTest.keyClicks(field, "Berg")
    QTest.keyClick(field, enter)

    assert table.model().index(0, 0).data() == "Berg"
    assert field.isHidden()


def test_a_field_in_a_cell_has_a_name_and_no_round_corners(qtbot) -> None:
    """Its letters are as large as it is told."""
    table = QTableView()
    qtbot.addWidget(table)
    field = cell_field(table, "Number drawn", 17, 12)
    field.ensurePolished()

    assert field.parent() is table
    assert field.accessibleName() == "Number drawn"
    assert field.font().pixelSize() == theme.scaled(17)
    assert "border-radius: 0" in field.styleSheet()
