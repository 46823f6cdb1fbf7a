"""The hall screen as the menus offer it: shown and taken away, and what is to be seen on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from arbiter.document.document import Document
from arbiter.ui.actions import Actions
from arbiter.ui.languages import translate
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState

if TYPE_CHECKING:
    from arbiter.ui.hall_screen import HallScreen


class HallCommands(QObject):
    """Lives as long as the view state of the tournament; so the screen goes on through a change
    of language, and is read in only when somebody wants it."""

    def __init__(
        self, window: QMainWindow, document: Document, state: ViewState, settings: Settings
    ) -> None:
        super().__init__(state)
        self._window = window
        self._document = document
        self._state = state
        self._settings = settings
        self._actions: Actions | None = None
        self.screen: HallScreen | None = None

    def connect_to(self, actions: Actions) -> None:
        """Do what *actions* ask for."""
        self._actions = actions
        actions.hall_screen.triggered.connect(self.toggle)
        actions.hall_settings.triggered.connect(self.choose)
        actions.hall_screen.setChecked(self.screen is not None)
        if self.screen is not None:
            self.screen.follow()  # in the language that has been chosen

    def toggle(self) -> None:
        """Show the screen, or take it away."""
        if self.screen is None:
            self.show()
        else:
            self.screen.close()

    def show(self) -> None:
        """Show the screen as it was chosen last. The keys stay where they are."""
        from arbiter.ui.hall_screen import HallScreen  # many events have no beamer

        screen = self.screen = HallScreen(self._document, self._window)
        screen.left.connect(self._left)
        screen.screen_gone.connect(self._screen_gone)
        self._apply()
        screen.present(self._settings.hall_screen)
        self._tick()

    def close(self) -> None:
        """Take the screen away, if it is there."""
        if self.screen is not None:
            self.screen.close()

    def choose(self) -> None:
        """Ask what is to be seen; it is seen at once."""
        from arbiter.ui.hall_dialog import HallDialog

        dialog = HallDialog(self._settings, self._window)
        if dialog.exec() == dialog.DialogCode.Accepted:
            if self.screen is None:
                self.show()
            else:
                self._apply()
                self.screen.present(self._settings.hall_screen)

    def _apply(self) -> None:
        from arbiter.ui.hall_pages import HallView

        if self.screen is not None:
            known = {view.value: view for view in HallView}
            view = known.get(self._settings.hall_view, HallView.ROTATING)
            dark = self._settings.hall_theme == "dark"
            self.screen.choose(view, dark=dark, seconds=self._settings.hall_seconds)

    def _screen_gone(self, gone: bool) -> None:
        if gone:
            text = translate("Hall", "The hall’s screen is gone; it goes on when that is back.")
        else:
            text = translate("Hall", "The hall’s screen is back.")
        self._state.say(text)

    def _left(self) -> None:
        if self.screen is not None:
            self.screen.deleteLater()
            self.screen = None
        self._tick()

    def _tick(self) -> None:
        if self._actions is not None:
            self._actions.hall_screen.setChecked(self.screen is not None)
