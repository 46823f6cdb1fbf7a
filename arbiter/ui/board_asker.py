"""The field for the number of a board, in the line at the foot."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from arbiter.ui import theme
from arbiter.ui.languages import translate


class BoardAsker(QWidget):
    """A word and a field; hidden until somebody asks, and again when he has said a number, gone
    elsewhere, or given up with Esc.

    Signals:
        named: (int) the number of the board.
        left: the keys are elsewhere, or go back where they came from.
    """

    named = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._came_from: QWidget | None = None
        # Word and field stay together, however much room there is.
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._label = QLabel(translate("StatusLine", "Go to board"), self)
        self.field = _Field(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._label)
        row.addWidget(self.field)
        self._label.setBuddy(self.field)
        self.field.setAccessibleName(translate("StatusLine", "Number of the board"))
        self.field.setObjectName("board_number")
        self.field.setValidator(QIntValidator(1, 999, self))
        self.field.returnPressed.connect(self._said)
        self.field.given_up.connect(self._give_up)
        self.field.editingFinished.connect(self._leave)
        theme.notifier().changed.connect(self._dress)
        self._dress()
        self.hide()

    def ask(self) -> None:
        """Let the arbiter type a number."""
        if not self.field.hasFocus():
            self._came_from = _lasting(QApplication.focusWidget())
        self.show()
        self.field.clear()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _said(self) -> None:
        number = int(self.field.text())
        self._leave()
        self.named.emit(number)

    def _give_up(self) -> None:
        self._leave()
        if self._came_from is not None:
            self._came_from.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave(self) -> None:
        self.hide()
        self.left.emit()

    def _dress(self) -> None:
        self.field.setFixedSize(theme.scaled(56), theme.scaled(26))
        self._label.setFont(theme.font(13))
        theme.colour(self._label, theme.roles().ink2)


class _Field(QLineEdit):
    """Given up with Esc.

    Signals:
        given_up: Esc was pressed.
    """

    given_up = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc gives up, everything else types."""
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)


def _lasting(widget: QWidget | None) -> QWidget | None:
    """*widget*, or the table in which it is a field: that one goes when the keys leave it."""
    above = widget
    while above is not None and not isinstance(above, QAbstractItemView):
        above = above.parentWidget()
    return above or widget
