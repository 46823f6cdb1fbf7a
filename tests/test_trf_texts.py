"""Sentences for what is doubtful in a report."""

from __future__ import annotations

import pytest

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.import_texts import finding_place, finding_text
from arbiter.messages import english
from arbiter.trf_texts import trf_finding_text


def finding(about: Doubtful, *said: str, character: int = 102) -> ImportFinding:
    return ImportFinding(about, Weight.CHECK, 21, 1, *said, character=character)


def test_the_place_is_a_line_and_a_column() -> None:
    assert finding_place(finding(Doubtful.LINES_DIFFER)) == "line 21, column 102"
    assert finding_place(finding(Doubtful.NOT_A_RECORD, character=0)) == "line 21"
    assert finding(Doubtful.LINES_DIFFER).place == "line 21, column 102"
    assert finding(Doubtful.LINES_DIFFER, character=0).place == "line 21"


@pytest.mark.parametrize(
    ("about", "said", "text"),
    [
        (
            Doubtful.LINES_DIFFER,
            ("1 / 1", "3–8: 5", "28"),
            "The result of 3–8 in round 5 is 1 / 1, here and in line 28: only one of them can be "
            "right. Correct one of the two lines.",
        ),
        (
            Doubtful.GAME_IN_ONE_LINE,
            ("3–8: 5", "", "28"),
            "The game 3–8 of round 5 stands here and not in line 28. Read as it stands here.",
        ),
        (
            Doubtful.LETTER_UNKNOWN,
            ("X", "1", "3–8: 5"),
            "“X” is no result. By the other line of the game 3–8 in round 5 it is 1, and is read "
            "so.",
        ),
        (
            Doubtful.MET_TOO_OFTEN,
            ("3–8: 9", "", "2"),
            "3–8 stands in round 9 and in round 2, once more than everybody meets everybody. "
            "Correct both lines of one of these rounds.",
        ),
        (
            Doubtful.SAME_COLOUR,
            ("3–8: 5", "w", "28"),
            "In the game 3–8 of round 5 both players have the colour “w”, here and in line 28. "
            "Correct one of the two lines.",
        ),
        (
            Doubtful.COLUMNS_SHIFTED,
            ("-2",),
            "What stands behind the name is 2 columns too far left. Read as if it were in its "
            "place.",
        ),
        (
            Doubtful.EVENT_UNREADABLE,
            ("http://example.org", "032"),
            "“http://example.org” can’t be read as what record 032 should hold, and is left out.",
        ),
        (
            Doubtful.PLACE_DIFFERS,
            ("2", "3–4", "DE, SB"),
            "Place 2 in the file, 3–4 by its games and the tie-breaks DE, SB. The place is "
            "computed anew.",
        ),
    ],
)
def test_what_is_said(about: Doubtful, said: tuple[str, ...], text: str) -> None:
    assert finding_text(finding(about, *said)) == text


def test_braces_of_a_file_are_no_placeholders() -> None:
    text = finding_text(finding(Doubtful.NOT_A_RECORD, "{game} {0} %n"))

    assert "{game} {0} %n" in text


def test_of_other_tables_nothing_is_said() -> None:
    assert trf_finding_text(finding(Doubtful.ZERO_LOST, "1"), english) == ""
