"""What the menus, and Why?, print of one tournament."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.ui.actions import Actions
from arbiter.ui.languages import current_language
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState

if TYPE_CHECKING:
    from arbiter.ui.journal_search import Query
    from arbiter.ui.key_lists import KeyList


class PaperCommands(QObject):
    """Lives as long as the view state of the tournament. Printing is read in only when somebody
    prints."""

    def __init__(
        self, window: QWidget, document: Document, state: ViewState, settings: Settings
    ) -> None:
        super().__init__(state)
        self._window = window
        self._document = document
        self._state = state
        self._settings = settings
        state.worksheet_asked.connect(self.print_worksheet)
        state.journal_asked.connect(self.print_journal)
        state.rating_sheet_asked.connect(self.print_ratings)

    def connect_to(self, actions: Actions) -> None:
        """Do what *actions* ask for."""
        actions.print_round.triggered.connect(self.print_round)
        actions.print_all_rounds.triggered.connect(self.print_all_rounds)
        actions.copy_round.triggered.connect(self.copy_round)
        actions.copy_round_picture.triggered.connect(self.copy_round_picture)
        actions.print.triggered.connect(self.show_dialog)
        actions.print_bundle.triggered.connect(self.show_bundles)

    def print_round(self) -> None:
        """Print the sheet of the round that comes next, or make it a PDF where there is no
        printer."""
        from arbiter.ui.printing import print_round

        print_round(self._document, self._state, self._settings)

    def print_all_rounds(self) -> None:
        """Print all rounds on one page, or make it a PDF where there is no printer."""
        from arbiter.ui.printing import print_all_rounds

        print_all_rounds(self._window, self._document, self._state, self._settings)

    def print_worksheet(self, numbers: tuple[int, ...], code: str) -> None:
        """Print how the players with *numbers* were placed; *code* is the tie-break to open."""
        from arbiter.ui.printing import print_worksheet

        print_worksheet(self._window, self._document, self._state, self._settings, numbers, code)

    def print_ratings(self) -> None:
        """Choose what to do with the sheet of ratings."""
        from arbiter.ui.printing import show_print_dialog

        show_print_dialog(self._window, self._document, self._state, self._settings, "rating")

    def print_keys(self, lists: Sequence[KeyList]) -> None:
        """Print the list of keys, in the language of the screen."""
        from arbiter.formats.documents.keys import keys_sheet
        from arbiter.formats.words import words
        from arbiter.ui.printing import print_sheet

        sheet = keys_sheet(self._document.tournament, words(current_language()), lists)
        print_sheet(self._document, self._state, self._settings, sheet)

    def print_journal(self, typed: str, query: Query) -> None:
        """Print the lines of the journal that *query* takes."""
        from arbiter.ui.printing import print_journal

        print_journal(self._window, self._document, self._state, self._settings, query, typed)

    def copy_round(self) -> None:
        """Put the sheet of the round in view into the clipboard, as text."""
        from arbiter.ui.printing import copy_round

        copy_round(self._document, self._state, self._settings)

    def copy_round_picture(self) -> None:
        """Put the sheet of the round in view into the clipboard, as a picture."""
        from arbiter.ui.printing import copy_round_picture

        copy_round_picture(self._document, self._state, self._settings)

    def show_dialog(self) -> None:
        """The print dialog."""
        from arbiter.ui.printing import show_print_dialog

        show_print_dialog(self._window, self._document, self._state, self._settings)

    def show_bundles(self) -> None:
        """The bundle that fits the moment."""
        from arbiter.ui.printing import show_bundle_dialog

        show_bundle_dialog(self._window, self._document, self._state, self._settings)
