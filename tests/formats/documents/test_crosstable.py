"""The crosstable sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.event import Event
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.documents import crosstable_by_name_sheet, crosstable_sheet
from arbiter.formats.sheets import (
    Cell,
    Name,
    Notes,
    Orientation,
    Role,
    Rules,
    Sheet,
    Signatures,
    Table,
    Turn,
)
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, f5, f6, seed


def table_of(sheet: Sheet) -> Table:
    return next(part for part in sheet.parts if isinstance(part, Table))


def column(sheet: Sheet, key: str) -> list[Cell]:
    table = table_of(sheet)
    place = [column.key for column in table.columns].index(key)
    return [row[place] for row in table.rows]


def result(sheet: Sheet, row: int, against: int) -> str:
    return str(column(sheet, f"result{against}")[row - 1].text)


def test_the_founding_table_in_russian() -> None:
    """Order of the columns, points, Roman places, decimals with a comma."""
    sheet = crosstable_sheet(seed(tie_breaks=("SB",)), words("ru"))

    heads = [column.head for column in table_of(sheet).without_idle_columns().columns]
    assert heads == ["№", "Участник", *"1234567", "+", "−", "=", "Очки", "Место", "КБ", "(УБ)"]
    assert [cell.text for cell in column(sheet, "points")] == ["5", "4½", "4", "4", "2½", "1", "0"]
    assert [cell.text for cell in column(sheet, "place")][2:4] == ["III", "IV"]
    assert [cell.text for cell in column(sheet, "SB")][:4] == ["11,75", "10", "9", "7,75"]
    assert [cell.text for cell in column(sheet, "SSB")][4:] == ["−12,5", "−20", "−21"]
    assert [str(cell.text) for cell in column(sheet, "won")] == ["4", "3", "2", "3", "2", "1", "0"]
    assert sheet.status == sheet.footer == "после 7-го тура из 7 · окончательно"


def test_rows_are_numbers_or_places() -> None:
    """By place the heads of the results are lines, and the start number follows the place."""
    sheet = crosstable_sheet(f6(tie_breaks=("SB",)), words("en"), by_rank=True)
    columns = table_of(sheet).columns

    assert [column.key for column in columns][:2] == ["place", "number"]
    assert columns[1].keep == 40
    assert [cell.text for cell in column(sheet, "number")] == ["3", "1", "6", "2", "5", "4"]
    assert result(sheet, 1, 2) == "0"  # number 3 lost to number 1, who is second
    assert all(
        cells[line].fill
        for line, cells in enumerate(
            zip(*(column(sheet, f"result{line}") for line in range(1, 7))), 0
        )
    )
    assert sheet.title == "Crosstable by place"


NAMES = ["Öz, Ali", "Zorn, Ann", "Iraz, Su", "Öz, Ayşe", "İnce, Can", "Berg, Eva"]


@pytest.mark.parametrize(
    ("language", "numbers"),
    [("tr", "6 3 5 1 4 2"), ("sv", "6 5 3 2 1 4"), ("en", "6 5 3 1 4 2")],
)
def test_by_name_everybody_finds_himself(language: str, numbers: str) -> None:
    """Rows and columns by the alphabet of the language, over the results the numbers."""
    tournament = SetResult(5, 6, 1, Result.WHITE_WINS)(drawn(NAMES))
    sheet = crosstable_by_name_sheet(tournament, words(language))
    order = numbers.split()
    heads = [c.head for c in table_of(sheet).columns if c.role is Role.RESULT]

    assert heads == order
    assert [cell.text for cell in column(sheet, "number")] == order
    assert [column.key for column in table_of(sheet).columns][:3] == ["number", "title", "name"]
    for line, number in enumerate(order):
        assert column(sheet, f"result{number}")[line].fill
    lines = order.index("5"), order.index("6")
    assert {column(sheet, f"result{n}")[line].text for n, line in zip((6, 5), lines)} == {"0", "1"}


def test_by_name_each_player_has_the_row_that_he_has_by_number() -> None:
    """Only the order is another: points, place, tie-breaks and marks are the same."""
    tournament = replace(f6(), players=drawn(NAMES).players)
    by_number = crosstable_sheet(tournament, words("en"))
    by_name = crosstable_by_name_sheet(tournament, words("en"))

    def rows(sheet: Sheet) -> dict[str, dict[str, Cell]]:
        keys = [column.key for column in table_of(sheet).columns]
        found = [dict(zip(keys, row)) for row in table_of(sheet).rows]
        return {str(row["number"].text): row for row in found}

    assert rows(by_name) == rows(by_number)
    assert by_name.parts[1:] == by_number.parts[1:]
    assert by_name.title == "Crosstable by name"


def test_by_name_twins_stand_by_number_and_who_left_keeps_his_line() -> None:
    """In an alphabet nobody is last for having no place."""
    twins = drawn(["Li, Wei", "Berg, Eva", "Li, Wei", "Abel, Jo"])
    sheet = crosstable_by_name_sheet(Withdraw(4, annul=True)(twins), words("en"))

    assert [cell.text for cell in column(sheet, "number")] == ["4", "2", "1", "3"]
    assert column(sheet, "name")[0].soft


def test_b30_results_stand_in_the_right_rows() -> None:
    """4–3 as 1–0 and 3–1 as 0–1 with number 4 and 3 having White."""
    tournament = drawn(4)
    assert tournament.game(3, 4).white == 4
    assert tournament.game(1, 3).white == 3
    tournament = SetResult(3, 4, 1, Result.WHITE_WINS)(tournament)
    tournament = SetResult(1, 3, 1, Result.BLACK_WINS)(tournament)
    sheet = crosstable_sheet(tournament, words("en"))

    assert (result(sheet, 4, 3), result(sheet, 3, 4)) == ("1", "0")
    assert (result(sheet, 1, 3), result(sheet, 3, 1)) == ("1", "0")
    assert column(sheet, "points")[2].text == "0"


def test_b34_both_games_of_a_pair_in_playing_order() -> None:
    """One win each is 1 0 and 0 1, never a draw."""
    tournament = drawn(4, cycles=2)
    for cycle in (1, 2):
        tournament = SetResult(1, 2, cycle, Result.WHITE_WINS)(tournament)
    sheet = crosstable_sheet(tournament, words("en"))
    first, second = column(sheet, "result2")[0], column(sheet, "result1")[1]

    assert first.pair == ("1", "0")
    assert second.pair == ("0", "1")
    assert (first.text, second.text) == ("1 0", "0 1")


def test_a_lone_result_stays_in_its_half() -> None:
    """The second game reported first leaves the left half empty."""
    tournament = SetResult(1, 2, 2, Result.DRAW)(drawn(4, cycles=2))
    cell = column(crosstable_sheet(tournament, words("en")), "result2")[0]

    assert cell.pair == ("", "½")


def test_b35_forfeits_are_signs() -> None:
    """3–6 as +/– and 4–2 as –/–: signs in all four cells, 1 and 0 points, and a legend."""
    tournament = SetResult(3, 6, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    tournament = SetResult(2, 4, 1, Result.DOUBLE_FORFEIT)(tournament)
    sheet = crosstable_sheet(tournament, words("en"))

    assert (result(sheet, 3, 6), result(sheet, 6, 3)) == ("+", "−")
    assert (result(sheet, 4, 2), result(sheet, 2, 4)) == ("−", "−")
    assert column(sheet, "points")[2].text == "3½"
    notes = next(part for part in sheet.parts if isinstance(part, Notes))
    assert "+ won by forfeit · − lost by forfeit" in notes.notes[0].text


def test_b03_an_odd_field() -> None:
    """Five rows and five opponents; nobody has points from a free round."""
    sheet = crosstable_sheet(f5(), words("en"))
    matrix = [c for c in table_of(sheet).columns if c.role is Role.RESULT]

    assert len(table_of(sheet).rows) == len(matrix) == 5
    assert sum(float(cell.value or 0) for cell in column(sheet, "points")) == 10


def test_b27_quarters_in_both_locales() -> None:
    """7.75 and its neighbours, never rounded."""
    for language, mark in (("en", "."), ("ru", ",")):
        cells = column(crosstable_sheet(f6(tie_breaks=("SB",)), words(language)), "SB")
        wanted = ["7.25", "4.75", "7.75", "1.75", "3.25", "6.25"]
        assert [cell.text for cell in cells] == [text.replace(".", mark) for text in wanted]
        assert [cell.value for cell in cells] == wanted


def test_the_page_lies_as_the_row_is_long() -> None:
    """Portrait up to ten results in a row, else landscape, and both are tried."""
    assert crosstable_sheet(drawn(11), words("en")).orientation is Orientation.PORTRAIT
    assert crosstable_sheet(drawn(12), words("en")).orientation is Orientation.LANDSCAPE
    assert crosstable_sheet(drawn(6, cycles=2), words("en")).orientation is Orientation.PORTRAIT
    assert crosstable_sheet(drawn(7, cycles=2), words("en")).orientation is Orientation.LANDSCAPE
    assert crosstable_sheet(drawn(4), words("en")).turn is Turn.FIRST
    assert table_of(crosstable_sheet(drawn(4), words("en"))).rules is Rules.MATRIX


def test_signatures_only_under_the_final_table() -> None:
    """While a game is open nobody signs."""
    adjourned = SetPending(2, 7, 1, Pending.ADJOURNED)(seed())
    final = crosstable_sheet(seed(), words("ru")).parts[-1]

    assert isinstance(final, Signatures)
    assert final.names == ("Главный судья", "Главный секретарь")
    assert not any(
        isinstance(part, Signatures) for part in crosstable_sheet(adjourned, words("ru")).parts
    )


def test_the_chief_arbiter_signs_over_the_name() -> None:
    """Without an address for mails, which is nobody else's business."""
    event = Event("Cup", arbiter="Ek, Ann <ann@example.org>")
    signed = crosstable_sheet(replace(seed(), event=event), words("en")).parts[-1]

    assert isinstance(signed, Signatures)
    assert signed.names == ("Chief arbiter: Ek, Ann", "Organiser")


def test_names_can_be_shortened_by_the_layout() -> None:
    """The name column holds names, not finished texts."""
    cell = column(
        crosstable_sheet(drawn(["Berg, Anna", "Li, Wei", "Cruz, Ana"]), words("en")), "name"
    )[0]
    assert cell.text == Name("Berg", "Anna")


@pytest.mark.parametrize("language", LANGUAGES)
def test_b67_every_state_is_a_document(language: str) -> None:
    """No players, no draw, no results, half a double round: never an error."""
    said = words(language)
    without_draw = Tournament(players=drawn(5).players)
    half_way = SetResult(1, 2, 1, Result.DRAW)(drawn(4, cycles=2))

    for tournament in (Tournament(), without_draw):
        for made in (crosstable_sheet, crosstable_by_name_sheet):
            assert [type(part) for part in made(tournament, said).parts] == [Notes]
    for tournament in (drawn(5), f5(), half_way):
        assert len(table_of(crosstable_sheet(tournament, said)).rows) == tournament.size
    empty = crosstable_sheet(drawn(5), said)
    assert result(empty, 1, 2) == ""
    assert {cell.text for key in ("points", "place", "SB") for cell in column(empty, key)} == {""}
