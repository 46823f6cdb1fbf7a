"""A number of the draw as a tile: free, taken, or drawn now."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from arbiter.ui import theme


class TileState(Enum):
    """Whether somebody has the number."""

    FREE = "free"
    TAKEN = "taken"
    NOW = "now"


class Tile(NamedTuple):
    """A number and who has it."""

    number: int
    state: TileState


def paint_tile(painter: QPainter, box: QRect, tile: Tile, font: QFont) -> None:
    """Framed while it is free, filled when it is taken, in the pen's colour when drawn now."""
    roles = theme.roles()
    if tile.state is TileState.NOW:
        painter.fillRect(box, roles.pen)
        painter.setPen(roles.on_pen)
    elif tile.state is TileState.TAKEN:
        painter.fillRect(box, roles.diagonal)
        painter.setPen(roles.ink2)
    else:
        painter.setPen(QPen(roles.edge, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setPen(roles.ink)
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(tile.number))
