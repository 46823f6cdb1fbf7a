"""A table that paints its own cells."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QStringListModel
from PySide6.QtGui import QPainter, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QApplication

from arbiter.ui.painted_table import Band, PaintedTable, row_height


class Recording(PaintedTable):
    """Notes what it was asked to paint."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[list[int], list[int]]] = []

    def paint(self, painter: QPainter, dirty: QRect, rows: list[Band], columns: list[Band]) -> None:
        self.asked.append(([band[0] for band in rows], [band[0] for band in columns]))


def _shown(qtbot: object, rows: int, columns: int) -> Recording:
    table = Recording()
    qtbot.addWidget(table)
    table.setModel(QStandardItemModel(rows, columns, table))
    table.horizontalHeader().hide()
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(20)
    table.horizontalHeader().setDefaultSectionSize(50)
    table.resize(230, 110)
    table.show()
    QApplication.processEvents()
    table.asked.clear()
    return table


def test_only_what_is_in_view_is_painted(qapp: object, qtbot: object) -> None:
    """Of a hundred rows those that the viewport shows."""
    table = _shown(qtbot, 100, 4)

    table.viewport().repaint()

    rows, columns = table.asked[0]
    assert rows[0] == 0
    assert len(rows) <= 6
    assert columns == [0, 1, 2, 3]


def test_one_row_is_repainted_alone(qapp: object, qtbot: object) -> None:
    """No row at all is none."""
    table = _shown(qtbot, 5, 4)

    table.update_rows(2, -1)
    QApplication.processEvents()

    assert table.asked == [([2], [0, 1, 2, 3])]


def test_hidden_columns_are_not_painted(qapp: object, qtbot: object) -> None:
    """They have no width."""
    table = _shown(qtbot, 2, 4)
    table.setColumnHidden(1, True)
    QApplication.processEvents()
    table.asked.clear()

    table.viewport().repaint()

    assert table.asked[0][1] == [0, 2, 3]


def test_an_empty_table_paints_nothing(qapp: object, qtbot: object) -> None:
    """No rows: not asked."""
    table = _shown(qtbot, 3, 3)
    table.setModel(QStringListModel(table))
    QApplication.processEvents()
    table.asked.clear()

    table.viewport().repaint()

    assert table.asked == []


@pytest.mark.parametrize(
    ("height", "rows", "row"),
    [(600, 16, 34), (520, 16, 32), (500, 16, 33), (190, 16, 38), (20, 3, 32), (100, 0, 34)],
)
def test_rows_in_view_share_the_height(height: int, rows: int, row: int) -> None:
    """Up to the most where all fit; where they don't, none is cut."""
    assert row_height(height, rows, 32, 34) == row


def test_the_first_row_in_view_is_whole(qtbot: object) -> None:
    """However the table is scrolled."""
    table = Recording()
    qtbot.addWidget(table)
    assert table.verticalScrollMode() is QAbstractItemView.ScrollMode.ScrollPerItem
