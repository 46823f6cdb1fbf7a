"""The order of tie-breaks, put in order with two keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from arbiter.ui.languages import set_language
from arbiter.ui.tie_break_list import TieBreakList

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def breaks(qtbot) -> TieBreakList:
    breaks = TieBreakList(("DE", "SB", "WIN"))
    qtbot.addWidget(breaks)
    breaks.show()
    return breaks


def test_alt_and_an_arrow_move_the_line(qtbot, breaks: TieBreakList) -> None:
    """The selection goes along; at the ends nothing happens."""
    with qtbot.waitSignal(breaks.changed):
        qtbot.keyClick(breaks.list, Qt.Key.Key_Down, ALT)
    assert breaks.codes == ("SB", "DE", "WIN")

    qtbot.keyClick(breaks.list, Qt.Key.Key_Down, ALT)
    qtbot.keyClick(breaks.list, Qt.Key.Key_Down, ALT)
    assert breaks.codes == ("SB", "WIN", "DE")
    assert breaks.list.currentRow() == 2

    qtbot.keyClick(breaks.list, Qt.Key.Key_Up, ALT)
    assert breaks.codes == ("SB", "DE", "WIN")


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_removed_and_added(qtbot, breaks: TieBreakList) -> None:
    """Only what is not on the list is offered; what is chosen comes last."""
    qtbot.keyClick(breaks.list, Qt.Key.Key_Delete)
    breaks.add.click()
    assert breaks.picker.isVisible()
    assert "DE" in breaks.picker.codes
    assert "SB" not in breaks.picker.codes

    qtbot.keyClicks(breaks.picker.search, "koya")
    qtbot.keyClick(breaks.picker.search, Qt.Key.Key_Return)
    assert breaks.codes == ("SB", "WIN", "KS")
    assert breaks.picker.isHidden()


def test_the_rule_of_the_selected_one_is_said(breaks: TieBreakList) -> None:
    """With its article."""
    breaks.list.setCurrentRow(1)
    said = " ".join(label.text() for label in breaks.findChildren(QLabel))

    assert "Sonneborn-Berger" in said
    assert "article 9.1" in said


def test_b29_another_language_leaves_the_list_as_it_is(qtbot) -> None:
    """What is kept are codes; only their names are translated."""
    names = set()
    for language in ("en", "ru", "sv", "tr"):
        set_language(language)
        breaks = TieBreakList(("SB", "SSB", "DE"))
        qtbot.addWidget(breaks)
        names.add(breaks.list.currentItem().data(Qt.ItemDataRole.AccessibleTextRole))
        assert breaks.codes == ("SB", "SSB", "DE")
    assert len(names) > 1


def test_b29_an_unknown_one_is_kept(qtbot) -> None:
    """A code from a newer program is shown and stays on the list."""
    breaks = TieBreakList(("XYZ", "SB"))
    qtbot.addWidget(breaks)
    said = " ".join(label.text() for label in breaks.findChildren(QLabel))

    assert breaks.codes == ("XYZ", "SB")
    assert "does not know" in said


def test_an_empty_list_says_what_follows(breaks: TieBreakList) -> None:
    """Equal points share their places."""
    for _ in range(3):
        breaks.remove_current()
    said = " ".join(label.text() for label in breaks.findChildren(QLabel))

    assert breaks.codes == ()
    assert "share their places" in said
    assert not breaks.remove.isEnabled()


def test_two_buttons_in_a_row_where_it_is_narrow(qtbot) -> None:
    """All four are still there."""
    order = TieBreakList(("SB",))
    qtbot.addWidget(order)
    order.resize(600, 400)
    wide = order.minimumSizeHint().width()
    order.set_narrow(True)
    order.show()

    assert order.minimumSizeHint().width() < wide
    assert order.add.isVisible()
    assert order.add.y() > order.up.y()
