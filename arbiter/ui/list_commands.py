"""The rating lists, as the Tournament menu offers them."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.ui.actions import Actions
from arbiter.ui.languages import translate
from arbiter.ui.list_desk import ListDesk, list_desk
from arbiter.ui.view_state import ViewState


class ListCommands(QObject):
    """Opens the lists, and compares the players with them."""

    def __init__(
        self, document: Document, state: ViewState, actions: Actions, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._state = state
        self._window = window
        actions.rating_lists.triggered.connect(self.show_lists)
        actions.compare_players.triggered.connect(self.compare)

    @property
    def _desk(self) -> ListDesk:
        return list_desk(self._state)

    def show_lists(self) -> None:
        """Show which lists there are, until it is closed."""
        from arbiter.ui.list_dialog import ListDialog  # once a month

        pace = self._document.tournament.event.pace
        dialog = ListDialog(self._desk, pace, self._downloads(), self._window)
        dialog.exec()
        dialog.deleteLater()

    @staticmethod
    def _downloads() -> str:
        from PySide6.QtCore import QStandardPaths

        return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DownloadLocation)

    def compare(self) -> None:
        """Show in what the players differ from the lists; where there is none, how to get one."""
        if not self._desk.lists.kept:
            self.show_lists()
            if not self._desk.lists.kept:
                return
        from arbiter.ui.list_comparison import compare
        from arbiter.ui.list_comparison_dialog import ListComparisonDialog

        tournament = self._document.tournament
        found = compare(tournament, self._desk.lists)
        dialog = ListComparisonDialog(tournament, found, self._desk, self._window)
        if dialog.exec() == dialog.DialogCode.Accepted:
            edit = dialog.edit()
            try:
                self._document.apply(edit)
            except ArbiterError as error:
                self._state.reject(error)
            else:
                self._state.say(
                    translate("Lists", "%n player(s) brought up to date.", "", len(edit.changed))
                )
        dialog.deleteLater()
