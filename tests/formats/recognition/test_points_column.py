"""The points of a table: a witness, and never more."""

from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.matrix import Matrix
from arbiter.formats.recognition.points_column import about_totals, totals_of
from arbiter.formats.source.book import SourceCell, SourceSheet
from tests.formats.recognition.foreign_crosstables import cell


def table(*points) -> tuple[Layout, Matrix]:
    cells = [value if isinstance(value, SourceCell) else cell(value) for value in points]
    sheet = SourceSheet("1", tuple((cell(f"P{n}"), found) for n, found in enumerate(cells)))
    rows = tuple((row,) for row in range(1, len(cells) + 1))
    layout = Layout(sheet, 0, ("", ""), ("name", "points"), tuple(range(1, len(cells) + 1)))
    return layout, Matrix(rows, tuple((3,) for _ in rows))


def about(points, sums):
    layout, matrix = table(*points)
    return list(about_totals(layout, matrix, totals_of(layout, matrix), sums))


def test_points_that_fit_are_not_mentioned():
    assert about(["2½", 1, "0,5"], [5, 2, 1]) == []
    assert about([None, "", 1], [5, 2, 2]) == []


def test_points_that_differ_are_named_with_those_of_the_games():
    (finding,) = about(["2½", 3], [5, 2])

    assert finding.about is Doubtful.POINTS_DIFFER
    assert finding.weight is Weight.CHECK
    assert (finding.row, finding.column, finding.found, finding.meant) == (2, 2, "3", "1")


def test_no_points_are_computed_of_games_that_are_not_settled():
    assert about(["2½", "abc"], [None, None]) == []


def test_points_as_a_date_are_read_where_the_games_agree():
    (finding,) = about(["04.05.2026"], [9])
    (other,) = about(["04.05.2026"], [8])

    assert (finding.about, finding.meant) == (Doubtful.POINTS_AS_DATE, "4½")
    assert (other.about, other.meant) == (Doubtful.POINTS_DIFFER, "4")


def test_b45_formulas_without_a_value_are_counted():
    formula = SourceCell(None, "", formula=True)
    (finding,) = about([formula] * 6, [0] * 6)

    assert finding.about is Doubtful.POINTS_WITHOUT_VALUE
    assert (finding.found, finding.place) == ("6", "column B")


def test_b45_formulas_with_a_value_are_points():
    assert about([SourceCell(2.5, "2.5", formula=True)], [5]) == []


def test_an_error_value_is_named():
    (finding,) = about(["#REF!"], [5])

    assert finding.about is Doubtful.ERROR_VALUE


def test_a_table_without_points_has_nothing_to_say():
    layout, matrix = table(1, 2)
    plain = Layout(layout.sheet, 0, ("", ""), ("name", ""), layout.rows)

    assert totals_of(plain, matrix) == {}
    assert list(about_totals(plain, matrix, {}, [0, 0])) == []
