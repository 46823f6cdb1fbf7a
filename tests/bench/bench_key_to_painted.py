"""From a key to its picture: crosstable, standings and *Why?*, beside a bare table view.

The bare view has as many rows and columns, a model in Python that returns ready texts, and
is painted once as a whole. Ours takes a key in the crosstable, makes the edit, ranks
everybody, and paints whatever changed.
"""

from __future__ import annotations

import os
import random
import sys
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QTableView, QVBoxLayout, QWidget

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.ui import theme
from arbiter.ui.crosstable_columns import FIRST_OPPONENT
from arbiter.ui.crosstable_cursor import Spot
from arbiter.ui.crosstable_tab import CrosstableTab
from arbiter.ui.standings_panel import StandingsPanel
from arbiter.ui.view_state import ViewState
from arbiter.ui.why_panel import WhyPanel
from tests.bench.figures import Figure, in_turn, report, seconds
from tests.boards import drawn

DISPLAY = Qt.ItemDataRole.DisplayRole
KEYS = 20


class Texts(QAbstractTableModel):
    """A table of ready texts: the least that a model in Python can do."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__()
        self._texts = [
            [str((row + column) % 2) for column in range(columns)] for row in range(rows)
        ]

    def rowCount(self, parent: QModelIndex | None = None) -> int:
        return len(self._texts)

    def columnCount(self, parent: QModelIndex | None = None) -> int:
        return len(self._texts[0])

    def data(self, index: QModelIndex, role: int = DISPLAY) -> Any:
        if role == DISPLAY:
            return self._texts[index.row()][index.column()]
        return None


def half_played(players: int, cycles: int) -> Tournament:
    """A tournament of which every second game is reported."""
    rng = random.Random(players)
    tournament = drawn(players, cycles=cycles)
    results = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
    for game in tournament.games[::2]:
        edit = SetResult(game.white, game.black, game.cycle, rng.choice(results))
        tournament = edit(tournament)
    return tournament


class Ours:
    """The window's three views over one document, with a cursor that goes from game to game."""

    def __init__(self, players: int, cycles: int) -> None:
        self.document = Document(half_played(players, cycles))
        state = ViewState()
        self.window = QWidget()
        self.tab = CrosstableTab(self.document, state)
        side = QVBoxLayout()
        side.addWidget(StandingsPanel(self.document, state), 3)
        side.addWidget(WhyPanel(self.document, state), 2)
        row = QHBoxLayout(self.window)
        row.addWidget(self.tab, 1)
        row.addLayout(side)
        self.window.resize(1366, 697)
        self.window.show()
        self.tab.focus_first()
        self._rng = random.Random(1)
        self._players = players
        QApplication.processEvents()

    def key(self) -> None:
        """One result in another game, and everything painted."""
        view = self.tab.view
        if view.games_in_cell() > 1:
            index = view.model().index(view.spot.row, view.spot.opponent + FIRST_OPPONENT)
            view.table.set_mark(index, view.half, self._mark)
        else:
            QTest.keyClick(view, self._mark)
        QApplication.processEvents()

    def measured(self) -> float:
        """Seconds of a key, the mean of several; moving the cursor is not counted."""
        spent = 0.0
        view = self.tab.view
        for _ in range(KEYS):
            row, opponent = self._rng.sample(range(self._players), 2)
            view.go_to(Spot(row, opponent, 0))
            QApplication.processEvents()
            shown = view.table.faces(row, opponent + FIRST_OPPONENT)[0].text
            self._mark = self._rng.choice(
                [mark for mark in "105" if mark != shown.replace("½", "5")]
            )
            spent += seconds(self.key)
        return spent / KEYS


def bare(rows: int, columns: int) -> QTableView:
    """The floor: a plain view of the same size."""
    view = QTableView()
    view.setModel(Texts(rows, columns))
    view.model().setParent(view)
    for column in range(columns):
        view.setColumnWidth(column, 1000 // columns)
    for row in range(rows):
        view.setRowHeight(row, 530 // rows)
    view.resize(1016, 560)
    view.show()
    QApplication.processEvents()
    return view


def main() -> int:
    """Print the figures; 1 if a goal is missed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    theme.apply_theme(app, "light")
    figures: list[Figure] = []
    for players, cycles, goal in ((16, 1, 2.0), (24, 2, 3.0)):
        ours = Ours(players, cycles)
        floor = bare(players, players + 9)

        def painted(view: QTableView = floor) -> float:
            return seconds(view.viewport().repaint, KEYS)

        name = f"key to painted, {players} players, {'double' if cycles == 2 else 'single'}"
        peer = "bare table view painted once"
        figures.append(in_turn(name, peer, ours.measured, painted, goal=goal))
        ours.window.close()
        floor.close()
    return report("Key to painted", figures)


if __name__ == "__main__":
    sys.exit(main())
