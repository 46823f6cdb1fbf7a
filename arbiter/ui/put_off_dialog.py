"""Asks to which day a game is put off."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.domain.edits import Edit, SetPending
from arbiter.domain.tournament import Game, Pending, Tournament
from arbiter.ui import theme
from arbiter.ui.days import long_day
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence

_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_FIRST = re.compile(r"(\d{1,2})[./](\d{1,2})[./]?(\d{4})?")
_TIME = re.compile(r"([01]?\d|2[0-3])[:.]([0-5]\d)")


def parse_day(text: str, year: int) -> str:
    """The day (ISO) of ``2026-05-16``, ``16.05.2026`` or ``16.5.``, then in *year*.

    :raises ValueError: no day of the calendar.
    """
    plain = text.strip()
    if found := _ISO.fullmatch(plain):
        return date(int(found[1]), int(found[2]), int(found[3])).isoformat()
    if found := _DAY_FIRST.fullmatch(plain):
        return date(int(found[3] or year), int(found[2]), int(found[1])).isoformat()
    raise ValueError(f"no day: {text!r}")


def ask_day(
    tournament: Tournament, game: Game, apply: Callable[[Edit], object], parent: QWidget
) -> None:
    """Ask to which day *game* is put off and hand the edit to *apply*; adjourned stays so."""
    names = (tournament.player(number).name for number in (game.white, game.black))
    day = game.until or (tournament.round_start(game.round) if game.round else "")
    dialog = PutOffDialog(" – ".join(names), day or date.today().isoformat(), parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    begins = tournament.round_start(game.round) if game.round else ""
    dialog.accepted.connect(
        lambda: apply(SetPending(*game.name, _state(game, begins, dialog.until()), dialog.until()))
    )
    dialog.open()


def _state(game: Game, begins: str, until: str) -> Pending:
    """What *game* is, put to the day *until*: early before its round *begins*, else postponed;
    adjourned stays adjourned. Where the round has no day, it stays what it was."""
    if game.pending is Pending.ADJOURNED:
        return Pending.ADJOURNED
    if not begins:
        return game.pending or Pending.POSTPONED
    length = min(len(begins), len(until))
    return Pending.EARLY if until[:length] < begins[:length] else Pending.POSTPONED


class PutOffDialog(QDialog):
    """*game* is what the sentence names; *until* (ISO) is what the fields begin with."""

    def __init__(self, game: str, until: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("put_off")
        self.setWindowTitle(translate("PutOff", "Put off to another day"))
        self._year = int(until[:4])
        self.day = QLineEdit(until[:10])
        self.time = QLineEdit(until[11:16])
        self.time.setPlaceholderText(translate("PutOff", "not known"))
        self.words = Sentence(13)
        self._ok = DefaultButton(translate("PutOff", "Put off"))
        cancel = QPushButton(translate("PutOff", "Cancel"))
        cancel.setAutoDefault(False)
        form = QFormLayout()
        form.addRow(translate("PutOff", "&Day"), self.day)
        form.addRow(translate("PutOff", "&Time"), self.time)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self._ok)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        names = Sentence(14, "ink")
        names.say(game)
        column.addWidget(names)
        column.addLayout(form)
        column.addWidget(self.words)
        column.addLayout(buttons)
        self.setMinimumWidth(theme.scaled(400))
        self._ok.clicked.connect(self.accept)
        cancel.clicked.connect(self.reject)
        for field in (self.day, self.time):
            field.textChanged.connect(self._check)
        self._check()
        self.day.selectAll()

    def until(self) -> str:
        """The day, with the time if one is given (ISO).

        :raises ValueError: what was typed is no day, or no time.
        """
        day, time = parse_day(self.day.text(), self._year), self.time.text().strip()
        if not time:
            return day
        found = _TIME.fullmatch(time)
        if found is None:
            raise ValueError(f"no time: {time!r}")
        return f"{day}T{int(found[1]):02d}:{found[2]}"

    def _check(self) -> None:
        """Say what was understood; what was not can't be accepted."""
        try:
            self.words.say(long_day(self.until()), "ink2")
            self._ok.setEnabled(True)
        except ValueError:
            self.words.say(
                translate(
                    "PutOff", "Type a day like 16.05.2026 and a time like 10:00, or no time."
                ),
                "bad",
            )
            self._ok.setEnabled(False)
