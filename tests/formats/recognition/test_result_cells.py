"""Every notation of a result that is met in crosstables, one test for each kind."""

from __future__ import annotations

import random
from datetime import date, datetime, time

import pytest

from arbiter.domain.import_findings import Doubtful
from arbiter.formats.recognition.marks import Mark
from arbiter.formats.recognition.result_cells import (
    Certainty,
    Reading,
    is_error,
    read_mark,
    shown,
)
from arbiter.formats.source.book import CellValue, SourceCell
from tests.formats.recognition.foreign_crosstables import cell

SIGNS = {mark.value: mark for mark in Mark}


def marks(text: str) -> tuple[Mark, ...]:
    """``1½`` as marks."""
    return tuple(SIGNS[sign] for sign in text)


def said(value: CellValue, language: str = "", cycles: int = 1, **how) -> list[str]:
    """The readings of a cell as texts, those that need nothing but a mirror without a mark and
    the others with ``?`` behind them."""
    return [
        "".join(mark.value for mark in reading.marks)
        + ("" if reading.certainty is Certainty.SURE else "?")
        for reading in read_mark(cell(value), language, cycles, **how)
    ]


def doubts(value: CellValue, language: str = "", cycles: int = 1) -> set[Doubtful]:
    return {doubt for found in read_mark(cell(value), language, cycles) for doubt in found.doubts}


@pytest.mark.parametrize(
    "value", ["1", 1, 1.0, "1.0", "1,0", "1:0", "1-0", "1 - 0", " 1\xa0", "１"]
)
def test_a_win(value):
    assert said(value) == ["1"]


@pytest.mark.parametrize("value", ["0", 0, 0.0, "0,0", "0.0", "0-1", "0:1", "0–1", "０"])
def test_a_loss(value):
    assert said(value) == ["0"]


@pytest.mark.parametrize(
    "value", ["½", "1/2", "0.5", "0,5", 0.5, ".5", ",5", "=", "½-½", "1⁄2", "½ ", "1/2-1/2"]
)
def test_b43_a_draw(value):
    assert said(value) == ["½"]


def test_b43_no_result_is_made_of_another_number():
    assert said("15,1") == []
    assert said(15.1) == []
    assert said(2) == []


def test_a_whole_result_names_the_other_side_too():
    (reading,) = read_mark(cell("½-0"))

    assert reading.marks == (Mark.DRAW,)
    assert reading.opposite == (Mark.LOSS,)
    assert said("1-1") == []
    assert said("1-½") == []


def test_a_nought_that_its_format_hides_asks_the_mirror():
    empty, lost = read_mark(SourceCell(0, ""))

    assert empty.marks == (Mark.OPEN,)
    assert lost == Reading((Mark.LOSS,), Certainty.MIRROR)


@pytest.mark.parametrize(
    "value",
    [
        *(datetime(2026, 1, 2), datetime(2026, 2, 1), date(1999, 1, 2), 46024, 46054, "46054"),
        *("02.01.2026", "1/2/2026", "2026-02-01", "02.янв", "1-Feb", "2-Jan-26", "01.фев"),
        *("2 Oca", "1 Şub", "Jan-02"),
    ],
)
def test_b40_a_day_that_was_one_half(value):
    assert said(value) == ["½?"]
    assert doubts(value) == {Doubtful.DATE_AS_RESULT}


@pytest.mark.parametrize("value", [datetime(2026, 1, 3), 46055, 35999, 60400, "03.01.2026", 1.5])
def test_b40_other_days_and_numbers_are_no_result(value):
    assert said(value) == []


@pytest.mark.parametrize(
    ("value", "mark"),
    [(time(1, 0), "1?"), (time(0, 1), "0?"), ("01:00", "1?"), ("0:01", "0?"), (1 / 24, "1?")],
)
def test_a_time_that_was_a_result(value, mark):
    assert said(value) == [mark]
    assert doubts(value) == {Doubtful.TIME_AS_RESULT}


def test_another_time_is_no_result():
    assert said(time(10, 30)) == []
    assert said(time(0, 0)) == []


@pytest.mark.parametrize("value", ["Ѕ", "«", "Â½", "ВЅ", "Ð…", "╜", "˝"])
def test_a_half_that_lost_its_encoding(value):
    assert said(value) == ["½?"]
    assert doubts(value) == {Doubtful.ENCODING_DAMAGE}


@pytest.mark.parametrize(
    ("value", "mark"),
    [(letter, "0?") for letter in "OoОо"] + [(letter, "1?") for letter in "lIІ|"] + [("l/2", "½?")],
)
def test_letters_that_look_like_figures(value, mark):
    assert said(value) == [mark]
    assert doubts(value) == {Doubtful.LOOKALIKE}


@pytest.mark.parametrize(
    ("language", "letters"),
    [
        ("ru", "ВНП"),
        ("en", "WDL"),
        ("de", "SRN"),
        ("sv", "VRF"),
        ("tr", "GBM"),
        ("fr", "GNP"),
        ("es", "GTP"),
    ],
)
def test_letters_of_a_known_language(language, letters):
    for letter, mark in zip(letters, "1½0"):
        assert f"{mark}?" in said(letter, language)
        assert f"{mark}?" in said(letter.lower(), language)
        assert Doubtful.LETTER_AS_RESULT in doubts(letter, language)


def test_letters_of_no_known_language_are_no_results():
    assert said("V") == []
    assert said("N") == []
    assert said("r") == ["½?"]


@pytest.mark.parametrize("value", ["+", "1F", "+F", "1K", "+K", "F+", "1f", "+/-", "+:-", "+ -"])
def test_a_win_by_forfeit(value):
    assert said(value) == ["+"]


@pytest.mark.parametrize("value", ["0F", "-F", "0K", "-K", "–F", "wo", "w.o.", "н/я", "ff", "-/+"])
def test_a_loss_by_forfeit(value):
    assert said(value) == ["-"]


@pytest.mark.parametrize("value", ["-", "–", "—", "−"])
def test_a_dash_is_a_forfeit_or_fills_the_cell(value):
    assert said(value) == ["-", "·"]


@pytest.mark.parametrize("value", ["-/-", "0F-0F", "--", "–/–", "-:-", "0K-0K"])
def test_a_double_forfeit(value):
    (reading,) = read_mark(cell(value))

    assert reading.marks == (Mark.FORFEIT_LOSS,)
    assert reading.opposite == (Mark.FORFEIT_LOSS,)


@pytest.mark.parametrize(("value", "mark"), [("1U", "1U"), ("½U", "½U"), ("0u", "0U")])
def test_an_unrated_result_keeps_its_flag(value, mark):
    (reading,) = read_mark(cell(value))

    assert reading.marks == (Mark(mark),)
    assert reading.doubts == (Doubtful.UNRATED,)


@pytest.mark.parametrize("value", ["*", "·", ".", "_", "?", "adj", "отл", "Отл.", "", None, "  "])
def test_not_played(value):
    assert said(value) == ["·"]


def test_h_is_adjourned_unless_it_is_a_draw_from_the_wrong_keyboard():
    assert said("H") == ["·"]
    assert said("H", "ru") == ["½?", "·"]


@pytest.mark.parametrize("value", ["bye", "X", "52w1", "abc", True, "#REF!", "11", "1½", "1 0"])
def test_what_is_no_result_of_one_game(value):
    assert said(value) == []


@pytest.mark.parametrize(("value", "mark"), [("( 1 )", "1"), ("[½]", "½"), ("(0)", "0")])
def test_a_result_in_brackets_is_kept_and_listed(value, mark):
    assert said(value) == [f"{mark}?"]
    assert doubts(value) == {Doubtful.BRACKETED}


def test_a_result_struck_out_is_kept_and_listed():
    (reading,) = read_mark(SourceCell(1, "1", struck=True))

    assert reading.marks == (Mark.WIN,)
    assert reading.doubts == (Doubtful.BRACKETED,)


@pytest.mark.parametrize(
    ("value", "both"),
    [
        ("1½", "1½"),
        ("½0", "½0"),
        ("11", "11"),
        ("01", "01"),
        ("1 ½", "1½"),
        ("1/½", "1½"),
        ("1\\½", "1½"),
        ("1,½", "1½"),
        ("1, ½", "1½"),
        ("1;0", "10"),
        ("1+½", "1½"),
        ("1-1", "11"),
        ("½-½", "½½"),
        ("1|0", "10"),
        ("1\n0", "10"),
        ("1/2 1", "½1"),
        ("11/2", "1½"),
        ("1/20", "½0"),
        ("0.5 1", "½1"),
        ("==", "½½"),
        ("+-", "+-"),
        ("+ -", "+-"),
        ("1F 0F", "+-"),
        ("· 1", "·1"),
        ("1 ·", "1·"),
        (10, "10"),
        (11, "11"),
    ],
)
def test_two_games_in_a_cell(value, both):
    assert said(value, cycles=2) == [both]


def test_doubtful_marks_in_a_cell_of_two_games():
    assert said("l O", cycles=2) == ["10?"]
    assert said("1Ѕ", cycles=2) == ["1½?"]
    assert said("ВП", "ru", 2) == ["10?"]
    assert doubts("В П", "ru", 2) == {Doubtful.LETTER_AS_RESULT}


def test_a_lost_nought_of_two_games_or_a_single_result():
    assert said(1, cycles=2) == ["01?", "1·?"]
    assert said(0, cycles=2) == ["00?", "0·?"]
    assert doubts(1, cycles=2) == {Doubtful.ZERO_LOST, Doubtful.RESULT_MISSING}


def test_a_single_draw_where_two_games_belong():
    (reading,) = read_mark(cell("½"), cycles=2)

    assert reading.marks == (Mark.DRAW, Mark.OPEN)
    assert reading.missing


def test_a_day_or_an_hour_where_two_games_belong():
    assert said(datetime(2026, 1, 1), cycles=2) == ["11?"]
    assert said(time(1, 1), cycles=2) == ["11?"]
    assert said(time(0, 0), cycles=2) == ["00?"]


@pytest.mark.parametrize(
    ("value", "orders"),
    [
        (2, ["11"]),
        (0, ["00"]),
        (1.5, ["1½?", "½1?"]),
        ("1½", ["1½?", "½1?"]),
        ("0,5", ["½0?", "0½?"]),
        (1, ["10?", "½½?", "01?"]),
    ],
)
def test_the_sum_of_two_games(value, orders):
    assert said(value, cycles=2, totals=True) == orders
    assert all(found.total for found in read_mark(cell(value), "", 2, totals=True))


@pytest.mark.parametrize("value", [1.5, "1,5", 2, 2.5])
def test_a_number_is_never_taken_apart_into_two_games(value):
    assert said(value, cycles=2) == []


def test_three_games_in_a_cell():
    assert said("1½0", cycles=3) == ["1½0"]
    assert said("1 1 ½", cycles=3) == ["11½"]
    assert said(101, cycles=3) == ["101"]


@pytest.mark.parametrize("text", ["#ЗНАЧ!", "#VALUE!", "#REF!", "#DIV/0!", "#N/A", "#ИМЯ?"])
def test_error_values(text):
    assert is_error(text)
    assert said(text) == []


def test_a_number_sign_is_no_error_value():
    assert not is_error("#")
    assert not is_error("#12")
    assert not is_error("1")


def test_a_cell_is_called_by_its_text_or_its_value():
    assert shown(SourceCell(1.0, " 1 ")) == "1"
    assert shown(SourceCell(0, "")) == "0"
    assert shown(SourceCell()) == ""


LETTERS = "½10+-–.,;:/|=lOоВПНWDLfukx*·?_ ()[]#!«Â\x07\n¼²३"


@pytest.mark.parametrize("cycles", [1, 2, 3, 4])
def test_whatever_stands_in_a_cell_each_reading_has_a_mark_for_every_game(cycles):
    die = random.Random(cycles)
    for _ in range(500):
        text = "".join(die.choice(LETTERS) for _ in range(die.randint(0, 8)))
        value = die.choice([text, None, die.random() * 10, die.randint(-5, 70_000), time(1, 0)])
        for reading in read_mark(SourceCell(value, text), "ru", cycles):
            assert len(reading.marks) == cycles
            assert reading.opposite is None or len(reading.opposite) == cycles
