"""A table of differences: what stands here, what stands there, and which of them is taken."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from arbiter.ui import theme
from arbiter.ui.figures import advance
from arbiter.ui.languages import translate
from arbiter.ui.lines_model import Index, LinesModel
from arbiter.ui.lines_table import LinesTable

WHO, WHAT, OURS, THEIRS, TAKEN = range(5)
MARGIN = 10
_DISPLAY = Qt.ItemDataRole.DisplayRole


@dataclass(frozen=True, slots=True)
class ChoiceLine:
    """One difference: about *who* and *what*, *ours* and *theirs*; with *taken* theirs is
    written over ours. *key* says to who made the line what it is about; lines of one *group*
    exclude each other."""

    who: str
    what: str
    ours: str
    theirs: str
    taken: bool = False
    key: Hashable = None
    group: Hashable = None


class ChoiceModel(LinesModel):
    """The lines; what is taken of them changes, nothing else.

    Signals:
        chosen: something else is taken now.
    """

    lines: Sequence[ChoiceLine]
    chosen = Signal()

    def headings(self) -> tuple[str, ...]:
        return (
            translate("Choices", "Who"),
            translate("Choices", "What"),
            translate("Choices", "Here"),
            translate("Choices", "There"),
            translate("Choices", "Choice"),
        )

    @property
    def taken(self) -> tuple[Hashable, ...]:
        """The keys of the lines that are taken."""
        return tuple(line.key for line in self.lines if line.taken)

    def toggle(self, row: int) -> None:
        """Take the line in *row*, or keep what is here."""
        if 0 <= row < len(self.lines):
            self.choose(row, taken=not self.lines[row].taken)

    def choose(self, row: int, *, taken: bool) -> None:
        """Take the line in *row* or not; of its group no other is taken then."""
        line = self.lines[row]
        self.lines = tuple(
            replace(other, taken=taken)
            if place == row
            else replace(other, taken=False)
            if taken and line.group is not None and other.group == line.group
            else other
            for place, other in enumerate(self.lines)
        )
        self.dataChanged.emit(self.index(0, 0), self.index(len(self.lines) - 1, TAKEN))
        self.chosen.emit()

    def choose_all(self, *, taken: bool) -> None:
        """Take every line that excludes no other, or none at all."""
        self.lines = tuple(
            replace(line, taken=taken if line.group is None else line.taken and taken)
            for line in self.lines
        )
        if self.lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.lines) - 1, TAKEN))
        self.chosen.emit()

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        if not index.isValid():
            return None
        line, column = self.lines[index.row()], index.column()
        if role in (_DISPLAY, Qt.ItemDataRole.ToolTipRole):
            return self._texts(line)[column]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, self._texts(line)))
        if role == Qt.ItemDataRole.FontRole:
            kept = column == OURS and not line.taken
            return theme.font(14, bold=kept or (column in (THEIRS, TAKEN) and line.taken))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(column)
        if role == Qt.ItemDataRole.ForegroundRole:
            roles = theme.roles()
            if column == TAKEN:
                return roles.pen if line.taken else roles.ink2
            if column == OURS:
                return roles.ink3 if line.taken else roles.ink
            return roles.ink if column == WHO or line.taken else roles.ink2
        return None

    def _texts(self, line: ChoiceLine) -> tuple[str, ...]:
        keep = translate("Choices", "keep ours") if line.ours else translate("Choices", "leave out")
        word = translate("Choices", "✓ take theirs") if line.taken else keep
        return line.who, line.what, line.ours, line.theirs, word


class ChoiceTable(LinesTable):
    """Space, Enter in the last column or a click on it turns a choice round."""

    def __init__(self, model: ChoiceModel, name: str, parent: QWidget | None = None) -> None:
        super().__init__(model, name, parent, margin=MARGIN)
        self.choices = model
        self.setObjectName("choices")
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        model.modelReset.connect(self._begin)
        self._begin()

    def _begin(self) -> None:
        if self.choices.lines:
            self.setCurrentIndex(self.choices.index(0, WHO))
        self._size()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size()

    def _size(self) -> None:
        """Each column has what its words need; what is left goes to the names, and where too
        little is there the values give way."""
        wanted = [self._width(column) for column in range(5)]
        room = self.viewport().width()
        spare = room - sum(wanted)
        if spare < 0:
            for column in (WHO, OURS, THEIRS):
                least = theme.scaled(120 if column == WHO else 90)
                given = min(max(wanted[column] - least, 0), -spare)
                wanted[column] -= given
                spare += given
        wanted[WHO] += max(spare, 0)
        for column, width in enumerate(wanted):
            self.setColumnWidth(column, width)

    def _width(self, column: int) -> int:
        model = self.choices
        heading = str(model.headings()[column])
        widest = advance(heading, theme.font(12))
        for line in model.lines:
            texts = {model._texts(replace(line, taken=taken))[column] for taken in (False, True)}
            widest = max(widest, *(advance(text, theme.font(14, True)) for text in texts))
        return self.with_air(widest)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.choices.toggle(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index: QModelIndex = self.indexAt(event.position().toPoint())
        if index.isValid() and index.column() == TAKEN:
            self.choices.toggle(index.row())
