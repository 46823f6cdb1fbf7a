"""The workbook as a file, read with a library as a federation would."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import replace
from datetime import date
from html import unescape
from itertools import combinations
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import openpyxl
import pytest

from arbiter.domain.edits import SetPlayer, SetResult
from arbiter.domain.errors import ExportFailed
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, Player, Tournament
from arbiter.formats import excel
from arbiter.formats.excel import workbook_grids, write_workbook
from arbiter.formats.words import LANGUAGES, words
from tests.boards import c4, drawn, f5, f6, seed

_HEADER = re.compile("<oddHeader>(.*?)</oddHeader>", re.DOTALL)


def written(tournament: Tournament, path: Path, language: str = "en") -> Any:
    write_workbook(tournament, path / "a.xlsx", words(language))
    return openpyxl.load_workbook(path / "a.xlsx")


def test_sheets_in_their_order(tmp_path: Path) -> None:
    """Six sheets, nothing hidden, nothing merged, formulas only in the audit."""
    book = written(f6(), tmp_path)

    assert book.sheetnames == [
        *("Tournament", "Players", "Crosstable", "Rounds", "Audit", "Legend")
    ]
    for page in book:
        assert page.sheet_state == "visible"
        assert not page.merged_cells.ranges
        assert (page.title == "Audit") == any(cell.data_type == "f" for row in page for cell in row)


def test_b27_b42_numbers_are_numbers(tmp_path: Path) -> None:
    """Points and SB as numeric cells with their formats, in a comma country too."""
    for language in ("en", "ru"):
        page = written(f6(tie_breaks=("SB",)), tmp_path, language).worksheets[2]
        heads = [cell.value for cell in page[1]]
        points = [page.cell(row, 13) for row in range(2, 8)]
        sb = [
            page.cell(row, heads.index("SB" if language == "en" else "КБ") + 1)
            for row in range(2, 8)
        ]
        assert [cell.value for cell in points] == [3.5, 3.5, 3, 2.5, 2, 0.5]
        assert [cell.value for cell in sb] == [7.75, 7.25, 6.25, 4.75, 3.25, 1.75]
        assert {(cell.data_type, cell.number_format) for cell in points} == {("n", "0.0")}
        assert {(cell.data_type, cell.number_format) for cell in sb} == {("n", "0.00")}


def test_b41_only_dates_are_dates(tmp_path: Path) -> None:
    """½–½ and 1-0 are text with text format."""
    tournament = replace(f6(), event=Event(start="2026-05-01"))
    book = written(tournament, tmp_path)
    dates = [cell.coordinate for page in book for row in page for cell in row if cell.is_date]
    results = [book["Rounds"].cell(row, 6) for row in range(2, 17)]

    assert dates == ["B6"]
    assert book["Tournament"]["B6"].value.date() == date(2026, 5, 1)
    assert {(cell.data_type, cell.number_format) for cell in results} == {("s", "@")}
    assert {cell.value for cell in results} == {"1-0", "½-½", "0-1"}


@pytest.mark.parametrize("name", ['=HYPERLINK("x")', "+1", "-Berg", "@Li", "#N/A", "1/2", "007"])
def test_a_name_stays_a_name(tmp_path: Path, name: str) -> None:
    """Nothing is calculated, guessed or shortened."""
    tournament = replace(drawn(3), players=(Player(name), *drawn(3).players[1:]))
    cell = written(tournament, tmp_path)["Players"]["C2"]

    assert (cell.value, cell.data_type, cell.number_format) == (name, "s", "@")
    assert bool(cell.quotePrefix) == name.startswith(("=", "+", "-", "@"))


def test_b35_signs_of_forfeits(tmp_path: Path) -> None:
    """Signs, not digits, also in the file."""
    tournament = SetResult(3, 6, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    tournament = SetResult(2, 4, 1, Result.DOUBLE_FORFEIT)(tournament)
    write_workbook(tournament, tmp_path / "a.xlsx", words("en"), by_rank=False)
    page = openpyxl.load_workbook(tmp_path / "a.xlsx")["Crosstable"]

    assert (page["L4"].value, page["I7"].value) == ("+", "-")
    assert (page["H5"].value, page["J3"].value) == ("-", "-")
    assert page["M4"].value == 3.5


def test_names_of_areas(tmp_path: Path) -> None:
    """They point to what they say, in a language with other sheet names too."""
    book = written(seed(), tmp_path, "ru")
    [(sheet, cells)] = book.defined_names["RR_Results"].destinations

    assert sheet == "Таблица"
    assert cells == "$G$2:$M$8"
    assert {"RR_Name", "RR_PlayerList", "RR_Games", "RR_Crosstable", "RR_Win"} <= set(
        book.defined_names
    )


def test_ready_to_print(tmp_path: Path) -> None:
    """A4, one page wide, heading on every page, frozen, filtered, named."""
    event = replace(f6(), event=Event("Rook & Pawn"))
    book = written(event, tmp_path)
    page = book["Crosstable"]

    assert page.page_setup.orientation == "landscape"
    assert int(page.page_setup.paperSize) == 9
    assert page.sheet_properties.pageSetUpPr.fitToPage
    assert (page.page_setup.fitToWidth, page.page_setup.fitToHeight) == (1, 0)
    assert page.print_title_rows == "$1:$1"
    assert page.freeze_panes == "G2"
    assert page.oddHeader.left.text == "Rook && Pawn"
    assert book["Players"].auto_filter.ref == "A1:M7"
    assert book["Rounds"].page_setup.orientation == "portrait"
    assert page["A1"].font.name == "Arial"
    assert page["G2"].fill.fgColor.rgb.endswith("D9D9D9")


@pytest.mark.parametrize("name", ["Kings & Queens " * 40, "&" * 400, "Cup\x00\x1b\n2026"])
def test_any_name_of_the_event_fits_the_header(tmp_path: Path, name: str) -> None:
    """A header of more than 255 signs, or with control characters, breaks the file for Excel."""
    book = written(replace(f6(), event=Event(name=name)), tmp_path)
    with ZipFile(tmp_path / "a.xlsx") as parts:
        sheets = [parts.read(part).decode() for part in parts.namelist() if "/sheet" in part]
    headers = [unescape(found) for text in sheets for found in _HEADER.findall(text)]

    assert len(headers) == len(book.sheetnames)
    assert all(len(header) <= 255 and header.isprintable() for header in headers)
    assert book["Tournament"]["B3"].value.startswith(name[:3])


@pytest.mark.parametrize("language", LANGUAGES)
def test_b67_every_state_can_be_exported(tmp_path: Path, language: str) -> None:
    """No players, no draw, no results, half a double round, in every language."""
    half_way = SetResult(1, 2, 1, Result.DRAW)(drawn(4, cycles=2))
    without_draw = Tournament(players=drawn(5).players)
    for tournament in (Tournament(), without_draw, drawn(5), f5(), half_way):
        book = written(tournament, tmp_path, language)
        assert len(book.sheetnames) == 6
        assert all(len(name) <= 31 for name in book.sheetnames)


def test_what_does_not_read_back_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old file stays, and nothing half is left."""
    path = tmp_path / "a.xlsx"
    path.write_bytes(b"old")
    other = workbook_grids(seed(), words("en"))
    write = excel.as_workbook
    monkeypatch.setattr(excel, "as_workbook", lambda grids, *rest: write(other, *rest))
    with pytest.raises(ExportFailed, match="Tournament"):
        write_workbook(f6(), path, words("en"))

    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a.xlsx"]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    """One error, with the path."""
    with pytest.raises(ExportFailed) as caught:
        write_workbook(f6(), tmp_path / "no" / "a.xlsx", words("en"))

    assert caught.value.path == tmp_path / "no" / "a.xlsx"


@pytest.mark.skipif(shutil.which("soffice") is None, reason="LibreOffice is not installed")
def test_another_office_program_reads_the_same(tmp_path: Path) -> None:
    """LibreOffice makes a CSV of the crosstable: places, names, results, points."""
    write_workbook(seed(tie_breaks=("SB",)), tmp_path / "a.xlsx", words("en"))
    subprocess.run(
        [
            "soffice",
            f"-env:UserInstallation={(tmp_path / 'profile').as_uri()}",
            "--headless",
            "--convert-to",
            "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,3",
            "--outdir",
            str(tmp_path),
            str(tmp_path / "a.xlsx"),
        ],
        check=True,
        capture_output=True,
        timeout=120,
    )
    [path] = tmp_path.glob("*.csv")
    lines = path.read_text(encoding="utf-8").splitlines()

    assert lines[3] == "3,3,,Sidorov,,,½,½,,½,½,1,1,4,9,1"
    assert lines[7] == "7,7,,Nikolaev,,,0,0,0,0,0,0,,0,0,-21"


def test_thirds_of_a_direct_encounter_can_be_written(tmp_path: Path) -> None:
    """Three meetings have a mean without end; 4/3 as a float has a digit more than a workbook."""
    draws, won = (Result.DRAW,) * 3, (Result.WHITE_WINS,) * 3
    better = (Result.WHITE_WINS, Result.DRAW, Result.DRAW)
    scores = {(1, 2): better, (1, 3): better, (2, 3): draws, (1, 4): draws}
    tournament = drawn(4, cycles=3)
    for first, second in combinations(range(1, 5), 2):
        for cycle, result in enumerate(scores.get((first, second), won), 1):
            white = tournament.game(first, second, cycle).white
            seen = result if white == first else result.reversed
            tournament = SetResult(first, second, cycle, seen)(tournament)
    page = written(tournament, tmp_path)["Crosstable"]
    column = [cell.value for cell in page[1]].index("DE") + 1

    assert page.cell(2, column).value == pytest.approx(4 / 3, abs=1e-14)


def test_b09_a_substitute_is_on_every_sheet(tmp_path: Path) -> None:
    """The old name is nowhere in the file."""
    book = written(SetPlayer(3, Player("Player Three B"))(f6()), tmp_path)
    for page in (book["Players"], book["Crosstable"], book["Rounds"]):
        texts = {str(cell.value) for row in page for cell in row}
        assert "Player Three B" in texts, page.title
        assert "Player 3" not in texts


def test_b34_two_games_of_a_pair_are_one_cell_in_playing_order(tmp_path: Path) -> None:
    """1 0 and 0 1 as text; no ½ anywhere."""
    tournament = drawn(4, cycles=2)
    for cycle in (1, 2):
        tournament = SetResult(1, 2, cycle, Result.WHITE_WINS)(tournament)
    write_workbook(tournament, tmp_path / "a.xlsx", words("en"), by_rank=False)
    page = openpyxl.load_workbook(tmp_path / "a.xlsx")["Crosstable"]
    cells = {str(cell.value) for row in page["G2:J5"] for cell in row}

    assert (page["H2"].value, page["G3"].value) == ("1 0", "0 1")
    assert not any("½" in text for text in cells)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_b35_the_legend_explains_the_signs(tmp_path: Path, language: str) -> None:
    """In the language of the workbook."""
    said = words(language)
    book = written(SetResult(3, 6, 1, Result.WHITE_WINS_BY_FORFEIT)(f6()), tmp_path, language)
    lines = {row[0].value: row[1].value for row in book.worksheets[5].iter_rows()}

    assert f"+ {lines['+']}" == said["sign.forfeit_win"]
    assert f"− {lines['-']}" == said["sign.forfeit_loss"]


def test_b25_b26_shared_places_in_the_workbook(tmp_path: Path) -> None:
    """1–3 three times, by number whatever the ratings, then 4."""
    tournament = c4(tie_breaks=("SB",))
    for number, rating in enumerate((1500, 1900, 1700, 1600), 1):
        player = Player(f"Player {number}", rating_fide=rating)
        tournament = SetPlayer(number, player)(tournament)
    page = written(tournament, tmp_path)["Crosstable"]

    assert [str(page.cell(row, 1).value) for row in range(2, 6)] == ["1–3", "1–3", "1–3", "4"]
    assert [page.cell(row, 2).value for row in range(2, 6)] == [1, 2, 3, 4]


def test_b03_an_odd_field_in_the_file(tmp_path: Path) -> None:
    """Ten games, five lines, five opponents, ten points."""
    book = written(f5(), tmp_path)
    table, games = book["Crosstable"], book["Rounds"]
    heads = [cell.value for cell in table[1]]

    assert games.max_row == 1 + 10
    assert [head for head in heads if str(head).isdigit()] == ["1", "2", "3", "4", "5"]
    assert table.max_row == 1 + 5
    assert sum(table.cell(row, heads.index("Points") + 1).value for row in range(2, 7)) == 10
