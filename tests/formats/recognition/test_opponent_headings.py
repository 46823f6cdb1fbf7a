"""Headings of the columns of opponents and of rounds."""

import pytest

from arbiter.formats.recognition.opponent_headings import (
    line_of,
    named_columns,
    numbered_columns,
    round_of,
)


@pytest.mark.parametrize(
    ("heading", "line"),
    [
        *(("3", 3), ("3.", 3), ("№3", 3), ("12b", 12), ("2.1", 2), ("2 a", 2), ("3 II", 3)),
        *(("4(2)", 4), ("3б", 3), ("1.0", 1), ("Pts.", 0), ("1.Rd", 0), ("", 0), ("2026", 0)),
    ],
)
def test_the_opponent_of_a_heading(heading, line):
    assert line_of(heading) == line


@pytest.mark.parametrize(
    ("heading", "round"),
    [("1.Rd", 1), ("Тур 3", 3), ("R2", 2), ("2 тур", 2), ("Rond 4", 4), ("5. Runde", 5), ("3", 0)],
)
def test_the_round_of_a_heading(heading, round):
    assert round_of(heading) == round


def test_columns_by_their_figures():
    assert numbered_columns(["No", "Name", "1", "2", "3", "Pts"]) == {1: (3,), 2: (4,), 3: (5,)}
    assert numbered_columns(["Name", "1a", "1b", "2a", "2b"]) == {1: (2, 3), 2: (4, 5)}
    assert numbered_columns(["1", "1", "2", "2"]) == {1: (1, 2), 2: (3, 4)}
    assert numbered_columns(["1", "2", "1", "2"]) == {1: (1, 3), 2: (2, 4)}


def test_one_figure_over_two_columns():
    assert numbered_columns(["Name", "1", "", "2", "", "3", ""]) == {
        1: (2, 3),
        2: (4, 5),
        3: (6, 7),
    }


def test_a_gap_behind_the_last_is_no_column_of_his():
    assert numbered_columns(["Name", "1", "2", "3", "", "+"])[3] == (4,)


@pytest.mark.parametrize(
    "headings",
    [
        "Adams, John|Baker, Ann|Clark, Tom",
        "Adams|Baker|Clark",
        "Ada|Bak|Cla",
        "A.|B.|C.",
        "AJ|BA|CT",
        "JA|AB|TC",
        "J. Adams|A. Baker|T. Clark",
    ],
)
def test_columns_by_the_names_of_the_opponents(headings):
    names = ["Adams, John", "Baker, Ann", "Clark, Tom"]

    assert named_columns(["No.", "Name", *headings.split("|"), "Pts."], names) == (
        (3,),
        (4,),
        (5,),
    )


def test_names_in_another_order_are_not_these_columns():
    assert named_columns(["Baker", "Adams", "Clark"], ["Adams", "Baker", "Clark"]) == ()


def test_a_name_over_two_columns():
    headings = ["Ada", "", "Bak", "", "Cla", ""]

    assert named_columns(headings, ["Adams", "Baker", "Clark"]) == ((1, 2), (3, 4), (5, 6))
