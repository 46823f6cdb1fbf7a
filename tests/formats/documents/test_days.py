"""When rounds are, in lists of rounds."""

from __future__ import annotations

from arbiter.domain.edits import SetRoundStarts
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.days import day_forms, one_time
from arbiter.formats.words import words
from tests.boards import drawn

EN = words("en")


def starting(*starts: str) -> Tournament:
    """Four players, their three rounds at *starts*."""
    return SetRoundStarts(starts)(drawn(4))


def test_the_time_may_go_where_it_is_always_the_same() -> None:
    """The longest form comes first."""
    tournament = starting("2026-05-01T15:00", "2026-05-02T15:00", "2026-05-03T15:00")

    assert one_time(tournament, EN) == "15:00"
    assert day_forms(tournament, 2, EN) == ("Sat 2 May, 15:00", "Sat 2 May")


def test_times_that_differ_stay() -> None:
    """And where one is not known nothing can be said of all."""
    tournament = starting("2026-05-01T15:00", "2026-05-02T10:00", "2026-05-03T15:00")
    assert one_time(tournament, EN) == ""
    assert day_forms(tournament, 2, EN) == ("Sat 2 May, 10:00",)

    assert one_time(starting("2026-05-01T15:00", "2026-05-02", ""), EN) == ""


def test_b71_a_round_without_a_day() -> None:
    """Its date is open; the others keep theirs."""
    tournament = starting("2026-05-01T15:00", "", "2026-05-03T15:00")

    assert day_forms(tournament, 2, EN) == ("date open",)
    assert one_time(tournament, EN) == "15:00"
    assert day_forms(drawn(4), 1, words("ru")) == ("без даты",)
