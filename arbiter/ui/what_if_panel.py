"""What can still happen: the table, what the selected player needs, and ways to try it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.document.trial_document import TrialDocument
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.chances import SOURCE, chances
from arbiter.domain.whatif.needs import needs
from arbiter.domain.whatif.outcomes import Trial
from arbiter.ui import theme
from arbiter.ui.dialog_parts import hairline
from arbiter.ui.languages import translate
from arbiter.ui.number_field import NumberField
from arbiter.ui.panel_title import PanelTitle
from arbiter.ui.sentence import Sentence
from arbiter.ui.view_state import ViewState
from arbiter.ui.what_if_answers import WhatIfAnswers
from arbiter.ui.what_if_model import WhatIfModel
from arbiter.ui.what_if_reckoning import WhatIfReckoning
from arbiter.ui.what_if_texts import (
    berger_lines,
    deceptive_lines,
    explanation,
    games_and_outcomes,
    plain_text,
)
from arbiter.ui.what_if_view import WhatIfView
from arbiter.whatif_texts import estimate_text

if TYPE_CHECKING:
    from arbiter.domain.whatif.outlook import Outlook

LOW = 300
"""In a panel not even so high, the sentence that explains the figures goes."""
LEAST = 160
ANSWERS = 190
"""So high, at 100 %, are a question and three answers."""
PATIENCE = 300
"""Milliseconds of reckoning after which it is said how far it has come."""


class WhatIfPanel(QWidget):
    """Follows the document and the selected player.

    Signals:
        trial_asked: (Trial) these results are to be tried out.
        filled: another state has been reckoned, and the table may want another width.
    """

    trial_asked = Signal(object)
    filled = Signal()

    def __init__(self, document: Document, state: ViewState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("what_if_panel")
        self.setAccessibleName(translate("WhatIf", "What if"))
        self._document = document
        self._state = state
        self._stale = True
        self._reckoned_for: Tournament | None = None
        self.title = PanelTitle()
        self._about = QLabel()
        self.model = WhatIfModel(self)
        self.view = WhatIfView(self.model, self)
        self._words = Sentence(13)
        self.answers = WhatIfAnswers(self.view, self)
        self._source = Sentence(12, "ink3")
        self.prizes = NumberField(self)
        self.estimate = QCheckBox(translate("WhatIf", "Estimated chances"), self)
        self.try_button = QPushButton(translate("WhatIf", "Try results"), self)
        self.copy_button = QPushButton(translate("WhatIf", "Copy"), self)
        self.stop_button = QPushButton(translate("WhatIf", "Stop"), self)
        self._reckoning = WhatIfReckoning(self)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._arrange()
        self._connect()
        self._dress()

    def _connect(self) -> None:
        self._document.changed.connect(self.follow)
        self._state.player_changed.connect(self._player_selected)
        self._reckoning.reckoned.connect(self._reckoned)
        self._reckoning.progressed.connect(self._progressed)
        self._patience.timeout.connect(self._takes_long)
        self.view.asked.connect(self._asked)
        self.view.example_asked.connect(self.try_example)
        self.answers.trial_asked.connect(self.trial_asked)
        self.prizes.valueChanged.connect(self._state.set_prize_places)
        self._state.prizes_changed.connect(self._prizes_chosen)
        self.estimate.toggled.connect(self._estimate_chosen)
        self.try_button.clicked.connect(lambda: self.trial_asked.emit(Trial()))
        self.copy_button.clicked.connect(self.copy)
        self.stop_button.clicked.connect(self._stop)
        theme.notifier().changed.connect(self._dress)

    def _arrange(self) -> None:
        tools = QWidget(self)
        row = QHBoxLayout(tools)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self._about)
        self.title.show_text(translate("WhatIf", "What if"))
        self.title.take_in(tools)
        inside = QWidget(self)
        below = QVBoxLayout(inside)
        below.setContentsMargins(12, 10, 12, 8)
        below.setSpacing(8)
        below.addWidget(self._words)
        below.addWidget(hairline(self, QFrame.Shape.HLine))
        below.addWidget(self.answers)
        below.addWidget(self._source)
        below.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area = area
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(self.view)
        column.addWidget(area, 1)
        column.addWidget(hairline(self, QFrame.Shape.HLine))
        column.addLayout(self._foot())
        self.setAutoFillBackground(True)
        self.setFocusProxy(self.view)

    def _foot(self) -> QHBoxLayout:
        label = QLabel(translate("WhatIf", "Prizes"), self)
        label.setBuddy(self.prizes)
        self.prizes.setObjectName("what_if_prizes")
        self.prizes.setAccessibleName(translate("WhatIf", "How many places have a prize"))
        self.prizes.setToolTip(self.prizes.accessibleName())
        self.prizes.setRange(1, 99)
        self.prizes.setFixedWidth(theme.scaled(56))
        self.prizes.setValue(self._state.prize_places)
        self.estimate.setAccessibleName(self.estimate.text())
        self.estimate.setToolTip(
            translate("WhatIf", "Estimated from the ratings; everything else here is exact")
        )
        self.estimate.setObjectName("what_if_chances")
        self.estimate.hide()  # until there is something to estimate
        foot = self._foot_line = QHBoxLayout()
        foot.setContentsMargins(12, 8, 12, 8)
        foot.setSpacing(8)
        foot.addWidget(label)
        foot.addWidget(self.prizes)
        foot.addWidget(self.estimate)
        foot.addStretch(1)
        for button, name in (
            (self.stop_button, "what_if_stop"),
            (self.try_button, "what_if_try"),
            (self.copy_button, "what_if_copy"),
        ):
            button.setObjectName(name)
            button.setAccessibleName(button.text())
            button.setAutoDefault(False)
            foot.addWidget(button)
        self.stop_button.hide()
        self.model.set_prizes(self.prizes.value())
        return foot

    # Sizes

    def minimumSizeHint(self) -> QSize:
        """Less than the table has now: it gives way when the window gets lower."""
        return QSize(self._foot_line.minimumSize().width(), theme.scaled(LEAST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide()
        self._spare_words()

    def _divide(self) -> None:
        """The table takes what its rows need, and leaves the answers a part."""
        if not self.model.rowCount():  # while the first count goes on it has the keys, but no room
            self.view.setFixedHeight(0)
            return
        room = self._area.height() + self.view.height()
        answers = min(theme.scaled(ANSWERS), room * 2 // 5 if self._low else room // 2)
        self.view.setFixedHeight(self.view.height_in(room - answers))

    @property
    def _low(self) -> bool:
        return self.height() < theme.scaled(LOW)

    def _spare_words(self) -> None:
        words = self._words.text
        self._words.setVisible(bool(words) and not (self._low and self.answers.texts))

    @property
    def wanted_width(self) -> int:
        """So wide is the table at its best."""
        return self.view.wanted_width

    # Following

    def showEvent(self, event: QShowEvent) -> None:
        """Nobody reckons for a panel that is not in view."""
        super().showEvent(event)
        if self._stale:
            self.follow()

    def follow(self) -> None:
        """Reckon with the present state, once somebody looks."""
        self._stale = True
        if not self.isVisible():
            self._reckoning.cancel()
            return
        self._stale = False
        tournament = self._document.tournament
        trial = self._trial
        self.try_button.setVisible(trial is None)
        self.try_button.setEnabled(tournament.drawn)
        if not tournament.open_games:
            self._reckoning.cancel()
            self._show(None)
            return
        self._patience.start()
        self._reckoning.start(tournament, self.prizes.value())

    @property
    def _trial(self) -> tuple[Document, Trial] | None:
        """The real document and what is tried out on it; None while nothing is."""
        document = self._document
        if not isinstance(document, TrialDocument):
            return None
        results = tuple((name, result) for name, result in document.tried if result is not None)
        return document.real, Trial(results)

    def _takes_long(self) -> None:
        if self._reckoning.busy:
            self.stop_button.show()
            self._about.setText(translate("WhatIf", "counting…"))

    def _progressed(self, done: int, of: int) -> None:
        if self.stop_button.isVisibleTo(self):
            percent = 100 * done // max(of, 1)
            self._about.setText(translate("WhatIf", "counting, {0} %").format(percent))

    def _stop(self) -> None:
        self._reckoning.cancel()
        self.stop_button.hide()
        self._about.setText(translate("WhatIf", "not counted"))
        self._words.say(
            translate("WhatIf", "The count was stopped. The next result begins it anew.")
        )

    def _reckoned(self, found: object) -> None:
        self._show(found)

    def _show(self, found: object) -> None:
        self._patience.stop()
        self.stop_button.hide()
        self._reckoned_for = self._document.tournament
        self.model.show_outlook(self._document.standings, found)
        outlook = self.model.outlook
        self.view.setVisible(found is not None)
        self._divide()
        self.filled.emit()
        self.estimate.setVisible(outlook is not None)
        self.copy_button.setEnabled(found is not None)
        tournament = self._document.tournament
        trial = self._trial
        tried = len(trial[1].results) if trial is not None else 0
        self._about.setText(
            games_and_outcomes(len(tournament.open_games), outlook, in_trial=trial is not None)
        )
        self._words.say(explanation(tournament, found, tried))
        if self.estimate.isChecked():
            self._show_chances()
        number = self._state.player
        if self.model.row_of(number) < 0 and self.model.rowCount():
            number = self.model.number(0)
        self.view.go_to(number, min(self.model.asked, max(self.model.places, 1)))
        self._answer()

    # What somebody needs

    def _player_selected(self, number: int) -> None:
        if self.model.row_of(number) >= 0 and self._player() != number:
            self.view.go_to(number, self.model.asked)

    def _player(self) -> int:
        index = self.view.currentIndex()
        return self.model.number(index.row()) if index.isValid() else 0

    def _asked(self, number: int, place: int) -> None:
        if place != self.model.asked:
            self.model.ask(place)
        self._state.select_player(number)
        self._answer()

    @property
    def _outlook(self) -> Outlook | None:
        """What was reckoned, unless the tournament has changed since."""
        return self.model.outlook if self._reckoned_for is self._document.tournament else None

    def _answer(self) -> None:
        """Say what the selected player needs for the place under the cursor, and in a trial whom
        the common mistake deceives."""
        outlook, number = self._outlook, self._player()
        tournament = self._document.tournament
        need = None
        if outlook is not None and number:
            need = needs(tournament, outlook, number, self.model.asked)
        trial = self._trial
        lines: tuple[str, ...] = ()
        if trial is not None:
            player = number or self._state.player
            own = berger_lines(*trial, player) if player else ""
            lines = tuple(filter(None, (own, *deceptive_lines(*trial, player))))
        self.answers.show_need(tournament, need, lines)
        self._spare_words()

    def try_example(self) -> None:
        """Try out an outcome that leads to the cell under the cursor."""
        index = self.view.currentIndex()
        outlook = self._outlook
        if outlook is None or not index.isValid():
            return
        place = self.model.place_of(index.column())
        trial = outlook.example(self.model.number(index.row()), place) if place else None
        if trial is not None:
            self.trial_asked.emit(trial)
        elif place:
            self._state.say(translate("WhatIf", "No outcome leads there."))

    # Choices

    def _prizes_chosen(self) -> None:
        places = self._state.prize_places
        self.prizes.setValue(places)
        self.model.set_prizes(places)
        self.view.viewport().update()
        if self.model.bounds is not None:
            self.follow()

    def _estimate_chosen(self, wanted: bool) -> None:
        if wanted:
            self._show_chances()
        else:
            self.model.show_chances(None)
            self._source.say("")
        self.view.go_to(self._state.player, self.model.asked)

    def _show_chances(self) -> None:
        outlook = self._outlook
        if outlook is None:
            self._source.say("")
            return
        found = chances(self._document.tournament, outlook)
        self.model.show_chances(found)
        if found is None:
            text = translate("WhatIf", "No estimate: somebody who still plays has no rating.")
        else:
            text = estimate_text(SOURCE, translate)
        self._source.say(text)

    def copy(self) -> None:
        """Put the table, and what the player needs, on the clipboard as text."""
        QGuiApplication.clipboard().setText(
            plain_text(self.model, self._words.text, self.answers.texts)
        )
        self._state.say(translate("WhatIf", "Copied."))

    def focus_first(self) -> None:
        """Put the keys on the table."""
        self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _dress(self) -> None:
        roles = theme.roles()
        for widget in (self, self._area, self._area.widget(), self._area.viewport()):
            palette = widget.palette()
            palette.setColor(widget.backgroundRole(), roles.surface)
            widget.setPalette(palette)
            widget.setAutoFillBackground(True)
        self._about.setFont(theme.font(13))
        theme.colour(self._about, roles.ink3)
