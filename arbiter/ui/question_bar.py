"""A bar over a table that asks something and waits, while the table stays in view."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.figures import advance
from arbiter.ui.table_heading import elided

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


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
        self._first = self._rest = ""
        self.yes, self.no = DefaultButton(), QPushButton()
        row = QHBoxLayout(self)
        row.setSpacing(theme.scaled(10))
        row.setContentsMargins(0, 0, 12, 0)
        row.addStretch(1)
        for button in (self.yes, self.no):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        self.yes.clicked.connect(self.accepted)
        self.no.clicked.connect(self.declined)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.notifier().changed.connect(self.updateGeometry)
        self.hide()

    def ask(self, first: str, rest: str, yes: str, no: str) -> None:
        """Show the bar: *first* in bold, *rest* after it, and the two buttons."""
        self._first, self._rest = first, rest
        self.yes.setText(f"{yes}  Enter")
        self.no.setText(f"{no}  Esc")
        self.setAccessibleName(f"{first} {rest}".strip())
        self.setToolTip(rest)
        self.show()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(300), theme.scaled(46))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        roles = theme.roles()
        painter.fillRect(self.rect(), roles.pen_soft)
        bold, plain = theme.font(14, True), theme.font(14)
        left, end = theme.scaled(16), self.yes.x() - theme.scaled(12)
        painter.setPen(roles.ink)
        painter.setFont(bold)
        first = elided(self._first, bold, end - left)
        painter.drawText(QRect(left, 0, end - left, self.height()), _LEFT, first)
        left += round(advance(first, bold)) + theme.scaled(12)
        painter.setFont(plain)
        if end - left > theme.scaled(60):
            rest = elided(self._rest, plain, end - left)
            painter.drawText(QRect(left, 0, end - left, self.height()), _LEFT, rest)
        painter.end()
