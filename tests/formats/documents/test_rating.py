"""The sheet of ratings and performances."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from arbiter.domain.tournament import Event, Tournament
from arbiter.formats.documents import SHEETS
from arbiter.formats.documents.rating import event_day, performance, rating_sheet
from arbiter.formats.sheets import Notes, Table
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, tec


def rows(tournament: Tournament, language: str = "en") -> list[list[str]]:
    (table,) = [p for p in rating_sheet(tournament, words(language)).parts if isinstance(p, Table)]
    return [[str(cell.text) for cell in row] for group in table.groups for row in group.rows]


def test_everybody_has_a_row_with_all_figures() -> None:
    """Alyx: 3½ of five, 3.48 expected, K 20."""
    first = rows(tec())[0]
    assert first[4:10] == ["2200", "20", "5", "3.5", "3.48", "+0.4"]
    assert first[10] == str(performance(tec(), 1))
    assert rows(tec(), "sv")[0][8] == "3,48"
    assert len(rows(tec())) == tec().size


def test_without_a_rating_nothing_is_claimed() -> None:
    assert rows(drawn(3))[0][4:] == [""] * 7
    assert performance(drawn(3), 1) is None


def test_the_age_is_that_of_the_last_day() -> None:
    event = Event(start="2026-05-01", end="2027-01-02")
    assert event_day(replace(drawn(3), event=event)) == date(2027, 1, 2)
    assert event_day(drawn(3)) is None


def test_rules_stand_below_in_every_language() -> None:
    for language in LANGUAGES:
        sheet = rating_sheet(tec(), words(language))
        (notes,) = [part for part in sheet.parts if isinstance(part, Notes)]
        assert len(notes.notes) == 4
    assert SHEETS["rating"] is rating_sheet
    assert rating_sheet(Tournament(), words("en")).parts
