"""Where the panels beside and below stand: kept from one tournament, and one start, to the next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow

from arbiter.ui import theme
from arbiter.ui.settings import Settings
from arbiter.ui.side_dock import WIDTH

LAYOUT = 1
"""Version of the places of docks that are remembered."""
MOST = 40
"""Per cent of the window that the panels beside may take when it opens."""


class DockPlaces(QObject):
    """Restores places and widths, and lets the width follow the size of the text.

    A width is remembered in pixels of the text size that it was chosen at.
    """

    def __init__(
        self, window: QMainWindow, side: QDockWidget, shown: Callable[[], None], parent: QObject
    ) -> None:
        """*shown* is called after every restoring: to show what belongs to this moment."""
        super().__init__(parent)
        self._window = window
        self._side = side
        self._shown = shown
        self._percent = theme.text_size()
        self._owed = 1.0
        theme.notifier().changed.connect(self._look_changed)
        side.visibilityChanged.connect(self._pay)

    def keep(self, settings: Settings) -> None:
        """Remember where everything is."""
        settings.keep_bytes("layout", self._window.saveState(LAYOUT))
        settings.layout_text_size = theme.text_size()

    def restore(self, settings: Settings) -> None:
        """Put everything where it was."""
        layout, percent = settings.bytes("layout"), settings.layout_text_size
        self._put(layout)
        # Only a window that is laid out divides its room.
        QTimer.singleShot(0, self, lambda: self._settle(layout, percent))

    def _put(self, layout: QByteArray) -> bool:
        known = not layout.isEmpty() and self._window.restoreState(layout, LAYOUT)
        self._shown()
        return known

    def _settle(self, layout: QByteArray, percent: int) -> None:
        """Divide the width. In a window that is in view already the parts that were taken
        away still had it the first time."""
        if self._window.dockWidgetArea(self._side) is Qt.DockWidgetArea.NoDockWidgetArea:
            return  # another tournament was opened in the meantime
        if self._put(layout):
            self._scale(theme.text_size() / percent)
        else:
            self._set_width(theme.scaled(WIDTH))

    def _look_changed(self) -> None:
        before, self._percent = self._percent, theme.text_size()
        if before != self._percent:
            self._owed *= self._percent / before
            # The panels learn their new sizes first.
            QTimer.singleShot(0, self, self._pay)

    def _pay(self) -> None:
        """Make the panels as much wider or narrower as the text has become, once in view."""
        if self._owed != 1 and self._side.isVisible():
            ratio, self._owed = self._owed, 1.0
            self._scale(ratio)

    def _scale(self, ratio: float) -> None:
        if self._side.isFloating():
            size = self._side.size()
            self._side.resize(round(size.width() * ratio), size.height())
        else:
            self._set_width(round(self._side.width() * ratio))

    def _set_width(self, width: int) -> None:
        """On a smaller screen than last time the work surface keeps the larger part."""
        width = min(width, self._window.width() * MOST // 100)
        if width != self._side.width():
            self._window.resizeDocks([self._side], [width], Qt.Orientation.Horizontal)
