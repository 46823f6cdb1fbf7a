"""Asks which two players change numbers."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from arbiter.domain.calendar_edits import SwapNumbers
from arbiter.domain.errors import ArbiterError
from arbiter.domain.tournament import Tournament
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.choice import Choice
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import answers, form
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence


class SwapNumbersDialog(QDialog):
    """Begins with the numbers *one* and *other*; the pairings of the numbers stay."""

    def __init__(
        self, tournament: Tournament, one: int, other: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("swap_numbers_dialog")
        self.setWindowTitle(translate("SwapNumbers", "Exchange two numbers"))
        self._tournament = tournament
        self.one, self.other = Choice(self), Choice(self)
        self.words = Sentence(13)
        self.swap_button = DefaultButton(translate("SwapNumbers", "Exchange"), self)
        cancel = QPushButton(translate("SwapNumbers", "Cancel"), self)
        cancel.setAutoDefault(False)
        fields = form()
        for text, choice, number in (
            (translate("SwapNumbers", "&First"), self.one, one),
            (translate("SwapNumbers", "&Second"), self.other, other),
        ):
            for n in tournament.numbers:
                choice.addItem(f"{n}  {tournament.player(n).name}", n)
            choice.setCurrentIndex(number - 1)
            choice.setAccessibleName(text.replace("&", ""))
            choice.currentIndexChanged.connect(self._check)
            fields.addRow(text, choice)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addLayout(fields)
        column.addWidget(self.words)
        column.addStretch(1)
        column.addLayout(answers(cancel, self.swap_button))
        self.resize(theme.scaled(460), theme.scaled(240))
        self.swap_button.clicked.connect(self.accept)
        cancel.clicked.connect(self.reject)
        self._check()
        self.one.setFocus()

    def edit(self) -> SwapNumbers:
        """What is asked for."""
        return SwapNumbers(int(self.one.currentData()), int(self.other.currentData()))

    def _check(self) -> None:
        try:
            after = self.edit()(self._tournament)
        except ArbiterError as error:
            self.words.say(sentence(error, translate), "bad")
            self.swap_button.setEnabled(False)
            return
        self.words.say(
            translate(
                "SwapNumbers",
                "The pairings of the numbers stay; the lots count as given by hand from now on.",
            ),
            "ink2",
        )
        self.swap_button.setEnabled(after != self._tournament)
