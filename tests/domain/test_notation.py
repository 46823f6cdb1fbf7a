"""Marks, points and values, typed and printed."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter.domain.errors import MarkCount, UnknownMark
from arbiter.domain.notation import (
    format_decimal,
    format_factor,
    format_mark,
    format_place,
    format_points,
    format_result,
    format_sum,
    parse_mark,
    parse_marks,
    to_roman,
    trf_letter,
    typed_mark,
)
from arbiter.domain.result import Result


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("1", Result.WHITE_WINS),
        ("0", Result.BLACK_WINS),
        *[(text, Result.DRAW) for text in ("½", "=", ".5", "0.5", "0,5", ",5", "5", "1/2")],
        ("+", Result.WHITE_WINS_BY_FORFEIT),
        *[(text, Result.BLACK_WINS_BY_FORFEIT) for text in ("-", "−", "–")],
        ("--", Result.DOUBLE_FORFEIT),
        ("−−", Result.DOUBLE_FORFEIT),
        ("", None),
        (" ", None),
    ],
)
def test_a_cell_takes_what_an_arbiter_would_write(text, result):
    assert parse_mark(text) == result
    assert parse_mark(f" {text} ", white=False) == (result and result.reversed)


@pytest.mark.parametrize("text", ["2", "x", "10", "1,5", "15,1", "½½", "+-", "½?"])
def test_anything_else_is_refused_with_what_was_typed(text):
    with pytest.raises(UnknownMark) as caught:
        parse_mark(text)

    assert caught.value.text == text


@pytest.mark.parametrize(
    "result",
    [r for r in Result if not r.decided_by_arbiter and (r.rated or not r.played)],
)
@pytest.mark.parametrize("white", [True, False])
def test_a_printed_mark_reads_back(result, white):
    # One side of a double forfeit looks like a forfeit lost: both rows together tell them apart.
    if result is Result.DOUBLE_FORFEIT:
        assert format_mark(result, white=white) == "−"
    else:
        assert parse_mark(format_mark(result, white=white), white=white) is result


@pytest.mark.parametrize(
    ("text", "results"),
    [
        ("1½", (Result.WHITE_WINS, Result.DRAW)),
        ("1 ½", (Result.WHITE_WINS, Result.DRAW)),
        ("· ½", (None, Result.DRAW)),
        ("1 ·", (Result.WHITE_WINS, None)),
        ("10", (Result.WHITE_WINS, Result.BLACK_WINS)),
        ("1/2 0.5", (Result.DRAW, Result.DRAW)),
        ("+--", (Result.WHITE_WINS_BY_FORFEIT, Result.DOUBLE_FORFEIT)),
        ("==", (Result.DRAW, Result.DRAW)),
        ("", (None, None)),
    ],
)
def test_a_cell_of_a_double_round_takes_the_marks_in_playing_order(text, results):
    assert parse_marks(text, 2) == results


def test_one_mark_for_two_games_is_refused():
    with pytest.raises(MarkCount) as caught:
        parse_marks("1", 2)

    assert (caught.value.text, caught.value.games) == ("1", 2)


def test_nonsense_in_a_cell_of_two_is_refused_whole():
    with pytest.raises(UnknownMark):
        parse_marks("1 x", 2)


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (Result.WHITE_WINS, "1–0"),
        (Result.DRAW, "½–½"),
        (Result.BLACK_WINS_BY_FORFEIT, "−/+"),
        (Result.DOUBLE_FORFEIT, "−/−"),
        (Result.WHITE_DRAWS_BLACK_LOSES, "½–0"),
        (None, ""),
    ],
)
def test_results_are_printed_with_an_en_dash_or_a_stroke(result, text):
    assert format_result(result) == text


@pytest.mark.parametrize(
    ("value", "per_point", "text"),
    [
        (47, 4, "11.75"),
        (40, 4, "10"),
        (1, 2, "0.5"),
        (-25, 2, "−12.5"),
        (0, 4, "0"),
        (-1, 4, "−0.25"),
    ],
)
def test_values_are_exact_decimals(value, per_point, text):
    assert format_decimal(value, per_point) == text
    assert format_decimal(value, per_point, mark=",") == text.replace(".", ",")


def test_thirds_are_cut_to_three_places():
    assert format_decimal(Fraction(1, 3)) == "0.333"
    assert format_decimal(Fraction(2, 3)) == "0.667"


@given(st.integers(-400, 400))
def test_points_show_the_half_as_a_sign(half_points):
    text = format_points(half_points)

    number = text.replace("−", "-").replace("½", ".5")
    assert float(number.replace("-.", "-0.")) * 2 == half_points
    assert ("½" in text) == (half_points % 2 == 1)


def test_factors_of_a_formula():
    assert [format_factor(Fraction(n, 4)) for n in (0, 1, 2, 3, 9, -10)] == [
        "0",
        "¼",
        "½",
        "¾",
        "2¼",
        "−2½",
    ]
    assert format_factor(Fraction(1, 3)) == "0.333"


def test_a_sum_takes_negative_terms_away():
    assert format_sum(["2½", "1", "−5"]) == "2½ + 1 − 5"
    assert format_sum(["−5", "2"]) == "−5 + 2"
    assert format_sum([]) == ""


def test_places_shared_and_in_roman_numerals():
    assert format_place(1, 1) == "1"
    assert format_place(3, 4) == "3–4"
    assert format_place(6, 7, roman=True) == "VI–VII"
    assert [to_roman(n) for n in (1, 9, 14, 40, 99)] == ["I", "IX", "XIV", "XL", "XCIX"]


@pytest.mark.parametrize("result", list(Result))
@pytest.mark.parametrize("white", [True, False])
def test_every_result_can_be_typed(result, white):
    """From either row, alone or as the second of two games; what is shown to be edited says it
    all, so that opening a cell and leaving it changes nothing."""
    typed = typed_mark(result, white=white)
    assert parse_mark(typed, white=white) is result
    seen = result if white else result.reversed
    assert parse_marks(f"· {typed}", 2) == (None, seen)
    assert parse_mark(typed.lower(), white=white) is result


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("0-0", Result.BOTH_LOSE),
        ("½–0", Result.WHITE_DRAWS_BLACK_LOSES),
        ("=-0", Result.WHITE_DRAWS_BLACK_LOSES),
        ("0-0,5", Result.WHITE_LOSES_BLACK_DRAWS),
        ("d", Result.DRAW_UNRATED),
        ("Ц", Result.WHITE_WINS_UNRATED),
    ],
)
def test_decisions_and_unrated_games_are_typed(text, result):
    """With the dashes and halves that are at hand."""
    assert parse_mark(text) is result


@pytest.mark.parametrize("text", ["1-0", "½-½", "1-1", "1-½", "0-1", "+-", "+:+", "ww", "0--0"])
def test_what_two_sides_cannot_both_have_is_no_mark(text):
    """Nor is a result of two sides that one sign says already."""
    with pytest.raises(UnknownMark):
        parse_mark(text)


def test_a_dash_between_three_games_is_a_forfeit():
    """Three games without blanks: lost, forfeited, lost; in a cell of one it is a decision."""
    lost = Result.BLACK_WINS
    assert parse_marks("0-0", 3) == (lost, Result.BLACK_WINS_BY_FORFEIT, lost)
    assert parse_marks("0-0", 1) == (Result.BOTH_LOSE,)
    with pytest.raises(MarkCount):
        parse_marks("0-0", 2)


@pytest.mark.parametrize("result", Result)
def test_every_result_has_its_letters_in_a_report(result: Result) -> None:
    """Turned round with the result, and no two results alike."""
    letters = [trf_letter(result, white=white) for white in (True, False)]

    assert [trf_letter(result.reversed, white=white) for white in (False, True)] == letters
    pairs = {(trf_letter(r, white=True), trf_letter(r, white=False)) for r in Result}
    assert len(pairs) == len(Result)
