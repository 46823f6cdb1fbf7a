"""Rows of options come and go with the form."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from arbiter.ui.dialog_parts import form
from arbiter.ui.export_form import TICKED, ExportOption, OptionChoice
from arbiter.ui.export_options import OptionRows

CHOICE = ExportOption("order", "Order", (OptionChoice("a", "A"), OptionChoice("b", "B")), "a")
TICK = ExportOption("plain", "Plain letters")


@pytest.fixture
def rows(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    layout = form()
    parent.setLayout(layout)
    for text in ("What", "File"):
        layout.addRow(QLabel(text, parent), QLineEdit(parent))
    return OptionRows(layout, 0, parent), layout


def test_they_stand_in_their_place_and_leave_it(rows) -> None:
    """Between the fields that stay."""
    options, layout = rows
    options.show((CHOICE, TICK), {"plain": TICKED})
    assert layout.rowCount() == 4
    assert layout.itemAt(1, layout.ItemRole.LabelRole).widget().text() == "Order"
    assert options.chosen == {"order": "a", "plain": TICKED}

    options.show((TICK,), {})
    assert layout.rowCount() == 3
    assert options.chosen == {"plain": ""}
    options.show((), {})
    assert layout.rowCount() == 2
    assert options.chosen == {}


def test_a_choice_is_told(qtbot, rows) -> None:
    """Each by its own field; a value that is not there is the first."""
    options, _ = rows
    options.show((CHOICE, TICK), {"order": "z"})
    assert options.chosen["order"] == "a"
    with qtbot.waitSignal(options.changed):
        options.fields["order"].setCurrentIndex(1)
    with qtbot.waitSignal(options.changed):
        options.fields["plain"].setChecked(True)

    assert options.chosen == {"order": "b", "plain": TICKED}


def test_what_makes_no_difference_is_pale(rows) -> None:
    """The order of a table that is not the one to be written."""
    options, _ = rows
    tables = (OptionChoice("x", "X"), OptionChoice("y", "Y"))
    table = ExportOption("table", "Table", tables, "x")
    options.show((table, CHOICE._replace(needs=("table", "y"))), {})
    assert not options.fields["order"].isEnabled()

    options.fields["table"].setCurrentIndex(1)
    assert options.fields["order"].isEnabled()
