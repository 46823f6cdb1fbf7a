"""A list of games in a dialog: a click or Enter leads to the board and closes it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.tournament import Game, GameName, Tournament
from arbiter.ui import theme
from arbiter.ui.dialog_parts import fit_screen
from arbiter.ui.lines_model import LinesModel
from arbiter.ui.lines_table import LinesTable
from arbiter.ui.sentence import Sentence

Index = QModelIndex | QPersistentModelIndex


class GamesModel(LinesModel):
    """A line for each game of ``tournament``. Who plays stands in the columns ``names`` (White's
    and Black's, from 0), with surname and initials where it is ``short``."""

    names: tuple[int, int]
    tournament = Tournament()
    short = False

    def game_of(self, line: Any) -> Game:
        """The game that *line* is about: itself, where a model says nothing else."""
        game: Game = line
        return game

    def name_in(self, row: int) -> GameName | None:
        """What the game in *row* is called; None where there is no such row."""
        return self.game_of(self.lines[row]).name if 0 <= row < len(self.lines) else None

    def row_of(self, name: GameName | None) -> int:
        """The row of the game called *name*, or -1."""
        names = [self.game_of(line).name for line in self.lines]
        return names.index(name) if name in names else -1

    def player_text(self, number: int, *, short: bool) -> str:
        """The player with *number*, after it."""
        player = self.tournament.player(number)
        return f"{number}  {player.short if short else player.name}"


class GamesTable(LinesTable):
    """Enter and Space lead to the game.

    Signals:
        chosen: to the one that is selected.
    """

    chosen = Signal()

    def __init__(self, model: GamesModel, name: str, parent: QWidget) -> None:
        super().__init__(model, name, parent, row=34)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit()
        else:
            super().keyPressEvent(event)


class GamesList(QDialog):
    """Some games of a document. Those who know which make ``model``, ``table`` and the buttons,
    put them together with ``_build`` and read the games in ``refresh``.

    Signals:
        game_asked: (GameName) this one is to be shown.
    """

    game_asked = Signal(tuple)
    model: GamesModel
    table: GamesTable

    def __init__(self, document: Document, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._document = document
        self.words = Sentence(14)

    def refresh(self) -> None:
        """Read the games anew; the one that was selected stays so."""
        raise NotImplementedError

    def _build(
        self, aside: QAbstractButton, close: QPushButton, go: QPushButton, height: int
    ) -> None:
        """The words, the table, and below it what stands *aside* and the two answers; *height*
        is in pixels at the usual text size."""
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 12, 24, 12)
        foot.setSpacing(8)
        foot.addWidget(aside)
        foot.addStretch(1)
        for button in (close, go):
            button.setAccessibleName(button.text())
            button.setMinimumWidth(theme.scaled(110))
            foot.addWidget(button)
        close.setAutoDefault(False)
        above = QVBoxLayout()
        above.setContentsMargins(24, 20, 24, 12)
        above.addWidget(self.words)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(above)
        whole.addWidget(self.table, 1)
        whole.addLayout(foot)
        fit_screen(self, 780, height)
        self.table.clicked.connect(self._go)
        self.table.chosen.connect(self._go)
        go.clicked.connect(self._go)
        close.clicked.connect(self.reject)
        self._document.changed.connect(self.refresh)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names are whole where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Every column as wide as its words; the names share what is left, and are shortened
        where that is too little."""
        names = self.model.names
        others = [column for column in range(self.model.columnCount()) if column not in names]
        self.model.short = False
        wanted = 2 * max(map(self.table.wanted, names)) + sum(map(self.table.wanted, others))
        self.model.short = wanted > self.width()
        header = self.table.horizontalHeader()
        for column in names:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for column in others:
            header.resizeSection(column, self.table.wanted(column))
        self.table.viewport().update()

    def _selected(self) -> GameName | None:
        return self.model.name_in(self.table.currentIndex().row())

    def _go(self) -> None:
        name = self._selected()
        if name is not None:
            self.accept()
            self.game_asked.emit(name)
