"""Lines between pairings that say which round follows and when it is played."""

from __future__ import annotations

import re
from datetime import date, datetime, time

from arbiter.domain.names import tidy
from arbiter.formats.source.book import SourceCell

_WORDS = "round|rd|тур|runde|rde|rond|ronden|runda|tur|ronde|ronda|rodada|turno|раунд|kolo"
_FIRST = re.compile(rf"(?:{_WORDS})\.?\s*(?:no\.?|nr\.?|№)?\s*(\d{{1,3}})(?!\d)")
_LAST = re.compile(
    rf"(?<!\d)(\d{{1,3}})\s*(?:\.|-?й|:e|st|nd|rd|th|a|ª|e|ème)?\s*(?:{_WORDS})(?!\w)"
)
_DAY_LAST = re.compile(r"(?<!\d)((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)")
_DAY_FIRST = re.compile(r"(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.]((?:19|20)\d\d)(?!\d)")
_TIME = re.compile(r"(?<![\d:])([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d.])")


def round_named(text: str) -> int:
    """The round that a line of *text* announces, 0 if it announces none.

    >>> round_named("Round 3 on 2026/11/03 at 10:00"), round_named("2-й тур"), round_named("Tour")
    (3, 2, 0)
    """
    plain = tidy(text).casefold()
    found = _FIRST.match(plain) or _LAST.match(plain)
    return int(found[1]) if found else 0


def start_named(text: str) -> str:
    """The day (ISO), with its time if there is one, that *text* names; else nothing.

    >>> start_named("Round 3 on 2026/11/03 at 10:00"), start_named("Тур 3 (3.11.2026)")
    ('2026-11-03T10:00', '2026-11-03')
    """
    plain = tidy(text)
    if found := _DAY_LAST.search(plain):
        year, month, day = (int(part) for part in found.groups())
    elif found := _DAY_FIRST.search(plain):
        day, month, year = (int(part) for part in found.groups())
    else:
        return ""
    try:
        iso = date(year, month, day).isoformat()
    except ValueError:
        return ""
    clock = _TIME.search(plain[: found.start()] + " " + plain[found.end() :])
    return f"{iso}T{int(clock[1]):02d}:{clock[2]}" if clock else iso


def start_in(day: SourceCell, clock: SourceCell) -> str:
    """When a game begins by the cells of its date and its time (ISO), or nothing."""
    if isinstance(day.value, datetime) and day.value.time() != time():
        return day.value.strftime("%Y-%m-%dT%H:%M")
    if isinstance(day.value, date):
        iso = day.value.strftime("%Y-%m-%d")
    else:
        iso = start_named(day.text)
    if not iso or "T" in iso:
        return iso
    if isinstance(clock.value, time | datetime):
        return f"{iso}T{clock.value.strftime('%H:%M')}"
    found = _TIME.search(tidy(clock.text))
    return f"{iso}T{int(found[1]):02d}:{found[2]}" if found else iso
