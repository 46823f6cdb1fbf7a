from dataclasses import replace

import pytest

from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.tournament import Player
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.participants import recognise_participants
from arbiter.formats.recognition.recognised import CellState, Choices, Recognised
from arbiter.formats.source.book import Merged
from tests.formats.recognition.drawn import book, sheet


def read(drawing: str, listed=(), merged=(), **choices) -> Recognised:
    chosen = Choices(**choices)
    page = sheet(drawing, merged=merged)
    layout = find_layout(page, chosen)
    assert layout is not None
    return recognise_participants(book(page), 0, layout, chosen, listed)


def names(recognised: Recognised) -> list[str]:
    return [player.name for player in recognised.tournament.players]


def said(recognised: Recognised) -> list[tuple[Doubtful, int]]:
    return [(finding.about, finding.row) for finding in recognised.findings]


TEN = """Name|Elo|Club
Player A|2001|Lund
Player B|2002|Lund
Player C|2003|Lund
|2004|Lund
Player E|2005|Lund
Player F|2006|Lund
Player G|abc|Lund
Player H|2008|Lund
Player B|2002|Lund
Player J|2010|Lund"""


def test_b56_every_bad_row_is_named_with_its_reason_before_anything_is_taken_in():
    recognised = read(TEN)

    assert [(finding.about, finding.row) for finding in recognised.grave] == [
        (Doubtful.NO_NAME, 5),
        (Doubtful.RATING_UNREADABLE, 8),
        (Doubtful.REPEATED, 10),
    ]
    assert recognised.grave[2].other == "3"
    assert len(recognised.tournament.players) == 8


def test_b56_the_good_rows_are_left_when_the_arbiter_leaves_out_the_bad_ones():
    recognised = read(TEN, left_out=frozenset({5, 8, 10}))

    assert recognised.findings == ()
    assert "".join(name[-1] for name in names(recognised)) == "ABCEFHJ"
    assert recognised.rows == (2, 3, 4, 6, 7, 9, 11)


def test_b50_two_of_one_name_are_two_where_their_births_differ():
    list_ = "Name|Born|ID\nPlayer A|1990|100\nPlayer A|2011|200"
    once = read(list_)

    assert names(once) == ["Player A", "Player A"]
    assert [(f.about, f.weight, f.other) for f in once.findings] == [
        (Doubtful.TWINS, Weight.NOTE, "2")
    ]
    again = read(list_, listed=once.tournament.players)
    assert [f.other for f in again.findings if f.about is Doubtful.LISTED] == ["1", "2"]
    assert again.complaints == ()


def test_b50_without_an_id_the_program_asks():
    listed = [Player("Player A", birth="1990"), Player("Player A", birth="2011")]
    recognised = read("Name|Elo\nPlayer A|2000", listed=listed)

    assert [(f.about, f.weight, f.meant, f.other) for f in recognised.findings] == [
        (Doubtful.MAYBE_LISTED, Weight.CHECK, "Player A", "1")
    ]


def test_two_of_one_name_whom_nothing_tells_apart_are_to_be_looked_at():
    recognised = read("Name|Elo\nBerg, Anna|1900\nLi, Bo|1800\nberg anna|1950")

    assert said(recognised) == [(Doubtful.TWINS, 4)]
    assert recognised.complaints
    assert len(names(recognised)) == 3


def test_one_id_of_two_players_is_to_be_looked_at():
    recognised = read("Name|FIDE ID|ID_No\nBerg|170|7\nLi|180|8\nWu|170|8\nEk||")

    assert [(f.about, f.weight, f.place, f.found, f.other) for f in recognised.findings] == [
        (Doubtful.ID_DOUBLED, Weight.CHECK, "B4", "170", "2"),
        (Doubtful.ID_DOUBLED, Weight.CHECK, "C4", "8", "3"),
    ]


def test_b57_the_spelling_that_is_there_stays_and_is_said():
    listed = [Player("Berg"), Player("Ёлкин", fide_id="7")]
    recognised = read("Имя|код FIDE\nЕлкин|7", listed=listed)

    assert [(f.about, f.found, f.meant, f.other) for f in recognised.findings] == [
        (Doubtful.LISTED, "Елкин", "Ёлкин", "2"),
        (Doubtful.SPELLING_KEPT, "Елкин", "Ёлкин", "2"),
    ]


def test_players_come_in_the_order_of_their_numbers():
    recognised = read("No.|Name\n1|Berg\n4|Dahl\n2|Li\n3|Ek")

    assert names(recognised) == ["Berg", "Li", "Ek", "Dahl"]
    assert recognised.rows == (2, 4, 5, 3)
    assert recognised.findings == ()


def test_numbers_that_two_share_leave_the_order_of_the_rows():
    recognised = read("No.|Name\n2|Berg\n2|Dahl\n1|Li")

    assert names(recognised) == ["Berg", "Dahl", "Li"]
    assert said(recognised) == [(Doubtful.NUMBERS_NOT_IN_ORDER, 0)]
    assert [finding.weight for finding in recognised.findings] == [Weight.CHECK]


def test_what_the_cells_mean_is_coloured():
    recognised = read("No|Name|Elo|Coach\n1|Berg|abc|Smith\n2|Dahl|23450|")

    assert recognised.states == {
        (1, 1): CellState.HEADING,
        (1, 2): CellState.HEADING,
        (1, 3): CellState.HEADING,
        (2, 1): CellState.SURE,
        (2, 2): CellState.SURE,
        (2, 3): CellState.CONTRADICTORY,
        (3, 1): CellState.SURE,
        (3, 2): CellState.SURE,
        (3, 3): CellState.INFERRED,
    }
    assert recognised.fields == ("number", "name", "rating", "")


def test_a_heading_that_nobody_knows_is_said_unless_the_arbiter_has_spoken():
    drawing = "Name|Elo|Favourite opening\nBerg|1900|Dutch"

    assert [(f.about, f.weight, f.place) for f in read(drawing).findings] == [
        (Doubtful.COLUMN_UNKNOWN, Weight.NOTE, "column C")
    ]
    assert read(drawing, fields={3: ""}).findings == ()
    assert read(drawing, fields={3: "club"}).tournament.players[0].club == "Dutch"


def test_a_name_merged_over_two_rows_is_one_player():
    recognised = read(
        "No|Name|Elo\n1|Berg|1900\n|||\n2|Li|1800\n||x",
        merged=[Merged(2, 2, 3, 2), Merged(4, 2, 5, 2)],
    )
    assert names(recognised) == ["Berg", "Li"]
    assert recognised.findings == ()


def test_a_sheet_that_was_cut_in_the_middle_of_the_table_says_so():
    page = replace(sheet("Name|Elo\nBerg|1900\nLi|1800"), cut=True)
    layout = find_layout(page, Choices())
    assert layout is not None
    recognised = recognise_participants(book(page), 0, layout, Choices())

    assert [(f.about, f.found) for f in recognised.findings] == [(Doubtful.ROWS_CUT, "3")]


@pytest.mark.parametrize(
    "drawing",
    [
        "1. Petrov, Ivan\n2. Berg, Anna\n3. Dahl, Per",
        "1) Petrov, Ivan\n2) Berg, Anna\n3) Dahl, Per",
        "No.\n1|Petrov, Ivan\n2|Berg, Anna\n3|Dahl, Per".removeprefix("No.\n"),
        "Petrov, Ivan\nBerg, Anna\nDahl, Per",
    ],
)
def test_b54_names_under_each_other(drawing):
    assert names(read(drawing)) == ["Petrov, Ivan", "Berg, Anna", "Dahl, Per"]


def test_b54_a_line_may_hold_more_than_the_name():
    recognised = read("1. GM Berg, Anna 2500 SWE\n2. Li, Bo 1900\n3. O'Neill, Jo\n4. Ek")

    assert recognised.tournament.players == (
        Player("Berg, Anna", title="GM", rating_fide=2500, federation="SWE"),
        Player("Li, Bo", rating_fide=1900),
        Player("O'Neill, Jo"),
        Player("Ek"),
    )
