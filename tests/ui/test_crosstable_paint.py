"""How games are drawn: sizes, discs, marks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from arbiter.ui import theme
from arbiter.ui.crosstable_cells import Face, Weight
from arbiter.ui.crosstable_paint import FacePainter, disc, mark_size

SIDE = 40


def _painted(face: Face) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(theme.roles().surface)
    painter = QPainter(image)
    FacePainter(SIDE, 1.0, halves=False).paint(painter, QRect(0, 0, SIDE, SIDE), face)
    painter.end()
    return image


def _strength(image: QImage) -> int:
    """How much ink is on the paper."""
    paper = theme.roles().surface.lightness()
    return sum(
        abs(image.pixelColor(x, y).lightness() - paper) for x in range(SIDE) for y in range(SIDE)
    )


@pytest.mark.parametrize(("side", "size"), [(28, 17), (32, 18), (40, 20), (48, 22), (56, 22)])
def test_marks_grow_with_their_cells(side: int, size: int) -> None:
    """The smaller side decides."""
    assert mark_size(side) == size


def test_a_win_is_the_strongest(qapp: object) -> None:
    """The same figure as a win is darker and bolder than as a loss."""
    won = _strength(_painted(Face("1", Weight.WIN)))
    lost = _strength(_painted(Face("1", Weight.LOSS)))

    assert won > lost


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_discs_have_the_true_colour_of_the_pieces(qapp: object, scheme: str) -> None:
    """White is lighter than Black in either theme."""
    theme.apply_theme(QApplication.instance(), scheme)
    for now in (False, True):
        white = disc(True, 1.0, now=now).toImage().pixelColor(3, 3)
        black = disc(False, 1.0, now=now).toImage().pixelColor(3, 3)
        assert white.lightness() > black.lightness() + 60


def test_signs_are_where_they_belong(qapp: object) -> None:
    """The triangle in the upper right corner, the bar above the lower edge."""
    plain = Face("9", Weight.OPEN, white=True)
    postponed = _painted(Face("9", Weight.OPEN, white=True, postponed=True))
    last = _painted(Face("½", Weight.DRAW, last=True))

    assert postponed.pixelColor(SIDE - 2, 1) == theme.roles().warn
    assert _painted(plain).pixelColor(SIDE - 2, 1) == theme.roles().surface
    rows = [y for y in range(SIDE) if last.pixelColor(SIDE // 2, y) == theme.roles().pen]
    assert rows == [SIDE - 6, SIDE - 5]
    assert isinstance(last.pixelColor(0, 0), QColor)
