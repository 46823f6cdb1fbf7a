"""Countrymen in the last three rounds."""

from __future__ import annotations

from arbiter.domain.late_meetings import Meeting, late_meetings
from arbiter.domain.schedule import schedule


def test_only_the_last_three_rounds_count():
    """1 and 8 meet in round 1 of eight players, 4 and 8 in round 7."""
    federations = ["SWE", "", "", "SWE", "", "", "", "SWE"]
    assert late_meetings(federations, schedule(8)) == (Meeting(7, 4, 8, "SWE"),)


def test_code_however_it_is_written():
    """Case and blanks make no other country, and no federation is none."""
    federations = ["", "", "", " swe", "", "", "", "SWE"]
    assert [meeting.first for meeting in late_meetings(federations, schedule(8))] == [4]
    assert late_meetings([""] * 8, schedule(8)) == ()


def test_second_cycle_has_the_last_rounds():
    """In a double round the pair that met in round 7 meets in round 14."""
    federations = ["", "", "", "SWE", "", "", "", "SWE"]
    assert [meeting.round for meeting in late_meetings(federations, schedule(8, 2))] == [14]
