"""CSV: what another program reads must be what the arbiter sees."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from pathlib import Path

import pytest

from arbiter.domain.edits import SetPlayer, SetResult, SetRoundStarts
from arbiter.domain.errors import ExportFailed
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player
from arbiter.formats.delimited import CYRILLIC, csv_text, grid_text, write_csv
from arbiter.formats.documents import (
    all_rounds_sheet,
    calendars_sheet,
    check_in_sheet,
    crosstable_sheet,
    regulations_sheet,
    round_sheet,
    standings_sheet,
    starting_list_sheet,
    worksheet_sheet,
)
from arbiter.formats.excel_sheets import players_grid
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.sheets import Sheet
from arbiter.formats.source.reading import read_book
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, f5, f6, seed


def rows_of(sheet: Sheet, language: str = "en") -> list[dict[str, str]]:
    said = words(language, roman=False)
    separator = ";" if said.decimal_mark == "," else ","
    return list(csv.DictReader(io.StringIO(csv_text(sheet, said)), delimiter=separator))


def test_b42_points_are_numbers_in_a_comma_country() -> None:
    """3,5 with a semicolon between the fields; the sums come out right."""
    rows = rows_of(standings_sheet(f6(), words("ru", roman=False)), "ru")

    assert [row["Очки"] for row in rows] == ["3,5", "3,5", "3", "2,5", "2", "0,5"]
    assert sum(float(row["Очки"].replace(",", ".")) for row in rows) == 15
    assert sum(float(row["КБ"].replace(",", ".")) for row in rows) == 31


def test_b27_quarters_are_whole() -> None:
    """7.75, never 7.8."""
    rows = rows_of(standings_sheet(f6(tie_breaks=("SB",)), words("en")))

    assert [row["SB"] for row in rows] == ["7.75", "7.25", "6.25", "4.75", "3.25", "1.75"]


def test_b41_no_field_looks_like_a_date() -> None:
    """Draws are ½, results have a dash that no spreadsheet takes for a date."""
    crosstable = csv_text(crosstable_sheet(f6(), words("en")), words("en"))
    results = [row["Result"] for row in rows_of(round_sheet(f6(), 1, words("en")))]

    assert "1/2" not in crosstable
    assert results == ["0–1", "½–½", "½–½"]


def test_b03_an_odd_field_has_no_sixth_column() -> None:
    """Five rows, five opponents, a star on the diagonal, totals of ten."""
    rows = rows_of(crosstable_sheet(f5(), words("en")))

    assert len(rows) == 5
    assert "6" not in rows[0]
    assert [row[str(place)] for place, row in enumerate(rows, 1)] == ["*"] * 5
    assert sum(float(row["Pts"]) for row in rows) == 10


def test_negative_numbers_have_an_ordinary_minus() -> None:
    """A spreadsheet takes −11 with a hyphen for a number."""
    rows = rows_of(standings_sheet(f6(), words("en")))

    assert rows[-1]["(SSB)"] == "-11"


@pytest.mark.parametrize("name", ["=1+1", "+49 Chess", "-Berg", "@Li"])
def test_no_name_becomes_a_formula(name: str) -> None:
    """An apostrophe guards what a spreadsheet would calculate."""
    tournament = replace(drawn(4), players=(Player(name), *drawn(4).players[1:]))

    assert rows_of(crosstable_sheet(tournament, words("en")))[0]["Name"] == f"'{name}"


def test_signs_of_forfeits_are_not_guarded() -> None:
    """+ and − alone are results, and the heads + and = are heads."""
    tournament = SetResult(1, 2, 1, Result.WHITE_WINS_BY_FORFEIT)(drawn(4))
    first, second, *_ = rows_of(crosstable_sheet(tournament, words("en")))

    assert first["2"] == "+"
    assert second["1"] == "−"
    assert {"+", "−", "="} <= first.keys()
    assert rows_of(round_sheet(tournament, 2, words("en"), results=True))[1]["Result"] == "+/−"


def test_written_with_mark_and_line_ends(tmp_path: Path) -> None:
    """UTF-8 with its mark and CR LF, as spreadsheets on every platform expect."""
    path = tmp_path / "table.csv"
    write_csv(standings_sheet(f6(), words("en")), path, words("en"))
    content = path.read_bytes()

    assert content.startswith(b"\xef\xbb\xbfPlace,No,")
    assert content.count(b"\r\n") == 7
    assert content.count(b"\n") == 7


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    """The error says that the file can't be written."""
    with pytest.raises(ExportFailed):
        write_csv(standings_sheet(f6(), words("en")), tmp_path / "no" / "a.csv", words("en"))


def test_b09_a_substitute_is_in_every_list() -> None:
    """The old name is nowhere."""
    said, tournament = words("en"), SetPlayer(3, Player("Player Three B"))(f6())
    sheets = (
        crosstable_sheet(tournament, said),
        standings_sheet(tournament, said),
        *(round_sheet(tournament, number, said, results=True) for number in range(1, 6)),
    )
    for sheet in sheets:
        text = csv_text(sheet, said)
        assert "Player Three B" in text
        assert "Player 3" not in text


def test_all_rounds_are_one_list() -> None:
    """One game to a line, with whole names; the day is one that other programs know."""
    tournament = SetRoundStarts(("2026-05-01T10:00",))(f5())
    text = csv_text(all_rounds_sheet(tournament, words("en")), words("en"))
    lines = text.splitlines()

    assert lines[:2] == [
        "Rd,Date,Bd,No,White,Result,Black,No",
        "1,2026-05-01 10:00,1,2,Player 2,1–0,Player 5,5",
    ]
    assert "1,2026-05-01 10:00,,1,Player 1,,free," in lines
    assert len(lines) == 1 + 5 * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rounds_are_read_back(language: str, tmp_path: Path) -> None:
    """With rounds, boards, colours and numbers, who is free in the first round among them."""
    said, path = words(language, roman=False), tmp_path / "rounds.csv"
    tournament = SetRoundStarts(("2026-05-01T10:00", "2026-05-02T10:00"))(f5())
    write_csv(all_rounds_sheet(tournament, said), path, said)
    found = recognise(read_book(path)).tournament

    assert (found.games, found.lots and found.lots.order) == (
        tournament.games,
        tournament.lots and tournament.lots.order,
    )
    assert [player.name for player in found.players] == [p.name for p in tournament.players]
    assert found.round_starts[:2] == tournament.round_starts


def test_calendars_are_one_list() -> None:
    """Whose game it is stands first, the colour before the opponent; no line for a pen."""
    lines = csv_text(calendars_sheet(drawn(4), words("en")), words("en")).splitlines()

    assert lines[0] == "No,Name,Rd,Date,No,Opponent,Bd,Result"
    assert lines[1] == "1,Player 1,1,,W 4,Player 4,1,"
    assert len(lines) == 1 + 4 * 3


def test_a_worksheet_is_all_its_tables() -> None:
    """Each product under its player; the difference is a number with its sign."""
    text = csv_text(worksheet_sheet(seed(), words("ru"), (3, 4)), words("ru"))
    criteria, addends = text.split("\r\n\r\n")

    assert criteria.splitlines()[0] == "Порядок показателей;Sidorov;Kuznetsov;Итог"
    assert addends.splitlines()[0].endswith(
        "3 Sidorov: результат × очки;3 Sidorov: =;4 Kuznetsov: результат × очки;"
        "4 Kuznetsov: =;разница"
    )
    assert addends.splitlines()[1] == "1;Ivanov;5;½ × 5;2,5;0 × 5;0;2,5"
    assert addends.splitlines()[-1] == ";Сумма;;;9;;7,75;1,25"


def test_a_sheet_without_a_table_says_why() -> None:
    """An empty file would look like a fault."""
    text = csv_text(worksheet_sheet(drawn(4), words("en")), words("en"))

    assert text == f'"{words("en")["worksheet.no_results"]}"\r\n'


def test_the_starting_list_has_every_column() -> None:
    """Also those that are empty."""
    text = csv_text(starting_list_sheet(drawn(4), words("en")), words("en"))

    assert text.splitlines()[:2] == ["No,Title,Name,Fed,Rtg,Club,Born", "1,,Player 1,,,,"]


def test_letters_of_old_programs(tmp_path: Path) -> None:
    """½ becomes a decimal, what Cyrillic has no letter for is spelt; nothing else changes."""
    tournament = SetPlayer(2, Player("Çağlar, Şükrü"))(f6())
    tournament = SetPlayer(1, Player("Ёлкин, Игорь"))(tournament)
    sheet = crosstable_sheet(tournament, words("ru"))
    write_csv(sheet, tmp_path / "old.csv", words("ru"), encoding=CYRILLIC)
    text = (tmp_path / "old.csv").read_bytes().decode("cp1251")

    assert "Ёлкин, Игорь" in text
    assert "Caglar, Sukru" in text
    assert "½" not in text
    assert text.replace("0,5", "½").count("½") == csv_text(sheet, words("ru")).count("½") + (
        csv_text(sheet, words("ru")).count("0,5")
    )


def test_pairs_of_results_in_old_letters(tmp_path: Path) -> None:
    """Both halves of a draw, in a country with a decimal point too."""
    write_csv(round_sheet(f6(), 1, words("en")), tmp_path / "a.csv", words("en"), encoding=CYRILLIC)

    assert "0.5–0.5" in (tmp_path / "a.csv").read_bytes().decode("cp1251")


def test_players_as_they_stand_in_the_workbook() -> None:
    """Ids as they are, numbers with the mark of the language, no formulas."""
    told = Player("=Berg, Anna", "IM", "w", "2008-04-03", "SWE", "0600123", "007", 2400)
    tournament = replace(drawn(3), players=(told, *drawn(3).players[1:]))
    lines = grid_text(players_grid(tournament, words("en")), words("en")).splitlines()

    assert lines[1] == ('1,IM,"\'=Berg, Anna",w,2008-04-03,SWE,0600123,007,2400,,,,')


def test_a_form_without_a_table_is_its_fields_and_sentences() -> None:
    """One field to a line, then what else is said."""
    text = csv_text(regulations_sheet(f6(), words("en")), words("en"))
    lines = list(csv.reader(io.StringIO(text)))

    assert lines[0] == ["System", "round robin, 6 players, 5 rounds"]
    assert ["Places"] in lines


def test_boxes_and_lines_for_a_pen_are_empty_fields() -> None:
    """In a spreadsheet one types there."""
    rows = rows_of(check_in_sheet(f6(), words("en")))

    assert {(row["Here"], row["Corrections"]) for row in rows} == {("", "")}
    assert len(rows) == 6
