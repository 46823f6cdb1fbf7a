"""From a key to its picture: crosstable or pairings, standings and *Why?*, beside a bare view.

The bare view has as many rows and columns, a model in Python that returns ready texts, and
is painted once as a whole. Ours takes a key, makes the edit, ranks
everybody, and paints whatever changed.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
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
from arbiter.ui.main_window import MainWindow
from arbiter.ui.pairings_tab import PairingsTab
from arbiter.ui.settings import Settings
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


class Desk:
    """A surface to type on, beside standings and *Why?*, over one document."""

    def __init__(self, players: int, cycles: int, make: type[QWidget]) -> None:
        self.document = Document(half_played(players, cycles))
        self.state = ViewState()
        self.state.show_round(1)
        self.window = QWidget()
        self.tab = make(self.document, self.state)
        side = QVBoxLayout()
        side.addWidget(StandingsPanel(self.document, self.state), 3)
        side.addWidget(WhyPanel(self.document, self.state), 2)
        row = QHBoxLayout(self.window)
        row.addWidget(self.tab, 1)
        row.addLayout(side)
        self.window.resize(1366, 697)
        self.window.show()
        self.tab.focus_first()
        self._rng = random.Random(1)
        QApplication.processEvents()

    def go_to_game(self) -> tuple[Callable[[str], object], str]:
        """Move to any game; how to type a mark there, and what it shows now."""
        raise NotImplementedError

    def measured(self) -> float:
        """Seconds from a key to its picture, the mean of several; moving is not counted."""
        spent = 0.0
        for _ in range(KEYS):
            key, shown = self.go_to_game()
            QApplication.processEvents()
            mark = self._rng.choice([mark for mark in "105" if mark != shown])

            def entered(key: Callable[[str], object] = key, mark: str = mark) -> None:
                key(mark)
                QApplication.processEvents()

            before = self.document.undo_line.count
            spent += seconds(entered)
            if self.document.undo_line.count == before:
                sys.exit("A key was not taken, so there is nothing to measure.")
        return spent / KEYS


class OnCrosstable(Desk):
    """The cursor goes from cell to cell."""

    def __init__(self, players: int, cycles: int) -> None:
        super().__init__(players, cycles, CrosstableTab)

    def go_to_game(self) -> tuple[Callable[[str], object], str]:
        view = self.tab.view
        row, opponent = self._rng.sample(range(self.document.tournament.size), 2)
        view.go_to(Spot(row, opponent, 0))
        shown = view.table.faces(row, opponent + FIRST_OPPONENT)[0].text.replace("½", "5")
        if view.games_in_cell() == 1:
            return (lambda mark: QTest.keyClick(view, mark)), shown
        return (lambda mark: view.table.set_mark(view.currentIndex(), 0, mark)), shown


class OnBoards(Desk):
    """The cursor goes from board to board, and through the rounds."""

    def __init__(self, players: int, cycles: int) -> None:
        super().__init__(players, cycles, PairingsTab)

    def go_to_game(self) -> tuple[Callable[[str], object], str]:
        tournament = self.document.tournament
        self.state.show_round(self._rng.randint(1, tournament.rounds))
        row = self._rng.randrange(tournament.size // 2)
        boards = self.tab.findChild(QWidget, "boards")
        boards.go_to_row(row)
        result = tournament.boards(self.state.round)[row].result
        shown = {Result.WHITE_WINS: "1", Result.BLACK_WINS: "0", Result.DRAW: "5"}
        return (lambda mark: QTest.keyClick(boards, mark)), shown.get(result, "")


class Blitz:
    """The whole window, typed into round after round with nothing but results."""

    def __init__(self, players: int) -> None:
        self.document = Document(drawn(players))
        self._home = tempfile.TemporaryDirectory()
        self.window = MainWindow(Settings(Path(self._home.name) / "a.ini"), self.document)
        self.window.resize(1366, 740)
        self.window.show()
        self.window.actions_.pairings.trigger()
        self._boards = self.window.findChild(QWidget, "boards")
        self._rng = random.Random(1)
        QApplication.processEvents()

    def measured(self) -> float:
        """Seconds from a key to its picture, the mean of one round and the turn to the next."""
        keys = self.document.tournament.size // 2
        if len(self.document.tournament.open_games) <= keys:
            while self.document.undo_edit is not None:
                self.document.undo()
        before = self.document.undo_line.count

        def round_typed() -> None:
            for _ in range(keys):
                QTest.keyClick(self._boards, self._rng.choice("105"))
                QApplication.processEvents()

        spent = seconds(round_typed)
        if self.document.undo_line.count != before + keys:
            sys.exit("A key was not taken, so there is nothing to measure.")
        return spent / keys


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
    for name, make, players, cycles, goal in (
        ("crosstable, 16 players", OnCrosstable, 16, 1, 2.0),
        ("crosstable, 24 players double", OnCrosstable, 24, 2, 3.0),
        ("pairings, 16 players", OnBoards, 16, 1, 2.0),
        ("pairings, 24 players double", OnBoards, 24, 2, 3.0),
    ):
        ours = make(players, cycles)
        floor = bare(players, players + 9)

        def painted(view: QTableView = floor) -> float:
            return seconds(view.viewport().repaint, KEYS)

        peer = "bare table view painted once"
        figures.append(in_turn(name, peer, ours.measured, painted, goal=goal))
        ours.window.close()
        floor.close()
    blitz, floor = Blitz(16), bare(16, 25)
    peer = "bare table view painted once"

    def bare_painted() -> float:
        return seconds(floor.viewport().repaint, KEYS)

    name = "whole window, blitz of 16"
    figures.append(in_turn(name, peer, blitz.measured, bare_painted, goal=4.0))
    blitz.window.close()
    return report("Key to painted", figures)


if __name__ == "__main__":
    sys.exit(main())
