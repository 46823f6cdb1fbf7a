"""The window stands where it was left, on a screen that is there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from arbiter.ui.settings import Settings
from arbiter.ui.window_place import place_window


@pytest.fixture
def window(qtbot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def _room() -> QRect:
    return QGuiApplication.primaryScreen().availableGeometry()


def _left_at(qtbot, settings: Settings, place: QRect) -> None:
    before = QWidget()
    qtbot.addWidget(before)
    before.setGeometry(place)
    settings.keep_bytes("geometry", before.saveGeometry())


def test_the_first_time_it_has_the_whole_of_a_small_screen(window: QWidget) -> None:
    """And the middle of it."""
    fills = place_window(window, Settings())

    assert fills == (_room().width() <= 1366)
    assert window.width() <= _room().width()


def test_later_it_stands_where_it_was(qtbot, window: QWidget) -> None:
    """With its size."""
    settings = Settings()
    _left_at(qtbot, settings, QRect(60, 80, 500, 400))

    assert not place_window(window, settings)
    assert window.size().width() == 500
    assert window.geometry().topLeft().x() == 60


def test_a_screen_that_is_gone(qtbot, window: QWidget) -> None:
    """Left on a second screen, begun without it: it can be seen whole."""
    settings = Settings()
    _left_at(qtbot, settings, QRect(5000, 4000, 500, 400))
    place_window(window, settings)

    assert _room().contains(window.geometry().center())
    assert window.width() == 500


def test_nonsense_is_the_first_time(window: QWidget) -> None:
    """Bytes of another program."""
    settings = Settings()
    settings.keep_bytes("geometry", b"\x01\x02")
    place_window(window, settings)

    assert _room().intersects(window.geometry())
