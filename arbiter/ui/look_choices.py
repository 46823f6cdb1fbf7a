"""Text size, theme and language: chosen in the menu View, used at once, remembered."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from arbiter.ui import theme
from arbiter.ui.actions import Actions
from arbiter.ui.languages import set_language
from arbiter.ui.settings import Settings


class LookChoices(QObject):
    """Does what the actions of the look ask for.

    Signals:
        language_changed: the window is to be built anew, in other words.
    """

    language_changed = Signal()

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._actions: Actions | None = None

    def connect_to(self, actions: Actions) -> None:
        """Follow *actions*, which are those of the window as it is built now."""
        self._actions = actions
        actions.zoom_in.triggered.connect(self.zoom_in)
        actions.zoom_out.triggered.connect(self.zoom_out)
        actions.text_sizes.triggered.connect(self._text_size_chosen)
        actions.themes.triggered.connect(self._theme_chosen)
        actions.languages.triggered.connect(self._language_chosen)

    def zoom_in(self) -> None:
        """The next larger text size."""
        self._step(1)

    def zoom_out(self) -> None:
        """The next smaller text size."""
        self._step(-1)

    def _step(self, step: int) -> None:
        place = theme.TEXT_SIZES.index(theme.text_size()) + step
        if 0 <= place < len(theme.TEXT_SIZES):
            self._set_text_size(theme.TEXT_SIZES[place])

    def _text_size_chosen(self, action: QAction) -> None:
        self._set_text_size(int(action.data()))

    def _set_text_size(self, percent: int) -> None:
        self._settings.text_size = percent
        theme.set_text_size(QApplication.instance(), percent)
        self._tick()

    def _theme_chosen(self, action: QAction) -> None:
        self._settings.theme = action.data()
        theme.apply_theme(QApplication.instance(), action.data())
        self._tick()

    def _language_chosen(self, action: QAction) -> None:
        self._settings.language = action.data()
        set_language(action.data())
        self.language_changed.emit()

    def _tick(self) -> None:
        if self._actions is not None:
            self._actions.show_choices()
