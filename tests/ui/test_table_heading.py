from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QTableView

from arbiter.ui import theme
from arbiter.ui.table_heading import TableHeading, elided


def test_two_lines_make_the_heading_higher(qtbot):
    table = QTableView()
    qtbot.addWidget(table)
    table.setModel(QStandardItemModel(2, 3))
    heading = TableHeading(table)
    table.setHorizontalHeader(heading)
    assert heading.height() == 30
    heading.show_two_lines(True)
    assert heading.height() == 48
    assert not table.grab().isNull()


def test_the_heading_that_sorts_is_bold(qtbot):
    table = QTableView()
    qtbot.addWidget(table)
    model = QStandardItemModel(2, 2)
    model.setHorizontalHeaderLabels(["White", "White"])
    table.setModel(model)
    heading = TableHeading(table)
    table.setHorizontalHeader(heading)
    assert heading.sorted == -1
    table.show()
    plain = heading.grab().toImage()
    heading.sorted = 1
    marked = heading.grab().toImage()
    left = heading.sectionSize(0)
    assert plain.copy(0, 0, left, 30) == marked.copy(0, 0, left, 30)
    assert plain.copy(left, 0, left, 30) != marked.copy(left, 0, left, 30)


def test_a_text_that_is_too_wide_ends_in_dots(qapp):
    font = theme.font(14)
    assert elided("Name", font, 200) == "Name"
    assert elided("Participants of the final", font, 60).endswith("…")
