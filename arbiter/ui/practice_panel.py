"""The list of things to try, beside the example: each ticks itself off when it is done."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.ui import theme
from arbiter.ui.languages import translate
from arbiter.ui.practice_steps import Step

DONE, OPEN = "✓", "○"


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
        self.list = QListWidget(self)
        self.list.setObjectName("practice_steps")
        self.list.setAccessibleName(translate("Practice", "Things to try"))
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        words = translate("Practice", "Back to the beginning")
        self.again = QPushButton(f"{words}  {keys}", self)
        self.again.setAccessibleName(words)
        self.again.clicked.connect(self.again_asked)
        for _ in steps:
            QListWidgetItem(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 10, 10)
        column.setSpacing(6)
        column.addWidget(self._heading)
        column.addWidget(self.list, 1)
        column.addWidget(self.again)
        theme.notifier().changed.connect(self._dress)
        self._dress()

    def show_done(self, done: set[str]) -> None:
        """Tick the steps with the names of *done*."""
        self._done = done
        self._write()

    def set_compact(self, compact: bool) -> None:
        """In a narrow window only the first step that is still to be done."""
        self._compact = compact
        self._write()

    def _dress(self) -> None:
        self._heading.setFont(theme.font(14, bold=True))
        theme.colour(self._heading, theme.roles().ink)
        self.list.setFont(theme.font(13))
        palette = self.list.palette()
        palette.setColor(palette.ColorRole.Base, theme.roles().window)
        self.list.setPalette(palette)
        self.setMinimumWidth(theme.scaled(200))
        self._write()

    def _write(self) -> None:
        roles = theme.roles()
        done = len(self._done)
        text = translate("Practice", "Practice: {0} of {1} done")
        self._heading.setText(text.format(done, len(self._steps)))
        first = next((s.name for s in self._steps if s.name not in self._done), "")
        for row, step in enumerate(self._steps):
            item = self.list.item(row)
            ticked = step.name in self._done
            item.setText(f"{DONE if ticked else OPEN}  {step.text}")
            item.setForeground(roles.good if ticked else roles.ink)
            spoken = translate("Practice", "done: {0}") if ticked else "{0}"
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken.format(step.text))
            item.setHidden(self._compact and step.name != first)
