"""All keys of the window, part by part, on the screen or on paper beside the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from arbiter.ui import theme
from arbiter.ui.dialog_parts import close_button, fit_screen
from arbiter.ui.key_lists import KeyList
from arbiter.ui.languages import translate


class KeysDialog(QDialog):
    """Keys at the left, what they do at the right, under the name of each part.

    Signals:
        print_asked: the list is wanted on paper.
    """

    print_asked = Signal()

    def __init__(
        self, lists: Sequence[KeyList], parent: QWidget | None = None, *, printable: bool = True
    ) -> None:
        """The keys of *lists*; *printable* where there is a tournament whose folder a PDF can
        go to."""
        super().__init__(parent)
        self.setObjectName("keys_dialog")
        self.setWindowTitle(translate("KeysDialog", "Keys"))
        sheet = QWidget()
        grid = QGridLayout(sheet)
        grid.setContentsMargins(24, 8, 24, 16)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        for part in lists:
            title = QLabel(part.title, sheet)
            title.setFont(theme.font(14, bold=True))
            title.setContentsMargins(0, 14, 0, 2)
            grid.addWidget(title, grid.rowCount(), 0, 1, 2)
            for keys, text in part.lines:
                left, right = QLabel(keys, sheet), QLabel(text, sheet)
                left.setFont(theme.font(13, bold=True))
                theme.colour(right, theme.roles().ink2)
                row = grid.rowCount()
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
        self.print_button = QPushButton(translate("KeysDialog", "&Print"))
        self.print_button.setAutoDefault(False)
        self.print_button.clicked.connect(self.print_asked)
        if printable:
            buttons.addButton(self.print_button, buttons.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area, 1)
        layout.addWidget(buttons)
        area.setFocus(Qt.FocusReason.OtherFocusReason)  # the arrows move the list
        needed = sheet.sizeHint().width() + area.verticalScrollBar().sizeHint().width()
        fit_screen(self, 560, 640, at_least=needed)
