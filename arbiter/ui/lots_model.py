"""The list before the draw, with the numbers that a way of drawing would give."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from arbiter.document.document import Document
from arbiter.domain import lots
from arbiter.domain.changes import Change
from arbiter.domain.edits import CancelLots
from arbiter.domain.errors import NumbersWrong
from arbiter.domain.tournament import LotMethod, Player, Tournament
from arbiter.ui.languages import translate
from arbiter.ui.lots_draft import LotsDraft

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_EDIT = Qt.ItemDataRole.EditRole
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_HORIZONTAL = Qt.Orientation.Horizontal
_ENABLED = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class LotColumn(IntEnum):
    """The columns from left to right."""

    PLACE = 0
    NAME = 1
    FEDERATION = 2
    RATING = 3
    NUMBER = 4


class LotsModel(QAbstractTableModel):
    """Shows what would be given; nothing is given before the arbiter accepts it.

    Signals:
        preview_changed: other numbers would be given.
    """

    preview_changed = Signal()

    def __init__(
        self, document: Document, draft: LotsDraft | None = None, parent: QObject | None = None
    ) -> None:
        """Begins with what was typed into *draft*, and types into it."""
        super().__init__(parent)
        self._document = document
        self._draft = draft or LotsDraft(self)
        self._players: tuple[Player, ...] = listed(document.tournament)
        self._typed: list[int] = list(self._draft.numbers)
        self._numbers: list[int] = []
        self._was_started = False
        self._read_order: tuple[int, ...] = ()
        tournament = document.tournament
        drawn_by = tournament.lots.method if tournament.lots else LotMethod.AT_RANDOM
        self.method = self._draft.method or drawn_by
        self.seed = ""
        self._read()
        document.changed.connect(self._document_changed)

    # What would be given

    @property
    def size(self) -> int:
        """How many players there are."""
        return len(self._players)

    def choose(self, method: LotMethod, seed: str) -> None:
        """Show what *method* gives; *seed* is used where it is at random."""
        if (method, seed) != (self.method, self.seed):
            self.method, self.seed = method, seed
            self._draft.method, self._draft.seed = method, seed
            self._show_numbers()

    @property
    def numbers(self) -> Sequence[int]:
        """The number of each place in the list; 0 where none has been typed."""
        return self._numbers

    def order(self) -> tuple[int, ...]:
        """The draw as an edit takes it.

        :raises NumbersWrong: the numbers typed by hand are not 1 to n, each once.
        """
        return lots.by_hand(self._numbers)

    def problem(self) -> NumbersWrong | None:
        """What is wrong with the numbers, while they are being typed: doubled, and missing."""
        given = [number for number in self._numbers if number]
        doubled = sorted({number for number in given if given.count(number) > 1})
        missing = [number for number in range(1, self.size + 1) if number not in given]
        return NumbersWrong(doubled, missing) if missing else None

    def player_with(self, number: int) -> Player | None:
        """Who would get *number*."""
        if number not in self._numbers:
            return None
        return self._players[self._numbers.index(number)]

    def holds(self, column: LotColumn) -> bool:
        """Whether anybody has something to show in *column*."""
        return any(self._text(row, column) for row in range(self.size))

    # What Qt asks for

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._players)

    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(LotColumn)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if index.column() == LotColumn.NUMBER and self.typing:
            return _ENABLED | Qt.ItemFlag.ItemIsEditable
        return _ENABLED

    @property
    def typing(self) -> bool:
        """Whether numbers are typed now."""
        locked = self._document.tournament.started or self._document.locked is not None
        return self.method is LotMethod.BY_HAND and not locked

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self._players):
            return None
        if role in (_DISPLAY, _EDIT):
            return self._text(index.row(), index.column())
        return _alignment(index.column()) if role == _ALIGNMENT else None

    def headerData(self, section: int, way: Qt.Orientation, role: int = _DISPLAY) -> object:
        if way is not _HORIZONTAL or not 0 <= section < len(LotColumn):
            return None
        if role == _ALIGNMENT:
            return _alignment(section)
        if role != _DISPLAY:
            return None
        return (
            "",  # places count themselves
            translate("Lots", "Name"),
            translate("Lots", "Fed"),
            translate("Lots", "Rating"),
            translate("Lots", "Number"),
        )[section]

    def setData(self, index: Index, value: object, role: int = _EDIT) -> bool:
        """Take in a number drawn by hand; nothing, or a number of the field."""
        if not index.isValid() or role != _EDIT or not self.typing:
            return False
        text = str(value).strip()
        if text and not (text.isascii() and text.isdigit() and 1 <= int(text) <= self.size):
            return False
        self._typed[index.row()] = int(text or 0)
        self._draft.set_numbers(self._typed)
        self._show_numbers()
        return True

    def _text(self, row: int, column: int) -> str:
        player = self._players[row]
        return (
            str(row + 1),
            player.name,
            player.federation,
            str(player.rating or ""),
            str(self._numbers[row] or ""),
        )[column]

    # What has changed

    def _document_changed(self, change: Change) -> None:
        started = self._document.tournament.started
        if not (change.players or change.structure) and started == self._was_started:
            return
        self.beginResetModel()
        if change.field and self._document.tournament.drawn:
            self._typed = []
        self._read()
        self.endResetModel()
        self.preview_changed.emit()

    def _read(self) -> None:
        tournament = self._document.tournament
        self._was_started = tournament.started
        before, self._players = self._players, listed(tournament)
        self._typed = _followed(before, self._players, self._typed)
        # Numbers that were given are no draft any more.
        self._draft.set_numbers(self._typed if any(self._typed) else ())
        if tournament.lots and tournament.lots.method is LotMethod.BY_HAND and not any(self._typed):
            self._typed = _inverse(tournament.lots.order, len(self._players))
        if tournament.lots and tournament.lots.method is LotMethod.FROM_FILE:
            self._read_order = tournament.lots.order
        self._numbers = self._given()

    def _show_numbers(self) -> None:
        self._numbers = self._given()
        if self._players:
            last = self.index(len(self._players) - 1, LotColumn.NUMBER)
            self.dataChanged.emit(self.index(0, LotColumn.NUMBER), last)
        self.preview_changed.emit()

    def _given(self) -> list[int]:
        size = len(self._players)
        match self.method:
            case LotMethod.BY_HAND:
                return list(self._typed)
            case LotMethod.AT_RANDOM:
                return _inverse(lots.at_random(size, self.seed), size)
            case LotMethod.BY_RATING:
                ratings = [player.rating for player in self._players]
                return _inverse(lots.by_rating(ratings), size)
            case LotMethod.FROM_FILE if len(self._read_order) == size:
                return _inverse(self._read_order, size)
        return list(range(1, size + 1))


def listed(tournament: Tournament) -> tuple[Player, ...]:
    """The players in the order of the list before the draw; once results exist, by number."""
    if tournament.drawn and not tournament.started:
        return CancelLots()(tournament).players
    return tournament.players


def _followed(
    before: Sequence[Player], after: Sequence[Player], numbers: Sequence[int]
) -> list[int]:
    """*numbers* typed for the players *before*, each with his player in the list *after*."""
    if len(numbers) != len(before):
        return [0] * len(after)
    left = list(zip(before, numbers))
    moved = len(before) != len(after) or all(player in before for player in after)
    if not moved:
        return list(numbers)  # somebody's data were corrected where he stands
    followed = []
    for player in after:
        place = next((n for n, (one, _) in enumerate(left) if one == player), None)
        followed.append(left.pop(place)[1] if place is not None else 0)
    return followed


def _inverse(order: Sequence[int], size: int) -> list[int]:
    """The number of each place, from the place of each number."""
    numbers = [0] * size
    for number, place in enumerate(order, 1):
        numbers[place - 1] = number
    return numbers


def _alignment(column: int) -> Qt.AlignmentFlag:
    if column in (LotColumn.NAME, LotColumn.FEDERATION):
        return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
