"""Pictures of one stroke, drawn in the ink of the present theme."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from arbiter import paths
from arbiter.ui import theme

WIDTH, HEIGHT = 20, 16
"""A picture in pixels; four of them are air on the side of the word."""
_DENSITIES = (1.0, 2.0)
"""Between them Qt scales down from the sharper one."""


def size() -> QSize:
    """How large a picture is in the present text size."""
    return QSize(theme.scaled(WIDTH), theme.scaled(HEIGHT))


def icon(name: str) -> QIcon:
    """The picture *name* of ``resources/icons``, and a pale one for what can't be done now."""
    roles = theme.roles()
    result = QIcon()
    pale = theme.mixed(roles.window, roles.ink3, 0.55)
    for mode, colour in ((QIcon.Mode.Normal, roles.ink2), (QIcon.Mode.Disabled, pale)):
        for density in _DENSITIES:
            result.addPixmap(picture(name, colour, density), mode)
    return result


def picture(name: str, colour: QColor, density: float) -> QPixmap:
    """The picture *name* in *colour*, for a screen with *density* pixels to one."""
    logical = size()
    pixmap = QPixmap(round(logical.width() * density), round(logical.height() * density))
    pixmap.fill(Qt.GlobalColor.transparent)
    drawing = _source(name).replace(b"currentColor", colour.name().encode())
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(drawing)).render(painter, QRectF(pixmap.rect()))
    painter.end()
    pixmap.setDevicePixelRatio(density)
    return pixmap


@cache
def _source(name: str) -> bytes:
    return (paths.resources() / "icons" / f"{name}.svg").read_bytes()
