"""Numbers from the standings of another tournament: looked at before they are taken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.domain.edits import DrawLots, listed_players
from arbiter.domain.errors import ArbiterError
from arbiter.domain.standings_numbers import StandingsNumbers, numbers_from
from arbiter.domain.tournament import LotMethod, Tournament
from arbiter.messages import one_line, sentence
from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import fit_screen
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence

Read = Callable[[Path], Tournament]


class StandingsNumbersDialog(QDialog):
    """The numbers of *tournament* by the file *path*, read by *read*; *choose* asks for another
    file and gives None where there is none."""

    def __init__(
        self,
        tournament: Tournament,
        path: Path | None,
        read: Read,
        choose: Callable[[], Path | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("standings_numbers_dialog")
        self.setWindowTitle(translate("StandingsNumbers", "Numbers from other standings"))
        self._tournament = tournament
        self._path = path
        self._read = read
        self._choose = choose
        self._found: StandingsNumbers | None = None
        self.words = Sentence(14, "ink", bold=True)
        self.more = Sentence(13)
        self.list = QPlainTextEdit(self)
        self.list.setReadOnly(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setTabChangesFocus(True)
        self.list.setFont(theme.font(14))
        self.list.setAccessibleName(translate("StandingsNumbers", "Numbers"))
        self.file_button = QPushButton(translate("StandingsNumbers", "Another &file…"), self)
        self.again_button = QPushButton(translate("StandingsNumbers", "&Read again"), self)
        self.cancel_button = QPushButton(translate("StandingsNumbers", "Cancel"), self)
        self.take_button = DefaultButton(translate("StandingsNumbers", "Take these numbers"), self)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.file_button)
        foot.addWidget(self.again_button)
        foot.addStretch(1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.take_button)
        for button in (self.file_button, self.again_button, self.cancel_button, self.take_button):
            button.setAccessibleName(button.text().replace("&", ""))
        for button in (self.file_button, self.again_button, self.cancel_button):
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(self.words)
        column.addWidget(self.more)
        column.addWidget(self.list, 1)
        column.addLayout(foot)
        self.file_button.clicked.connect(self.choose_file)
        self.again_button.clicked.connect(self.read_again)
        self.cancel_button.clicked.connect(self.reject)
        self.take_button.clicked.connect(self.accept)
        fit_screen(self, 620, 480)
        self.read_again()

    def edit(self) -> DrawLots:
        """The numbers as they are shown."""
        assert self._found is not None
        assert self._path is not None
        return DrawLots(LotMethod.FROM_STANDINGS, self._found.order, source=self._path.name)

    def choose_file(self) -> None:
        """Take the standings of another file."""
        path = self._choose()
        if path is not None:
            self._path = path
            self.read_again()

    def read_again(self) -> None:
        """Read the file as it is now: games may have been reported in it."""
        self._found = None
        if self._path is not None:
            try:
                earlier = self._read(self._path)
                self._found = numbers_from(self._tournament, earlier, self._path.name)
            except ArbiterError as error:
                self.words.say(sentence(error, translate), "bad")
        else:
            self.words.say(
                translate(
                    "StandingsNumbers", "Choose the tournament whose places give the numbers."
                ),
                "ink",
            )
        if self._found is not None:
            self._say(self._found)
        else:
            self.more.say("")
            self.list.clear()
        self.take_button.setEnabled(self._found is not None)
        self.again_button.setEnabled(self._path is not None)

    def _say(self, found: StandingsNumbers) -> None:
        assert self._path is not None
        listed = listed_players(self._tournament)
        self.words.say(
            translate("StandingsNumbers", "Places in {0}").format(one_line(self._path.stem)), "ink"
        )
        missing = found.places.count(None)
        said = []
        if found.open_games:
            said.append(
                translate(
                    "StandingsNumbers",
                    "%n game(s) are open there: the places may still change. Read the file again "
                    "before the start.",
                    "",
                    found.open_games,
                )
            )
        if missing:
            said.append(
                translate(
                    "StandingsNumbers",
                    "%n player(s) do not stand there and get the last numbers.",
                    "",
                    missing,
                )
            )
        if self._numbers_now() == found.order:
            said.append(translate("StandingsNumbers", "These are the numbers already."))
        self.more.say(" ".join(said))
        lines = []
        for number, (place, row) in enumerate(zip(found.order, found.places), 1):
            name = listed[place - 1].name
            if row is None:
                name += "  · " + translate("StandingsNumbers", "not in that table")
            lines.append(f"{number}   {name}")
        self.list.setPlainText("\n".join(lines))

    def _numbers_now(self) -> tuple[int, ...]:
        return self._tournament.lots.order if self._tournament.lots else ()
