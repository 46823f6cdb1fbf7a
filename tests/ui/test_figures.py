"""Numbers that stand on their unit digit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from arbiter.ui import theme
from arbiter.ui.figures import advance, decimal_slot, number_width, paint_number, split_number


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("4", ("4", "")),
        ("4½", ("4", "½")),
        ("½", ("", "½")),
        ("11.75", ("11", ".75")),
        ("−12,5", ("−12", ",5")),
        ("", ("", "")),
    ],
)
def test_a_number_is_split_behind_its_unit_digit(text: str, parts: tuple[str, str]) -> None:
    """Signs for a half and decimals with either mark."""
    assert split_number(text) == parts


@pytest.mark.parametrize(
    ("per_point", "slot"), [(1, ""), (2, ".5"), (4, ".75"), (6, ".333"), (12, ".333")]
)
def test_the_slot_holds_the_widest_fraction(per_point: int, slot: str) -> None:
    """Wins have none, halves one digit, quarters two, anything else three."""
    assert decimal_slot(per_point, ".") == slot


def _ink_right(text: str, qapp: object) -> int:
    """The last pixel column that the whole part of *text* darkens."""
    image = QImage(120, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    whole, _ = split_number(text)
    paint_number(painter, QRect(0, 0, 120, 30), whole, "", theme.font(14), QColor("black"), ".75")
    painter.end()
    dark = [x for x in range(120) for y in range(30) if image.pixelColor(x, y).lightness() < 128]
    return max(dark)


def test_units_line_up_whatever_follows(qapp: object) -> None:
    """The units of 9, 39.75 and −9.5 end in the same place."""
    assert _ink_right("9", qapp) == _ink_right("39.75", qapp) == _ink_right("−9.5", qapp)


def test_the_width_counts_the_slot_for_every_number(qapp: object) -> None:
    """9 takes as much room right of its unit as 9.75."""
    font = theme.font(14)

    assert number_width("9", font, ".75") == number_width("9.75", font, ".75")
    assert number_width("9", font, "") == advance("9", font)
