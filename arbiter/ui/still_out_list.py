"""The boards that have not reported, in one look: of the rounds so far, or of all rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.progress import round_to_play
from arbiter.domain.still_out import boards_still_out
from arbiter.domain.tournament import Game, GameName, Tournament
from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import fit_screen
from arbiter.ui.figures import advance
from arbiter.ui.languages import translate
from arbiter.ui.line_delegate import LineDelegate
from arbiter.ui.lines_model import LinesModel
from arbiter.ui.result_words import side_name, state_in_words
from arbiter.ui.sentence import Sentence
from arbiter.ui.table_heading import TableHeading

Index = QModelIndex | QPersistentModelIndex
ROUND, BOARD, WHITE, BLACK, STATE = range(5)
MARGIN = 12
_DISPLAY = Qt.ItemDataRole.DisplayRole


class StillOutModel(LinesModel):
    """Round, board, who plays, and whether the game is put off."""

    figures = (ROUND, BOARD)
    tournament = Tournament()
    short = False
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
        player = self.tournament.player(number)
        return f"{number}  {player.short if self.short else player.name}"


class _Table(QTableView):
    """Enter and Space lead to the board."""

    chosen = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit()
        else:
            super().keyPressEvent(event)


class StillOutList(QDialog):
    """A click or Enter leads to the board and closes the list.

    Signals:
        game_asked: (GameName) this one is to be shown.
    """

    game_asked = Signal(tuple)

    def __init__(self, document: Document, round: int, parent: QWidget | None = None) -> None:
        """The boards of *document*, beginning on the first of *round* (from 1; 0 for any)."""
        super().__init__(parent)
        self.setObjectName("still_out_list")
        self.setWindowTitle(translate("StillOut", "Boards still out"))
        self._document = document
        self.model = StillOutModel(self)
        self.table = _Table(self)
        self.words = Sentence(14)
        self.all_rounds = QCheckBox(translate("StillOut", "Rounds to come &too"), self)
        self.close_button = QPushButton(translate("StillOut", "Close"), self)
        self.go_button = DefaultButton(translate("StillOut", "Go to the board"), self)
        self._build()
        self.all_rounds.setChecked(round > round_to_play(document.tournament))
        self.all_rounds.toggled.connect(self.refresh)
        self.table.clicked.connect(self._go)
        self.table.chosen.connect(self._go)
        self.go_button.clicked.connect(self._go)
        self.close_button.clicked.connect(self.reject)
        document.changed.connect(self.refresh)
        self.refresh()
        rows = (row for row, game in enumerate(self.model.lines) if game.round == round)
        self.table.selectRow(next(rows, 0))
        self.table.setFocus()

    def _build(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setObjectName("still_out_table")
        table.setAccessibleName(self.windowTitle())
        table.setHorizontalHeader(TableHeading(table, margin=MARGIN))
        table.setItemDelegate(LineDelegate(MARGIN, table))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(theme.scaled(34))
        table.setShowGrid(False)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 12, 24, 12)
        foot.setSpacing(8)
        foot.addWidget(self.all_rounds)
        foot.addStretch(1)
        for button in (self.close_button, self.go_button):
            button.setAccessibleName(button.text())
            button.setMinimumWidth(theme.scaled(110))
            foot.addWidget(button)
        self.close_button.setAutoDefault(False)
        above = QVBoxLayout()
        above.setContentsMargins(24, 20, 24, 12)
        above.addWidget(self.words)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(above)
        whole.addWidget(table, 1)
        whole.addLayout(foot)
        fit_screen(self, 780, 460)

    def refresh(self) -> None:
        """Read the boards anew; the one that was selected stays so."""
        kept = self._selected()
        tournament = self._document.tournament
        self.model.tournament = tournament
        games = boards_still_out(tournament, all_rounds=self.all_rounds.isChecked())
        self.model.show_lines(games)
        self._arrange()
        names = [game.name for game in games]
        self.table.selectRow(names.index(kept) if kept in names else 0)
        for widget in (self.table, self.go_button):
            widget.setEnabled(bool(games))
        count = len({game.round for game in games})
        said = translate("StillOut", "%n board(s) still out", "", len(games))
        if count > 1:
            said += translate("StillOut", ", in %n round(s)", "", count)
        self.words.say(said if games else translate("StillOut", "No board is still out."))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names are whole where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Every column as wide as its words; the names share what is left."""
        self.model.short = False
        names = 2 * max(self._width(WHITE), self._width(BLACK))
        rest = sum(map(self._width, (ROUND, BOARD, STATE)))
        self.model.short = rest + names > self.width()
        header = self.table.horizontalHeader()
        for column in range(self.model.columnCount()):
            if column in (WHITE, BLACK):
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
            else:
                header.resizeSection(column, self._width(column))
        self.table.viewport().update()

    def _width(self, column: int) -> int:
        widest = advance(self.model.headings()[column], theme.font(12))
        for game in self.model.lines:
            font = theme.font(14, bold=column == BOARD)
            widest = max(widest, advance(self.model.text(game, column), font))
        return round(widest) + 2 * theme.scaled(MARGIN) + 4

    def _selected(self) -> GameName | None:
        row = self.table.currentIndex().row()
        return self.model.lines[row].name if 0 <= row < len(self.model.lines) else None

    def _go(self) -> None:
        name = self._selected()
        if name is not None:
            self.accept()
            self.game_asked.emit(name)
