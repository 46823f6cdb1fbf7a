"""Rounds with their days and times, as they are being typed; nothing is saved here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QDate,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from arbiter.domain.round_dates import (
    DateDoubt,
    DoubtfulStart,
    doubtful_starts,
    is_day,
    parse_time,
)
from arbiter.ui.date_field import day_in_words
from arbiter.ui.languages import current_language, translate
from arbiter.ui.typed_day import typed_start

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_EDIT = Qt.ItemDataRole.EditRole
_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_ENABLED = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class DateColumn(IntEnum):
    """The columns."""

    ROUND = 0
    DAY = 1
    TIME = 2
    NOTE = 3


TYPED = (DateColumn.DAY, DateColumn.TIME)


@dataclass(frozen=True, slots=True)
class DateRow:
    """Day (ISO) and time of one round; what was typed and is none stays as it was typed."""

    day: str = ""
    time: str = ""
    bad_day: bool = False
    bad_time: bool = False


class RoundDatesModel(QAbstractTableModel):
    """One row per round.

    Signals:
        edited: something was typed, pasted or cleared.
    """

    edited = Signal()

    def __init__(self, starts: Sequence[str], near: str, parent: QObject | None = None) -> None:
        """*near* (ISO, or empty) is about when the rounds are, for days without a year."""
        super().__init__(parent)
        self._near = near
        self._rows = [_row_of(start) for start in starts]
        self._doubts: dict[int, DoubtfulStart] = {}
        self._event = ("", "")
        self._look_for_doubts()

    # What stands there

    def row(self, row: int) -> DateRow:
        """What stands in *row*."""
        return self._rows[row]

    @property
    def starts(self) -> tuple[str, ...]:
        """The start of each round (ISO) as far as it can be read; empty where it can't."""
        return tuple(map(_start, self._rows))

    def show_starts(self, starts: Sequence[str]) -> None:
        """Put *starts* in the place of what stands here."""
        self._rows = [_row_of(start) for start in starts]
        self._told()

    def set_event(self, first_day: str, last_day: str) -> None:
        """The days (ISO) outside of which a round is doubtful; empty where there are none."""
        self._event = (first_day, last_day)
        self._told()

    def problem(self) -> tuple[int, DateColumn, str] | None:
        """The first cell that can't be saved, and the sentence about it."""
        for number, row in enumerate(self._rows):
            if row.bad_day:
                return number, DateColumn.DAY, self._bad_day_sentence(number)
            if row.bad_time:
                text = translate(
                    "RoundDates", "Round {0}: “{1}” is not a time. Write it as 15:00 or 15.00."
                )
                return number, DateColumn.TIME, text.format(number + 1, row.time)
            if row.time and not row.day:
                text = translate("RoundDates", "Round {0} has a time and no day.")
                return number, DateColumn.DAY, text.format(number + 1)
        return None

    def _bad_day_sentence(self, number: int) -> str:
        text = self._rows[number].day
        if text.lstrip().startswith("+"):
            return translate(
                "RoundDates", "Round {0}: there is no day before it to count “{1}” from."
            ).format(number + 1, text)
        return translate(
            "RoundDates", "Round {0}: “{1}” is not a day. Write it as 6.5. or 6.5.2026, or +1."
        ).format(number + 1, text)

    def doubt_sentence(self) -> str:
        """The first thing that looks wrong, or nothing."""
        for row in sorted(self._doubts):
            return self._doubt_words(self._doubts[row], long=True)
        return ""

    # What Qt asks for

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(DateColumn)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return _ENABLED | Qt.ItemFlag.ItemIsEditable if index.column() in TYPED else _ENABLED

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        if role == _DISPLAY:
            return self._text(index.row(), index.column())
        if role == _EDIT:
            row = self._rows[index.row()]
            if index.column() == DateColumn.DAY and not row.bad_day:
                return day_in_words(row.day)
            return self._text(index.row(), index.column())
        if role == _ACCESSIBLE:
            row = index.row()
            texts = (self._text(row, column) for column in (DateColumn.DAY, DateColumn.TIME))
            round = translate("RoundDates", "Round {0}").format(row + 1)
            return ", ".join(filter(None, [round, *texts, self.note(row)]))
        return _alignment(index.column()) if role == _ALIGNMENT else None

    def headerData(self, section: int, way: Qt.Orientation, role: int = _DISPLAY) -> object:
        if way is not Qt.Orientation.Horizontal or not 0 <= section < len(DateColumn):
            return None
        if role == _ALIGNMENT:
            return _alignment(section)
        if role != _DISPLAY:
            return None
        return (
            translate("RoundDates", "Round"),
            translate("RoundDates", "Day"),
            translate("RoundDates", "Time"),
            "",  # what is to be said about a row needs no heading
        )[section]

    def setData(self, index: Index, value: object, role: int = _EDIT) -> bool:
        """Take in what was typed; what is no day or no time stays, and is marked."""
        if not index.isValid() or role != _EDIT or index.column() not in TYPED:
            return False
        self._type(index.row(), DateColumn(index.column()), str(value))
        self._told()
        self.edited.emit()
        return True

    def paste(self, row: int, column: DateColumn, text: str) -> None:
        """Put the lines of *text* into the rows from *row* on, its columns from *column* on.

        Lines beyond the last round are left out, blank lines at the end too.
        """
        for number, line in enumerate(text.rstrip().splitlines(), row):
            if number >= len(self._rows):
                break
            cells = line.split("\t")
            for place, cell in enumerate(cells[: DateColumn.NOTE - column], column):
                self._type(number, DateColumn(place), cell)
        self._told()
        self.edited.emit()

    def clear(self) -> None:
        """No round has a day."""
        self._rows = [DateRow() for _ in self._rows]
        self._told()
        self.edited.emit()

    def note(self, row: int) -> str:
        """What is to be said about *row*, or nothing."""
        content = self._rows[row]
        if content.bad_day:
            return translate("RoundDates", "not a day")
        if content.bad_time:
            return translate("RoundDates", "not a time")
        if content.time and not content.day:
            return translate("RoundDates", "no day")
        doubt = self._doubts.get(row)
        return self._doubt_words(doubt) if doubt else ""

    def is_bad(self, row: int, column: int) -> bool:
        """Whether what stands in a cell can't be saved."""
        content = self._rows[row]
        if column == DateColumn.TIME:
            return content.bad_time
        return column == DateColumn.DAY and (
            content.bad_day or (bool(content.time) and not content.day)
        )

    # Pieces

    def _text(self, row: int, column: int) -> str:
        content = self._rows[row]
        match column:
            case DateColumn.ROUND:
                return str(row + 1)
            case DateColumn.DAY:
                return content.day if content.bad_day else _weekday_and_day(content.day)
            case DateColumn.TIME:
                return content.time
        return self.note(row)

    def _type(self, row: int, column: DateColumn, text: str) -> None:
        old = self._rows[row]
        text = text.strip()
        if column is DateColumn.TIME:
            try:
                self._rows[row] = DateRow(old.day, parse_time(text), old.bad_day)
            except ValueError:
                self._rows[row] = DateRow(old.day, text, old.bad_day, bad_time=True)
            return
        before = self._day_before(row)
        try:
            day, time = typed_start(text, self._near or before, before=before)
        except ValueError:
            self._rows[row] = DateRow(text, old.time, True, old.bad_time)
            return
        if time:
            self._rows[row] = DateRow(day, time)
        else:
            self._rows[row] = DateRow(day, old.time, False, old.bad_time)

    def _day_before(self, row: int) -> str:
        """The day of the nearest earlier round that has one, or nothing."""
        earlier = (one.day for one in reversed(self._rows[:row]) if one.day and not one.bad_day)
        return next(earlier, "")

    def _told(self) -> None:
        self._look_for_doubts()
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, 3))

    def _look_for_doubts(self) -> None:
        found = doubtful_starts(self.starts, *self._event)
        self._doubts = {doubt.round - 1: doubt for doubt in found}

    @staticmethod
    def _doubt_words(doubt: DoubtfulStart, *, long: bool = False) -> str:
        match doubt.doubt:
            case DateDoubt.BEFORE_EARLIER:
                words = translate("RoundDates", "before round {0}").format(doubt.other)
            case DateDoubt.TWICE:
                words = translate("RoundDates", "at the same time as round {0}").format(doubt.other)
            case DateDoubt.BEFORE_EVENT:
                words = translate("RoundDates", "before the first day of the event")
            case DateDoubt.AFTER_EVENT:
                words = translate("RoundDates", "after the last day of the event")
        if not long:
            return words
        return translate("RoundDates", "Round {0} lies {1}.").format(doubt.round, words)


def _row_of(start: str) -> DateRow:
    if start and not is_day(start[:10]):
        return DateRow(start, bad_day=True)
    return DateRow(start[:10], start[11:16])


def _start(row: DateRow) -> str:
    """The start of a round (ISO), as far as it can be read."""
    if row.bad_day or not row.day:
        return ""
    return f"{row.day}T{row.time}" if row.time and not row.bad_time else row.day


def _weekday_and_day(iso: str) -> str:
    day = QDate.fromString(iso, "yyyy-MM-dd")
    pattern = translate("RoundDates", "ddd d MMMM yyyy", "day of the week, day, month, year")
    return QLocale(current_language()).toString(day, pattern) if day.isValid() else ""


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft
    if column == DateColumn.ROUND:
        side = Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
