"""A tournament as a stamp."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from arbiter.ui import theme
from arbiter.ui.miniature import paint_miniature


def _painted(results: list[str], cycles: int = 1) -> QImage:
    image = QImage(45, 45, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_miniature(painter, QRectF(0, 0, 45, 45), results, cycles)
    painter.end()
    return image


def _cell(image: QImage, row: int, column: int, size: int) -> QColor:
    step = 40 / size
    return image.pixelColor(round(3 + (column + 0.4) * step), round(3 + (row + 0.4) * step))


def test_wins_are_dark_losses_light_and_open_games_blank(qapp) -> None:
    """The diagonal is blue."""
    theme.apply_theme(qapp, "light")
    image = _painted(["*1=.", "0*..", "=.*.", "...*"])
    shades = [_cell(image, 0, column, 4).lightness() for column in (1, 2)]

    assert _cell(image, 0, 0, 4) == theme.LIGHT.pen
    assert shades[0] < shades[1] < _cell(image, 1, 0, 4).lightness()
    assert _cell(image, 0, 3, 4) == theme.LIGHT.surface


def test_two_games_are_one_shade(qapp) -> None:
    """A win and a loss look like a draw; with one game open only the other counts."""
    theme.apply_theme(qapp, "light")
    image = _painted(["**10==", "01**1.", "==0.**"], cycles=2)

    assert _cell(image, 0, 1, 3) == _cell(image, 0, 2, 3)
    assert _cell(image, 1, 2, 3) == theme.LIGHT.ink2


def test_an_empty_tournament_is_a_frame(qapp) -> None:
    """No players: nothing to divide by."""
    assert not _painted([]).isNull()
