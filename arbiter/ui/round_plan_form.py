"""The fields from which the dates of all rounds follow."""

from __future__ import annotations

import re
from datetime import date
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from arbiter.domain.round_dates import Plan, parse_a_day, parse_time, parse_times
from arbiter.ui import theme
from arbiter.ui.choice import Choice
from arbiter.ui.date_field import day_in_words
from arbiter.ui.dialog_parts import form, heading
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence
from arbiter.ui.typed_day import typed_day, typed_start

WEEK = 7


class WrongField(NamedTuple):
    """A field that makes no sense, and the sentence about it."""

    field: QLineEdit
    sentence: str


class RoundPlanForm(QWidget):
    """First day and time, rounds a day, days between, rest days.

    Signals:
        edited: the arbiter has changed something.
    """

    edited = Signal()

    def __init__(self, plan: Plan | None, near: str, parent: QWidget | None = None) -> None:
        """Begins with *plan*; *near* (ISO, or empty) is about when the rounds are."""
        super().__init__(parent)
        self._near = near
        self.day = QLineEdit(self)
        self.time = QLineEdit(self)
        self.a_day = QLineEdit(self)
        self.times = QLineEdit(self)
        self.every = Choice(self)
        self.rest = QLineEdit(self)
        self._fill()
        self._arrange()
        if plan is not None:
            self._show(plan)
        self._offer_times()
        for field in self._fields:
            field.textEdited.connect(self._typed)
        self.every.activated.connect(self._typed)
        self.day.editingFinished.connect(self._tidy)

    @property
    def _fields(self) -> tuple[QLineEdit, ...]:
        return self.day, self.time, self.a_day, self.times, self.rest

    def _fill(self) -> None:
        self.day.setPlaceholderText(translate("DateField", "day.month.year"))
        self.time.setPlaceholderText("15:00")
        self.a_day.setPlaceholderText("1")
        self.times.setPlaceholderText("10:00 16:00")
        self.rest.setPlaceholderText(translate("RoundPlan", "none"))
        self.every.addItem(translate("RoundPlan", "every day"), 1)
        self.every.addItem(translate("RoundPlan", "the same day of the week"), WEEK)
        for days in (2, 3, 4, 14, 28):
            self.every.addItem(translate("RoundPlan", "every %n day(s)", "", days), days)

    def _arrange(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(8)
        first.addWidget(self.day, 1)
        first.addWidget(self.time)
        self.time.setFixedWidth(theme.scaled(76))
        self.time.setAccessibleName(translate("RoundPlan", "Time of the first round"))
        rows = form()
        for text, field, widget in (
            (translate("RoundPlan", "First round"), first, self.day),
            (translate("RoundPlan", "Rounds a day"), self.a_day, self.a_day),
            (translate("RoundPlan", "Their times"), self.times, self.times),
            (translate("RoundPlan", "Days of play"), self.every, self.every),
            (translate("RoundPlan", "Rest day"), self.rest, self.rest),
        ):
            rows.addRow(QLabel(text, self), field)
            widget.setAccessibleName(text)
        hints = Sentence(12, "ink3")
        hints.say(
            translate(
                "RoundPlan",
                "Rounds a day: 2, or day by day 1 2 2. Rest day: after round 5, or on 12.5.; "
                "several with a comma.",
            )
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(heading(translate("RoundPlan", "All from the first round"), self))
        column.addLayout(rows)
        column.addWidget(hints)
        column.addStretch(1)

    def _show(self, plan: Plan) -> None:
        self.day.setText(day_in_words(plan.first.isoformat()))
        self.time.setText(plan.time)
        self.a_day.setText(" ".join(map(str, plan.a_day)))
        self.times.setText(" ".join(plan.times))
        self.rest.setText(", ".join(map(str, sorted(plan.rest_after))))
        if self.every.findData(plan.every) < 0:
            text = translate("RoundPlan", "every %n day(s)", "", plan.every)
            self.every.addItem(text, plan.every)
        self.every.setCurrentIndex(self.every.findData(plan.every))

    def _typed(self) -> None:
        self._offer_times()
        self.edited.emit()

    def _offer_times(self) -> None:
        """Several times are asked for only where a day has several rounds, and one time only
        where a day has one."""
        try:
            a_day = parse_a_day(self.a_day.text())
        except ValueError:
            return
        self.times.setEnabled(max(a_day) > 1)
        self.time.setEnabled(min(a_day) == 1)

    def _tidy(self) -> None:
        """Write the day out; a time that was typed with it goes into its own field."""
        try:
            day, time = typed_start(self.day.text(), self._near)
        except ValueError:
            return
        if day and day != self.day.text():
            self.day.setText(day_in_words(day))
        if time:
            self.time.setText(time)

    # What is set

    def plan(self) -> Plan | WrongField | None:
        """The plan, what is wrong with it, or None while there is no first day."""
        wrong = self._wrong()
        self._mark(wrong.field if wrong else None)
        if wrong is not None:
            return wrong
        day, time = typed_start(self.day.text(), self._near)
        if not day:
            return None
        a_day = parse_a_day(self.a_day.text())
        rest_after, free = self._rest(day)
        return Plan(
            date.fromisoformat(day),
            time or parse_time(self.time.text()),
            a_day,
            parse_times(self.times.text()) if max(a_day) > 1 else (),
            int(self.every.currentData()),
            rest_after,
            free,
        )

    def _wrong(self) -> WrongField | None:
        """The first field that makes no sense."""
        day = ""
        try:
            day, _ = typed_start(self.day.text(), self._near)
        except ValueError:
            words = translate(
                "TournamentDialog", "“{0}” is not a day. Write it as 6.5.2026 or 2026-05-06."
            )
            return WrongField(self.day, words.format(self.day.text()))
        checks = (
            (
                self.time,
                parse_time,
                translate("RoundPlan", "“{0}” is not a time. Write it as 15:00 or 15.00."),
            ),
            (
                self.a_day,
                parse_a_day,
                translate(
                    "RoundPlan", "“{0}” is no number of rounds a day. Write 2, or day by day 1 2 2."
                ),
            ),
            (
                self.times if self.times.isEnabled() else None,
                parse_times,
                translate("RoundPlan", "“{0}” are not times in order. Write them as 10:00 16:00."),
            ),
            (
                self.rest,
                lambda _: self._rest(day),
                translate(
                    "RoundPlan",
                    "“{0}” is no rest day. Write the round it comes after, like 5, or a day, "
                    "like 12.5.",
                ),
            ),
        )
        for field, read, words in checks:
            if field is None:
                continue
            try:
                read(field.text())
            except ValueError:
                return WrongField(field, words.format(field.text()))
        return None

    def _rest(self, first: str) -> tuple[frozenset[int], frozenset[date]]:
        """Rounds after which there is a rest day, and days that are free.

        :raises ValueError: neither.
        """
        rounds, days = set(), set()
        for word in re.split(r"[,;]+", self.rest.text()):
            text = word.strip()
            if re.fullmatch(r"\d{1,2}", text):
                rounds.add(int(text))
            elif re.fullmatch(r"\d{1,2}(\s+\d{1,2})+", text):
                rounds.update(map(int, text.split()))
            elif text:
                days.add(date.fromisoformat(typed_day(text, first or self._near)))
        return frozenset(rounds), frozenset(days)

    def _mark(self, wrong: QLineEdit | None) -> None:
        for field in self._fields:
            theme.mark_bad(field, field is wrong)
