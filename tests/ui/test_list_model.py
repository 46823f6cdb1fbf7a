"""A line for each list."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from arbiter.domain.listed_player import ListKind, RatingList
from arbiter.ui import theme
from arbiter.ui.list_model import MONTH, ListModel

TODAY = date.today().replace(day=1).isoformat()


def test_what_stands_in_a_line(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    model = ListModel(parent)
    lists = (
        RatingList(ListKind.FIDE, "foa.txt", 1500000, "2020-01-01"),
        RatingList(ListKind.NATIONAL, "ru.csv", 12, TODAY, dated_by_file=True),
    )
    model.show_lines([(Path("x"), one) for one in lists])

    def text(row, column, role=Qt.ItemDataRole.DisplayRole):
        return model.data(model.index(row, column), role)

    assert [text(0, column) for column in range(4)] == [
        "FIDE list",
        "January 2020, old",
        "1,500,000",
        "foa.txt",
    ]
    assert text(0, MONTH, Qt.ItemDataRole.ForegroundRole) == theme.roles().warn
    assert text(1, MONTH).endswith("(date of the file)")
    assert text(1, 0, Qt.ItemDataRole.AccessibleTextRole).startswith("ru.csv, ")
