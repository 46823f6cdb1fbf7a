"""What Undo and Redo would do, in the words of the menu."""

from __future__ import annotations

from PySide6.QtGui import QAction

from arbiter.document.state import Entry
from arbiter.ui.languages import translate
from arbiter.wording import edit_text


def name_step(action: QAction, verb: str, entry: Entry | None) -> None:
    """*Undo 9–1 ½–½* in the menu; the toolbar keeps the verb."""
    short = action.iconText()
    text = verb
    if entry is not None:
        what = edit_text(entry.edit, entry.before, translate).replace("&", "&&")
        pattern = translate("Desk", "{0} {1}", "Undo or Redo, and what: Undo add 3 players")
        text = pattern.format(verb, what)
    action.setText(text)
    action.setIconText(short)
