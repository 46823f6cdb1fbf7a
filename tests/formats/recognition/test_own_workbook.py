"""Our own workbook read back: nothing is lost, and what was altered is named by its cell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbiter.domain.edits import SetPending, SetPlayer, SetRegulations, SetResult
from arbiter.domain.errors import NotImported, Refusal
from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.result import Result
from arbiter.domain.tournament import (
    Closing,
    DrawRecord,
    Event,
    LotMethod,
    Lots,
    Pending,
    Player,
    Tournament,
    WithdrawalRule,
)
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.excel import workbook_grids, write_workbook
from arbiter.formats.excel_public import to_publish
from arbiter.formats.recognition.own_workbook import is_own_workbook, recognise_own_workbook
from arbiter.formats.recognition.recognised import CellState, Choices, Recognised, TableKind
from arbiter.formats.source.reading import read_book
from arbiter.formats.words import LANGUAGES, words
from tests.boards import c4, drawn, f5, f6, seed
from tests.events import any_event, complete
from tests.office import needs_office, resaved
from tests.random_edits import some_tournament
from tests.strategies import tournaments

MOMENT = datetime(2026, 5, 7, 18, 42)
Alteration = Callable[[Any], None]


def write(
    tournament: Tournament, path: Path, language: str = "en", *, by_rank: bool = True, **how: bool
) -> Path:
    write_workbook(tournament, path, words(language), by_rank=by_rank, written=MOMENT, **how)
    return path


def read(path: Path, choices: Choices | None = None) -> Recognised:
    book = read_book(path)
    assert is_own_workbook(book)
    return recognise_own_workbook(book, choices)


def altered(path: Path, *alterations: Alteration, tournament: Tournament | None = None) -> Path:
    """A workbook of six players in which somebody has changed something."""
    write(f6() if tournament is None else tournament, path)
    book = openpyxl.load_workbook(path)
    for alteration in alterations:
        alteration(book)
    book.save(path)
    return path


def set_cell(sheet: str, cell: str, value: object) -> Alteration:
    def alter(book: Any) -> None:
        assert book[sheet][cell].value != value
        book[sheet][cell].value = value

    return alter


def grave(recognised: Recognised) -> list[tuple[str, str]]:
    """Where each grave finding points to, and what it says."""
    assert {found.about for found in recognised.grave} <= {Doubtful.WORKBOOK_ALTERED}
    return [(found.place, found.found) for found in recognised.grave]


# Nothing is lost


def full_of_everything() -> Tournament:
    """What a sheet for people has no room for, too."""
    players = (
        Player("Berg, Anna", "WGM", "w", "1998-04-03", "SWE", "0123", "0042", 2341, 2300, "Lund"),
        Player("=HYPERLINK(1)", birth="2001"),
        Player(" two  blanks ", sex="m", club="a\nb", birth="spring"),
        Player(""),
        Player("Ёлкин Пётр", "КМС"),
    )
    tournament = drawn(5, cycles=2, exchange=False, tie_breaks=("XYZ", "SB", "DE"), seed="s 1")
    tournament = replace(
        tournament,
        event=Event("Cup & Co", "Lund", "SWE", "2026-05-01", "2026-05-10T18:00", "Ann"),
        players=players,
        lots=Lots(
            LotMethod.RESTRICTED,
            (3, 1, 2, 4),
            "abc",
            record=DrawRecord("2026-04-30T18:05", "=all, №№ 1, 4", (4, 2, 1, 3), "ABBA"),
        ),
        round_starts=("2026-05-01T15:00", "", "2026-05-03", "3 May", "2026-05-05T09:00:30"),
        rounds_assumed=True,
        closing=Closing(False, 3, "2026-05-08", ("доска 3: ½", "=an appeal")),
    )
    rules = replace(
        tournament.regulations, forfeit_wins_played=True, koya_by_draws=True, unrated=-1
    )
    tournament = SetRegulations(rules, "as announced")(tournament)
    tournament = SetResult(1, 2, 2, Result.WHITE_WINS_UNRATED)(tournament)
    tournament = SetResult(2, 3, 1, Result.DOUBLE_FORFEIT)(tournament)
    tournament = SetPending(1, 3, 2, Pending.ADJOURNED, "2026-05-20T10:00")(tournament)
    return SetPending(4, 5, 1, Pending.POSTPONED)(tournament)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_comes_back(tmp_path: Path, language: str) -> None:
    """Lots, seeds, starts of rounds, games put off, unrated ones, codes nobody knows."""
    recognised = read(write(full_of_everything(), tmp_path / "a.xlsx", language))

    assert recognised.tournament == full_of_everything()
    assert recognised.findings == ()
    assert (recognised.kind, recognised.language) == (TableKind.WORKBOOK, language)


def test_a_closed_workbook_from_which_a_result_was_taken_is_not_closed(tmp_path: Path) -> None:
    """The result is open, and so is the tournament; both are said."""
    path = write(replace(seed(), closing=Closing(closed=True)), tmp_path / "a.xlsx")
    assert read(path).tournament.closing.closed
    book = openpyxl.load_workbook(path)
    column = [cell.value for cell in book["Rounds"][1]].index("Result") + 1
    book["Rounds"].cell(2, column).value = None
    book.save(path)
    recognised = read(path)

    assert not recognised.tournament.closing.closed
    assert "RR_Closed" in [finding.found for finding in recognised.findings]


@pytest.mark.parametrize("number", range(24))
def test_b48_random_tournaments_come_back(tmp_path: Path, number: int) -> None:
    """Whatever has happened to them; and a second export equals the first cell by cell."""
    tournament = some_tournament(number, 50) if number % 2 else any_event(number)
    language, by_rank = LANGUAGES[number % 4], number % 3 > 0
    recognised = read(write(tournament, tmp_path / "a.xlsx", language, by_rank=by_rank))
    said = words(language)

    assert recognised.tournament == tournament
    assert recognised.findings == ()
    assert workbook_grids(recognised.tournament, said, written=MOMENT) == workbook_grids(
        tournament, said, written=MOMENT
    )


@given(tournaments(max_size=6, decided=True), st.booleans())
@settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_games_in_any_state_come_back(
    tmp_path: Path, tournament: Tournament, by_rank: bool
) -> None:
    """Every result, put off or open, in up to three cycles, with either scoring."""
    recognised = read(write(tournament, tmp_path / "a.xlsx", by_rank=by_rank))

    assert recognised.tournament == tournament
    assert recognised.findings == ()


@pytest.mark.parametrize("by_rank", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_comes_back(tmp_path: Path, language: str, by_rank: bool) -> None:
    """Each member once, whichever side stands first in the crosstable."""
    tournament = drawn(6)
    results = [*Result, None, None, None]
    for game, result in zip(tournament.games, results, strict=True):
        tournament = SetResult(*game.name, result)(tournament)
    recognised = read(write(tournament, tmp_path / "a.xlsx", language, by_rank=by_rank))

    assert recognised.tournament == tournament
    assert recognised.findings == ()


def test_unknown_rounds_and_colours_come_back(tmp_path: Path) -> None:
    """A tournament that was only a crosstable."""
    games = tuple(replace(game, round=None, board=None, colours_known=False) for game in f6().games)
    tournament = replace(f6(), games=games)

    assert read(write(tournament, tmp_path / "a.xlsx")).tournament == tournament


def test_a_public_workbook_comes_back_without_what_was_left_out(tmp_path: Path) -> None:
    """And with everything else."""
    path = write(full_of_everything(), tmp_path / "a.xlsx", public=True)
    recognised = read(path)
    content = "".join(
        str(cell.value) for page in openpyxl.load_workbook(path) for row in page for cell in row
    )

    assert recognised.tournament == to_publish(full_of_everything())
    assert recognised.findings == ()
    assert "0042" not in content
    assert "1998-04-03" not in content


def test_what_the_preview_shows(tmp_path: Path) -> None:
    """The crosstable: each result sure, the diagonal, the row of every player."""
    recognised = read(write(f6(), tmp_path / "a.xlsx"))

    assert recognised.book.sheets[recognised.sheet].name == "Crosstable"
    assert recognised.fields[:6] == (*("rank", "number", "title", "name", "federation", "rating"),)
    assert recognised.fields[6:13] == ("1", "2", "3", "4", "5", "6", "points")
    assert recognised.rows == (2, 5, 3, 7, 6, 4)
    assert recognised.count(CellState.DIAGONAL) == 6
    assert recognised.count(CellState.CONTRADICTORY) == 0
    assert recognised.states[2, 8] is CellState.SURE
    assert recognised.states[1, 1] is CellState.HEADING


# Altered


def test_a_result_altered_in_the_crosstable(tmp_path: Path) -> None:
    """Both cells are named; the game stays open; both readings are offered."""
    # In final order: 1, 3, 6, 2, 5, 4; player 1 beat player 3 in round 3.
    path = altered(tmp_path / "a.xlsx", set_cell("Crosstable", "H2", "½"))
    recognised = read(path)
    [finding] = recognised.grave

    assert finding.place == "H2"
    assert finding.found == "Crosstable!H2: ½, Rounds!F9: 0-1"
    assert finding.ways == ("1", "½")
    assert recognised.states[2, 8] is CellState.CONTRADICTORY
    assert recognised.tournament.game(1, 3).result is None
    assert len(recognised.tournament.open_games) == 1


@pytest.mark.parametrize(
    ("cell", "way", "result"),
    [
        ((2, 8), "1", Result.BLACK_WINS),
        ((2, 8), "½", Result.DRAW),
        ((3, 7), "1", Result.WHITE_WINS),
        ((2, 8), "", None),
    ],
)
def test_the_arbiter_settles_it(
    tmp_path: Path, cell: tuple[int, int], way: str, result: Result | None
) -> None:
    """By either of the two cells, seen from its row; or the game stays open."""
    path = altered(tmp_path / "a.xlsx", set_cell("Crosstable", "H2", "½"))
    recognised = read(path, Choices(cells={cell: way}))

    assert recognised.grave == ()
    assert recognised.tournament.game(1, 3).result is result


def test_what_is_no_result_settles_nothing(tmp_path: Path) -> None:
    """Nor does a cell that holds no result."""
    path = altered(tmp_path / "a.xlsx", set_cell("Crosstable", "H2", "½"))

    for cells in ({(2, 8): "x"}, {(2, 8): "1 1"}, {(2, 7): "1"}, {(2, 1): "1"}):
        assert len(read(path, Choices(cells=cells)).grave) == 1


def test_a_result_altered_in_the_rounds(tmp_path: Path) -> None:
    """The crosstable has it twice, so two cells are named."""
    recognised = read(altered(tmp_path / "a.xlsx", set_cell("Rounds", "F9", "½-½")))

    assert grave(recognised) == [
        ("H2", "Crosstable!H2: 1, Rounds!F9: ½-½"),
        ("G3", "Crosstable!G3: 0, Rounds!F9: ½-½"),
    ]
    assert recognised.tournament.game(1, 3).result is None


def test_a_result_that_is_none(tmp_path: Path) -> None:
    """Named in the sheet Rounds; the game is open."""
    recognised = read(altered(tmp_path / "a.xlsx", set_cell("Rounds", "F9", "2-0")))

    assert ("", "Rounds!F9: 2-0") in grave(recognised)
    assert recognised.tournament.game(1, 3).result is None


def test_one_game_of_a_double_round(tmp_path: Path) -> None:
    """Only the game that differs is opened."""
    tournament = complete(4, seed=5, cycles=2)
    path = write(tournament, tmp_path / "a.xlsx", by_rank=False)
    book = openpyxl.load_workbook(path)
    cell = book["Crosstable"]["H2"]
    first, second = str(cell.value).split()
    cell.value = f"{first} {'½' if second != '½' else '1'}"
    book.save(path)
    recognised = read(path)

    assert [place for place, _ in grave(recognised)] == ["H2"]
    assert recognised.tournament.game(1, 2, 1) == tournament.game(1, 2, 1)
    assert recognised.tournament.game(1, 2, 2).result is None


@pytest.mark.parametrize(
    ("sheet", "cell"), [("Players", "C4"), ("Crosstable", "D3"), ("Rounds", "G4")]
)
def test_a_player_renamed_in_one_sheet(tmp_path: Path, sheet: str, cell: str) -> None:
    """All places of his name are named, and the arbiter says who it is."""
    path = altered(tmp_path / "a.xlsx", set_cell(sheet, cell, "Another"))
    recognised = read(path)
    [finding] = recognised.grave

    assert f"{sheet}!{cell}: Another" in finding.found
    assert "Another" in finding.ways
    settled = read(path, Choices(cells={(finding.row, finding.column): "Another"}))
    assert settled.grave == ()
    assert settled.tournament.player(_number(finding.found)).name == "Another"


def _number(found: str) -> int:
    return 4 if "Player 4" in found else 3


def test_a_row_of_the_rounds_deleted(tmp_path: Path) -> None:
    """The pair is named; its game is there and open."""
    recognised = read(altered(tmp_path / "a.xlsx", lambda book: book["Rounds"].delete_rows(9)))

    assert ("", "Rounds: 1–3") in grave(recognised)
    assert ("H2", "Crosstable!H2: 1") in grave(recognised)
    assert len(recognised.tournament.games) == 15
    assert recognised.tournament.game(1, 3).result is None


def test_a_row_of_the_players_deleted(tmp_path: Path) -> None:
    """Nobody else gets his number; what the crosstable knows of him is kept."""
    recognised = read(altered(tmp_path / "a.xlsx", lambda book: book["Players"].delete_rows(4)))

    assert ("", "Players: 3 Player 3") in grave(recognised)
    assert [player.name for player in recognised.tournament.players] == [
        f"Player {number}" for number in range(1, 7)
    ]
    assert recognised.tournament.games == f6().games


def test_a_row_of_the_crosstable_deleted(tmp_path: Path) -> None:
    """The columns of the others no longer fit, or they do and he is named; never another table."""
    recognised = read(altered(tmp_path / "a.xlsx", lambda book: book["Crosstable"].delete_rows(7)))

    assert recognised.tournament.games == f6().games
    assert any("4 Player 4" in found.found for found in recognised.findings)


def sort_rows(sheet: str, column: int) -> Alteration:
    """As an autofilter does: whole rows, by the text in a column."""

    def alter(book: Any) -> None:
        page = book[sheet]
        rows = [[cell.value for cell in row] for row in page.iter_rows(min_row=2)]
        rows.sort(key=lambda row: str(row[column - 1]))
        for number, row in enumerate(rows, 2):
            for place, value in enumerate(row, 1):
                page.cell(number, place).value = value

    return alter


def test_sorted_by_the_autofilter(tmp_path: Path) -> None:
    """Players by name, rounds by result: every row has its numbers, so nothing has changed."""
    tournament = replace(f6(), players=tuple(Player(name) for name in "FBADEC"))
    sorts = (sort_rows("Players", 3), sort_rows("Rounds", 6))
    recognised = read(altered(tmp_path / "a.xlsx", *sorts, tournament=tournament))

    assert recognised.tournament == tournament
    assert recognised.findings == ()


def test_a_sorted_crosstable(tmp_path: Path) -> None:
    """Its columns still mean the rows as they were: that is noticed, and no result lost."""
    recognised = read(altered(tmp_path / "a.xlsx", sort_rows("Crosstable", 4)))

    assert recognised.tournament == f6()
    assert recognised.complaints == ()
    assert [found.weight for found in recognised.findings] == [Weight.NOTE]


def move_column(sheet: str, column: int, to: int) -> Alteration:
    def alter(book: Any) -> None:
        for row in book[sheet].iter_rows():
            values = [cell.value for cell in row]
            values.insert(to - 1, values.pop(column - 1))
            for cell, value in zip(row, values):
                cell.value = value

    return alter


def test_columns_moved(tmp_path: Path) -> None:
    """Each is known by its heading."""
    moves = (
        move_column("Players", 3, 1),
        move_column("Rounds", 8, 1),
        move_column("Crosstable", 4, 1),
        move_column("Crosstable", 9, 12),
    )
    recognised = read(altered(tmp_path / "a.xlsx", *moves))

    assert recognised.tournament == f6()
    assert recognised.findings == ()


def test_a_figure_altered(tmp_path: Path) -> None:
    """Points and tie-breaks are not taken from the file; where they differ is said."""
    path = altered(
        tmp_path / "a.xlsx",
        set_cell("Crosstable", "M2", 4),
        set_cell("Crosstable", "O2", 9.5),
    )
    recognised = read(path)

    assert recognised.tournament == f6()
    assert [(f.about, f.place, f.found, f.meant) for f in recognised.findings] == [
        (Doubtful.POINTS_DIFFER, "M2", "4", "3.5"),
        (Doubtful.TIE_BREAK_DIFFERS, "O2", "9.5", "7.25"),
    ]


def test_numbers_that_became_texts(tmp_path: Path) -> None:
    """As another program saves them, also with a comma."""

    def as_texts(book: Any) -> None:
        for page in book.worksheets:
            for row in page.iter_rows(min_row=2):
                for cell in row:
                    if isinstance(cell.value, (int, float)) and not isinstance(cell.value, bool):
                        cell.value = f"{cell.value:g}".replace(".", ",")

    recognised = read(altered(tmp_path / "a.xlsx", as_texts))

    assert recognised.tournament == f6()
    assert recognised.findings == ()


def test_numbers_of_players_altered(tmp_path: Path) -> None:
    """Somebody who is not there, and a number twice."""
    path = altered(tmp_path / "a.xlsx", set_cell("Rounds", "D9", 12), set_cell("Players", "A4", 2))
    recognised = read(path)
    said = [found for _, found in grave(recognised)]

    assert "Rounds!D9: 12 – 1" in said
    assert "Players!A4: 2" in said
    assert recognised.tournament.size == 6
    assert len(recognised.tournament.games) == 15


def test_a_pairing_twice(tmp_path: Path) -> None:
    """Two rows of the same two players: the second is not taken."""

    def twice(book: Any) -> None:
        for place, value in ((4, 3), (5, "Player 3"), (7, "Player 1"), (8, 1)):
            book["Rounds"].cell(2, place).value = value

    recognised = read(altered(tmp_path / "a.xlsx", twice))
    said = [found for _, found in grave(recognised)]

    assert "Rounds!D2, Rounds!D9: 3 – 1" in said
    assert len(recognised.tournament.games) == 15


def test_cycles_altered(tmp_path: Path) -> None:
    """A game of a cycle that is not played; without the column the rounds tell the cycle."""
    tournament = complete(4, seed=5, cycles=2)
    path = altered(tmp_path / "a.xlsx", set_cell("Rounds", "J2", 3), tournament=tournament)
    assert "Rounds!J2: 3" in [found for _, found in grave(read(path))]

    path = altered(
        tmp_path / "a.xlsx", lambda book: book["Rounds"].delete_cols(10), tournament=tournament
    )
    assert read(path).tournament == tournament
    assert read(path).findings == ()


def test_the_number_of_cycles_altered(tmp_path: Path) -> None:
    """It is told from the games, and said."""
    cell = _cell_of("RR_Cycles", tmp_path)
    path = altered(tmp_path / "a.xlsx", set_cell("Tournament", cell, "two"))
    recognised = read(path)

    assert recognised.tournament == f6()
    assert [found.found for found in recognised.findings] == ["RR_Cycles: two"]


def test_the_date_of_a_round_altered(tmp_path: Path) -> None:
    """Named; the list of starts is what counts."""
    tournament = replace(f6(), round_starts=("2026-05-01T15:00",) * 5)
    path = altered(
        tmp_path / "a.xlsx",
        set_cell("Rounds", "B2", datetime(2026, 5, 2, 15)),
        tournament=tournament,
    )
    recognised = read(path)

    assert recognised.tournament == tournament
    assert [found.found for found in recognised.complaints] == ["Rounds!B2: 2026-05-02T15:00"]
    assert recognised.grave == ()


def test_a_sheet_deleted(tmp_path: Path) -> None:
    """Without Crosstable the rest is read, and said; without Rounds it is no workbook of ours."""
    without_table = altered(tmp_path / "a.xlsx", lambda book: book.remove(book["Crosstable"]))
    recognised = read(without_table)
    assert recognised.tournament == f6()
    assert [found.found for found in recognised.findings] == ["RR_Crosstable"]

    without_rounds = altered(tmp_path / "b.xlsx", lambda book: book.remove(book["Rounds"]))
    assert not is_own_workbook(read_book(without_rounds))


# What is not read


def test_a_newer_workbook_is_refused(tmp_path: Path) -> None:
    """By name, with both versions; nothing of it is guessed."""
    path = altered(tmp_path / "a.xlsx", set_cell("Tournament", "B2", "RR-WORKBOOK 2"))
    book = read_book(path)

    assert is_own_workbook(book)
    with pytest.raises(NotImported) as caught:
        recognise_own_workbook(book)
    assert caught.value.why is Refusal.NEWER_WORKBOOK
    assert caught.value.detail == "2, 1"


@pytest.mark.parametrize("value", ["", "RR-WORKBOOK", "RR-WORKBOOK 0", "My table", 1])
def test_what_is_none_of_ours(tmp_path: Path, value: object) -> None:
    """It is left to the reading of foreign tables."""
    path = altered(tmp_path / "a.xlsx", set_cell("Tournament", "B2", value))

    assert not is_own_workbook(read_book(path))


def test_points_that_are_no_scoring(tmp_path: Path) -> None:
    """A draw worth more than a win, or a word."""
    cell = _cell_of("RR_Draw", tmp_path)
    for value in (2, "much", 0.3):
        path = altered(tmp_path / "a.xlsx", set_cell("Tournament", cell, value))
        with pytest.raises(NotImported) as caught:
            read(path)
        assert caught.value.why is Refusal.NO_SCORING


def test_headings_that_are_gone(tmp_path: Path) -> None:
    """Without the numbers of the players no game can be told."""
    path = altered(tmp_path / "a.xlsx", set_cell("Rounds", "D1", "?"))
    with pytest.raises(NotImported) as caught:
        read(path)

    assert caught.value.why is Refusal.SHEET_MISSING


def _cell_of(name: str, folder: Path) -> str:
    book = openpyxl.load_workbook(write(f6(), folder / "where.xlsx"))
    [(_, cell)] = book.defined_names[name].destinations
    return str(cell).replace("$", "")


# Through another program


@needs_office
def test_saved_again_by_another_program(tmp_path: Path) -> None:
    """LibreOffice opens and saves them; every one is still the same tournament."""
    sources = {
        "everything": full_of_everything(),
        "double": complete(6, seed=2, cycles=2, forfeits=0.2),
        "odd": f5(),
        "seed": seed(),
        "circle": c4(),
        "substitute": SetPlayer(3, Player("Player Three B"))(f6()),
        "nobody": Tournament(),
    } | {f"random{number}": some_tournament(number, 40) for number in range(1, 6)}
    paths = [
        write(tournament, tmp_path / f"{name}.xlsx", LANGUAGES[place % 4], by_rank=place % 2 > 0)
        for place, (name, tournament) in enumerate(sources.items())
    ]
    for name, path in resaved(paths, tmp_path).items():
        recognised = read(path)
        assert recognised.tournament == sources[name], name
        assert recognised.findings == (), name


@pytest.mark.parametrize("by_rank", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_left_is_read_back(tmp_path: Path, language: str, by_rank: bool) -> None:
    """Annulled or counted, with the results in parentheses and the dash for a place."""
    rules = replace(f6().regulations, withdrawal=WithdrawalRule.NEVER_ANNUL)
    left = Withdraw(4, reason="illness", annul=True)(replace(f6(), regulations=rules))
    left = Withdraw(2, expelled=True)(SetResult(1, 2, 1, None)(left))
    found = read(write(left, tmp_path / "left.xlsx", language, by_rank=by_rank))

    assert found.tournament == left
    assert found.findings == ()


def test_who_left_and_is_not_there_is_a_doubt(tmp_path: Path) -> None:
    """The line is altered: nobody has left, and the arbiter is told."""
    path = write(Withdraw(4, annul=True)(f6()), tmp_path / "left.xlsx")
    book = openpyxl.load_workbook(path)
    [(sheet, cell)] = book.defined_names["RR_Withdrawals"].destinations
    book[sheet][cell].value = "9; withdrew; annulled; 3; ;"
    book.save(path)
    found = read(path)

    assert found.tournament.withdrawals == ()
    assert "RR_Withdrawals: 9; withdrew; annulled; 3; ;" in [each.found for each in found.findings]
