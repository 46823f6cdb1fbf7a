"""The dock at the right: what to look at before the draw, then the standings and *Why?*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QSplitter, QStackedWidget, QWidget

from arbiter.document.document import Document
from arbiter.ui import theme
from arbiter.ui.languages import translate
from arbiter.ui.late_page import LatePage
from arbiter.ui.panel_title import PanelTitle, Verdict
from arbiter.ui.standings_panel import StandingsPanel
from arbiter.ui.view_state import ViewState

if TYPE_CHECKING:
    from arbiter.ui.why_panel import WhyPanel

WIDTH = 350


class SideDock(QDockWidget):
    """Its three panels can leave it: in a narrow window they are tabs.

    Signals:
        draw_requested: the arbiter wants to draw the lots.
        player_asked: (int, str) number of the player, and field, that a finding is about.
    """

    draw_requested = Signal()
    player_asked = Signal(int, str)

    def __init__(self, document: Document, state: ViewState, parent: QWidget) -> None:
        super().__init__(translate("SideDock", "Standings"), parent)
        self.setObjectName("side")
        self._document = document
        self._state = state
        self.findings = LatePage(self._findings_panel, self)
        self.standings = StandingsPanel(document, state, self)
        self._why: WhyPanel | None = None
        self._paper = _Paper(self)
        self._paper.painted.connect(self._build_why)
        self.standings.view.turned.connect(lambda way: self.why.turn(way))
        self._findings_title = PanelTitle()
        self._title = QStackedWidget(self)
        self._title.addWidget(self._findings_title)
        self._title.addWidget(self.standings.title)
        self.setTitleBarWidget(self._title)
        self._splitter = _Splitter(Qt.Orientation.Vertical)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        self._stack = _Stack()
        self._stack.addWidget(self._splitter)
        self.setWidget(self._stack)
        self.take_back()
        document.changed.connect(self.refresh)
        self.refresh()

    @property
    def why(self) -> WhyPanel:
        """*Why?*; built when the window has been painted, or when it is asked for."""
        if self._why is None:
            self._build_why()
        return self._why

    def _build_why(self) -> None:
        if self._why is None:
            from arbiter.ui.why_panel import WhyPanel  # the tables are there sooner without it

            self._why = WhyPanel(self._document, self._state, self)
            self._splitter.replaceWidget(self._splitter.indexOf(self._paper), self._why)
            self._paper.deleteLater()

    def _findings_panel(self, parent: QWidget) -> QWidget:
        from arbiter.ui.findings_panel import FindingsPanel  # not needed after the draw

        panel = FindingsPanel(self._document, self._state, parent)
        panel.draw_requested.connect(self.draw_requested)
        panel.go_to.connect(self.player_asked)
        panel.model.modelReset.connect(self._name_findings)
        return panel

    def take_back(self) -> None:
        """Take all panels in again after they were tabs."""
        self._splitter.addWidget(self.standings)
        self._splitter.addWidget(self._why or self._paper)
        self._splitter.setStretchFactor(0, 3)
        self._splitter.setStretchFactor(1, 2)
        self._splitter.setSizes([600, 400])
        self._stack.addWidget(self.findings)
        for panel in (self.standings, self._splitter.widget(1)):
            panel.show()
        self.refresh()

    def refresh(self) -> None:
        """Show the panel that belongs to this moment, and name it."""
        drawn = self._document.tournament.drawn
        if self._stack.indexOf(self.findings) >= 0:
            self._stack.setCurrentWidget(self._splitter if drawn else self.findings)
        self._title.setCurrentWidget(self.standings.title if drawn else self._findings_title)
        if not drawn:
            self._name_findings()

    def _name_findings(self) -> None:
        self._findings_title.show_text(*findings_title(len(self.findings.page.model.rows)))


def findings_title(count: int) -> tuple[str, str, Verdict]:
    """Text, tag and verdict above *count* findings."""
    text = translate("SideDock", "Before the draw")
    if not count:
        return text, "", "plain"
    return text, translate("SideDock", "%n finding(s)", "", count), "warn"


class _Paper(QWidget):
    """Empty paper in the place of *Why?* in the first picture of the window.

    Signals:
        painted: the picture is there.
    """

    painted = Signal()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme.fill(painter, theme.roles().surface, self.rect())
        painter.end()
        QTimer.singleShot(0, self, self.painted.emit)


class _Splitter(QSplitter):
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the panels divide another height anew: the least that one had claimed of the
        old height would lie over its neighbour in a lower one."""
        for place in range(self.count()):
            self.widget(place).setMinimumHeight(0)
        super().resizeEvent(event)


class _Stack(QStackedWidget):
    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(WIDTH), 400)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(240), 100)
