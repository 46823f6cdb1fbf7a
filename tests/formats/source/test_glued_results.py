"""Results without blanks between them."""

from __future__ import annotations

from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.source.glued_results import unglued
from arbiter.formats.source.reading import read_book

TABLE = """No Name        1234 Points
 1 Berg, Anna  x1=1    2.5
 2 Dahl, Kari  0x1=    1.5
 3 Ek, Bo      =0x1    1.5
 4 Holm, Ove   0=0x    0.5
"""


def test_a_crosstable_whose_results_are_glued_together(tmp_path):
    path = tmp_path / "old.txt"
    path.write_text(TABLE)
    found = recognise(read_book(path))

    assert found.tournament.scores == (5, 3, 3, 1)
    assert found.complaints == ()


def test_behind_nine_it_is_counted_from_nought():
    cells = "x0123456789"
    table = unglued(["Name", "12345678901"], [["Berg", cells], ["Dahl", cells]])

    assert table[0] == ["Name", *map(str, range(1, 12))]
    assert table[2] == ["Dahl", *cells]


def test_other_columns_stay():
    rows = [["Berg", "2100", "12"], ["Dahl", "210", "34"]]

    assert unglued(["Name", "1234", "12"], rows)[1:] == rows
