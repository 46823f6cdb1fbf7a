"""Diplomas by the fixed metric."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.formats.handouts import Diploma
from arbiter.paper.diplomas import FRAME, NAMES, diploma_page
from arbiter.paper.marks import FRAME_RULE, PAPERS, Box, Page
from arbiter.paper.ruler import Ruler
from tests.paper.sheets_for_tests import faults, fixed

RULER = Ruler(fixed)
DIPLOMA = Diploma(
    "DIPLOMA", "awarded to", "Anna Berg", "for first place", ("Harbour Masters",),
    (("Chief arbiter", "Ö. Dahl"), ("Organiser", "")), "Gothenburg, 9 May 2026",
)  # fmt: skip


def made(diploma: Diploma = DIPLOMA, paper: str = "A4") -> Page:
    """Its page."""
    return diploma_page(diploma, PAPERS[paper], RULER)


@pytest.mark.parametrize("paper", PAPERS)
def test_on_every_paper_it_lies_in_its_frame(paper: str) -> None:
    """Twelve millimetres from the edges, nothing small, nothing over another."""
    page = made(paper=paper)
    frames = [m for m in page.marks if isinstance(m, Box) and m.width > page.width / 2]

    assert page.landscape
    assert frames[0].x == frames[0].y == FRAME
    assert [frame.weight for frame in frames] == [0.6, FRAME_RULE]
    assert faults(page, replace(PAPERS[paper], frame=FRAME)) == []


def test_eight_squares_four_of_them_black() -> None:
    """A rank of a board, white first."""
    squares = [m for m in made().marks if isinstance(m, Box) and m.width < 100]
    row = squares.pop()

    assert len(squares) == 4
    assert all(square.fill == 1.0 for square in squares)
    assert row.width == pytest.approx(8 * squares[0].width)
    assert squares[0].x == pytest.approx(row.x + squares[0].width)


def test_the_name_is_the_largest_and_long_ones_take_two_lines() -> None:
    """Forty-four points down to twenty-four."""

    def sizes(name: str) -> list[float]:
        page = made(replace(DIPLOMA, name=name))
        return [t.size for t in page.texts if t.text and t.text in name]

    assert sizes("Anna Berg") == [NAMES[0]]
    (size,) = sizes("Константиновский-Преображенский Александр")
    assert NAMES[-1] < size < NAMES[0]
    assert sizes("Константиновский-Преображенский " * 2 + "Александр Владимирович")[:2] == (
        [NAMES[-1]] * 2
    )


def test_what_is_provisional_is_admitted() -> None:
    """Beside the day."""
    page = made(replace(DIPLOMA, admitted="provisional"))

    assert "Gothenburg, 9 May 2026 · provisional" in [text.text for text in page.texts]
