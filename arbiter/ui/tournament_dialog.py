"""The tournament dialog: the event, the form of the tournament, and what decides between equals."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.edits import SetTournament
from arbiter.domain.errors import ArbiterError
from arbiter.domain.names import tidy
from arbiter.domain.progress import progress
from arbiter.domain.schedule import round_count
from arbiter.domain.scoring import FOOTBALL, STANDARD, Scoring, parse_scoring
from arbiter.domain.tournament import Event, Regulations
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.calendar_fields import CalendarFields
from arbiter.ui.choice import Choice
from arbiter.ui.consequences import ask_order_reason, changed_places, order_sentence
from arbiter.ui.date_field import DateField
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import answers, fit_screen, form, hairline, heading
from arbiter.ui.halves import Halves
from arbiter.ui.languages import translate
from arbiter.ui.regulation_switches import RegulationSwitches
from arbiter.ui.result_keys import KEY_SETS, key_set_name
from arbiter.ui.settings import Settings
from arbiter.ui.tie_break_list import TieBreakList
from arbiter.ui.withdrawal_choice import WithdrawalChoice

OWN = "own"
NARROW = 900
"""On a screen below this width, at the usual text size, the two halves stand under each other."""


class TournamentDialog(QDialog):
    """Everything that is decided once, saved as one step.

    What the first result locks is shown and can't be changed, with the reason beside it.
    """

    def __init__(
        self, document: Document, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("tournament_dialog")
        self.setWindowTitle(translate("TournamentDialog", "Tournament"))
        self._document = document
        self._settings = settings
        tournament = document.tournament
        self.name = QLineEdit(tournament.event.name, self)
        self.place = QLineEdit(tournament.event.place, self)
        self.federation = QLineEdit(tournament.event.federation, self)
        self.start = DateField(translate("TournamentDialog", "First day"), self)
        self.end = DateField(translate("TournamentDialog", "Last day"), self)
        self.arbiter = QLineEdit(tournament.event.arbiter, self)
        self.details_button = QPushButton(translate("TournamentDialog", "For the reports…"), self)
        self._details = tournament.event
        self.calendar = CalendarFields(tournament, self)
        self.points = Choice(self)
        self.own_points = QLineEdit(str(tournament.regulations.scoring), self)
        self.withdrawal = WithdrawalChoice(tournament.regulations.withdrawal, self)
        self.keys = Choice(self)
        self.tie_breaks = TieBreakList(tournament.regulations.tie_breaks, self)
        self.switches = RegulationSwitches(tournament.regulations, self)
        self.seed = QLineEdit(tournament.regulations.seed, self)
        self._seed_label = QLabel(translate("TournamentDialog", "Seed of the lots"), self)
        self._seed_label.setMinimumWidth(theme.scaled(100))
        self._locked = QLabel(self)
        self._consequence = QLabel(self)
        self._warning = QLabel(self)
        self.cancel_button = QPushButton(translate("TournamentDialog", "Cancel"), self)
        self.save_button = DefaultButton(translate("TournamentDialog", "Save"), self)
        self._fill()
        self._arrange()
        self._lock()
        self._follow()
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    # Building

    def _fill(self) -> None:
        event, rules = self._document.tournament.event, self._document.tournament.regulations
        self.start.show_day(event.start)
        self.end.show_day(event.end)
        self.federation.setMaxLength(3)
        self.points.addItem("1 – ½ – 0", STANDARD)
        self.points.addItem("3 – 1 – 0", FOOTBALL)
        self.points.addItem(translate("TournamentDialog", "own"), OWN)
        known = {STANDARD: 0, FOOTBALL: 1}
        self.points.setCurrentIndex(known.get(rules.scoring, 2))
        for name in KEY_SETS:
            self.keys.addItem(key_set_name(name, venues=rules.home_and_away), name)
        self.keys.setCurrentIndex(max(self.keys.findData(self._settings.result_keys), 0))
        self.points.currentIndexChanged.connect(self._follow)
        self.calendar.changed.connect(self._follow)
        for line in (self.own_points, self.start, self.end, self.seed, self.federation):
            line.textChanged.connect(self._follow)
        self.tie_breaks.changed.connect(self._follow)
        self.switches.changed.connect(self._follow)
        self.details_button.clicked.connect(self.edit_details)
        self.details_button.setAutoDefault(False)
        self.cancel_button.clicked.connect(self.reject)
        self.save_button.clicked.connect(self.save)
        self.cancel_button.setAutoDefault(False)

    def _arrange(self) -> None:
        narrow = self.screen().availableGeometry().width() < theme.scaled(NARROW)
        self.tie_breaks.set_narrow(narrow)
        left = QVBoxLayout()
        left.setContentsMargins(24, 20, 24, 16)
        left.setSpacing(8)
        left.addWidget(heading(translate("TournamentDialog", "Event"), self))
        left.addLayout(self._event_form())
        left.addSpacing(8)
        left.addWidget(hairline(self, QFrame.Shape.HLine))
        left.addSpacing(8)
        left.addWidget(heading(translate("TournamentDialog", "Form"), self))
        left.addLayout(self._form_form())
        left.addWidget(self._locked)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setContentsMargins(24, 20, 24, 16)
        right.setSpacing(8)
        right.addWidget(heading(translate("TournamentDialog", "Order of tie-breaks"), self))
        right.addWidget(self.tie_breaks)
        right.addWidget(self.switches)
        seed = QHBoxLayout()
        seed.setSpacing(12)
        seed.addWidget(self._seed_label)
        seed.addWidget(self.seed, 1)
        right.addLayout(seed)
        right.addStretch(1)
        halves = Halves(left, right, self, stacked=narrow, share=1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(halves, 1)
        whole.addWidget(hairline(self, QFrame.Shape.HLine))
        whole.addLayout(self._foot())
        for label in (self._locked, self._consequence, self._warning):
            label.setWordWrap(True)
        self._locked.setFont(theme.font(13))
        self._consequence.setFont(theme.font(13, bold=True))
        self._warning.setFont(theme.font(13))
        theme.colour(self._locked, theme.roles().ink3)
        theme.colour(self._warning, theme.roles().warn)
        fit_screen(self, 960, 712, at_least=halves.least_width)

    def _event_form(self) -> QFormLayout:
        dates = QHBoxLayout()
        dates.setSpacing(8)
        dates.addWidget(self.start, 1)
        dates.addWidget(QLabel(translate("TournamentDialog", "to"), self))
        dates.addWidget(self.end, 1)
        arbiter = QHBoxLayout()
        arbiter.setSpacing(8)
        arbiter.addWidget(self.arbiter, 1)
        arbiter.addWidget(self.details_button)
        self.arbiter.setAccessibleName(translate("TournamentDialog", "Chief arbiter"))
        self.details_button.setAccessibleName(self.details_button.text())
        self.details_button.setToolTip(
            translate("TournamentDialog", "Rate of play, organiser, other officials, FIDE IDs")
        )
        rows = form()
        for text, field in (
            (translate("TournamentDialog", "Name"), self.name),
            (translate("TournamentDialog", "Place"), self.place),
            (translate("TournamentDialog", "Federation"), self.federation),
            (translate("TournamentDialog", "Dates"), dates),
            (translate("TournamentDialog", "Chief arbiter"), arbiter),
        ):
            rows.addRow(self._label(text), field)
            if isinstance(field, QWidget):
                field.setAccessibleName(text)
        self.federation.setFixedWidth(theme.scaled(80))
        return rows

    def _form_form(self) -> QFormLayout:
        points = QHBoxLayout()
        points.setSpacing(8)
        points.addWidget(self.points)
        points.addWidget(self.own_points)
        points.addStretch(1)
        self.own_points.setFixedWidth(theme.scaled(110))
        self.own_points.setAccessibleName(translate("TournamentDialog", "Own points"))
        rows = form()
        for text, field, name in (
            *((text, field, field) for text, field in self.calendar.rows()),
            (translate("TournamentDialog", "Points"), points, self.points),
            (translate("TournamentDialog", "Who leaves"), self.withdrawal, self.withdrawal),
            (translate("TournamentDialog", "Result keys"), self.keys, self.keys),
        ):
            rows.addRow(self._label(text), field)
            name.setAccessibleName(text)
            if field is self.calendar.exchange:
                rows.addRow(self.calendar.words)
        return rows

    def _label(self, text: str) -> QLabel:
        """A label of one width in both forms, so that all fields stand under each other."""
        label = QLabel(text, self)
        label.setMinimumWidth(theme.scaled(112))
        return label

    def _foot(self) -> QHBoxLayout:
        says = QVBoxLayout()
        says.setSpacing(2)
        says.addWidget(self._consequence)
        says.addWidget(self._warning)
        self.seed.setAccessibleName(self._seed_label.text())
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 12, 24, 12)
        foot.setSpacing(8)
        foot.addLayout(says, 1)
        foot.addLayout(answers(self.cancel_button, self.save_button))
        return foot

    def _lock(self) -> None:
        """After the first result the calendar and the points are fixed."""
        started = self._document.tournament.started
        reason = self._document.locked
        writable = reason is None
        for field in (self.points, self.own_points):
            field.setEnabled(not started and writable)
        for field in (self.name, self.place, self.federation, self.start, self.end, self.arbiter):
            field.setReadOnly(not writable)
        self.tie_breaks.setEnabled(writable)
        self.withdrawal.setEnabled(writable)
        self.switches.setEnabled(writable)
        self._locked.setVisible(started or not writable)
        if started:
            self._locked.setText(
                translate(
                    "TournamentDialog",
                    "Results have been entered, so the calendar and the points are locked.",
                )
            )
        if reason is not None:
            self._locked.setText(sentence(reason, translate))

    # What is set

    def event_value(self) -> Event:
        """The event as it stands in the fields."""
        return replace(
            self._details,
            name=tidy(self.name.text()),
            place=tidy(self.place.text()),
            federation=tidy(self.federation.text()).upper(),
            start=self.start.day or "",
            end=self.end.day or "",
            arbiter=tidy(self.arbiter.text()),
        )

    def edit_details(self) -> None:
        """What reports ask for besides; it is saved with everything else."""
        from arbiter.ui.event_details_dialog import EventDetailsDialog  # rarely asked for

        dialog = EventDetailsDialog(self._details, self, writable=self._document.locked is None)
        if dialog.exec() == dialog.DialogCode.Accepted:
            self._details = dialog.completed()

    def scoring(self) -> Scoring:
        """The points that are chosen.

        :raises WrongScoring: own points that make no sense.
        """
        chosen = self.points.currentData()
        return parse_scoring(self.own_points.text()) if chosen == OWN else chosen

    def regulations(self) -> Regulations:
        """The regulations as they stand in the fields.

        :raises WrongScoring: own points that make no sense.
        """
        chosen = self.switches.applied(self._document.tournament.regulations)
        return replace(
            self.calendar.regulations(chosen),
            scoring=self.scoring(),
            tie_breaks=self.tie_breaks.codes,
            seed=self.seed.text().strip(),
            withdrawal=self.withdrawal.rule,
        )

    def _follow(self) -> None:
        """Offer what fits what is set, and say what follows from it."""
        writable = self._document.locked is None
        self.calendar.follow(writable=writable)
        self.own_points.setVisible(self.points.currentData() == OWN)
        lots = "LOT" in self.tie_breaks.codes
        self.seed.setVisible(lots)
        self._seed_label.setVisible(lots)
        problem = self._problem()
        self.switches.show_for(self.tie_breaks.codes, None if problem else self.scoring())
        self.save_button.setEnabled(not problem and writable)
        theme.colour(self._consequence, theme.roles().bad if problem else theme.roles().ink)
        self._consequence.setText(problem or self._what_follows())
        self._warning.setText("" if problem else self._what_to_mind())
        self._warning.setVisible(bool(self._warning.text()))

    def _problem(self) -> str:
        """Why it can't be saved as it stands, or nothing."""
        for field in (self.start, self.end):
            if field.day is None:
                return translate(
                    "TournamentDialog", "“{0}” is not a day. Write it as 6.5.2026 or 2026-05-06."
                ).format(field.text())
        if self.start.day and self.end.day and self.end.day < self.start.day:
            return translate("TournamentDialog", "The last day is before the first.")
        try:
            self.scoring()
        except ArbiterError as error:
            return sentence(error, translate)
        return ""

    def _what_follows(self) -> str:
        tournament = self._document.tournament
        if tournament.started:
            if self._order_differs():
                return order_sentence(self._changed(), len(tournament.open_games))
            return ""
        size = tournament.size
        if size < 2:
            return ""
        players = translate("TournamentDialog", "%n player(s)", "", size)
        rounds = round_count(size, int(self.calendar.cycles.currentData()))
        return translate("TournamentDialog", "{0}: {1}").format(
            players, translate("TournamentDialog", "%n round(s)", "", rounds)
        )

    def _what_to_mind(self) -> str:
        tournament = self._document.tournament
        if not tournament.started:
            return self.calendar.warning()
        if not self._order_differs():
            return ""
        if self._order_matters():
            if not tournament.open_games:
                return translate(
                    "TournamentDialog",
                    "All games have been reported, so the journal will ask for a reason.",
                )
            round = min(progress(tournament).complete + 1, tournament.rounds)
            return translate(
                "TournamentDialog", "Round {0} is under way, so the journal will ask for a reason."
            ).format(round)
        return translate("TournamentDialog", "The new order will stand in the journal.")

    def _changed(self) -> list[tuple[str, str]]:
        return changed_places(self._document.tournament, self.regulations())

    def _order_matters(self) -> bool:
        """Whether an order that is new after the start changes a place, or still can."""
        tournament = self._document.tournament
        if not (tournament.started and self._order_differs()):
            return False
        return bool(tournament.open_games or self._changed())

    def _order_differs(self) -> bool:
        rules = self._document.tournament.regulations
        return (
            self.tie_breaks.codes != rules.tie_breaks
            or ("LOT" in self.tie_breaks.codes and self.seed.text().strip() != rules.seed)
            or self.switches.applied(rules) != rules
        )

    def save(self) -> None:
        """Save everything as one step.

        An order that is changed after the start is said twice, at the foot and in a question
        that asks for the reason, unless all games are reported and nobody's place depends on it.
        """
        reason = ""
        if self._order_matters():
            reason = ask_order_reason(self._consequence.text(), self)
            if not reason:
                return
        self._settings.result_keys = str(self.keys.currentData())
        try:
            self._document.apply(SetTournament(self.event_value(), self.regulations(), reason))
        except ArbiterError as error:
            self._consequence.setText(sentence(error, translate))
            theme.colour(self._consequence, theme.roles().bad)
            return
        self.accept()
