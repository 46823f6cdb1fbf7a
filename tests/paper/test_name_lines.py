"""Names on cards, by the fixed metric."""

from __future__ import annotations

import pytest

from arbiter.paper.name_lines import CardLine, block_height, family_lines, stacked
from arbiter.paper.ruler import Ruler
from tests.paper.sheets_for_tests import extent, fixed

RULER = Ruler(fixed)


def test_a_name_is_as_large_as_its_room() -> None:
    """Never larger than is wanted, and whole."""
    assert family_lines("Li", 30.0, 20.0, 200.0, RULER) == (30.0, ["Li"])
    size, lines = family_lines("Büyükkaramustafaoğlu", 30.0, 20.0, 200.0, RULER)
    assert lines == ["Büyükkaramustafaoğlu"]
    assert RULER.width(lines[0], size, True) == pytest.approx(200.0)


def test_two_lines_where_one_would_be_small() -> None:
    """At the hyphen, in the type of which one line falls short."""
    wide = "Константиновский-Преображенский"

    assert family_lines(wide, 30.0, 20.0, 300.0, RULER) == (
        20.0,
        ["Константиновский-", "Преображенский"],
    )
    assert family_lines(wide, 30.0, 20.0, 600.0, RULER)[1] == [wide]


def test_a_name_without_a_width_is_a_line_all_the_same() -> None:
    """As it may come in a foreign list."""
    assert family_lines("", 30.0, 20.0, 200.0, RULER) == (30.0, [""])


def test_lines_stand_in_the_middle() -> None:
    """Of the width, and of the room under the top."""
    lines = [CardLine("Berg", 30.0, True, 0.0), CardLine("Anna", 15.0, False, 22.0)]
    first, second = stacked(lines, 200.0, 10.0, 100.0, RULER)

    assert second.y - first.y == 22.0
    assert (first.bold, second.bold) == (True, False)
    for text in (first, second):
        assert text.x + text.width / 2 == pytest.approx(100.0)
    above = first.y - 0.7 * first.size - 10.0
    below = 110.0 - extent(second)[3]
    assert above == pytest.approx(below)
    assert block_height(lines) == pytest.approx(100.0 - above - below)
