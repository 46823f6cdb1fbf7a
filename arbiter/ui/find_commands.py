"""Looking for a player on whatever tab is in view, while his number or name is typed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from arbiter.document.document import Document
from arbiter.domain.finding import find_players
from arbiter.ui.actions import Actions
from arbiter.ui.find_bar import FindBar
from arbiter.ui.languages import translate
from arbiter.ui.view_state import ViewState
from arbiter.ui.work_tabs import WorkTabs


class FindCommands(QObject):
    """Each letter goes to the likeliest player, Enter to the next. The boards show only those
    of the players found, and go on doing so while results are entered, until Esc."""

    def __init__(
        self, document: Document, state: ViewState, actions: Actions, tabs: WorkTabs, bar: FindBar
    ) -> None:
        super().__init__(tabs)
        self._document = document
        self._state = state
        self._tabs = tabs
        self._bar = bar
        self._place = 0
        actions.find.triggered.connect(self.ask)
        bar.field.textEdited.connect(self._typed)
        bar.field.stepped.connect(self._step)
        bar.field.left.connect(self._into_the_table)
        bar.field.given_up.connect(self._give_up)
        bar.field.went.connect(self._went)
        state.search_changed.connect(self._follow)
        document.changed.connect(self._count)
        tabs.currentChanged.connect(self._count)
        state.round_changed.connect(self._count)
        if state.search:  # the window was built anew, in another language
            bar.field.setText(state.search)
            bar.show()
            self._count()

    def ask(self) -> None:
        """Let a number or a name be typed."""
        self._bar.show()
        self._count()
        self._bar.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._bar.field.selectAll()

    @property
    def _found(self) -> tuple[int, ...]:
        return find_players(self._document.tournament.players, self._state.search)

    def _typed(self, text: str) -> None:
        self._place = 0
        self._state.look_for(text)
        self._show()

    def _step(self, places: int) -> None:
        found = self._found
        if found:
            self._place = (self._place + places) % len(found)
            self._show()

    def _show(self) -> None:
        """Put the cursor of the tab in view on the player; the keys stay in the field."""
        found = self._found
        if found:
            number = found[min(self._place, len(found) - 1)]
            page = self._tabs.currentWidget()
            if page is self._tabs.players:
                self._tabs.players.page.view.go_to(number - 1)
            elif page is self._tabs.lots:
                self._tabs.lots.page.view.go_to(number - 1)
            elif page is self._tabs.pairings:
                boards = self._tabs.pairings.page
                boards.boards.go_to_row(boards.model.row_of_player(number))
            self._state.select_player(number)
        self._count()

    def _count(self) -> None:
        if self._bar.isHidden():
            return
        found, page = self._found, self._tabs.currentWidget()
        if not self._state.search:
            text = ""
        elif not found:
            text = translate("FindBar", "nobody")
        elif page is self._tabs.pairings and self._tabs.pairings.built:
            boards = self._tabs.pairings.page.model.rowCount()
            text = translate("FindBar", "%n board(s)", "that are shown", boards)
        else:
            player = self._document.tournament.player(found[min(self._place, len(found) - 1)])
            text = translate("FindBar", "{0} of {1}: {2}", "the first of three: a name")
            text = text.format(min(self._place, len(found) - 1) + 1, len(found), player.short)
        self._bar.say(text, nobody=bool(self._state.search) and not found)

    def _into_the_table(self) -> None:
        self._tabs.go_to(self._tabs.currentWidget())

    def _give_up(self) -> None:
        self._state.look_for("")
        self._into_the_table()

    def _went(self) -> None:
        if not self._state.search:
            self._bar.hide()

    def _follow(self, text: str) -> None:
        """Somebody else ended the search, or began another."""
        if text != self._bar.field.text().strip():
            self._bar.field.setText(text)
        if not text and not self._bar.field.hasFocus():
            self._bar.hide()
        self._count()
