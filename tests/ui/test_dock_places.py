"""Places and widths of the panels survive tournaments, starts and sizes of the text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication

from arbiter.document.document import Document
from arbiter.ui import theme
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from tests.boards import f6

WIDE = 1366
NORMAL, LARGE = 100, 150


@pytest.fixture
def opened(qtbot, qapp):
    """Builds windows over a tournament; afterwards text is of its usual size."""
    windows: list[MainWindow] = []

    def open_window() -> MainWindow:
        window = MainWindow(Settings(), Document(f6()))
        window.actions_.serve()  # as soon as it is painted
        window.resize(WIDE, 740)
        window.show()
        windows.append(window)
        qtbot.wait(20)
        return window

    yield open_window
    for window in windows:
        window.close()
        window.deleteLater()
    theme.set_text_size(qapp, NORMAL)


def _drag(window: MainWindow, width: int) -> None:
    window.resizeDocks([window.desk.side], [width], Qt.Orientation.Horizontal)


def test_the_width_follows_the_size_of_the_text(qtbot, opened) -> None:
    """Larger text, wider panels; smaller text, and they give the room back."""
    window = opened()
    side = window.desk.side
    _drag(window, 320)
    qtbot.waitUntil(lambda: side.width() == 320)
    theme.set_text_size(QApplication.instance(), LARGE)
    qtbot.waitUntil(lambda: side.width() == 480)

    theme.set_text_size(QApplication.instance(), NORMAL)
    qtbot.waitUntil(lambda: side.width() == 320)


def test_a_width_is_kept_with_its_size_of_text(qtbot, opened) -> None:
    """Left at large text and begun at usual text, the panels are narrower."""
    theme.set_text_size(QApplication.instance(), LARGE)
    window = opened()
    _drag(window, 480)
    qtbot.waitUntil(lambda: window.desk.side.width() == 480)
    window.close()
    theme.set_text_size(QApplication.instance(), NORMAL)
    again = opened()

    qtbot.waitUntil(lambda: again.desk.side.width() == 320)


def test_hidden_panels_follow_when_they_are_shown(qtbot, opened) -> None:
    """Their width is owed to them."""
    window = opened()
    side = window.desk.side
    _drag(window, 320)
    qtbot.waitUntil(lambda: side.width() == 320)
    window.actions_.side.trigger()
    theme.set_text_size(QApplication.instance(), LARGE)
    qtbot.wait(20)
    assert not side.isVisible()
    window.actions_.side.trigger()

    qtbot.waitUntil(lambda: side.width() == 480)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_panels_of_their_own_window_come_back_so(qtbot, opened) -> None:
    """Floating, as wide as they were."""
    window = opened()
    window.desk.side.setFloating(True)
    window.desk.side.setGeometry(QRect(100, 120, 400, 500))
    qtbot.wait(20)
    window.close()
    again = opened()

    assert again.desk.side.isFloating()
    qtbot.waitUntil(lambda: again.desk.side.width() == 400)


def test_panels_below_come_back_below(qtbot, opened) -> None:
    """In the area where they were put."""
    window = opened()
    window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, window.desk.side)
    window.close()
    again = opened()

    area = again.dockWidgetArea(again.desk.side)
    assert area is Qt.DockWidgetArea.BottomDockWidgetArea


def test_the_what_if_panel_leaves_the_width_alone(qtbot, opened) -> None:
    """The standings come back as wide as they were: at once, and at the next start."""
    window = opened()
    _drag(window, 330)
    qtbot.waitUntil(lambda: window.desk.side.width() == 330)
    for _ in range(2):
        window.actions_.what_if.trigger()
        qtbot.wait(30)
    assert window.desk.side.isVisible()
    assert window.desk.side.width() == 330

    window.actions_.what_if.trigger()
    qtbot.wait(30)
    window.close()
    again = opened()
    qtbot.waitUntil(lambda: again.desk.side.width() == 330)


def test_who_asks_for_a_panel_at_once_keeps_it(qtbot, opened) -> None:
    """Also while the places of the last time are still being taken up."""
    opened().close()  # the journal was not shown
    window = MainWindow(Settings(), Document(f6()))
    window.actions_.serve()  # as soon as it is painted
    qtbot.addWidget(window)
    window.resize(WIDE, 740)
    window.show()
    window.actions_.journal.trigger()
    qtbot.wait(20)

    assert window.desk.journal_dock.isVisible()
    assert window.actions_.journal.isChecked()
    assert window.desk.journal.isAncestorOf(QApplication.focusWidget())
    window.close()
