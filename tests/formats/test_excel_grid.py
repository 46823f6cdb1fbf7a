"""Typed cells of the workbook before it is written."""

from __future__ import annotations

from datetime import date, datetime
from fractions import Fraction

from arbiter.formats.excel_grid import (
    DAY,
    HALVES,
    LONGEST_TEXT,
    MOMENT,
    TEXT,
    WHOLE,
    Area,
    Grid,
    day,
    exact,
    text,
    whole,
)


def test_text_without_what_a_workbook_cannot_hold() -> None:
    """Control characters and half surrogates go, tabs and new lines stay, length is cut."""
    assert text("Berg\x00\x1b, Anna\ud800").value == "Berg, Anna"
    assert text("a\tb\nc").value == "a\tb\nc"
    assert len(str(text("x" * 40000).value)) == LONGEST_TEXT
    assert text("").value is None
    assert text("=1+1").format == TEXT


def test_numbers() -> None:
    """Whole ones and halves; what is missing stays empty, and nought is a number."""
    assert (whole(0).value, whole(0).format) == (0, WHOLE)
    assert whole(None).value is None
    assert (exact(Fraction(9, 2), HALVES).value, exact(None, HALVES).value) == (4.5, None)


def test_days() -> None:
    """A date, a moment, a year alone, and what is no date at all."""
    assert (day("2026-05-06").value, day("2026-05-06").format) == (date(2026, 5, 6), DAY)
    moment = day("2026-05-06T15:00")
    assert (moment.value, moment.format) == (datetime(2026, 5, 6, 15), MOMENT)
    assert (day("1998").value, day("1998").format) == (1998, WHOLE)
    assert (day("6 May").value, day("6 May").format) == ("6 May", TEXT)
    assert day("").value is None


def test_everything_includes_the_heading() -> None:
    """Rows and columns from 1."""
    grid = Grid("List", ("A", "B"), ((whole(1), whole(2)), (whole(3), whole(4))), freeze="A2")

    assert grid.everything == Area(1, 1, 2, 3)
