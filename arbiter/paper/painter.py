"""Puts the marks of a page on whatever Qt can paint on. It decides nothing.

The painter is scaled so that one unit is a hundredth of a point on every device; fonts are
given in pixels of that size, so that 9 points are 9.0 points in the file.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen

from arbiter.paper.fonts import font
from arbiter.paper.marks import BOX_RULE, Box, Disc, Line, Page, Text

UNIT = 100
DASH = 2.0
SOFT = QColor(0x66, 0x66, 0x66)
_BLACK = QColor(0, 0, 0)
_NO_PEN = QPen(Qt.PenStyle.NoPen)
_NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)


def paint(page: Page, painter: QPainter, dpi: float, family: str) -> None:
    """Paint *page* with *painter*, whose device has *dpi* dots an inch; the origin is the
    corner of the paper."""
    painter.save()
    painter.scale(dpi / 72 / UNIT, dpi / 72 / UNIT)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    fonts: dict[tuple[float, bool], QFont] = {}
    for mark in page.marks:
        match mark:
            case Text():
                key = (mark.size, mark.bold)
                if key not in fonts:
                    fonts[key] = font(family, mark.bold, round(UNIT * mark.size))
                painter.setFont(fonts[key])
                painter.setPen(SOFT if mark.soft else _BLACK)
                _text(painter, mark)
            case Line():
                pen = _pen(mark.weight, SOFT if mark.soft else _BLACK)
                if mark.dashed:
                    pen.setDashPattern([DASH / mark.weight, DASH / mark.weight])
                painter.setPen(pen)
                painter.drawLine(
                    QPointF(UNIT * mark.x1, UNIT * mark.y1), QPointF(UNIT * mark.x2, UNIT * mark.y2)
                )
            case Box():
                painter.setPen(_pen(mark.weight, _BLACK) if mark.weight else _NO_PEN)
                painter.setBrush(_shade(mark.fill) if mark.fill else _NO_BRUSH)
                painter.drawRect(
                    QRectF(UNIT * mark.x, UNIT * mark.y, UNIT * mark.width, UNIT * mark.height)
                )
            case Disc():
                painter.setPen(_pen(BOX_RULE, _BLACK))
                painter.setBrush(QBrush(_BLACK) if mark.filled else _NO_BRUSH)
                radius = UNIT * (mark.diameter - BOX_RULE) / 2
                painter.drawEllipse(QPointF(UNIT * mark.x, UNIT * mark.y), radius, radius)
    painter.restore()


def _text(painter: QPainter, mark: Text) -> None:
    place = QPointF(UNIT * mark.x, UNIT * mark.y)
    if not mark.turned:
        painter.drawText(place, mark.text)
        return
    painter.save()
    painter.translate(place)
    painter.rotate(180)
    painter.drawText(QPointF(0, 0), mark.text)
    painter.restore()


def _pen(weight: float, colour: QColor) -> QPen:
    pen = QPen(colour, UNIT * weight)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


def _shade(share: float) -> QBrush:
    level = round(255 * (1 - share))
    return QBrush(QColor(level, level, level))
