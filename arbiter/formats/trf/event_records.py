"""What the event is called, where, when and by whom it is held: records 012 to 132 and 222."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from arbiter.domain.event import Event, Official, OfficialRole, is_control
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.names import tidy
from arbiter.formats.federations import parse_federation
from arbiter.formats.trf import columns
from arbiter.formats.trf.report import Line, Report

_DAY = re.compile(r"(?<!\d)(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?!\d)")
_ID = re.compile(
    r"[\s,;]*[(\[]?\s*(?:FIDE\s*)?(?:ID\s*:?\s*)?(?<!\d)(\d{5,10})(?!\d)\s*[)\]]?", re.I
)


def read_event(report: Report) -> Event:
    """The event; what can't be read is left out and said among the findings of *report*."""
    arbiter, arbiter_id = _person(tidy(report.text("102")))
    return Event(
        name=tidy(report.text("012")),
        place=tidy(report.text("022")),
        federation=_federation(report),
        start=_day_of(report, "042"),
        end=_day_of(report, "052"),
        arbiter=arbiter,
        rate_of_play=tidy(report.text("122")),
        time_control=_control(report),
        arbiter_id=arbiter_id,
        officials=tuple(_deputies(report)),
    )


def _federation(report: Report) -> str:
    said = tidy(report.text("032"))
    code = parse_federation(said)
    if said and not re.fullmatch(r"[A-Z]{3}", code):
        _unreadable(report, "032", report.records["032"][0], said)
        return ""
    return code


def _day_of(report: Report, code: str) -> str:
    said = tidy(report.text(code))
    if not said.strip("0/.- "):
        return ""
    day = next(iter(days_meant(said)), "")
    if not day:
        _unreadable(report, code, report.records[code][0], said)
    return day


def _control(report: Report) -> str:
    said = "".join(report.text("222").split())
    if said and not is_control(said):
        _unreadable(report, "222", report.records["222"][0], said)
        return ""
    return said


def _deputies(report: Report) -> Iterator[Official]:
    for _, text in report.records.get("112", ()):
        for part in text.split(";"):
            name, fide_id = _person(tidy(part))
            if name:
                yield Official(name, OfficialRole.DEPUTY, fide_id)


def _person(text: str) -> tuple[str, str]:
    """Name and FIDE id of an official: ``Arbiter, Anna (99900999)``."""
    found = _ID.search(text)
    if not found:
        return text, ""
    return tidy(text[: found.start()] + " " + text[found.end() :]).strip(" ,;"), found[1]


def _unreadable(report: Report, code: str, line: Line, said: str) -> None:
    report.findings.append(
        ImportFinding(
            Doubtful.EVENT_UNREADABLE,
            Weight.CHECK,
            line[0],
            1,
            said,
            code,
            character=columns.DATA + 1,
        )
    )


# Days


def days_meant(text: str) -> tuple[str, ...]:
    """The days (ISO) that the first date in *text* can mean, the likeliest first.

    FIDE writes the year first; a year of two figures may stand at either end.

    >>> days_meant("2026/11/01"), days_meant("25.02.2011"), days_meant("08.06.07")
    (('2026-11-01',), ('2011-02-25',), ('2008-06-07', '2007-06-08'))
    """
    found = _DAY.search(text)
    if not found:
        return ()
    first, _, month, last = found.groups()
    if len(first) == 4:
        readings = [(first, month, last)]
    elif len(last) == 4:
        readings = [(last, month, first)]
        if found[2] == "/":
            readings.append((last, first, month))
    else:
        readings = [(f"20{first:>02}", month, last), (f"20{last:>02}", month, first)]
    return tuple(dict.fromkeys(day for reading in readings if (day := _iso(*reading))))


def _iso(year: str, month: str, day: str) -> str:
    try:
        return date(int(year), int(month), int(day)).isoformat()
    except ValueError:
        return ""


def read_round_starts(report: Report, event: Event) -> tuple[str, ...]:
    """The day of each round, empty where none stands above it (record 132)."""
    starts: dict[int, str] = {}
    for number, text in report.records.get("132", ()):
        last = 0
        for found in _DAY.finditer(text):
            # The data begin at column 4 of the line.
            column = found.start() + 3
            above = (column - columns.FIRST_ROUND + columns.ROUND // 2) // columns.ROUND + 1
            in_place = above > last and len(found[1]) < 4 and len(found[4]) < 4
            last = above if in_place else last + 1
            meant = days_meant(found[0])
            during = [day for day in meant if not event.start or event.start <= day]
            during = [day for day in during if not event.end or day <= event.end]
            if meant:
                starts[last] = (during or list(meant))[0]
            else:
                _unreadable(report, "132", (number, text), found[0])
    return tuple(starts.get(round, "") for round in range(1, max(starts, default=0) + 1))
