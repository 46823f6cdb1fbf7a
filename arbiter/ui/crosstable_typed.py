"""What was typed into one game of the crosstable since the cursor came to it."""

from __future__ import annotations

from arbiter.document.document import Document, Entry


class JustTyped:
    """The last key that was taken at once, and all steps since the cursor came to the game."""

    def __init__(self, text: str, entries: list[Entry]) -> None:
        self.text = text
        self.entries = entries

    def take_back(self, document: Document) -> None:
        """Undo the steps, as far as nothing else came after them."""
        for entry in reversed(self.entries):
            newest = document.undo_edit
            if newest is None or newest.after != entry.after:
                break
            document.undo()
