"""Numbers that stand on their unit digit, so that ``4`` and ``4½`` line up in a column.

What follows the whole part (``½``, ``.75``) has a slot of its own at the right edge, as wide
in every row of a column.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

HALF_SLOT = "½"
"""The slot of points."""
MOST_FONTS = 100
MOST_TEXTS = 5000
"""How much is remembered before it is begun anew."""


def split_number(text: str) -> tuple[str, str]:
    """The whole part of a number and what follows it.

    >>> split_number("4½"), split_number("−12.5"), split_number("9"), split_number("(2)")
    (('4', '½'), ('−12', '.5'), ('9', ''), ('(2', ')'))
    """
    for place, sign in enumerate(text):
        if sign in "½¼¾.,)":
            return text[:place], text[place:]
    return text, ""


def decimal_slot(per_point: int, mark: str) -> str:
    """The widest fraction of a value of which *per_point* parts make one point.

    >>> decimal_slot(1, "."), decimal_slot(2, ","), decimal_slot(4, "."), decimal_slot(12, ".")
    ('', ',5', '.75', '.333')
    """
    return {1: "", 2: f"{mark}5", 4: f"{mark}75"}.get(per_point, f"{mark}333")


class _Measured:
    """A font with what has been measured of it. Holding the font keeps its id its own."""

    __slots__ = ("cap_height", "font", "metrics", "widths")

    def __init__(self, font: QFont) -> None:
        self.font = font
        self.metrics = QFontMetricsF(font)
        self.cap_height = self.metrics.capHeight()
        self.widths: dict[str, float] = {}


# By id, because asking a QFont for its key takes longer than drawing a figure; the fonts of
# the theme are few and live as long as the look does.
_measured: dict[int, _Measured] = {}


def _of(font: QFont) -> _Measured:
    found = _measured.get(id(font))
    if found is None:
        if len(_measured) > MOST_FONTS:
            _measured.clear()
        found = _measured[id(font)] = _Measured(font)
    return found


def advance(text: str, font: QFont) -> float:
    """How wide *text* is in pixels; remembered, because measuring costs more than drawing."""
    widths = _of(font).widths
    width = widths.get(text)
    if width is None:
        if len(widths) > MOST_TEXTS:
            widths.clear()
        width = widths[text] = _of(font).metrics.horizontalAdvance(text)
    return width


def baseline(rect: QRect, font: QFont) -> float:
    """Where letters stand that are centred between the upper and lower edge of *rect*."""
    return rect.top() + (rect.height() + _of(font).cap_height) / 2


def number_width(text: str, font: QFont, slot: str = HALF_SLOT) -> float:
    """The room that *text* takes with its slot."""
    return advance(split_number(text)[0], font) + advance(slot, font)


def paint_number(
    painter: QPainter,
    rect: QRect,
    whole: str,
    fraction: str,
    font: QFont,
    color: QColor,
    slot: str = HALF_SLOT,
) -> None:
    """Draw a number with its unit digit left of the slot, which ends at the right of *rect*."""
    axis = rect.right() + 1 - advance(slot, font)
    y = baseline(rect, font)
    painter.setFont(font)
    painter.setPen(color)
    if whole:
        painter.drawText(QPointF(axis - advance(whole, font), y), whole)
    if fraction:
        painter.drawText(QPointF(axis, y), fraction)
