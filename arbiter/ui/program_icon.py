"""The program's own picture for title bar and task bar: a small crosstable."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from arbiter.ui import theme

SIZES = (16, 32, 48, 128)
_ROWS = ("*10", "0*1", "10*")


def program_icon() -> QIcon:
    """Three by three, the diagonal blue, on paper: the same on a light and a dark task bar."""
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(picture(size))
    return icon


def picture(size: int) -> QPixmap:
    """The picture, *size* pixels wide and high."""
    roles = theme.LIGHT
    shades = {"*": roles.pen, "1": roles.ink2, "0": roles.rule}
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(roles.surface)
    painter.drawRoundedRect(QRectF(0, 0, size, size), size / 8, size / 8)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    margin, gap = max(1, size // 10), max(1, size // 24)
    side = (size - 2 * margin - 2 * gap) // 3
    start = (size - 3 * side - 2 * gap) // 2
    for row, signs in enumerate(_ROWS):
        for column, sign in enumerate(signs):
            left, top = (start + place * (side + gap) for place in (column, row))
            painter.fillRect(left, top, side, side, shades[sign])
    painter.end()
    return pixmap
