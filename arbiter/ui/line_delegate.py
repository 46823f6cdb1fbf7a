"""The lines of a plain table: air beside the words, a line below, a bar where one is chosen."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from arbiter.ui import theme

Index = QModelIndex | QPersistentModelIndex


class LineDelegate(QStyledItemDelegate):
    """Text with *margin* beside it, in line with the words of a ``TableHeading`` of the same,
    and a line below. The model says font, ink and alignment."""

    def __init__(self, margin: int, parent: QObject) -> None:
        super().__init__(parent)
        self._margin = margin

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        roles = theme.roles()
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, roles.pen_soft)
            if index.column() == 0:
                bar = roles.pen if option.widget is None or option.widget.hasFocus() else roles.edge
                painter.fillRect(QRect(rect.topLeft(), rect.bottomLeft() + QPoint(2, 0)), bar)
        painter.setFont(index.data(Qt.ItemDataRole.FontRole))
        painter.setPen(index.data(Qt.ItemDataRole.ForegroundRole))
        air = theme.scaled(self._margin)
        room = rect.adjusted(air, 0, -air, 0)
        text = painter.fontMetrics().elidedText(
            index.data(Qt.ItemDataRole.DisplayRole), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, int(index.data(Qt.ItemDataRole.TextAlignmentRole)), text)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line)
