"""What a table was taken for, and what the arbiter has said about it himself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from arbiter.domain.import_findings import ImportFinding, Weight
from arbiter.domain.tournament import Tournament
from arbiter.formats.source.book import Book

Place = tuple[int, int]
"""Row and column of a cell, both from 1."""


class TableKind(Enum):
    """What kinds of table are read. The value is the name scripts use."""

    PARTICIPANTS = "participants"
    CROSSTABLE = "crosstable"
    PAIRINGS = "pairings"
    WORKBOOK = "workbook"
    """A workbook that this program wrote."""
    TRF = "trf"
    """A report for FIDE."""


class CellState(Enum):
    """How a cell of the sheet was understood."""

    SURE = "sure"
    INFERRED = "inferred"
    CONTRADICTORY = "contradictory"
    DIAGONAL = "diagonal"
    HEADING = "heading"
    UNUSED = "unused"


@dataclass(frozen=True)
class Choices:
    """What the arbiter decided; whatever is not here is found out from the table.

    ``fields`` gives a column (from 1) another meaning: a field of ``headings.json``, the
    number of an opponent as text (``"3"``), or nothing for a column that is not used.
    ``cells`` are texts to be read instead of what stands there, empty for "leave it open".
    ``left_out`` are rows that are not to be taken in.
    """

    sheet: int | None = None
    kind: TableKind | None = None
    heading: int | None = None
    fields: Mapping[int, str] = field(default_factory=dict)
    cells: Mapping[Place, str] = field(default_factory=dict)
    left_out: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Recognised:
    """A sheet as it was understood.

    ``sheet`` is its place in the book, from 0. ``heading`` is the row of the headings, 0 where
    there is none. ``fields`` gives the field of each column, empty where it is not used;
    columns of opponents hold the opponent's line as text. ``rows`` gives, for each player by
    number, the row he stands in. ``states`` holds every cell that is not simply unused.
    ``tournament`` is what taking it in would bring; cells that are not understood are open
    games in it, and rows without a name are left out.
    """

    book: Book
    sheet: int
    kind: TableKind
    tournament: Tournament
    language: str = ""
    heading: int = 0
    fields: tuple[str, ...] = ()
    rows: tuple[int, ...] = ()
    states: Mapping[Place, CellState] = field(default_factory=dict)
    findings: tuple[ImportFinding, ...] = ()
    choices: Choices = Choices()

    @property
    def grave(self) -> tuple[ImportFinding, ...]:
        """What has to be settled first."""
        return tuple(found for found in self.findings if found.weight is Weight.GRAVE)

    @property
    def complaints(self) -> tuple[ImportFinding, ...]:
        """What is more than a note."""
        return tuple(found for found in self.findings if found.weight is not Weight.NOTE)

    def count(self, state: CellState) -> int:
        """How many cells are in *state*."""
        return sum(found is state for found in self.states.values())
