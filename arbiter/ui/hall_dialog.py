"""What the hall screen shows, in which colours, how long each page, and where."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from arbiter.ui import theme
from arbiter.ui.choice import Choice
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import answers, form
from arbiter.ui.hall_pages import HallView
from arbiter.ui.languages import translate
from arbiter.ui.number_field import NumberField
from arbiter.ui.sentence import Sentence
from arbiter.ui.settings import Settings


class HallDialog(QDialog):
    """Accepted, it has kept everything in the settings."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hall_dialog")
        self.setWindowTitle(translate("Hall", "Hall screen"))
        self._settings = settings
        self.view = Choice(self)
        self.theme = Choice(self)
        self.seconds = NumberField(self)
        self.screen_choice = Choice(self)
        self._words = Sentence(13)
        self.cancel_button = QPushButton(translate("Hall", "Cancel"), self)
        self.show_button = DefaultButton(translate("Hall", "Show"), self)
        self._fill()
        self._arrange()
        self._follow()
        self.view.setFocus()

    def _fill(self) -> None:
        for view in HallView:
            self.view.addItem(view_name(view), view.value)
        self.view.setCurrentIndex(max(self.view.findData(self._settings.hall_view), 0))
        self.theme.addItem(translate("Hall", "Dark, for a dim hall"), "dark")
        self.theme.addItem(translate("Hall", "Light"), "light")
        self.theme.setCurrentIndex(self.theme.findData(self._settings.hall_theme))
        self.seconds.setRange(4, 120)
        self.seconds.setValue(self._settings.hall_seconds)
        self.seconds.setSuffix(translate("Hall", " s", "seconds, behind a number"))
        self.screen_choice.addItem(translate("Hall", "the other screen, if there is one"), "")
        for screen in QGuiApplication.screens():
            size = screen.size()
            text = translate("Hall", "{0}, {1} × {2}", "name of a screen, width, height")
            self.screen_choice.addItem(
                text.format(screen.name(), size.width(), size.height()), screen.name()
            )
        self.screen_choice.setCurrentIndex(
            max(self.screen_choice.findData(self._settings.hall_screen), 0)
        )
        self.view.currentIndexChanged.connect(self._follow)
        self.cancel_button.clicked.connect(self.reject)
        self.show_button.clicked.connect(self.accept)
        self.cancel_button.setAutoDefault(False)

    def _arrange(self) -> None:
        rows = form()
        for text, field in (
            (translate("Hall", "Shows"), self.view),
            (translate("Hall", "Colours"), self.theme),
            (translate("Hall", "Each page for"), self.seconds),
            (translate("Hall", "Screen"), self.screen_choice),
        ):
            rows.addRow(text, field)
            field.setAccessibleName(text)
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 20, 24, 16)
        page.setSpacing(12)
        page.addLayout(rows)
        page.addWidget(self._words)
        page.addStretch(1)
        page.addLayout(answers(self.cancel_button, self.show_button))
        self.setMinimumWidth(theme.scaled(480))

    def _follow(self) -> None:
        if len(QGuiApplication.screens()) < 2:
            text = translate(
                "Hall",
                "This computer has one screen now: the hall screen opens as a window, which can "
                "be drawn to another screen later.",
            )
        else:
            text = translate("Hall", "It follows every result. The keyboard stays at the desk.")
        self._words.say(text)

    def accept(self) -> None:
        """Keep what is chosen."""
        settings = self._settings
        settings.hall_view = str(self.view.currentData())
        settings.hall_theme = str(self.theme.currentData())
        settings.hall_seconds = self.seconds.value()
        settings.hall_screen = str(self.screen_choice.currentData())
        super().accept()


def view_name(view: HallView) -> str:
    """*view* as it is offered."""
    match view:
        case HallView.ROTATING:
            return translate("Hall", "Everything in turn")
        case HallView.BOARDS:
            return translate("Hall", "Boards and results")
        case HallView.STANDINGS:
            return translate("Hall", "Standings")
        case HallView.CROSSTABLE:
            return translate("Hall", "Crosstable")
        case HallView.NEXT_ROUND:
            return translate("Hall", "The next round")
