"""The what-if panel in the window: beside the work, or in a narrow window on a tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from arbiter.document.document import Document
from arbiter.ui import theme
from arbiter.ui.actions import Actions
from arbiter.ui.languages import translate
from arbiter.ui.late_page import LatePage
from arbiter.ui.panel_title import PanelTitle
from arbiter.ui.standings_panel import StandingsPanel
from arbiter.ui.view_state import ViewState
from arbiter.ui.work_tabs import WorkTabs

if TYPE_CHECKING:
    from arbiter.ui.standings_marks import StandingsMarks

USUAL_PRIZES = 3
"""So many places matter where the prizes are not known."""
WIDTH = 480
MOST = 60
"""Per cent of the window that the panel may take."""


class WhatIfCommands(QObject):
    """One key shows the panel in the place of the standings, and puts it away again.

    Signals:
        placed: it has come into view, or gone.
        trial_asked: (Trial) results are to be tried out.
    """

    placed = Signal()
    trial_asked = Signal(object)

    def __init__(
        self,
        document: Document,
        state: ViewState,
        actions: Actions,
        tabs: WorkTabs,
        standings: StandingsPanel,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._state = state
        self._action = actions.what_if
        self._tabs = tabs
        self._standings = standings
        self._window = window
        self.page = LatePage(self._panel)
        self.page.setObjectName("what_if_page")
        self.dock = QDockWidget(translate("WhatIf", "What if"), window)
        self.dock.setObjectName("what_if")
        self.dock.setTitleBarWidget(PanelTitle(self.dock))  # until the panel has its own
        self.dock.setWidget(self.page)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.dock.hide()
        self._marks: StandingsMarks | None = None
        self._prizes = len(document.tournament.prizes.amounts)
        if not state.prize_places:
            state.set_prize_places(self._prizes or USUAL_PRIZES)
        document.changed.connect(self._follow)
        actions.marks.setChecked(state.marks)
        self._show_marks()
        self._action.setChecked(state.what_if)

    def connect_to(self, actions: Actions) -> None:
        """Do what *actions* ask for."""
        actions.what_if.triggered.connect(self.toggle)
        actions.marks.triggered.connect(self._marks_wanted)

    def _panel(self, parent: QWidget) -> QWidget:
        from arbiter.ui.what_if_panel import WhatIfPanel  # many events never ask

        panel = WhatIfPanel(self._document, self._state, parent)
        panel.trial_asked.connect(self.trial_asked)
        panel.filled.connect(self._set_width)
        self.dock.setTitleBarWidget(panel.title)
        return panel

    @property
    def shown(self) -> bool:
        """Whether the panel takes the place of what stands beside the work."""
        return self._state.what_if and not self._tabs.compact

    def toggle(self) -> None:
        """Show the panel, or put it away."""
        self._state.what_if = self._action.isChecked()
        self.place()
        if self._state.what_if:
            self.page.focus_first()

    def _follow(self) -> None:
        """Prizes that are announced say how many places matter."""
        prizes = len(self._document.tournament.prizes.amounts)
        if prizes != self._prizes:
            self._prizes = prizes
            self._state.set_prize_places(prizes or USUAL_PRIZES)

    def _marks_wanted(self, wanted: bool) -> None:
        self._state.marks = wanted
        self._show_marks()

    def _show_marks(self) -> None:
        if self._state.marks and self._marks is None:
            from arbiter.ui.standings_marks import StandingsMarks  # only who asks for them

            self._marks = StandingsMarks(self._document, self._state, self._standings.model, self)
        elif not self._state.marks and self._marks is not None:
            self._marks.end()
            self._marks = None

    def put_away(self) -> None:
        """Make room for what stands beside the work otherwise."""
        if self._state.what_if:
            self._state.what_if = False
            self._action.setChecked(False)
            self.place()

    def place(self) -> None:
        """Show the panel where it belongs now, if it is wanted."""
        wanted, compact = self._state.what_if, self._tabs.compact
        tab = self._tabs.indexOf(self.page)
        if compact and wanted:
            self.dock.hide()
            if tab < 0:
                self.dock.setWidget(QWidget(self.dock))
                self._tabs.addTab(self.page, translate("WhatIf", "What if"))
            self._tabs.setCurrentWidget(self.page)
        else:
            if tab >= 0:
                self._tabs.removeTab(tab)
                self.dock.setWidget(self.page)
            self.page.setVisible(wanted)
            self.dock.setVisible(wanted)
            if wanted:
                QTimer.singleShot(0, self, self._set_width)  # when the window is laid out
        self.placed.emit()

    def _set_width(self) -> None:
        """As the table wants it; the boards keep their part of the window."""
        if not self.dock.isVisible() or self.dock.isFloating() or not self.page.built:
            return
        width = max(theme.scaled(WIDTH), self.page.page.wanted_width)
        width = min(width, self._window.width() * MOST // 100)
        if width != self.dock.width():
            self._window.resizeDocks([self.dock], [width], Qt.Orientation.Horizontal)
