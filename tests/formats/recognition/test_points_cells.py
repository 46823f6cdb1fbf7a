"""Points, tie-breaks and places as tables write them."""

from datetime import datetime
from fractions import Fraction

import pytest

from arbiter.domain.import_findings import Doubtful
from arbiter.formats.recognition.points_cells import Total, read_number, read_place, read_total
from arbiter.formats.source.book import SourceCell
from tests.formats.recognition.foreign_crosstables import cell


@pytest.mark.parametrize(
    "value", ["4½", "4,5", "4.5", "4 1/2", "4 ½", 4.5, "4,50", " 4½\xa0", "４,５"]
)
def test_points_with_a_half(value):
    assert read_total(cell(value)) == (9, None)


@pytest.mark.parametrize(
    ("value", "halves"),
    [(0, 0), ("0", 0), ("½", 1), ("1/2", 1), ("0,5", 1), ("5,00", 10), (12, 24)],
)
def test_other_points(value, halves):
    assert read_total(cell(value)) == (halves, None)


@pytest.mark.parametrize("value", [datetime(2026, 5, 4), "04.май", "4-May", 46146])
def test_points_that_have_become_a_date(value):
    assert read_total(cell(value)) == (9, Doubtful.POINTS_AS_DATE)


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ("З", (6, Doubtful.LOOKALIKE)),
        ("lO", (20, Doubtful.LOOKALIKE)),
        ("4Ѕ", (9, Doubtful.ENCODING_DAMAGE)),
        ("4Â½", (9, Doubtful.ENCODING_DAMAGE)),
    ],
)
def test_points_with_other_letters(value, found):
    assert read_total(cell(value)) == found


@pytest.mark.parametrize("value", [None, "", "abc", "4,25", 4.25, True, "-", "#REF!", -1, ","])
def test_what_is_no_points(value):
    assert read_total(cell(value)) is None


@pytest.mark.parametrize(
    ("value", "number"),
    [
        (11.75, (Fraction("11.75"), 2)),
        ("11,75", (Fraction("11.75"), 2)),
        ("10", (Fraction(10), 0)),
        ("14.8", (Fraction("14.8"), 1)),
        ("−1,5", (Fraction("-1.5"), 1)),
        ("2¼", (Fraction("2.25"), 2)),
        ("½", (Fraction("0.5"), 2)),
        ("abc", None),
        (None, None),
        (True, None),
    ],
)
def test_a_tie_break_with_its_decimals(value, number):
    assert read_number(cell(value)) == number


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("3", (3, 3)),
        ("3.", (3, 3)),
        ("3=", (3, 3)),
        ("3-4", (3, 4)),
        ("I", (1, 1)),
        ("IV", (4, 4)),
        ("ІІІ", (3, 3)),
        ("I–II", (1, 2)),
        ("XIX", (19, 19)),
        ("4-3", None),
        ("", None),
        ("abc", None),
        ("1-2-3", None),
    ],
)
def test_a_place_and_a_shared_one(text, place):
    assert read_place(SourceCell(text, text)) == place


@pytest.mark.parametrize(
    ("text", "halves"),
    [
        ("4½/7", 9),
        ("5/9", 10),
        ("4 из 7", 8),
        ("½/3", 1),
        ("1/2", 1),
        ("5¹", 10),
        ("4½*", 9),
        ("6,5 / 11", 13),
    ],
)
def test_points_of_so_many_games(text, halves):
    assert read_total(SourceCell(text, text)) == Total(halves)
