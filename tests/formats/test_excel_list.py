"""The crosstable alone, as others show and read it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import openpyxl

from arbiter.domain.standings import standings
from arbiter.domain.tournament import Event, Tournament
from arbiter.formats.excel import write_crosstable_sheet
from arbiter.formats.excel_grid import Grid
from arbiter.formats.excel_list import crosstable_sheet_grid
from arbiter.formats.words import words
from tests.boards import c4, drawn, f6

EVENT = Event("Harbour & Co", "Gothenburg", "SWE", "2026-05-01", "2026-05-05")


def grid_of(tournament: Tournament, language: str = "en", *, by_rank: bool = True) -> Grid:
    return crosstable_sheet_grid(standings(tournament), words(language), by_rank=by_rank)


def test_by_place() -> None:
    """The place first, then number, title, name, rating, federation, results, points."""
    grid = grid_of(replace(f6(), event=EVENT))

    assert grid.headings == (
        *("Rk.", "SNo", "Title", "Name", "Rtg", "FED", "1", "2", "3", "4", "5", "6", "Pts."),
        *("DE", "SB", "WIN", "KS", "(SSB)"),
    )
    assert [row[0].value for row in grid.rows] == [1, 2, 3, 4, 5, 6]
    assert [row[1].value for row in grid.rows] == [1, 3, 6, 2, 5, 4]
    assert grid.above == (
        "Harbour & Co",
        "Gothenburg, 1–5 May 2026",
        "Crosstable by place, after round 5 of 5 · final",
    )
    assert grid.freeze == "G5"


def test_by_number_the_place_stands_behind_the_points() -> None:
    """As in other programs' starting crosstables."""
    grid = grid_of(f6(), "ru", by_rank=False)

    assert grid.headings[:5] == ("№", "Звание", "Имя", "Рейт.", "ФЕД")
    assert grid.headings[11:13] == ("Очки", "Место")
    assert [row[12].value for row in grid.rows] == [1, 4, 2, 6, 5, 3]


def test_legend_below() -> None:
    """An empty row, then what signs and tie-breaks mean, in the language of the sheet."""
    grid = grid_of(f6(), "sv")

    assert grid.lines[len(grid.above) + 7] == ()
    assert any(line.startswith("½: remi") for line in grid.below)
    assert any(line.startswith("SB: ") for line in grid.below)


def test_written(tmp_path: Path) -> None:
    """One sheet, one heading row, numbers as numbers; nothing that is not to be published."""
    player = replace(f6().players[0], national_id="19980403-1234", club="x@example.org")
    tournament = replace(f6(), event=EVENT, players=(player, *f6().players[1:]))
    write_crosstable_sheet(tournament, tmp_path / "a.xlsx", words("en"))
    book = openpyxl.load_workbook(tmp_path / "a.xlsx")
    [page] = book.worksheets
    rows = list(page.iter_rows(min_row=4, values_only=True))

    assert rows[0][0] == "Rk."
    assert [row[12] for row in rows[1:7]] == [3.5, 3.5, 3, 2.5, 2, 0.5]
    assert page.print_title_rows == "$4:$4"
    assert "19980403" not in str(rows)


def test_places_shared_and_not_played() -> None:
    """A shared place as it is printed; before the first result none."""
    assert grid_of(c4(tie_breaks=())).rows[0][0].value == "1–3"
    assert grid_of(drawn(4)).rows[0][0].value is None
    assert grid_of(Tournament()).rows == ()
