"""The boards that have not reported, in one look: of the rounds so far, or of all rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from arbiter.document.document import Document
from arbiter.domain.progress import round_to_play
from arbiter.domain.still_out import boards_still_out
from arbiter.domain.tournament import Game
from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.games_list import GamesList, GamesModel, GamesTable, Index
from arbiter.ui.languages import translate
from arbiter.ui.result_words import side_name, state_in_words

ROUND, BOARD, WHITE, BLACK, STATE = range(5)
_DISPLAY = Qt.ItemDataRole.DisplayRole


class StillOutModel(GamesModel):
    """Round, board, who plays, and whether the game is put off."""

    figures = (ROUND, BOARD)
    names = (WHITE, BLACK)
    lines: Sequence[Game]

    def headings(self) -> tuple[str, ...]:
        venues = self.tournament.regulations.home_and_away
        return (
            translate("StillOut", "Round"),
            translate("StillOut", "Board"),
            side_name(white=True, venues=venues),
            side_name(white=False, venues=venues),
            translate("StillOut", "State"),
        )

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        if not index.isValid() or index.row() >= len(self.lines):
            return None
        game = self.lines[index.row()]
        if role == _DISPLAY:
            return self.text(game, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            round = translate("StillOut", "round {0}, board {1}").format(game.round, game.board)
            return ", ".join((round, *(self.text(game, n) for n in (WHITE, BLACK, STATE))))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(index.column())
        if role == Qt.ItemDataRole.FontRole:
            return theme.font(14, bold=index.column() == BOARD)
        if role == Qt.ItemDataRole.ForegroundRole:
            roles = theme.roles()
            if index.column() == STATE and game.pending is not None:
                return roles.warn
            return roles.ink2 if index.column() in (ROUND, STATE) else roles.ink
        return None

    def text(self, game: Game, column: int) -> str:
        """What stands in *column* of the line of *game*."""
        match column:
            case 0:
                return str(game.round)
            case 1:
                return str(game.board or "")
            case 4:
                return state_in_words(game)
        number = game.white if column == WHITE else game.black
        return self.player_text(number, short=self.short)


class StillOutList(GamesList):
    """The boards of the rounds so far, or with those to come."""

    model: StillOutModel

    def __init__(self, document: Document, round: int, parent: QWidget | None = None) -> None:
        """The boards of *document*, beginning on the first of *round* (from 1; 0 for any)."""
        super().__init__(document, parent)
        self.setObjectName("still_out_list")
        self.setWindowTitle(translate("StillOut", "Boards still out"))
        self.model = StillOutModel(self)
        self.table = GamesTable(self.model, self.windowTitle(), self)
        self.table.setObjectName("still_out_table")
        self.all_rounds = QCheckBox(translate("StillOut", "Rounds to come &too"), self)
        self.close_button = QPushButton(translate("StillOut", "Close"), self)
        self.go_button = DefaultButton(translate("StillOut", "Go to the board"), self)
        self._build(self.all_rounds, self.close_button, self.go_button, 460)
        self.all_rounds.setChecked(round > round_to_play(document.tournament))
        self.all_rounds.toggled.connect(self.refresh)
        self.refresh()
        rows = (row for row, game in enumerate(self.model.lines) if game.round == round)
        self.table.selectRow(next(rows, 0))
        self.table.setFocus()

    def refresh(self) -> None:
        """Read the boards anew; the one that was selected stays so."""
        kept = self._selected()
        tournament = self._document.tournament
        self.model.tournament = tournament
        games = boards_still_out(tournament, all_rounds=self.all_rounds.isChecked())
        self.model.show_lines(games)
        self._arrange()
        self.table.selectRow(max(self.model.row_of(kept), 0))
        for widget in (self.table, self.go_button):
            widget.setEnabled(bool(games))
        count = len({game.round for game in games})
        said = translate("StillOut", "%n board(s) still out", "", len(games))
        if count > 1:
            said += translate("StillOut", ", in %n round(s)", "", count)
        self.words.say(said if games else translate("StillOut", "No board is still out."))
