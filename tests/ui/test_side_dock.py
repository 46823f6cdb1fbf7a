"""The dock at the right: findings before the draw, standings and *Why?* after it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from arbiter.document.document import Document
from arbiter.domain.edits import AddPlayers, DrawLots
from arbiter.domain.tournament import LotMethod, Player, Tournament
from arbiter.ui.side_dock import SideDock, findings_title
from arbiter.ui.view_state import ViewState
from tests.demo import sixteen

THREE = tuple(Player(name) for name in ("Adams", "Berg", "Costa"))


@pytest.fixture
def dock(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = SideDock(Document(Tournament(players=THREE)), ViewState(), window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.show()
    yield dock
    window.close()


def test_the_draw_exchanges_the_panels(dock: SideDock) -> None:
    """And the title above them."""
    assert dock.findings.isVisible()
    assert not dock.standings.title.isVisible()

    dock._document.apply(DrawLots(LotMethod.AS_LISTED, (1, 2, 3)))
    assert not dock.findings.isVisible()
    assert dock.standings.isVisible()
    assert dock.why.isVisible()
    assert dock.standings.title.isVisible()


def test_findings_are_counted_in_the_title(dock: SideDock) -> None:
    """Twins are one finding."""
    dock._document.apply(AddPlayers((Player("Berg"),)))

    assert dock._findings_title.text == "Before the draw"
    assert dock._findings_title.tag == "1 finding"
    assert findings_title(0) == ("Before the draw", "", "plain")


def test_its_button_asks_for_the_lots(qtbot, dock: SideDock) -> None:
    """The window goes there."""
    with qtbot.waitSignal(dock.draw_requested):
        dock.findings.page.button.click()


def test_why_comes_after_the_first_picture(qtbot, dock: SideDock) -> None:
    """Before the draw not at all; then in the place that was kept for it."""
    qtbot.wait(50)
    assert dock.findChild(QWidget, "why") is None

    dock._document.apply(DrawLots(LotMethod.AS_LISTED, (1, 2, 3)))
    assert dock.findChild(QWidget, "why") is None
    qtbot.waitUntil(lambda: dock.findChild(QWidget, "why") is dock.why)
    assert dock.why.isVisible()
    assert [dock._splitter.widget(n) for n in (0, 1)] == [dock.standings, dock.why]


def test_no_panel_lies_over_the_other_in_a_lower_window(qtbot) -> None:
    """A bar across the window, or larger text, takes height from both."""
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(1366, 800)
    dock = SideDock(Document(sixteen()), ViewState(), window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.show()
    for height in (800, 560, 700, 480):
        window.resize(1366, height)
        qtbot.waitUntil(lambda: dock.standings.geometry().bottom() < dock.why.geometry().top())
