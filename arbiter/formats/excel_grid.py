"""A sheet of the workbook before it is written: headings, typed cells, defined names.

Nothing here knows the file library, so that what was written can be compared with what was
meant.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime, time, timedelta
from enum import Enum
from fractions import Fraction
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Formula:
    """What a cell computes, beginning with its equals sign. No value of it is written: a
    program that opens the workbook works it out."""

    text: str


Value = str | int | float | date | Formula | None

TEXT = "@"
WHOLE = "0"
HALVES = "0.0"
QUARTERS = "0.00"
DAY = "yyyy-mm-dd"
MOMENT = "yyyy-mm-dd hh:mm"

LONGEST_TEXT = 32767
"""What one cell can hold."""

_DIGITS = 15
_YEAR = re.compile("[1-9][0-9]{3}")

_SHARED = 4096
"""A name stands in a workbook many times, so equal cells are made once."""

_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff\ufffe\uffff]")


class Align(Enum):
    """Where a value stands in its cell; as usual, numbers stand right and texts left."""

    AS_USUAL = "general"
    LEFT = "left"
    CENTRE = "center"


@dataclass(frozen=True, slots=True)
class Item:
    """One cell: its value, its number format, and how it stands there. ``wrapped`` breaks a
    long text into lines; what is ``soft`` does not count and is grey, and ``struck`` out if it
    is a name."""

    value: Value = None
    format: str = "General"
    align: Align = Align.AS_USUAL
    bold: bool = False
    fill: bool = False
    wrapped: bool = False
    soft: bool = False
    struck: bool = False


def has_cell(item: Item) -> bool:
    """Whether anything of *item* is in the file: a value, a ground, or a format for what may
    be typed there."""
    return item.value is not None or item.fill or item.format != "General"


@dataclass(frozen=True, slots=True)
class Area:
    """Cells from one corner to the other, columns and rows from 1."""

    left: int
    top: int
    right: int
    bottom: int


@dataclass(frozen=True)
class Grid:
    """``freeze`` is the first cell that scrolls. ``names`` are the names defined for areas,
    ``narrow`` the columns (from 1) of the result matrix, all of one width. ``above`` and
    ``below`` are lines of text over the headings and, after an empty row, under the table.
    ``alarms`` turn red what is not equal to a value, written as in a formula."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[Item, ...], ...]
    freeze: str
    landscape: bool = False
    filtered: bool = False
    names: Mapping[str, Area] = field(default_factory=dict)
    narrow: range = range(0)
    above: tuple[str, ...] = ()
    below: tuple[str, ...] = ()
    alarms: Mapping[Area, str] = field(default_factory=dict)

    @property
    def heading(self) -> int:
        """The row of the headings."""
        return len(self.above) + 1

    @property
    def everything(self) -> Area:
        """All cells of the table, the heading included."""
        return Area(1, self.heading, len(self.headings), self.heading + len(self.rows))

    @property
    def lines(self) -> tuple[tuple[Item, ...], ...]:
        """Every row of the sheet: the lines above, headings, rows, the lines below."""
        head = tuple(Item(heading, TEXT) for heading in self.headings)
        below = ((), *((text(line),) for line in self.below)) if self.below else ()
        return (*((text(line),) for line in self.above), head, *self.rows, *below)


def uncounted(item: Item) -> Item:
    """*item* as what does not count: its value as it is, shown grey and in parentheses."""
    if item.value is None or item.fill:
        return item
    number = "0.0" if item.format == HALVES else "0"
    return replace(item, format=f"({number});(-{number});({number});(@)", soft=True)


@lru_cache(_SHARED)
def text(value: str, align: Align = Align.AS_USUAL) -> Item:
    """A text that stays one whatever it looks like; control characters are left out."""
    return Item(without_controls(value)[:LONGEST_TEXT] or None, TEXT, align)


def without_controls(value: str) -> str:
    """*value* without what no workbook can hold."""
    return value if value.isprintable() else _CONTROLS.sub("", value)


@lru_cache(_SHARED)
def whole(value: int | None, align: Align = Align.AS_USUAL) -> Item:
    """A whole number; 0 too."""
    return Item(value, WHOLE, align)


def truth(value: bool) -> Item:
    """Yes or no, which each program says in its own language."""
    return Item(value)


def exact(value: Fraction | None, form: str) -> Item:
    """A number with a fraction: halves and quarters are exact in the file too, thirds as
    exact as a workbook holds them."""
    return Item(None if value is None else float(f"{float(value):.{_DIGITS}g}"), form)


@lru_cache(_SHARED)
def day(iso: str) -> Item:
    """A date, with its time if it has one; a year alone is a number, anything else text.

    A date is written as one only where it reads back as it was: a workbook knows no seconds
    of a start and no days before 1901 that all programs agree on.
    """
    return replace(_day(iso), align=Align.CENTRE)


def _day(iso: str) -> Item:
    if _YEAR.fullmatch(iso):
        return whole(int(iso))
    try:
        if len(iso) > len("2026-05-01"):
            moment = datetime.fromisoformat(iso)
            exact = moment.time() != time() and f"{moment:%Y-%m-%dT%H:%M}" == iso
            return Item(moment, MOMENT) if exact and moment.year > 1900 else text(iso)
        found = date.fromisoformat(iso)
        return Item(found, DAY) if found.isoformat() == iso and found.year > 1900 else text(iso)
    except ValueError:
        return text(iso)


def iso(value: object) -> str:
    """What ``day`` wrote, read again: an ISO date, with its time, or the text as it stands.

    >>> iso(day("2026-05-06T15:00").value), iso(day("1998").value), iso(None)
    ('2026-05-06T15:00', '1998', '')
    """
    if isinstance(value, datetime):
        # A workbook counts days in a binary fraction, which may miss the minute by a hair.
        minute = (value + timedelta(seconds=30)).replace(second=0, microsecond=0)
        return f"{minute:%Y-%m-%d}" if minute.time() == time() else f"{minute:%Y-%m-%dT%H:%M}"
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return "" if value is None else str(value)
