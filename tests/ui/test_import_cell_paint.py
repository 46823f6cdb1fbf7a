"""How a cell of a foreign sheet looks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from arbiter.formats.recognition.recognised import CellState
from arbiter.ui import theme
from arbiter.ui.import_cell_paint import (
    SIGNS,
    cell_font,
    ground,
    paint_ground,
    paint_text,
    spills,
    verdict,
)
from arbiter.ui.import_desk import ImportDesk
from tests.ui import april


def _inks(paint) -> set[str]:
    image = QImage(80, 30, QImage.Format.Format_RGB32)
    image.fill(theme.roles().surface)
    painter = QPainter(image)
    paint(painter, QRect(0, 0, 80, 30))
    painter.end()
    return {image.pixelColor(x, y).name() for x in range(80) for y in range(30)}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_each_state_has_its_paper(qapp, scheme) -> None:
    """Green, amber and red are told apart, in both themes; a sign stands with amber and red."""
    theme.apply_theme(qapp, scheme)
    states = (CellState.SURE, CellState.INFERRED, CellState.CONTRADICTORY, CellState.DIAGONAL)
    papers = {ground(state).name() for state in (*states, CellState.UNUSED)}
    assert len(papers) == 5
    assert set(SIGNS) == {CellState.INFERRED, CellState.CONTRADICTORY}
    for state in states:
        inks = _inks(lambda painter, rect, state=state: paint_ground(painter, rect, state))
        assert ground(state).name() in inks
        if state in SIGNS:
            assert len(inks) > 3  # paper, line and the letters of the sign
        else:
            assert len(inks) == 2


def test_a_frame_seen_from_elsewhere_has_the_colour_of_the_verdict(qapp) -> None:
    """Red for what was not understood."""
    assert verdict(CellState.CONTRADICTORY) == theme.roles().bad
    assert verdict(CellState.SURE) == theme.roles().edge


def test_text_by_state(qapp) -> None:
    """Slanted where nothing is read, heavier where one should look, struck where left out."""
    assert cell_font(CellState.UNUSED).italic()
    assert not cell_font(CellState.UNUSED, typed=True).italic()
    assert cell_font(CellState.INFERRED).bold()
    assert cell_font(CellState.SURE, left_out=True).strikeOut()


def test_what_was_typed_is_the_pens_and_left_open_is_a_dot(qapp) -> None:
    """Nothing is painted on the diagonal or for an empty cell."""
    desk = ImportDesk(april.book(), recognise=april.read)
    pen = theme.roles().pen.name()

    def inks(row: int, column: int) -> set[str]:
        return _inks(lambda painter, rect: paint_text(painter, rect, desk, row, column))

    assert pen not in inks(6, 8)
    desk.type_cell(6, 8, "1")
    assert pen in inks(6, 8)
    desk.type_cell(6, 8, "")
    assert len(inks(6, 8)) > 1
    assert len(inks(3, 4)) == len(inks(1, 5)) == 1


def test_only_what_is_not_used_goes_on_over_its_neighbours(qapp) -> None:
    """The title above the table, not a name in it."""
    desk = ImportDesk(april.book(), recognise=april.read)

    assert spills(desk, 1, 3)
    assert not spills(desk, 3, 2)
