"""What the window does with one open tournament besides showing it: paper, hall, trial, copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from arbiter.document.document import Document
from arbiter.ui.actions import Actions
from arbiter.ui.backup_commands import BackupCommands
from arbiter.ui.hall_commands import HallCommands
from arbiter.ui.paper_commands import PaperCommands
from arbiter.ui.settings import Settings
from arbiter.ui.trial_commands import TrialCommands
from arbiter.ui.view_state import ViewState

if TYPE_CHECKING:
    from arbiter.ui.desk import Desk
    from arbiter.ui.main_window import MainWindow


class TournamentCommands(QObject):
    """Lives as long as the view state of the tournament: the desk may be built anew meanwhile.

    Signals:
        opened: (Document) a copy of an earlier state is to be shown.
        failed: (ArbiterError) it could not be done.
        turned: a trial has begun or ended, and the desk is to be built over it.
    """

    opened = Signal(object)
    failed = Signal(object)
    turned = Signal()

    def __init__(
        self, window: MainWindow, document: Document, state: ViewState, settings: Settings
    ) -> None:
        super().__init__(state)
        self.paper = PaperCommands(window, document, state, settings)
        self.hall = HallCommands(window, document, state, settings)
        self.trial = TrialCommands(window, document, state)
        self.trial.turned.connect(self.turned)
        self.backups = BackupCommands(window, document, state, settings)
        self.backups.opened.connect(self.opened)
        self.backups.failed.connect(self.failed)

    def connect_to(self, actions: Actions, desk: Desk) -> None:
        """Do what *actions* ask for, over *desk*."""
        self.paper.connect_to(actions)
        self.hall.connect_to(actions)
        self.backups.connect_to(actions, desk.status)
        desk.what_if.trial_asked.connect(self.trial.begin)
