"""Foreign crosstables: what is read is what was meant, or it is listed."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from datetime import datetime, time
from pathlib import Path

import pytest
from openpyxl import Workbook

from arbiter.domain.errors import NotImported, Refusal, TooFewPlayers
from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.notation import format_mark
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL, STANDARD
from arbiter.domain.tournament import LotMethod, Tournament
from arbiter.formats.recognition.crosstable_table import recognise_crosstable
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.matrix import find_matrix
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.recognised import CellState, Choices, Recognised
from arbiter.formats.source.book import Book, Merged, SourceCell, SourceKind, SourceSheet
from arbiter.formats.source.reading import read_book
from tests.formats.recognition import drawn
from tests.formats.recognition.foreign_crosstables import Foreign, Maker, cell

FILES = Path(__file__).parents[2] / "data" / "files"
EXPECTED = json.loads((FILES / "expected.json").read_text(encoding="utf-8"))
CROSSTABLES = [
    name
    for name, what in EXPECTED.items()
    if isinstance(what, dict) and what.get("kind") == "crosstable" and "matrix" in what
]
NOTHING = Choices()


def recognised(source: SourceSheet | Book, choices: Choices = NOTHING) -> Recognised:
    """The crosstable on the only sheet that counts."""
    book = source
    if isinstance(source, SourceSheet):
        book = Book(Path("table.xlsx"), SourceKind.WORKBOOK, (source,))
    layout = find_layout(book.sheets[0], choices)
    assert layout is not None
    matrix = find_matrix(layout)
    assert matrix is not None
    return recognise_crosstable(book, 0, layout, matrix, choices)


def drawing(text: str, choices: Choices = NOTHING, **how) -> Recognised:
    return recognised(drawn.sheet(text, **how), choices)


def lines_of(tournament: Tournament) -> list[str]:
    """The crosstable as text: a line for each number."""
    return [
        " ".join(
            "*"
            if number == other
            else "".join(
                format_mark(game.result, white=game.white == number) or "·"
                for game in tournament.meetings(number, other)
            )
            for other in tournament.numbers
        )
        for number in tournament.numbers
    ]


def by_lines(read: Recognised, foreign: Foreign) -> dict[tuple[int, int], list[Result | None]]:
    """The results as they were read, by the lines of the table."""
    lines = {row: line for line, row in enumerate(sorted(read.rows))}
    numbers = {lines[row]: number for number, row in enumerate(read.rows, 1)}
    found = {}
    for first, second in foreign.games:
        games = read.tournament.meetings(numbers[first], numbers[second])
        found[first, second] = [game.result_for(numbers[first]) for game in games]
    return found


def complained(read: Recognised) -> list[tuple[str, Doubtful]]:
    return [(found.place, found.about) for found in read.complaints]


# Files of other programs and of clubs


@pytest.mark.parametrize("name", CROSSTABLES)
def test_the_files_at_hand_are_read_cell_by_cell(name):
    expected = EXPECTED[name]
    read = recognised(read_book(FILES / name))
    tournament = read.tournament
    marks = [
        [
            "*"
            if n == other
            else " ".join(
                format_mark(game.result, white=game.white == n)
                for game in tournament.meetings(n, other)
            )
            for other in tournament.numbers
        ]
        for n in tournament.numbers
    ]

    assert marks == expected["matrix"]
    assert [player.name for player in tournament.players] == expected["players"]
    assert [halves / 2 for halves in tournament.scores] == expected["points"]
    assert tournament.regulations.cycles == expected["cycles"]
    assert bool(read.complaints) is (expected["verdict"] == "warn")
    assert read.grave == ()


def test_the_table_of_a_club_is_read_with_its_three_warnings():
    read = recognised(read_book(FILES / "ru_club_mangled.xlsx"))
    kinds = {found.about for found in read.complaints}

    assert {Doubtful.DATE_AS_RESULT, Doubtful.TIME_AS_RESULT} <= kinds
    assert Doubtful.LOOKALIKE in kinds
    assert [found.place for found in read.complaints if found.about is Doubtful.POINTS_AS_DATE] == [
        "K6"
    ]
    assert read.states[5, 4] is CellState.DIAGONAL
    assert read.states[5, 6] is CellState.INFERRED
    assert read.states[5, 5] is CellState.SURE


# Tables by the die


@pytest.mark.parametrize("seed", range(150))
def test_a_table_without_doubts_is_read_as_it_was_meant(seed):
    foreign = Maker(seed).make()
    read = recognised(foreign.sheet)
    names = [foreign.sheet.cell(row, 2).text for row in sorted(read.rows)]

    assert names == foreign.names
    assert by_lines(read, foreign) == foreign.results()
    assert read.complaints == ()
    if foreign.numbers:
        order = [foreign.names[foreign.numbers.index(n)] for n in sorted(foreign.numbers)]
        assert [player.name for player in read.tournament.players] == order


@pytest.mark.parametrize("seed", range(1000, 1100))
def test_what_is_doubtful_in_a_table_is_read_as_it_was_meant_and_listed(seed):
    foreign = Maker(seed, doubtful=True).make()
    read = recognised(foreign.sheet)
    listed = {(found.row, found.column) for found in read.complaints}

    assert by_lines(read, foreign) == foreign.results()
    assert foreign.listed <= listed
    assert all(read.states[place] is CellState.INFERRED for place in foreign.listed)


SLIPS = (
    *(1, 0, "½", None, "15,1", "2", "x", "*", "+", "#REF!", "11", "10", "1½", 2, 1.5, "abc", "1-1"),
    *("W", "П", "??", "5", 3, "1 0", datetime(2026, 3, 4), True, "=", 46055, "(1)", "½U", "adj"),
    *("bye", "1/3", "Иванов", datetime(2026, 5, 4), "O", "l", "1:1", "++", "\x07", time(10, 30)),
)


@pytest.mark.parametrize("seed", range(2000, 2150))
def test_a_slip_in_one_cell_is_never_silently_taken(seed):
    """Whatever stands in one cell of a table: its game is right, or the cell is listed; and
    every other game is right."""
    foreign = Maker(seed, doubtful=seed % 3 == 0).make()
    die = random.Random(seed)
    pair = die.choice(list(foreign.games))
    row, column = die.choice(sorted(foreign.places[pair]))
    rows = [list(cells) for cells in foreign.sheet.rows]
    rows[row - 1][column - 1] = cell(die.choice(SLIPS))

    read = recognised(replace(foreign.sheet, rows=tuple(map(tuple, rows))))
    listed = {(found.row, found.column) for found in read.complaints}
    found, meant = by_lines(read, foreign), foreign.results()

    assert {other: found[other] for other in found if other != pair} == {
        other: meant[other] for other in meant if other != pair
    }
    assert found[pair] == meant[pair] or foreign.places[pair] & listed


# Field cases


def saved(tmp_path: Path, rows, *, formats=None, merged=()) -> Book:
    """*rows* through a real workbook."""
    book = Workbook()
    sheet = book.active
    for row in rows:
        sheet.append(row)
    for place, form in (formats or {}).items():
        sheet[place].number_format = form
    for area in merged:
        sheet.merge_cells(area)
    book.save(tmp_path / "table.xlsx")
    return read_book(tmp_path / "table.xlsx")


HEADING = ["No.", "Name", 1, 2, 3, 4, "Pts."]


@pytest.mark.parametrize(
    ("value", "form"),
    [
        (46054, "dd.mm.yyyy"),
        (46024, "mm/dd/yyyy"),
        (46054, "dd.mmm"),
        (46024, "d-mmm"),
        (46054, "General"),
        (46024, "General"),
    ],
)
def test_b40_a_draw_that_became_a_date_is_read_as_a_draw_and_listed(tmp_path, value, form):
    rows = [
        HEADING,
        [1, "Adams", "*", value, 1, 1, 2.5],
        [2, "Baker", value, "*", 1, 0, 1.5],
        [3, "Clark", 0, 0, "*", 1, 1],
        [4, "Davies", 0, 1, 0, "*", 1],
    ]
    read = recognised(saved(tmp_path, rows, formats={"D2": form, "C3": form}))

    assert read.tournament.game(1, 2).result is Result.DRAW
    assert complained(read) == [
        ("D2", Doubtful.DATE_AS_RESULT),
        ("C3", Doubtful.DATE_AS_RESULT),
    ]
    assert all(found.ways[0] == found.meant == "½" for found in read.complaints)
    assert read.tournament.scores == (5, 3, 2, 2)


@pytest.mark.parametrize("value", ["0,5", "0.5", ",5", 0.5, "½", "=", "1/2"])
def test_b43_every_spelling_of_a_draw(tmp_path, value):
    rows = [HEADING, [1, "A. Adams", "*", value, "1,0", 1]]
    rows += [[2, "Baker", value, "*", 1, 0], [3, "Clark", 0, 0, "*", 1], [4, "Dahl", 0, 1, 0, "*"]]
    read = recognised(saved(tmp_path, rows))

    assert read.tournament.game(1, 2).result is Result.DRAW
    assert read.tournament.game(1, 3).result is Result.WHITE_WINS
    assert read.complaints == ()


def test_b43_another_number_is_an_error_that_names_the_cell():
    read = drawing("""
        No. | Name  | 1 | 2    | 3 | Pts.
        1   | Adams | * | 15,1 | 1 | 2
        2   | Baker | 0 | *    | ½ | ½
        3   | Clark | 0 | ½    | * | ½""")
    (finding,) = read.complaints

    assert finding.weight is Weight.GRAVE
    assert (finding.place, finding.found, finding.meant, finding.other) == (
        "D2",
        "15,1",
        "1",
        "C3: 0",
    )
    assert read.tournament.game(1, 2).result is None
    assert read.states[2, 4] is read.states[3, 3] is CellState.CONTRADICTORY


def test_b44_names_over_two_rows_each(tmp_path):
    rows = [
        ["Club championship"],
        [],
        ["No.", "Name", 1, 2, 3, "Pts."],
        [1, "Adams", "*", 1, 0, 2.5],
        [None, None, "*", "½", 1],
        [2, "Baker", 0, "*", "½", 1.5],
        [None, None, "½", "*", "½"],
        [3, "Clark", 1, "½", "*", 2],
        [None, None, 0, "½", "*"],
    ]
    read = recognised(saved(tmp_path, rows, merged=["A1:H1", "B4:B5", "B6:B7", "B8:B9"]))

    assert [player.name for player in read.tournament.players] == ["Adams", "Baker", "Clark"]
    assert lines_of(read.tournament) == ["* 1½ 01", "0½ * ½½", "10 ½½ *"]
    assert read.heading == 3
    assert read.complaints == ()


def test_b44_a_merge_over_results_is_named_and_nothing_is_made_of_it():
    read = drawing(
        """
        No. | Name   | 1 | 2 | 3 | 4 | Pts.
        1   | Adams  | * | 1 | ½ | 1 | 2½
        2   | Baker  | 0 | * | 1 |   | 1½
        3   | Clark  | ½ | 0 | * | 1 | 1½
        4   | Davies | 0 | ½ | 0 | * | ½""",
        merged=[Merged(3, 5, 3, 6)],
    )

    assert [(found.place, found.found) for found in read.grave] == [("E3", "E3:F3")]
    assert read.grave[0].about is Doubtful.MERGED_RESULTS
    assert lines_of(read.tournament)[1] == "0 * · ·"


def test_b44_a_merge_on_the_diagonal_covers_no_results():
    read = drawing(
        """
        No. | Name  | 1a | 1b | 2a | 2b | 3a | 3b
        1   | Adams | *  |    | 1  | ½  | 0  | 1
        2   | Baker | 0  | ½  | *  |    | ½  | ½
        3   | Clark | 1  | 0  | ½  | ½  | *  | """,
        merged=[Merged(n + 1, 2 * n + 1, n + 1, 2 * n + 2) for n in (1, 2, 3)],
    )

    assert read.complaints == ()
    assert lines_of(read.tournament) == ["* 1½ 01", "0½ * ½½", "10 ½½ *"]


def test_b45_points_are_computed_from_the_results(tmp_path):
    rows = [
        HEADING,
        [1, "Adams", "*", "½", 1, 1, "=SUM(C2:F2)+0.5"],
        [2, "Baker", "½", "*", 1, 0, "=SUM(C3:F3)+0.5"],
        [3, "Clark", 0, 0, "*", 1, "=SUM(C4:F4)"],
        [4, "Davies", 0, 1, 0, "*", "=SUM(C5:F5)"],
    ]
    read = recognised(saved(tmp_path, rows))
    (finding,) = read.complaints

    assert finding.about is Doubtful.POINTS_WITHOUT_VALUE
    assert finding.found == "4"
    assert read.tournament.scores == (5, 3, 2, 2)


# The tournament that comes out


FOUR = """
    No. | Name   | 1 | 2 | 3 | 4 | Pts.
    1   | Adams  | * | 1 | ½ | 1 | 2½
    2   | Baker  | 0 | * | 1 | ½ | 1½
    3   | Clark  | ½ | 0 | * | 1 | 1½
    4   | Davies | 0 | ½ | 0 | * | ½"""


def test_rounds_boards_and_colours_stay_unknown():
    tournament = drawing(FOUR).tournament

    assert all(
        game.round is game.board is None and not game.colours_known for game in tournament.games
    )
    assert all(game.white < game.black for game in tournament.games)
    assert len(tournament.games) == 6
    assert tournament.regulations.scoring == STANDARD


def test_starting_numbers_of_the_file_are_kept_in_whatever_order_the_rows_stand():
    read = drawing("""
        Rk. | SNo | Name   | 1 | 2 | 3 | 4 | Pts.
        1   | 3   | Adams  | * | 1 | ½ | 1 | 2½
        2   | 1   | Baker  | 0 | * | 1 | ½ | 1½
        3   | 4   | Clark  | ½ | 0 | * | 1 | 1½
        4   | 2   | Davies | 0 | ½ | 0 | * | ½""")
    tournament = read.tournament

    assert [player.name for player in tournament.players] == ["Baker", "Davies", "Adams", "Clark"]
    assert tournament.lots.method is LotMethod.FROM_FILE
    assert tournament.lots.order == (2, 4, 1, 3)
    assert read.rows == (3, 5, 2, 4)
    assert tournament.scores == (3, 1, 5, 3)
    assert read.fields == ("rank", "number", "name", "1", "2", "3", "4", "points")


def test_without_starting_numbers_the_order_of_the_rows_stands_for_them():
    read = drawing(FOUR.replace("No.", "Rk."))

    assert read.tournament.lots is None
    assert [found.about for found in read.findings] == [Doubtful.NOT_DRAWN]
    assert read.complaints == ()


def test_starting_numbers_that_are_none():
    read = drawing(FOUR.replace("4   | Davies", "7   | Davies"))

    assert read.tournament.lots is None
    assert Doubtful.NUMBERS_NOT_IN_ORDER in {found.about for found in read.findings}


def test_two_players_of_one_name_are_two_and_listed():
    read = drawing(FOUR.replace("Clark ", "Baker "))

    assert read.tournament.size == 4
    assert complained(read) == [("B4", Doubtful.TWINS)]


def test_three_points_for_a_win_only_where_the_points_say_so():
    drawing_3 = FOUR.replace("2½\n", "7\n").replace("1½\n", "4\n")
    football = drawing(drawing_3[: drawing_3.rindex("½")] + "1")

    assert football.tournament.regulations.scoring == FOOTBALL
    assert football.complaints == ()
    assert football.tournament.scores == (14, 8, 8, 2)


def test_one_wrong_total_changes_no_scoring():
    read = drawing(FOUR.replace("| 2½", "| 7 "))

    assert read.tournament.regulations.scoring == STANDARD
    assert complained(read) == [("G2", Doubtful.POINTS_DIFFER)]


def test_a_bye_is_no_player():
    read = drawing("""
        No. | Name  | 1   | 2   | 3   | 4   | Pts.
        1   | Adams | *   | 1   | ½   | bye | 1½
        2   | Baker | 0   | *   | 1   | bye | 1
        3   | Clark | ½   | 0   | *   | bye | ½
        4   | Bye   | 0   | 0   | 0   | *   | 0""")

    assert [player.name for player in read.tournament.players] == ["Adams", "Baker", "Clark"]
    assert lines_of(read.tournament) == ["* 1 ½", "0 * 1", "½ 0 *"]


def test_no_result_at_all_is_a_tournament_with_every_game_open():
    read = drawing("""
        No. | Name  | 1 | 2 | 3 | Pts.
        1   | Adams | * |   |   | 0
        2   | Baker |   | * |   | 0
        3   | Clark |   |   | * | 0""")

    assert lines_of(read.tournament) == ["* · ·", "· * ·", "· · *"]
    assert read.complaints == ()


def test_a_hole_in_a_full_table_is_a_note():
    read = drawing(
        FOUR.replace("| 1 | ½ | 1 |", "| 1 | ½ |   |").replace("| 0 | ½ | 0 |", "|   | ½ | 0 |")
    )
    notes = [found for found in read.findings if found.about is Doubtful.RESULT_MISSING]

    assert [(note.place, note.other, note.weight) for note in notes] == [("F2", "C5", Weight.NOTE)]
    assert read.tournament.game(1, 4).result is None


def test_results_that_are_formulas_without_a_value_are_listed():
    sheet = drawn.sheet(FOUR)
    rows = [list(row) for row in sheet.rows]
    rows[1][3] = rows[2][2] = SourceCell(None, "", formula=True)
    read = recognised(replace(sheet, rows=tuple(map(tuple, rows))))

    assert ("D2", Doubtful.RESULT_MISSING) in complained(read)
    assert read.tournament.game(1, 2).result is None


@pytest.mark.parametrize("value", [float("inf"), float("nan"), 10**500, "9" * 5000, "1" * 900])
def test_monstrous_numbers_are_no_results_and_no_points(value):
    sheet = drawn.sheet(FOUR)
    rows = [list(row) for row in sheet.rows]
    rows[1][0] = rows[1][3] = rows[1][6] = SourceCell(value, "9" * 500)
    read = recognised(replace(sheet, rows=tuple(map(tuple, rows))))

    assert ("D2", Doubtful.NO_RESULT) in complained(read)


def test_what_stands_on_the_diagonal_is_not_dropped_in_silence():
    read = drawing(FOUR.replace("| Clark  | ½ | 0 | *", "| Clark  | ½ | 0 | 1"))

    assert complained(read) == [("E4", Doubtful.NO_RESULT)]
    assert read.tournament.scores == (5, 3, 3, 1)


def test_forfeits_and_a_player_who_withdrew():
    read = drawing("""
        No. | Name              | 1 | 2 | 3 | 4 | Pts.
        1   | Adams             | * | 1 | ½ | + | 2½
        2   | Baker             | 0 | * | 1 | + | 2
        3   | Clark             | ½ | 0 | * | - | ½
        4   | Davies (withdrew) | - | - | - | * | 0""")

    assert read.tournament.game(3, 4).result is Result.DOUBLE_FORFEIT
    assert read.tournament.game(1, 4).result is Result.WHITE_WINS_BY_FORFEIT
    assert complained(read) == [("B5", Doubtful.NAME_REMARK)]


def test_sums_of_two_games_keep_the_points():
    read = drawing("""
        No. | Name  | 1   | 2   | 3   | Pts.
        1   | Adams | *   | 1.5 | 2   | 3.5
        2   | Baker | 0.5 | *   | 1   | 1.5
        3   | Clark | 0   | 1   | *   | 1""")

    assert lines_of(read.tournament) == ["* 1½ 11", "0½ * ··", "00 ·· *"]
    assert {found.about for found in read.complaints} == {Doubtful.PAIR_TOTAL}
    assert [found.place for found in read.grave] == ["E3", "D4"]
    assert read.grave[0].ways == ("1 0", "½ ½", "0 1", "")


def test_initials_that_are_headings_of_other_columns_too():
    read = drawing("""
        № | Участник | В | О | К | Очки
        1 | Власов   | * | 1 | ½ | 1½
        2 | Орлов    | 0 | * | 1 | 1
        3 | Котов    | ½ | 0 | * | ½""")

    assert lines_of(read.tournament) == ["* 1 ½", "0 * 1", "½ 0 *"]
    assert read.complaints == ()


def test_a_second_group_on_the_sheet_is_not_mixed_in_and_not_forgotten():
    second = FOUR.replace("Adams", "Evans").replace("Baker", "Fox").replace("Clark", "Gray")
    read = drawing(f"{FOUR}\n.\nGroup B\n{second.strip()}")
    (finding,) = read.complaints

    assert [player.name for player in read.tournament.players] == [
        "Adams",
        "Baker",
        "Clark",
        "Davies",
    ]
    assert (finding.about, finding.found) == (Doubtful.ROWS_LEFT, "9–12")


def test_a_column_of_results_against_somebody_without_a_row_is_named():
    """A row was lost; those who stayed agree among each other all the same."""
    read = drawing("""
        No. | Name  | 1 | 2 | 3 | 4
        1   | Adams | * | 1 | 0 | 0
        2   | Baker | 0 | * | 1 | 0
        4   | Dahl  | 1 | 1 | 0 | *""")

    assert (Doubtful.COLUMN_UNKNOWN, "3") in [(one.about, one.found) for one in read.complaints]


# What the arbiter says


CONTRADICTION = FOUR.replace("| Baker  | 0 |", "| Baker  | 1 |")


def test_a_text_of_the_arbiters_settles_a_game():
    assert {found.place for found in drawing(CONTRADICTION).grave} == {"D2", "C3"}
    settled = drawing(CONTRADICTION, Choices(cells={(3, 3): "0"}))

    assert settled.complaints == ()
    assert settled.tournament.game(1, 2).result is Result.WHITE_WINS
    assert settled.states[2, 4] is settled.states[3, 3] is CellState.SURE


def test_a_game_left_open_by_the_arbiter():
    read = drawing(CONTRADICTION, Choices(cells={(2, 4): ""}))

    assert read.grave == ()
    assert read.tournament.game(1, 2).result is None


def test_points_and_names_can_be_corrected_too():
    wrong = FOUR.replace("| 2½", "| 3 ")
    choices = Choices(cells={(2, 7): "2½", (3, 2): "Baker, Ann"})
    read = drawing(wrong, choices)

    assert read.complaints == ()
    assert read.tournament.player(2).name == "Baker, Ann"


def test_every_way_that_is_offered_settles_its_cell():
    for table in (CONTRADICTION, FOUR.replace("| Adams  | * | 1", "| Adams  | * | 7")):
        for finding in drawing(table).grave:
            for way in finding.ways:
                choices = Choices(cells={(finding.row, finding.column): way})
                assert drawing(table, choices).grave == ()


def test_a_row_that_is_left_out_takes_its_games_with_it():
    read = drawing(FOUR, Choices(left_out=frozenset({4})))

    assert [player.name for player in read.tournament.players] == ["Adams", "Baker", "Davies"]
    assert lines_of(read.tournament) == ["* 1 1", "0 * ½", "0 ½ *"]
    assert read.complaints == ()
    assert read.rows == (2, 3, 5)


# What is no crosstable of players


def test_teams_are_refused():
    with pytest.raises(NotImported) as refused:
        drawing("""
            No. | Team  | 1  | 2  | 3  | MP
            1   | Leeds | *  | 2½ | 3  | 4
            2   | York  | 1½ | *  | 2  | 1
            3   | Hull  | 1  | 2  | *  | 1""")

    assert refused.value.why is Refusal.TEAMS


def test_a_swiss_is_refused():
    with pytest.raises(NotImported) as refused:
        drawing("""
            Rk. | Name   | 1.Rd | 2.Rd | Pts
            1   | Adams  | 2w1  | 3b1  | 2
            2   | Baker  | 1b0  | 4w1  | 1
            3   | Clark  | 4b1  | 1w0  | 1
            4   | Davies | 3w0  | 2b0  | 0""")

    assert refused.value.why is Refusal.SWISS


def test_two_players_are_too_few():
    with pytest.raises(TooFewPlayers):
        drawing("No.|Name|1|2|Pts.\n1|Adams|*|1|1\n2|Baker|0|*|0")


def test_sixty_players_twice():
    size = 60
    head = [cell(text) for text in ("No.", "Name", *range(1, size + 1), "Pts.")]
    rows = [head]
    for line in range(size):
        marks = [
            "*" if line == other else "1 ½" if line < other else "0 ½" for other in range(size)
        ]
        halves = 3 * (size - 1 - line) + line
        rows.append(list(map(cell, [line + 1, f"Player {line + 1:02}", *marks, halves / 2])))
    read = recognised(SourceSheet("1", tuple(map(tuple, rows))))

    assert read.complaints == ()
    assert len(read.tournament.games) == size * (size - 1)
    assert read.tournament.score(1) == 3 * (size - 1)


def test_a_struck_result_is_kept_and_listed():
    sheet = drawn.sheet(FOUR)
    rows = [list(row) for row in sheet.rows]
    rows[1][3] = SourceCell("1", "1", struck=True)
    read = recognised(replace(sheet, rows=tuple(map(tuple, rows))))

    assert complained(read) == [("D2", Doubtful.BRACKETED)]
    assert read.tournament.game(1, 2).result is Result.WHITE_WINS


def test_a_ranking_of_the_same_players_below_is_only_noted():
    """The rows of another group have to be looked at."""
    table = "No|Name|1|2|3|4|Pts\n1|Berg|*|1|½|1|2½\n2|Li|0|*|1|1|2\n3|Wu|½|0|*|½|1\n"
    table += "4|Ek|0|0|½|*|½\n||||||\n"
    rest = "Place|Name|Pts|SB|||\n1|{}|2½|3|||\n2|{}|2|1½|||\n3|{}|1|1|||\n4|{}|½|½|||"
    weights = []
    for names in (("Berg", "Li", "Wu", "Ek"), ("Ost", "Ruiz", "Kim", "Li")):
        found = recognise(drawn.book(drawn.sheet(table + rest.format(*names), "A")))
        weights += [f.weight for f in found.findings if f.about is Doubtful.ROWS_LEFT]

    assert weights == [Weight.NOTE, Weight.CHECK]
