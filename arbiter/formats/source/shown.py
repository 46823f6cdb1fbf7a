"""The text in which a spreadsheet shows a value, by the number format of its cell.

As far as a chess table needs it: points, ratings, licence numbers, dates, times and halves.
Month names are English, for a file does not say which language it is looked at in.
"""

from __future__ import annotations

import re
from datetime import date, datetime, time
from fractions import Fraction
from math import isfinite

from arbiter.formats.source.book import CellValue

_BRACKETS = re.compile(r"\[(?![=<>])[^\]]*\]")
_CONDITION = re.compile(r"\[(=|<>|<=|>=|<|>)\s*(-?\d+(?:\.\d+)?)\]")
_SECTION = re.compile(r'((?:"[^"]*"|\\.|[^;"\\])*)(;|$)')
_PIECE = re.compile(r'"([^"]*)"|\\(.)|_.|\*.|([0#?][0#?.,]*(?:/[0-9?#]+)?)|(%)|(.)', re.DOTALL)
_DATE_PIECE = re.compile(
    r'"([^"]*)"|\\(.)|_.|\*.|(AM/PM|A/P)|(y+|m+|d+|h+|s+)|(.)', re.DOTALL | re.IGNORECASE
)
_FRACTION = re.compile(r"[#?0]/([0-9?#]+)")
_MONTHS = "January February March April May June July August September October November December"
_DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
_SHORT_DATES = {"mm-dd-yy": "dd.mm.yyyy", "m/d/yy h:mm": "dd.mm.yyyy h:mm"}
"""Formats that every spreadsheet shows in the way of its own country."""
_WHOLE = 10**15
_LONGEST_FORMAT = 255
"""Characters; no spreadsheet writes a longer one."""


def shown(value: CellValue, number_format: str = "General") -> str:
    """The text of *value*.

    >>> shown(1.0), shown(4.5, "0.0"), shown(0.5, "# ?/?"), shown(42, "00000000")
    ('1', '4.5', '1/2', '00000042')
    >>> shown(date(2026, 2, 1), "d-mmm"), shown(date(2026, 2, 1), "dd.mm"), shown(0, ";;;")
    ('1-Feb', '01.02', '')
    """
    number_format = number_format[:_LONGEST_FORMAT]
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, (date, time)):
        return _shown_date(value, number_format)
    return _shown_number(value, number_format)


def _shown_number(value: int | float, number_format: str) -> str:
    if not isfinite(value):
        return str(value)
    if number_format == "General":  # most cells of most tables
        return _plain(value)
    section, shift = _section(value, number_format)
    if not section.strip():
        return ""
    if section.strip().lower() in ("general", "@") or "E+" in section.upper():
        return _plain(value)
    # In a section of its own the sign belongs to the format.
    size = abs(value) if shift else value
    fraction = _FRACTION.search(_without_literals(section))
    if fraction:
        text = _mixed(size, fraction[1])
        return text
    text = ""
    figures = False
    for literal, escaped, number, percent, other in _PIECE.findall(section):
        if number and not figures:
            figures = True
            text += _figures(size * 100 if "%" in section else size, number)
        elif number:
            continue
        elif other.lower() == "g" and "general" in section.lower():
            return text + _plain(size)
        else:
            text += literal or escaped or percent or other
    return text


def _section(value: int | float, number_format: str) -> tuple[str, bool]:
    """The part of the format that is meant for *value*, and whether it is one for negatives."""
    sections = [match[1] for match in _SECTION.finditer(number_format)]
    if len(sections) > 1 and not sections[-1] and not number_format.endswith(";"):
        sections.pop()  # the empty match at the end
    for section in sections:
        condition = _CONDITION.search(section)
        if condition and _holds(value, condition[1], float(condition[2])):
            return _CONDITION.sub("", _BRACKETS.sub("", section)), False
    plain = [_BRACKETS.sub("", s) for s in sections if not _CONDITION.search(s)]
    if not plain:
        return "General", False
    if len(plain) < len(sections):
        return plain[0], False
    if value < 0 and len(plain) > 1:
        return plain[1], True
    if value == 0 and len(plain) > 2:
        return plain[2], False
    return plain[0], False


def _holds(value: int | float, sign: str, limit: float) -> bool:
    match sign:
        case "=":
            return value == limit
        case "<>":
            return value != limit
        case "<":
            return value < limit
        case ">":
            return value > limit
        case "<=":
            return value <= limit
    return value >= limit


def _without_literals(section: str) -> str:
    return re.sub(r'"[^"]*"|\\.', "", section)


def _plain(value: int | float) -> str:
    """A number as it was typed: no ``.0``, and no figures that only binary fractions have."""
    if value == int(value) and abs(value) < _WHOLE:
        return str(int(value))
    return f"{value:.11g}"


def _figures(value: int | float, number: str) -> str:
    whole, _, decimals = number.replace(",", "").partition(".")
    places = len(decimals)
    # A format may round a half away from the screen; the reader must see it all the same.
    if round(value, places) != value and value * 4 == int(value * 4):
        return _plain(value)
    least = whole.count("0")
    text = f"{abs(value):.{places}f}"
    if decimals.endswith(("#", "?")):
        text = text.rstrip("0").rstrip(".") if "." in text else text
    figures, point, rest = text.partition(".")
    sign = "-" if value < 0 and text.strip("0.") else ""
    return f"{sign}{figures.zfill(least)}{point}{rest}"


def _mixed(value: int | float, denominator: str) -> str:
    """``4 1/2``."""
    if denominator.isdigit() and int(denominator):
        parts = Fraction(round(value * int(denominator)), int(denominator))
    else:
        parts = Fraction(value).limit_denominator(10 ** min(len(denominator), 3) - 1)
    sign = "-" if parts < 0 else ""
    whole, rest = divmod(abs(parts), 1)
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole} {rest}" if whole else f"{sign}{rest}"


def _shown_date(value: date | time, number_format: str) -> str:
    code = _SHORT_DATES.get(number_format, number_format.split(";")[0])
    code = re.sub(r"\[(h+|m+|s+)\]", r"\1", code, flags=re.IGNORECASE)
    pieces = _DATE_PIECE.findall(_BRACKETS.sub("", code))
    letters = [piece[3].lower()[:1] for piece in pieces]
    if not any(letters):  # General: the file calls it a date, and its format does not
        return _plain_date(value)
    half_day = any(piece[2] for piece in pieces)
    text = ""
    for place, (literal, escaped, noon, letter, other) in enumerate(pieces):
        if noon:
            text += "PM" if _hour(value) >= 12 else "AM"
        elif letter:
            before = next((c for c in reversed(letters[:place]) if c), "")
            after = next((c for c in letters[place + 1 :] if c), "")
            minutes = letter.lower().startswith("m") and (before == "h" or after == "s")
            text += _date_part(value, "n" * len(letter) if minutes else letter.lower(), half_day)
        else:
            text += literal or escaped or other
    return text.strip()


def _hour(value: date | time) -> int:
    return value.hour if isinstance(value, (datetime, time)) else 0


def _date_part(value: date | time, code: str, half_day: bool) -> str:
    letter, length = code[0], len(code)
    if letter in "hns":
        clock = value if isinstance(value, (datetime, time)) else time()
        hour = (clock.hour % 12 or 12) if half_day else clock.hour
        number = {"h": hour, "n": clock.minute, "s": clock.second}[letter]
        return f"{number:02}" if length > 1 else str(number)
    if isinstance(value, time):  # before the first day that a spreadsheet knows
        return "0" * min(length, 2)
    if letter == "y":
        return f"{value.year:04}" if length > 2 else f"{value.year % 100:02}"
    number = value.month if letter == "m" else value.day
    if length < 3:
        return f"{number:0{length}}"
    names = _MONTHS.split() if letter == "m" else _DAYS.split()
    name = names[number - 1] if letter == "m" else names[value.weekday()]
    return name[:3] if length == 3 else name[0] if length == 5 else name


def _plain_date(value: date | time) -> str:
    if isinstance(value, time):
        return f"{value:%H:%M:%S}" if value.second else f"{value:%H:%M}"
    day = f"{value.day:02}.{value.month:02}.{value.year:04}"
    if isinstance(value, datetime) and value.time() != time():
        return f"{day} {_plain_date(value.time())}"
    return day
