"""Slips and headings by the fixed metric."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.formats.handouts import ScoreHeading, Side, Slip
from arbiter.formats.sheets import Name
from arbiter.paper.marks import Box, Disc, Line, Text
from arbiter.paper.ruler import Ruler
from arbiter.paper.slips import SLIP_SIZES, heading_marks, slip_marks
from tests.paper.sheets_for_tests import fixed

RULER = Ruler(fixed)
SIDES = (
    Side("White", "3", Name("Berg", "Anna Helena"), "GM 2500 · SWE", own=True),
    Side("Black", "12", Name("Li", "Wei")),
)
SLIP = Slip(
    "Event", ("Wed 6 May, 15:00",), "Board 1", "round 2", SIDES,
    ("1–0", "½–½", "0–1"), ("White", "Black", "Arbiter"),
)  # fmt: skip
HEADING = ScoreHeading("Event", (), "Board 1", "round 2", SIDES)


def laid(slip: Slip, width: float = 252.0, height: float = 235.0) -> list[object]:
    """The marks of *slip* on a card of that size."""
    marks = slip_marks([slip], width, height, RULER)
    assert marks is not None
    return list(marks[0])


def text(marks: list[object], begin: str) -> Text:
    """The one text that begins so."""
    (found,) = [m for m in marks if isinstance(m, Text) and m.text.startswith(begin)]
    return found


def test_three_boxes_two_discs_three_lines_to_sign_on() -> None:
    """White's disc stands above Black's, which is filled."""
    marks = laid(SLIP)
    discs = [mark for mark in marks if isinstance(mark, Disc)]

    assert sum(isinstance(mark, Box) for mark in marks) == 3
    assert [disc.filled for disc in discs] == [False, True]
    assert discs[0].y < discs[1].y
    below = [m for m in marks if isinstance(m, Line) and m.y1 == m.y2 and m.y1 > 200]
    assert len(below) == 3


def test_the_board_is_the_largest_word() -> None:
    """Eighteen points on the large slip."""
    marks = laid(SLIP)

    assert text(marks, "Board 1").size == 18.0
    assert text(marks, "Berg").size == 14.0
    assert text(marks, "GM").size == 9.0


@pytest.mark.parametrize(
    ("given", "shown"),
    [("Anna Helena", "Berg, Anna Helena"), ("Anna " + "Helena " * 5, "Berg, Anna H.")],
)
def test_a_name_becomes_shorter_before_the_type_does(given: str, shown: str) -> None:
    """Second names go to initials first."""
    sides = (replace(SIDES[0], name=Name("Berg", given)), SIDES[1])
    found = text(laid(replace(SLIP, sides=sides)), "Berg")

    assert found.text.startswith(shown)
    assert found.size == 14.0


def test_home_and_away_have_words_in_place_of_discs() -> None:
    """The word stands under the name."""
    marks = laid(replace(SLIP, discs=False))

    assert not any(isinstance(mark, Disc) for mark in marks)
    assert text(marks, "White · GM 2500").size == 9.0


def test_a_card_that_is_too_low_or_too_narrow_is_refused() -> None:
    """Then there are fewer on a page; a name alone never decides that."""
    assert slip_marks([SLIP], 252.0, 100.0, RULER) is None
    long = replace(SIDES[0], name=Name("Wolfeschlegelsteinhausenbergerdorff"))
    found = laid(replace(SLIP, sides=(long, SIDES[1])), width=180.0)
    assert text(found, "Wolfe").size == SLIP_SIZES[-1]


def test_a_heading_marks_whose_it_is() -> None:
    """His name is bold, the other's is not; the details stand at the right where they fit."""
    found = heading_marks([HEADING], 252.0, 59.0, RULER)
    assert found is not None
    (marks,) = found

    assert text(list(marks), "Berg").bold
    assert not text(list(marks), "Li").bold
    details = text(list(marks), "GM")
    assert details.x + details.width == pytest.approx(252.0)
    assert heading_marks([HEADING], 252.0, 40.0, RULER) is None
