"""The marks of a table."""

from __future__ import annotations

from itertools import pairwise

import pytest

from arbiter.formats.sheets import (
    Align,
    Cell,
    Column,
    Corner,
    Disc,
    Group,
    Name,
    Role,
    Rules,
    Table,
)
from arbiter.paper.columns import Cut, MeasuredTable
from arbiter.paper.drawing import draw
from arbiter.paper.marks import Box, Line, Mark, Text
from arbiter.paper.marks import Disc as DiscMark
from arbiter.paper.ruler import Ruler
from arbiter.paper.table import FittedTable
from tests.paper.sheets_for_tests import fixed

RULER = Ruler(fixed)


def drawn(table: Table, size: float = 11, width: float = 510) -> list[Mark]:
    """All rows of *table* from the corner of the paper."""
    fitted = FittedTable(MeasuredTable(table, RULER), size, Cut(), width)
    return draw(fitted, 0, 0, 0, len(table.rows), 1.0)


def texts(marks: list[Mark]) -> dict[str, Text]:
    """The texts by what they say."""
    return {mark.text: mark for mark in marks if isinstance(mark, Text)}


def test_numbers_stand_on_one_axis() -> None:
    """9 over 7,75: the whole parts end where the fractions begin, and a half hangs there too."""
    column = Column("SB", "SB", Align.DECIMAL)
    rows = tuple((Cell(text),) for text in ("9", "7,75", "−12,5", "½"))
    found = texts(drawn(Table((column,), (Group(rows),))))
    wholes = {"9": "9", "7,75": "7", "−12,5": "−12", "½": ""}
    axes = [found[text].x + RULER.width(whole, 11) for text, whole in wholes.items()]

    assert axes == [pytest.approx(axes[0])] * 4


def test_a_number_is_one_text() -> None:
    """So that search and copy find 11,75."""
    column = Column("SB", "SB", Align.DECIMAL)

    assert "11,75" in texts(drawn(Table((column,), (Group(((Cell("11,75"),),)),))))


def test_a_lone_game_of_a_double_round_stays_in_its_half() -> None:
    """The left half is the first cycle, the right one the second."""
    columns = (Column("r1", "1", role=Role.RESULT), Column("r2", "2", role=Role.RESULT))
    rows = (
        (Cell(pair=("1", "0")), Cell(pair=("½", ""))),
        (Cell(pair=("", "+")), Cell(fill=True)),
    )
    found = texts(drawn(Table(columns, (Group(rows),), rules=Rules.MATRIX)))

    middle = (found["1"].x + found["0"].x + found["0"].width) / 2
    assert found["+"].x > middle
    assert found["0"].x > middle
    assert found["½"].x - found["1"].x == pytest.approx(
        1.0 * (_column_step(columns, rows)), abs=2.0
    )


def _column_step(columns: tuple[Column, ...], rows: tuple[tuple[Cell, ...], ...]) -> float:
    table = Table(columns, (Group(rows),), rules=Rules.MATRIX)
    places = FittedTable(MeasuredTable(table, RULER), 11, Cut(), 510).columns(1.0)
    return places[1].x - places[0].x


def test_the_diagonal_is_a_tile_inside_its_cell() -> None:
    """Sixteen per cent of black, 0.6 points inside the lines."""
    columns = (Column("r1", "1", role=Role.RESULT),)
    marks = drawn(Table(columns, (Group(((Cell(fill=True),),)),), rules=Rules.MATRIX))
    tile = next(mark for mark in marks if isinstance(mark, Box))
    upright = sorted({m.x1 for m in marks if isinstance(m, Line) and m.x1 == m.x2})

    assert (tile.fill, tile.weight) == (0.16, 0.0)
    assert tile.x - upright[0] == pytest.approx(0.6)
    assert upright[1] - tile.x - tile.width == pytest.approx(0.6)


def test_rules_differ_by_weight() -> None:
    """1 point above the heads and under the table, 0.5 under the heads, 0.25 between rows."""
    columns = (Column("name", "Name", role=Role.NAME),)
    marks = drawn(Table(columns, (Group(((Cell("a"),), (Cell("b"),), (Cell("c"),))),)))
    rules = sorted((m.y1, m.weight) for m in marks if isinstance(m, Line))

    assert [weight for _, weight in rules] == [1, 0.5, 0.25, 0.25, 1]


def test_no_line_between_players_of_one_score_group() -> None:
    """Half a line of air and a hairline stand between the groups."""
    columns = (Column("name", "Name", role=Role.NAME),)
    groups = (Group(((Cell("a"),), (Cell("b"),))), Group(((Cell("c"),),)))
    marks = drawn(Table(columns, groups, rules=Rules.GROUPS))
    hairlines = [m.y1 for m in marks if isinstance(m, Line) and m.weight == 0.25]
    found = texts(marks)

    assert len(hairlines) == 1
    assert found["b"].y < hairlines[0] < found["c"].y


def test_a_chart_for_the_pen_has_high_rows_and_a_grid_to_its_end() -> None:
    """At least 22 points, and upright lines in all columns from the results on."""
    columns = (
        Column("name", "Name", role=Role.NAME),
        Column("r1", "1", Align.CENTRE, Role.RESULT),
        Column("points", "Pts"),
        Column("place", "Place"),
    )
    row = (Cell("Berg"), Cell(), Cell(), Cell())
    marks = drawn(Table(columns, (Group((row, row)),), rules=Rules.PEN))
    lines = [m for m in marks if isinstance(m, Line)]
    upright = {round(m.x1, 2) for m in lines if m.x1 == m.x2}
    level = sorted(m.y1 for m in lines if m.y1 == m.y2)

    assert len(upright) == 4
    assert level[3] - level[2] == pytest.approx(22)


def test_a_sum_stands_under_a_stronger_rule() -> None:
    """0.5 points, as under the heads."""
    columns = (Column("name", "Name", role=Role.NAME),)
    groups = (Group(((Cell("a"),), (Cell("b"),))), Group(((Cell("sum"),),), total=True))
    marks = drawn(Table(columns, groups))
    weights = [
        m.weight for m in sorted((m for m in marks if isinstance(m, Line)), key=lambda m: m.y1)
    ]

    assert weights == [1, 0.5, 0.25, 0.5, 1]


def test_what_does_not_count_is_grey_in_parentheses_and_struck_out() -> None:
    """A renderer with ink; the name is struck out, results and points are in ( )."""
    columns = (
        Column("name", "Name", role=Role.NAME),
        Column("r1", "1", Align.CENTRE, Role.RESULT),
        Column("points", "Pts", Align.DECIMAL),
        Column("fed", "Fed"),
    )
    row = tuple(Cell(text, soft=True) for text in ("Castellanos", "½", "1½", "ESP"))
    marks = drawn(Table(columns, (Group((row,)),), rules=Rules.MATRIX))
    found = texts(marks)
    strike = next(mark for mark in marks if isinstance(mark, Line) and mark.soft)

    assert all(found[text].soft for text in ("Castellanos", "(½)", "(1½)", "ESP"))
    name = found["Castellanos"]
    assert (strike.x1, strike.x2) == (name.x, name.x + name.width)
    assert name.y - name.size < strike.y1 < name.y


def test_an_empty_box_is_2_6_times_as_wide_as_high() -> None:
    """And 30 points high at most."""
    columns = (Column("name", "", role=Role.NAME), Column("result", "Result", role=Role.BOX))
    rows = ((Cell("Berg", sub=("Anna",)), Cell(box=True)),)
    for size in (13, 16, 26):
        box = next(m for m in drawn(Table(columns, (Group(rows),)), size) if isinstance(m, Box))
        assert box.width == pytest.approx(2.6 * box.height)
        assert box.height <= 30
        assert box.weight == 0.6


def test_discs_stand_before_the_words() -> None:
    """White is a ring, Black is filled; never a colour."""
    columns = (
        Column("white", "White", role=Role.NAME, disc=Disc.WHITE),
        Column("black", "Black", role=Role.NAME, disc=Disc.BLACK),
    )
    marks = drawn(Table(columns, (Group(((Cell("a"), Cell("b")),)),), full=True))
    white, black = (mark for mark in marks if isinstance(mark, DiscMark))
    found = texts(marks)

    assert (white.filled, black.filled) == (False, True)
    for disc, word in ((white, "White"), (black, "Black")):
        assert disc.x + disc.diameter / 2 < found[word].x
        assert disc.diameter == pytest.approx(0.62 * found[word].size)


def test_second_line_takes_its_longest_form_that_fits() -> None:
    """The federation goes where there is no room for it."""
    forms = ("Muhammed Mustafa · GM 2511 · TUR", "Muhammed Mustafa · GM 2511")
    columns = (Column("name", "", role=Role.NAME),)
    table = Table(columns, (Group(((Cell("Hüseyinoğulları", bold=True, sub=forms),),)),))
    measured = MeasuredTable(table, RULER)
    wide = FittedTable(measured, 16, Cut(), 400)
    narrow = FittedTable(measured, 16, Cut(wrap=True), RULER.width(forms[1], 9.92) + 12)

    assert forms[0] in texts(draw(wide, 0, 0, 0, 1, 1.0))
    assert forms[1] in texts(draw(narrow, 0, 0, 0, 1, 1.0))


def test_every_text_stays_in_its_cell() -> None:
    """Between the edges of its column, whatever the alignment."""
    columns = (
        Column("name", "Name", role=Role.NAME),
        Column("place", "Place", Align.CENTRE, bold=True),
        Column("rating", "Rtg", Align.RIGHT),
        Column("SB", "(SSB)", Align.DECIMAL),
    )
    row = (Cell(Name("Berg", "Anna")), Cell("13–14"), Cell("2341"), Cell("−12.5"))
    table = Table(columns, (Group((row,)),))
    fitted = FittedTable(MeasuredTable(table, RULER), 11, Cut(), 300)
    found = texts(draw(fitted, 0, 0, 0, 1, 1.0))
    order = ["Berg, Anna", "13–14", "2341", "−12.5"]

    for place, text in zip(fitted.columns(1.0), order):
        assert place.left - 0.01 <= found[text].x
        assert found[text].x + found[text].width <= place.right + 0.01
    for left, right in pairwise(order):
        assert found[left].x + found[left].width < found[right].x


def test_a_player_s_own_row_is_one_tile_under_his_band() -> None:
    """Two cells side by side, but not those of his neighbour."""
    columns = tuple(Column(f"c{at}", "x", band=band) for at, band in enumerate("aabb"))
    rows = (
        (Cell(fill=True), Cell(fill=True), Cell("1"), Cell("2")),
        (Cell(fill=True), Cell(fill=True), Cell(fill=True), Cell(fill=True)),
    )
    tiles = [mark for mark in drawn(Table(columns, (Group(rows),))) if isinstance(mark, Box)]

    assert len(tiles) == 3
    assert tiles[0].width == pytest.approx(tiles[1].width)
    assert tiles[1].x + tiles[1].width < tiles[2].x


def test_a_band_is_bold_over_a_hairline_in_the_middle_of_its_columns() -> None:
    """Above the heads."""
    columns = (Column("a", "first", band="Berg"), Column("b", "second", band="Berg"))
    marks = drawn(Table(columns, (Group(((Cell("1"), Cell("2")),)),)))
    band, first = texts(marks)["Berg"], texts(marks)["first"]
    hairline = next(m for m in marks if isinstance(m, Line) and m.weight == 0.25)

    assert band.bold
    assert band.y < hairline.y1 < first.y
    assert band.x + band.width / 2 == pytest.approx((hairline.x1 + hairline.x2) / 2)


def test_discs_before_numbers_stand_under_each_other() -> None:
    """Whatever the length of the numbers."""
    column = Column("n", "", Align.RIGHT, Role.NUMBER)
    rows = ((Cell("7", disc=Disc.WHITE),), (Cell("12", disc=Disc.BLACK),))
    marks = drawn(Table((column,), (Group(rows),)))
    discs = [mark for mark in marks if isinstance(mark, DiscMark)]

    assert discs[0].x == pytest.approx(discs[1].x)
    assert discs[0].x + discs[0].diameter / 2 < min(texts(marks)[n].x for n in ("7", "12"))


def test_a_line_to_write_on() -> None:
    """On the line of the text beside it."""
    columns = (Column("a", ""), Column("b", ""))
    marks = drawn(Table(columns, (Group(((Cell("text"), Cell(line=True)),)),)))
    line = next(m for m in marks if isinstance(m, Line) and m.x1 > texts(marks)["text"].x + 10)

    assert line.y1 == pytest.approx(texts(marks)["text"].y)
    assert line.weight == 0.5


def test_a_table_without_a_rule_above_its_heads() -> None:
    """On a card there is no room to be so solemn."""
    table = Table((Column("a", "Head"),), (Group(((Cell("1"),),)),))
    fitted = FittedTable(MeasuredTable(table, RULER), 11, Cut(), 510)
    rules = [
        [m.weight for m in draw(fitted, 0, 0, 0, 1, 1.0, ruled=ruled) if isinstance(m, Line)]
        for ruled in (True, False)
    ]

    assert rules == [[1.0, 0.5, 1.0], [0.5, 1.0]]


def test_facts_have_no_heads_and_only_hairlines() -> None:
    """Columns without headings take no strip for them; the table ends as its rows do."""
    columns = (Column("fact", ""), Column("said", "", stretch=True))
    rows = ((Cell("Seed"), Cell("7")), (Cell("Held"), Cell("today")))
    marks = drawn(Table(columns, (Group(rows),)))
    headed = drawn(Table((Column("fact", "Fact"), columns[1]), (Group(rows),)))

    assert {mark.weight for mark in marks if isinstance(mark, Line)} == {
        min(mark.weight for mark in headed if isinstance(mark, Line))
    }
    assert texts(marks)["Seed"].y < texts(headed)["Seed"].y


def test_corners_say_round_and_colour() -> None:
    """Nine points and a disc at the head of each half of the cell, nothing where nothing is due."""
    columns = (Column("r1", "1", Align.CENTRE, Role.RESULT),)
    corners = (Corner("12", Disc.WHITE), Corner("3", Disc.BLACK))
    rows = ((Cell(corners=corners),), (Cell("1", corners=(Corner(),)),))
    marks = drawn(Table(columns, (Group(rows),), rules=Rules.PEN))
    said = texts(marks)
    discs = [m for m in marks if isinstance(m, DiscMark)]

    assert [disc.filled for disc in discs] == [False, True]
    assert [disc.diameter for disc in discs] == [5.2, 5.2]
    assert said["12"].size == said["3"].size == 9.0
    assert discs[0].x < said["12"].x < discs[1].x < said["3"].x
    assert said["12"].y < said["1"].y


def test_boxes_to_tick_are_square_and_lines_to_write_on_take_what_is_left() -> None:
    """The names get no more than they need."""
    columns = (
        Column("tick", "", Align.CENTRE, Role.TICK),
        Column("name", "Name", role=Role.NAME),
        Column("corrections", "Corrections", role=Role.LINE),
    )
    row = (Cell(box=True), Cell("Berg"), Cell())
    marks = drawn(Table(columns, (Group((row, row)),), full=True))
    boxes = [m for m in marks if isinstance(m, Box)]
    heads = texts(marks)

    assert len(boxes) == 2
    assert all(abs(box.width - box.height) < 0.01 for box in boxes)
    assert heads["Corrections"].x < 120
    assert max(m.x2 for m in marks if isinstance(m, Line)) > 300
