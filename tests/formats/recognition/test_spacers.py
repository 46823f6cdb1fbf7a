"""Blank columns beside those of the games."""

from __future__ import annotations

from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.matrix import find_matrix
from arbiter.formats.recognition.recognised import Choices
from arbiter.formats.source.book import Merged
from tests.formats.recognition import drawn

SPACED = """
    No. | Name  | 1 |   | 2 |   | 3 |   | Pts.
    1   | Adams | * |   | 1 |   | 0 |   | 1
    2   | Baker | 0 |   | * |   | ½ |   | ½
    3   | Clark | 1 |   | ½ |   | * |   | 1½"""


def cycles(drawing: str, **how: list[Merged]) -> int:
    layout = find_layout(drawn.sheet(drawing, **how), Choices())
    assert layout is not None
    matrix = find_matrix(layout)
    assert matrix is not None
    return matrix.cycles


def test_a_blank_column_beside_each_opponent_is_no_second_cycle():
    assert cycles(SPACED) == 1


def test_a_heading_over_both_columns_is_that_of_two_cycles():
    over_both = [Merged(1, column, 1, column + 1) for column in (3, 5, 7)]

    assert cycles(SPACED, merged=over_both) == 2


def test_a_second_column_with_a_heading_or_a_result_is_a_cycle():
    assert (
        cycles(SPACED.replace("| 1 |   | 2 |   | 3 |   |", "| 1a | 1b | 2a | 2b | 3a | 3b |")) == 2
    )
    begun = SPACED.replace("| 1 |   | 0 |   | 1\n", "| 1 | 1 | 0 |   | 2\n")
    assert cycles(begun.replace("| 0 |   | * |", "| 0 | 0 | * |")) == 2
