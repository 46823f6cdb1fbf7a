"""The sign beside the number of a board that is not where its table has it."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter

from arbiter.ui import theme

OFF_TABLE = "≠"
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_mark(painter: QPainter, cell: QRect) -> None:
    """The sign at the right of *cell*."""
    painter.setFont(theme.font(14, True))
    painter.setPen(theme.roles().warn)
    painter.drawText(cell.adjusted(0, 0, -theme.scaled(5), 0), _RIGHT, OFF_TABLE)
