"""The drawing of lots, as the menus offer it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from arbiter.document.document import Document
from arbiter.domain.edits import CancelLots
from arbiter.domain.errors import AlreadyStarted, ArbiterError
from arbiter.ui.actions import Actions
from arbiter.ui.view_state import ViewState
from arbiter.ui.work_tabs import WorkTabs


class LotsCommands(QObject):
    """Go to the lots, draw before an audience, take the draw back."""

    def __init__(
        self, document: Document, state: ViewState, actions: Actions, tabs: WorkTabs
    ) -> None:
        super().__init__(tabs)
        self._document = document
        self._state = state
        self._tabs = tabs
        actions.start.triggered.connect(self.draw)
        actions.full_draw.triggered.connect(self.draw_full_screen)
        actions.cancel_lots.triggered.connect(self.take_back)

    def draw(self) -> None:
        """Go to the lots, unless a result locks the numbers."""
        if self._document.tournament.started:
            self._state.reject(AlreadyStarted("numbers"))
        else:
            self._tabs.go_to(self._tabs.lots)

    def draw_full_screen(self) -> None:
        """Draw lots before the audience, unless a result locks the numbers."""
        self.draw()
        if self._tabs.lots_in_view:
            self._tabs.lots.page.show_audience()

    def take_back(self) -> None:
        """Take the draw back."""
        try:
            self._document.apply(CancelLots())
        except ArbiterError as error:
            self._state.reject(error)
