import pytest

from arbiter.formats.recognition.column_fields import column_fields, most


def fields(headings: str, *rows: str, **chosen: str) -> tuple[str, ...]:
    names = headings.split("|")
    table = [row.split("|") for row in rows]
    columns = [[row[place] for row in table if row[place]] for place in range(len(names))]
    return column_fields(names, columns, {int(key[1:]): field for key, field in chosen.items()})


def test_the_columns_of_opponents_are_nobodys():
    assert fields("No|Name|1|2|Pts", "1|Berg||1|1", "2|Li|0||0") == (
        *("number", "name", "", ""),
        "points",
    )


def test_results_under_no_heading_are_not_taken_for_anything():
    assert fields("No|Name||", "1|Berg||1", "2|Li|0|") == ("number", "name", "", "")


def test_a_field_that_is_there_twice_is_taken_from_the_first_column():
    assert fields("Name|Club|City|TB1|TB2", "Berg|SK|Lund|1|2") == (
        *("name", "club", "", "tiebreak"),
        "tiebreak",
    )


def test_two_ratings_without_a_name_are_told_by_their_order():
    assert fields("Name|FIDE-Elo|", "Berg|2100|2050", "Li|1900|1850") == (
        *("name", "rating_fide"),
        "rating_national",
    )


@pytest.mark.parametrize(
    ("headings", "row", "found"),
    [
        ("White|Res|Black", "Berg|1-0|Li", ("white", "result", "black")),
        ("White|Res|Black", "1|1-0|2", ("white_no", "result", "black_no")),
        ("№|Белые|Рез.|Чёрные", "1|Ким|1-0|Цой", ("board", "white", "result", "black")),
        (
            "№|№|Белые|Рез.|Чёрные|№",
            "1|4|Ким|1-0|Цой|2",
            ("board", "white_no", "white", "result", "black", "black_no"),
        ),
        (
            "R|White|Score|Black",
            "1|Berg|1-0|Li",
            ("round", "white", "result", "black"),
        ),
        (
            "Rd.|NW|White|Result|Black|NB",
            "1|2|Berg|1-0|Li|5",
            ("round", "white_no", "white", "result", "black", "black_no"),
        ),
    ],
)
def test_lists_of_pairings(headings, row, found):
    assert fields(headings, row) == found


def test_what_the_arbiter_says_goes_before_everything():
    assert fields("No|Name|Elo", "1|Berg|1900", c1="name") == ("name", "", "rating")
    assert fields("No|Name|Elo", "1|Berg|1900", c3="2", c9="name") == ("number", "name", "2")


def test_most_is_more_than_half():
    assert most(["1", "2", "x"], str.isdigit)
    assert not most(["1", "x"], str.isdigit)
    assert not most([], str.isdigit)


def test_names_on_both_sides_of_results_are_white_and_black_whatever_they_are_called():
    """Titles may stand between; a column of which the arbiter said something is his."""
    rows = ("1|Berg|1 - 0|GM|Li|2400", "2|Wu|½ - ½||Ek|", "3|Ruiz|- - +|GM|Kim|2300")

    assert fields("Bo|Abc|Xyz||Def|Elo", *rows)[1:5] == ("white", "result", "title", "black")
    assert fields("Bo|Name|Xyz||Def|Elo", *rows, c2="name")[1] == "name"


def test_results_of_a_crosstable_that_say_what_both_have_make_no_sides():
    assert fields("Name|1|2|3|Club", "Berg|*|1:0|1:0|Lund", "Li|0:1|*|½:½|Oslo")[0] == "name"
