"""Who can still take which place, as a Qt model: one row a player, one column a place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from arbiter.domain.notation import format_place, format_points
from arbiter.domain.standings import Standings
from arbiter.domain.tournament import Player
from arbiter.ui.languages import translate
from arbiter.ui.what_if_words import OUT, SAFE, answer_word, chance_text

if TYPE_CHECKING:
    from arbiter.domain.whatif.bounds import Bounds
    from arbiter.domain.whatif.chances import Chances
    from arbiter.domain.whatif.outlook import Outlook

DISPLAY = Qt.ItemDataRole.DisplayRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
TOOL_TIP = Qt.ItemDataRole.ToolTipRole
HORIZONTAL = Qt.Orientation.Horizontal
READ = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
PLACE, NAME, POINTS, FIRST_PLACE = range(4)
NO_INDEX = QModelIndex()
UNSURE = ""


class WhatIfModel(QAbstractTableModel):
    """Rows stand in the order of the standings. Behind the columns of the places stand what
    each player can be, how safe he is for the first ``prizes``, and, if they are wanted, the
    chances of the place that is asked for. Where outcomes are too many to be counted there are
    no columns of places, and one more verdict for the first place.

    Signals:
        filled: another state was reckoned.
    """

    filled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.outlook: Outlook | None = None
        self.bounds: Bounds | None = None
        self.chances: Chances | None = None
        self.prizes = 3
        self.asked = 1
        self._standings: Standings | None = None
        self._numbers: tuple[int, ...] = ()

    # What is shown

    def show_outlook(self, standings: Standings, found: Outlook | Bounds | None) -> None:
        """Show what was *found* for the state of *standings*; None while it is reckoned."""
        from arbiter.domain.whatif.outlook import Outlook

        self.beginResetModel()
        self._standings = standings
        self._numbers = tuple(row.number for row in standings.rows if row.counts)
        self.outlook = found if isinstance(found, Outlook) else None
        self.bounds = None if isinstance(found, Outlook) else found
        self.chances = None
        self.endResetModel()
        self.filled.emit()

    def show_chances(self, chances: Chances | None) -> None:
        """Show a column with *chances*, or take it away."""
        self.beginResetModel()
        self.chances = chances
        self.endResetModel()

    def set_prizes(self, places: int) -> None:
        """So many places matter."""
        self.prizes = max(places, 1)
        self._refresh_ends()

    def ask(self, place: int) -> None:
        """The place that is asked for is another: the chances are those of being among its
        first."""
        self.asked = max(place, 1)
        self._refresh_ends()

    def _refresh_ends(self) -> None:
        if self.rowCount():
            last = self.columnCount() - 1
            self.dataChanged.emit(self.index(0, self.can_be), self.index(self.rowCount() - 1, last))
            self.headerDataChanged.emit(HORIZONTAL, self.can_be, last)

    # Rows and columns

    @property
    def places(self) -> int:
        """How many columns of places there are."""
        return len(self._numbers) if self.outlook is not None else 0

    @property
    def can_be(self) -> int:
        """The column of what a player can be."""
        return FIRST_PLACE + self.places

    def number(self, row: int) -> int:
        """The number of the player in *row*."""
        return self._numbers[row]

    def player(self, row: int) -> Player:
        """The player in *row*."""
        assert self._standings is not None
        return self._standings.tournament.player(self._numbers[row])

    def row_of(self, number: int) -> int:
        """The row of the player with *number*; -1 if he has none."""
        return self._numbers.index(number) if number in self._numbers else -1

    def place_of(self, column: int) -> int:
        """The place of a *column*, from 1; 0 if it is not one of those."""
        place = column - FIRST_PLACE + 1
        return place if 1 <= place <= self.places else 0

    def count(self, row: int, column: int) -> int:
        """In how many outcomes the player of *row* takes the place of *column*."""
        place = self.place_of(column)
        if self.outlook is None or not place:
            return 0
        return self.outlook.of(self._numbers[row]).places.counts[place - 1]

    def share(self, row: int, column: int) -> float:
        """The same as a part of all outcomes."""
        outcomes = self.outlook.outcomes if self.outlook is not None else 0
        return self.count(row, column) / outcomes if outcomes else 0.0

    def rowCount(self, parent: QModelIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._numbers)

    def columnCount(self, parent: QModelIndex = NO_INDEX) -> int:
        if parent.isValid():
            return 0
        verdicts = 2 if self.bounds is not None else 1
        return self.can_be + 1 + verdicts + (self.chances is not None)

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        return READ if index.isValid() else Qt.ItemFlag.NoItemFlags

    # Texts

    def heading(self, column: int) -> str:
        """What stands above *column*."""
        if column < FIRST_PLACE:
            return ("", translate("WhatIf", "Name"), translate("WhatIf", "Pts", "points"))[column]
        if self.place_of(column):
            return str(self.place_of(column))
        behind = column - self.can_be
        if behind == 0:
            if self.bounds is not None:
                return translate("WhatIf", "can get", "points at the end")
            return translate("WhatIf", "can be", "place")
        if self.bounds is not None and behind == 1:
            return "1"
        if self.chances is not None and column == self.columnCount() - 1:
            return translate("WhatIf", "est. {0}", "estimated chance of a place").format(
                format_place(1, self.asked)
            )
        return format_place(1, self.prizes)

    def text(self, row: int, column: int) -> str:
        """What a cell shows."""
        number = self._numbers[row]
        assert self._standings is not None
        if column < FIRST_PLACE:
            standing = self._standings.of(number)
            return (
                str(standing.rank or ""),
                self._standings.tournament.player(number).name,
                format_points(standing.points),
            )[column]
        if self.place_of(column):
            count = self.count(row, column)
            return str(count) if count else "·"
        if column == self.can_be:
            return self._can_be(number)
        if self.chances is not None and column == self.columnCount() - 1:
            return chance_text(self.chances.within(number, self.asked))
        return answer_word(self.verdict(row, column))

    def _can_be(self, number: int) -> str:
        if self.outlook is not None:
            player = self.outlook.of(number)
            return format_place(player.best, player.worst)
        if self.bounds is not None:
            limits = self.bounds.of(number)
            low, high = format_points(limits.lowest), format_points(limits.highest)
            return low if low == high else f"{low}–{high}"
        return ""

    def verdict(self, row: int, column: int) -> str:
        """``safe`` or ``out`` for the places of a *column* of verdicts; nothing while both can
        happen, or nobody knows."""
        number = self._numbers[row]
        if self.outlook is not None:
            player = self.outlook.of(number)
            if player.safe(self.prizes):
                return SAFE
            return OUT if player.out(self.prizes) else UNSURE
        if self.bounds is None:
            return UNSURE
        from arbiter.domain.whatif.bounds import Answer

        limits = self.bounds.of(number)
        shown = limits.first if column == self.can_be + 1 else limits.prizes
        if shown.safe is Answer.YES:
            return SAFE
        return OUT if shown.out is Answer.YES else UNSURE

    def data(self, index: QModelIndex, role: int = DISPLAY) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == DISPLAY:
            return self.text(row, column)
        if role == SPOKEN:
            return self._spoken(row, column)
        if role == TOOL_TIP and self.place_of(column) and self.count(row, column):
            return self._spoken(row, column)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if orientation is HORIZONTAL and role in (DISPLAY, SPOKEN):
            return self.heading(section)
        if orientation is HORIZONTAL and role == TOOL_TIP and section >= 0:
            return self._meaning(section)
        return None

    def _meaning(self, column: int) -> str:
        """What the figures under a heading are."""
        if column == PLACE:
            return translate("WhatIf", "The place as it stands now.")
        if column == POINTS:
            return translate("WhatIf", "The points as they stand now.")
        if column < FIRST_PLACE:
            return ""
        if self.place_of(column):
            return translate("WhatIf", "How many outcomes end with the player on this place.")
        if column == self.can_be and self.bounds is not None:
            return translate("WhatIf", "The points that are still possible.")
        if column == self.can_be:
            return translate("WhatIf", "The places that are still possible.")
        if self.chances is not None and column == self.columnCount() - 1:
            return translate("WhatIf", "An estimate from ratings, no proof.")
        return translate("WhatIf", "Whether these places are safe, or out of reach.")

    def _spoken(self, row: int, column: int) -> str:
        name = self.text(row, NAME)
        place = self.place_of(column)
        if place and self.outlook is not None:
            return translate("WhatIf", "{0}, place {1} in {2} of {3} outcomes").format(
                name, place, self.count(row, column), self.outlook.outcomes
            )
        if column in (PLACE, NAME):
            return f"{self.text(row, PLACE)}, {name}"
        return f"{name}, {self.heading(column)}: {self.text(row, column) or '–'}"
