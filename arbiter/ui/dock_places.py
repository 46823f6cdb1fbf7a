"""Where the panels beside and below stand: kept from one tournament, and one start, to the next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow

from arbiter.ui import theme
from arbiter.ui.settings import Settings
from arbiter.ui.side_dock import WIDTH

LAYOUT = 1
"""Version of the places of docks that are remembered."""
NORMAL = 100
"""Per cent: widths are remembered as at this size of text."""
MOST = 40
"""Per cent of the window that the panels beside may take when it opens."""


class DockPlaces(QObject):
    """Restores places and widths, and lets the width follow the size of the text.

    So a width that was chosen with large text is not too wide with small.
    """

    def __init__(
        self,
        window: QMainWindow,
        side: QDockWidget,
        below: QDockWidget,
        wanted: QAction,
        shown: Callable[[], None],
        parent: QObject,
    ) -> None:
        """*wanted* says whether *side* is to be in view; *shown* is called after every
        restoring, to show what belongs to this moment."""
        super().__init__(parent)
        self._wanted = wanted
        self._window = window
        self._side = side
        self._docks = side, below
        self._shown = shown
        self._percent = theme.text_size()
        self._wish = 0
        self._width = 0
        side.installEventFilter(self)
        theme.notifier().changed.connect(self._look_changed)
        side.visibilityChanged.connect(self._seen)

    def keep(self, settings: Settings) -> None:
        """Remember where everything is."""
        settings.keep_bytes("layout", self._window.saveState(LAYOUT))
        settings.side_shown = self._wanted.isChecked()
        width = self._wish or self._width or self._side.width()
        settings.side_width = round(width * NORMAL / theme.text_size())

    def restore(self, settings: Settings) -> None:
        """Put everything where it was."""
        layout = settings.bytes("layout")
        self._wanted.setChecked(settings.side_shown)
        self._put(layout)
        shown, width = self._in_view(), settings.side_width or WIDTH
        # Only a window that is laid out divides its room.
        QTimer.singleShot(0, self, lambda: self._settle(layout, shown, width))

    def _put(self, layout: QByteArray) -> None:
        if not layout.isEmpty():
            self._window.restoreState(layout, LAYOUT)
        self._shown()

    def _in_view(self) -> list[bool]:
        return [not dock.isHidden() for dock in self._docks]

    def _settle(self, layout: QByteArray, shown: list[bool], width: int) -> None:
        """Divide the width. In a window that is in view already the parts that were taken
        away still had it the first time. Who has asked for a panel since then keeps it."""
        if self._window.dockWidgetArea(self._side) is Qt.DockWidgetArea.NoDockWidgetArea:
            return  # another tournament was opened in the meantime
        if self._in_view() == shown:
            self._put(layout)
        self._wish = theme.scaled(width)
        self._grant()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice how wide the panels are, but for pushes by something that passes: another size
        of the text, panels that are put away and come back."""
        steady = self._percent == theme.text_size() and not self._wish
        if event.type() == QEvent.Type.Resize and steady and self._side.isVisible():
            self._width = self._side.width()
        return False

    def _look_changed(self) -> None:
        before, self._percent = self._percent, theme.text_size()
        if before != self._percent:
            width = self._wish or self._width or self._side.width()
            self._wish = round(width * self._percent / before)
            QTimer.singleShot(0, self, self._grant)

    def _seen(self, seen: bool) -> None:
        """What takes the place of the panels may be wider; they come back as they were."""
        if seen and self._side.isFloating():
            self._wish = 0  # nothing else is in its place
        elif seen:
            QTimer.singleShot(0, self, self._grant)
        elif not self._wish:
            self._wish = self._width

    def _grant(self) -> None:
        """Make the panels as wide as they are to be, once they are in view."""
        if self._wish and self._side.isVisible():
            width, self._wish = self._wish, 0
            self._set_width(width)

    def _set_width(self, width: int) -> None:
        """On a smaller screen than last time the work surface keeps the larger part."""
        if self._side.isFloating():
            self._side.resize(width, self._side.height())
            return
        width = min(width, self._window.width() * MOST // 100)
        if width != self._side.width():
            self._window.resizeDocks([self._side], [width], Qt.Orientation.Horizontal)
