"""The games that are put off, adjourned or to be played early: all of them, overdue ones first."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter.document.document import Document
from arbiter.domain.edits import Edit
from arbiter.domain.errors import ArbiterError
from arbiter.domain.put_off import PutOff, Urgency, games_put_off
from arbiter.domain.tournament import Game, Tournament
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.days import short_day
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.games_list import GamesList, GamesModel, GamesTable, Index
from arbiter.ui.languages import translate
from arbiter.ui.put_off_dialog import ask_day
from arbiter.ui.result_words import pending_name, side_name

_DISPLAY = Qt.ItemDataRole.DisplayRole
UNTIL, STATE, ROUND, BOARD, WHITE, BLACK = range(6)


class PutOffModel(GamesModel):
    """Until when, what, round, board, and who plays."""

    figures = (ROUND, BOARD)
    names = (WHITE, BLACK)
    lines: Sequence[PutOff]

    def headings(self) -> tuple[str, ...]:
        venues = self.tournament.regulations.home_and_away
        return (
            translate("PutOffList", "Until"),
            translate("PutOffList", "What"),
            translate("PutOffList", "Round"),
            translate("PutOffList", "Board"),
            side_name(white=True, venues=venues),
            side_name(white=False, venues=venues),
        )

    def show_games(self, tournament: Tournament, now: str) -> None:
        """List the games of *tournament* as they stand *now* (ISO)."""
        games = games_put_off(tournament, now)
        self.tournament = tournament
        self.show_lines(games)

    def game_of(self, line: PutOff) -> Game:
        return line.game

    @property
    def overdue(self) -> int:
        """How many should have been reported by now."""
        return sum(one.urgency is Urgency.OVERDUE for one in self.lines)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        if not index.isValid() or index.row() >= len(self.lines):
            return None
        one = self.lines[index.row()]
        if role == _DISPLAY:
            return self._text(one, index.column(), short=self.short)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, (self._text(one, column) for column in range(6))))
        if role == Qt.ItemDataRole.FontRole:
            return theme.font(14, bold=index.column() == UNTIL)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(index.column())
        if role == Qt.ItemDataRole.ForegroundRole:
            roles = theme.roles()
            if index.column() == UNTIL:
                return {Urgency.OVERDUE: roles.bad, Urgency.UNDATED: roles.warn}.get(
                    one.urgency, roles.ink
                )
            return roles.ink2 if index.column() == STATE else roles.ink
        return None

    def _text(self, one: PutOff, column: int, *, short: bool = False) -> str:
        game = one.game
        match column:
            case 0:
                return _until_text(one)
            case 1:
                return pending_name(game.pending) if game.pending else ""
            case 2:
                return str(game.round or "")
            case 3:
                return str(game.board or "")
        number = game.white if column == WHITE else game.black
        return self.player_text(number, short=short)


def _until_text(one: PutOff) -> str:
    match one.urgency:
        case Urgency.UNDATED:
            return translate("PutOffList", "no day")
        case Urgency.OVERDUE:
            return translate("PutOffList", "{0}, overdue").format(short_day(one.until))
    return short_day(one.until)


class PutOffList(GamesList):
    """The games put off; each can be given another day."""

    model: PutOffModel

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.setObjectName("put_off_list")
        self.setWindowTitle(translate("PutOffList", "Games put off"))
        self.model = PutOffModel(self)
        self.table = GamesTable(self.model, self.windowTitle(), self)
        self.table.setObjectName("put_off_table")
        self.day_button = QPushButton(translate("PutOffList", "Another &day…"), self)
        self.close_button = QPushButton(translate("PutOffList", "Close"), self)
        self.go_button = DefaultButton(translate("PutOffList", "Go to the board"), self)
        self.day_button.setAccessibleName(self.day_button.text().replace("&", ""))
        self.day_button.setMinimumWidth(theme.scaled(110))
        self.day_button.setAutoDefault(False)
        self._build(self.day_button, self.close_button, self.go_button, 420)
        self.day_button.clicked.connect(self._ask_day)
        self.refresh()
        self.table.setFocus()

    def refresh(self) -> None:
        """Read the games anew; the one that was selected stays so."""
        kept = self._selected()
        now = datetime.now().isoformat(timespec="minutes")
        self.model.show_games(self._document.tournament, now)
        self._arrange()
        count = self.model.rowCount()
        self.table.selectRow(max(self.model.row_of(kept), 0))
        for widget in (self.table, self.go_button, self.day_button):
            widget.setEnabled(bool(count))
        self.day_button.setEnabled(bool(count) and self._document.locked is None)
        self.words.say(self._summary(count), "bad" if self.model.overdue else "ink2")

    def _summary(self, count: int) -> str:
        if not count:
            return translate(
                "PutOffList",
                "No game is put off. On a board P marks it postponed, A adjourned, E early.",
            )
        said = translate("PutOffList", "%n game(s) put off", "", count)
        if not self.model.overdue:
            return said
        overdue = translate("PutOffList", "%n overdue", "", self.model.overdue)
        return f"{said}, {overdue}"

    def _ask_day(self) -> None:
        name = self._selected()
        if name is not None:
            tournament = self._document.tournament
            ask_day(tournament, tournament.game(*name), self._apply, self)

    def _apply(self, edit: Edit) -> None:
        try:
            self._document.apply(edit)
        except ArbiterError as error:
            self.words.say(sentence(error, translate), "bad")
