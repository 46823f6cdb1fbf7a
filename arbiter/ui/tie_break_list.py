"""The order of the tie-breaks: a preset, or a list that is put in order with two keys."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from arbiter.tie_break_texts import tie_break_head, tie_break_name, tie_break_rule
from arbiter.ui import theme
from arbiter.ui.choice import Choice
from arbiter.ui.languages import translate
from arbiter.ui.preset_choice import PresetChoice
from arbiter.ui.sentence import Sentence
from arbiter.ui.tie_break_picker import LOT, TieBreakPicker

ROW = 36
SHOWN = 5
_CODE = Qt.ItemDataRole.UserRole


class TieBreakList(QWidget):
    """The preset, the list with its four buttons, the rule of the selected one, and what
    becomes of those who are still level then.

    Signals:
        changed: the order is another.
    """

    changed = Signal()

    def __init__(self, codes: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preset = PresetChoice(self)
        self._source = Sentence(13, "ink3")
        self.list = _OrderedList(self)
        self.list.setObjectName("tie_breaks")
        self.list.setAccessibleName(translate("TieBreakList", "Order of tie-breaks"))
        self.up = QPushButton(translate("TieBreakList", "Up") + "  Alt ↑", self)
        self.down = QPushButton(translate("TieBreakList", "Down") + "  Alt ↓", self)
        self.remove = QPushButton(translate("TieBreakList", "Remove"), self)
        self.add = QPushButton(translate("TieBreakList", "Add…"), self)
        self.picker = TieBreakPicker(self)
        self._rule = QLabel(self)
        self._rule.setWordWrap(True)
        self._rule.setTextFormat(Qt.TextFormat.PlainText)
        self._rule.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._name = QLabel(self)
        self.level = Choice(self)
        self.level.setObjectName("still_level")
        self.level.addItem(translate("TieBreakList", "shared places"), ())
        self.level.addItem(translate("TieBreakList", "drawing of lots"), (LOT,))
        self._arrange()
        for button, act in (
            (self.up, self.move_up),
            (self.down, self.move_down),
            (self.remove, self.remove_current),
            (self.add, self.offer),
        ):
            button.setAccessibleName(button.text())
            button.setAutoDefault(False)
            button.clicked.connect(act)
        self.list.currentRowChanged.connect(self._selected)
        self.list.moved.connect(self._move)
        self.list.removed.connect(self.remove_current)
        self.preset.order_chosen.connect(self.set_codes)
        self.picker.chosen.connect(self.add_code)
        self.level.currentIndexChanged.connect(self.changed)
        self.changed.connect(self._show_preset)
        self._show(codes)
        self._show_preset()

    def set_codes(self, codes: tuple[str, ...]) -> None:
        """Put another order in the place of this one."""
        if tuple(codes) != self.codes:
            self._show(codes)
            self.changed.emit()

    def _show(self, codes: tuple[str, ...]) -> None:
        blocked = self.list.blockSignals(True), self.level.blockSignals(True)
        self.list.clear()
        lots = codes[-1:] == (LOT,)
        for code in codes[:-1] if lots else codes:
            self._append(code)
        self.level.setCurrentIndex(int(lots))
        self.list.setCurrentRow(0)
        self.list.blockSignals(blocked[0])
        self.level.blockSignals(blocked[1])
        self._selected()

    def _show_preset(self) -> None:
        self.preset.show_order(self.codes)
        self._source.say(self.preset.sentence())

    def _arrange(self) -> None:
        self._buttons = QGridLayout()
        self._buttons.setSpacing(8)
        self.set_narrow(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(_labelled(translate("TieBreakList", "Preset"), self.preset, self))
        layout.addWidget(self._source)
        layout.addWidget(self.list)
        layout.addLayout(self._buttons)
        layout.addSpacing(4)
        layout.addWidget(self._name)
        layout.addWidget(self._rule)
        layout.addLayout(_labelled(translate("TieBreakList", "If still level"), self.level, self))
        self.list.setFixedHeight(theme.scaled(ROW) * SHOWN + 2)
        self._rule.setMinimumHeight(theme.scaled(56))
        self._name.setFont(theme.font(13, bold=True))
        self._rule.setFont(theme.font(13))

    def set_narrow(self, narrow: bool) -> None:
        """Two buttons in a row where four have no room."""
        across = 2 if narrow else 4
        for place, button in enumerate((self.up, self.down, self.remove, self.add)):
            self._buttons.addWidget(button, place // across, place % across)

    # Lots decide what is still level in the end: a choice below the list, not a line of it.

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes in the order of the list; lots, where they decide in the end, come last."""
        listed = tuple(self.list.item(row).data(_CODE) for row in range(self.list.count()))
        return listed if LOT in listed else (*listed, *self.level.currentData())

    def _append(self, code: str) -> None:
        name = tie_break_name(code, translate)
        item = QListWidgetItem(name, self.list)
        item.setData(_CODE, code)
        head = tie_break_head(code, translate)
        spoken = f"{name}, {head}" if name != code else code
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)

    def move_up(self) -> None:
        """Put the selected one before the one above it."""
        self._move(-1)

    def move_down(self) -> None:
        """Put the selected one after the one below it."""
        self._move(1)

    def _move(self, step: int) -> None:
        row = self.list.currentRow()
        target = row + step
        if row < 0 or not 0 <= target < self.list.count():
            return
        self.list.insertItem(target, self.list.takeItem(row))
        self.list.setCurrentRow(target)
        self.changed.emit()

    def remove_current(self) -> None:
        """Take the selected one off the list."""
        row = self.list.currentRow()
        if row >= 0:
            self.list.takeItem(row)
            self._selected()
            self.changed.emit()

    def offer(self) -> None:
        """Offer what is not on the list yet."""
        self.picker.offer(self.codes)
        self.picker.pop_up(self.add)

    def add_code(self, code: str) -> None:
        """Put *code* at the end of the list."""
        self._append(code)
        self.list.setCurrentRow(self.list.count() - 1)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _selected(self) -> None:
        row = self.list.currentRow()
        code = self.list.item(row).data(_CODE) if row >= 0 else ""
        self._name.setText(tie_break_name(code, translate))
        self._rule.setText(self._words(code))
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < self.list.count() - 1)
        self.remove.setEnabled(row >= 0)

    def _words(self, code: str) -> str:
        if not code:
            return translate(
                "TieBreakList", "Without a tie-break, players with equal points share their places."
            )
        return tie_break_rule(code, translate) or translate(
            "TieBreakList", "This program does not know it. It is kept and breaks no tie."
        )


def _labelled(text: str, choice: Choice, parent: QWidget) -> QHBoxLayout:
    """*choice* with its words before it."""
    label = QLabel(text, parent)
    label.setMinimumWidth(theme.scaled(100))
    label.setBuddy(choice)
    choice.setAccessibleName(text)
    row = QHBoxLayout()
    row.setSpacing(12)
    row.addWidget(label)
    row.addWidget(choice, 1)
    return row


def _head(code: str) -> str:
    """The abbreviation beside the name, unless it is the name."""
    head = tie_break_head(code, translate)
    return "" if head == tie_break_name(code, translate) else head


class _OrderedList(QListWidget):
    """Signals:
    moved: (int) the selected line is to go up (-1) or down (1).
    removed: the selected line is to go.
    """

    moved = Signal(int)
    removed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setItemDelegate(_LineDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListWidget.Shape.Box)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with an arrow moves the line, Delete removes it."""
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        else:
            super().keyPressEvent(event)


class _LineDelegate(QStyledItemDelegate):
    def sizeHint(
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(120, theme.scaled(ROW))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        roles = theme.roles()
        rect: QRect = option.rect
        view = self.parent()
        current = isinstance(view, _OrderedList) and index.row() == view.currentRow()
        painter.save()
        if current:
            painter.fillRect(rect, roles.pen_soft)
            bar = roles.pen if view.hasFocus() else roles.edge
            painter.fillRect(rect.left(), rect.top(), 3, rect.height(), bar)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(theme.font(13))
        painter.setPen(roles.ink3)
        number = QRect(rect.left(), rect.top(), theme.scaled(26), rect.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignRight | middle, str(index.row() + 1))
        code = rect.adjusted(0, 0, -theme.scaled(14), 0)
        painter.drawText(code, Qt.AlignmentFlag.AlignRight | middle, _head(index.data(_CODE)))
        painter.setFont(theme.font(15, bold=current))
        painter.setPen(roles.ink)
        name = rect.adjusted(theme.scaled(40), 0, -theme.scaled(60), 0)
        painter.drawText(
            name, Qt.AlignmentFlag.AlignLeft | middle, index.data(Qt.ItemDataRole.DisplayRole)
        )
        painter.restore()
