"""The cursor of the what-if table asks for a player and a place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from arbiter.domain.examples import seven
from arbiter.domain.standings import standings
from arbiter.domain.whatif.counting import count_outcomes
from arbiter.ui.what_if_model import WhatIfModel
from arbiter.ui.what_if_view import WhatIfView


@pytest.fixture
def view(qtbot) -> WhatIfView:
    """Over the seed's seven with the last round open."""
    tournament = seven("en", last_round_open=True)
    model = WhatIfModel()
    view = WhatIfView(model)
    qtbot.addWidget(view)
    view.resize(580, 300)
    view.show()
    model.show_outlook(standings(tournament), count_outcomes(tournament))
    return view


def test_arrows_ask(qtbot, view) -> None:
    """Down to the next player, right to the next place."""
    asked = []
    view.asked.connect(lambda number, place: asked.append((number, place)))
    view.go_to(1, 1)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Down)

    assert asked[0] == (1, 1)
    assert asked[1] == (1, 2)
    assert asked[2][0] != 1
    assert asked[2][1] == 2


def test_enter_wants_an_example(qtbot, view) -> None:
    """Of an outcome that leads to the cell."""
    view.go_to(1, 2)
    with qtbot.waitSignal(view.example_asked):
        qtbot.keyClick(view, Qt.Key.Key_Return)


def test_all_columns_fit(view) -> None:
    """Seven players need no scrolling at the width of the dock."""
    assert view.horizontalHeader().length() <= view.viewport().width()
    assert view.height_in(10_000) == view.sizeHint().height() - 1


def test_painted(view) -> None:
    """Likely places are deeper than unlikely ones, impossible ones are paper."""
    picture = view.viewport().grab().toImage()
    model = view.table
    from arbiter.ui import theme
    from arbiter.ui.what_if_model import FIRST_PLACE

    def ground(row: int, place: int):
        rect = view.visualRect(model.index(row, FIRST_PLACE + place - 1))
        return picture.pixelColor(rect.left() + 2, rect.top() + 3)

    view.clearSelection()
    assert ground(4, 5) == theme.mixed(theme.roles().surface, theme.roles().tint, 1.0)
    assert ground(4, 1) == theme.roles().surface
    assert ground(2, 2).lightness() < ground(2, 1).lightness()
