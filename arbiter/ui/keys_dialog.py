"""All keys of the window in one list, made from the actions themselves."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from arbiter.ui import theme
from arbiter.ui.actions import Actions
from arbiter.ui.dialog_parts import close_button, fit_screen
from arbiter.ui.languages import translate
from arbiter.ui.result_keys import key_set


class KeysDialog(QDialog):
    """Key at the left, what it does at the right."""

    def __init__(self, actions: Actions, result_keys: str, parent: QWidget | None = None) -> None:
        """The keys of *actions*, and those of the set *result_keys*."""
        super().__init__(parent)
        self.setObjectName("keys_dialog")
        self.setWindowTitle(translate("KeysDialog", "Keys"))
        sheet = QWidget()
        grid = QGridLayout(sheet)
        grid.setContentsMargins(24, 16, 24, 16)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        for row, (keys, text) in enumerate(key_lines(actions, result_keys)):
            left, right = QLabel(keys, sheet), QLabel(text, sheet)
            left.setFont(theme.font(13, bold=True))
            grid.addWidget(left, row, 0, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(right, row, 1)
        grid.setColumnStretch(1, 1)
        area = QScrollArea(self)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(sheet)
        area.setAccessibleName(translate("KeysDialog", "Keys"))
        buttons = close_button(self)
        buttons.setContentsMargins(16, 8, 16, 12)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area, 1)
        layout.addWidget(buttons)
        area.setFocus(Qt.FocusReason.OtherFocusReason)  # the arrows move the list
        needed = sheet.sizeHint().width() + area.verticalScrollBar().sizeHint().width()
        fit_screen(self, 460, 560, at_least=needed)


def key_lines(actions: Actions, result_keys: str) -> list[tuple[str, str]]:
    """The keys of every action that has one, and those that belong to the tables."""
    lines = [
        (_shown(action), _words(action, actions))
        for action in actions.findChildren(QAction)
        if not action.shortcut().isEmpty()
    ]
    tables = [
        (
            "  ".join(key_set(result_keys).shown),
            translate("KeysDialog", "White won, draw, Black won, on the list of boards"),
        ),
        ("1  ½  0", translate("KeysDialog", "a result in the crosstable, seen from the row")),
        ("+  −  −−", translate("KeysDialog", "a forfeit, seen from the row; nobody appeared")),
        ("W  D  L", translate("KeysDialog", "won, drawn, lost, not rated, seen from the row")),
        (
            "F2  0-0  ½-0  0-½",
            translate("KeysDialog", "the arbiter’s decision, the player of the row first"),
        ),
        ("Del", translate("KeysDialog", "clear a result")),
        ("Ctrl+Tab", translate("KeysDialog", "the next tab")),
    ]
    return lines + tables


def _words(action: QAction, actions: Actions) -> str:
    if action in (actions.undo, actions.redo):  # their text names what they would do just now
        return action.iconText()
    return action.text().replace("&", "")


def _shown(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
