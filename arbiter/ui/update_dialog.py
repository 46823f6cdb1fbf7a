"""A file that is read into the tournament it belongs to: what is new, and what to decide."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QFrame, QPushButton, QVBoxLayout, QWidget

from arbiter.domain.import_updates import TakeInResults, UpdatePlayers, as_edit
from arbiter.domain.notation import format_result
from arbiter.domain.reimport import Reimport
from arbiter.domain.tournament import GameName, Tournament
from arbiter.ui.choice_table import ChoiceLine, ChoiceModel, ChoiceTable
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import answers, fit_screen, hairline
from arbiter.ui.languages import translate
from arbiter.ui.player_differences import chosen_players, field_lines
from arbiter.ui.sentence import Sentence
from arbiter.ui.update_words import update_notes, update_summary


class UpdateDialog(QDialog):
    """Nothing has happened before the button; then it is one step, which Undo takes back.

    Results that are reported here stay unless theirs is taken, one by one.
    """

    def __init__(
        self, tournament: Tournament, found: Reimport, source: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("update_dialog")
        self.setWindowTitle(translate("Update", "Update the open tournament"))
        self._tournament = tournament
        self._found = found
        self._source = source
        self.summary = Sentence(15, "ink", bold=True)
        self.notes = Sentence(13, "ink2")
        self.hint = Sentence(12, "ink3")
        self.model = ChoiceModel(self)
        self.table = ChoiceTable(
            self.model, translate("Update", "What the file says otherwise"), self
        )
        self.words = Sentence(13)
        self.cancel_button = QPushButton(translate("Update", "Cancel"), self)
        self.cancel_button.setAutoDefault(False)
        self.accept_button = DefaultButton("", self)
        self.model.show_lines((*self._results(), *self._players()))
        self._arrange()
        self.model.chosen.connect(self._refresh)
        self.cancel_button.clicked.connect(self.reject)
        self.accept_button.clicked.connect(self.accept)
        self._refresh()
        (self.table if self.model.lines else self.accept_button).setFocus()

    def _arrange(self) -> None:
        head = QVBoxLayout()
        head.setContentsMargins(20, 16, 20, 12)
        head.setSpacing(6)
        self.summary.say(update_summary(self._found))
        self.notes.say("\n".join(update_notes(self._found, self._tournament)))
        if self.model.lines:
            self.hint.say(
                translate("Update", "Space takes what the file says, or keeps what stands here.")
            )
        for words in (self.summary, self.notes, self.hint):
            head.addWidget(words)
        foot = QVBoxLayout()
        foot.setContentsMargins(20, 8, 20, 12)
        foot.setSpacing(8)
        foot.addWidget(self.words)
        foot.addLayout(answers(self.cancel_button, self.accept_button))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self.table, 1)
        whole.addWidget(hairline(self, QFrame.Shape.HLine))
        whole.addLayout(foot)
        self.table.setVisible(bool(self.model.lines))
        fit_screen(self, 900, 560 if self.model.lines else 240)

    def _results(self) -> list[ChoiceLine]:
        return [
            ChoiceLine(
                self._pair(other.name),
                self._round(other.name),
                format_result(other.ours),
                format_result(other.theirs),
                key=other.name,
            )
            for other in self._found.other
        ]

    def _pair(self, name: GameName) -> str:
        game = self._tournament.game(*name)
        white, black = self._tournament.player(game.white), self._tournament.player(game.black)
        return f"{game.white}–{game.black}  {white.short} – {black.short}"

    def _round(self, name: GameName) -> str:
        game = self._tournament.game(*name)
        if game.round is None:
            return translate("Update", "Result")
        return translate("Update", "Result, round {0}").format(game.round)

    def _players(self) -> list[ChoiceLine]:
        # Who has another name here may be another person: nothing is proposed of him.
        other = {one.number for one in self._found.taken}
        return [
            line
            for number, theirs in self._found.changed
            for line in field_lines(
                number,
                self._tournament.player(number),
                theirs,
                taken=False if number in other else None,
            )
        ]

    def edit(self) -> TakeInResults | UpdatePlayers:
        """The one step that was decided on."""
        taken = set(self.model.taken)
        agreed = [other for other in self._found.other if other.name in taken]
        results = (*self._found.new, *((other.name, other.theirs) for other in agreed))
        players = chosen_players(
            {number: self._tournament.player(number) for number in self._tournament.numbers},
            dict(self._found.changed),
            (key for key in self.model.taken if isinstance(key, tuple) and isinstance(key[1], str)),
        )
        return as_edit(results, [other.name for other in agreed], players, self._source)

    def _refresh(self) -> None:
        edit = self.edit()
        results = len(edit.results) if isinstance(edit, TakeInResults) else 0
        players = len(edit.players if isinstance(edit, TakeInResults) else edit.changed)
        texts = []
        if results:
            texts.append(translate("Update", "Take in %n result(s)", "", results))
        if players:
            if results:
                texts.append(translate("Update", "update %n player(s)", "", players))
            else:
                texts.append(translate("Update", "Update %n player(s)", "", players))
        self.accept_button.setText(", ".join(texts) or translate("Update", "Nothing to take in"))
        self.accept_button.setEnabled(bool(texts))
        replaced = len(edit.agreed) if isinstance(edit, TakeInResults) else 0
        if replaced:
            self.words.say(
                translate(
                    "Update", "%n result(s) of this tournament will be replaced.", "", replaced
                ),
                "warn",
            )
        else:
            self.words.say(translate("Update", "No result that stands here changes."), "ink2")
