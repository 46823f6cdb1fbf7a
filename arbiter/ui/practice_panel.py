"""The list of things to try, beside the example: each ticks itself off when it is done."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QTextBrowser, QWidget

from arbiter.ui import theme
from arbiter.ui.languages import translate
from arbiter.ui.practice_steps import Step

DONE, OPEN = "✓", "○"
WIDTH = 240
"""In pixels at the usual text size."""
LOW = 92
"""Height where the window is narrow and the list lies below."""
_ANY = 16_777_215
"""Qt's largest size."""


class PracticePanel(QWidget):
    """Heading, steps, and the way back to the beginning.

    Signals:
        again_asked: everything is to be as it was at the beginning.
    """

    again_asked = Signal()

    def __init__(self, steps: list[Step], keys: str, parent: QWidget | None = None) -> None:
        """*keys* go back to the beginning."""
        super().__init__(parent)
        self.setObjectName("practice_panel")
        self._steps = steps
        self._done: set[str] = set()
        self._compact = False
        self._heading = QLabel(self)
        self.list = QTextBrowser(self)
        self.list.setObjectName("practice_steps")
        self.list.setAccessibleName(translate("Practice", "Things to try"))
        self.list.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.list.document().setDocumentMargin(0)
        words = translate("Practice", "Back to the beginning")
        self.again = QPushButton(f"{words}  {keys}", self)
        self.again.setAccessibleName(words)
        self.again.clicked.connect(self.again_asked)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(14, 10, 10, 10)
        self._grid.setSpacing(8)
        theme.notifier().changed.connect(self._dress)
        self._dress()

    @property
    def lines(self) -> list[str]:
        """What is shown, a tick or a circle before each step."""
        return [
            f"{DONE if step.name in self._done else OPEN} {step.text}" for step in self._shown()
        ]

    @property
    def wide(self) -> int:
        """Its width beside the work."""
        return max(theme.scaled(WIDTH), self.again.sizeHint().width() + theme.scaled(24))

    def show_done(self, done: set[str]) -> None:
        """Tick the steps with the names of *done*."""
        self._done = done
        self._write()

    def set_compact(self, compact: bool) -> None:
        """In a narrow window only the first step that is still to be done, in a low panel."""
        self._compact = compact
        self._dress()

    def _dress(self) -> None:
        self._heading.setFont(theme.font(14, bold=True))
        theme.colour(self._heading, theme.roles().ink)
        self.list.setFont(theme.font(13))
        palette = self.list.palette()
        palette.setColor(palette.ColorRole.Base, theme.roles().window)
        self.list.setPalette(palette)
        grid = self._grid
        grid.addWidget(self._heading, 0, 0)
        grid.addWidget(self.list, 1, 0)
        if self._compact:
            grid.addWidget(self.again, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
            self.setMinimumWidth(0)
            self.setMaximumWidth(_ANY)
            self.setFixedHeight(theme.scaled(LOW))
        else:
            grid.addWidget(self.again, 2, 0)
            self.setFixedWidth(self.wide)
            self.setMinimumHeight(0)
            self.setMaximumHeight(_ANY)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(1, 1)
        self._write()

    def _shown(self) -> list[Step]:
        if not self._compact:
            return self._steps
        return [step for step in self._steps if step.name not in self._done][:1]

    def _write(self) -> None:
        text = translate("Practice", "Practice: {0} of {1} done")
        self._heading.setText(text.format(len(self._done), len(self._steps)))
        roles, rows = theme.roles(), []
        for step in self._shown():
            done = step.name in self._done
            ink = (roles.good if done else roles.ink).name()
            rows.append(
                f'<tr style="color:{ink}"><td>{DONE if done else OPEN}</td>'
                f'<td style="padding-left:8px; padding-bottom:8px">{escape(step.text)}</td></tr>'
            )
        place = self.list.verticalScrollBar().value()
        self.list.setHtml(f"<table cellspacing=0>{''.join(rows)}</table>")
        self.list.verticalScrollBar().setValue(place)
