"""Results and points that a spreadsheet has turned into days and hours of the clock.

``1/2`` becomes 2 January where the month comes first and 1 February where the day does;
``4.5`` becomes 4 May; ``1:0`` one o'clock.
"""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta

from arbiter.domain.names import tidy
from arbiter.formats.source.book import SourceCell

_DAY_ZERO = date(1899, 12, 30)
_SERIALS = range(36_000, 60_001)
"""Days from 1998 to 2064 as a spreadsheet counts them, when a date has lost its format."""

_MONTHS = {
    1: ("jan", "янв", "oca", "ene", "sty", "gen"),
    2: ("feb", "фев", "şub", "fév", "lut"),
    3: ("mar", "мар", "mär", "mrt"),
    4: ("apr", "апр", "nis", "abr", "avr"),
    5: ("may", "май", "мая", "mai", "maj"),
}
_NAMED = re.compile(r"(\d{1,2})[\s./-]*([^\W\d_]{3,})\.?(?:[\s./-]*\d{2,4})?(?:\s*г\.?)?")
_NAME_FIRST = re.compile(r"([^\W\d_]{3,})[\s./-]*(\d{1,2})(?:[\s.,/-]+\d{4})?")
_FIGURES = re.compile(r"(\d{1,2})[./-](\d{1,2})[./-](?:\d{4}|\d{2})(?:[ T][0:.]+)?")
_YEAR_FIRST = re.compile(r"\d{4}[./-](\d{1,2})[./-](\d{1,2})(?:[ T][0:.]+)?")
_CLOCK = re.compile(r"(\d{1,2}):(\d{2})(?::00)?")

DayAndMonth = tuple[int, int]


def days_of(cell: SourceCell) -> tuple[DayAndMonth, ...]:
    """Day and month of the date in *cell*, in every order it may be meant; nothing if none."""
    value = cell.value
    if isinstance(value, date):
        return ((value.day, value.month),)
    if isinstance(value, bool | time):
        return ()
    if isinstance(value, int | float):
        return _of_serial(value)
    text = tidy(cell.text).casefold()
    if text.isdecimal():
        return _of_serial(int(text)) if len(text) == 5 else ()
    if found := _YEAR_FIRST.fullmatch(text):
        return ((int(found[2]), int(found[1])),)
    if found := _FIGURES.fullmatch(text):
        first, second = int(found[1]), int(found[2])
        return tuple(dict.fromkeys(((first, second), (second, first))))
    found = _NAMED.fullmatch(text)
    if found is not None:
        return _of_name(int(found[1]), found[2])
    found = _NAME_FIRST.fullmatch(text)
    return () if found is None else _of_name(int(found[2]), found[1])


def _of_serial(value: float) -> tuple[DayAndMonth, ...]:
    if not _SERIALS.start <= value < _SERIALS.stop or int(value) != value:
        return ()
    day = _DAY_ZERO + timedelta(days=int(value))
    return ((day.day, day.month),)


def _of_name(day: int, name: str) -> tuple[DayAndMonth, ...]:
    for month, beginnings in _MONTHS.items():
        if name.startswith(beginnings):
            return ((day, month),)
    return ()


def is_half(cell: SourceCell) -> bool:
    """Whether *cell* holds a day that ``1/2`` becomes."""
    return any(day in ((2, 1), (1, 2)) for day in days_of(cell))


def is_one_each(cell: SourceCell) -> bool:
    """Whether *cell* holds the day that ``1/1`` becomes."""
    return (1, 1) in days_of(cell)


def clock_of(cell: SourceCell) -> tuple[int, int] | None:
    """Hours and minutes in *cell*, which may have been ``1:0``; None if it holds no time."""
    value = cell.value
    if isinstance(value, datetime):
        # A time that has been added to day 0 or 1 of the spreadsheet's calendar.
        return (value.hour, value.minute) if value.year < 1901 else None
    if isinstance(value, time):
        return value.hour, value.minute
    if isinstance(value, float) and 0 < value < 1:
        minutes = round(value * 1440)
        exact = abs(value * 1440 - minutes) < 1e-6 and minutes in (1, 60, 61)
        return divmod(minutes, 60) if exact else None
    if isinstance(value, str) and (found := _CLOCK.fullmatch(tidy(cell.text))):
        # Typed as text, 1:0 keeps its single figure: with two it has been a time.
        return int(found[1]), int(found[2])
    return None


def halves_of_may(cell: SourceCell) -> int | None:
    """Half points where ``4.5`` has become 4 May; None if *cell* holds no such day."""
    for day, month in days_of(cell):
        if month == 5:
            return 2 * day + 1
    return None
