"""Cells and columns of a table by rounds."""

import pytest

from arbiter.formats.recognition.by_round import (
    RoundCell,
    is_round_cell,
    read_round_cell,
    round_columns,
    white_letter,
)
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.marks import Mark
from arbiter.formats.recognition.recognised import Choices
from tests.formats.recognition import drawn


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("52w1", RoundCell(52, "w", Mark.WIN)),
        ("104b½", RoundCell(104, "b", Mark.DRAW)),
        ("7s0", RoundCell(7, "s", Mark.LOSS)),
        ("7б1", RoundCell(7, "б", Mark.WIN)),
        ("4:W", RoundCell(4, "", Mark.WIN)),
        ("+12w", RoundCell(12, "w", Mark.FORFEIT_WIN)),
        ("3w+", RoundCell(3, "w", Mark.FORFEIT_WIN)),
        ("3w-", RoundCell(3, "w", Mark.FORFEIT_LOSS)),
        ("W1", RoundCell(1, "", Mark.WIN)),
        ("5w", RoundCell(5, "w", Mark.OPEN)),
        ("=4", RoundCell(4, "", Mark.DRAW)),
    ],
)
def test_opponent_colour_and_result(text, cell):
    assert read_round_cell(text) == cell


@pytest.mark.parametrize("text", ["", "1", "½", "1-0", "½-½", "Adams", "3wX"])
def test_results_alone_name_no_opponent(text):
    assert read_round_cell(text) is None


def test_a_free_round_is_a_cell_of_such_a_table_too():
    assert is_round_cell("-1")
    assert is_round_cell("-½")
    assert not is_round_cell("1")


@pytest.mark.parametrize(
    ("letters", "white"),
    [("wb", "w"), ("ws", "w"), ("bs", "b"), ("bn", "b"), ("vs", "v"), ("бч", "б"), ("b", "")],
)
def test_white_is_told_by_both_letters(letters, white):
    assert white_letter(set(letters)) == white


def test_the_columns_of_the_rounds():
    sheet = drawn.sheet("No.|Name|1.Rd|2.Rd|Pts\n1|Adams|2w1|3b1|2\n2|Baker|1b0|3w1|1")
    layout = find_layout(sheet, Choices())

    assert round_columns(layout, layout.rows) == (3, 4)


def test_columns_of_rounds_that_nobody_has_filled_in_are_none():
    layout = find_layout(drawn.sheet("No.|Name|1.Rd|2.Rd\n1|Adams||\n2|Baker||"), Choices())

    assert round_columns(layout, layout.rows) == ()
