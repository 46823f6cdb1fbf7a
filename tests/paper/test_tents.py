"""Tents and numbers by the fixed metric."""

from __future__ import annotations

import pytest

from arbiter.formats.handouts import BoardNumber, PlaceCard
from arbiter.paper.cutting import EDGE
from arbiter.paper.marks import Line, Text
from arbiter.paper.ruler import Ruler
from arbiter.paper.tents import BOARD, LARGEST, TWO_LINES, number_marks, tent_marks
from tests.paper.sheets_for_tests import extent, fixed

RULER = Ruler(fixed)
WIDTH, HEIGHT = 550.0, 376.0


def texts(family: str, given: str = "Anna", details: str = "GM 2500") -> list[Text]:
    """The texts of a tent, the upright ones first."""
    card = PlaceCard(family, given, details, "7", "Event")
    return [m for m in tent_marks(card, WIDTH, HEIGHT, RULER) if isinstance(m, Text)]


@pytest.mark.parametrize(("family", "size"), [("Li", LARGEST), ("Papadimitriou-Konst", None)])
def test_the_name_is_as_large_as_fits(family: str, size: float | None) -> None:
    """Sixty-four points at most, the whole width at least."""
    name = texts(family)[0]

    assert name.text == family
    assert name.size == (size or pytest.approx(WIDTH / RULER.width(family, 1.0, True)))
    assert name.x + name.width / 2 == pytest.approx(WIDTH / 2)


def test_under_forty_points_a_name_goes_into_two_lines() -> None:
    """Broken after its hyphen; a name without one stays whole and becomes smaller."""
    first, second = texts("Константиновский-Преображенский")[:2]

    assert [first.text, second.text] == ["Константиновский-", "Преображенский"]
    assert first.size == second.size == TWO_LINES
    assert texts("Wolfeschlegelsteinhausenberger")[0].size < TWO_LINES


def test_a_name_without_a_width_is_no_reason_to_print_nothing() -> None:
    """Nothing before the comma, as it may come in a foreign list."""
    assert [text.text for text in texts("")[:3]] == ["", "Anna", "GM 2500"]
    assert texts("")[0].size == LARGEST


def test_the_other_half_says_the_same_the_other_way_up() -> None:
    """Turned about the fold, at the same distance from it."""
    found = texts("Berg")
    upright = {t.text: t for t in found if not t.turned}
    turned = {t.text: t for t in found if t.turned}

    assert set(turned) == {"Berg", "Anna", "GM 2500"}
    for text, one in turned.items():
        left, top, right, bottom = extent(upright[text])
        assert extent(one) == pytest.approx(
            (WIDTH - right, HEIGHT - bottom, WIDTH - left, HEIGHT - top)
        )


def test_fold_marks_are_dashed_and_text_keeps_away_from_them() -> None:
    """Eight millimetres from the fold."""
    marks = tent_marks(PlaceCard("Berg", "Anna", "GM 2500", "7", "Event"), WIDTH, HEIGHT, RULER)
    folds = [mark for mark in marks if isinstance(mark, Line)]

    assert len(folds) == 2
    assert all(mark.dashed and mark.y1 == mark.y2 == HEIGHT / 2 for mark in folds)
    for mark in marks:
        if isinstance(mark, Text):
            _, top, _, bottom = extent(mark)
            assert top > HEIGHT / 2 + EDGE - 0.01 or bottom < HEIGHT / 2 - EDGE + 0.01


@pytest.mark.parametrize("number", ["1", "30"])
def test_a_board_has_two_hundred_points(number: str) -> None:
    """In the middle of its half page."""
    (mark,) = number_marks(BoardNumber(number), WIDTH, HEIGHT, RULER)
    assert isinstance(mark, Text)

    assert mark.size == BOARD
    left, top, right, _ = extent(mark)
    assert (left + right) / 2 == pytest.approx(WIDTH / 2)
    assert (top + mark.y) / 2 == pytest.approx(HEIGHT / 2, abs=3)
