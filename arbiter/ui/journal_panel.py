"""The journal: a plain list, newest first, of when, what, old and new."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
)
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.storage.journal import JournalRow
from arbiter.ui import theme
from arbiter.ui.journal_texts import JournalLine, journal_line
from arbiter.ui.journal_values import moment_text
from arbiter.ui.languages import translate
from arbiter.ui.table_heading import TableHeading

MARGIN = 12
ROOMY = 900
"""From this width on, at the usual text size, old and new have room for names."""
Index = QModelIndex | QPersistentModelIndex
_DISPLAY = Qt.ItemDataRole.DisplayRole
_FONT = Qt.ItemDataRole.FontRole
_TOOL_TIP = Qt.ItemDataRole.ToolTipRole
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_COLOUR = Qt.ItemDataRole.ForegroundRole
_ROOT = QModelIndex()


class JournalModel(QAbstractTableModel):
    """The rows of the document's journal, the newest first. Lines are written when seen."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._rows: list[JournalRow] = []
        self._lines: dict[int, JournalLine] = {}

    def reload(self) -> None:
        """Read the journal anew."""
        self.beginResetModel()
        self._rows = self._document.journal()[::-1]
        self._lines.clear()
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else 4

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _ALIGNMENT:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role == _FONT:
            return theme.font(12)
        if role == _DISPLAY:
            return (
                translate("Journal", "When"),
                translate("Journal", "What"),
                translate("Journal", "Old"),
                translate("Journal", "New"),
            )[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column = index.column()
        if role in (_DISPLAY, _TOOL_TIP):
            return self._text(index.row(), column)
        if role == _FONT:
            return theme.font(13, bold=column == 3)
        if role == _COLOUR:
            roles = theme.roles()
            return (roles.ink3, roles.ink, roles.ink2, roles.ink)[column]
        return None

    def _text(self, row: int, column: int) -> str:
        entry = self._rows[row]
        if column == 0:
            return moment_text(entry.at, datetime.now().astimezone())
        line = self._lines.get(row)
        if line is None:
            line = self._lines[row] = journal_line(entry, self._document.tournament)
        return (line.what, line.old, line.new)[column - 1]


class _AirDelegate(QStyledItemDelegate):
    """Text with air before it, in line with the words of the heading."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        roles = theme.roles()
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, roles.pen_soft)
        painter.setFont(index.data(_FONT))
        painter.setPen(index.data(_COLOUR))
        room = rect.adjusted(MARGIN, 0, -4, 0)
        text = option.fontMetrics.elidedText(
            index.data(_DISPLAY), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line)


class JournalPanel(QWidget):
    """The list in its dock. It is only kept up while it can be seen."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stale = True
        self.model = JournalModel(document, self)
        self.table = QTableView(self)
        self.table.setAccessibleName(translate("Journal", "Journal, newest first"))
        self.table.setModel(self.model)
        self.table.setShowGrid(False)
        self.table.setFrameShape(QTableView.Shape.NoFrame)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.verticalHeader().hide()
        self.table.setHorizontalHeader(TableHeading(self.table, margin=MARGIN))
        self.table.setItemDelegate(_AirDelegate(self.table))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table)
        document.changed.connect(self._changed)
        theme.notifier().changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        rows = self.table.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(theme.scaled(28))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setStretchLastSection(False)
        value = 150 if self.width() >= theme.scaled(ROOMY) else 124
        for column, width in ((0, 156), (2, value), (3, value)):
            header.resizeSection(column, theme.scaled(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The values give way to what was done."""
        super().resizeEvent(event)
        self._dress()

    def _changed(self) -> None:
        self._stale = True
        if self.isVisible():
            self._reload()

    def _reload(self) -> None:
        self._stale = False
        self.model.reload()

    def event(self, event: QEvent) -> bool:
        """Read the journal when it comes into view."""
        if event.type() == QEvent.Type.Show and self._stale:
            self._reload()
        return super().event(event)

    def focus_first(self) -> None:
        """Begin at the newest line."""
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(0, 0))
