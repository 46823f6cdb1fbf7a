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


def test_a_text_that_is_too_wide_ends_in_dots(qapp):
    font = theme.font(14)
    assert elided("Name", font, 200) == "Name"
    assert elided("Participants of the final", font, 60).endswith("…")
