"""Differences are taken or kept with one key, row by row."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from arbiter.ui.choice_table import OURS, TAKEN, THEIRS, ChoiceLine, ChoiceModel, ChoiceTable

LINES = (
    ChoiceLine("1  Berg", "Rating", "2310", "2325", key="a"),
    ChoiceLine("1  Berg", "FIDE ID", "", "123", taken=True, key="b"),
    ChoiceLine("2  Ek", "Who?", "", "Ek, Anna", key="c", group=2),
    ChoiceLine("2  Ek", "Who?", "", "Ek, Åsa", key="d", group=2),
)


@pytest.fixture
def table(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    model = ChoiceModel(parent)
    found = ChoiceTable(model, "Differences", parent)
    found.parent_ = parent
    model.show_lines(LINES)
    found.resize(700, 300)
    parent.show()
    return found


def text(table, row, column):
    return table.choices.data(table.choices.index(row, column))


def test_space_turns_a_choice_round(table, qtbot):
    assert table.choices.taken == ("b",)
    assert text(table, 0, TAKEN) == "keep ours"
    assert text(table, 2, TAKEN) == "leave out"
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert table.choices.taken == ("a", "b")
    assert text(table, 0, TAKEN) == "✓ take theirs"
    qtbot.keyClick(table, Qt.Key.Key_Down)
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert table.choices.taken == ("a",)


def test_a_click_on_the_choice_turns_it_round_and_elsewhere_not(table, qtbot):
    for column in (OURS, TAKEN):
        place = table.visualRect(table.choices.index(0, column)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert table.choices.taken == ("a", "b")


def test_of_a_group_one_is_taken_at_most(table):
    table.choices.toggle(2)
    table.choices.toggle(3)
    assert table.choices.taken == ("b", "d")


def test_all_or_none(table):
    table.choices.choose_all(taken=True)
    assert table.choices.taken == ("a", "b")
    table.choices.choose_all(taken=False)
    assert table.choices.taken == ()


def test_a_row_is_spoken_whole(table):
    index = table.choices.index(0, THEIRS)
    spoken = table.choices.data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "1  Berg, Rating, 2310, 2325, keep ours"


@pytest.mark.parametrize("width", [400, 700, 1300])
def test_the_columns_fill_the_width(table, width):
    table.resize(width, 300)
    widths = [table.columnWidth(column) for column in range(5)]
    assert sum(widths) >= table.viewport().width()
    assert min(widths) > 0
