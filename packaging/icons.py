"""The icons of the program and of its files, for every system, drawn by the program itself.

    python packaging/icons.py FOLDER

PNG in all sizes for Linux, one ``.ico`` each for Windows, one ``.icns`` each for macOS.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap, QPolygonF

from arbiter.ui import theme
from arbiter.ui.program_icon import picture

PROGRAM, DOCUMENT = "arbiter", "application-x-arbiter"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_ICO_SIZES = (16, 24, 32, 48, 64, 256)
_ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def document_picture(size: int) -> QPixmap:
    """A sheet with a corner turned down, and the picture of the program on it."""
    roles = theme.LIGHT
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    left, right, fold = size * 0.14, size * 0.86, size * 0.2
    corner = QPointF(right - fold, fold)
    sheet = QPolygonF(
        [
            *(QPointF(left, 0.5), QPointF(right - fold, 0.5), QPointF(right, fold)),
            *(QPointF(right, size - 0.5), QPointF(left, size - 0.5)),
        ]
    )
    painter.setPen(roles.ink2)
    painter.setBrush(roles.surface)
    painter.drawPolygon(sheet)
    painter.setBrush(roles.rule)
    painter.drawPolygon(QPolygonF([QPointF(right - fold, 0.5), corner, QPointF(right, fold)]))
    side = size * 0.5
    source = picture(max(16, round(side)))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    target = QRectF((size - side) / 2, size * 0.34, side, side)
    painter.drawPixmap(target, source, QRectF(source.rect()))
    painter.end()
    return pixmap


def as_png(pixmap: QPixmap) -> bytes:
    """*pixmap* as a file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pixmap.save(buffer, "PNG")
    return bytes(buffer.data().data())


def as_ico(pictures: dict[int, bytes]) -> bytes:
    """PNG files by size as one icon for Windows, which reads PNG in it since Vista."""
    chosen = {size: png for size, png in pictures.items() if size in _ICO_SIZES}
    head = struct.pack("<HHH", 0, 1, len(chosen))
    place = len(head) + 16 * len(chosen)
    for size, png in chosen.items():
        # A byte holds a size; 0 stands for 256.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), place)
        place += len(png)
    return head + b"".join(chosen.values())


def as_icns(pictures: dict[int, bytes]) -> bytes:
    """PNG files by size as one icon for macOS."""
    parts = [
        _ICNS_KINDS[size] + struct.pack(">I", len(png) + 8) + png
        for size, png in pictures.items()
        if size in _ICNS_KINDS
    ]
    return b"icns" + struct.pack(">I", sum(map(len, parts)) + 8) + b"".join(parts)


def draw(folder: Path) -> None:
    """Write all of them into *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, paint in ((PROGRAM, picture), (DOCUMENT, document_picture)):
        pictures = {size: as_png(paint(size)) for size in SIZES}
        for size, png in pictures.items():
            (folder / f"{name}-{size}.png").write_bytes(png)
        (folder / f"{name}.ico").write_bytes(as_ico(pictures))
        (folder / f"{name}.icns").write_bytes(as_icns(pictures))


if __name__ == "__main__":
    application = QGuiApplication([])
    draw(Path(sys.argv[1]))
