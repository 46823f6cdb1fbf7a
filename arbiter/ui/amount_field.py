"""A field for an amount of money, one of a column of them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter.domain.errors import WrongAmount
from arbiter.domain.prizes import Cents, parse_amount
from arbiter.ui import theme


class AmountField(QLineEdit):
    """Figures at the right. The arrow keys go up and down the column.

    Signals:
        stepped: (int) the arrow keys ask for the field so many lines further down.
        pasted: (list) several lines were pasted; nothing has been put into this field.
    """

    stepped = Signal(int)
    pasted = Signal(list)

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFixedWidth(theme.scaled(104))

    @property
    def cents(self) -> Cents:
        """What has been typed.

        :raises WrongAmount: it is no amount.
        """
        return parse_amount(self.text())

    @property
    def wrong(self) -> WrongAmount | None:
        """Why what has been typed is no amount; None if it is one."""
        try:
            parse_amount(self.text())
        except WrongAmount as error:
            return error
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down move on; a column from the clipboard goes to as many fields."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.matches(QKeySequence.StandardKey.Paste):
            lines = QGuiApplication.clipboard().text().splitlines()
            if len(lines) > 1:
                self.pasted.emit(lines)
                return
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)
