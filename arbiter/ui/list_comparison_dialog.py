"""Shows in what the players differ from the rating lists, and takes what is ticked."""

from __future__ import annotations

from datetime import date

from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from arbiter.domain.import_updates import UpdatePlayers
from arbiter.domain.tournament import Tournament
from arbiter.ui.choice_table import ChoiceModel, ChoiceTable
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import fit_screen, hairline
from arbiter.ui.languages import translate
from arbiter.ui.list_comparison import Comparison, taken_players
from arbiter.ui.list_desk import ListDesk, list_name, list_words
from arbiter.ui.sentence import Sentence
from arbiter.ui.update_words import NAMED


class ListComparisonDialog(QDialog):
    """Nothing has happened before the button; then it is one step, which Undo takes back."""

    def __init__(
        self,
        tournament: Tournament,
        found: Comparison,
        desk: ListDesk,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("list_comparison")
        self.setWindowTitle(translate("Lists", "Players and rating lists"))
        self._tournament = tournament
        self._found = found
        self._used = desk.lists.used(tournament.event.pace)
        self.lists = Sentence(14, "ink", bold=True)
        self.counts = Sentence(13, "ink2")
        self.hint = Sentence(12, "ink3")
        self.model = ChoiceModel(self)
        self.table = ChoiceTable(
            self.model, translate("Lists", "What the rating lists say otherwise"), self
        )
        self.all_button = QPushButton(translate("Lists", "Take &all"), self)
        self.none_button = QPushButton(translate("Lists", "Take &none"), self)
        self.cancel_button = QPushButton(translate("Lists", "Cancel"), self)
        self.accept_button = DefaultButton("", self)
        self.model.show_lines(found.lines)
        self._arrange()
        self.model.chosen.connect(self._refresh)
        self.all_button.clicked.connect(lambda: self.model.choose_all(taken=True))
        self.none_button.clicked.connect(lambda: self.model.choose_all(taken=False))
        self.cancel_button.clicked.connect(self.reject)
        self.accept_button.clicked.connect(self.accept)
        self._refresh()
        (self.table if found.lines else self.cancel_button).setFocus()

    def _arrange(self) -> None:
        today = date.today()
        old = any(one.out_of_date(today) for one in self._used)
        self.lists.say(
            "; ".join(list_words(one, today) for one in self._used), "warn" if old else "ink"
        )
        self.counts.say(self._counts())
        if self._found.lines:
            self.hint.say(
                translate("Lists", "Space takes what the list says, or keeps what stands here.")
            )
        head = QVBoxLayout()
        head.setContentsMargins(20, 16, 20, 12)
        head.setSpacing(6)
        for words in (self.lists, self.counts, self.hint):
            head.addWidget(words)
        foot = QHBoxLayout()
        foot.setContentsMargins(20, 12, 20, 12)
        foot.setSpacing(8)
        for button in (self.all_button, self.none_button, self.cancel_button):
            button.setAutoDefault(False)
        foot.addWidget(self.all_button)
        foot.addWidget(self.none_button)
        foot.addStretch(1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.accept_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self.table, 1)
        whole.addWidget(hairline(self, QFrame.Shape.HLine))
        whole.addLayout(foot)
        shown = bool(self._found.lines)
        for part in (self.table, self.all_button, self.none_button):
            part.setVisible(shown)
        fit_screen(self, 980, 600 if shown else 240)

    def _counts(self) -> str:
        said = [translate("Lists", "%n player(s) as in the list.", "", self._found.same)]
        unknown = self._found.unknown
        if unknown:
            names = "; ".join(unknown[:NAMED])
            if len(unknown) > NAMED:
                more = len(unknown) - NAMED
                names = translate("Update", "{0} and %n more", "", more).format(names)
            said.append(translate("Lists", "Not found: {0}.").format(names))
        return " ".join(said)

    def edit(self) -> UpdatePlayers:
        """The one step that was decided on."""
        changed = taken_players(self._tournament, self._found, self.model.taken)
        source = ", ".join(map(list_name, self._used))
        return UpdatePlayers(changed, source)

    def _refresh(self) -> None:
        count = len(self.edit().changed)
        self.accept_button.setText(translate("Update", "Update %n player(s)", "", count))
        self.accept_button.setEnabled(count > 0)
