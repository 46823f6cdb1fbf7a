"""The foreign table that is looked at, and what the arbiter has said about it so far.

Each word of his reads the whole table anew, so that nothing is ever half understood.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from arbiter.domain.errors import ArbiterError
from arbiter.domain.tournament import Player
from arbiter.formats.recognition.recognised import (
    CellState,
    Choices,
    Place,
    Recognised,
    TableKind,
)
from arbiter.formats.source.book import Book, SourceKind, SourceSheet
from arbiter.ui.import_fields import OPPONENT, opponent_in
from arbiter.ui.import_understanding import Recogniser, Understanding, understood
from arbiter.ui.import_ways import Way, WayKind


class ImportDesk(QObject):
    """*listed* are the players of the tournament that is open; *found* is what was understood
    already, if the book was looked at before.

    Signals:
        changed: it was read anew: another book, another sheet, another choice.
        waiting: something was said, and the table is still being read anew.
        declined: (int, str) this column can't have this meaning here and keeps its own.
    """

    changed = Signal()
    waiting = Signal()
    declined = Signal(int, str)

    def __init__(
        self,
        book: Book,
        listed: Sequence[Player] = (),
        parent: QObject | None = None,
        *,
        found: Recognised | ArbiterError | None = None,
        recognise: Recogniser | None = None,
    ) -> None:
        super().__init__(parent)
        self._understanding = Understanding(recognise, self)
        self._listed = tuple(listed)
        self._undone: list[Choices] = []
        self._done: list[Choices] = []
        self._wanted = 0, ""
        self.choices = Choices()
        self.refused: ArbiterError | None = None
        self.recognised: Recognised | None = None
        self.sheet_place = 0
        self.book = book
        self._keep(found or understood(book, self.choices, self._listed, recognise))
        self._understanding.answered.connect(self._answered)

    # What is looked at

    @property
    def listed(self) -> tuple[Player, ...]:
        """With whom the players of a list are compared."""
        return self._listed

    @property
    def sheet(self) -> SourceSheet:
        """The sheet in view."""
        if self.sheet_place < len(self.book.sheets):
            return self.book.sheets[self.sheet_place]
        return SourceSheet("", ())

    @property
    def kind(self) -> TableKind:
        """What the table is read as."""
        if self.recognised is not None:
            return self.recognised.kind
        return self.choices.kind or TableKind.CROSSTABLE

    @property
    def in_lines(self) -> bool:
        """Whether a row is a line of text in which each letter has its column."""
        return self.book.kind is SourceKind.TRF

    def state(self, row: int, column: int) -> CellState:
        """How the cell in *row* and *column*, from 1, was understood."""
        if self.recognised is None:
            return CellState.UNUSED
        return self.recognised.states.get((row, column), CellState.UNUSED)

    def field(self, column: int) -> str:
        """What *column*, from 1, was taken for."""
        if self.recognised is None:
            return self.choices.fields.get(column, "")
        fields = self.recognised.fields
        return fields[column - 1] if 1 <= column <= len(fields) else ""

    def text(self, row: int, column: int) -> str:
        """What is read in a cell: what the arbiter said, else what stands there."""
        said = self.choices.cells.get((row, column))
        return self.sheet.cell(row, column).text if said is None else said

    def mirror(self, row: int, column: int) -> Place | None:
        """The cell with the other half of the game in *row* and *column*; None for no game."""
        found, field = self.recognised, self.field(column)
        if found is None or not field.isdigit() or row not in found.rows:
            return None
        lines = sorted(found.rows)
        if not 1 <= int(field) <= len(lines):
            return None
        mine = str(lines.index(row) + 1)
        # In a double round with a column for each game the second mirrors the second.
        cycle = found.fields[: column - 1].count(field)
        columns = [place for place, other in enumerate(found.fields, 1) if other == mine]
        return (lines[int(field) - 1], columns[cycle]) if cycle < len(columns) else None

    # What the arbiter says

    def choose_sheet(self, place: int) -> None:
        """Look at another sheet, from 0; what was said about the present one is forgotten."""
        if place != self.sheet_place:
            self._say(Choices(sheet=place))

    def choose_kind(self, kind: TableKind) -> None:
        """Read the table as *kind*."""
        if kind is not self.kind or self.refused is not None:
            self._say(replace(self.choices, kind=kind))

    def set_field(self, column: int, field: str) -> None:
        """Give *column*, from 1, another meaning."""
        if field == OPPONENT:
            known = self.recognised.fields if self.recognised is not None else ()
            field = opponent_in(known, column)
        if field != self.field(column):
            self._wanted = column, field
            self._say(replace(self.choices, fields={**self.choices.fields, column: field}))

    def type_cell(self, row: int, column: int, text: str) -> None:
        """Read *text* instead of what stands in a cell; nothing leaves it open."""
        place: Place = (row, column)
        if self.choices.cells.get(place) != text:
            self._say(replace(self.choices, cells={**self.choices.cells, place: text}))

    def leave_out(self, row: int) -> None:
        """Do not take *row* in; said again, take it in after all."""
        self._say(replace(self.choices, left_out=self.choices.left_out ^ {row}))

    @property
    def bad_rows(self) -> tuple[int, ...]:
        """The rows of a list that can't be taken in as they are."""
        if self.recognised is None or self.recognised.kind is not TableKind.PARTICIPANTS:
            return ()
        return tuple(sorted({found.row for found in self.recognised.grave if found.row}))

    def leave_out_bad_rows(self) -> None:
        """Take in the good rows of a list only, in one step."""
        if self.bad_rows:
            left_out = self.choices.left_out | set(self.bad_rows)
            self._say(replace(self.choices, left_out=left_out))

    def take(self, way: Way, row: int, column: int) -> None:
        """Go a way out of a finding about that cell or row."""
        match way.kind:
            case WayKind.TAKE:
                self.type_cell(row, column, way.text)
            case WayKind.OPEN:
                self.type_cell(row, column, "")
            case WayKind.LEAVE_OUT:
                self.leave_out(row)

    def compare_with(self, listed: Sequence[Player]) -> None:
        """Say of the players of a list who of *listed* they are."""
        if tuple(listed) != self._listed:
            self._listed = tuple(listed)
            self._show(self.choices)

    def take_book(self, book: Book, found: Recognised | ArbiterError | None = None) -> None:
        """Look at the file as it was read again, in another encoding or with other columns."""
        self.book = book
        self._wanted = 0, ""
        self._done.clear()
        self._undone.clear()
        self.choices = Choices()
        self._answered(found or understood(book, self.choices, self._listed))

    # Back and forth

    @property
    def busy(self) -> bool:
        """Whether what was said last is still being read."""
        return self._understanding.busy

    def undo(self) -> None:
        """Take back what was said last."""
        if self._done:
            self._undone.append(self.choices)
            self._show(self._done.pop())

    def redo(self) -> None:
        """Say again what was taken back."""
        if self._undone:
            self._done.append(self.choices)
            self._show(self._undone.pop())

    def _say(self, choices: Choices) -> None:
        self._done.append(self.choices)
        self._undone.clear()
        self._show(choices)

    def _show(self, choices: Choices) -> None:
        self.choices = choices
        self._read()

    def _read(self) -> None:
        self._understanding.ask(self.book, self.choices, self._listed)
        if self._understanding.busy:
            self.waiting.emit()

    def _answered(self, found: Recognised | ArbiterError) -> None:
        self._keep(found)
        (column, field), self._wanted = self._wanted, (0, "")
        kept = bool(column) and self.recognised is not None and self.field(column) != field
        if kept:  # a table needs its names, and a crosstable all of its opponents
            self.choices = self._done.pop()
        self.changed.emit()
        if kept:
            self.declined.emit(column, field)

    def _keep(self, found: Recognised | ArbiterError) -> None:
        if isinstance(found, ArbiterError):
            self.recognised, self.refused = None, found
            if self.choices.sheet is not None:
                self.sheet_place = self.choices.sheet
        else:
            self.recognised, self.refused = found, None
            self.book = found.book  # with the sheets of single rounds joined
            self.sheet_place = found.sheet
