"""Everything in the window that belongs to one open tournament."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.ui import theme
from arbiter.ui.actions import Actions
from arbiter.ui.dock_places import DockPlaces
from arbiter.ui.languages import translate
from arbiter.ui.late_page import LatePage
from arbiter.ui.menus import WorkToolBar
from arbiter.ui.obstacles import MAY_MEET, obstacles
from arbiter.ui.panel_title import PanelTitle
from arbiter.ui.round_in_view import round_in_view
from arbiter.ui.round_stepper import RoundStepper
from arbiter.ui.side_dock import SideDock
from arbiter.ui.status_line import StatusLine
from arbiter.ui.step_names import name_step
from arbiter.ui.view_state import ViewState
from arbiter.ui.what_if_commands import WhatIfCommands
from arbiter.ui.work_tabs import WorkTabs
from arbiter.wording import closing_text

if TYPE_CHECKING:
    from arbiter.ui.desk_commands import DeskCommands
    from arbiter.ui.problem_bar import ProblemBar

JOURNAL = 180
"""Height of the journal when it is shown: its title, its heading and four lines."""


class Desk(QObject):
    """The parts over one document, put into the window, and the actions that act on it.

    It holds no state of the tournament: a change of language takes it away and builds
    another over the same document and the same view state.
    """

    def __init__(
        self, window: QMainWindow, document: Document, state: ViewState, actions: Actions
    ) -> None:
        super().__init__(window)
        self._window = window
        self.document = document
        self.state = state
        self.actions = actions
        self._was_drawn = document.tournament.drawn
        round_in_view(document, state)
        self.side = SideDock(document, state, window)
        self.tabs = WorkTabs(document, state, window)
        self.toolbar = WorkToolBar(actions, RoundStepper(document, state, actions), window)
        self._problems: ProblemBar | None = None
        self.journal = LatePage(self._journal_panel)
        self.journal.setObjectName("journal")
        self.journal_dock = QDockWidget(translate("Desk", "Journal"), window)
        self.status = StatusLine(document, state)
        self._commands: DeskCommands | None = None
        self._place()
        self.places = DockPlaces(
            window, self.side, self.journal_dock, actions.side, self._docks_shown, self
        )
        self.what_if = WhatIfCommands(
            document, state, actions, self.tabs, self.side.standings, window
        )
        self.what_if.setParent(self)  # it goes when this desk goes, not with the window
        self._follow()
        self.place_side()
        self.refresh()

    @property
    def commands(self) -> DeskCommands:
        """Whoever does what is asked of the tournament; there from the first thing asked on."""
        if self._commands is None:
            from arbiter.ui.desk_commands import DeskCommands  # the first picture needs none

            self._commands = DeskCommands(self, self._window)
        return self._commands

    @property
    def problems(self) -> ProblemBar:
        """The bar for a problem with the file: with the first picture only if there is one."""
        if self._problems is None:
            from arbiter.ui.problem_bar import ProblemBar

            top = Qt.ToolBarArea.TopToolBarArea
            self._problems = ProblemBar(self.document, self._window)
            self._problems.failed.connect(self.state.reject)
            self._window.addToolBarBreak(top)
            self._window.addToolBar(top, self._problems)
            self._problems.refresh()
        return self._problems

    @property
    def bars(self) -> tuple[QToolBar, ...]:
        """The bars that are there."""
        if self._problems is None:
            return (self.toolbar,)
        return self.toolbar, self._problems

    def _journal_panel(self, parent: QWidget) -> QWidget:
        from arbiter.ui.journal_panel import JournalPanel  # rarely looked at

        panel = JournalPanel(self.document, self.state, parent)
        panel.game_asked.connect(self.commands.showing.cell)
        panel.player_asked.connect(self.commands.showing.player)
        self._journal_title.take_in(panel.tools)
        return panel

    def _place(self) -> None:
        window = self._window
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.toolbar)
        if self.document.read_only or self.document.save_state.trouble is not None:
            _ = self.problems  # it belongs to the first picture
        window.setCentralWidget(self._centre())
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.side)
        self.journal_dock.setObjectName("journal_dock")
        self._journal_title = PanelTitle(self.journal_dock)
        self._journal_title.show_text(translate("Desk", "Journal"))
        self.journal_dock.setTitleBarWidget(self._journal_title)
        self.journal_dock.setWidget(self.journal)
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self.journal_dock)
        # The journal stands under the work surface; the panels beside keep their height.
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        self.journal_dock.hide()
        window.statusBar().setSizeGripEnabled(False)
        window.statusBar().setContentsMargins(0, 0, 0, 0)
        window.statusBar().addWidget(self.status, 1)

    def _centre(self) -> QWidget:
        """The tabs, with room for a line under them."""
        centre = QWidget(self._window)
        self._column = QVBoxLayout(centre)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.tabs, 1)
        return centre

    def put_under_tabs(self, line: QWidget) -> None:
        """Let *line* stand under the tabs: that in which a player is looked for."""
        self._column.addWidget(line)

    def serve(self) -> None:
        """Do what the actions ask for from now on."""
        actions, _ = self.actions, self.commands
        for action, act in (
            (actions.undo, self.undo),
            (actions.redo, self.redo),
            (actions.paste, self.paste),
            (actions.assume_rounds, self.assume_rounds),
            (actions.round_dates, self.edit_round_dates),
            (actions.previous_round, self.previous_round),
            (actions.next_round, self.next_round),
            (actions.players, self.show_players),
            (actions.pairings, self.show_pairings),
            (actions.crosstable, self.show_crosstable),
            (actions.standings, self.show_standings),
            (actions.by_rank, self.order),
            (actions.side, self.place_side),
            (actions.why, self.show_why),
            (actions.journal, self.show_journal),
            (actions.next_pane, self.next_pane),
        ):
            action.triggered.connect(act)
        self.what_if.connect_to(actions)

    def _follow(self) -> None:
        self.document.changed.connect(self._changed)
        self.document.saved.connect(self.refresh)
        self.state.round_changed.connect(self.refresh)
        self.state.order_changed.connect(self.refresh)
        self.tabs.currentChanged.connect(self.place_side)
        self.what_if.placed.connect(self.place_side)
        self.journal_dock.visibilityChanged.connect(self._journal_seen)

    def focus_first(self) -> None:
        """Put the cursor where one works."""
        self.tabs.go_to(self.tabs.currentWidget())

    # What follows a change

    def _changed(self) -> None:
        tournament = self.document.tournament
        if tournament.drawn and not self._was_drawn:
            # A crosstable that was imported may have no rounds to look at.
            known = tournament.rounds_known
            self.tabs.go_to(self.tabs.pairings if known else self.tabs.crosstable)
        self._was_drawn = tournament.drawn
        self.refresh()

    def refresh(self) -> None:
        """Offer what can be done now, and say what Undo and Redo would do."""
        actions, tournament = self.actions, self.document.tournament
        name_step(actions.undo, translate("Desk", "&Undo"), self.document.undo_edit)
        name_step(actions.redo, translate("Desk", "&Redo"), self.document.redo_edit)
        found = obstacles(self.document, self.state.round)
        for name in MAY_MEET:
            actions.offer(getattr(actions, name), found.get(name, ""))
        actions.assume_rounds.setVisible(tournament.drawn and not tournament.rounds_known)
        actions.take_back_withdrawal.setVisible(bool(tournament.withdrawals))
        actions.end_tournament.setVisible(not tournament.closing.closed)
        actions.reopen.setVisible(tournament.closing.closed)
        actions.by_rank.setChecked(self.state.by_rank)
        name = tournament.event.name or translate("Desk", "Untitled tournament")
        closing = closing_text(tournament, translate)
        self._window.setWindowTitle(" – ".join(filter(None, (name, closing, "Arbiter"))))

    # Acting on the document

    def undo(self) -> None:
        """Take the newest step back."""
        self._try(self.document.undo)

    def redo(self) -> None:
        """Do again what was taken back."""
        self._try(self.document.redo)

    def edit_round_dates(self) -> None:
        """When the rounds begin."""
        from arbiter.ui.round_dates_dialog import RoundDatesDialog  # once in a tournament

        RoundDatesDialog(self.document, self._window).exec()

    def assume_rounds(self) -> None:
        """Make up rounds and colours where a table came without them."""
        from arbiter.domain.import_edits import AssumeRounds  # once in an imported table

        self._try(lambda: self.document.apply(AssumeRounds()))

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except ArbiterError as error:
            self.state.reject(error)

    def paste(self) -> None:
        """Paste a block of players, whichever tab is in view."""
        self.tabs.setCurrentWidget(self.tabs.players)
        self.tabs.players.page.paste()

    # Looking

    def previous_round(self) -> None:
        """The round before the one in view."""
        if self.state.round > 1:
            self.state.show_round(self.state.round - 1)

    def next_round(self) -> None:
        """The round after the one in view."""
        if self.state.round < self.document.tournament.rounds:
            self.state.show_round(self.state.round + 1)

    def show_players(self) -> None:
        """The players' tab."""
        self.tabs.go_to(self.tabs.players)

    def show_pairings(self) -> None:
        """The pairings' tab."""
        self.tabs.go_to(self.tabs.pairings)

    def show_crosstable(self) -> None:
        """The crosstable's tab."""
        self.tabs.go_to(self.tabs.crosstable)

    def show_standings(self) -> None:
        """The standings, beside or as a tab."""
        self._show_panel(self.side.standings)

    def show_why(self) -> None:
        """*Why?*, beside or as a tab."""
        self._show_panel(self.side.why)

    def _show_panel(self, panel: QWidget) -> None:
        if self.tabs.compact:
            self.tabs.go_to(panel)
            return
        self.what_if.put_away()
        if self.tabs.lots_in_view:
            self.tabs.setCurrentWidget(self.tabs.crosstable)
        self.actions.side.setChecked(True)
        self.place_side()
        focus_first = getattr(panel, "focus_first", None)
        if focus_first is not None:
            focus_first()
        else:
            panel.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def order(self) -> None:
        """The crosstable by place, or by number."""
        self.state.set_by_rank(self.actions.by_rank.isChecked())

    def place_side(self) -> None:
        """Show the panels beside, unless they are tabs, not wanted, or lots are drawn."""
        wanted = self.actions.side.isChecked() and not self.tabs.compact
        self.side.setVisible(wanted and not self.tabs.lots_in_view and not self.what_if.shown)

    def show_journal(self) -> None:
        """Show the journal, or put it away."""
        shown = self.actions.journal.isChecked()
        self.journal_dock.setVisible(shown)
        if shown:
            if self.journal_dock.height() < theme.scaled(JOURNAL):
                self._window.resizeDocks(
                    [self.journal_dock], [theme.scaled(JOURNAL)], Qt.Orientation.Vertical
                )
            self.journal.focus_first()
        else:
            self.focus_first()

    def _journal_seen(self) -> None:
        self.actions.journal.setChecked(not self.journal_dock.isHidden())

    def next_pane(self) -> None:
        """From the work surface to what stands beside and below, and back."""
        panes = [self.tabs.currentWidget()]
        if self.side.isVisible():
            beside = [self.side.findings, self.side.standings, self.side.why]
            if not self.document.tournament.started:
                beside.remove(self.side.standings)  # a sentence only
            panes += [panel for panel in beside if panel.isVisible()]
        if self.journal_dock.isVisible():
            panes.append(self.journal)
        focus = QApplication.focusWidget()
        place = next((n for n, pane in enumerate(panes) if focus and pane.isAncestorOf(focus)), 0)
        following = panes[(place + 1) % len(panes)]
        focus_first = getattr(following, "focus_first", None)
        if focus_first is not None:
            focus_first()
        else:
            following.setFocus(Qt.FocusReason.TabFocusReason)

    # The form of the window

    def set_compact(self, compact: bool) -> None:
        """Panels as tabs and a short toolbar in a narrow window."""
        if compact == self.tabs.compact:
            return
        if compact:
            self.tabs.take_in(self.side)
        else:
            self.tabs.give_back()
        self.toolbar.set_compact(compact)
        self.status.set_compact(compact)
        self.what_if.place()

    def _docks_shown(self) -> None:
        """What belongs to this moment, whatever was in view when the places were kept."""
        self.toolbar.show()
        if self._problems is not None:
            self._problems.refresh()
        self.what_if.place()
