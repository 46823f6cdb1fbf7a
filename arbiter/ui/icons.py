"""Pictures of one stroke, drawn in the ink of the present theme.

They are SVG files, each with one path of straight lines and curves. Drawing that path here
takes a tenth of the time and of the memory that an SVG library takes for it.
"""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPainterPath, QPen, QPixmap

from arbiter import paths
from arbiter.ui import theme

WIDTH, HEIGHT = 20, 16
"""A picture in pixels; four of them are air on the side of the word."""
STROKE = 1.35


def size() -> QSize:
    """How large a picture is in the present text size."""
    return QSize(theme.scaled(WIDTH), theme.scaled(HEIGHT))


def icon(name: str) -> QIcon:
    """The picture *name* of ``resources/icons``, and a pale one for what can't be done now."""
    roles = theme.roles()
    result = QIcon()
    pale = theme.mixed(roles.window, roles.ink3, 0.55)
    for mode, colour in ((QIcon.Mode.Normal, roles.ink2), (QIcon.Mode.Disabled, pale)):
        for density in _densities():
            result.addPixmap(picture(name, colour, density), mode)
    return result


def _densities() -> list[float]:
    """Pixels to one on the usual screen and, if there is one, on the sharpest that is here."""
    return sorted({1.0, QGuiApplication.instance().devicePixelRatio()})


def picture(name: str, colour: QColor, density: float) -> QPixmap:
    """The picture *name* in *colour*, for a screen with *density* pixels to one."""
    logical = size()
    pixmap = QPixmap(round(logical.width() * density), round(logical.height() * density))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixmap.width() / WIDTH, pixmap.height() / HEIGHT)
    pen = QPen(colour, STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(_path(name), pen)
    painter.end()
    pixmap.setDevicePixelRatio(density)
    return pixmap


@cache
def _path(name: str) -> QPainterPath:
    text = (paths.resources() / "icons" / f"{name}.svg").read_text("utf-8")
    found = re.search(r'<path d="([^"]+)"', text)
    if found is None:
        raise ValueError(f"{name}.svg has no path")
    return read_path(found[1])


_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_NUMBERS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "z": 0}


def read_path(text: str) -> QPainterPath:
    """The path that *text* describes in SVG's own short language, as far as ours use it.

    :raises ValueError: it uses another command than ``M L H V C Z``, absolute or relative.
    """
    path = QPainterPath()
    tokens: list[str] = _TOKEN.findall(text)
    command, place = "", 0
    while place < len(tokens):
        if tokens[place].isalpha():
            command = tokens[place]
            place += 1
        count = _NUMBERS.get(command.lower())
        if count is None:
            raise ValueError(f"{command!r} in a path")
        numbers = [float(number) for number in tokens[place : place + count]]
        place += count
        _draw(path, command, numbers)
        command = {"M": "L", "m": "l"}.get(command, command)
    return path


def _draw(path: QPainterPath, command: str, numbers: list[float]) -> None:
    here = path.currentPosition()
    base = here if command.islower() else QPointF(0, 0)
    match command.lower():
        case "h":
            path.lineTo(base.x() + numbers[0], here.y())
        case "v":
            path.lineTo(here.x(), base.y() + numbers[0])
        case "z":
            path.closeSubpath()
        case kind:
            points = [
                QPointF(base.x() + x, base.y() + y) for x, y in zip(numbers[::2], numbers[1::2])
            ]
            {"m": path.moveTo, "l": path.lineTo, "c": path.cubicTo}[kind](*points)
