"""A bar over a table that asks something and waits, while the table stays in view."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton

NARROW = 560
"""Below this width, at 100 %, two buttons leave no room beside them."""
_ANY_WIDTH = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
_ANY_WIDTH.setHeightForWidth(True)


class QuestionBar(QWidget):
    """Hidden until something is asked. The keys Enter and Esc are the table's to hand on.

    Signals:
        accepted: the first button.
        declined: the second.
    """

    accepted = Signal()
    declined = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setWordWrap(True)
        self.words.setSizePolicy(_ANY_WIDTH)
        self.yes, self.no = DefaultButton(), QPushButton()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setSpacing(theme.scaled(10))
        self._row.setContentsMargins(theme.scaled(16), 5, 12, 5)
        self._row.addWidget(self.words, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.scaled(10))
        for button in (self.yes, self.no):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            buttons.addWidget(button)
        self._row.addLayout(buttons)
        self.yes.clicked.connect(self.accepted)
        self.no.clicked.connect(self.declined)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.notifier().changed.connect(self._look_changed)
        self._look_changed()
        self.hide()

    def ask(self, first: str, rest: str, yes: str, no: str) -> None:
        """Show the bar: *first* in bold, *rest* after it, and the two buttons.

        What does not fit beside the buttons goes on in a second line.
        """
        from html import escape  # half a megabyte; questions are seldom asked

        strong = f'<span style="font-weight:600">{escape(first)}</span>'
        self.words.setText(f"{strong}&nbsp;&nbsp; {escape(rest)}")
        self.yes.setText(f"{yes}  Enter")
        self.no.setText(f"{no}  Esc")
        self.setAccessibleName(f"{first} {rest}".strip())
        self.show()

    def _look_changed(self) -> None:
        self.words.setFont(theme.font(14))
        self.setMinimumHeight(theme.scaled(46))
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a very narrow window the buttons stand under the words."""
        narrow = self.width() < theme.scaled(NARROW)
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(below if narrow else beside)
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        # A label that was measured before it got its window forgets its own font.
        self._look_changed()
        super().showEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().pen_soft)
        painter.end()
