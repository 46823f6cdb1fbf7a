"""Keys that have waited for a busy program go where they were meant."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QTableView

from arbiter.ui.prompt_delegate import PromptDelegate


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
