"""How the games of the crosstable are drawn: marks, discs, triangles, bars."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPixmap, QPolygon

from arbiter.ui import theme
from arbiter.ui.crosstable_cells import Face, Weight
from arbiter.ui.figures import advance, baseline

ANTIALIASING = QPainter.RenderHint.Antialiasing
TRANSPARENT = Qt.GlobalColor.transparent
NO_PEN = Qt.PenStyle.NoPen


def mark_size(side: int) -> int:
    """Size of a mark, in pixels at 100 %, in a cell whose smaller side is *side* at 100 %."""
    for limit, size in ((32, 17), (40, 18), (48, 20)):
        if side < limit:
            return size
    return 22


@lru_cache(maxsize=32)
def _disc(white: bool, size: int, ratio: float, rim: int, fill: int) -> QPixmap:
    """The true colour of the pieces in both themes, with a rim."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(TRANSPARENT)
    painter = QPainter(pixmap)
    painter.setRenderHint(ANTIALIASING)
    painter.setPen(QColor.fromRgba(rim))
    painter.setBrush(QColor.fromRgba(fill))
    painter.drawEllipse(QRectF(0.5, 0.5, size - 1, size - 1))
    painter.end()
    return pixmap


def disc(white: bool, ratio: float, *, now: bool = False) -> QPixmap:
    """A disc for the colour of the pieces; *now* for a game of the round in view."""
    roles = theme.roles()
    ink = roles.ink if now else roles.ink3
    dark = theme.is_dark()
    light_ink, dark_ink = (ink, roles.surface) if dark else (roles.surface, ink)
    if not now and not dark:
        dark_ink = roles.ink2
    elif not now:
        light_ink = roles.ink2
    fill = light_ink if white else dark_ink
    rim = ink if now or white != dark else fill
    return _disc(white, theme.scaled(7), ratio, rim.rgba(), fill.rgba())


class FacePainter:
    """Draws faces; made anew when cells get another size or the theme another colour."""

    def __init__(self, side: int, ratio: float, *, halves: bool) -> None:
        roles = theme.roles()
        percent = theme.text_size()
        plain_side = side * 100 // percent
        size = (20 if plain_side >= 30 else 17) if halves else mark_size(plain_side)
        self.mark = theme.font(size)
        self.won = theme.font(size, bold=True)
        self.soft = theme.font(14)
        self.tried = {bold: theme.font(size, bold=bold, italic=True) for bold in (True, False)}
        self.small = theme.font(12)
        self.small_now = theme.font(12, bold=True)
        self.styles: dict[Weight, tuple[QFont, QColor]] = {
            Weight.WIN: (self.won, roles.ink),
            Weight.DRAW: (self.mark, roles.ink2),
            Weight.LOSS: (self.mark, roles.ink3),
        }
        self.roles = roles
        self.disc_width = theme.scaled(7)
        self.discs = {
            (white, now): disc(white, ratio, now=now)
            for white in (True, False)
            for now in (True, False)
        }

    def paint(self, painter: QPainter, rect: QRect, face: Face) -> None:
        """Draw *face* in the middle of *rect*."""
        if face.weight is Weight.OPEN:
            self._open(painter, rect, face)
        else:
            font, color = self.styles[face.weight]
            if face.soft:
                font, color = self.soft, self.roles.ink2
            elif face.trial:
                font, color = self.tried[face.weight is Weight.WIN], self.roles.pen
            elif len(face.text) > 1 and rect.width() < theme.scaled(36):
                font = theme.font(14)
            painter.setFont(font)
            painter.setPen(color)
            left = rect.left() + (rect.width() - 1 - advance(face.text, font)) / 2
            painter.drawText(QPointF(left, baseline(rect, font)), face.text)
        if face.last:
            wide, thick = theme.scaled(16), theme.scaled(2)
            left = rect.left() + (rect.width() - 1 - wide) // 2
            top = rect.bottom() - theme.scaled(3) - thick
            theme.fill(painter, self.roles.pen, left, top, wide, thick)

    def _open(self, painter: QPainter, rect: QRect, face: Face) -> None:
        font = self.small_now if face.now else self.small
        color = self.roles.ink if face.now else self.roles.ink3
        gap = self.disc_width // 3 if face.white is not None else 0
        drawn = self.disc_width if face.white is not None else 0
        wide = drawn + gap + advance(face.text, font)
        left = rect.left() + max((rect.width() - 1 - wide) / 2, 0)
        if face.white is not None:
            top = rect.top() + (rect.height() - self.disc_width) // 2
            painter.drawPixmap(QPoint(round(left), top), self.discs[face.white, face.now])
        if face.text:
            painter.setFont(font)
            painter.setPen(color)
            painter.drawText(QPointF(left + drawn + gap, baseline(rect, font)), face.text)
        if face.postponed:
            paint_triangle(painter, rect)


def paint_hatching(painter: QPainter, rect: QRect) -> None:
    """The ground of what does not count."""
    painter.fillRect(rect, QBrush(theme.roles().hatch, Qt.BrushStyle.BDiagPattern))


def paint_triangle(painter: QPainter, rect: QRect) -> None:
    """The sign of a postponed game, in the upper right corner of *rect*."""
    size = theme.scaled(8)
    right, top = rect.right(), rect.top()
    painter.setPen(NO_PEN)
    painter.setBrush(theme.roles().warn)
    painter.drawPolygon(
        QPolygon([QPoint(right - size, top), QPoint(right, top), QPoint(right, top + size)])
    )


def paint_frame(painter: QPainter, rect: QRect, color: QColor, thick: int) -> None:
    """A frame inside *rect*, *thick* pixels wide."""
    left, top, width, height = rect.left(), rect.top(), rect.width(), rect.height()
    theme.fill(painter, color, left, top, width, thick)
    theme.fill(painter, color, left, top + height - thick, width, thick)
    theme.fill(painter, color, left, top, thick, height)
    theme.fill(painter, color, left + width - thick, top, thick, height)
