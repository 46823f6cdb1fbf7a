"""The documents of a bundle: ticked or not, in order, each with its copies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from arbiter.ui import theme
from arbiter.ui.bundles import Entry, Item, with_copies
from arbiter.ui.languages import translate

ROW = 32
TIMES = "×"
_ENTRY = Qt.ItemDataRole.UserRole
_MORE = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_LESS = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)


class BundleList(QListWidget):
    """Space ticks a line, Ctrl with an arrow moves it, plus and minus change its copies.

    Signals:
        edited: a line is ticked or not, stands elsewhere, or has other copies.
    """

    edited = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bundle_list")
        self.setAccessibleName(translate("Bundles", "Documents of the bundle"))
        self.setItemDelegate(_CopiesDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemChanged.connect(self._item_changed)

    def show_entries(self, entries: Sequence[Entry], offered: Mapping[str, Item]) -> None:
        """Show *entries*, each called as it is *offered*."""
        self.blockSignals(True)
        self.clear()
        for entry in entries:
            item = QListWidgetItem(offered[entry.key].name, self)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            self._show(item, entry)
        self.setCurrentRow(0)
        self.blockSignals(False)
        self.viewport().update()

    @property
    def entries(self) -> list[Entry]:
        """The lines from the top down."""
        return [self.item(row).data(_ENTRY) for row in range(self.count())]

    @property
    def current(self) -> Entry | None:
        """The line with the cursor."""
        item = self.currentItem()
        if item is None:
            return None
        entry: Entry = item.data(_ENTRY)
        return entry

    def move_current(self, step: int) -> None:
        """Put the line with the cursor *step* lines further down."""
        row, target = self.currentRow(), self.currentRow() + step
        if row < 0 or not 0 <= target < self.count():
            return
        self.insertItem(target, self.takeItem(row))
        self.setCurrentRow(target)
        self.edited.emit()

    def set_copies(self, copies: int) -> None:
        """Print the line with the cursor so often, and tick it if it is not."""
        item = self.currentItem()
        if item is None:
            return
        entry = with_copies(item.data(_ENTRY), copies)
        if entry != item.data(_ENTRY):
            self.blockSignals(True)
            self._show(item, entry)
            self.blockSignals(False)
            self.edited.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl with an arrow moves the line, plus and minus change its copies."""
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        key, current = event.key(), self.current
        if ctrl and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_current(-1 if key == Qt.Key.Key_Up else 1)
        elif current is not None and key in _MORE:
            self.set_copies(current.copies + 1)
        elif current is not None and key in _LESS:
            self.set_copies(current.copies - 1)
        else:
            super().keyPressEvent(event)

    def _item_changed(self, item: QListWidgetItem) -> None:
        entry: Entry = item.data(_ENTRY)
        ticked = item.checkState() is Qt.CheckState.Checked
        if entry.ticked != ticked:
            self.blockSignals(True)
            self._show(item, Entry(entry.key, ticked, entry.copies))
            self.blockSignals(False)
            self.edited.emit()

    @staticmethod
    def _show(item: QListWidgetItem, entry: Entry) -> None:
        item.setData(_ENTRY, entry)
        item.setCheckState(Qt.CheckState.Checked if entry.ticked else Qt.CheckState.Unchecked)
        spoken = item.text()
        if entry.ticked:
            copies = translate("Bundles", "copies: {0}").format(entry.copies)
            spoken = f"{spoken}, {copies}"
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)


class _CopiesDelegate(QStyledItemDelegate):
    """The line as the style paints it, and at its right how often, where that is not once."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(super().sizeHint(option, index).width(), theme.scaled(ROW))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry: Entry = index.data(_ENTRY)
        copies = f"{entry.copies} {TIMES}" if entry.ticked and entry.copies > 1 else ""
        super().paint(painter, option, index)
        if copies:
            painter.save()
            painter.setFont(theme.font(14))
            painter.setPen(theme.roles().ink)
            place = option.rect.adjusted(0, 0, -theme.scaled(12), 0)
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, side, copies)
            painter.restore()
