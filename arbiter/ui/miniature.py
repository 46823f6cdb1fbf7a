"""A crosstable the size of a stamp, by which an arbiter knows his tournament again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from arbiter.ui import theme

_WORTH = {"1": 1.0, "=": 0.5, "0": 0.0}


def paint_miniature(
    painter: QPainter, square: QRectF, results: Sequence[str], cycles: int = 1
) -> None:
    """Draw *results* into *square*: win dark to loss light, open blank, the diagonal blue.

    A text for each player, in the order of places; for each opponent one sign a cycle, ``1``,
    ``=`` or ``0``, anything else for an open game, and ``*`` on the diagonal.
    """
    roles = theme.roles()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(square, roles.surface)
    inner = square.adjusted(3, 3, -2, -2)
    step = inner.width() / max(len(results), 1)
    gap = 1 if step > 3 else 0
    for row, signs in enumerate(results):
        for column in range(len(results)):
            shade = _shade(signs[column * cycles : (column + 1) * cycles])
            if shade is not None:
                left, top = inner.left() + column * step, inner.top() + row * step
                painter.fillRect(QRectF(left, top, step - gap, step - gap), shade)
    painter.setPen(QPen(roles.rule, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(square.adjusted(0, 0, -1, -1))
    painter.restore()


def _shade(signs: str) -> QColor | None:
    roles = theme.roles()
    if signs.startswith("*"):
        return roles.pen
    known = [_WORTH[sign] for sign in signs if sign in _WORTH]
    if not known:
        return None
    return theme.mixed(roles.line, roles.ink2, sum(known) / len(known))
