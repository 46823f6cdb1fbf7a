"""Colours and footnotes beside results."""

from __future__ import annotations

import pytest

from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.formats.recognition.beside_result import (
    without_colour,
    without_colours,
    without_footnote,
)
from arbiter.formats.recognition.marks import Mark
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.result_cells import read_mark
from arbiter.formats.source.book import SourceCell
from tests.formats.recognition.drawn import book, sheet


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        *(("1¹", "1"), ("½²⁾", "½"), ("0*", "0"), ("+ †", "+"), ("Berg, Anna¹)", "Berg, Anna")),
        *(("Ёлкин И.**", "Ёлкин И."), ("*", "*"), ("1", "1"), ("", ""), ("1)", "1)")),
    ],
)
def test_the_sign_of_a_footnote_is_taken_off(text, bare):
    assert without_footnote(text) == bare


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        *(("1w", "1"), ("w1", "1"), ("½ b", "½"), ("0ч", "0"), ("б+", "+"), ("1/2s", "1/2")),
        *(("1", ""), ("w", ""), ("1f", ""), ("1u", ""), ("52w1", ""), ("1wb", "")),
    ],
)
def test_the_letter_of_a_colour_is_taken_off(text, bare):
    assert without_colour(text) == bare


def test_each_result_may_have_its_letter():
    assert without_colours("1w0b") == "10"
    assert without_colours("½w 1b") == "½ 1"
    assert without_colours("1 0") == "1 0"


def test_cells_with_colours_are_read_as_if_they_had_none():
    assert read_mark(SourceCell("½b", "½b"))[0].marks == (Mark.DRAW,)
    assert read_mark(SourceCell("1w0b", "1w0b"), cycles=2)[0].marks == (Mark.WIN, Mark.LOSS)


def test_footnotes_are_noted_and_change_nothing():
    table = """
        No | Name        | 1  | 2 | 3 | Pts.
        1  | Berg, Anna* | x  | 1¹ | ½ | 1½
        2  | Dahl, Kari  | 0  | x | 1 | 1
        3  | Ek, Nils    | ½² | 0 | x | ½
    """
    found = recognise(book(sheet(table)))

    assert found.tournament.player(1).name == "Berg, Anna"
    assert [found.tournament.score(number) for number in (1, 2, 3)] == [3, 2, 1]
    assert not found.complaints
    notes = [(one.about, one.place, one.meant) for one in found.findings if one.found[-1:] in "*¹²"]
    assert (Doubtful.NAME_REMARK, "B2", "Berg, Anna") in notes
    assert (Doubtful.FOOTNOTE, "D2", "1") in notes
    assert (Doubtful.FOOTNOTE, "C4", "½") in notes
    assert {one.weight for one in found.findings} == {Weight.NOTE}
