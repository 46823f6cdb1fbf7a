"""What the columns of a table need."""

from __future__ import annotations

import pytest

from arbiter.formats.sheets import Align, Cell, Column, Group, Name, Role, Rules, Table
from arbiter.paper.columns import Cut, MeasuredTable, head_size, sub_size, whole_part
from arbiter.paper.ruler import Ruler


def letters(text: str, size: float, bold: bool) -> float:
    """A metric in which every letter is one size wide."""
    return len(text) * size


def measured(table: Table) -> MeasuredTable:
    """*table* in that metric."""
    return MeasuredTable(table, Ruler(letters))


def test_heads_and_second_lines_stay_between_9_and_13_points() -> None:
    """Nothing is under nine points, ever."""
    assert [head_size(size) for size in (9, 14, 26)] == [9, pytest.approx(11.9), 13]
    assert [sub_size(size) for size in (9, 16, 26)] == [9, pytest.approx(9.92), 13]


@pytest.mark.parametrize(
    ("text", "whole"),
    [("4½", "4"), ("11,75", "11"), ("−12.5", "−12"), ("½", ""), ("—", "—"), ("(1½)", "(1")],
)
def test_what_stands_left_of_the_axis(text: str, whole: str) -> None:
    """The half hangs right of the axis, like every fraction."""
    assert whole_part(text) == whole


def test_a_column_of_decimals_needs_its_widest_halves() -> None:
    """9 over 7,75: one digit left of the axis, three signs right of it."""
    column = Column("SB", "", Align.DECIMAL)
    table = measured(Table((column,), (Group(((Cell("12"),), (Cell("7,75"),))),)))

    assert table.decimals(0, Cut()) == (2, 5)


def test_result_columns_share_one_width() -> None:
    """The widest mark decides for all of them; none is under one and a half sizes."""
    columns = tuple(Column(f"r{n}", str(n), role=Role.RESULT) for n in (1, 2, 3))
    narrow = Table(columns, (Group(((Cell("1"), Cell(""), Cell("0")),)),), rules=Rules.MATRIX)
    wide = Table(columns, (Group(((Cell("1"), Cell("(½)"), Cell("0")),)),), rules=Rules.MATRIX)

    assert {need.need for need in measured(narrow).needs(20, Cut())} == {1.5 * 20}
    assert {need.need for need in measured(wide).needs(20, Cut())} == {(3 + 0.44) * 20}


def test_columns_that_say_nothing_are_gone() -> None:
    """All from one federation: the column would repeat itself."""
    columns = (Column("name", "Name", role=Role.NAME), Column("fed", "Fed", uniform=True))
    rows = ((Cell("Berg"), Cell("SWE")), (Cell("Dahl"), Cell("SWE")))

    assert [c.key for c in measured(Table(columns, (Group(rows),))).columns] == ["name"]


def test_columns_of_one_rank_go_together() -> None:
    """Wins, losses and draws: never one of them alone."""
    columns = (
        Column("name", "Name", role=Role.NAME),
        Column("won", "+", keep=50),
        Column("lost", "−", keep=50),
        Column("club", "Club", keep=70),
    )
    table = measured(Table(columns, (Group(((Cell("a"), Cell("1"), Cell("2"), Cell("c")),)),)))

    assert table.optional() == [{"club"}, {"won", "lost"}]


def test_a_head_is_broken_only_where_it_is_wider_than_its_cells() -> None:
    """At the space that leaves the shorter line."""
    column = Column("x", "rounds played")
    short = measured(Table((column,), (Group(((Cell("7"),),)),)))
    long = measured(Table((column,), (Group(((Cell("x" * 40),),)),)))

    assert short.needs(10, Cut())[0].lines == 2
    assert long.needs(10, Cut())[0].lines == 1


def test_a_name_in_two_lines_is_never_narrower_than_its_longest_word() -> None:
    """No word is cut."""
    column = Column("name", "", role=Role.NAME)
    cell = Cell(Name("Fernandes de Almeida", "João"), bold=True)
    table = measured(Table((column,), (Group(((cell,),)),)))
    whole, broken = table.needs(10, Cut())[0], table.needs(10, Cut(wrap=True))[0]

    assert whole.need == (len("Fernandes de Almeida, João") + 0.5) * 10
    assert broken.need == (len("Almeida, João") + 0.5) * 10
    assert broken.unbroken == whole.need


def narrow_blanks(text: str, size: float, bold: bool) -> float:
    """As in any font a blank is narrower than half a mark."""
    return len(text.replace(" ", "")) * size


@pytest.mark.parametrize("games", [2, 3, 10])
def test_each_game_of_a_cell_has_its_room_whatever_is_given_up(games: int) -> None:
    """Also where names are broken in two lines: marks never lie over one another."""
    pair = ("½?", "+") * 5
    cell = Cell(" ".join(pair[:games]), pair=pair[:games])
    column = Column("result1", "1", role=Role.RESULT)
    table = MeasuredTable(Table((column,), (Group(((cell,),)),)), Ruler(narrow_blanks))
    for cut in (Cut(), Cut(wrap=True)):
        assert table.width(10, cut) > games * table.ruler.width("½?", 10)


def banded(band: str, *bands: str) -> MeasuredTable:
    """A column of letters for each of *bands*, and one under *band* before them."""
    columns = tuple(Column(f"c{at}", "", band=text) for at, text in enumerate((band, *bands)))
    return measured(Table(columns, (Group((tuple(Cell("abc") for _ in columns),)),)))


def test_a_band_stands_over_neighbours() -> None:
    """Not over columns of another one, and not over what has none."""
    assert banded("one", "one", "", "two", "two", "two").bands(range(6)) == [(0, 2), (3, 6)]
    assert banded("one", "", "one").bands([0, 2]) == [(0, 2)]


def test_columns_are_as_wide_as_the_band_over_them() -> None:
    """In equal shares; a band of two words may stand in two lines."""
    without = sum(need.need for need in banded("", "").needs(10, Cut()))
    long = banded("x" * 30, "x" * 30)

    needs = [need.need for need in long.needs(10, Cut())]
    assert needs[0] - needs[1] == pytest.approx(0)
    assert sum(needs) - 2 * 4.5 == pytest.approx(30 * head_size(10))
    two_words = banded("x" * 9 + " " + "y" * 8, "x" * 9 + " " + "y" * 8)
    assert sum(need.need for need in two_words.needs(10, Cut())) < 17 * head_size(10)
    assert without < sum(needs)


def test_small_columns_keep_nine_points() -> None:
    """Days in a list of rounds are smaller than names, but never under nine."""
    table = measured(Table((Column("day", "", small=True),), (Group(((Cell("abc"),),)),)))

    assert [table.type_size(table.columns[0], size) for size in (9, 10, 14)] == [
        9,
        9,
        pytest.approx(11.9),
    ]


def test_a_line_to_write_on_has_a_width() -> None:
    """Though its cell is empty."""
    table = measured(Table((Column("r", ""),), (Group(((Cell(line=True),),)),)))

    assert table.needs(10, Cut())[0].need >= 14
