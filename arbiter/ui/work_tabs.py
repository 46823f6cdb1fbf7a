"""The work surface: players, lots, pairings, crosstable, each on its tab."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabWidget, QWidget

from arbiter.document.document import Document
from arbiter.domain.plain import load_edits
from arbiter.ui.languages import translate
from arbiter.ui.late_page import LatePage
from arbiter.ui.side_dock import SideDock
from arbiter.ui.view_state import ViewState

MARGIN = 8
ASKING = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.DragEnter,
)
"""With these something is asked of the window."""


class WorkTabs(QTabWidget):
    """The tabs over one document. In a narrow window they take in the panels of the dock.

    Only the tab in view is built at once, so that the window is there sooner; the others
    when the window has been painted, or when somebody looks at them.

    Signals:
        painted: the window is there for the first time, or something is asked of it already.
    """

    painted = Signal()

    def __init__(self, document: Document, state: ViewState, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tabs")
        self.setDocumentMode(True)
        self.setAccessibleName(translate("WorkTabs", "Work surface"))
        self.tabBar().setExpanding(False)
        self.tabBar().setUsesScrollButtons(True)
        self._document = document
        self._state = state
        self.players = LatePage(self._players_tab, self)
        self.lots = LatePage(self._lots_page, self)
        self.pairings = LatePage(self._pairings_tab, self)
        self.crosstable = LatePage(self._crosstable_tab, self)
        self._names = {
            self.players: "players",
            self.lots: "lots",
            self.pairings: "pairings",
            self.crosstable: "crosstable",
        }
        self._corner = _Corner(self)
        self.setCornerWidget(self._corner, Qt.Corner.TopRightCorner)
        self.addTab(self.players, translate("WorkTabs", "Players"))
        self.addTab(self.lots, translate("WorkTabs", "Lots"))
        self.addTab(self.pairings, translate("WorkTabs", "Pairings"))
        self.addTab(self.crosstable, translate("WorkTabs", "Crosstable"))
        self._dock: SideDock | None = None
        self._painted = self._told = False
        # One at a time, so that no key waits long. The lots are looked at on one day only.
        tabs = (self.crosstable, self.pairings, self.players)
        builds = (tab.build for tab in tabs)
        # The first key does not wait for its kind of edit either.
        self._late = iter((self._tell_painted, *builds, load_edits))
        # Not ``QTimer.singleShot``: that keeps for ever a page which goes before its turn comes.
        self._turn = QTimer(self, interval=0, singleShot=True)
        self._turn.timeout.connect(self._take_turn)
        document.changed.connect(self.refresh)
        self.refresh()
        self.setCurrentWidget(self._first_tab())
        self.currentChanged.connect(self._turned)
        self._turned()

    @property
    def lots_in_view(self) -> bool:
        """Whether the lots are being drawn."""
        return self.currentWidget() is self.lots

    def asks(self) -> bool:
        """Whether something that was typed or pasted waits for an answer; it is in view then."""
        if not self.players.built or not self.players.page.asks:
            return False
        self.go_to(self.players)
        return True

    def set_result_keys(self, name: str) -> None:
        """Take the keys of another set from now on."""
        if self.pairings.built:
            self.pairings.page.set_result_keys(name)

    def _players_tab(self, parent: QWidget) -> QWidget:
        from arbiter.ui.players_tab import PlayersTab

        return PlayersTab(self._document, self._state, parent)

    def _pairings_tab(self, parent: QWidget) -> QWidget:
        from arbiter.ui.pairings_tab import PairingsTab

        return PairingsTab(self._document, self._state, parent)

    def _crosstable_tab(self, parent: QWidget) -> QWidget:
        from arbiter.ui.crosstable_tab import CrosstableTab

        return CrosstableTab(self._document, self._state, parent)

    def _lots_page(self, parent: QWidget) -> QWidget:
        from arbiter.ui.lots_page import LotsPage

        return LotsPage(self._document, self._state, parent)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The window is there; the other tabs follow while nothing is asked of it.

        Nothing is painted: Qt's own would be a line beside the tabs, in Qt 6.8 also where the
        bar of tabs is to have none.
        """
        if not self._painted:
            self._painted = True
            self._turn.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Keys that were typed while the window came up are there before its turn is."""
        handle = self.window().windowHandle()
        if handle is not None and not self._told:
            handle.installEventFilter(self)
        super().showEvent(event)

    def eventFilter(self, _handle: QObject, event: QEvent) -> bool:
        """The first thing asked finds whoever is told of the first painting."""
        if event.type() in ASKING:
            self._tell_painted()
        return False

    def _tell_painted(self) -> None:
        if not self._told:
            self._told = True
            handle = self.window().windowHandle()
            if handle is not None:
                handle.removeEventFilter(self)
            self.painted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A result typed while the keys are on the tabs goes where the cursor is; Esc, where it
        means nothing else, ends a search."""
        page = self.currentWidget()
        if event.key() == Qt.Key.Key_Escape and self._state.search:
            self._state.look_for("")
            return
        typed_into = page in (self.pairings, self.crosstable)
        if (
            not typed_into
            or self.focusWidget() is not self.tabBar()
            or not page.page.take_key(event)
        ):
            super().keyPressEvent(event)

    def _take_turn(self) -> None:
        step = next(self._late, None)
        if step is not None:
            step()
            self._turn.start()

    def minimumSizeHint(self) -> QSize:
        """Small enough for a window of half a hall laptop, before the docks become tabs."""
        return QSize(320, 160)

    @property
    def compact(self) -> bool:
        """Whether the panels of the dock are tabs here."""
        return self._dock is not None

    def refresh(self) -> None:
        """Offer the lots while they can be drawn."""
        self.setTabVisible(self.indexOf(self.lots), not self._document.tournament.started)
        if self._dock is not None:
            self._show_side_tabs(self._dock)

    def _first_tab(self) -> QWidget:
        """Where the arbiter was, else where the next thing is to be done."""
        drawn = self._document.tournament.drawn
        name = self._state.tab or ("crosstable" if drawn else "players")
        return next(
            (
                tab
                for tab, own in self._names.items()
                if own == name and self.isTabVisible(self.indexOf(tab))
            ),
            self.players,
        )

    def _turned(self) -> None:
        widget = self.currentWidget()
        self._corner.show_for(widget)
        if widget in self._names:
            self._state.tab = self._names[widget]

    def go_to(self, tab: QWidget) -> None:
        """Turn to *tab* and put the cursor where one begins."""
        self.setCurrentWidget(tab)
        focus_first = getattr(tab, "focus_first", None)
        if focus_first is not None:
            focus_first()
        else:
            tab.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_in(self, dock: SideDock) -> None:
        """Show the panels of *dock* as tabs."""
        if self._dock is None:
            self._dock = dock
            self.addTab(dock.findings, translate("WorkTabs", "Findings"))
            self.addTab(dock.standings, translate("WorkTabs", "Standings"))
            self.addTab(dock.why, translate("WorkTabs", "Why?"))
            self._show_side_tabs(dock)
            self._squeeze(compact=True)

    def _squeeze(self, *, compact: bool) -> None:
        """Less air beside the words of the tabs where there are more of them."""
        bar = self.tabBar()
        bar.setProperty("compact", compact)
        bar.style().unpolish(bar)
        bar.style().polish(bar)

    def give_back(self) -> None:
        """Give the panels back to their dock."""
        dock, self._dock = self._dock, None
        if dock is not None:
            if self.currentWidget() not in self._names:
                self.setCurrentWidget(self._first_tab())
            for panel in (dock.findings, dock.standings, dock.why):
                self.removeTab(self.indexOf(panel))
            dock.take_back()
            self._squeeze(compact=False)

    def _show_side_tabs(self, dock: SideDock) -> None:
        drawn = self._document.tournament.drawn
        self.setTabVisible(self.indexOf(dock.findings), not drawn)
        self.setTabVisible(self.indexOf(dock.standings), drawn)
        self.setTabVisible(self.indexOf(dock.why), drawn)


class _Corner(QStackedWidget):
    """What each tab wants to show right of the tabs."""

    def __init__(self, tabs: QTabWidget) -> None:
        super().__init__(tabs)
        self._tabs = tabs
        self.setContentsMargins(MARGIN, 0, MARGIN, 0)
        self._empty = QWidget(self)
        self.addWidget(self._empty)
        self._pages: dict[QWidget | None, QWidget] = {}

    def show_for(self, tab: QWidget | None) -> None:
        """Show the corner of *tab*."""
        if tab not in self._pages:
            self._pages[tab] = self._take_in(tab)
        self.setCurrentWidget(self._pages[tab])
        self.updateGeometry()

    def _take_in(self, tab: QWidget | None) -> QWidget:
        """The page for the corner of *tab*; the empty one if it has none."""
        make = getattr(tab, "corner_widget", None)
        widget = make() if make is not None else None
        if widget is None:
            return self._empty
        # A page of its own, so that the widget can hide itself.
        page = QWidget(self)
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(widget)
        self.addWidget(page)
        return page

    def sizeHint(self) -> QSize:
        """As wide as what is shown, or nothing where that would cut the words of the tabs."""
        tabs = self._tabs.tabBar().sizeHint()
        width = self.currentWidget().sizeHint().width() + 2 * MARGIN
        fits = tabs.width() + width <= self._tabs.width()
        return QSize(width if fits else 1, tabs.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
