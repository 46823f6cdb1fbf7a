"""Tables in text that are kept apart by their columns alone."""

from __future__ import annotations

import pytest

from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.source.fixed_columns import FIXED, fixed_columns, is_frame, unframed
from arbiter.formats.source.reading import read_book
from arbiter.formats.source.text_cells import split_text

TABLE = """Club final

 No Name           Rtg 1 2 3 Pts
--- ------------- ---- - - - ---
  1 Berg, Anna    2100 * 1 ½ 1.5
  2 Ek, Bo        1950 0 * 1 1.0
  3 Öhrn, Örjan        ½ 0 * 0.5

Arbiter: N.N.
"""


def test_columns_stand_where_no_line_has_a_letter():
    separator, rows, cut = split_text(TABLE)

    assert (separator, cut) == (FIXED, False)
    assert rows[0] == ["Club final"]
    assert rows[2] == ["No", "Name", "Rtg", "1", "2", "3", "Pts"]
    assert rows[3] == []
    assert rows[4] == ["1", "Berg, Anna", "2100", "*", "1", "½", "1.5"]
    assert rows[6] == ["3", "Öhrn, Örjan", "", "½", "0", "*", "0.5"]
    assert rows[8] == ["Arbiter: N.N."]


def test_first_names_that_all_begin_below_each_other_stay_with_the_surnames():
    lines = ["No Name      Rtg", "1  Berg Anna 2100", "2  Dahl Kari 1950", "3  Holm Ove  1900"]

    assert fixed_columns(lines)[1:3] == [["1", "Berg Anna", "2100"], ["2", "Dahl Kari", "1950"]]


def test_headings_may_stand_a_little_beside_their_columns():
    """Those over single signs stand one place too far to the right."""
    lines = [
        "No Name      Rtg   1 2 3 Pts",
        " 1 Berg,Anna 2100 * 1 ½ 1.5",
        " 2 Dahl,Kari 1950 0 * 1 1.0",
        " 3 Ek,Nils   1900 ½ 0 * 0.5",
    ]
    found = fixed_columns(lines)

    assert found is not None
    assert found[0] == ["No", "Name", "Rtg", "1", "2", "3", "Pts"]
    assert found[1] == ["1", "Berg,Anna", "2100", "*", "1", "½", "1.5"]


@pytest.mark.parametrize(
    "lines",
    [
        ["Berg, Anna", "Dahl, Kari", "Ek, Nils"],
        ["No Name Rtg"],
        ["No Name Rtg", "1 Berg 2100"],
        ["No Name Rtg", "", "1 Berg 2100", "2 Dahl 1950"],
        ["the name and the rating of every player", "are asked for by the club", "and no more"],
    ],
)
def test_what_has_no_headings_or_no_rows_is_no_such_table(lines):
    assert fixed_columns(lines) is None


FRAMED = """┌──┬─────────────┬─┬─┬─┬────┐
│№ │Фамилия, имя │1│2│3│Очки│
├──┼─────────────┼─┼─┼─┼────┤
│1 │Ёлкин Пётр   │X│1│=│1.5 │
│2 │Щукина Анна  │0│X│1│1   │
│3 │Цой Ян       │=│0│X│0.5 │
└──┴─────────────┴─┴─┴─┴────┘
"""


def test_frames_are_taken_off():
    assert is_frame("├──┼─┤")
    assert not is_frame("│1 │")
    assert unframed(["╔══╗", "║ab║"]) == ["", "|ab|"]


@pytest.mark.parametrize("encoding", ["cp866", "utf-8", "koi8-r"])
def test_a_table_of_the_days_of_dos_is_read(tmp_path, encoding):
    path = tmp_path / "table.txt"
    text = FRAMED.replace("№", "N").encode(encoding)
    path.write_bytes(text)
    found = recognise(read_book(path))

    assert [player.name for player in found.tournament.players] == [
        *("Ёлкин Пётр", "Щукина Анна", "Цой Ян"),
    ]
    assert [found.tournament.score(number) for number in (1, 2, 3)] == [3, 2, 1]
    assert not found.complaints


def test_each_round_has_columns_and_headings_of_its_own():
    """As programs print the pairings of all rounds: as wide as the names of that round."""
    lines = [
        "Round 1",
        "Bo. White        Res.   Black",
        "1   Berg, Anna   1 - 0  Ek, Bo",
        "2   Dahl, Kari   ½ - ½  Holm, Ove",
        "",
        "Round 2",
        "Bo. White    Res.   Black",
        "1   Ek, Bo   0 - 1  Dahl, Kari",
        "2   Holm, O  1 - 0  Berg, Anna",
        "",
        "Chief arbiter: N. N.",
    ]
    found = fixed_columns(lines)

    assert len(found) == len(lines)
    assert found[2] == ["1", "Berg, Anna", "1 - 0", "Ek, Bo"]
    assert found[5:8] == [
        ["Round 2"],
        ["Bo.", "White", "Res.", "Black"],
        ["1", "Ek, Bo", "0 - 1", "Dahl, Kari"],
    ]
    assert found[-1] == ["Chief arbiter: N. N."]


@pytest.mark.parametrize(("before", "behind"), [("[code]", "[/code]"), ("```text", "```")])
def test_what_a_forum_writes_around_a_table_is_no_row_of_it(before, behind):
    bare = TABLE.split("\n\n")[1]
    _, rows, _ = split_text(f"{before}\n{bare}\n{behind}\n")

    assert [row for row in rows if row] == [row for row in fixed_columns(bare.split("\n")) if row]
