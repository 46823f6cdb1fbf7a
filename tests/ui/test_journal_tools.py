"""What stands in the title of the journal."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from arbiter.ui.journal_search import Kinds
from arbiter.ui.journal_tools import JournalTools
from arbiter.ui.panel_title import PanelTitle


@pytest.fixture
def tools(qtbot) -> JournalTools:
    tools = JournalTools()
    qtbot.addWidget(tools)
    tools.resize(900, 26)
    tools.show()
    return tools


def test_in_a_narrow_window_the_buttons_give_way(tools: JournalTools) -> None:
    """The search and the kinds stay; copying and printing are in the menu too."""
    assert tools.copy_button.isVisible()
    assert tools.print_button.isVisible()
    tools.resize(tools.minimumSizeHint())
    tools.layout().activate()

    assert not tools.copy_button.isVisible()
    assert tools.search.isVisible()
    assert tools.search.geometry().right() < tools.kinds.geometry().left()
    assert tools.kinds.geometry().right() <= tools.width()


def test_esc_clears_first_and_leaves_then(tools: JournalTools) -> None:
    """So that one key more leads back to the list."""
    left: list[bool] = []
    tools.search.left.connect(lambda: left.append(True))
    QTest.keyClicks(tools.search, "berg")
    QTest.keyClick(tools.search, Qt.Key.Key_Escape)
    assert (tools.search.text(), left) == ("", [])

    QTest.keyClick(tools.search, Qt.Key.Key_Escape)
    QTest.keyClick(tools.search, Qt.Key.Key_Down)
    assert left == [True, True]


def test_each_kind_has_its_word(tools: JournalTools) -> None:
    """All, entered, undone."""
    kinds = []
    for place in range(3):
        tools.kinds.turn(place - tools.kinds.on)
        kinds.append(tools.chosen_kinds)

    assert kinds == [Kinds.ALL, Kinds.EDITS, Kinds.UNDONE]
    assert tools.kinds.words == ["all", "entered", "undone"]


def test_how_many_are_shown(tools: JournalTools) -> None:
    """Nothing where it is all of them."""
    tools.show_count(3, 50, searching=False)
    assert tools.count.text() == "3 of 50"
    tools.show_count(3, 50, searching=True)
    assert tools.count.text() == "searching: 3 of 50"
    tools.show_count(50, 50, searching=False)
    assert tools.count.text() == ""


def test_buttons_that_come_back_have_their_place(qtbot) -> None:
    """Also where the room for them came while the journal was still hidden."""
    title = PanelTitle()
    qtbot.addWidget(title)
    title.show_text("Journal")
    tools = JournalTools()
    title.take_in(tools)
    tools.resize(300, 30)
    tools.resize(900, 30)
    title.resize(1000, 34)

    assert tools.kinds.geometry().right() < tools.copy_button.geometry().left()
    assert tools.copy_button.geometry().right() < tools.print_button.geometry().left()
