"""What stands on the sheets of the workbook."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from hypothesis import given, settings

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Pending, Player, Tournament
from arbiter.formats.documents import crosstable_sheet
from arbiter.formats.excel import workbook_grids
from arbiter.formats.excel_grid import Grid, Value
from arbiter.formats.excel_sheets import (
    crosstable_grid,
    file_mark,
    file_result,
    legend_grid,
    players_grid,
    rounds_grid,
)
from arbiter.formats.sheets import Table
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, f5, f6, without_rounds
from tests.strategies import tournaments

ENGLISH = words("en")


def column(grid: Grid, heading: str) -> list[Value]:
    place = grid.headings.index(heading)
    return [row[place].value for row in grid.rows]


def table_of(tournament: Tournament, *, by_rank: bool = True) -> Grid:
    return crosstable_grid(standings(tournament), ENGLISH, by_rank=by_rank)


def test_players() -> None:
    """Exact headings, ids as text with their zeros, a year of birth as a number."""
    player = Player("Berg, Anna", "WGM", "w", "1998", "SWE", "0123", "", 2341, 0, "SK Rockaden")
    grid = players_grid(replace(drawn(3), players=(player, *drawn(3).players[1:])), ENGLISH)

    assert grid.headings == (
        "No.",
        "Title",
        "Name",
        "Sex",
        "Birth date",
        "Federation",
        "FIDE ID",
        "National ID",
        "Rating FIDE",
        "Rating nat.",
        "K",
        "Club/City",
        "Status",
    )
    first = [item.value for item in grid.rows[0]]
    assert first[:5] == [1, "WGM", "Berg, Anna", "w", 1998]
    assert first[6:10] == ["0123", None, 2341, None]
    assert grid.names == {"RR_PlayerList": grid.everything}


def test_crosstable_headings() -> None:
    """Place first, the results, the tie-breaks by their names, the idle one in parentheses."""
    assert table_of(f6()).headings == (
        *("Place", "No.", "Title", "Name", "Fed.", "Rtg"),
        *("1", "2", "3", "4", "5", "6"),
        *("Points", "DE", "SB", "Wins", "Koya", "(SSB)"),
    )


def test_b42_points_and_sb_are_numbers() -> None:
    """3.5, 3.5, 3, 2.5, 2, 0.5; sum 15; SB sums to 31."""
    grid = table_of(f6(tie_breaks=("SB",)))
    sb = column(grid, "SB")

    assert column(grid, "Points") == [3.5, 3.5, 3, 2.5, 2, 0.5]
    assert sb == [7.75, 7.25, 6.25, 4.75, 3.25, 1.75]
    assert column(grid, "(SSB)")[-1] == -11


def test_results_are_numbers_and_signs() -> None:
    """1 and 0 add up, ½ + - are text; the diagonal is filled and empty."""
    tournament = SetResult(3, 6, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    grid = table_of(tournament, by_rank=False)
    results = [[row[6 + line] for line in range(6)] for row in grid.rows]

    assert [item.value for item in results[0]] == [None, "½", 1, 1, 1, 0]
    assert results[2][5].value == "+"
    assert results[5][2].value == "-"
    assert all(results[line][line].fill for line in range(6))
    assert {item.format for row in results for item in row if not item.fill} == {"@"}


@given(tournaments())
@settings(max_examples=40, deadline=None)
def test_paper_and_workbook_say_the_same(tournament: Tournament) -> None:
    """Every result, every total and the number of games, whatever has happened so far."""
    sheet = crosstable_sheet(tournament, ENGLISH, by_rank=True)
    table = next(part for part in sheet.parts if isinstance(part, Table))
    grid = table_of(tournament)
    for line, items in zip(table.rows, grid.rows):
        cells = {column.key: cell for column, cell in zip(table.columns, line)}
        for place, item in enumerate(items[6 : 6 + tournament.size], 1):
            shown = file_mark(str(cells[f"result{place}"].text))
            assert shown == ("" if item.value is None else str(item.value))
        assert str(items[1].value) == cells["number"].text
        if tournament.started:
            assert items[6 + tournament.size].value == float(cells["points"].value or 0)
            assert items[7 + tournament.size :][1].value == float(cells["SB"].value or 0)
    assert len(rounds_grid(tournament, ENGLISH).rows) == len(tournament.games)


def test_double_rounds_hold_both_results() -> None:
    """Tokens joined by a blank; an open game is a dot; two open ones are nothing."""
    tournament = SetResult(1, 2, 2, Result.DRAW)(drawn(4, cycles=2))
    tournament = SetResult(1, 3, 1, Result.DRAW)(SetResult(1, 3, 2, Result.DRAW)(tournament))
    first = [item.value for item in table_of(tournament, by_rank=False).rows[0]]

    assert first[6:10] == [None, "· ½", "½ ½", None]


def test_shared_places_are_text_and_single_ones_numbers() -> None:
    """2–4 is no number; before the first result there is no place at all."""
    one_game = SetResult(1, 4, 1, Result.WHITE_WINS)(drawn(4))

    assert column(table_of(one_game), "Place") == [1, "2–4", "2–4", "2–4"]
    assert column(table_of(drawn(4)), "Place") == [None] * 4
    assert column(table_of(drawn(4)), "SB") == [None] * 4


def test_defined_areas_of_the_crosstable() -> None:
    """The results are n by n, from the first result column on."""
    names = table_of(f6()).names

    assert names["RR_Results"] == replace(names["RR_Results"], left=7, top=2, right=12, bottom=7)
    assert names["RR_Crosstable"].bottom == 7
    assert "RR_Results" not in table_of(Tournament()).names


def test_b03_an_odd_field_has_ten_games() -> None:
    """No sixth row, no game against nobody."""
    assert len(rounds_grid(f5(), ENGLISH).rows) == 10
    assert "6" not in table_of(f5()).headings


def test_rounds_list_every_game() -> None:
    """Played, forfeited, decided, put off and open ones, each with its kind."""
    tournament = f6()
    for edit in (
        SetResult(1, 6, 1, Result.BLACK_WINS_BY_FORFEIT),
        SetResult(2, 5, 1, Result.BOTH_LOSE),
        SetResult(3, 4, 1, Result.WHITE_WINS_UNRATED),
        SetPending(4, 6, 1, Pending.ADJOURNED),
        SetPending(3, 5, 1, Pending.POSTPONED),
        SetResult(1, 2, 1, None),
    ):
        tournament = edit(tournament)
    grid = rounds_grid(replace(tournament, round_starts=("2026-05-06T15:00",)), ENGLISH)

    assert column(grid, "Result")[:7] == ["- +", "0-0", "1-0", None, None, None, "½-½"]
    assert column(grid, "Kind")[:7] == [
        "forfeit",
        "arbiter’s decision",
        "unrated",
        "adjourned",
        "postponed",
        "open",
        "played",
    ]
    assert column(grid, "Date")[:4] == [*[datetime(2026, 5, 6, 15)] * 3, None]
    assert column(grid, "No. W")[3] == 6


def test_games_of_unknown_round_and_colours() -> None:
    """They are listed too, and say what is not known."""
    game = replace(f6().games[0], round=None, board=None, colours_known=False)
    grid = rounds_grid(replace(f6(), games=(game, *f6().games[1:])), ENGLISH)

    assert [item.value for item in grid.rows[0]][:3] == [None, None, None]
    assert column(grid, "Kind")[0] == "played, colours not known"


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (Result.WHITE_WINS, "1-0"),
        (Result.DRAW, "½-½"),
        (Result.WHITE_WINS_BY_FORFEIT, "+ -"),
        (Result.DOUBLE_FORFEIT, "- -"),
        (Result.WHITE_DRAWS_BLACK_LOSES, "½-0"),
        (Result.DRAW_UNRATED, "½-½"),
        (None, ""),
    ],
)
def test_b41_results_are_no_dates(result: Result | None, text: str) -> None:
    """Never 1/2."""
    assert file_result(replace(f6().games[0], result=result)) == text
    assert file_mark("−") == "-"


def test_legend() -> None:
    """The signs that occur, each tie-break with its article, the program, the hour."""
    tournament = SetPending(2, 3, 1, Pending.POSTPONED)(
        SetResult(3, 6, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    )
    grid = legend_grid(standings(tournament), ENGLISH, datetime(2026, 5, 7, 18, 42))
    lines = {row[0].value: row[1].value for row in grid.rows}

    assert lines["½"] == "draw"
    assert lines["-"] == "lost by forfeit"
    assert str(lines["SB"]).endswith("FIDE C.07, edition of 1 March 2026, article 9.1.")
    assert "regulations" in str(lines["(SSB)"])
    assert str(lines[None]).startswith("Open: round 4, board 3, 2 Player 2 – 3 Player 3")
    assert str(lines["Program"]).startswith("Arbiter ")
    assert lines["Written"] == "7 May 2026, 18:42"
    assert lines["Points"] == "A win 1, a draw 0.5, a loss 0."


def test_the_legend_admits_what_is_assumed() -> None:
    """Numbers that nobody drew."""
    grid = legend_grid(standings(without_rounds(f6())), ENGLISH, datetime(2026, 5, 7))

    assert (None, "numbers not drawn") in [(row[0].value, row[1].value) for row in grid.rows]


def test_legend_of_a_double_round() -> None:
    """It explains the two tokens and the dot."""
    grid = legend_grid(standings(drawn(4, cycles=2)), ENGLISH, datetime(2026, 5, 7))
    signs = [row[0].value for row in grid.rows]

    assert "½ 1" in signs
    assert "·" in signs
    assert "½?" not in signs


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tie_break_is_explained_by_its_own_name(language: str) -> None:
    """``Koya`` beside ``Koya: points against …`` says it twice."""
    tournament = f6(tie_breaks=("DE", "SB", "SSB", "WIN", "KS", "BPG", "LOT"))
    legend = workbook_grids(tournament, words(language))[5]
    lines = [(str(sign.value), str(meaning.value)) for sign, meaning in legend.rows]

    assert not [line for line in lines if line[1].casefold().startswith(line[0].casefold() + ":")]
    assert len(lines) > 7
