"""The rows of the journal for a view, the newest first, read one by one when they are seen."""

from __future__ import annotations

from array import array
from datetime import datetime
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.domain.changes import Change
from arbiter.storage.journal import JournalRow
from arbiter.ui import theme
from arbiter.ui.journal_places import JournalPlace, journal_place
from arbiter.ui.journal_search import Query, takes
from arbiter.ui.journal_texts import JournalLine, journal_line
from arbiter.ui.journal_values import moment_text
from arbiter.ui.languages import translate
from arbiter.ui.spoken_cell import spoken_cell

Index = QModelIndex | QPersistentModelIndex
AT_ONCE = 512
"""So many rows are looked through between two events."""
MOST_LINES = 600
"""Lines in words that are kept: some screens full."""
_DISPLAY = Qt.ItemDataRole.DisplayRole
_FONT = Qt.ItemDataRole.FontRole
_TOOL_TIP = Qt.ItemDataRole.ToolTipRole
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_COLOUR = Qt.ItemDataRole.ForegroundRole
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole
_ROOT = QModelIndex()


class JournalColumn(IntEnum):
    """What stands side by side."""

    WHEN = 0
    WHO = 1
    WHAT = 2
    CHANGE = 3
    REASON = 4


class JournalModel(QAbstractTableModel):
    """The document's journal, or what of it a query takes. A row is unpacked and put in words
    when it is seen; a query goes through the journal by and by, from its newest end.

    Signals:
        counted: how many rows there are is another, or the search has ended.
    """

    counted = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._journal = document.journal()
        self._length = 0
        self._query = Query()
        # Places in the journal of the rows that were found, the newest first; None: all.
        self._found: array[int] | None = None
        self._newer: array[int] = array("L")
        self._unread = 0
        self._lines: dict[int, tuple[JournalRow, JournalLine]] = {}
        self._search = QTimer(self, interval=0)
        self._search.timeout.connect(self._look_further)

    # What there is

    @property
    def length(self) -> int:
        """How many rows the whole journal has."""
        return self._length

    @property
    def searching(self) -> bool:
        """Whether a part of the journal has not been looked through yet."""
        return self._unread > 0

    def place(self, row: int) -> int:
        """The place in the journal, from 0, of what stands in *row*."""
        if self._found is None:
            return self._length - 1 - row
        newer = len(self._newer)
        return self._newer[newer - 1 - row] if row < newer else self._found[row - newer]

    def entry(self, row: int) -> JournalRow:
        """What the journal holds for *row*."""
        return self._read(self.place(row))[0]

    def line(self, row: int) -> JournalLine:
        """*row* in words."""
        return self._read(self.place(row))[1]

    def leads_to(self, row: int) -> JournalPlace:
        """The game or the player that *row* is about."""
        return journal_place(self.entry(row).edit, self._document.tournament)

    def texts(self, row: int) -> tuple[str, str, str, str, str]:
        """Everything that stands in *row*, with its whole date."""
        entry, line = self._read(self.place(row))
        return moment_text(entry.at, None), entry.user, line.what, line.change, line.reason

    # Following the journal

    def follow(self, change: Change | None = None) -> None:
        """Take in what has been added since, or all of another journal."""
        journal = self._document.journal()
        if journal is not self._journal or len(journal) < self._length or change is None:
            self._journal = journal
            self._begin_again()
            return
        if change.players or change.structure:
            # Names and rounds are those of the present state.
            self._lines.clear()
            if self.rowCount():
                last = self.index(self.rowCount() - 1, len(JournalColumn) - 1)
                self.dataChanged.emit(self.index(0, 0), last)
        self._take_new(len(journal))

    def search(self, query: Query) -> None:
        """Show only what *query* takes."""
        if query != self._query:
            self._query = query
            self._begin_again()

    def _begin_again(self) -> None:
        self._search.stop()  # the one that still goes on
        self.beginResetModel()
        self._length = len(self._journal)
        self._lines.clear()
        self._newer = array("L")
        self._found = None if self._query.everything else array("L")
        self._unread = 0 if self._found is None else self._length
        self.endResetModel()
        if self._unread:
            self._look_further()
        if self._unread:
            self._search.start()
        self.counted.emit()

    def _take_new(self, length: int) -> None:
        new = range(self._length, length)
        if self._found is not None:
            taken = [place for place in new if self._takes(place)]
            self._length = length
            if taken:
                self.beginInsertRows(_ROOT, 0, len(taken) - 1)
                self._newer.extend(taken)
                self.endInsertRows()
        elif new:
            self.beginInsertRows(_ROOT, 0, len(new) - 1)
            self._length = length
            self.endInsertRows()
        self.counted.emit()

    def _look_further(self) -> None:
        """Look through some more rows, from the newest on."""
        assert self._found is not None
        down_to = max(self._unread - AT_ONCE, 0)
        # Read upwards within the stretch: the journal is packed in blocks.
        taken = [place for place in range(down_to, self._unread) if self._takes(place)]
        self._unread = down_to
        if taken:
            first = self.rowCount()
            self.beginInsertRows(_ROOT, first, first + len(taken) - 1)
            self._found.extend(reversed(taken))
            self.endInsertRows()
        if not self._unread:
            self._search.stop()
        self.counted.emit()

    def _takes(self, place: int) -> bool:
        return takes(self._query, self._journal[place], self._document.tournament)

    def _read(self, place: int) -> tuple[JournalRow, JournalLine]:
        known = self._lines.get(place)
        if known is None:
            if len(self._lines) >= MOST_LINES:
                self._lines.clear()
            row = self._journal[place]
            known = self._lines[place] = row, journal_line(row, self._document.tournament)
        return known

    # What Qt asks for

    def rowCount(self, parent: Index = _ROOT) -> int:
        if parent.isValid():
            return 0
        return self._length if self._found is None else len(self._newer) + len(self._found)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(JournalColumn)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _ALIGNMENT:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role == _FONT:
            return theme.font(12)
        if role == _DISPLAY:
            return (
                translate("Journal", "When"),
                translate("Journal", "Who"),
                translate("Journal", "What"),
                translate("Journal", "Old → new"),
                translate("Journal", "Reason"),
            )[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= self.rowCount():
            return None
        column = index.column()
        if role in (_DISPLAY, _TOOL_TIP):
            return self._text(index.row(), column)
        if role == _SPOKEN:
            heading = self.headerData(column, Qt.Orientation.Horizontal)
            return spoken_cell(heading, self._text(index.row(), column))
        if role == _FONT:
            return theme.font(13)
        if role == _COLOUR:
            roles = theme.roles()
            return (roles.ink3, roles.ink2, roles.ink, roles.ink, roles.ink2)[column]
        return None

    def _text(self, row: int, column: int) -> str:
        entry, line = self._read(self.place(row))
        if column == JournalColumn.WHEN:
            return moment_text(entry.at, datetime.now().astimezone())
        return (entry.user, line.what, line.change, line.reason)[column - 1]
