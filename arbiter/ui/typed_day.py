"""A day as it is typed in a row of days: in full, without its year, or so many days later."""

from __future__ import annotations

import re
from datetime import date, timedelta

from PySide6.QtCore import QLocale

from arbiter.domain.round_dates import parse_time
from arbiter.ui.date_field import parse_day
from arbiter.ui.languages import current_language

_LATER = re.compile(r"\+\s*(\d{1,3})")
_DAY_AND_MONTH = re.compile(r"(\d{1,2})\s*[-./]\s*(\d{1,2})\s*[-./]?")


def typed_day(text: str, near: str = "", *, before: str = "") -> str:
    """The ISO day that *text* means, or nothing for nothing.

    ``6.5.2026``, ``2026-05-06`` and ``6 May 2026`` say all. Without a year, ``6.5.`` or
    ``6 May``, it is the one that lies nearest to *near* (ISO; today if empty). ``+1`` is one
    day after *before*.

    :raises ValueError: no day of the calendar, or nothing that it could be after.
    """
    plain = " ".join(text.split())
    if found := _LATER.fullmatch(plain):
        return (date.fromisoformat(before[:10]) + timedelta(days=int(found[1]))).isoformat()
    day = parse_day(plain)
    if day is not None:
        return day
    middle = date.fromisoformat(near[:10]) if near else date.today()
    years = (middle.year - 1, middle.year, middle.year + 1)
    days = [day for year in years if (day := _in_year(plain, year)) is not None]
    if not days:
        raise ValueError(f"no day: {text!r}")
    return min(days, key=lambda day: abs((day - middle).days)).isoformat()


def typed_start(text: str, near: str = "", *, before: str = "") -> tuple[str, str]:
    """Day (ISO) and time of ``6.5. 15:00``, or only the day.

    :raises ValueError: as ``typed_day``.
    """
    words = text.replace(",", " ").replace("T", " ").split()
    if len(words) > 1 and re.fullmatch(r"\d{1,2}[:.]\d\d(:00)?", words[-1]):
        try:
            return typed_day(" ".join(words[:-1]), near, before=before), parse_time(words[-1][:5])
        except ValueError:
            pass  # 16.05 may have been a day after all
    return typed_day(text, near, before=before), ""


def _in_year(text: str, year: int) -> date | None:
    """The day in *year*; None if there is no such day."""
    if found := _DAY_AND_MONTH.fullmatch(text):
        try:
            return date(year, int(found[2]), int(found[1]))
        except ValueError:
            return None
    locale = QLocale(current_language())
    for pattern in ("d MMMM yyyy", "d MMM yyyy"):
        day = locale.toDate(f"{text} {year}", pattern)
        if day.isValid():
            return date(day.year(), day.month(), day.day())
    return None
