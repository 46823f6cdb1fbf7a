"""The fields of the tournament dialog that make the calendar, and what they mean for colours."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from arbiter.domain.calendar_proof import calendar_changed
from arbiter.domain.tournament import Regulations, Tournament
from arbiter.ui import theme
from arbiter.ui.calendar_words import calendar_sentence
from arbiter.ui.choice import Choice
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence

MOST_CYCLES = 4


class CalendarFields(QObject):
    """How often everybody meets, by which table, with which words; nothing is saved here.

    Signals:
        changed: something else is chosen.
    """

    changed = Signal()

    def __init__(self, tournament: Tournament, parent: QWidget) -> None:
        super().__init__(parent)
        self._tournament = tournament
        rules = tournament.regulations
        self.cycles = Choice(parent)
        self.order = Choice(parent)
        self.exchange = QCheckBox(
            translate("TournamentDialog", "exchanged at the end of a cycle"), parent
        )
        self.venues = QCheckBox(
            translate("TournamentDialog", "home and away instead of colours"), parent
        )
        self.words = Sentence(13)
        self.words.setObjectName("calendar_words")
        texts = (
            translate("TournamentDialog", "once"),
            translate("TournamentDialog", "twice"),
            translate("TournamentDialog", "three times"),
            translate("TournamentDialog", "four times"),
        )
        for cycles, text in enumerate(texts, 1):
            self.cycles.addItem(text, cycles)
        if rules.cycles > MOST_CYCLES:
            self.cycles.addItem(str(rules.cycles), rules.cycles)
        self.cycles.setCurrentIndex(self.cycles.findData(rules.cycles))
        self.cycles.setMaximumWidth(theme.scaled(160))
        self.order.addItem(translate("TournamentDialog", "Berger table"), False)
        self.order.addItem(translate("TournamentDialog", "league, by an earlier table"), True)
        self.order.setCurrentIndex(int(rules.league))
        self.exchange.setChecked(rules.exchange)
        self.venues.setChecked(rules.home_and_away)
        for choice in (self.cycles, self.order):
            choice.currentIndexChanged.connect(self.changed)
        for box in (self.exchange, self.venues):
            box.toggled.connect(self.changed)

    def rows(self) -> tuple[tuple[str, QWidget], ...]:
        """The labels and fields, in the order of the form."""
        return (
            (translate("TournamentDialog", "Everyone meets"), self.cycles),
            (translate("TournamentDialog", "Calendar"), self.order),
            (translate("TournamentDialog", "Last two rounds"), self.exchange),
            (translate("TournamentDialog", "Sides"), self.venues),
        )

    def regulations(self, rules: Regulations) -> Regulations:
        """*rules* with what stands in the fields."""
        return replace(
            rules,
            cycles=int(self.cycles.currentData()),
            exchange=self.exchange.isChecked(),
            league=bool(self.order.currentData()),
            home_and_away=self.venues.isChecked(),
        )

    def follow(self, *, writable: bool) -> None:
        """Offer what fits what is set, and say what it means for colours. The first result
        locks the calendar; the words for the sides can be changed after it."""
        rules = self.regulations(self._tournament.regulations)
        free = writable and not self._tournament.started
        self.cycles.setEnabled(free)
        self.order.setEnabled(free)
        self.exchange.setEnabled(free and rules.cycles > 1 and not rules.league)
        self.venues.setEnabled(writable)
        started = self._tournament.started
        self.words.say("" if started else calendar_sentence(self._tournament.size, rules))

    def warning(self) -> str:
        """That changes by hand would go with another calendar; nothing where none go."""
        old = self._tournament.regulations
        new = self.regulations(old)
        same = (old.cycles, old.exchange, old.league) == (new.cycles, new.exchange, new.league)
        if same or self._tournament.started or not calendar_changed(self._tournament):
            return ""
        return translate(
            "TournamentDialog",
            "The calendar was changed by hand. It will be made anew, without these changes.",
        )
