"""Tie-breaks and places of the file beside ours: notes, whatever differs."""

import pytest

from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.published import compare_published
from tests.boards import crosstable
from tests.formats.recognition import drawn

TOURNAMENT = """
    1 Adams  *  1  ½  1
    2 Berg   0  *  1  ½
    3 Çelik  ½  0  *  1
    4 Dahl   0  ½  0  *
"""


def notes(field: str, *values: str):
    """What is said of a column of *values* for the four players."""
    sheet = drawn.sheet("\n".join(f"x|{value}" for value in values))
    layout = Layout(sheet, 0, ("", ""), ("name", field), (1, 2, 3, 4))
    return list(compare_published(layout, [1, 2, 3, 4], crosstable(TOURNAMENT)))


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("sb", ("2,75", "1,75", "1,75", "0,75")),
        ("sb", ("2.8", "1.8", "1.8", "0.8")),
        ("wins", ("2", "1", "1", "0")),
        ("draws", ("1", "1", "1", "1")),
        ("losses", ("0", "1", "1", "2")),
        ("rank", ("I", "II", "III", "IV")),
        ("rank", ("1", "2-3", "2-3", "4")),
        ("rank", ("1", "2", "3", "")),
        ("points", ("9", "9", "9", "9")),
        ("tiebreak", ("9", "9", "9", "9")),
    ],
)
def test_what_agrees_is_not_mentioned(field, values):
    assert notes(field, *values) == []


def test_another_sonneborn_berger_is_a_note():
    (note,) = notes("sb", "2,75", "1,75", "3,25", "0,75")

    assert (note.about, note.weight) == (Doubtful.TIE_BREAK_DIFFERS, Weight.NOTE)
    assert (note.row, note.column) == (3, 2)
    assert (note.found, note.meant, note.other) == ("3,25", "1.75", "SB")


def test_other_places_are_notes():
    found = notes("rank", "1", "3", "2", "4")

    assert [(note.found, note.meant, note.other) for note in found] == [
        ("3", "2", "rank"),
        ("2", "3", "rank"),
    ]


def test_an_error_value_is_to_be_checked():
    (finding,) = notes("sb", "2,75", "#DIV/0!", "1,75", "0,75")

    assert (finding.about, finding.weight) == (Doubtful.ERROR_VALUE, Weight.CHECK)
