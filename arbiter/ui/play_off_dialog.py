"""Asks how those level on points played it off: a line for each pair."""

from __future__ import annotations

import re
from itertools import combinations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.domain.notation import format_points
from arbiter.domain.play_off_edits import SetPlayOffs
from arbiter.domain.tiebreaks.play_off import among, decides, value
from arbiter.domain.tournament import PlayOff, Tournament
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import most_room
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence
from arbiter.ui.why_formulas import surname

MOST_IN_VIEW = 8
LEAST_IN_VIEW = 2
"""With more pairs, or on a low screen, the lines scroll."""
_POINTS = r"([0-9]{0,2})(½|[.,][05])?"
_SCORE = re.compile(rf"\s*{_POINTS}\s*(?:[:–-]|\s)\s*{_POINTS}\s*")


def parse_score(text: str) -> tuple[int, int] | None:
    """Half points of either side in ``1½ : ½``, ``1.5-0.5``, ``2 0``; None for nothing.

    :raises ValueError: it is no score.
    """
    if not text.strip():
        return None
    found = _SCORE.fullmatch(text)
    if found is None:
        raise ValueError(f"no score: {text!r}")
    points = []
    for whole, rest in (found.groups()[:2], found.groups()[2:]):
        if not whole and not rest:
            raise ValueError(f"no score: {text!r}")
        half = rest is not None and (rest == "½" or rest.endswith("5"))
        points.append(2 * int(whole or 0) + half)
    return points[0], points[1]


class PlayOffDialog(QDialog):
    """The play-offs of the players with *numbers* among each other. Accepted, it has made the
    edit; with every line empty there was none."""

    def __init__(self, document: Document, numbers: tuple[int, ...], parent: QWidget | None):
        super().__init__(parent)
        self.setObjectName("play_off_dialog")
        self.setWindowTitle(translate("PlayOff", "Play-off"))
        self._document = document
        self._numbers = numbers
        self.fields: dict[tuple[int, int], QLineEdit] = {}
        self.words = Sentence(13)
        self.accept_button = DefaultButton(translate("PlayOff", "Enter play-off"), self)
        cancel = QPushButton(translate("PlayOff", "Cancel"), self)
        cancel.setAutoDefault(False)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (cancel, self.accept_button):
            button.setAccessibleName(button.text())
            buttons.addWidget(button)
        above = Sentence(14, "ink", bold=True)
        below = Sentence(13)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(above)
        column.addWidget(below)
        column.addWidget(self._pairs(), 1)
        column.addWidget(self.words)
        column.addLayout(buttons)
        tournament = document.tournament
        points = format_points(tournament.score(numbers[0]))
        above.say(translate("PlayOff", "Level with {0} points each").format(points))
        below.say(
            translate(
                "PlayOff",
                "The score of each play-off, a single game or a short match. It gives no points "
                "in the table; it decides before the tie-breaks, and if it ends level they do.",
            )
        )
        width = theme.scaled(460)
        self.setMinimumWidth(width)
        self.accept_button.clicked.connect(self._enter)
        cancel.clicked.connect(self.reject)
        self._follow()
        needed = column.heightForWidth(width) - self._area.minimumHeight() + self._wanted
        self.resize(QSize(width, needed).boundedTo(most_room(self)))
        next(iter(self.fields.values())).setFocus()

    def _pairs(self) -> QWidget:
        """A line for each pair, in a part that scrolls if they are many."""
        inside = QWidget(self)
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        tournament = self._document.tournament
        known = {(one.first, one.second): one for one in among(tournament, self._numbers)}
        for row, pair in enumerate(combinations(sorted(self._numbers), 2)):
            names = " – ".join(surname(tournament, number) for number in pair)
            label = QLabel(names, inside)
            label.setFont(theme.font(14))
            field = QLineEdit(inside)
            field.setObjectName(f"play_off_{pair[0]}_{pair[1]}")
            field.setAccessibleName(names)
            field.setPlaceholderText("1½ : ½")
            field.setFixedWidth(theme.scaled(96))
            if pair in known:
                field.setText(_score_text(known[pair]))
            label.setBuddy(field)
            field.textChanged.connect(self._follow)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            self.fields[pair] = field
        area = self._area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        line = inside.sizeHint().height() / len(self.fields)
        self._wanted = round(line * min(len(self.fields), MOST_IN_VIEW)) + 2
        area.setMinimumHeight(round(line * min(len(self.fields), LEAST_IN_VIEW)))
        return area

    def play_offs(self) -> tuple[PlayOff, ...]:
        """What has been typed.

        :raises ValueError: a line is no score.
        """
        found = []
        for (first, second), field in self.fields.items():
            score = parse_score(field.text())
            if score is not None:
                found.append(PlayOff(first, second, *score))
        return tuple(found)

    def _edit(self) -> SetPlayOffs:
        return SetPlayOffs(tuple(sorted(self._numbers)), self.play_offs())

    def _follow(self) -> None:
        """Say what follows from the lines; what is no score can't be entered."""
        tournament = self._document.tournament
        try:
            after = self._edit()(tournament)
        except ValueError:
            self._say(translate("PlayOff", "Type a score like 1½ : ½, 1.5-0.5 or 2 0."), False)
        except ArbiterError as error:
            self._say(sentence(error, translate), False)
        else:
            self.words.say(_outcome(after, self._numbers), "ink2")
            self.accept_button.setEnabled(after.play_offs != tournament.play_offs)

    def _say(self, text: str, possible: bool) -> None:
        self.words.say(text, "bad")
        self.accept_button.setEnabled(possible)

    def _enter(self) -> None:
        try:
            self._document.apply(self._edit())
        except ArbiterError as error:
            self._say(sentence(error, translate), False)
        else:
            self.accept()


def _outcome(after: Tournament, numbers: tuple[int, ...]) -> str:
    """What the play-offs typed so far decide."""
    played = among(after, numbers)
    if not played:
        return translate("PlayOff", "No play-off: the tie-breaks decide.")
    if not decides(after, numbers):
        there = {number for one in played for number in (one.first, one.second)}
        missing = ", ".join(surname(after, n) for n in sorted(numbers) if n not in there)
        text = translate(
            "PlayOff", "It decides nothing, because these are level and not in it yet: {0}."
        )
        return text.format(missing)
    points = dict(zip(numbers, value(after, numbers)))
    order = sorted(numbers, key=lambda number: -points[number])
    texts = (f"{surname(after, number)} {format_points(points[number])}" for number in order)
    return translate("PlayOff", "Play-off points: {0}.").format(", ".join(texts))


def _score_text(play_off: PlayOff) -> str:
    return f"{format_points(play_off.first_points)} : {format_points(play_off.second_points)}"
