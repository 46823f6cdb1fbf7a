"""Asks for another round or board of a game, and says which games change places with it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from arbiter.domain.calendar_edits import MoveGame, companions
from arbiter.domain.errors import ArbiterError
from arbiter.domain.tournament import Game, GameName, Tournament
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import form
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence


class MoveDialog(QDialog):
    """Where the game called *name* is played; what can't be is said and can't be accepted."""

    def __init__(
        self, tournament: Tournament, name: GameName, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("move_dialog")
        self.setWindowTitle(translate("MoveGame", "Move a game"))
        self._tournament = tournament
        game = self._game = tournament.game(*name)
        self.round = QSpinBox(self)
        self.round.setRange(1, tournament.rounds + 1)
        self.round.setValue(game.round or 1)
        self.board = QSpinBox(self)
        self.board.setRange(0, tournament.size)
        self.board.setSpecialValueText(translate("MoveGame", "the first that is free"))
        self.board.setValue(game.board or 0)
        self.words = Sentence(13)
        names = Sentence(14, "ink", bold=True)
        self.move_button = DefaultButton(translate("MoveGame", "Move"), self)
        cancel = QPushButton(translate("MoveGame", "Cancel"), self)
        cancel.setAutoDefault(False)
        fields = form()
        for text, field in (
            (translate("MoveGame", "&Round"), self.round),
            (translate("MoveGame", "&Board"), self.board),
        ):
            fields.addRow(text, field)
            field.setAccessibleName(text.replace("&", ""))
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        for button in (cancel, self.move_button):
            button.setAccessibleName(button.text())
            button.setMinimumWidth(theme.scaled(110))
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(names)
        column.addLayout(fields)
        column.addWidget(self.words)
        column.addStretch(1)
        column.addLayout(buttons)
        white, black = (tournament.player(n).name for n in (game.white, game.black))
        names.say(f"{game.white}–{game.black}  {white} – {black}")
        self.resize(theme.scaled(460), theme.scaled(300))
        self.move_button.clicked.connect(self.accept)
        cancel.clicked.connect(self.reject)
        self.round.valueChanged.connect(self._another_round)
        self.board.valueChanged.connect(self._check)
        self._check()
        self.round.setFocus()
        self.round.selectAll()

    def edit(self) -> MoveGame:
        """What is asked for."""
        return MoveGame(*self._game.name, self.round.value(), self.board.value())

    def _another_round(self) -> None:
        """In another round its board is not known, until somebody says one."""
        same = self.round.value() == self._game.round
        self.board.setValue((self._game.board or 0) if same else 0)
        self._check()

    def _check(self) -> None:
        edit = self.edit()
        try:
            after = edit(self._tournament)
        except ArbiterError as error:
            self.words.say(sentence(error, translate), "bad")
            self.move_button.setEnabled(False)
            return
        self.words.say(self._what_follows(), "ink2")
        self.move_button.setEnabled(after != self._tournament)

    def _what_follows(self) -> str:
        round = self.round.value()
        if round == self._game.round:
            there = [g for g in self._tournament.boards(round) if g.board == self.board.value()]
            if not there or there[0] is self._game:
                return ""
            pair = f"{there[0].white}–{there[0].black}"
            return translate("MoveGame", "{0} takes its board.").format(pair)
        said = []
        if round > self._tournament.rounds:
            said.append(translate("MoveGame", "A round {0} is made for it.").format(round))
        along = companions(self._tournament, self._game, round)
        if along:
            count = translate("MoveGame", "%n game(s) change rounds with it:", "", len(along))
            said.append(f"{count} {self._listed(along)}.")
        return " ".join(said) or translate("MoveGame", "No other game changes its round.")

    def _listed(self, games: Sequence[Game]) -> str:
        by_round = sorted(games, key=lambda game: game.round or 0)
        return "; ".join(
            translate("MoveGame", "of round {0}: {1}").format(
                round, ", ".join(f"{game.white}–{game.black}" for game in group)
            )
            for round, group in groupby(by_round, key=lambda game: game.round)
        )
