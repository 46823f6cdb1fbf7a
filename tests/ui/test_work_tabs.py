"""The tabs of the work surface."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.ui import theme
from arbiter.ui.side_dock import SideDock
from arbiter.ui.view_state import ViewState
from arbiter.ui.work_tabs import WorkTabs
from tests.boards import drawn


@pytest.fixture
def window(qtbot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(1000, 600)
    return window


def _tabs(window: QMainWindow, tournament: Tournament, state: ViewState) -> WorkTabs:
    tabs = WorkTabs(Document(tournament), state, window)
    window.setCentralWidget(tabs)
    window.show()
    return tabs


def test_it_begins_where_the_work_is(window: QMainWindow) -> None:
    """Players before the draw, the crosstable after it, else where the arbiter was."""
    before, after, chosen = ViewState(), ViewState(), ViewState()
    chosen.tab = "pairings"

    tabs = _tabs(window, Tournament(), before)
    assert tabs.currentWidget() is tabs.players
    tabs = _tabs(window, drawn(4), after)
    assert tabs.currentWidget() is tabs.crosstable
    tabs = _tabs(window, drawn(4), chosen)
    assert tabs.currentWidget() is tabs.pairings


def test_the_tab_in_view_is_remembered_in_the_view_state(window: QMainWindow) -> None:
    """A window in another language finds it there."""
    state = ViewState()
    tabs = _tabs(window, drawn(4), state)
    tabs.go_to(tabs.pairings)

    assert state.tab == "pairings"


def test_the_corner_belongs_to_the_tab(window: QMainWindow) -> None:
    """The order of the crosstable is chosen beside its tab, and nowhere else."""
    tabs = _tabs(window, drawn(4), ViewState())
    crosstable = tabs.cornerWidget().currentWidget()
    tabs.go_to(tabs.players)

    assert tabs.cornerWidget().currentWidget() is not crosstable
    assert tabs.cornerWidget().sizeHint().height() == tabs.tabBar().sizeHint().height()


def test_there_is_no_line_above_the_corner(window: QMainWindow, qapp: QApplication) -> None:
    """The order of the crosstable stands on the same ground as the tabs."""
    theme.apply_theme(qapp, "light")
    tabs = _tabs(window, drawn(4), ViewState())
    corner = tabs.cornerWidget().geometry()
    picture = tabs.grab().toImage()
    seen = {picture.pixelColor(corner.right(), y).name() for y in range(corner.center().y())}

    assert seen == {theme.roles().window.name()}


def test_panels_come_and_go(window: QMainWindow) -> None:
    """Taken in they are tabs, given back they are in the dock."""
    state = ViewState()
    document = Document(drawn(4))
    dock = SideDock(document, state, window)
    tabs = WorkTabs(document, state, window)
    window.setCentralWidget(tabs)
    tabs.take_in(dock)
    assert tabs.compact
    assert tabs.indexOf(dock.standings) > 0
    assert not tabs.isTabVisible(tabs.indexOf(dock.findings))

    tabs.setCurrentWidget(dock.standings)
    tabs.give_back()
    assert tabs.currentWidget() is tabs.crosstable
    assert not tabs.compact
    assert tabs.indexOf(dock.standings) < 0
    assert dock.isAncestorOf(dock.standings)


def test_lots_are_gone_after_the_first_result(window: QMainWindow) -> None:
    """And back when it is cleared."""
    tabs = _tabs(window, drawn(4), ViewState())
    tabs._document.apply(SetResult(1, 4, 1, Result.DRAW))
    assert not tabs.isTabVisible(tabs.indexOf(tabs.lots))

    tabs._document.apply(SetResult(1, 4, 1, None))
    assert tabs.isTabVisible(tabs.indexOf(tabs.lots))


def test_tabs_that_nobody_looks_at_are_built_after_the_window_is_painted(
    qtbot, window: QMainWindow
) -> None:
    """The first picture doesn't wait for them, the first turn to one finds it ready."""
    tabs = WorkTabs(Document(drawn(4)), ViewState(), window)
    window.setCentralWidget(tabs)
    assert tabs.crosstable.built
    assert not tabs.players.built
    assert not tabs.pairings.built

    window.show()
    qtbot.waitUntil(lambda: tabs.players.built and tabs.pairings.built)
    assert not tabs.lots.built


def test_round_and_keys_hold_for_pairings_that_are_built_later(window: QMainWindow) -> None:
    """What was chosen before the first look at them is not lost."""
    state = ViewState()
    tabs = _tabs(window, drawn(4), state)
    state.show_round(2)
    tabs.set_result_keys("123")
    assert not tabs.pairings.built

    tabs.go_to(tabs.pairings)
    assert tabs.pairings.page.model.round == 2


def test_a_result_typed_on_the_tabs_goes_to_the_cursor(qtbot, window: QMainWindow) -> None:
    """Tab leads from the boards to the tabs, where the arbiter goes on typing."""
    tabs = _tabs(window, drawn(4), ViewState())
    document = tabs._document
    for tab in (tabs.pairings, tabs.crosstable):
        tabs.go_to(tab)
        tabs.tabBar().setFocus()
        qtbot.keyClicks(tabs.tabBar(), "1")
        assert tab.isAncestorOf(window.focusWidget())
    assert document.undo_line.count == 2
    tabs.setCurrentWidget(tabs.players)
    tabs.tabBar().setFocus()
    qtbot.keyClicks(tabs.tabBar(), "1")
    assert document.undo_line.count == 2


def test_before_the_draw_a_key_on_the_tabs_is_nothing(qtbot, window: QMainWindow) -> None:
    """There is no board that it could be for."""
    tabs = _tabs(window, Tournament(), ViewState())
    for tab in (tabs.pairings, tabs.crosstable):
        tabs.setCurrentWidget(tab)
        tabs.tabBar().setFocus()
        qtbot.keyClicks(tabs.tabBar(), "1")
    assert tabs._document.undo_line.count == 0
