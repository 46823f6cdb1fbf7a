"""Names in the headings of the crosstable."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from arbiter.document.document import Document
from arbiter.domain.tournament import Player
from arbiter.ui import theme
from arbiter.ui.crosstable_cursor import Spot
from arbiter.ui.crosstable_headers import elided, fitting_name
from arbiter.ui.crosstable_view import CrosstableView
from arbiter.ui.figures import advance
from arbiter.ui.view_state import ViewState
from tests.boards import seed


def test_a_name_gets_shorter_before_it_is_cut(qapp: object) -> None:
    """Whole, then surname and initial, then the surname with an ellipsis."""
    font = theme.font(15)
    player = Player("Moreau, Étienne")

    assert fitting_name(player, 500, font) == "Moreau, Étienne"
    assert fitting_name(player, advance("Moreau, É.", font), font) == "Moreau, É."
    assert fitting_name(player, advance("Morea…", font), font) == "Morea…"
    assert fitting_name(player, 500, font, short=True) == "Moreau, É."


@pytest.mark.parametrize("width", [0, 5, 30, 60])
def test_a_cut_text_fits(qapp: object, width: int) -> None:
    """As far as anything fits at all."""
    font = theme.font(15)

    assert advance(elided("Константинопольский", width, font), font) <= max(
        width, advance("…", font)
    )


def test_the_headings_of_the_cursor_are_lit(qapp: object, qtbot: object) -> None:
    """Its row at the left and its column above, and no longer those it left."""
    view = CrosstableView(Document(seed()), ViewState())
    qtbot.addWidget(view)
    view.resize(1016, 500)
    view.show()
    view.go_to(Spot(2, 3))
    view.go_to(Spot(4, 1))
    QApplication.processEvents()
    picture = view.grab().toImage()

    rows, columns = view.verticalHeader(), view.horizontalHeader()
    lit = []
    for row in range(7):
        point = rows.viewport().mapTo(view, QPoint(3, rows.sectionViewportPosition(row) + 4))
        lit.append(picture.pixelColor(point) == theme.roles().pen_soft)
    assert lit == [False, False, False, False, True, False, False]
    above = []
    for column in range(2, 9):
        left = columns.sectionViewportPosition(column) + 3
        point = columns.viewport().mapTo(view, QPoint(left, 4))
        above.append(picture.pixelColor(point) == theme.roles().pen_soft)
    assert above == [False, True, False, False, False, False, False]
