"""The prizes: amounts typed or pasted, and beside them who would get what as it stands."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.domain.prize_edits import SetPrizes
from arbiter.domain.prize_shares import prize_shares
from arbiter.domain.prizes import Prizes, Sharing
from arbiter.messages import sentence
from arbiter.ui.choice import Choice
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import finish, fit_screen, form, heading
from arbiter.ui.languages import translate
from arbiter.ui.prize_lines import PrizeLines
from arbiter.ui.prize_words import amount_text, sharing_name, sharing_text
from arbiter.ui.sentence import Sentence
from arbiter.ui.special_prizes import SpecialPrizes


class PrizesDialog(QDialog):
    """The prizes of a tournament. Accepted, it has made the edit."""

    def __init__(self, document: Document, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName("prizes_dialog")
        self.setWindowTitle(translate("Prizes", "Prizes"))
        self._document = document
        prizes = document.tournament.prizes
        self.currency = QLineEdit(prizes.currency, self)
        self.currency.setPlaceholderText("EUR")
        self.sharing = Choice(self)
        for one in Sharing:
            self.sharing.addItem(sharing_name(one), one)
        self.sharing.setCurrentIndex(self.sharing.findData(prizes.sharing))
        self.rule = Sentence(13)
        self.lines = PrizeLines(prizes.amounts, self)
        self.special = SpecialPrizes(prizes.special, self)
        self.words = Sentence(13)
        self.cancel_button = QPushButton(translate("Prizes", "Cancel"), self)
        self.cancel_button.setAutoDefault(False)
        self.done_button = DefaultButton(translate("Prizes", "Enter prizes"), self)
        self._area = QScrollArea(self)
        self._arrange()
        for changed in (
            self.currency.textChanged,
            self.sharing.currentIndexChanged,
            self.lines.changed,
            self.special.changed,
        ):
            changed.connect(self._follow)
        self.lines.entered.connect(self._area.ensureWidgetVisible)
        self.cancel_button.clicked.connect(self.reject)
        self.done_button.clicked.connect(self._enter)
        self._follow()
        self.lines.fields[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        above = form()
        for text, field in (
            (translate("Prizes", "Currency"), self.currency),
            (translate("Prizes", "Level on points"), self.sharing),
        ):
            above.addRow(text, field)
            field.setAccessibleName(text)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        column.addWidget(self.lines)
        column.addSpacing(8)
        column.addWidget(heading(translate("Prizes", "Special prizes"), self))
        column.addWidget(self.special)
        column.addStretch(1)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(inside)
        page = QVBoxLayout()
        page.setContentsMargins(24, 20, 24, 12)
        page.setSpacing(8)
        page.addLayout(above)
        page.addWidget(self.rule)
        page.addWidget(self._area, 1)
        finish(self, page, self.words, self.cancel_button, self.done_button)
        fit_screen(self, 640, 600)

    def prizes(self) -> Prizes:
        """What has been typed.

        :raises WrongAmount: something is no amount.
        """
        return Prizes(
            self.currency.text(),
            self.lines.amounts(),
            self.sharing.currentData(),
            self.special.prizes(),
        )

    def _follow(self) -> None:
        """Who would get what, or why it can't be entered."""
        self.rule.say(sharing_text(self.sharing.currentData()))
        problem = self._problem()
        self.done_button.setEnabled(not problem)
        if problem:
            self.words.say(problem, "bad")
            return
        tournament = self._document.tournament
        prizes = SetPrizes(self.prizes())(tournament).prizes
        shares = prize_shares(self._document.standings, prizes)
        self.lines.show_shares(tournament, shares.shares if tournament.started else ())
        texts = [
            translate("Prizes", "Sum {0}").format(amount_text(prizes.announced, prizes.currency))
        ]
        if tournament.started and shares.odd_cents:
            texts.append(translate("Prizes", "cents left over go to those placed first"))
        if tournament.started and shares.left_over:
            left = amount_text(shares.left_over, prizes.currency)
            texts.append(translate("Prizes", "more prizes than players: {0} stay").format(left))
        self.words.say(" · ".join(texts), "ink2")

    def _problem(self) -> str:
        """Why it can't be taken as it stands, or nothing."""
        if (wrong := self.lines.wrong()) is not None:
            place, error = wrong
            return translate("Prizes", "Place {0}: {1}").format(place, sentence(error, translate))
        if (doubt := self.special.wrong()) is not None:
            return sentence(doubt, translate)
        if self.special.nameless():
            return translate("Prizes", "Say what the special prize is for.")
        return ""

    def _enter(self) -> None:
        try:
            self._document.apply(SetPrizes(self.prizes()))
        except ArbiterError as error:
            self.words.say(sentence(error, translate), "bad")
        else:
            self.accept()
