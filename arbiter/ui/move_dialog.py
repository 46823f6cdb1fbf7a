"""Asks for another round or board of a game, and says which games change places with it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from arbiter.domain.calendar_edits import MoveGame, companions
from arbiter.domain.errors import ArbiterError
from arbiter.domain.tournament import Game, GameName, Tournament
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.choice import Choice
from arbiter.ui.days import short_day
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import answers, form
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
        self.round, self.board = Choice(self), Choice(self)
        for round in range(1, tournament.rounds + 1):
            day = short_day(tournament.round_start(round))
            self.round.addItem("   ".join(filter(None, (str(round), day))), round)
        new = translate("MoveGame", "{0}   a new round").format(tournament.rounds + 1)
        self.round.addItem(new, tournament.rounds + 1)
        self.board.addItem(translate("MoveGame", "the first that is free"), 0)
        for board in range(1, max(tournament.size // 2, game.board or 1) + 1):
            self.board.addItem(str(board), board)
        self.round.setCurrentIndex((game.round or 1) - 1)
        self.board.setCurrentIndex(game.board or 0)
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
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(names)
        column.addLayout(fields)
        column.addWidget(self.words)
        column.addStretch(1)
        column.addLayout(answers(cancel, self.move_button))
        white, black = (tournament.player(n).name for n in (game.white, game.black))
        names.say(f"{game.white}–{game.black}  {white} – {black}")
        self.resize(theme.scaled(460), theme.scaled(300))
        self.move_button.clicked.connect(self.accept)
        cancel.clicked.connect(self.reject)
        self.round.currentIndexChanged.connect(self._another_round)
        self.board.currentIndexChanged.connect(self._check)
        self._check()
        self.round.setFocus()

    def edit(self) -> MoveGame:
        """What is asked for."""
        return MoveGame(
            *self._game.name, int(self.round.currentData()), int(self.board.currentData())
        )

    def _another_round(self) -> None:
        """In another round its board is not known, until somebody says one."""
        same = int(self.round.currentData()) == self._game.round
        self.board.setCurrentIndex((self._game.board or 0) if same else 0)
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
        round = int(self.round.currentData())
        if round == self._game.round:
            there = [
                g
                for g in self._tournament.boards(round)
                if g.board == int(self.board.currentData())
            ]
            if not there or there[0].name == self._game.name:
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
