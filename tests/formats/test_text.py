"""Sheets as plain text."""

from __future__ import annotations

from arbiter.formats.documents import (
    all_rounds_sheet,
    calendars_sheet,
    crosstable_sheet,
    report_sheet,
    round_sheet,
    standings_sheet,
    worksheet_sheet,
)
from arbiter.formats.sheets import Align, Cell, Column, Disc, Group, Note, Notes, Sheet, Table
from arbiter.formats.text import cell_text, notes_text, sheet_text, table_text, width
from arbiter.formats.words import words
from tests.boards import drawn, f6, seed


def test_crosstable_of_the_seed() -> None:
    """The founding table, in columns, with its legend."""
    text = sheet_text(crosstable_sheet(seed(tie_breaks=("SB",)), words("en")))

    assert (
        text
        == """\
Round robin
Crosstable · after round 7 of 7 · final

No  Name       1  2  3  4  5  6  7  +  −  =  Pts  Place     SB  (SSB)
---------------------------------------------------------------------
 1  Ivanov     –  ½  ½  1  1  1  1  4  0  2   5     1    11.75    7.5
 2  Petrov     ½  –  ½  ½  1  1  1  3  0  3   4½    2    10       3.5
 3  Sidorov    ½  ½  –  ½  ½  1  1  2  0  4   4     3     9       1
 4  Kuznetsov  0  ½  ½  –  1  1  1  3  1  2   4     4     7.75   −1.5
 5  Smirnov    0  0  ½  0  –  1  1  2  3  1   2½    5     3     −12.5
 6  Vasilyev   0  0  0  0  0  –  1  1  5  0   1     6     0     −20
 7  Nikolaev   0  0  0  0  0  0  –  0  6  0   0     7     0     −21

1 win · ½ draw · 0 loss
SB     Sonneborn-Berger: for each game the opponent’s points times the result (1, ½, 0), added up.
(SSB)  Simplified Berger: points of those beaten minus points of those lost to; not used for places.
"""
    )


def test_b70_round_sheet_as_plain_text() -> None:
    """Before play three boards with empty boxes, afterwards 0–1 and two draws."""
    before = sheet_text(round_sheet(drawn(6), 1, words("en")))
    after = sheet_text(round_sheet(f6(), 1, words("en"))).partition("Standings")[0]

    assert before.count("[   ]") == 3
    assert "1   1  Player 1   [   ]   6  Player 6" in before
    assert after.count("½–½") == 2
    assert after.count("0–1") == 1


def test_ink_becomes_signs() -> None:
    """Box, tile, disc, soft text and second line keep their meaning."""
    assert cell_text(Cell(box=True)) == "[   ]"
    assert cell_text(Cell(fill=True)) == "–"
    assert cell_text(Cell("Berg", disc=Disc.BLACK)) == "B Berg"
    assert cell_text(Cell("½", soft=True)) == "(½)"
    assert cell_text(Cell(soft=True)) == ""
    assert cell_text(Cell("Berg", sub=("Anna · IM 2400", "Anna"))) == "Berg, Anna · IM 2400"


def test_wide_letters_and_accents_are_measured() -> None:
    """A Chinese name takes two places a letter, a combining accent none."""
    assert width("李伟") == 4
    assert width("e\u0301") == 1


def test_columns_that_say_nothing_go() -> None:
    """And so does the line of the legend that explains one."""
    columns = (Column("name", "Name"), Column("club", "Club", empty=True, align=Align.RIGHT))
    table = Table(columns, (Group(((Cell("Berg"), Cell()), (Cell("Li"), Cell()))),))
    notes = Notes((Note("a club", "Club", keys=("club",)), Note("a name", "N", keys=("name",))))
    text = sheet_text(Sheet("list", "Event", "List", (table, notes)))

    assert "Club" not in text
    assert "N  a name" in text
    assert table_text(table) == "Name\n----\nBerg\nLi"


def test_terms_of_a_legend_stand_in_a_column() -> None:
    """The texts begin at one place; a line without a term begins at the edge."""
    notes = (Note("one", "DE"), Note("two", "(SSB)"), Note("three"))

    assert notes_text(notes) == "DE     one\n(SSB)  two\nthree"


def test_a_table_without_rows() -> None:
    """Heads and a rule."""
    assert table_text(Table((Column("name", "Name"),), ())) == "Name\n----"


def test_no_line_ends_in_blanks() -> None:
    """A line that is copied carries nothing invisible."""
    text = sheet_text(standings_sheet(f6(), words("ru")))
    assert all(line == line.rstrip() for line in text.splitlines())


def test_nothing_is_said_of_bold_where_nothing_is_bold() -> None:
    """Plain text has no ink; paper keeps the line."""
    sheet = standings_sheet(seed(), words("en"))

    assert words("en")["note.bold"] not in sheet_text(sheet)
    assert words("en")["note.bold"] in str(sheet.parts)


def test_a_note_of_several_lines() -> None:
    """Each begins where the first does."""
    assert notes_text([Note("one\ntwo", "DE"), Note("three\nfour")]) == (
        "DE  one\n    two\nthree\nfour"
    )


def test_all_rounds_as_plain_text() -> None:
    """For a mail: the day beside each round, the numbers on one dash."""
    text = sheet_text(all_rounds_sheet(drawn(10), words("en")))

    assert "Round 1 · date open\n" in text
    assert "\n1–10  Player 1 – Player 10\n2–9   Player 2 – Player 9\n" in text


def test_calendars_as_plain_text() -> None:
    """Colours are letters, what is to be filled in is a line."""
    text = sheet_text(calendars_sheet(drawn(4), words("en")))

    assert "\n\n2 Player 2\nRd" in text
    assert "\n 2  W 3  Player 3   1  ____\n" in text


def test_a_worksheet_as_plain_text() -> None:
    """Names over their columns, a dash in a player's own row, sums below."""
    text = sheet_text(worksheet_sheet(seed(), words("en"), (3, 4)))

    assert text.index("3 Sidorov") < text.index("4 Kuznetsov\n") < text.index("result × points")
    (own,) = [line for line in text.splitlines() if line.lstrip().startswith("3  Sidorov")]
    assert own.split() == ["3", "Sidorov", "4", "–", "–", "½", "×", "4", "2", "−2"]
    assert "Sidorov is placed above Kuznetsov: SB 9 > 7.75." in text
    assert "           2½ + 1 + ½ · (4½ + 4) = 7.75\n" in text
    assert text.endswith("Tie-breaks: FIDE C.07, edition of 1 March 2026.\n")


def test_a_form_as_plain_text() -> None:
    """What they say in one column, a line where nothing is known; lines to write on."""
    text = sheet_text(report_sheet(f6(), words("en")))

    assert "System           round robin, 6 players, 5 rounds\n" in text
    assert "Organiser        ____" in text
    assert "\nRemarks\n____" in text
