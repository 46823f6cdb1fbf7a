"""The list of things to try."""

from __future__ import annotations

import pytest

from arbiter.ui.practice_panel import DONE, OPEN, PracticePanel
from arbiter.ui.practice_steps import Step


@pytest.fixture
def panel(qtbot):
    panel = PracticePanel([Step("a", "First"), Step("b", "Second")], "Ctrl+Shift+B")
    qtbot.addWidget(panel)
    return panel


def test_what_is_done_is_ticked(panel):
    assert panel.lines == [f"{OPEN} First", f"{OPEN} Second"]
    panel.show_done({"b"})

    assert panel.lines == [f"{OPEN} First", f"{DONE} Second"]
    assert panel.list.toPlainText().split() == [OPEN, "First", DONE, "Second"]


def test_narrow_it_says_one_thing_at_a_time(panel):
    panel.set_compact(True)
    assert panel.lines == [f"{OPEN} First"]
    panel.show_done({"a"})
    assert panel.lines == [f"{OPEN} Second"]
    panel.set_compact(False)
    assert len(panel.lines) == 2


def test_the_button_names_its_keys_and_asks(panel, qtbot):
    assert panel.again.text() == "Back to the beginning  Ctrl+Shift+B"
    with qtbot.waitSignal(panel.again_asked):
        panel.again.click()


def test_text_is_shown_as_it_is(qtbot):
    panel = PracticePanel([Step("a", "1 < 2 & <b>")], "X")
    qtbot.addWidget(panel)
    assert "1 < 2 & <b>" in panel.list.toPlainText()
