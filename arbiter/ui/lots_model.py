"""The list before the draw, with the numbers that a way of drawing would give."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import accumulate
from typing import NamedTuple

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
from arbiter.domain.berger import Round
from arbiter.domain.changes import Change
from arbiter.domain.edits import MIN_PLAYERS, calendar
from arbiter.domain.errors import NumbersWrong
from arbiter.domain.late_meetings import Meeting, late_meetings
from arbiter.domain.restricted_lots import RestrictedDraw, restricted
from arbiter.domain.tournament import LotMethod, Lots, Player
from arbiter.ui.languages import translate
from arbiter.ui.lots_draft import LotsDraft
from arbiter.ui.lots_listing import followed, inverse, listed
from arbiter.ui.spoken_cell import spoken_cell

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_EDIT = Qt.ItemDataRole.EditRole
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole
_HORIZONTAL = Qt.Orientation.Horizontal
_ENABLED = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


READ = (LotMethod.FROM_FILE, LotMethod.FROM_STANDINGS)
"""The ways in which nobody draws: the numbers stood somewhere."""


SEEDED = (LotMethod.AT_RANDOM, LotMethod.RESTRICTED)
"""The ways in which a seed decides."""


class DrawnLine(NamedTuple):
    """Somebody in the order of drawing: his number is 0 until he has drawn it, his envelope
    empty where there is none. ``last`` says that he is the last of his contingent."""

    place: int
    player: Player
    number: int
    envelope: str
    last: bool


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
        self.read_lots: Lots | None = None
        self._restricted: RestrictedDraw | None = None
        self._places: list[int] = []
        self._ends: set[int] = set()
        self.given = False
        """Whether the numbers shown are those that were given."""
        tournament = document.tournament
        drawn_by = tournament.lots.method if tournament.lots else LotMethod.AT_RANDOM
        self.method = self._draft.method or drawn_by
        self.seed = self._draft.seed or ""
        self._read()
        document.changed.connect(self._document_changed)

    # What would be given

    @property
    def size(self) -> int:
        """How many players there are."""
        return len(self._players)

    def choose(self, method: LotMethod, seed: str, *, repaired: bool = False) -> None:
        """Show what *method* gives; *seed* is used where it is at random or restricted, and
        *repaired* where twelve players draw from the Varma sets."""
        if (method, seed, repaired) == (self.method, self.seed, self.repaired):
            return
        self.beginResetModel()
        self.method, self.seed = method, seed
        self._draft.method, self._draft.seed = method, seed
        self._draft.repaired = repaired
        self._draft.drawn = 0
        self._reckon()
        self.endResetModel()
        self.preview_changed.emit()

    @property
    def repaired(self) -> bool:
        """Whether twelve players draw from the mended sets."""
        return self._draft.repaired

    @property
    def restricted(self) -> RestrictedDraw | None:
        """The draw that is shown, where it is restricted by federation."""
        return self._restricted

    # One after the other

    @property
    def lines(self) -> list[DrawnLine]:
        """Everybody in the order of drawing, as far as they have drawn."""
        drawn = self.drawn
        envelopes = self._restricted.envelopes if self._restricted is not None else ""
        found = []
        for row, place in enumerate(self._places):
            shown = self.method is LotMethod.BY_HAND or row < drawn
            number = self._numbers[place] if shown else 0
            letter = envelopes[number - 1] if number and envelopes else ""
            last = row in self._ends
            found.append(DrawnLine(place + 1, self._players[place], number, letter, last))
        return found

    @property
    def drawn(self) -> int:
        """How many have drawn, one after the other."""
        if self.method is LotMethod.BY_HAND:
            return sum(number > 0 for number in self._typed)
        return self.size if self.given else min(self._draft.drawn, self.size)

    def draw_next(self, number: int = 0) -> bool:
        """Let the next player draw; by hand, let him have *number*. Whether he could."""
        if self.method is LotMethod.BY_HAND:
            free = 1 <= number <= self.size and number not in self._typed
            if not (self.typing and free and 0 in self._typed):
                return False
            row = self._typed.index(0)
            return self.setData(self.index(row, LotColumn.NUMBER), str(number))
        if self.drawn >= self.size:
            return False
        self._draft.drawn += 1
        self._show_numbers()
        return True

    def draw_all(self) -> None:
        """Let everybody draw who has not."""
        if self.method is not LotMethod.BY_HAND:
            self._draft.drawn = self.size
            self._show_numbers()

    def take_last_back(self) -> bool:
        """Let the last who drew draw again. Whether there was one."""
        if self.method is LotMethod.BY_HAND:
            rows = [row for row, number in enumerate(self._typed) if number]
            return bool(rows) and self.setData(self.index(rows[-1], LotColumn.NUMBER), "")
        if not self.drawn or self.given:
            return False
        self._draft.drawn -= 1
        self._show_numbers()
        return True

    @property
    def several_federations(self) -> bool:
        """Whether players come from more than one federation."""
        codes = {player.federation.strip().upper() for player in self._players}
        return len(codes - {""}) > 1

    def late_meetings(self) -> tuple[Meeting, ...]:
        """The countrymen who meet in the last three rounds with the numbers shown; nothing
        while some are missing."""
        if self.problem() is not None:
            return ()
        codes = [self._players[place - 1].federation for place in self.order()]
        return late_meetings(codes, self._rounds())

    def _rounds(self) -> tuple[Round, ...]:
        rounds: dict[int, list[tuple[int, int]]] = {}
        for game in calendar(self.size, self._document.tournament.regulations):
            rounds.setdefault(game.round or 0, []).append((game.white, game.black))
        return tuple(tuple(rounds[number]) for number in sorted(rounds))

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
        if role == _SPOKEN and index.column() > LotColumn.NAME:
            heading = str(self.headerData(index.column(), _HORIZONTAL))
            name = self._text(index.row(), LotColumn.NAME)
            return spoken_cell(heading, self._text(index.row(), index.column()), name)
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
        place = self._places[row]
        player = self._players[place]
        return (
            str(row + 1),
            player.name,
            player.federation,
            str(player.rating or ""),
            str(self.number_in(row) or ""),
        )[column]

    def number_in(self, row: int) -> int:
        """The number shown in *row*; 0 where there is none yet."""
        if self.method is LotMethod.RESTRICTED and row >= self.drawn:
            return 0
        return self._numbers[self._places[row]]

    def ends_contingent(self, row: int) -> bool:
        """Whether a contingent ends with *row*."""
        return row in self._ends

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
        self._typed = followed(before, self._players, self._typed)
        # Numbers that were given are no draft any more.
        self._draft.set_numbers(self._typed if any(self._typed) else ())
        if tournament.lots and tournament.lots.method is LotMethod.BY_HAND and not any(self._typed):
            self._typed = inverse(tournament.lots.order, len(self._players))
        if tournament.lots and tournament.lots.method in READ:
            self.read_lots = tournament.lots
        self._reckon()

    def _reckon(self) -> None:
        """What the method gives, and in which order it is drawn."""
        self._restricted = None
        self._places = list(range(len(self._players)))
        if self.method is LotMethod.RESTRICTED and self.size >= MIN_PLAYERS:
            self._restricted = restricted(
                self._players, self._rounds(), self.seed, repaired=self.repaired
            )
            self._places = [place - 1 for place in self._restricted.sequence]
        groups = self._restricted.contingents if self._restricted is not None else ()
        sizes = accumulate(len(group.places) for group in groups)
        self._ends = {size - 1 for size in sizes}
        self._numbers = self._numbers_given()
        self.given = self._is_given()

    def _is_given(self) -> bool:
        given = self._document.tournament.lots
        if given is None or self.problem() is not None:
            return False
        seed = self.seed if self.method in SEEDED else ""
        return (given.method, given.order, given.seed) == (self.method, self.order(), seed)

    def _show_numbers(self) -> None:
        if self.method is LotMethod.BY_HAND:
            self._numbers = list(self._typed)
            self.given = self._is_given()
        if self._players:
            last = self.index(len(self._players) - 1, LotColumn.NUMBER)
            self.dataChanged.emit(self.index(0, LotColumn.NUMBER), last)
        self.preview_changed.emit()

    def _numbers_given(self) -> list[int]:
        size = len(self._players)
        match self.method:
            case LotMethod.BY_HAND:
                return list(self._typed)
            case LotMethod.AT_RANDOM:
                return inverse(lots.at_random(size, self.seed), size)
            case LotMethod.BY_RATING:
                ratings = [player.rating for player in self._players]
                return inverse(lots.by_rating(ratings), size)
            case LotMethod.RESTRICTED if self._restricted is not None:
                return inverse(self._restricted.order, size)
        read = self.read_lots
        if read is not None and read.method is self.method and len(read.order) == size:
            return inverse(read.order, size)
        return list(range(1, size + 1))


def _alignment(column: int) -> Qt.AlignmentFlag:
    if column in (LotColumn.NAME, LotColumn.FEDERATION):
        return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
