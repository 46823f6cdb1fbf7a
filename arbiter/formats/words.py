"""Every noun that goes on paper or into a file, in the language chosen for them.

The language of paper and files is independent of the program's. It is read from
``resources/words`` without Qt: one file for each language, the same keys in all. A key is
``section.name``; where a number decides the form of the noun, the entry holds one form for
each plural category of the language (``one``, ``few``, ``many``, ``other``).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from fractions import Fraction
from functools import cache
from typing import Any

from arbiter import paths
from arbiter.domain.notation import format_decimal, format_place

LANGUAGES = ("en", "ru", "sv", "tr")

Entry = str | dict[str, str]

PLURALS: Mapping[str, tuple[str, ...]] = {
    "en": ("one", "other"),
    "ru": ("one", "few", "many"),
    "sv": ("one", "other"),
    "tr": ("one",),
}
"""The plural categories of each language."""

_VENUES = {
    "head.white": "venue.white",
    "head.black": "venue.black",
    "calendar.colours": "venue.colours",
}
"""The words for colours, and those that stand in their place where home and away are meant."""

_ISO = re.compile(r"(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?")


@dataclass(frozen=True)
class Words:
    """The words of one language. ``roman``: places of a table are written I, II, III."""

    language: str
    entries: Mapping[str, Entry]
    roman: bool

    def __getitem__(self, key: str) -> str:
        """The word itself, placeholders unfilled."""
        entry = self.entries[key]
        assert isinstance(entry, str), key
        return entry

    def text(self, key: str, **fields: object) -> str:
        """The words under *key* with its placeholders filled."""
        return self[key].format(**fields)

    def count(self, key: str, number: int) -> str:
        """*number* things, in the form that the number asks for.

        >>> words("ru").count("status.beyond", 3)
        '3 партии'
        """
        forms = self.entries[key]
        assert isinstance(forms, dict), key
        return forms[plural(self.language, number)].format(n=number)

    def with_venues(self, home_and_away: bool) -> Words:
        """These words, with home and away for White and Black if *home_and_away*.

        >>> words("sv").with_venues(True)["head.white"]
        'Hemma'
        """
        if not home_and_away:
            return self
        venues = {key: self.entries[venue] for key, venue in _VENUES.items()}
        return replace(self, entries={**self.entries, **venues})

    @property
    def decimal_mark(self) -> str:
        """The sign before a fraction: a point or a comma."""
        return self["language.decimal_mark"]

    def decimal(self, value: int | Fraction, per_point: int = 1) -> str:
        """*value*, in parts of which *per_point* make one, with the language's mark."""
        return format_decimal(value, per_point, mark=self.decimal_mark)

    def place(self, rank: int | None, last: int | None) -> str:
        """A place, or the range that several share; a dash for who has none."""
        return format_place(rank, last, roman=self.roman)

    # Dates

    def long_date(self, iso: str) -> str:
        """Weekday, day, month and year, and the time if *iso* has one.

        >>> words("sv").long_date("2026-05-06T15:00")
        'onsdag 6 maj 2026 kl. 15.00'
        """
        return self._date(iso, "date.long", "date.long_time")

    def short_date(self, iso: str) -> str:
        """A date as it stands in lists, and the time if *iso* has one.

        >>> words("ru").short_date("2026-05-07T18:42")
        '07.05.2026, 18:42'
        """
        return self._date(iso, "date.short", "date.short_time")

    def moment(self, moment: datetime) -> str:
        """Date and time of *moment*, as the footer of a page says when it was printed."""
        return self.short_date(f"{moment:%Y-%m-%dT%H:%M}")

    def list_day(self, iso: str, *, time: bool = True) -> str:
        """Short weekday, day and month, and the *time* if *iso* has one.

        >>> words("en").list_day("2026-05-06T15:00")
        'Wed 6 May, 15:00'
        """
        return self._date(iso, "date.list_day", "date.list_day_time" if time else "", short=True)

    def clock(self, iso: str) -> str:
        """The time of *iso*, or nothing.

        >>> words("sv").clock("2026-05-06T15:00")
        '15.00'
        """
        found = _ISO.match(iso)
        if found is None or found[4] is None:
            return ""
        return self.text("date.clock", hour=found[4], minute=found[5])

    def day(self, iso: str) -> str:
        """Day and month: ``28 April``."""
        return self._date(iso, "date.day_month", "date.day_month")

    def date_range(self, start: str, end: str) -> str:
        """From one ISO date to another; what both have in common is said once.

        >>> words("en").date_range("2026-05-01", "2026-05-09")
        '1–9 May 2026'
        """
        first, last = _iso_date(start or end), _iso_date(end or start)
        if first is None or last is None:
            return start or end
        full = self._date(last.isoformat(), "date.day_month_year", "")
        if first == last:
            return full
        if (first.year, first.month) == (last.year, last.month):
            return f"{first.day}–{full}"
        begin = "date.day_month" if first.year == last.year else "date.day_month_year"
        return f"{self._date(first.isoformat(), begin, '')} – {full}"

    def _date(self, iso: str, form: str, form_with_time: str, *, short: bool = False) -> str:
        found = _ISO.match(iso)
        moment = _iso_date(iso)
        if found is None or moment is None:
            return iso
        weekdays, months = ("date.weekdays", "date.months")
        if short:
            weekdays, months = ("date.weekdays_short", "date.months_short")
        text = self.text(
            form,
            weekday=self[weekdays].split()[moment.weekday()],
            day=moment.day,
            day2=f"{moment.day:02d}",
            month=self[months].split()[moment.month - 1],
            month2=f"{moment.month:02d}",
            year=moment.year,
        )
        hour, minute = found[4], found[5]
        if hour is None or form_with_time in ("", form):
            return text
        return self.text(form_with_time, date=text, hour=hour, minute=minute)


def _iso_date(iso: str) -> date | None:
    try:
        return date.fromisoformat(iso[:10])
    except ValueError:
        return None


def plural(language: str, number: int) -> str:
    """The plural category of *number* in *language*.

    >>> [plural("ru", number) for number in (1, 3, 5, 11, 21)]
    ['one', 'few', 'many', 'many', 'one']
    """
    if language == "tr":
        return "one"
    if language != "ru":
        return "one" if number == 1 else "other"
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14):
        return "few"
    return "many"


def words(language: str, *, roman: bool | None = None) -> Words:
    """The words of *language*; *roman* overrides how it usually writes places.

    :raises KeyError: the language is not in ``LANGUAGES``.
    """
    entries = read_entries(language)
    usual = entries["language.roman_places"] == "yes"
    return Words(language, entries, usual if roman is None else roman)


@cache
def read_entries(language: str) -> Mapping[str, Entry]:
    """All entries of the file of *language* by ``section.name``."""
    if language not in LANGUAGES:
        raise KeyError(language)
    path = paths.resources() / "words" / f"{language}.json"
    sections: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return {
        f"{section}.{name}": entry
        for section, entries in sections.items()
        if not section.startswith("_")
        for name, entry in entries.items()
    }
