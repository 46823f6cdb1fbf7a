"""When the rounds begin: all of them from the first, or one by one."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.edits import SetRoundStarts
from arbiter.domain.errors import ArbiterError
from arbiter.domain.round_dates import days_of, is_day, plan_of, planned, proposed
from arbiter.domain.tournament import Event
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.date_field import day_in_words
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import fit_screen, hairline
from arbiter.ui.halves import Halves
from arbiter.ui.languages import translate
from arbiter.ui.round_dates_model import RoundDatesModel
from arbiter.ui.round_dates_table import RoundDatesTable
from arbiter.ui.round_plan_form import RoundPlanForm, WrongField

NARROW = 760
"""On a screen below this width, at the usual text size, the plan stands over the table."""
FORM, ROWS_SHOWN = 330, 5


class RoundDatesDialog(QDialog):
    """What is set in the fields fills the table at once; the table can be typed over.

    Nothing has happened before Save; then everything is one step.
    """

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("round_dates_dialog")
        self.setWindowTitle(translate("RoundDates", "Dates of the rounds"))
        self._document = document
        tournament = document.tournament
        self._rounds = tournament.rounds
        starts = [tournament.round_start(round) for round in range(1, self._rounds + 1)]
        near = next(filter(is_day, (days_of(starts)[0], tournament.event.start)), "")
        begun = any(starts)
        event = tournament.event
        plan = plan_of(starts) if begun else proposed(event.start, event.end, self._rounds)
        self.plan = RoundPlanForm(plan, near, self)
        self.model = RoundDatesModel(starts, near, self)
        self.table = RoundDatesTable(self.model, self)
        self.follow = QCheckBox(self)
        self.follow.setObjectName("event_follows")
        self._wrong: WrongField | None = None
        self._words = QLabel(self)
        self.clear_button = QPushButton(translate("RoundDates", "Clear all"), self)
        self.cancel_button = QPushButton(translate("RoundDates", "Cancel"), self)
        self.save_button = DefaultButton(translate("RoundDates", "Save"), self)
        # An event without days takes those of its rounds; others are asked about.
        self.follow.setChecked(not (tournament.event.start or tournament.event.end))
        self._arrange()
        self.plan.edited.connect(self._fill)
        self.model.edited.connect(self._refresh)
        self.follow.toggled.connect(self._refresh)
        self.clear_button.clicked.connect(self.model.clear)
        self.cancel_button.clicked.connect(self.reject)
        self.save_button.clicked.connect(self.save)
        for button in (self.clear_button, self.cancel_button):
            button.setAutoDefault(False)
        if document.locked is not None:
            self.plan.setEnabled(False)
            self.clear_button.setEnabled(False)
            self.table.setEditTriggers(RoundDatesTable.EditTrigger.NoEditTriggers)
        if begun or document.read_only:
            self._refresh()
        else:
            self._fill()  # a proposal, from the days of the event
        self.plan.day.setFocus(Qt.FocusReason.OtherFocusReason)
        self.plan.day.selectAll()

    def _arrange(self) -> None:
        narrow = self.screen().availableGeometry().width() < theme.scaled(NARROW)
        left = QVBoxLayout()
        left.setContentsMargins(24, 20, 24, 16)
        left.addWidget(self.plan)
        if not narrow:
            self.plan.setFixedWidth(theme.scaled(FORM))
            left.addStretch(1)
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        right.addWidget(self.table, 1)
        self.table.setMinimumHeight(theme.scaled(32) * ROWS_SHOWN)
        halves = Halves(left, right, self, stacked=narrow, share=0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(halves, 1)
        whole.addWidget(hairline(self, QFrame.Shape.HLine))
        whole.addLayout(self._foot())
        fit_screen(self, 860, 620, at_least=halves.least_width)

    def _foot(self) -> QHBoxLayout:
        self._words.setWordWrap(True)
        self._words.setFont(theme.font(13))
        says = QVBoxLayout()
        says.setSpacing(4)
        says.addWidget(self._words)
        says.addWidget(self.follow)
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 12, 24, 12)
        foot.setSpacing(8)
        foot.addLayout(says, 1)
        for button in (self.clear_button, self.cancel_button, self.save_button):
            button.setAccessibleName(button.text())
            foot.addWidget(button)
        return foot

    # What is set

    def _fill(self) -> None:
        """Fill the table from the fields, as soon as they make sense."""
        plan = self.plan.plan()
        self._wrong = plan if isinstance(plan, WrongField) else None
        if plan is not None and not isinstance(plan, WrongField):
            try:
                self.model.show_starts(planned(plan, self._rounds))
            except ValueError:
                text = translate("RoundDates", "There is no day left to play on.")
                self._wrong = WrongField(self.plan.rest, text)
        self._refresh()

    def event_value(self) -> Event:
        """The event with the days of the rounds."""
        first, last = days_of(self.model.starts)
        return replace(self._document.tournament.event, start=first, end=last)

    @property
    def _event_differs(self) -> bool:
        return bool(any(self.model.starts)) and (
            self.event_value() != self._document.tournament.event
        )

    @property
    def _event_follows(self) -> bool:
        return self.follow.isChecked() and self._event_differs

    def _refresh(self) -> None:
        """Say what follows from what is set, or why it can't be saved."""
        event = self._document.tournament.event
        differs = self._event_differs
        if differs:
            first, last = days_of(self.model.starts)
            text = translate("RoundDates", "The event lasts from {0} to {1}")
            self.follow.setText(text.format(day_in_words(first), day_in_words(last)))
        # Its place is kept, so that nothing moves while one types.
        policy = self.follow.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.follow.setSizePolicy(policy)
        self.follow.setVisible(differs and self._document.locked is None)
        days = ("", "") if self._event_follows else (event.start, event.end)
        self.model.set_event(*days)
        self._say()

    def _say(self) -> None:
        problem = self.model.problem()
        roles = theme.roles()
        if self._wrong is not None:
            text, ink = self._wrong.sentence, roles.bad
        elif problem is not None:
            text, ink = problem[2], roles.bad
        elif (reason := self._document.locked) is not None:
            text = sentence(reason, translate)
            ink = roles.ink3
        elif doubt := self.model.doubt_sentence():
            text = translate("RoundDates", "{0} It can be saved all the same.").format(doubt)
            ink = roles.warn
        else:
            text, ink = self._summary(), roles.ink
        self._words.setText(text)
        theme.colour(self._words, ink)
        wrong = self._wrong is not None or problem is not None
        self.save_button.setEnabled(not wrong and self._document.locked is None)

    def _summary(self) -> str:
        first, last = days_of(self.model.starts)
        missing = sum(not start for start in self.model.starts)
        if not first:
            return translate("RoundDates", "No round has a day.")
        if missing:
            return translate("RoundDates", "%n round(s) without a day.", "", missing)
        rounds = translate("TournamentDialog", "%n round(s)", "", self._rounds)
        if first == last:
            return translate("RoundDates", "{0} on {1}").format(rounds, day_in_words(first))
        return translate("RoundDates", "{0} from {1} to {2}").format(
            rounds, day_in_words(first), day_in_words(last)
        )

    def save(self) -> None:
        """Save all starts, and the days of the event if they follow, as one step."""
        starts = self.model.starts
        if not any(starts):
            starts = ()
        try:
            event = self.event_value() if self._event_follows else None
            self._document.apply(SetRoundStarts(starts, event))
        except ArbiterError as error:
            self._words.setText(sentence(error, translate))
            theme.colour(self._words, theme.roles().bad)
            return
        self.accept()
