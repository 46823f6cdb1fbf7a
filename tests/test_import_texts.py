"""Sentences for what is doubtful in a foreign table."""

from __future__ import annotations

import re

import pytest

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.import_texts import finding_place, finding_text


def finding(about: Doubtful, **said: object) -> ImportFinding:
    return ImportFinding(about, Weight.CHECK, **said)  # type: ignore[arg-type]


@pytest.mark.parametrize("other", ["", "7", "G7", "G7: 0"])
@pytest.mark.parametrize("meant", ["", "1"])
@pytest.mark.parametrize("found", ["", "2"])
@pytest.mark.parametrize("about", list(Doubtful), ids=lambda about: about.value)
def test_every_finding_has_plain_sentences(about, found, meant, other):
    """Whatever it carries: one or two of them, in the words of an arbiter."""
    text = finding_text(finding(about, row=6, column=8, found=found, meant=meant, other=other))

    assert text.endswith(".")
    assert text[0].isupper() or not text[0].isalpha()
    assert not re.search(r"[{}!\n]|%n|None", text)
    assert 1 <= len(re.findall(r"[.;] |[.]$", text)) <= 3


@pytest.mark.parametrize(
    ("about", "said", "text"),
    [
        (
            Doubtful.NO_RESULT,
            {"found": "2", "meant": "1", "other": "G7: 0"},
            "“2” is not a result. The other half of this game, G7, says 0, so 1 would fit.",
        ),
        (
            Doubtful.NO_RESULT,
            {"found": "2"},
            "“2” is not a result. Type the result, or leave the game open.",
        ),
        (
            Doubtful.DATE_AS_RESULT,
            {"found": "01.02.2026", "meant": "½"},
            "A date, 01.02.2026. The spreadsheet has made it from 1/2. Read as ½.",
        ),
        (
            Doubtful.POINTS_DIFFER,
            {"found": "4", "meant": "4½"},
            "Points 4, but the row adds up to 4½. The games count, the points are computed anew.",
        ),
        (
            Doubtful.DATE_AS_RESULT,
            {"found": "01.01.2026", "meant": "1 1"},
            "A date, 01.01.2026. The spreadsheet has made it from a result. Read as 1 1.",
        ),
        (
            Doubtful.ZERO_LOST,
            {"found": "1"},
            "“1” is one result, and these two met twice. The spreadsheet has dropped the zero "
            "before it. Type what was meant.",
        ),
        (
            Doubtful.NO_RESULT,
            {"found": "1", "ways": ("",)},
            "“1” stands where a player would meet himself. It is left out.",
        ),
        (
            Doubtful.ERROR_VALUE,
            {"found": "#REF!", "meant": "1", "other": "G7: 0", "ways": ("1", "")},
            "“#REF!” is a formula that failed. The other half of this game, G7, says 0, so 1 "
            "would fit.",
        ),
        (
            Doubtful.ERROR_VALUE,
            {"found": "#REF!"},
            "“#REF!” is a formula that failed. The value is computed anew.",
        ),
        (
            Doubtful.MIRROR_DIFFERS,
            {"found": "1", "other": "G7: 1"},
            "1 here, but the other half of this game, G7, says 1. Only one of them can be right.",
        ),
        (
            Doubtful.MIRROR_DIFFERS,
            {"found": "0", "other": "G7: 0", "meant": "0"},
            "0 here, and 0 in the other half of this game, G7: points that only a decision of "
            "the arbiter gives. Read as such.",
        ),
        (
            Doubtful.NAME_NOT_LISTED,
            {"found": "Berk", "ways": ("Berg",)},
            "“Berk” is written Berg elsewhere in the file.",
        ),
        (
            Doubtful.POINTS_DIFFER,
            {"found": "many"},
            "“many” can’t be read as points. The points are computed anew.",
        ),
        (
            Doubtful.PAIRS_MISSING,
            {"found": "3"},
            "3 games missing for everybody to meet everybody. Taken in as open.",
        ),
        (
            Doubtful.POINTS_WITHOUT_VALUE,
            {"found": "1"},
            "Formulas without a value in 1 cell. The points are computed anew.",
        ),
        (
            Doubtful.TIE_BREAK_DIFFERS,
            {"found": "9", "meant": "9.25", "other": "SB"},
            "SB is 9 in the file and 9.25 by its games. The file may follow another rule; the "
            "value is computed anew.",
        ),
        (
            Doubtful.SPELLING_KEPT,
            {"found": "Елкин", "meant": "Ёлкин", "other": "3"},
            "“Елкин” is Ёлкин, number 3 of the open tournament. The spelling there stays.",
        ),
    ],
    ids=str,
)
def test_a_sentence_names_what_it_speaks_of(about, said, text):
    assert finding_text(finding(about, **said)) == text


def test_a_whole_letter_in_a_cell_is_quoted_by_its_beginning():
    text = finding_text(finding(Doubtful.NO_RESULT, found="very \n long " * 50))

    assert text.startswith("“very long very long")
    assert "…” is not a result." in text
    assert len(text) < 140


def test_every_text_is_translated():
    """The translating function is asked for each, with nothing filled in yet."""
    asked = []

    def translate(context: str, text: str, comment: str = "", n: int = -1) -> str:
        asked.append(text)
        return "Ö {0}"

    for about in Doubtful:
        assert finding_text(finding(about, found="2"), translate).startswith("Ö")
    assert len(asked) >= len(Doubtful)


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ({"row": 6, "column": 8}, "H6"),
        ({"row": 6}, "row 6"),
        ({"column": 28}, "column AB"),
        ({}, "whole table"),
    ],
)
def test_places(place, text):
    assert finding_place(finding(Doubtful.NOT_DRAWN, **place)) == text
