"""Where the window stands: as it was left, on a screen that is there."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from arbiter.ui.settings import Settings

SMALL_SCREEN = 1366
"""Up to this width the window begins as large as the screen."""
HEIGHT = 860


def place_window(window: QWidget, settings: Settings) -> bool:
    """Put *window* where it was last; whether it is to fill the screen, at the first start.

    At first it has the whole of a small screen and the middle of a large one; the middle is
    also its place where the screen on which it was is gone.
    """
    room = QGuiApplication.primaryScreen().availableGeometry()
    kept = settings.bytes("geometry")
    if not kept.isEmpty() and window.restoreGeometry(kept):
        if QGuiApplication.screenAt(window.frameGeometry().center()) is None:
            window.resize(window.size().boundedTo(room.size()))
            window.move(room.center() - window.rect().center())
        return False
    window.resize(min(SMALL_SCREEN, room.width()), min(HEIGHT, room.height()))
    window.move(room.center() - window.rect().center())
    return room.width() <= SMALL_SCREEN
