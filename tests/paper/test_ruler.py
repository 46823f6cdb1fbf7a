"""Widths and lines of text."""

from __future__ import annotations

import pytest

from arbiter.paper.ruler import Ruler, baseline
from tests.paper.sheets_for_tests import fixed


def test_each_text_is_measured_once() -> None:
    """Widths grow with the size, so that one measurement does for all of them."""
    asked: list[str] = []

    def measure(text: str, size: float, bold: bool) -> float:
        asked.append(text)
        return len(text) * size

    ruler = Ruler(measure)

    assert [ruler.width("abc", size) for size in (1, 10, 26)] == [3, 30, 78]
    assert ruler.width("abc", 10, True) == 30
    assert asked == ["abc", "abc"]


def test_lines_break_between_words() -> None:
    """Only a word that is wider than the room is broken between letters; none is lost."""
    ruler = Ruler(lambda text, size, bold: len(text) * size)

    assert ruler.wrap("one two three", 1, 7) == ["one two", "three"]
    assert ruler.wrap("a extraordinarily b", 1, 7) == ["a", "extraor", "dinaril", "y b"]
    assert ruler.wrap("abc", 1, 0.5) == ["a", "b", "c"]
    assert ruler.wrap("", 1, 7) == [""]


def test_a_number_is_not_parted_from_its_player() -> None:
    """It goes to the next line with the name."""
    ruler = Ruler(lambda text, size, bold: len(text) * size)

    assert ruler.wrap("4 Berg – 12 Dahl", 1, 12) == ["4 Berg –", "12 Dahl"]
    assert ruler.wrap("12 Dahl", 1, 4) == ["12", "Dahl"]


def test_capitals_are_centred() -> None:
    """As much air above the capitals as below them."""
    size = 10.0
    y = baseline(100.0, size)

    assert y - 100.0 == pytest.approx(100.0 - (y - 0.7 * size))
    assert fixed("A", 10, True) > fixed("A", 10, False)


def test_a_sum_is_not_parted_from_its_sign() -> None:
    """The next line begins with it."""
    ruler = Ruler(lambda text, size, bold: len(text) * size)

    assert ruler.wrap("1 + 2 + 3 = 66", 1, 12) == ["1 + 2 + 3", "= 66"]


def test_a_product_stays_whole() -> None:
    """An addend with its player's name is read at one glance, on one line if it can be."""
    ruler = Ruler(lambda text, size, bold: len(text) * size)

    assert ruler.wrap("1 × 2½ Berg + ½ × 3 Dahl", 1, 20) == ["1 × 2½ Berg +", "½ × 3 Dahl"]
    assert ruler.wrap("1 × 2½ Berg + ½ × 3½ Dahl", 1, 17) == ["1 × 2½ Berg +", "½ × 3½ Dahl"]
    assert ruler.wrap("2½ + 1½ + 3½ + ½", 1, 8) == ["2½ + 1½", "+ 3½ + ½"]
