"""Name, place, days and officials of the event."""

import pytest

from arbiter.domain.event import Event, Official, OfficialRole
from arbiter.domain.import_findings import Doubtful
from arbiter.formats.trf.event_records import days_meant, read_event, read_round_starts
from arbiter.formats.trf.report import read_report

TEXT = """012 Club  Cup
022 Lund
032 Sweden
042 2026/11/01
052 2026/11/05
102 Arbiter, Anna (99900999)
112 Deputy, Dirk
112 IA Ek, Eva 1701234; Dahl, Bo
122 90 min + 30 s
222 5400+30"""


def read(text):
    return read_report(enumerate(text.splitlines(), 1))


def test_every_record_is_a_field():
    report = read(TEXT)

    assert read_event(report) == Event(
        "Club Cup",
        "Lund",
        "SWE",
        "2026-11-01",
        "2026-11-05",
        "Arbiter, Anna",
        rate_of_play="90 min + 30 s",
        time_control="5400+30",
        arbiter_id="99900999",
        officials=(
            Official("Deputy, Dirk", OfficialRole.DEPUTY),
            Official("IA Ek, Eva", OfficialRole.DEPUTY, "1701234"),
            Official("Dahl, Bo", OfficialRole.DEPUTY),
        ),
    )
    assert report.findings == []


def test_an_empty_report_has_an_empty_event():
    report = read("012\n042 0000/00/00\n222")

    assert read_event(report) == Event()
    assert report.findings == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("032 http://example.org", "032"),
        ("042 spring", "042"),
        ("052 2026/13/01", "052"),
        ("222 G/90", "222"),
    ],
)
def test_what_is_in_the_wrong_record_is_left_out_and_said(line, code):
    report = read(line)
    assert read_event(report) == Event()

    (finding,) = report.findings
    assert (finding.about, finding.meant, finding.row) == (Doubtful.EVENT_UNREADABLE, code, 1)


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("2026.11.01", ("2026-11-01",)),
        ("01.11.2026", ("2026-11-01",)),
        ("01/11/2026", ("2026-11-01", "2026-01-11")),
        ("26/11/01", ("2026-11-01", "2001-11-26")),
        ("01.11.26", ("2001-11-26", "2026-11-01")),
        ("31.11.2026", ()),
        ("2026/11.01", ()),
    ],
)
def test_days_as_they_are_written(text, days):
    assert days_meant(text)[:2] == days


def starts(line, event=Event()):  # noqa: B008
    return read_round_starts(read(line), event)


def test_days_stand_above_the_rounds():
    head = "132".ljust(91)

    assert starts(head + "26/11/01  26/11/02") == ("2026-11-01", "2026-11-02")
    assert starts(head + "          26/11/02") == ("", "2026-11-02")
    assert starts("132 2026/11/01 2026/11/02") == ("2026-11-01", "2026-11-02")
    assert starts("132") == ()


def test_a_day_that_can_be_read_in_two_ways_falls_into_the_event():
    line = "132".ljust(91) + "01.11.26  02.11.26"

    assert starts(line, Event(start="2026-11-01")) == ("2026-11-01", "2026-11-02")
