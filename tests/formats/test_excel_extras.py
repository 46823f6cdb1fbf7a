"""Sheets of the workbook on request."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl import load_workbook

from arbiter.domain.edits import SetEvent, SetRoundStarts
from arbiter.domain.event import Event, Official, OfficialRole, Pace
from arbiter.domain.tournament import Tournament
from arbiter.formats.excel import write_workbook
from arbiter.formats.excel_extras import berger_grid, event_report_grid
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.source.reading import read_book
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, f5, f6, without_rounds
from tests.events import any_event


def _shown(grid) -> list[list[object]]:
    return [[item.value for item in row] for row in grid.rows]


def test_the_schedule_has_a_row_for_each_round() -> None:
    """White first; the date where there is one; who is free where somebody is."""
    tournament = SetRoundStarts(("2026-05-01T10:00",))(f5())
    grid = berger_grid(tournament, words("en"))

    assert grid.headings == ("Round", "Date", "1", "2", "Free")
    first, *others = _shown(grid)
    assert [first[0], first[2:]] == [1, ["2-5", "3-4", "1"]]
    assert str(first[1]).startswith("2026-05-01")
    assert others[0] == [2, None, "5-3", "1-2", "4"]


def test_pairs_are_texts_and_no_dates() -> None:
    """A spreadsheet would make the second of May of 2-5."""
    assert {item.format for row in berger_grid(f6(), words("en")).rows for item in row[2:]} == {"@"}


def test_without_rounds_there_is_no_schedule() -> None:
    """The headings alone."""
    assert berger_grid(without_rounds(f6()), words("en")).rows == ()
    assert berger_grid(Tournament(players=drawn(4).players), words("en")).rows == ()


def test_every_arbiter_is_named_with_function_and_id() -> None:
    """Below the facts; counts are numbers."""
    officials = (Official("Berg, Lars", OfficialRole.DEPUTY, "0170456"),)
    event = Event(
        "Cup",
        code="4123",
        arbiter="Ek, Bo",
        arbiter_id="1700123",
        pace=Pace.BLITZ,
        officials=officials,
    )
    rows = _shown(event_report_grid(SetEvent(event)(f6()), words("en")))

    assert rows[1] == [
        "Event code",
        "4123",
    ]
    assert ["Pace", "blitz"] in rows
    assert ["Played", 15] in rows
    assert rows[-2:] == [
        ["Chief arbiter", "Ek, Bo", "1700123"],
        ["deputy chief arbiter", "Berg, Lars", "0170456"],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("public", [False, True])
def test_a_workbook_with_them_is_read_back_as_without(
    tmp_path: Path, language: str, public: bool
) -> None:
    """They stand behind the others and say nothing new."""
    tournament = any_event(7)
    kept = {}
    for extras in ((), (berger_grid, event_report_grid)):
        path = tmp_path / f"{len(extras)}.xlsx"
        write_workbook(tournament, path, words(language), public=public, extras=extras)
        found = recognise(read_book(path))
        kept[len(extras)] = found.tournament, found.findings
    said = words(language)

    assert kept[0] == kept[2]
    assert replace(kept[2][0], event=tournament.event).games == tournament.games
    assert load_workbook(tmp_path / "2.xlsx").sheetnames[-2:] == [
        said["workbook.berger"],
        said["workbook.event_report"],
    ]
