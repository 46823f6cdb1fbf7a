"""The rounds as a list: when each is played and how far it has come."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from arbiter.document.document import Document
from arbiter.domain.changes import Change
from arbiter.domain.tournament import Game, Pending
from arbiter.ui.days import day_without_time
from arbiter.ui.languages import translate

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


class Tick(Enum):
    """The state of one board."""

    REPORTED = "reported"
    OPEN = "open"
    PUT_OFF = "put off"


@dataclass(frozen=True, slots=True)
class RoundFace:
    """What the list shows of one round."""

    number: int
    day: str
    ticks: tuple[Tick, ...]

    @property
    def reported(self) -> int:
        """How many boards have a result."""
        return self.ticks.count(Tick.REPORTED)

    @property
    def begun(self) -> bool:
        """Whether anything has been entered."""
        return any(tick is not Tick.OPEN for tick in self.ticks)


class RoundsModel(QAbstractListModel):
    """One row per round. It changes only when the document does."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._faces: list[RoundFace] = []
        self._read()
        document.changed.connect(self._document_changed)

    def face(self, row: int) -> RoundFace:
        """What to paint in *row*."""
        return self._faces[row]

    @property
    def dated(self) -> bool:
        """Whether any round has a day."""
        return any(face.day for face in self._faces)

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._faces)

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self._faces):
            return None
        if role not in (_DISPLAY, _ACCESSIBLE):
            return None
        face = self._faces[index.row()]
        words = translate("Rounds", "Round {0}: {1} of {2} reported").format(
            face.number, face.reported, len(face.ticks)
        )
        return f"{words}, {face.day}" if face.day else words

    def _read(self) -> None:
        tournament = self._document.tournament
        rounds = range(1, tournament.rounds + 1) if tournament.drawn else ()
        self._faces = [
            RoundFace(
                round,
                day_without_time(tournament.round_start(round)),
                tuple(map(self._tick, tournament.counted_boards(round))),
            )
            for round in rounds
        ]

    def _tick(self, game: Game) -> Tick:
        """What is only tried out is still to be reported."""
        return Tick.OPEN if self._document.is_supposed(game.name) else tick_of(game)

    def _document_changed(self, change: Change) -> None:
        if change.structure:
            self.beginResetModel()
            self._read()
            self.endResetModel()
            return
        if not (change.games or change.dates):
            return
        old = self._faces
        self._read()
        for row, (before, after) in enumerate(zip(old, self._faces)):
            if before != after:
                self.dataChanged.emit(self.index(row), self.index(row))


def tick_of(game: Game) -> Tick:
    """The tick of one board."""
    if game.result is not None:
        return Tick.REPORTED
    return Tick.PUT_OFF if isinstance(game.pending, Pending) else Tick.OPEN
