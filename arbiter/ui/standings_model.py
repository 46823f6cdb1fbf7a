"""The standings as a Qt model: place, name, points, tie-breaks."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from arbiter.document.document import Document
from arbiter.domain.changes import Change
from arbiter.domain.notation import format_place, format_points
from arbiter.domain.standings import Standing, Standings
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tournament import Player, Tournament
from arbiter.tie_break_texts import tie_break_head, tie_break_name
from arbiter.ui.languages import translate
from arbiter.ui.values import heading_tip, value_text

DISPLAY = Qt.ItemDataRole.DisplayRole
TOOL_TIP = Qt.ItemDataRole.ToolTipRole
ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
HORIZONTAL = Qt.Orientation.Horizontal
ASCENDING = Qt.SortOrder.AscendingOrder
LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
NOTHING = Qt.ItemFlag.NoItemFlags
READ = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
NO_INDEX = QModelIndex()
PLACE, NAME, POINTS, FIRST_TIE_BREAK = range(4)


class StandingsModel(QAbstractTableModel):
    """One row a player, in the order of the places, or of another column.

    Signals:
        rearranged: rows or columns are others; ``rows_changed`` says which rows differ else.
    """

    rearranged = Signal()
    rows_changed = Signal(list)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._sorted_by = PLACE
        self._order = ASCENDING
        self._marks: dict[int, str] = {}
        self._marked_places = 0
        self._read()
        document.changed.connect(self._follow)

    @property
    def ranking(self) -> Standings:
        """The standings that the rows are from."""
        return self._document.standings

    @property
    def tournament(self) -> Tournament:
        """The present state."""
        return self._document.tournament

    def standing(self, row: int) -> Standing:
        """The standing in *row*."""
        return self._rows[row]

    def player(self, row: int) -> Player:
        """The player in *row*."""
        return self._document.tournament.player(self._rows[row].number)

    def row_of(self, number: int) -> int:
        """The row of the player with *number*; -1 if there is none."""
        return self._places.get(number, -1)

    def text(self, row: int, column: int) -> str:
        """What a cell shows."""
        return self._texts[row][column]

    @property
    def sorted_by(self) -> tuple[int, Qt.SortOrder]:
        """The column whose order the rows stand in, and which way."""
        return self._sorted_by, self._order

    @property
    def by_place(self) -> bool:
        """Whether rows stand in the order of the places, so that score groups are blocks."""
        return self._sorted_by == PLACE and self._order is ASCENDING

    def rowCount(self, parent: QModelIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else FIRST_TIE_BREAK + len(self.codes)

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        return READ if index.isValid() else NOTHING

    def data(self, index: QModelIndex, role: int = DISPLAY) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == DISPLAY:
            return self._texts[row][column]
        if role == ALIGNMENT:
            return LEFT if column == NAME else RIGHT
        if role == TOOL_TIP:
            if column == NAME:
                mark = self._mark_in_words(row)
                return "\n".join(filter(None, (self._texts[row][NAME], mark)))
            return self._played(row) if column == POINTS else None
        if role == SPOKEN:
            return self._spoken(row, column)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if orientation is not HORIZONTAL or not 0 <= section < self.columnCount():
            return None
        if role == DISPLAY:
            return self.heading(section)
        if role in (TOOL_TIP, SPOKEN):
            tip = self._heading_tip(section)
            if role == SPOKEN or section >= FIRST_TIE_BREAK:
                return tip
            return f"{tip}\n{_meanings()[section]}"
        return None

    def heading(self, column: int) -> str:
        """What stands above *column*; a tie-break that is not used stands in parentheses."""
        if column < FIRST_TIE_BREAK:
            fixed = ("", translate("Standings", "Name"), translate("Standings", "Pts"))
            return fixed[column]
        place = column - FIRST_TIE_BREAK
        head = tie_break_head(self.codes[place], translate)
        return head if place < self._document.standings.used else f"({head})"

    def sort(self, column: int, order: Qt.SortOrder = ASCENDING) -> None:
        """Put the rows in the order of a column, by number where it holds numbers."""
        if (column, order) != (self._sorted_by, self._order):
            self.beginResetModel()
            self._sorted_by, self._order = column, order
            self._read()
            self.endResetModel()
            self.rearranged.emit()

    def _follow(self, change: Change) -> None:
        if not change.table:
            return
        old_rows, old_texts, old_codes = self._rows, self._texts, self.codes
        numbers = [row.number for row in old_rows]
        ranking = self._document.standings
        if change.structure or change.players or ranking.columns != old_codes:
            self.beginResetModel()
            self._read()
            self.endResetModel()
            self.rearranged.emit()
            return
        self.layoutAboutToBeChanged.emit()
        self._read()
        new_numbers = [row.number for row in self._rows]
        if new_numbers != numbers:
            moved = self.persistentIndexList()
            new = [self.index(self.row_of(numbers[index.row()]), index.column()) for index in moved]
            self.changePersistentIndexList(moved, new)
        self.layoutChanged.emit()
        differing = [
            row
            for row, texts in enumerate(self._texts)
            if texts != old_texts[row] or self._rows[row].trail != old_rows[row].trail
        ]
        self.rows_changed.emit(differing)

    def _read(self) -> None:
        ranking = self._document.standings
        self.codes = ranking.columns
        rows = list(ranking.rows)
        if self._sorted_by != PLACE:
            rows.sort(key=self._sort_key)
        if self._order is not ASCENDING:
            rows.reverse()
        self._rows = rows
        self._places = {row.number: place for place, row in enumerate(rows)}
        tournament = ranking.tournament
        self._texts = [
            (
                format_place(row.rank, row.last),
                tournament.player(row.number).name + self._told_apart(row.number),
                _points(row),
                *(value_text(tournament, row, code) for code in self.codes),
            )
            for row in rows
        ]

    def set_marks(self, marks: dict[int, str], places: int) -> None:
        """Mark players, by number, as ``safe`` or ``out`` for the first *places*."""
        if (marks, places) != (self._marks, self._marked_places):
            self._marks, self._marked_places = marks, places
            self.rearranged.emit()
            self.rows_changed.emit(list(range(len(self._rows))))

    @property
    def marked(self) -> bool:
        """Whether anybody is marked."""
        return bool(self._marks)

    def mark(self, row: int) -> str:
        """``safe``, ``out`` or nothing, of the player in *row*."""
        return self._marks.get(self._rows[row].number, "")

    def level(self, row: int, other: int) -> bool:
        """Whether the players of two rows have as many points, and both a place."""
        one, two = self._rows[row], self._rows[other]
        return one.points == two.points and one.counts and two.counts

    def left(self, row: int) -> bool:
        """Whether the results of the player in *row* are annulled."""
        return not self._rows[row].counts

    def _told_apart(self, number: int) -> str:
        """The number in brackets behind a name that somebody else has too."""
        players = self._document.tournament.players
        name = players[number - 1].name
        return f" ({number})" if sum(player.name == name for player in players) > 1 else ""

    def suffix(self, row: int) -> str:
        """What stands behind the name in *row* so that nobody is taken for his namesake."""
        return self._texts[row][NAME][len(self.player(row).name) :]

    def _sort_key(self, row: Standing) -> tuple[Any, ...]:
        """Best first for numbers, by name for names; then by place."""
        if self._sorted_by == NAME:
            name = self._document.tournament.player(row.number).name.casefold()
            return name, row.rank or 0
        if not row.counts:
            return True, True, row.number
        if self._sorted_by == POINTS:
            return False, False, -row.points, row.rank
        place = self._sorted_by - FIRST_TIE_BREAK
        code = self.codes[place] if place < len(self.codes) else ""
        value = row.values.get(code)
        if value is None:
            return False, True, row.rank
        return False, False, value if tie_break(code).low_first else -value, row.rank

    def _played(self, row: int) -> str:
        """How many games the points are from: ``2½ of 3 games``."""
        standing = self._rows[row]
        if not standing.counts:
            return translate("Standings", "withdrawn, the results do not count")
        text = translate("Standings", "{0} of %n game(s)", "points of games", standing.played)
        return text.format(format_points(standing.points))

    def _spoken(self, row: int, column: int) -> str:
        place, name, *_ = self._texts[row]
        if column in (PLACE, NAME):
            return ", ".join(filter(None, (place, name, self._mark_in_words(row))))
        if column == POINTS:
            return f"{name}, {self._played(row)}"
        code = self.codes[column - FIRST_TIE_BREAK]
        return f"{name}, {tie_break_name(code, translate)} {self._texts[row][column]}"

    def _mark_in_words(self, row: int) -> str:
        places = format_place(1, self._marked_places) if self._marked_places else ""
        match self.mark(row):
            case "safe":
                return translate("Standings", "safe for place {0}").format(places)
            case "out":
                return translate("Standings", "out of reach: place {0}").format(places)
        return ""

    def _heading_tip(self, section: int) -> str:
        if section < FIRST_TIE_BREAK:
            fixed = (
                translate("Standings", "Place"),
                translate("Standings", "Name"),
                translate("Standings", "Points"),
            )
            return fixed[section]
        place = section - FIRST_TIE_BREAK
        code = self.codes[place]
        return heading_tip(self._document.standings, code)


def _points(row: Standing) -> str:
    """The points, in parentheses where they do not count."""
    points = format_points(row.points)
    return points if row.counts else f"({points})"


def _meanings() -> tuple[str, ...]:
    """What the columns before the tie-breaks hold, in a sentence."""
    return (
        translate("Standings", "By points and the tie-breaks in their order; 2–4 is shared."),
        translate("Standings", "A click on a heading sorts by it, another turns the order."),
        translate("Standings", "From all games that count, forfeits included."),
    )
