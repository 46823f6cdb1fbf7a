"""Practising: opens the example, watches what is tried on it, and begins anew with one key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDockWidget, QWidget

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.domain.errors import FileProblem
from arbiter.domain.examples import practice
from arbiter.ui import theme
from arbiter.ui.actions import Actions
from arbiter.ui.languages import current_language, translate
from arbiter.ui.practice_panel import PracticePanel
from arbiter.ui.practice_steps import seen, steps

if TYPE_CHECKING:
    from arbiter.ui.main_window import MainWindow

ROOM = 900
"""So many pixels, at the usual text size, the work keeps beside the list."""


class PracticeCommands(QObject):
    """Of one window. What has been done is remembered until the example is begun anew."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._document: Document | None = None
        self._done: set[str] = set()
        self._dock: QDockWidget | None = None
        self.panel: PracticePanel | None = None

    def begin(self) -> None:
        """Open the example as it is at the beginning; the one that was open goes."""
        try:
            document = session.practice_document(practice(current_language()))
        except FileProblem as error:
            self._window.show_problem(error)
            return
        before, self._document = self._document, document
        self._done = set()
        self._window.show_document(document)
        if self._window.document is not document:  # the present one could not be left
            self._document = before
            return
        document.changed.connect(self._look)

    def show(self, actions: Actions) -> None:
        """Put the list beside the work, if the example is open; connect to *actions*."""
        if not self._practising:
            return
        actions.practise_again.setVisible(True)

        def keys(name: str) -> str:
            shortcut = getattr(actions, name).shortcut()
            return str(shortcut.toString(QKeySequence.SequenceFormat.NativeText))

        window = self._window
        beginning = practice(current_language())
        self.panel = PracticePanel(steps(beginning, keys), keys("practise_again"), window)
        self.panel.again_asked.connect(self.begin)
        actions.practise_again.triggered.connect(self.begin)
        actions.what_if.triggered.connect(lambda: self._take("what_if"))
        for action in (actions.print_round, actions.print, actions.print_bundle):
            action.triggered.connect(lambda: self._take("print"))
        dock = self._dock = QDockWidget(translate("Practice", "Practice"), window)
        dock.setObjectName("practice")
        dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        dock.setTitleBarWidget(QWidget(dock))
        dock.setWidget(self.panel)
        # Places that were kept from an earlier time may put it elsewhere.
        dock.dockLocationChanged.connect(lambda: QTimer.singleShot(0, self, self.fit))
        self.fit()
        self._look()

    def fit(self) -> None:
        """Beside the work; where that would become narrow, below it, one thing at a time."""
        dock, panel, window = self._dock, self.panel, self._window
        if dock is None or panel is None:
            return
        narrow = window.width() - panel.wide < ROOM * theme.text_size() / 100
        panel.set_compact(narrow)
        area = Qt.DockWidgetArea.LeftDockWidgetArea
        if narrow:
            area = Qt.DockWidgetArea.BottomDockWidgetArea
        if window.dockWidgetArea(dock) is not area:
            window.addDockWidget(area, dock)
        dock.setVisible(True)

    def put_away(self) -> None:
        """Take the list out of the window, which is built anew."""
        if self._dock is not None:
            self._window.removeDockWidget(self._dock)
            self._dock.setObjectName("")
            self._dock.deleteLater()
        self._dock = self.panel = None

    @property
    def _practising(self) -> bool:
        return self._document is not None and self._window.document is self._document

    def _look(self, _change: object = None) -> None:
        if self._document is not None:
            self._done |= seen(self._document)
            self._show_done()

    def _take(self, name: str) -> None:
        self._done.add(name)
        self._show_done()

    def _show_done(self) -> None:
        if self.panel is not None:
            self.panel.show_done(set(self._done))
