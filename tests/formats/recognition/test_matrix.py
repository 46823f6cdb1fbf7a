"""The block of games in a table: where it stands, whose rows and columns are whose."""

import pytest

from arbiter.domain.import_findings import Doubtful
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.matrix import Matrix, find_matrix, is_diagonal, name_in
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.recognised import Choices
from arbiter.formats.source.book import Merged, SourceCell
from tests.formats.recognition import drawn
from tests.formats.recognition.foreign_crosstables import cell

NOTHING = Choices()

FOUR = """
    1 | Adams  | * | 1 | ½ | 1 | 2½
    2 | Baker  | 0 | * | 1 | ½ | 1½
    3 | Clark  | ½ | 0 | * | 1 | 1½
    4 | Davies | 0 | ½ | 0 | * | ½"""


def matrix(drawing: str, choices: Choices = NOTHING, **how) -> Matrix | None:
    layout = find_layout(drawn.sheet(drawing, **how), choices)
    assert layout is not None
    return find_matrix(layout)


def columns(found: Matrix | None) -> list[tuple[int, ...]]:
    assert found is not None
    assert not found.by_round
    return list(found.columns)


@pytest.mark.parametrize(
    "headings", ["1|2|3|4", "1.|2.|3.|4.", "Adams|Baker|Clark|Davies", "A|B|C|D", "|||", "W|X|Y|Z"]
)
def test_headings_of_every_kind(headings):
    found = matrix(f"No.|Name|{headings}|Pts.{FOUR}")

    assert columns(found) == [(3,), (4,), (5,), (6,)]
    assert found.rows == ((2,), (3,), (4,), (5,))
    assert (found.cycles, found.in_cell, found.slots) == (1, 1, 1)


@pytest.mark.parametrize("filler", ["", "X", "х", "■", "\\", "—", "0", "-", ".", "_"])
def test_diagonals_of_every_kind(filler):
    drawing = FOUR.replace("*", filler)

    assert columns(matrix(f"No.|Name|1|2|3|4|Pts.{drawing}")) == [(3,), (4,), (5,), (6,)]
    assert columns(matrix(f"No.|Name|||||Pts.{drawing}")) == [(3,), (4,), (5,), (6,)]


def test_is_diagonal():
    assert is_diagonal(cell("X")) is True
    assert is_diagonal(SourceCell(filled=True)) is True
    assert is_diagonal(SourceCell("abc", "abc", filled=True)) is True
    assert is_diagonal(cell(None)) is None
    assert is_diagonal(cell("-")) is None
    assert is_diagonal(cell(0)) is None
    assert is_diagonal(cell("1")) is False
    assert is_diagonal(SourceCell(1, "1", filled=True)) is False


def test_a_heading_is_the_line_of_a_table_in_the_order_of_the_places():
    found = matrix("""
        Rk. | SNo | Name   | 1 | 2 | 3 | 4 | Pts.
        1   | 3   | Adams  | * | 1 | ½ | 1 | 2½
        2   | 1   | Baker  | 0 | * | 1 | ½ | 1½
        3   | 4   | Clark  | ½ | 0 | * | 1 | 1½
        4   | 2   | Davies | 0 | ½ | 0 | * | ½""")

    assert columns(found) == [(4,), (5,), (6,), (7,)]


def test_a_heading_is_the_number_where_the_diagonal_says_so():
    found = matrix("""
        No. | Name   | 1 | 2 | 3 | 4 | Pts.
        1   | Adams  | * | 1 | ½ | 1 | 2½
        4   | Davies | 0 | ½ | 0 | * | ½
        2   | Baker  | 0 | * | 1 | ½ | 1½
        3   | Clark  | ½ | 0 | * | 1 | 1½""")

    assert columns(found) == [(3,), (6,), (4,), (5,)]


def test_signs_tell_the_columns_where_nothing_else_does():
    """Rows by rank, columns by numbers that stand nowhere else."""
    found = matrix("""
        Name   | 1 | 2 | 3 | 4 | Pts.
        Adams  | ½ | 1 | * | 1 | 2½
        Baker  | 0 | * | 0 | 1 | 1
        Clark  | * | 1 | ½ | 1 | 2½
        Davies | 0 | 0 | 0 | * | 0""")

    assert columns(found) == [(4,), (3,), (2,), (5,)]


@pytest.mark.parametrize("headings", ["1a|1b|2a|2b|3a|3b", "1|1|2|2|3|3", "1||2||3|", "|||||"])
def test_two_columns_for_each_opponent(headings):
    found = matrix(f"""
        No. | Name  | {headings} | Pts.
        1   | Adams | * | * | 1 | ½ | 0 | 1 | 2½
        2   | Baker | 0 | ½ | * | * | ½ | ½ | 1½
        3   | Clark | 1 | 0 | ½ | ½ | * | * | 2""")

    assert columns(found) == [(3, 4), (5, 6), (7, 8)]
    assert (found.slots, found.cycles) == (2, 2)
    assert found.place(0, 2, 1) == (2, 8)


def test_one_block_of_columns_for_each_cycle():
    found = matrix("""
        No. | Name  | 1 | 2 | 3 | 1 | 2 | 3 | Pts.
        1   | Adams | * | 1 | 0 | * | ½ | 1 | 2½
        2   | Baker | 0 | * | ½ | ½ | * | ½ | 1½
        3   | Clark | 1 | ½ | * | 0 | ½ | * | 2""")

    assert columns(found) == [(3, 6), (4, 7), (5, 8)]


TWO_ROWS = """
    Club championship
    .
    No. | Name  | 1 | 2 | 3 | Pts.
    1   | Adams | * | 1 | 0 | 2½
        |       | * | ½ | 1 |
    2   | Baker | 0 | * | ½ | 1½
        |       | ½ | * | ½ |
    3   | Clark | 1 | ½ | * | 2
        |       | 0 | ½ | * | """


@pytest.mark.parametrize("merged", [(), tuple(Merged(top, 2, top + 1, 2) for top in (4, 6, 8))])
def test_b44_two_rows_for_each_player(merged):
    found = matrix(TWO_ROWS, merged=[Merged(1, 1, 1, 8), *merged])

    assert found.rows == ((4, 5), (6, 7), (8, 9))
    assert columns(found) == [(3,), (4,), (5,)]
    assert found.cycles == 2
    assert found.place(0, 2, 1) == (5, 5)


def test_two_rows_may_both_bear_the_name():
    twice = TWO_ROWS.replace("        |       | * | ½", "    1   | Adams | * | ½")
    twice = twice.replace("        |       | ½ |", "    2   | Baker | ½ |")
    twice = twice.replace("        |       | 0 |", "    3   | Clark | 0 |")

    assert matrix(twice).rows == ((4, 5), (6, 7), (8, 9))
    assert matrix(twice).cycles == 2


def test_a_contradiction_in_the_second_row_does_not_lose_it():
    assert matrix(TWO_ROWS.replace("|       | ½ |", "|       | 1 |")).cycles == 2


def test_a_second_row_that_holds_no_results_is_not_one_of_games():
    found = matrix("""
        No. | Name   | 1  | 2  | 3  | Pts.
        1   | Adams  | *  | 1  | 0  | 1
            | London |    | wh | bl |
        2   | Baker  | 0  | *  | ½  | ½
            | Leeds  | bl |    | wh |
        3   | Clark  | 1  | ½  | *  | 1½
            | York   | wh | bl |    | """)

    assert found.rows == ((2,), (4,), (6,))
    assert found.cycles == 1


def test_two_games_in_a_cell_and_sums_of_two():
    two = matrix("""
        No. | Name  | 1  | 2  | 3  | Pts.
        1   | Adams | *  | 1½ | 01 | 2½
        2   | Baker | 0½ | *  | ½½ | 1½
        3   | Clark | 10 | ½½ | *  | 2""")
    sums = matrix("""
        No. | Name  | 1   | 2   | 3   | Pts.
        1   | Adams | *   | 1.5 | 2   | 3.5
        2   | Baker | 0.5 | *   | 1   | 1.5
        3   | Clark | 0   | 1   | *   | 1""")

    assert (two.in_cell, two.totals, two.cycles) == (2, False, 2)
    assert (sums.in_cell, sums.totals, sums.cycles) == (2, True, 2)


def test_the_layout_of_the_seed_table():
    found = matrix("""
        № | Участники | 1 | 2 | 3 | | + | − | = | Очки | Место | КБ
        1 | Иванов    |   | ½ | 1 | | 1 | 0 | 1 | 1½   | I     | 1
        2 | Петров    | ½ |   | ½ | | 0 | 0 | 2 | 1    | II    | 1
        3 | Сидоров   | 0 | ½ |   | | 0 | 1 | 1 | ½    | III   | ½""")

    assert columns(found) == [(3,), (4,), (5,)]


@pytest.mark.parametrize("filler", ["*", ""])
def test_a_crosstable_without_results_is_one_all_the_same(filler):
    found = matrix(f"""
        No. | Name  | 1        | 2        | 3        | Pts.
        1   | Adams | {filler} |          |          |
        2   | Baker |          | {filler} |          |
        3   | Clark |          |          | {filler} | """)

    assert columns(found) == [(3,), (4,), (5,)]


def test_nothing_is_made_of_a_list_of_players():
    assert matrix("No.|Name|Rtg\n1|Adams|2000\n2|Baker|1900\n3|Clark|1800") is None


def test_more_rows_than_columns_are_no_players():
    found = matrix(f"No.|Name|1|2|3|4|Pts.{FOUR}\n|Middle value|||||1½")

    assert found.size == 4


def test_a_form_with_places_left_free():
    found = matrix("""
        No. | Name  | 1 | 2 | 3 | 4 | 5 | Pts.
        1   | Adams | * | 1 | ½ |   |   | 1½
        2   | Baker | 0 | * | 1 |   |   | 1
        3   | Clark | ½ | 0 | * |   |   | ½
        4   |       |   |   |   | * |   |
        5   |       |   |   |   |   | * | """)

    assert columns(found) == [(3,), (4,), (5,)]


def test_what_the_arbiter_says_of_a_column_counts():
    found = matrix(f"No.|Name|P|Q|R|S|Pts.{FOUR}", Choices(fields={3: "1", 4: "2", 5: "3", 6: "4"}))

    assert columns(found) == [(3,), (4,), (5,), (6,)]


@pytest.mark.parametrize(
    "rows",
    [
        "No.|Name|1.Rd|2.Rd|3.Rd|Pts.\n1|Adams|2w1|3b½|4w1|2½\n2|Baker|1b0|4w1|3b1|2\n3|C|4b1|1w½|2w0|1½",
        "No.|Name|Тур 1|Тур 2|Pts.\n1|Adams|1|½|1½\n2|Baker|0|1|1\n3|Clark|½|½|1",
        "No.|Name|1|2|3|Pts.\n1|Adams|2w1|3b½|4w1|2½\n2|Baker|1b0|4w1|3b1|2\n3|C|4b1|1w½|2w0|1½",
        "No.|Name|1|2|Pts.\n1|Adams|1|½|1½\n2|Baker|0|1|1\n3|Clark|½|½|1\n4|Davies|1|½|1½",
    ],
)
def test_tables_by_rounds_are_known_as_such(rows):
    layout = find_layout(drawn.sheet(rows), Choices())
    found = find_matrix(layout)

    assert found is None or found.by_round


@pytest.mark.parametrize(
    "drawing",
    [
        "No.|Team|1|2|3|MP\n1|Leeds|*|2½|3|4\n2|York|1½|*|2|1\n3|Hull|1|2|*|1",
        "No.|Name|1|2|3|BP\n1|Leeds|*|4½|3|7½\n2|York|1½|*|2|3½\n3|Hull|3|4|*|7",
    ],
)
def test_teams_are_known_as_such(drawing):
    assert matrix(drawing).teams


def test_the_title_of_a_club_makes_no_teams_of_its_players():
    found = matrix(f"Chess Club Team Room\nNo.|Name|1|2|3|4|Pts.{FOUR}")

    assert not found.teams


def test_the_name_in_a_row():
    layout = find_layout(drawn.sheet(f"No.|Name|1|2|3|4|Pts.{FOUR}"), Choices())

    assert name_in(layout, 3) == "Baker"


def test_numbers_for_two_games_are_no_points_of_boards():
    """10 against 1 and 11 against 0 add up to 11 everywhere."""
    found = matrix("""
        No. | Name  | 1  | 2  | 3  | Pts.
        1   | Adams | *  | 10 | 11 | 3
        2   | Baker | 1  | *  | 10 | 2
        3   | Clark | 0  | 1  | *  | 1""")

    assert not found.teams
    assert (found.in_cell, found.totals) == (2, False)


FIRST = """
    No | Name  | 1 | 2 | 3 | Pts
    1  | Berg  | x | 1 | ½ | 1½
    2  | Dahl  | 0 | x | 1 | 1
    3  | Ek    | ½ | 0 | x | ½
"""
SECOND = """
    No | Name  | 1 | 2 | 3 | Pts
    1  | Berg  | x | 0 | ½ | ½
    2  | Dahl  | 1 | x | ½ | 1½
    3  | Ek    | ½ | ½ | x | 1
"""


def test_each_cycle_in_a_table_of_its_own_below_the_other():
    """Their points are added up; what both say alike is one table shown twice."""
    both = recognise(drawn.book(drawn.sheet(f"Cycle 1{FIRST}Cycle 2{SECOND}")))
    twice = recognise(drawn.book(drawn.sheet(FIRST.rstrip() + "\n." + FIRST)))

    assert both.tournament.regulations.cycles == 2
    assert [both.tournament.score(number) for number in (1, 2, 3)] == [4, 5, 3]
    assert not both.complaints
    assert twice.tournament.regulations.cycles == 1
    assert [twice.tournament.score(number) for number in (1, 2, 3)] == [3, 2, 1]


def test_another_cycle_on_another_sheet_is_said():
    """A second sheet of the same games is only a note."""
    other = recognise(drawn.book(drawn.sheet(FIRST, "Cycle 1"), drawn.sheet(SECOND, "Cycle 2")))
    same = recognise(drawn.book(drawn.sheet(FIRST, "By number"), drawn.sheet(FIRST, "Again")))

    assert [one.about for one in other.complaints] == [Doubtful.SHEETS_LEFT]
    assert not same.complaints
