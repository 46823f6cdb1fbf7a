"""The sign of a board that is not where its table has it."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPixmap

from arbiter.ui.board_mark import paint_mark


def test_something_is_painted_at_the_right_of_the_cell(qapp) -> None:
    """And nothing at the left, where the number stands."""
    picture = QPixmap(58, 40)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    paint_mark(painter, QRect(0, 0, 58, 40))
    painter.end()
    image = picture.toImage()
    white = image.pixel(0, 0)
    inked = {x for x in range(58) for y in range(40) if image.pixel(x, y) != white}
    assert inked
    assert min(inked) > 58 // 2
