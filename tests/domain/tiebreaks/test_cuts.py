"""What a cut leaves out."""

from __future__ import annotations

from fractions import Fraction

from arbiter.domain.tiebreaks import Part, Reason
from arbiter.domain.tiebreaks.cuts import Cut, cut_parts, cut_places


def test_the_lowest_go_first_then_the_highest():
    assert cut_places([5, 1, 3, 2], Cut.C1) == ([1], [])
    assert cut_places([5, 1, 3, 2], Cut.M1) == ([1], [0])
    assert cut_places([5, 1, 3, 2], Cut.M2) == ([1, 3], [2, 0])


def test_where_there_are_too_few_all_are_gone():
    assert cut_places([4], Cut.C2) == ([0], [])
    assert cut_places([4, 5, 6], Cut.M2) == ([0, 1], [2])
    assert cut_places([], Cut.M1) == ([], [])


def test_of_opponents_with_one_score_the_smallest_addend_goes():
    assert cut_places([(2, 2), (2, 0), (3, 0)], Cut.C1) == ([1], [])


def test_what_was_out_before_is_not_cut():
    parts = [
        Part(1, Fraction(1), Fraction(9), False, Reason.NOT_REPORTED),
        Part(2, Fraction(1), Fraction(3)),
        Part(3, Fraction(1), Fraction(2)),
    ]
    cut = cut_parts(parts, [3, 2], Cut.C1)

    assert [part.reason for part in cut] == [Reason.NOT_REPORTED, None, Reason.CUT_LOWEST]
