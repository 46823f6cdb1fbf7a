"""Marks on a device."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from arbiter.paper.fonts import choose_family
from arbiter.paper.marks import TILE, Box, Disc, Line, Mark, Page, Text
from arbiter.paper.painter import paint

pytestmark = pytest.mark.usefixtures("qapp")


def picture(*marks: Mark, dpi: float = 144) -> QImage:
    """A page of 50 by 50 points with *marks*, two dots a point."""
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor(255, 255, 255))
    painter = QPainter(image)
    paint(Page(50, 50, list(marks)), painter, dpi, choose_family("abc"))
    painter.end()
    return image


def grey(image: QImage, x: int, y: int) -> int:
    """Lightness of a dot, 0 to 255; there is no colour."""
    colour = image.pixelColor(x, y)
    assert colour.red() == colour.green() == colour.blue()
    return colour.red()


def darkest(image: QImage) -> int:
    """The darkest dot of all."""
    return min(grey(image, x, y) for x in range(100) for y in range(100))


def test_points_become_dots() -> None:
    """The origin is the corner of the paper."""
    image = picture(Line(10, 20, 40, 20, 2.0))

    assert grey(image, 50, 40) == 0
    assert grey(image, 15, 40) == grey(image, 50, 50) == 255


def test_a_tile_is_light_and_has_no_edge() -> None:
    """Sixteen per cent of black."""
    image = picture(Box(10, 10, 20, 20, fill=TILE))

    assert grey(image, 40, 40) == round(255 * 0.84)
    assert darkest(image) == round(255 * 0.84)


def test_a_box_is_empty() -> None:
    """White within its lines."""
    image = picture(Box(10, 10, 20, 20, weight=1.0))

    assert grey(image, 40, 40) == 255
    assert grey(image, 20, 40) < 128


def test_white_and_black_discs() -> None:
    """A ring and a filled circle."""
    white, black = (picture(Disc(25, 25, 20, filled)) for filled in (False, True))

    assert (grey(white, 50, 50), grey(black, 50, 50)) == (255, 0)
    assert darkest(white) < 128


def test_soft_text_is_grey_and_other_text_black() -> None:
    """60 % grey is still legible in print."""
    plain, soft = (picture(Text(2, 40, "█M", 30, 0, soft=soft)) for soft in (False, True))

    assert darkest(plain) == 0
    assert darkest(soft) == 0x66
