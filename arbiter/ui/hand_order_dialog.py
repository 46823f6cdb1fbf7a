"""Asks for the order of players who are level on everything, and for the reason."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.edits import Edit
from arbiter.domain.errors import ArbiterError
from arbiter.domain.names import tidy
from arbiter.domain.notation import format_place
from arbiter.domain.play_off_edits import RemoveManualOrder, SetManualOrder
from arbiter.domain.tiebreaks.by_hand import order_of
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import most_room
from arbiter.ui.languages import translate
from arbiter.ui.reason_dialog import LONGEST
from arbiter.ui.sentence import Sentence

NUMBER = Qt.ItemDataRole.UserRole


class PlayerList(QListWidget):
    """Players in the order that they are given.

    Signals:
        move_asked: (int) Alt and an arrow asked for the player to go one place down (1) or up.
    """

    move_asked = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and event.key() in ways:
            self.move_asked.emit(ways[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class HandOrderDialog(QDialog):
    """The order of the players with *numbers*, which is that of the list: dragged, or moved with
    Alt and an arrow. Accepted, it has made the edit."""

    def __init__(self, document: Document, numbers: tuple[int, ...], parent: QWidget | None):
        super().__init__(parent)
        self.setObjectName("hand_order_dialog")
        self.setWindowTitle(translate("HandOrder", "Order by hand"))
        self._document = document
        self._known = order_of(document.tournament, numbers)
        self.list = PlayerList(self)
        self.reason = QLineEdit(self)
        self.words = Sentence(13)
        self.up_button = QPushButton(translate("HandOrder", "Up"), self)
        self.down_button = QPushButton(translate("HandOrder", "Down"), self)
        self.accept_button = DefaultButton(translate("HandOrder", "Set order"), self)
        self.remove_button = QPushButton(translate("HandOrder", "Give up the order"), self)
        self._cancel = QPushButton(translate("HandOrder", "Cancel"), self)
        self._fill(self._known.numbers if self._known else numbers)
        self._arrange(numbers)
        self.list.currentRowChanged.connect(self._follow)
        self.list.model().rowsMoved.connect(self._follow)
        self.reason.textChanged.connect(self._follow)
        self.up_button.clicked.connect(lambda: self.move_player(-1))
        self.down_button.clicked.connect(lambda: self.move_player(1))
        self.list.move_asked.connect(self.move_player)
        self.accept_button.clicked.connect(
            lambda: self._apply(SetManualOrder(self.order(), self.reason.text()))
        )
        self.remove_button.clicked.connect(lambda: self._apply(RemoveManualOrder(self.order())))
        self._cancel.clicked.connect(self.reject)
        self._follow()
        self.list.setFocus()

    def _fill(self, numbers: tuple[int, ...]) -> None:
        tournament = self._document.tournament
        self.list.setObjectName("hand_order")
        self.list.setAccessibleName(translate("HandOrder", "Order, the best first"))
        self.list.setFont(theme.font(14))
        self.list.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        for number in numbers:
            item = QListWidgetItem(f"{number}  {tournament.player(number).name}", self.list)
            item.setData(NUMBER, number)
        self.list.setCurrentRow(0)
        rows = min(max(len(numbers), 2), 10)
        self.list.setMinimumHeight(2 * theme.scaled(26))
        self._wanted = rows * theme.scaled(26) + theme.scaled(8)
        self.reason.setObjectName("hand_order_reason")
        self.reason.setMaxLength(LONGEST)
        self.reason.setText(self._known.reason if self._known else "")
        self.reason.setAccessibleName(translate("HandOrder", "Reason"))
        self.remove_button.setVisible(self._known is not None)

    def _arrange(self, numbers: tuple[int, ...]) -> None:
        above, below = Sentence(14, "ink", bold=True), Sentence(13)
        label = QLabel(translate("HandOrder", "&Reason, printed under the table"), self)
        label.setBuddy(self.reason)
        label.setFont(theme.font(13))
        ways = QVBoxLayout()
        for button in (self.up_button, self.down_button):
            ways.addWidget(button)
        ways.addStretch(1)
        middle = QHBoxLayout()
        middle.addWidget(self.list, 1)
        middle.addLayout(ways)
        buttons = QHBoxLayout()
        buttons.addWidget(self.remove_button)
        buttons.addStretch(1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self.accept_button)
        for button in self.findChildren(QPushButton):
            button.setAccessibleName(button.text())
            if button is not self.accept_button:
                button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        for part in (above, below, middle, label, self.reason, self.words):
            column.addLayout(part) if part is middle else column.addWidget(part)
        column.setStretchFactor(middle, 1)
        column.addLayout(buttons)
        rank = min(row.rank or 0 for row in map(self._document.standings.of, numbers))
        places = format_place(rank, rank + len(numbers) - 1)
        above.say(translate("HandOrder", "Level on everything: places {0}").format(places))
        below.say(
            translate(
                "HandOrder",
                "The order counts as long as just these players are level. It is printed under "
                "the final table with its reason.",
            )
        )
        width = theme.scaled(460)
        self.setMinimumWidth(width)
        needed = column.heightForWidth(width) + self._wanted - self.list.minimumHeight()
        self.resize(QSize(width, needed).boundedTo(most_room(self)))

    def order(self) -> tuple[int, ...]:
        """The numbers, the best first."""
        return tuple(self.list.item(row).data(NUMBER) for row in range(self.list.count()))

    def move_player(self, way: int) -> None:
        """Move the player under the cursor *way* places down."""
        row = self.list.currentRow()
        if 0 <= row + way < self.list.count():
            self.list.insertItem(row + way, self.list.takeItem(row))
            self.list.setCurrentRow(row + way)
        self._follow()

    def _follow(self) -> None:
        row = self.list.currentRow()
        self.up_button.setEnabled(row > 0)
        self.down_button.setEnabled(0 <= row < self.list.count() - 1)
        self.words.say("")
        reason = tidy(self.reason.text())
        known = self._known is not None
        same = known and (self._known.numbers, self._known.reason) == (self.order(), reason)
        self.accept_button.setEnabled(bool(reason) and not same)

    def _apply(self, edit: Edit) -> None:
        try:
            self._document.apply(edit)
        except ArbiterError as error:
            self.words.say(sentence(error, translate), "bad")
        else:
            self.accept()
