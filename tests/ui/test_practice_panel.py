"""The list of things to try."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from arbiter.ui.practice_panel import DONE, OPEN, PracticePanel
from arbiter.ui.practice_steps import Step


@pytest.fixture
def panel(qtbot):
    panel = PracticePanel([Step("a", "First"), Step("b", "Second")], "Ctrl+Shift+B")
    qtbot.addWidget(panel)
    return panel


def _lines(panel):
    return [panel.list.item(row).text() for row in range(panel.list.count())]


def test_what_is_done_is_ticked(panel):
    assert _lines(panel) == [f"{OPEN}  First", f"{OPEN}  Second"]
    panel.show_done({"b"})

    assert _lines(panel) == [f"{OPEN}  First", f"{DONE}  Second"]
    spoken = panel.list.item(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "done: Second"


def test_narrow_it_says_one_thing_at_a_time(panel):
    panel.set_compact(True)
    assert [panel.list.item(row).isHidden() for row in (0, 1)] == [False, True]
    panel.show_done({"a"})
    assert [panel.list.item(row).isHidden() for row in (0, 1)] == [True, False]
    panel.set_compact(False)
    assert not any(panel.list.item(row).isHidden() for row in (0, 1))


def test_the_button_names_its_keys_and_asks(panel, qtbot):
    assert panel.again.text() == "Back to the beginning  Ctrl+Shift+B"
    with qtbot.waitSignal(panel.again_asked):
        panel.again.click()
