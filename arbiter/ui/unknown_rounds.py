"""What stands in place of the boards where no round is known: why, and the offered edit."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence

WIDTH = 460
"""The most that the sentence takes, at 100 %."""


class UnknownRounds(QWidget):
    """A sentence and a button.

    Signals:
        assume_requested: rounds and colours are to be made up.
    """

    assume_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("unknown_rounds")
        self._column = QWidget()
        self._sentence = Sentence(15)
        self._sentence.say(
            translate(
                "Pairings",
                "A crosstable does not tell rounds and colours, so those of this tournament are "
                "not all known. Go on in the crosstable, or have what is missing made up by the "
                "Berger table of the numbers. It is marked as assumed.",
            )
        )
        self.button = DefaultButton(translate("Pairings", "Rounds and colours by the Berger table"))
        self.button.setObjectName("assume_rounds")
        self.button.clicked.connect(self.assume_requested)
        self.setFocusProxy(self.button)
        column = QVBoxLayout(self._column)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addWidget(self._sentence)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(self._column, 100)
        across.addStretch(1)
        whole = QVBoxLayout(self)
        whole.addStretch(1)
        whole.addLayout(across)
        whole.addStretch(2)
        theme.notifier().changed.connect(self._look_changed)
        self._look_changed()

    def offer(self, possible: bool) -> None:
        """Let the button be pressed, or not: who may only read changes nothing."""
        self.button.setEnabled(possible)

    def _look_changed(self) -> None:
        self._column.setMaximumWidth(theme.scaled(WIDTH))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().surface)
        painter.end()
