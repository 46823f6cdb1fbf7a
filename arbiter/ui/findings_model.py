"""What is to be looked at before the draw, as a list: of the players and of a pasted block."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from arbiter.document.document import Document
from arbiter.domain.changes import Change
from arbiter.domain.checks import check_players, check_tie_breaks
from arbiter.messages import finding_place, finding_text
from arbiter.ui.languages import translate
from arbiter.ui.paste_desk import paste_desk
from arbiter.ui.paste_words import doubt_place, doubt_text
from arbiter.ui.view_state import ViewState

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


@dataclass(frozen=True, slots=True)
class FindingRow:
    """One thing to look at. ``number`` is the row of the list of players from 1, or 0."""

    place: str
    text: str
    number: int = 0
    field: str = ""
    grave: bool = False


class FindingsModel(QAbstractListModel):
    """Follows the document and the pasted block."""

    def __init__(self, document: Document, state: ViewState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._desk = paste_desk(state)
        self.rows = self._present()
        document.changed.connect(self._document_changed)
        self._desk.changed.connect(self._refresh)

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        if role in (_DISPLAY, _ACCESSIBLE):
            row = self.rows[index.row()]
            return f"{row.place}: {row.text}"
        return None

    def _document_changed(self, change: Change) -> None:
        if change.players or change.structure:
            self._refresh()

    def _refresh(self) -> None:
        rows = self._present()
        if rows != self.rows:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()

    def _present(self) -> list[FindingRow]:
        tournament = self._document.tournament
        rows = [
            FindingRow(
                doubt_place(row.row),
                doubt_text(doubt),
                tournament.size + place + 1,
                doubt.field,
                doubt.kind.grave,
            )
            for place, row in enumerate(self._desk.rows)
            for doubt in row.doubts
        ]
        rows.sort(key=lambda row: not row.grave)
        for finding in (*check_players(tournament), *check_tie_breaks(tournament)):
            number = finding.numbers[-1] if finding.numbers else 0
            text = finding_text(finding, translate)
            place = finding_place(finding, translate)
            rows.append(FindingRow(place, text, number, finding.check.field))
        return rows
