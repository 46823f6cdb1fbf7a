"""The crosstable as a Qt model. What is typed becomes an edit; what is shown is the document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from arbiter.document.document import Document
from arbiter.domain.changes import Change
from arbiter.domain.crosstable import cell_text
from arbiter.domain.edits import Edit
from arbiter.domain.errors import ArbiterError
from arbiter.domain.notation import OPEN, typed_mark
from arbiter.domain.progress import round_to_play
from arbiter.domain.standings import Standings
from arbiter.domain.tournament import Game, GameName, Player, Tournament
from arbiter.tie_break_texts import tie_break_name
from arbiter.ui.crosstable_cells import Face, face, games_named, spoken
from arbiter.ui.crosstable_columns import FIRST_OPPONENT, Figures, Kind, columns_of, figures_of
from arbiter.ui.crosstable_edits import edit_of_cell, edit_of_game
from arbiter.ui.languages import translate
from arbiter.ui.values import heading_tip
from arbiter.ui.view_state import ViewState

DISPLAY = Qt.ItemDataRole.DisplayRole
EDIT = Qt.ItemDataRole.EditRole
TOOL_TIP = Qt.ItemDataRole.ToolTipRole
ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
HORIZONTAL = Qt.Orientation.Horizontal
CENTRE = int(Qt.AlignmentFlag.AlignCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
READ = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
REACH = READ | Qt.ItemFlag.ItemIsSelectable
WRITE = REACH | Qt.ItemFlag.ItemIsEditable
NOTHING = Qt.ItemFlag.NoItemFlags
NO_INDEX = QModelIndex()


class CrosstableModel(QAbstractTableModel):
    """Rows are players, columns what ``crosstable_columns`` says.

    In rank order the rows stay as they are while results come in; ``reorder`` sorts them.

    Signals:
        refused: (QModelIndex) what was typed there could not be taken; the state says why.
        reordered: rows and columns stand in another order, or are others.
    """

    refused = Signal(QModelIndex)
    reordered = Signal()

    def __init__(self, document: Document, state: ViewState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._state = state
        self._faces: dict[tuple[int, int], tuple[Face, ...]] = {}
        self._figures: list[Figures] = []
        self._last: frozenset[GameName] = frozenset()
        self._arrange()
        document.changed.connect(self._follow)
        state.round_changed.connect(self._show_round)
        state.order_changed.connect(self.reorder)

    # Where things are

    def number(self, row: int) -> int:
        """The player of *row*."""
        return self.order[row]

    @property
    def ranking(self) -> Standings:
        """The standings of the present state."""
        return self._document.standings

    @property
    def tournament(self) -> Tournament:
        """The present state."""
        return self._document.tournament

    def player(self, number: int) -> Player:
        """The entries of the player with *number*."""
        return self._document.tournament.player(number)

    def opponent(self, column: int) -> int:
        """The player whom *column* is against; 0 if it is none of those."""
        if FIRST_OPPONENT <= column < self.first_figure:
            return self.order[column - FIRST_OPPONENT]
        return 0

    @property
    def first_figure(self) -> int:
        """The column of the points, right of the opponents."""
        return FIRST_OPPONENT + len(self.order)

    def row_of(self, number: int) -> int:
        """The row of the player with *number*; -1 if there is none."""
        return self._places.get(number, -1)

    def column_of(self, number: int) -> int:
        """The column against the player with *number*; -1 if there is none."""
        place = self.row_of(number)
        return place + FIRST_OPPONENT if place >= 0 else -1

    def mirror(self, row: int, column: int) -> tuple[int, int]:
        """Row and column of the same games in the opponent's row."""
        return column - FIRST_OPPONENT, row + FIRST_OPPONENT

    def is_diagonal(self, row: int, column: int) -> bool:
        """Whether a player would meet himself there."""
        return row == column - FIRST_OPPONENT

    def left(self, row: int) -> bool:
        """Whether the results of the player of *row* are annulled."""
        return not self.tournament.counts(self.order[row])

    def hatched(self, row: int, column: int) -> bool:
        """Whether a cell is in the row or the column of somebody whose results are annulled."""
        annulled = self.tournament.annulled
        if not annulled:
            return False
        opponent = self.opponent(column)
        return bool(opponent) and (self.order[row] in annulled or opponent in annulled)

    def games(self, row: int, column: int) -> tuple[Game, ...]:
        """The games of a cell in playing order; none outside the field of opponents."""
        opponent = self.opponent(column)
        number = self.order[row]
        if not opponent or opponent == number:
            return ()
        return self._document.tournament.meetings(number, opponent)

    @property
    def games_in_cell(self) -> int:
        """How many games two players have with each other."""
        return max(self._document.tournament.regulations.cycles, 1)

    @property
    def locked(self) -> ArbiterError | None:
        """Why nothing can be typed; None where it can."""
        return self._document.locked

    @property
    def by_rank(self) -> bool:
        """Whether the rows are to stand in the order of the places."""
        return self._state.by_rank

    def sort_by_rank(self, by_rank: bool) -> None:
        """Put the rows in the order of the places, or of the numbers."""
        self._state.set_by_rank(by_rank)

    # What the view paints

    def faces(self, row: int, column: int) -> tuple[Face, ...]:
        """What the games of a cell look like, kept until one of them changes."""
        key = row, column
        found = self._faces.get(key)
        if found is None:
            number = self.order[row]
            found = self._faces[key] = tuple(
                face(
                    game,
                    number,
                    round=self._round,
                    last=game.name in self._last,
                    counts=self.tournament.game_counts(game),
                    trial=self._document.is_supposed(game.name),
                )
                for game in self.games(row, column)
            )
        return found

    def figures(self, row: int) -> Figures:
        """What stands right of the opponents."""
        return self._figures[row]

    # Qt

    def rowCount(self, parent: QModelIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.order)

    def columnCount(self, parent: QModelIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return NOTHING
        if not self.games(index.row(), index.column()):
            return NOTHING if self.is_diagonal(index.row(), index.column()) else READ
        return WRITE if self._document.locked is None else REACH

    def data(self, index: QModelIndex, role: int = DISPLAY) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == DISPLAY:
            return self._text(row, column)
        if role == EDIT:
            return self._typed(row, column)
        if role == ALIGNMENT:
            return CENTRE if self.opponent(column) else RIGHT
        if role == SPOKEN or (role == TOOL_TIP and self.games(row, column)):
            return self._spoken(row, column)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if role not in (DISPLAY, TOOL_TIP, SPOKEN) or section < 0:
            return None
        if orientation is not HORIZONTAL:
            if section >= len(self.order):
                return None
            number = self.order[section]
            player = self.player(number)
            if role == DISPLAY:
                return f"{number} {player.name}"
            return " ".join(filter(None, (player.title, player.name)))
        if section >= len(self.columns):
            return None
        column = self.columns[section]
        if role == DISPLAY:
            return column.heading
        meaning = column.meaning if role == TOOL_TIP else ""
        return "\n".join(filter(None, (self._heading_tip(section), meaning)))

    def setData(self, index: QModelIndex, value: Any, role: int = EDIT) -> bool:
        """Enter what was typed for a whole cell; one mark goes to its first open game."""
        if not index.isValid() or role != EDIT:
            return False
        games = self.games(index.row(), index.column())
        if not games:
            return False
        number = self.order[index.row()]
        return self._enter(index, lambda: edit_of_cell(games, number, str(value)))

    def set_mark(self, index: QModelIndex, half: int, text: str) -> bool:
        """Enter the mark *text* for one game of a cell, the first having *half* 0."""
        game = self.game(index, half)
        if game is None:
            return False
        number = self.order[index.row()]
        return self._enter(index, lambda: edit_of_game(game, number, text))

    def game(self, index: QModelIndex, half: int) -> Game | None:
        """One game of a cell, the first having *half* 0."""
        games = self.games(index.row(), index.column()) if index.isValid() else ()
        return games[half] if half < len(games) else None

    def do(self, index: QModelIndex, edit: Edit) -> bool:
        """Do *edit*, which is about the cell at *index*; whether it could be done."""
        return self._enter(index, lambda: edit)

    # Inside

    def _enter(self, index: QModelIndex, edit: Any) -> bool:
        try:
            if (reason := self._document.locked) is not None:
                raise reason
            self._document.apply(edit())
        except ArbiterError as error:
            self._state.reject(error)
            self.refused.emit(index)
            return False
        return True

    def _text(self, row: int, column: int) -> str:
        if self.opponent(column):
            return cell_text(self.games(row, column), self.order[row])
        if column >= self.first_figure:
            return self._figures[row].texts[column - self.first_figure]
        player = self.player(self.order[row])
        if self.columns[column].kind is Kind.RATING:
            return str(player.rating or "")
        return player.federation

    def _typed(self, row: int, column: int) -> str:
        if not self.opponent(column):
            return self._text(row, column)
        number = self.order[row]
        games = self.games(row, column)
        if all(game.result is None for game in games):
            return ""
        marks = [typed_mark(game.result_for(number)) for game in games]
        return " ".join(mark or OPEN for mark in marks)

    def _spoken(self, row: int, column: int) -> str:
        number = self.order[row]
        games = self.games(row, column)
        if games:
            said = spoken(self._document.tournament, games, number)
            if any(self._document.is_supposed(game.name) for game in games):
                return translate("Crosstable", "{0}, tried out").format(said)
            return said
        name = self.player(number).family
        code = self.columns[column].code
        heading = tie_break_name(code, translate) if code else self._heading_tip(column)
        return f"{name}, {heading}: {self._text(row, column)}"

    def _heading_tip(self, section: int) -> str:
        column = self.columns[section]
        if column.kind is Kind.OPPONENT:
            return self.player(column.number).name
        if column.kind is Kind.TIE_BREAK:
            return heading_tip(self._document.standings, column.code)
        return column.words

    def _arrange(self) -> None:
        """Read everything anew: who plays, in which order, with which columns."""
        ranking = self._document.standings
        tournament = ranking.tournament
        if self._state.by_rank:
            self.order = tuple(row.number for row in ranking.rows)
        else:
            self.order = tuple(tournament.numbers)
        self._places = {number: place for place, number in enumerate(self.order)}
        self.columns = columns_of(ranking, self.order)
        self._round = self._state.round or round_to_play(tournament)
        self._last = self._last_games()
        self._faces.clear()
        self._figures = [figures_of(ranking, number) for number in self.order]

    def _last_games(self) -> frozenset[GameName]:
        entry = self._document.last
        return games_named(entry.edit) if entry is not None else frozenset()

    def reorder(self) -> None:
        """Sort the rows again, if they would stand otherwise."""
        if self._state.by_rank:
            order = tuple(row.number for row in self._document.standings.rows)
        else:
            order = tuple(self._document.tournament.numbers)
        if order != self.order:
            self._reset()

    def _reset(self) -> None:
        self.beginResetModel()
        self._arrange()
        self.endResetModel()
        self.reordered.emit()

    def _follow(self, change: Change) -> None:
        if change.structure or change.players:
            self._reset()
            return
        self._show_round(self._state.round)
        last = self._last_games()
        for name in change.games | self._last | last:
            self._forget(name)
        marked = change.games | self._last | last
        self._last = last
        for row, column in self._cells(marked):
            index = self.index(row, column)
            self.dataChanged.emit(index, index)
        self._follow_figures()

    def _follow_figures(self) -> None:
        ranking = self._document.standings
        figures = [figures_of(ranking, number) for number in self.order]
        rows = [row for row, old in enumerate(self._figures) if old != figures[row]]
        self._figures = figures
        if rows:
            top = self.index(rows[0], self.first_figure)
            self.dataChanged.emit(top, self.index(rows[-1], len(self.columns) - 1))

    def _cells(self, names: frozenset[GameName]) -> Iterator[tuple[int, int]]:
        """The two cells of each game, each once."""
        pairs = {(low, high) for low, high, _ in names}
        for low, high in sorted(pairs):
            row, column = self.row_of(low), self.column_of(high)
            if row >= 0 and column >= 0:
                yield row, column
                yield self.mirror(row, column)

    def _forget(self, name: GameName) -> None:
        for cell in self._cells(frozenset({name})):
            self._faces.pop(cell, None)

    def _show_round(self, round: int) -> None:
        """Write the open games of *round* as those being played now."""
        round = round or round_to_play(self._document.tournament)
        if round == self._round:
            return
        changed = {self._round, round}
        self._round = round
        open_games = self._document.tournament.open_games
        names = frozenset(game.name for game in open_games if game.round in changed)
        for name in names:
            self._forget(name)
        for row, column in self._cells(names):
            index = self.index(row, column)
            self.dataChanged.emit(index, index)
