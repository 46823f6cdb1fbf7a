"""F8 shows the what-if in the place of the standings, and puts it away again."""

from __future__ import annotations

import pytest

from arbiter.document.document import Document
from arbiter.domain.examples import seven
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings


@pytest.fixture
def window(qtbot, tmp_path):
    """The seed's seven with the last round open."""
    document = Document(seven("en", last_round_open=True))
    window = MainWindow(Settings(tmp_path / "a.ini"), document)
    window.actions_.serve()  # as soon as it is painted
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    return window


def test_in_the_place_of_the_standings(window) -> None:
    """And they come back."""
    action = window.actions_.what_if
    action.trigger()
    assert window.desk.what_if.dock.isVisible()
    assert not window.desk.side.isVisible()
    action.trigger()
    assert not window.desk.what_if.dock.isVisible()
    assert window.desk.side.isVisible()


def test_why_takes_its_place(window) -> None:
    """Who asks why sees why."""
    window.actions_.what_if.trigger()
    window.actions_.why.trigger()
    assert window.desk.side.isVisible()
    assert not window.actions_.what_if.isChecked()


def test_in_a_narrow_window_it_is_a_tab(qtbot, window) -> None:
    """And a panel again in a wide one."""
    window.actions_.what_if.trigger()
    window.resize(640, 480)
    qtbot.waitUntil(lambda: window.desk.tabs.compact)
    assert window.desk.tabs.currentWidget() is window.desk.what_if.page
    window.resize(1366, 768)
    qtbot.waitUntil(lambda: not window.desk.tabs.compact)
    assert window.desk.what_if.dock.isVisible()
    assert window.desk.tabs.indexOf(window.desk.what_if.page) < 0


def test_it_stays_through_a_change_of_language(window) -> None:
    """The window is built anew with it."""
    window.actions_.what_if.trigger()
    window._build_again()
    assert window.desk.what_if.dock.isVisible()
    assert window.actions_.what_if.isChecked()
