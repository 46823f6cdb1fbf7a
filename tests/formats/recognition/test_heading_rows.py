import pytest

from arbiter.formats.recognition.heading_rows import are_opponents, heading_row, headings_at
from arbiter.formats.source.book import Merged
from tests.formats.recognition.drawn import sheet


@pytest.mark.parametrize(
    ("drawing", "row"),
    [
        ("Open\nName|Elo\nBerg|1900", 2),
        ("Name|Elo|Favourite opening\nBerg|1900|Dutch", 1),
        ("Turnier|Open\nOrt|Lund\nDatum|1.5.\n.\nNr|Name|Elo|Verein\n1|Berg|1900|SK", 5),
        ("Name: Club championship\n1|Berg|1900", 0),
        ("№||1|2|3\n1|Ершов||1|1", 0),
        ("№||1|2|3|Очки\n1|Ершов||1|1|2", 1),
        ("1|Berg|W|1\n2|Li|B|0", 0),
    ],
)
def test_the_row_with_most_known_headings(drawing, row):
    assert heading_row(sheet(drawing)) == row


def test_headings_may_stand_as_low_as_row_30():
    assert heading_row(sheet("Open\n" * 29 + "Name|Elo\nBerg|1900")) == 30
    assert heading_row(sheet("Open\n" * 30 + "Name|Elo\nBerg|1900")) == 0


def test_a_title_over_the_whole_table_is_not_joined_to_the_headings():
    drawing = "Open|||\nNo|Name|Elo|Fed\n1|Berg|1900|SWE"
    lower, headings = headings_at(sheet(drawing, merged=[Merged(1, 1, 1, 4)]), 2)

    assert (lower, headings) == (2, ("No", "Name", "Elo", "Fed"))


def test_a_first_player_without_a_name_is_no_second_row_of_headings():
    assert headings_at(sheet("Name|Elo\n|2300\nBerg|1900"), 1)[0] == 1


def test_opponents_are_numbered_from_one():
    assert are_opponents(["No", "1", "2", "3"])
    assert are_opponents(["1.", "2.", "3."])
    assert not are_opponents(["1", "3", "2"])


def test_opponents_may_have_two_columns_each():
    assert are_opponents(("Name", "1a", "1b", "2a", "2b", "3a", "3b"))
    assert are_opponents(("Name", "1", "", "2", "", "3", ""))
    assert heading_row(sheet("Spring\nNo|Name|1.1|1.2|2.1|2.2|3.1|3.2\n1|Berg|||1|0|½|½")) == 2


def test_opponents_may_be_headed_by_their_names():
    one_row_each = "Open\nNr|Namn|Ber|Dah|Ekm\n1|Berg||1|½\n2|Dahl|0||1\n3|Ekman|½|0|"
    two_rows_each = (
        "Open\nNr|Namn|Ber|Dah|Ekm\n1|Berg||1|½\n|||1|½\n2|Dahl|0||1\n||0||1\n3|Ekman|½|0|"
    )

    assert heading_row(sheet(one_row_each)) == 2
    assert heading_row(sheet(two_rows_each)) == 2


def test_a_row_of_result_letters_is_no_row_of_headings():
    """G, B and M are headings as well, and +/- is one of a change of rating."""
    assert heading_row(sheet("BSNo|İsim||||||Puan\n1|Koç, Ali||G|B|M|+/-|3")) == 1
