"""The boards of one round, as a table: who plays whom, what they had before, what came out."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from arbiter.document.document import Document
from arbiter.domain.calendar_proof import off_table, planned
from arbiter.domain.changes import Change
from arbiter.domain.edits import SetPending, SetResult, SetResults
from arbiter.domain.notation import format_points, format_result
from arbiter.domain.tournament import Game, GameName
from arbiter.ui.languages import translate
from arbiter.ui.result_words import pending_name, second_line, side_name, state_in_words
from arbiter.ui.view_state import ViewState
from arbiter.ui.withdrawal_texts import board_text

Index = QModelIndex | QPersistentModelIndex

_DISPLAY = Qt.ItemDataRole.DisplayRole
_TOOL_TIP = Qt.ItemDataRole.ToolTipRole
_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_HORIZONTAL = Qt.Orientation.Horizontal
_NO_PARENT = QModelIndex()


class Column(IntEnum):
    """The columns from left to right."""

    BOARD = 0
    WHITE_NUMBER = 1
    WHITE = 2
    WHITE_RATING = 3
    WHITE_POINTS = 4
    RESULT = 5
    BLACK_NUMBER = 6
    BLACK = 7
    BLACK_RATING = 8
    BLACK_POINTS = 9


CENTRED = (Column.BOARD, Column.RESULT)
LEFT = (Column.WHITE, Column.BLACK)
_SIDES = {
    Column.WHITE_NUMBER: (True, "number"),
    Column.WHITE: (True, "name"),
    Column.WHITE_RATING: (True, "rating"),
    Column.WHITE_POINTS: (True, "points"),
    Column.BLACK_NUMBER: (False, "number"),
    Column.BLACK: (False, "name"),
    Column.BLACK_RATING: (False, "rating"),
    Column.BLACK_POINTS: (False, "points"),
}


class BoardsModel(QAbstractTableModel):
    """The boards of the round in view. It changes only when the document or the round does."""

    def __init__(self, document: Document, state: ViewState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._state = state
        self._games: tuple[Game, ...] = ()
        self._before: Sequence[int] = ()
        self._last: GameName | None = None
        self._off_table: frozenset[GameName] = frozenset()
        self._read()
        document.changed.connect(self._document_changed)
        state.round_changed.connect(self._round_changed)

    # What the view asks for

    @property
    def round(self) -> int:
        """The round that is shown; 0 where there is none."""
        round = self._state.round
        return round if 1 <= round <= self._document.tournament.rounds else 0

    def game_at(self, row: int) -> Game | None:
        """The game on the board of *row*."""
        return self._games[row] if 0 <= row < len(self._games) else None

    def row_of(self, name: GameName | None) -> int:
        """The row of a game, or -1."""
        for row, game in enumerate(self._games):
            if game.name == name:
                return row
        return -1

    def row_of_board(self, board: int) -> int:
        """The row of a board by its number in the hall, or -1."""
        for row, game in enumerate(self._games):
            if game.board == board:
                return row
        return -1

    def points_before(self, number: int) -> str:
        """What a player had when the round began."""
        return format_points(self._before[number - 1])

    @property
    def rated(self) -> bool:
        """Whether anybody has a rating."""
        return any(player.rating for player in self._document.tournament.players)

    def is_last(self, game: Game) -> bool:
        """Whether *game* is the one that was entered last."""
        return game.name == self._last

    def entered_at(self) -> str:
        """When the last entry was made: ``14:03:22``."""
        last = self._document.last
        return last.at.strftime("%H:%M:%S") if last is not None else ""

    @property
    def venues(self) -> bool:
        """Whether the sides are called home and away."""
        return self._document.tournament.regulations.home_and_away

    def is_off_table(self, game: Game) -> bool:
        """Whether *game* has another round, board or colour than in its table."""
        return game.name in self._off_table

    def _planned_text(self, game: Game) -> str:
        """Where the table has *game*, if it is not where it is."""
        table = planned(self._document.tournament, game.name)
        if table is None or not self.is_off_table(game):
            return ""
        text = translate("Boards", "not as in the table: round {0}, board {1}, {2}–{3}")
        return text.format(table.round, table.board, table.white, table.black)

    def second_line(self, game: Game) -> str:
        """What stands under the result: who has left, or what else there is to say of it."""
        said = board_text(self._document.tournament, game)
        return said or second_line(game, venues=self.venues)

    def left(self, game: Game, *, white: bool) -> bool:
        """Whether the results of one side of *game* are annulled."""
        return not self._document.tournament.counts(game.white if white else game.black)

    def next_open(self, row: int) -> int:
        """The next row after *row* whose game is still out, from the top again; -1 for none."""
        count = len(self._games)
        for step in range(1, count + 1):
            game = self._games[(row + step) % count]
            counts = self._document.tournament.game_counts(game)
            if game.result is None and game.pending is None and counts:
                return (row + step) % count
        return -1

    # What Qt asks for

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._games)

    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self._games):
            return None
        if role == _DISPLAY:
            return self._text(self._games[index.row()], index.column())
        if role == _ACCESSIBLE:
            return self._in_words(self._games[index.row()])
        if role == _TOOL_TIP:
            game = self._games[index.row()]
            if index.column() == Column.RESULT:
                return state_in_words(game, venues=self.venues)
            if index.column() == Column.BOARD:
                return self._planned_text(game) or None
            return self._text(game, index.column()) if index.column() in LEFT else None
        if role == _ALIGNMENT:
            return _alignment(index.column())
        return None

    def headerData(self, section: int, way: Qt.Orientation, role: int = _DISPLAY) -> object:
        if way is not _HORIZONTAL:
            return None
        if role == _DISPLAY and 0 <= section < len(Column):
            return _heading(Column(section), venues=self.venues)
        return _alignment(section) if role == _ALIGNMENT else None

    def _text(self, game: Game, column: int) -> str:
        if column == Column.BOARD:
            return str(game.board or "")
        if column == Column.RESULT:
            if game.pending is not None:
                return pending_name(game.pending)
            return format_result(game.result)
        white, what = _SIDES[Column(column)]
        number = game.white if white else game.black
        player = self._document.tournament.player(number)
        if what == "number":
            return str(number)
        if what == "name":
            return player.name
        if what == "rating":
            return str(player.rating or "")
        return self.points_before(number)

    def _in_words(self, game: Game) -> str:
        tournament = self._document.tournament
        said = translate("Boards", "Board {0}: {1} – {2}, {3}").format(
            game.board,
            tournament.player(game.white).name,
            tournament.player(game.black).name,
            state_in_words(game, venues=self.venues),
        )
        left = board_text(tournament, game)
        return "; ".join(filter(None, (said, left, self._planned_text(game))))

    # What has changed

    def _read(self) -> None:
        tournament = self._document.tournament
        self._games = tournament.boards(self.round) if self.round else ()
        self._before = tournament.points_before(self.round) if self.round else ()
        self._off_table = off_table(tournament)
        self._last = self._last_entered()

    def _last_entered(self) -> GameName | None:
        entry = self._document.last
        if entry is None or entry.kind == "undone":
            return None
        match entry.edit:
            case (
                SetResult(first=first, second=second, cycle=cycle)
                | SetPending(first=first, second=second, cycle=cycle)
            ):
                game = entry.after.game(first, second, cycle)
            case SetResults(results=results) if results:
                last = results[-1]
                game = entry.after.game(last.first, last.second, last.cycle)
            case _:
                return None
        return game.name if game.result is not None or game.pending is not None else None

    def _round_changed(self) -> None:
        self.beginResetModel()
        self._read()
        self.endResetModel()

    def _document_changed(self, change: Change) -> None:
        if change.structure or len(self._games) != len(self._present_boards()):
            self._round_changed()
            return
        before, last = self._before, self._last
        self._read()
        touched = {self.row_of(name) for name in change.games}
        touched |= {self.row_of(last), self.row_of(self._last)}
        for row, game in enumerate(self._games):
            players = {game.white, game.black}
            if players & change.players or any(
                before[number - 1] != self._before[number - 1] for number in players
            ):
                touched.add(row)
        for row in sorted(touched - {-1}):
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    def _present_boards(self) -> tuple[Game, ...]:
        return self._document.tournament.boards(self.round) if self.round else ()


def _alignment(column: int) -> Qt.AlignmentFlag:
    if column in CENTRED:
        return Qt.AlignmentFlag.AlignCenter
    if column in LEFT:
        return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _heading(column: Column, *, venues: bool) -> str:
    return {
        Column.BOARD: translate("Boards", "Board"),
        Column.WHITE: side_name(white=True, venues=venues),
        Column.WHITE_RATING: translate("Boards", "Rtg"),
        Column.WHITE_POINTS: translate("Boards", "Pts"),
        Column.RESULT: translate("Boards", "Result"),
        Column.BLACK: side_name(white=False, venues=venues),
        Column.BLACK_RATING: translate("Boards", "Rtg"),
        Column.BLACK_POINTS: translate("Boards", "Pts"),
    }.get(column, "")
