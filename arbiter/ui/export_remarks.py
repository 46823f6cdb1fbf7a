"""What the arbiter should know before a file is written: some sentences, or many."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from arbiter.ui import theme
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence

_MOST_LINES = 5
"""What a small screen must have room for; on a larger one there are more."""


class Remarks(QWidget):
    """A heading, and the sentences under each other; many scroll. They can be copied, for who
    has to fill the gaps."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Sentence(13, "warn", bold=True)
        self.heading.say(translate("Export", "To be seen to before this is sent"))
        self.text = QPlainTextEdit(self)
        self.text.setObjectName("remarks")
        self.text.setAccessibleName(self.heading.text)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(4)
        lines.addWidget(self.heading)
        lines.addWidget(self.text, 1)
        self.sentences: tuple[str, ...] = ()
        theme.notifier().changed.connect(self._dress)
        self._dress()

    def say(self, sentences: Sequence[str]) -> None:
        """Show *sentences*; without any nothing is shown."""
        self.sentences = tuple(sentences)
        self.text.setPlainText("\n".join(f"• {sentence}" for sentence in sentences))
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self.setVisible(bool(sentences))
        self._dress()

    def _dress(self) -> None:
        self.text.setFont(theme.font(13))
        lines = min(max(len(self.sentences), 2), _MOST_LINES)
        frame = 2 * (self.text.frameWidth() + int(self.text.document().documentMargin()))
        self.text.setMinimumHeight(lines * self.text.fontMetrics().lineSpacing() + frame)
