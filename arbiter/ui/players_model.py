"""The list of players as a table to type into: players, pasted rows, and an empty row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from arbiter.document.document import Document
from arbiter.domain.changes import Change
from arbiter.domain.checks import Check, check_players
from arbiter.domain.edits import AddPlayers, Edit, SetPlayer
from arbiter.domain.errors import ArbiterError, FieldRefused
from arbiter.domain.event import Event
from arbiter.domain.names import tidy
from arbiter.domain.tournament import Player
from arbiter.ui.languages import translate
from arbiter.ui.paste_desk import PasteDesk, paste_desk
from arbiter.ui.player_column_choice import PlayerColumnChoice, column_choice
from arbiter.ui.player_columns import (
    FIELDS,
    PlayerColumn,
    cell_text,
    column_of,
    full_heading,
    heading,
    masked,
    with_typed,
)
from arbiter.ui.table_heading import SECOND_LINE
from arbiter.ui.view_state import ViewState

if TYPE_CHECKING:
    from arbiter.domain.listed_player import ListedPlayer
    from arbiter.formats.pasted import Doubt, DoubtKind

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_EDIT = Qt.ItemDataRole.EditRole
_TOOL_TIP = Qt.ItemDataRole.ToolTipRole
_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_HORIZONTAL = Qt.Orientation.Horizontal
_ENABLED = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_EDITABLE = _ENABLED | Qt.ItemFlag.ItemIsEditable
_RIGHT = (PlayerColumn.NUMBER, PlayerColumn.RATING, PlayerColumn.NATIONAL_RATING)
_NOBODY = Player("")


@dataclass(frozen=True, slots=True)
class Mark:
    """What a cell says besides its text: a word or sign, and whether it forbids taking it in."""

    word: str
    grave: bool = False


@dataclass(frozen=True, slots=True)
class ListRow:
    """One row: a player of the tournament, a pasted one, or the empty row for the next."""

    number: int
    player: Player
    pasted: int = -1
    doubts: tuple[Doubt, ...] = ()
    empty: bool = False


class PlayersModel(QAbstractTableModel):
    """Changes when the document or the pasted block does, never from what was typed.

    Signals:
        replacing: (int, Player) another name was typed for somebody who has results.
        joining: (Player) somebody was typed for whom the table has no number free.
    """

    replacing = Signal(int, object)
    joining = Signal(object)

    def __init__(self, document: Document, state: ViewState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._state = state
        self.desk: PasteDesk = paste_desk(state)
        self.columns: PlayerColumnChoice = column_choice(state)
        self._rows = self._present_rows()
        self._marks = self._present_marks()
        document.changed.connect(self._document_changed)
        self.desk.changed.connect(self._refresh)
        self.columns.changed.connect(self._refresh)

    # What the view asks for

    def row(self, row: int) -> ListRow:
        """What stands in *row*."""
        return self._rows[row]

    def mark(self, row: int, column: int) -> Mark | None:
        """What is to be said about a cell besides its text."""
        return self._marks.get((row, column))

    def left(self, row: int) -> str:
        """That the player in *row* has left, in a word; nothing while he plays."""
        withdrawal = self._document.tournament.withdrawal(self._rows[row].number)
        if withdrawal is None or self._rows[row].empty or self._rows[row].pasted >= 0:
            return ""
        if withdrawal.expelled:
            return translate("Players", "expelled")
        return translate("Players", "withdrew")

    def annulled(self, row: int) -> bool:
        """Whether the results of the player in *row* do not count."""
        return not self._document.tournament.counts(self._rows[row].number)

    @property
    def event(self) -> Event:
        """The event, whose pace says which rating counts."""
        return self._document.tournament.event

    def fide_ids(self, *, but: int = -1) -> frozenset[str]:
        """The FIDE IDs that players have, all rows *but* one."""
        rows = (line.player.fide_id for row, line in enumerate(self._rows) if row != but)
        return frozenset(filter(None, rows))

    def take_listed(self, row: int, listed: ListedPlayer, typed: str) -> bool:
        """Fill *row* with what a rating list knows of him whose name was *typed*; whether it
        could be done. His name is written as it stands here if it is the same."""
        if (reason := self._document.locked) is not None:
            self._state.reject(reason)
            return False
        from arbiter.domain.name_folding import name_to_keep  # only where lists are used

        line = self._rows[row]
        name = name_to_keep(typed or line.player.name, listed.name)
        player = listed.filled_into(line.player, self.event.pace, name=name)
        return self._take(line, PlayerColumn.NAME, player)

    def edit(self, edit: Edit) -> bool:
        """Do *edit*; whether it could be done. If not, the arbiter has been told why."""
        try:
            self._document.apply(edit)
        except ArbiterError as error:
            self._state.reject(error)
            return False
        return True

    @property
    def takes_more(self) -> bool:
        """Whether there is a row for one more player: before the first result, or for the
        latecomer of an odd field."""
        tournament = self._document.tournament
        odd = tournament.size % 2 == 1
        return self._document.locked is None and (not tournament.started or odd)

    def addition(self, players: tuple[Player, ...]) -> AddPlayers:
        """The edit that puts *players* into the list: by a new table where the one that was
        drawn holds no number free for them, as long as nothing has been played."""
        tournament = self._document.tournament
        fits = not players or (tournament.size % 2 == 1 and len(players) == 1)
        return AddPlayers(players, tournament.drawn and not tournament.started and not fits)

    # What Qt asks for

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(PlayerColumn)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or index.row() >= len(self._rows):
            return Qt.ItemFlag.NoItemFlags
        typed = index.column() != PlayerColumn.NUMBER and self._document.locked is None
        return _EDITABLE if typed else _ENABLED

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        if role in (_DISPLAY, _EDIT):
            text = self._text(self._rows[index.row()], index.column())
            return self._shown(text, index.column()) if role == _DISPLAY else text
        if role == _ALIGNMENT:
            return _alignment(index.column())
        if role in (_TOOL_TIP, _ACCESSIBLE):
            return self._in_words(index.row(), index.column(), role)
        return None

    def headerData(self, section: int, way: Qt.Orientation, role: int = _DISPLAY) -> object:
        if way is not _HORIZONTAL or not 0 <= section < len(PlayerColumn):
            return None
        if role == _DISPLAY:
            return heading(PlayerColumn(section))
        if role == SECOND_LINE and section != PlayerColumn.NUMBER:
            return self.desk.heading_of(FIELDS[PlayerColumn(section)])
        return _alignment(section) if role == _ALIGNMENT else None

    def setData(self, index: Index, value: object, role: int = _EDIT) -> bool:
        """Take in what was typed. The cell itself changes only when the document says so."""
        if not index.isValid() or role != _EDIT or index.column() == PlayerColumn.NUMBER:
            return False
        if (reason := self._document.locked) is not None:
            self._state.reject(reason)
            return False
        row, column = self._rows[index.row()], index.column()
        if str(value) == self._text(row, column) and not self._is_doubted(row, column):
            return True
        try:
            player = with_typed(row.player, column, str(value), apart=self.columns.apart)
        except ValueError:
            field = FIELDS[PlayerColumn(column)]
            self._state.reject(FieldRefused(field, tidy(str(value))))
            return False
        return self._take(row, column, player)

    def _take(self, row: ListRow, column: int, player: Player) -> bool:
        if row.pasted >= 0:
            self.desk.mend(row.pasted, player, FIELDS[PlayerColumn(column)])
            return True
        if row.empty:
            return player == _NOBODY or self._add(player)
        if not player.name:
            self._state.reject(FieldRefused("name", ""))
            return False
        if player.name != row.player.name and self._document.tournament.reported(row.number):
            self.replacing.emit(row.number, player)
            return True
        return self.edit(SetPlayer(row.number, player))

    def _add(self, player: Player) -> bool:
        edit = self.addition((player,))
        if edit.new_table:
            self.joining.emit(player)
            return True
        return self.edit(edit)

    def _is_doubted(self, row: ListRow, column: int) -> bool:
        return any(self._column_of(doubt.field) == column for doubt in row.doubts)

    def _column_of(self, field: str) -> int:
        return column_of(field, self.columns.shown)

    def _shown(self, text: str, column: int) -> str:
        """*text* as it may be read by others."""
        if column == PlayerColumn.NATIONAL_ID and not self.columns.whole_ids:
            return masked(text)
        return text

    def _text(self, row: ListRow, column: int) -> str:
        if column == PlayerColumn.NUMBER:
            return str(row.number)
        for doubt in row.doubts:
            from arbiter.formats.pasted import DoubtKind  # not before something is pasted

            unread = (DoubtKind.RATING_UNREADABLE, DoubtKind.BIRTH_UNREADABLE)
            if doubt.kind in unread and self._column_of(doubt.field) == column:
                return doubt.text
        return cell_text(row.player, column, apart=self.columns.apart)

    def _in_words(self, row: int, column: int, role: int) -> str | None:
        text = self._shown(self._text(self._rows[row], column), column)
        mark = self._marks.get((row, column))
        if role == _TOOL_TIP:
            return text if len(text) > 20 else None
        words = f"{full_heading(PlayerColumn(column))} {text}".strip()
        return f"{words}, {mark.word}" if mark is not None else words

    # What has changed

    def _document_changed(self, change: Change) -> None:
        if change.players or change.structure or change.closing:
            self._refresh()

    def _refresh(self) -> None:
        rows, old = self._present_rows(), len(self._rows)
        common = min(old, len(rows))
        if len(rows) > old:
            self.beginInsertRows(QModelIndex(), old, len(rows) - 1)
            self._rows, self._marks = rows, self._present_marks()
            self.endInsertRows()
        elif len(rows) < old:
            self.beginRemoveRows(QModelIndex(), len(rows), old - 1)
            self._rows, self._marks = rows, self._present_marks()
            self.endRemoveRows()
        else:
            self._rows, self._marks = rows, self._present_marks()
        if common:
            last = self.index(common - 1, len(PlayerColumn) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def _present_rows(self) -> list[ListRow]:
        players = self._document.tournament.players
        rows = [ListRow(number, player) for number, player in enumerate(players, 1)]
        for place, pasted in enumerate(self.desk.rows):
            rows.append(ListRow(len(rows) + 1, pasted.player, place, pasted.doubts))
        if not self.desk.rows and self.takes_more:
            rows.append(ListRow(len(rows) + 1, _NOBODY, empty=True))
        return rows

    def _present_marks(self) -> dict[tuple[int, int], Mark]:
        marks: dict[tuple[int, int], Mark] = {}
        for finding in check_players(self._document.tournament):
            word = _finding_word(finding.check)
            for number in finding.numbers if word else ():
                marks[number - 1, self._column_of(finding.check.field)] = Mark(word)
        start = len(self._document.tournament.players)
        for place, row in enumerate(self.desk.rows):
            for doubt in row.doubts:
                mark = Mark(_doubt_word(doubt.kind), doubt.kind.grave)
                marks[start + place, self._column_of(doubt.field)] = mark
        return marks


def _finding_word(check: Check) -> str:
    match check:
        case Check.TWINS | Check.FIDE_ID_DOUBLED:
            return translate("Players", "twin")
        case Check.NAME_MISSING | Check.BIRTH_MISSING:
            return translate("Players", "missing")
        case Check.RATING_DOUBTFUL | Check.NAME_DOUBTFUL:
            return "?"
    return ""


def _doubt_word(kind: DoubtKind) -> str:
    from arbiter.formats.pasted import DoubtKind  # known by now

    match kind:
        case DoubtKind.LISTED | DoubtKind.REPEATED:
            return translate("Players", "twin")
        case DoubtKind.NO_NAME:
            return translate("Players", "missing")
    return "×" if kind.grave else "?"


def _alignment(column: int) -> Qt.AlignmentFlag:
    if column in _RIGHT:
        return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
