"""The line in which a player is looked for, under the work surface."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from arbiter.ui import theme
from arbiter.ui.languages import translate

_SHIFT = Qt.KeyboardModifier.ShiftModifier


class FindField(QLineEdit):
    """A number or a part of a name.

    Signals:
        stepped: (int) Enter or Shift+Enter: on to the next one found, or back.
        left: Tab or an arrow: into the table, which goes on showing what was found.
        given_up: Esc: into the table, and nobody is looked for any more.
        went: the keys are elsewhere.
    """

    stepped = Signal(int)
    left = Signal()
    given_up = Signal()
    went = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that do not type."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(-1 if event.modifiers() & _SHIFT else 1)
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab leads into the table."""
        self.left.emit()
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.went.emit()


class FindBar(QWidget):
    """The field, how many were found, and its keys. It stays as long as somebody is looked for,
    so that nobody wonders where the other boards are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("find_bar")
        self._label = QLabel(translate("FindBar", "Find"))
        self.field = FindField()
        self.field.setObjectName("find_field")
        self.field.setAccessibleName(translate("FindBar", "Number or name of a player"))
        self.field.setPlaceholderText(translate("FindBar", "number or name"))
        self.field.setMaxLength(40)
        self._label.setBuddy(self.field)
        self.found = QLabel()
        self.found.setObjectName("find_count")
        self._keys = QLabel(
            translate("FindBar", "Enter the next one   Tab into the table   Esc ends the search")
        )
        self._keys.setMinimumWidth(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 2, 14, 2)
        row.setSpacing(10)
        for widget in (self._label, self.field, self.found):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self._keys)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.notifier().changed.connect(self._dress)
        self._dress()
        self.hide()

    def say(self, text: str, *, nobody: bool) -> None:
        """Say how many were found."""
        self.found.setText(text)
        theme.colour(self.found, theme.roles().bad if nobody else theme.roles().ink2)

    def resizeEvent(self, event: object) -> None:
        """The keys go first where it is narrow."""
        self._keys.setVisible(self.width() >= theme.scaled(760))

    def _dress(self) -> None:
        self.setFixedHeight(theme.scaled(34))
        self.field.setFixedWidth(theme.scaled(200))
        for label in (self._label, self.found, self._keys):
            label.setFont(theme.font(13))
            theme.colour(label, theme.roles().ink2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().window)
        painter.fillRect(0, 0, self.width(), 1, theme.roles().line)
        painter.end()
