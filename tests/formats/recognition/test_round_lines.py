from datetime import datetime, time

import pytest

from arbiter.formats.recognition.round_lines import round_named, start_in, start_named
from arbiter.formats.source.book import NOTHING, SourceCell


@pytest.mark.parametrize(
    ("text", "round"),
    [
        ("Round 1 on 2026/11/01 at 10:00", 1),
        ("Round 12", 12),
        ("Тур 3", 3),
        ("3 тур", 3),
        ("3-й тур, 5 ноября", 3),
        ("2. Runde am 2026/11/02", 2),
        ("Runde 2", 2),
        ("Rond 4", 4),
        ("4. Tur", 4),
        ("Ronde 5", 5),
        ("Ronda 6", 6),
        ("Round robin", 0),
        ("Berg, Anna", 0),
        ("1", 0),
        ("Final Ranking after 5 Rounds", 0),
    ],
)
def test_a_line_names_its_round(text, round):
    assert round_named(text) == round


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("Round 1 on 2026/11/01 at 10:00", "2026-11-01T10:00"),
        ("Тур 1, 01.11.2026 в 9.30", "2026-11-01T09:30"),
        ("Runde 1 am 1.11.2026", "2026-11-01"),
        ("Round 1 on 2026/13/01", ""),
        ("Round 1", ""),
    ],
)
def test_a_line_names_its_day(text, start):
    assert start_named(text) == start


def test_day_and_time_in_cells_of_their_own():
    day, clock = datetime(2026, 11, 1), time(10, 0)

    assert start_in(SourceCell(day, "01.11.26"), NOTHING) == "2026-11-01"
    assert start_in(SourceCell(day, "01.11.26"), SourceCell(clock, "10:00")) == "2026-11-01T10:00"
    assert start_in(SourceCell("1.11.2026", "1.11.2026"), SourceCell("10.00", "10.00")) == (
        "2026-11-01T10:00"
    )
    assert start_in(NOTHING, SourceCell(clock, "10:00")) == ""
