"""Tables that only show lines."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from arbiter.ui.lines_model import LEFT, RIGHT, LinesModel

ACROSS, ALIGNMENT = Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole


class Towns(LinesModel):
    figures = (1,)

    def headings(self) -> tuple[str, ...]:
        return ("Town", "Boards")

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        shown = index.isValid() and role == Qt.ItemDataRole.DisplayRole
        return self.lines[index.row()][index.column()] if shown else None


def test_a_row_for_each_line(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    """The headings stand where the words below them do; new lines take the place of the old."""
    parent = QWidget()
    qtbot.addWidget(parent)
    model = Towns(parent)
    assert (model.rowCount(), model.columnCount()) == (0, 2)
    model.show_lines([("Malmö", 3)])
    with qtbot.waitSignal(model.modelReset):
        model.show_lines([("Lund", 4), ("Ystad", 12)])
    qtmodeltester.check(model)

    assert model.rowCount() == 2
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.index(1, 0).data() == "Ystad"
    assert [model.headerData(n, ACROSS) for n in (0, 1)] == ["Town", "Boards"]
    assert [model.headerData(n, ACROSS, ALIGNMENT) for n in (0, 1)] == [LEFT, RIGHT]
    assert [model.alignment(n) for n in (0, 1)] == [LEFT, RIGHT]
    assert model.headerData(0, Qt.Orientation.Vertical) is None
