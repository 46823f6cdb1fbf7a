"""The two tables of the restore dialog: the earlier states, and what one of them says otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from arbiter.document.earlier_states import EarlierState, StateRead
from arbiter.storage.backups import Why
from arbiter.ui import theme
from arbiter.ui.difference_texts import DifferenceLine
from arbiter.ui.journal_values import moment_text
from arbiter.ui.languages import translate
from arbiter.ui.lines_model import Index, LinesModel
from arbiter.ui.spoken_cell import spoken_cell

_DISPLAY = Qt.ItemDataRole.DisplayRole
_FONT = Qt.ItemDataRole.FontRole
_TOOL_TIP = Qt.ItemDataRole.ToolTipRole
_COLOUR = Qt.ItemDataRole.ForegroundRole
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole
WHEN, WHY, ROUNDS, ENTRIES, SIZE, WHERE = range(6)


class StatesModel(LinesModel):
    """When each state was made, why, after how many rounds and entries, how large, and where."""

    lines: Sequence[EarlierState]
    figures = (ROUNDS, ENTRIES, SIZE)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._read: dict[int, StateRead] = {}

    def show_states(self, states: Sequence[EarlierState]) -> None:
        """List *states*, of which none has been read yet."""
        self._read = {}
        self.show_lines(states)

    def take_read(self, place: int, found: StateRead) -> None:
        """The state in *place* was read."""
        self._read[place] = found
        self.dataChanged.emit(self.index(place, 0), self.index(place, WHERE))

    def state(self, place: int) -> EarlierState:
        """The state in *place*."""
        return self.lines[place]

    def read(self, place: int) -> StateRead | None:
        """What the state in *place* holds; None while it has not been read."""
        return self._read.get(place)

    def headings(self) -> tuple[str, ...]:
        return (
            translate("Restore", "When"),
            translate("Restore", "Why"),
            translate("Restore", "Rounds"),
            translate("Restore", "Entries"),
            translate("Restore", "Size"),
            translate("Restore", "Where"),
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        place, column = index.row(), index.column()
        if role in (_DISPLAY, _TOOL_TIP):
            return self._text(place, column)
        if role == _FONT:
            return theme.font(13, bold=column == WHEN)
        if role == _ALIGNMENT:
            return self.alignment(column)
        if role == _COLOUR:
            roles = theme.roles()
            if self._damaged(place):
                return roles.bad if column == WHY else roles.ink3
            return roles.ink if column in (WHEN, WHY) else roles.ink2
        return None

    def _damaged(self, place: int) -> bool:
        read = self._read.get(place)
        return read is not None and read.tournament is None

    def _text(self, place: int, column: int) -> str:
        state = self.lines[place]
        backup = state.backup
        if column == WHEN:
            return moment_text(backup.at, datetime.now().astimezone())
        if column == WHY:
            if self._damaged(place):
                return translate("Restore", "damaged, can’t be read")
            return why_text(backup.why, backup.rounds)
        if column == WHERE:
            if state.here and state.there:
                return translate("Restore", "both places")
            if state.there:
                return translate("Restore", "second place")
            return translate("Restore", "this computer")
        if column == SIZE:
            return translate("Restore", "{0} kB").format(round(backup.size / 1000))
        return str(backup.rounds if column == ROUNDS else backup.entries)


class DifferencesModel(LinesModel):
    """What stands otherwise, its value now, and its value then."""

    lines: Sequence[DifferenceLine]

    def headings(self) -> tuple[str, ...]:
        return (
            translate("Restore", "What would be different"),
            translate("Restore", "Now"),
            translate("Restore", "Then"),
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line, column = self.lines[index.row()], index.column()
        if role in (_DISPLAY, _TOOL_TIP):
            return (line.what, line.now, line.then)[column]
        if role == _SPOKEN and column:
            return spoken_cell(
                self.headings()[column], (line.now, line.then)[column - 1], line.what
            )
        if role == _FONT:
            return theme.font(13, bold=line.heading or column == 2)
        if role == _ALIGNMENT:
            return self.alignment(column)
        if role == _COLOUR:
            roles = theme.roles()
            if line.heading:
                return roles.ink2
            if line.goes and column == 2:
                return roles.bad
            return roles.ink2 if column == 1 else roles.ink
        return None


def why_text(why: Why, rounds: int) -> str:
    """For what a state was made."""
    match why:
        case Why.ROUND:
            return translate("Restore", "round {0} complete").format(rounds)
        case Why.ENTRIES:
            return translate("Restore", "after so many entries")
        case Why.IMPORT:
            return translate("Restore", "before an import")
        case Why.RESTORE:
            return translate("Restore", "before a restore")
        case Why.CLOSING:
            return translate("Restore", "at closing")
