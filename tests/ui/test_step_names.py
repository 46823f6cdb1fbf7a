"""Undo and Redo say what they would do."""

from __future__ import annotations

from PySide6.QtGui import QAction

from arbiter.document.document import Document
from arbiter.domain.calendar_edits import SwapRounds
from arbiter.ui.step_names import name_step
from tests.boards import drawn


def test_the_menu_names_the_step_and_the_toolbar_the_verb(qapp) -> None:
    """Without a step both say the verb."""
    document, action = Document(drawn(4)), QAction("&Undo")
    action.setIconText("Undo")
    name_step(action, "&Undo", document.undo_edit)
    assert action.text() == "&Undo"

    document.apply(SwapRounds(1, 2))
    name_step(action, "&Undo", document.undo_edit)
    assert action.text() == "&Undo exchange rounds 1 and 2"
    assert action.iconText() == "Undo"
