"""The one window: the start page, or the desk over one tournament."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QMenu,
    QMenuBar,
    QStatusBar,
    QToolBar,
    QWidget,
)

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.actions import Actions
from arbiter.ui.file_commands import FileCommands
from arbiter.ui.languages import current_language, translate
from arbiter.ui.lots_draft import keep_lots
from arbiter.ui.menus import fill_menus
from arbiter.ui.recent_menu import keep_recent
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState
from arbiter.ui.window_place import place_window

if TYPE_CHECKING:
    from arbiter.ui.desk import Desk
    from arbiter.ui.practice_commands import PracticeCommands
    from arbiter.ui.start_page import StartPage
    from arbiter.ui.tournament_commands import TournamentCommands
    from arbiter.ui.window_commands import WindowCommands

COMPACT = 900
"""Below this width, at the usual text size, the docks become tabs."""


class MainWindow(QMainWindow):
    """Shows one tournament at a time. Its parts are built anew for another tournament and
    for another language; the window itself stays where it is."""

    def __init__(self, settings: Settings | None = None, document: Document | None = None) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.settings = settings or Settings()
        self.document: Document | None = None
        self.state = ViewState(self)
        self.desk: Desk | None = None
        self.start_page: StartPage | None = None
        self.actions_: Actions | None = None
        self._commands: WindowCommands | None = None
        self._tournament: TournamentCommands | None = None
        self._trial_parts: tuple[QWidget, ...] = ()
        self.practice: PracticeCommands | None = None
        self.files = FileCommands(self, self.settings)
        self.files.opened.connect(self.show_document)
        self.files.failed.connect(self.show_problem)
        self.files.said.connect(self._say)
        self.files.forgotten.connect(self._forgotten)
        theme.notifier().changed.connect(self._fit)
        self.setDockNestingEnabled(True)
        self.fills_screen = place_window(self, self.settings)
        if document is None:
            self.show_start()
        else:
            self.show_document(document)

    # What is shown

    def show_start(self) -> None:
        """Show the start page."""
        self._let_go()
        self._build()

    def show_document(self, document: Document) -> None:
        """Show *document*; the one that was open is closed, unless it can't be saved."""
        if not self._leave_document():
            document.close(discard=True)
            return
        in_hall = self._tournament is not None and self._tournament.hall.screen is not None
        self._let_go()
        self.document = document
        self.state.deleteLater()
        self.state = ViewState(self)
        self.state.tab = self.settings.tab_of(str(document.path))
        self.state.games_pasted.connect(self.files.import_pasted)
        keep_lots(self.state, self.settings, document)
        self._build()
        if in_hall and self.tournament_commands is not None:
            self.tournament_commands.hall.show()  # the hall goes on with this tournament

    def _let_go(self) -> None:
        self._keep_layout()
        if self._tournament is not None:
            self._tournament.hall.close()
        self._tournament = None  # Esc is for the start page now, or for another tournament
        self.document = None

    def _build(self) -> None:
        """Build everything inside the window, in the present language."""
        self._clear()
        shown = self.document is not None
        self.files.present = self.document
        actions = self.actions_ = Actions(self, tournament=shown)
        self.setMenuBar(QMenuBar(self))
        self.setStatusBar(QStatusBar(self))
        recent = fill_menus(self.menuBar(), actions, tournament=shown)
        keep_recent(recent, self.files.open)
        actions.serve_late(partial(self._serve, actions))
        self.statusBar().setVisible(shown)
        if self.document is not None:
            self._build_desk(self.document, actions)
        else:
            self._build_start_page()

    def _build_desk(self, document: Document, actions: Actions) -> None:
        from arbiter.ui.desk import Desk  # the start page is there sooner without all the tables

        shown = self._tournament.trial.present if self._tournament is not None else document
        self.desk = Desk(self, shown, self.state, actions)
        if self._tournament is not None or self.practice is not None:
            actions.serve()  # a trial, or the practice, is shown together with the desk
        else:
            self.desk.tabs.painted.connect(actions.serve)
        if self.practice is not None:
            self.practice.show(actions)
        self.desk.places.restore(self.settings)
        self._fit()
        self.desk.focus_first()

    def _build_start_page(self) -> None:
        from arbiter.ui.start_page import StartPage  # not needed when a file is opened at once

        page = self.start_page = StartPage(session.recent(), self)
        page.new_asked.connect(self.new)
        page.open_asked.connect(self.files.ask_open)
        page.import_asked.connect(self.files.ask_import)
        page.example_asked.connect(self.show_example)
        page.practice_asked.connect(self.practise)
        page.file_asked.connect(self.files.open)
        self.setCentralWidget(page)
        self.setWindowTitle("Arbiter")
        if self.actions_ is not None:
            self.actions_.serve()
        page.focus_first()

    def _clear(self) -> None:
        """Take away what was built before. It may be asking for this itself, so it goes later."""
        self.start_page = None
        if self.practice is not None:
            self.practice.put_away()
        if self.desk is not None:
            self.desk.tabs.give_back()
            bars = self.desk.bars
            docks = (self.desk.side, self.desk.journal_dock, self.desk.what_if.dock)
            for bar in (*bars, *self._trial_parts):
                if isinstance(bar, QToolBar):
                    self.removeToolBar(bar)
            for dock in docks:
                self.removeDockWidget(dock)
            for part in (*bars, *docks, *self._trial_parts):
                part.setObjectName("")  # or the places of the new parts are given to it too
                part.deleteLater()
            self.desk.deleteLater()
            self.desk = None
        if self.actions_ is not None:
            for action in self.actions():
                self.removeAction(action)
            self.actions_.deleteLater()

    # Who does what the actions ask for

    @property
    def commands(self) -> WindowCommands:
        """Those of the window itself."""
        if self._commands is None:
            from arbiter.ui.window_commands import WindowCommands  # not for the first picture

            self._commands = WindowCommands(self, self.settings)
        return self._commands

    @property
    def tournament_commands(self) -> TournamentCommands | None:
        """Those of the open tournament."""
        if self._tournament is None and self.document is not None:
            from arbiter.ui.tournament_commands import TournamentCommands  # nor these

            own = TournamentCommands(self, self.document, self.state, self.settings)
            own.opened.connect(self.show_document)
            own.failed.connect(self.show_problem)
            own.turned.connect(self._build_again)
            self._tournament = own
        return self._tournament

    def _serve(self, actions: Actions) -> None:
        if actions is not self.actions_:
            return  # others have taken their place before they were painted
        own = self.tournament_commands
        actions.new.triggered.connect(self.new)
        actions.open.triggered.connect(self.files.ask_open)
        actions.import_file.triggered.connect(self.files.ask_import)
        actions.quit.triggered.connect(self.close)
        actions.practise.triggered.connect(self.practise)
        self.commands.connect_to(actions, self.document, own.paper if own else None)
        if own is None or self.desk is None:
            return
        actions.save.triggered.connect(self.save)
        actions.save_as.triggered.connect(self.save_as)
        actions.save_copy.triggered.connect(self.save_copy)
        actions.export_excel.triggered.connect(self.export_excel)
        actions.export.triggered.connect(self.export)
        actions.export_trf.triggered.connect(self.export_report)
        actions.close_tournament.triggered.connect(self.close_tournament)
        actions.tournament.triggered.connect(self.edit_tournament)
        self.desk.serve()
        self.desk.problems.save_elsewhere.connect(self._save_elsewhere)
        own.connect_to(actions, self.desk)
        self._trial_parts = own.trial.parts()

    # Files

    def new(self) -> None:
        """Begin a tournament: its players' tab, ready to type or to paste."""
        self.files.new()

    def show_example(self, last_round_open: bool) -> None:
        """The built-in example as a new tournament."""
        from arbiter.domain.examples import seven

        self.files.new(seven(current_language(), last_round_open=last_round_open))

    def practise(self) -> None:
        """The example to practise on, with things to try."""
        if self.practice is None:
            from arbiter.ui.practice_commands import PracticeCommands  # few need it twice

            self.practice = PracticeCommands(self)
        self.practice.begin()

    def save(self) -> None:
        """Name an untitled tournament; any other is saved already."""
        if self.document is not None:
            self.files.save(self.document)
            self._refresh()

    def save_as(self) -> None:
        """Go on under another name."""
        if self.document is not None:
            self.files.save_as(self.document)
            self._refresh()

    def save_copy(self) -> None:
        """Write a copy."""
        if self.document is not None:
            self.files.save_copy(self.document)

    def export(self) -> None:
        """Write whatever the dialog asks for."""
        if self.document is not None:
            self.files.export(self.document)

    def export_report(self) -> None:
        """Write the report for FIDE, as the dialog asks for it."""
        if self.document is not None:
            self.files.export(self.document, "trf26")

    def export_excel(self) -> None:
        """Write the workbook at once."""
        if self.document is not None:
            self.files.export_excel(self.document)

    def _save_elsewhere(self) -> None:
        """A way out of a problem: the tournament goes on in another file."""
        self.save_as()

    def close_tournament(self) -> None:
        """Back to the start page."""
        if self._leave_document():
            self.show_start()

    def _refresh(self) -> None:
        if self.desk is not None:
            self.desk.refresh()

    def _leave_document(self) -> bool:
        """Whether the present tournament could be closed; if not all is saved, ask."""
        document = self.document
        if document is None:
            return True
        from arbiter.ui.half_typed import take_in_half_typed

        if not take_in_half_typed(self) or (self.desk is not None and self.desk.tabs.asks()):
            return False  # what can't be entered is not lost either
        try:
            document.close()
        except ArbiterError as error:
            from arbiter.ui.unsaved import may_leave  # with luck never needed

            return may_leave(document, error, self, self.save_as, self.show_problem)
        return True

    # Dialogs

    def edit_tournament(self) -> None:
        """The tournament dialog."""
        from arbiter.ui.tournament_dialog import TournamentDialog

        if self.document is None:
            return
        dialog = TournamentDialog(self.document, self.settings, self)
        if dialog.exec() == dialog.DialogCode.Accepted and self.desk is not None:
            self.desk.tabs.set_result_keys(self.settings.result_keys)

    # What is said

    def show_problem(self, error: ArbiterError) -> None:
        """One sentence, where the arbiter is looking."""
        if self.start_page is not None:
            self.start_page.show_problem(sentence(error, translate))
        else:
            self.state.reject(error)

    def _forgotten(self) -> None:
        if self.start_page is not None:
            # The list that was used goes with the page: let it come to its end first.
            QTimer.singleShot(0, self, self._build)

    def _say(self, text: str) -> None:
        self.state.say(text)

    def speak_anew(self) -> None:
        """Build everything again in the language that has been chosen."""
        self._keep_layout()
        # The menu that was used goes with the old language: let it close first.
        QTimer.singleShot(0, self, self._build_again)

    def _build_again(self) -> None:
        from arbiter.ui.work_place import take_up, work_place

        place = work_place(self.desk) if self.desk is not None else None
        self._build()
        if self.desk is not None and place is not None:
            take_up(self.desk, place)

    # Form and place of the window

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc that nothing else has taken ends a trial."""
        trial = self._tournament.trial if self._tournament is not None else None
        if event.key() == Qt.Key.Key_Escape and trial is not None and trial.trial:
            trial.end()
        else:
            super().keyPressEvent(event)

    def createPopupMenu(self) -> QMenu | None:
        """No menu of docks on a right click: they are in View."""
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Compact below a certain width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self.desk is not None:
            compact = self.width() < COMPACT * theme.text_size() / 100
            self.desk.set_compact(compact)
            if self.practice is not None:
                self.practice.fit()

    def _keep_layout(self) -> None:
        if self.desk is not None and not self.desk.tabs.compact:
            self.desk.places.keep(self.settings)
        if self.document is not None and self.document.path is not None:
            self.settings.keep_tab(str(self.document.path), self.state.tab)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is saved already; what is not is asked for."""
        if not self._leave_document():
            event.ignore()
            return
        self._let_go()
        self.settings.keep_bytes("geometry", self.saveGeometry())
        if self.desk is not None:
            self.desk = None
        super().closeEvent(event)
