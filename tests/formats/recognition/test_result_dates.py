"""Days and hours that were results or points before a spreadsheet took them for a date."""

from datetime import date, datetime, time

import pytest

from arbiter.formats.recognition.result_dates import (
    clock_of,
    days_of,
    halves_of_may,
    is_half,
    is_one_each,
)
from arbiter.formats.source.book import SourceCell
from tests.formats.recognition.foreign_crosstables import cell


@pytest.mark.parametrize(
    ("value", "days"),
    [
        (datetime(2026, 1, 2), ((2, 1),)),
        (date(2026, 5, 4), ((4, 5),)),
        (46024, ((2, 1),)),
        (46054.0, ((1, 2),)),
        ("46054", ((1, 2),)),
        ("01.02.2026", ((1, 2), (2, 1))),
        ("2026-02-01 00:00:00", ((1, 2),)),
        ("2 янв. 2026 г.", ((2, 1),)),
        ("4-May", ((4, 5),)),
        ("May 4, 2026", ((4, 5),)),
        (35999, ()),
        (60001, ()),
        (46054.5, ()),
        (True, ()),
        (time(1, 0), ()),
        ("4 Foo", ()),
        ("½", ()),
        ("2100", ()),
    ],
)
def test_day_and_month(value, days):
    assert days_of(cell(value)) == days


def test_b40_the_days_of_a_half_and_of_one_each():
    assert is_half(cell(46054))
    assert is_half(cell(46024))
    assert not is_half(cell(datetime(2026, 1, 1)))
    assert is_one_each(cell(datetime(2026, 1, 1)))


@pytest.mark.parametrize(
    ("value", "clock"),
    [
        (time(1, 0), (1, 0)),
        (datetime(1900, 1, 1, 0, 1), (0, 1)),
        (datetime(2026, 1, 1, 0, 1), None),
        (1 / 24, (1, 0)),
        (1 / 1440, (0, 1)),
        (0.5, None),
        ("01:00", (1, 0)),
        ("1:00:00", (1, 0)),
        ("1:0", None),
        (1, None),
    ],
)
def test_hours_and_minutes(value, clock):
    assert clock_of(cell(value)) == clock


def test_points_that_have_become_a_day_in_may():
    assert halves_of_may(cell(datetime(2026, 5, 4))) == 9
    assert halves_of_may(cell("10.май")) == 21
    assert halves_of_may(SourceCell(4.5, "4.5")) is None
    assert halves_of_may(cell(datetime(2026, 4, 3))) is None
