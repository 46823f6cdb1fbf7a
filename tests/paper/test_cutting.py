"""Marks to cut along, and words that keep away from them."""

from __future__ import annotations

import pytest

from arbiter.paper.cutting import (
    CROSS,
    EDGE,
    STROKE,
    as_many_parts,
    as_many_words,
    centred,
    cut_marks,
    cut_pages,
    even_grid,
    grid_of,
    placed,
    placed_right,
)
from arbiter.paper.marks import MILLIMETRE, PAPERS, Line, Page
from arbiter.paper.ruler import Ruler
from tests.paper.sheets_for_tests import fixed

RULER = Ruler(fixed)
A4 = PAPERS["A4"]


def test_strokes_at_the_edges_and_crosses_inside() -> None:
    """Five millimetres from the eighth on; arms of three."""
    lines = [mark for mark in cut_marks(A4, even_grid(A4, 2, 3)) if isinstance(mark, Line)]
    lengths = sorted(round(abs(m.x2 - m.x1 + m.y2 - m.y1) / MILLIMETRE, 3) for m in lines)

    assert lengths == [5.0] * 6 + [6.0] * 4
    assert min(min(m.x1, m.y1) for m in lines) == EDGE
    assert {m.x1 for m in lines if m.x1 == m.x2} == {A4.width / 2}
    assert (STROKE, CROSS) == (5 * MILLIMETRE, 3 * MILLIMETRE)


def test_one_card_on_a_page_is_not_cut() -> None:
    """No marks then."""
    assert cut_marks(A4, even_grid(A4, 1, 1)) == []


def test_pieces_fill_the_pages_row_by_row() -> None:
    """Each keeps away from the cuts, and every page has them, the last one too."""
    seen: list[tuple[str, float, float]] = []

    def draw(page: Page, piece: str, x: float, y: float) -> None:
        assert page.marks == []
        seen.append((piece, x, y))

    pages = cut_pages("ABCDEFG", A4, even_grid(A4, 2, 3), draw)

    width, height = A4.width / 2, A4.height / 3
    assert [piece for piece, _, _ in seen] == list("ABCDEFG")
    assert seen[0][1:] == seen[6][1:] == (EDGE, EDGE)
    assert seen[1][1:] == (width + EDGE, EDGE)
    assert seen[4][1:] == (EDGE, 2 * height + EDGE)
    assert [page.marks for page in pages] == [cut_marks(A4, even_grid(A4, 2, 3))] * 2
    assert {(page.width, page.height) for page in pages} == {(A4.width, A4.height)}


@pytest.mark.parametrize(
    ("paper", "across", "down"), [("A4", 2, 5), ("Letter", 2, 4), ("A3", 3, 7), ("A5", 1, 3)]
)
def test_cards_of_one_size_in_the_middle(paper: str, across: int, down: int) -> None:
    """As many as the paper holds with the marks around them, which are cut on all sides."""
    sheet = PAPERS[paper]
    grid = grid_of(sheet, 90 * MILLIMETRE, 55 * MILLIMETRE)
    xs, ys = grid.cuts(sheet)

    assert (grid.across, grid.down) == (across, down)
    assert (len(xs), len(ys)) == (across + 1, down + 1)
    assert xs[0] == pytest.approx(sheet.width - xs[-1])
    assert ys[0] == pytest.approx(sheet.height - ys[-1])
    for mark in cut_marks(sheet, grid):
        assert isinstance(mark, Line)
        assert min(mark.x1, mark.y1) >= EDGE - 0.5
        assert mark.x2 <= sheet.width - EDGE + 0.5
        assert mark.y2 <= sheet.height - EDGE + 0.5


def test_a_card_larger_than_the_paper_is_one() -> None:
    """Whoever asks for it sees what is cut off."""
    grid = grid_of(A4, 2 * A4.width, A4.height)

    assert (grid.across, grid.down) == (1, 1)


def test_text_from_up_to_and_about_a_place() -> None:
    """Each keeps the width that was measured."""
    width = RULER.width("Berg", 10.0)

    assert placed(RULER, 50.0, 7.0, "Berg", 10.0).x == 50.0
    assert placed_right(RULER, 50.0, 7.0, "Berg", 10.0).x == 50.0 - width
    assert centred(RULER, 50.0, 7.0, "Berg", 10.0).x == 50.0 - width / 2


def test_words_and_parts_go_from_the_end() -> None:
    """A word is cut only where not even the first has room."""
    room = RULER.width("Club final …", 9.0)

    assert as_many_words("Club final of the harbour", 9.0, room, RULER) == "Club final …"
    assert as_many_words("Club final", 9.0, room, RULER) == "Club final"
    assert "Donaudampfschifffahrt".startswith(
        as_many_words("Donaudampfschifffahrt", 9.0, 40.0, RULER)
    )
    assert as_many_parts("GM 2500 · SWE · Club of all", 9.0, 80.0, RULER) == "GM 2500 · SWE"
