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


def dark(image: QImage) -> list[tuple[int, int]]:
    """The dots with ink."""
    return [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).lightness() < 128
    ]


def test_turned_text_stands_on_its_head() -> None:
    """It runs to the left from its point, its letters below the baseline."""
    dots = dark(picture(Text(40, 10, "HHH", 10, 20, turned=True)))

    assert dots
    assert all(x <= 82 and y >= 18 for x, y in dots)


def test_a_fold_is_dashed_and_a_cut_is_not() -> None:
    """Two points of ink, two of paper."""

    def lengths(dashed: bool) -> int:
        return len({x for x, _ in dark(picture(Line(5, 20, 45, 20, 1.0, dashed=dashed)))})

    assert lengths(dashed=False) == 80
    assert 30 <= lengths(dashed=True) <= 50
