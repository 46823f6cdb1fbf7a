"""A sheet of the workbook before it is written: headings, typed cells, defined names.

Nothing here knows the file library, so that what was written can be compared with what was
meant.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from enum import Enum
from fractions import Fraction

Value = str | int | float | date | None

TEXT = "@"
WHOLE = "0"
HALVES = "0.0"
QUARTERS = "0.00"
DAY = "yyyy-mm-dd"
MOMENT = "yyyy-mm-dd hh:mm"

LONGEST_TEXT = 32767
"""What one cell can hold."""

_DIGITS = 15

_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff\ufffe\uffff]")


class Align(Enum):
    """Where a value stands in its cell; as usual, numbers stand right and texts left."""

    AS_USUAL = "general"
    LEFT = "left"
    CENTRE = "center"


@dataclass(frozen=True, slots=True)
class Item:
    """One cell: its value, its number format, and how it stands there. ``wrapped`` breaks a
    long text into lines."""

    value: Value = None
    format: str = "General"
    align: Align = Align.AS_USUAL
    bold: bool = False
    fill: bool = False
    wrapped: bool = False


@dataclass(frozen=True, slots=True)
class Area:
    """Cells from one corner to the other, columns and rows from 1, the heading is row 1."""

    left: int
    top: int
    right: int
    bottom: int


@dataclass(frozen=True)
class Grid:
    """``freeze`` is the first cell that scrolls. ``names`` are the names defined for areas,
    ``narrow`` the columns (from 1) of the result matrix, all of one width."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[Item, ...], ...]
    freeze: str
    landscape: bool = False
    filtered: bool = False
    names: Mapping[str, Area] = field(default_factory=dict)
    narrow: range = range(0)

    @property
    def everything(self) -> Area:
        """All cells, the heading included."""
        return Area(1, 1, len(self.headings), len(self.rows) + 1)


def text(value: str, align: Align = Align.AS_USUAL) -> Item:
    """A text that stays one whatever it looks like; control characters are left out."""
    return Item(without_controls(value)[:LONGEST_TEXT] or None, TEXT, align)


def without_controls(value: str) -> str:
    """*value* without what no workbook can hold."""
    return _CONTROLS.sub("", value)


def whole(value: int | None, align: Align = Align.AS_USUAL) -> Item:
    """A whole number; 0 too."""
    return Item(value, WHOLE, align)


def exact(value: Fraction | None, form: str) -> Item:
    """A number with a fraction: halves and quarters are exact in the file too, thirds as
    exact as a workbook holds them."""
    return Item(None if value is None else float(f"{float(value):.{_DIGITS}g}"), form)


def day(iso: str) -> Item:
    """A date, with its time if it has one; a year alone is a number, anything else text."""
    try:
        if len(iso) > len("2026-05-01"):
            moment = datetime.fromisoformat(iso).replace(tzinfo=None)
            return Item(moment, MOMENT, Align.CENTRE)
        return Item(date.fromisoformat(iso), DAY, Align.CENTRE)
    except ValueError:
        plain = whole(int(iso)) if iso.isascii() and iso.isdigit() else text(iso)
        return replace(plain, align=Align.CENTRE)
