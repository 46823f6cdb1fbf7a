"""The boards of one round, as a table: who plays whom, what they had before, what came out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from arbiter.document.document import Document
from arbiter.domain.calendar_proof import off_table, planned
from arbiter.domain.changes import Change
from arbiter.domain.finding import find_players
from arbiter.domain.notation import format_points, format_result
from arbiter.domain.second_entry import SecondEntry, Verdict
from arbiter.domain.tournament import Game, GameName
from arbiter.ui.boards_columns import (
    LEFT,
    SIDES,
    SORTS,
    Column,
    alignment,
    heading,
    heading_tip,
)
from arbiter.ui.boards_order import BoardsOrder, Key
from arbiter.ui.languages import translate
from arbiter.ui.result_words import (
    pending_name,
    second_line,
    state_in_words,
    verdict_name,
)
from arbiter.ui.undone import game_entered
from arbiter.ui.view_state import ViewState
from arbiter.ui.withdrawal_texts import board_text

Index = QModelIndex | QPersistentModelIndex

_DISPLAY = Qt.ItemDataRole.DisplayRole
_TOOL_TIP = Qt.ItemDataRole.ToolTipRole
_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_HORIZONTAL = Qt.Orientation.Horizontal
_NO_PARENT = QModelIndex()


class BoardsModel(QAbstractTableModel):
    """The boards of the round in view. It changes only when the document, the round, the order
    or the search does. No result moves a row: they are sorted when a heading is clicked and
    when another round comes into view."""

    def __init__(self, document: Document, state: ViewState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._state = state
        self._games: tuple[Game, ...] = ()
        self._onward: Game | None = None
        self._second: SecondEntry | None = None
        self._order = BoardsOrder()
        self._before: Sequence[int] = ()
        self._last: GameName | None = None
        self._off_table: frozenset[GameName] = frozenset()
        self._look_for(state.search)
        self._arrange()
        document.changed.connect(self._document_changed)
        state.round_changed.connect(self._round_changed)
        state.search_changed.connect(self._search_changed)

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

    def row_of_player(self, number: int) -> int:
        """The row of the board of the player with *number*, or -1."""
        for row, game in enumerate(self._games):
            if number in (game.white, game.black):
                return row
        return -1

    def row_of_board(self, board: int) -> int:
        """The row of a board by its number in the hall, or -1."""
        for row, game in enumerate(self._games):
            if game.board == board and game is not self._onward:
                return row
        return -1

    def points_before(self, game: Game, number: int) -> str:
        """What a player had when the round of *game* began."""
        if game is self._onward and game.round:
            return format_points(self._document.tournament.points_before(game.round)[number - 1])
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

    def tried(self, game: Game) -> bool:
        """Whether the result of *game* is only supposed."""
        return self._document.in_trial and self._document.is_supposed(game.name)

    def second_line(self, game: Game) -> str:
        """What stands under the result: who has left, or what else there is to say of it."""
        said = board_text(self._document.tournament, game)
        return said or second_line(game, venues=self.venues)

    def left(self, game: Game, *, white: bool) -> bool:
        """Whether the results of one side of *game* are annulled."""
        return not self._document.tournament.counts(game.white if white else game.black)

    def next_open(self, row: int) -> int:
        """The next row after *row* whose game is still out, from the top again; -1 for none."""
        count = len(self._games) - (self._onward is not None)
        for step in range(1, count + 1):
            game = self._games[(row + step) % count]
            counts = self._document.tournament.game_counts(game)
            if game.result is None and game.pending is None and counts:
                return (row + step) % count
        return -1

    # On to the next round

    @property
    def onward(self) -> Game | None:
        """The game of another round that stands under the boards, as its last row: the next
        result goes there."""
        return self._onward

    def leads_on(self, row: int) -> bool:
        """Whether *row* is that of a game of another round."""
        return self._onward is not None and row == len(self._games) - 1

    def show_onward(self, game: Game) -> None:
        """Let *game*, of another round, stand under the boards until it or the round in view
        is another."""
        self._drop_onward()
        self.beginInsertRows(_NO_PARENT, len(self._games), len(self._games))
        self._onward = game
        self._games = (*self._games, game)
        self.endInsertRows()

    def _drop_onward(self) -> None:
        if self._onward is not None:
            last = len(self._games) - 1
            self.beginRemoveRows(_NO_PARENT, last, last)
            self._onward = None
            self._games = self._games[:last]
            self.endRemoveRows()

    def _onward_is_over(self) -> bool:
        """Whether the game there has reported, or the round in view waits for one again."""
        tournament, game = self._document.tournament, self._onward
        if game is None:
            return False
        done = tournament.game(*game.name).result is not None
        return done or any(
            board.result is None and board.pending is None
            for board in tournament.counted_boards(self.round)
        )

    # Second entry

    @property
    def second(self) -> SecondEntry | None:
        """The second entry of the round in view; None while it is not typed again."""
        return self._second

    def show_second(self, second: SecondEntry | None) -> None:
        """Hide what has not been typed again, and say what came of the others."""
        self._second = second
        if not self._games:
            return  # all of them are hidden by a search
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._games) - 1, len(Column) - 1))

    def covered(self, game: Game) -> bool:
        """Whether the result of *game* is hidden, because it is to be typed again."""
        return self._second is not None and self._second.verdict(game.name) is None

    def verdict(self, game: Game) -> Verdict | None:
        """What came of the second entry of *game*."""
        return self._second.verdict(game.name) if self._second is not None else None

    # Order and search

    @property
    def order(self) -> BoardsOrder:
        """How the rows are sorted, and whose boards are shown."""
        return self._order

    @property
    def sorted_column(self) -> int:
        """The column by which the rows are sorted; -1 while they stand by their boards."""
        columns = {key: column for column, key in SORTS.items()}
        plain = self._order.by is Key.BOARD and not self._order.turned
        return -1 if plain else columns[self._order.by]

    def sort_by(self, column: int) -> None:
        """Sort by a column; again: the other way round; a third time: by board as before."""
        key = SORTS.get(Column(column))
        if key is not None:
            by, turned = self._order.clicked(key)
            self._order = replace(self._order, by=by, turned=turned)
            self._round_changed()

    def order_by(self, key: Key) -> None:
        """Sort by *key*, not turned."""
        self._order = replace(self._order, by=key, turned=False)
        self._round_changed()

    @property
    def hidden(self) -> int:
        """How many boards of the round are not shown, because of the search."""
        own = len(self._games) - (self._onward is not None)
        return len(self._present_boards()) - own

    def _look_for(self, text: str) -> None:
        found = find_players(self._document.tournament.players, text)
        players = frozenset(found) if text else None
        self._order = replace(self._order, players=players)

    def _search_changed(self, text: str) -> None:
        self._look_for(text)
        self._round_changed()

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
                return self._state_in_words(game)
            if index.column() == Column.BOARD:
                return self._planned_text(game) or None
            return self._text(game, index.column()) if index.column() in LEFT else None
        if role == _ALIGNMENT:
            return alignment(index.column())
        return None

    def headerData(self, section: int, way: Qt.Orientation, role: int = _DISPLAY) -> object:
        if way is not _HORIZONTAL:
            return None
        if role == _DISPLAY and 0 <= section < len(Column):
            return heading(Column(section), venues=self.venues)
        if role == _TOOL_TIP and 0 <= section < len(Column):
            return heading_tip(Column(section), venues=self.venues)
        return alignment(section) if role == _ALIGNMENT else None

    def _text(self, game: Game, column: int) -> str:
        if column == Column.BOARD:
            return str(game.board or "")
        if column == Column.RESULT:
            if self.covered(game):
                return ""
            if game.pending is not None:
                return pending_name(game.pending)
            return format_result(game.result)
        white, what = SIDES[Column(column)]
        number = game.white if white else game.black
        player = self._document.tournament.player(number)
        if what == "number":
            return str(number)
        if what == "name":
            return player.name
        if what == "rating":
            return str(player.rating or "")
        return self.points_before(game, number)

    def _state_in_words(self, game: Game) -> str:
        if self.tried(game):
            said = state_in_words(game, venues=self.venues)
            return translate("Boards", "{0}, tried out").format(said)
        if self.covered(game):
            return translate("Boards", "to be typed again")
        verdict = self.verdict(game)
        said = state_in_words(game, venues=self.venues)
        return f"{said}, {verdict_name(verdict)}" if verdict is not None else said

    def _in_words(self, game: Game) -> str:
        tournament = self._document.tournament
        said = translate("Boards", "Board {0}: {1} – {2}, {3}").format(
            game.board,
            tournament.player(game.white).name,
            tournament.player(game.black).name,
            self._state_in_words(game),
        )
        if game is self._onward:
            said = translate("Boards", "Round {0}, {1}").format(game.round, said)
        left = board_text(tournament, game)
        return "; ".join(filter(None, (said, left, self._planned_text(game))))

    # What has changed

    def _arrange(self) -> None:
        """Read everything anew, in the order that is asked for."""
        self._onward = None
        self._games = self._order.arrange(self._document.tournament, self._present_boards())
        self._read()

    def _read(self) -> None:
        """Read everything anew; the rows stay where they are."""
        tournament = self._document.tournament
        self._games = tuple(tournament.game(*game.name) for game in self._games)
        if self._onward is not None:
            self._onward = self._games[-1]
        self._before = tournament.points_before(self.round) if self.round else ()
        self._off_table = off_table(tournament)
        self._last = game_entered(self._document.last)

    def _round_changed(self) -> None:
        self.beginResetModel()
        self._arrange()
        self.endResetModel()

    def _document_changed(self, change: Change) -> None:
        if change.structure:
            self._search_changed(self._state.search)  # others may have the name or the number
            return
        if self._onward_is_over():
            self._drop_onward()
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
        if self._onward is not None:  # its points are those after the round in view
            touched.add(len(self._games) - 1)
        for row in sorted(touched - {-1}):
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    def _present_boards(self) -> tuple[Game, ...]:
        return self._document.tournament.boards(self.round) if self.round else ()
