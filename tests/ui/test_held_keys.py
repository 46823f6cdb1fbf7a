"""Keys that are held down, typed ahead, or come from another layout: none is lost."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from arbiter.storage.scribe import Scribe
from arbiter.ui.crosstable_cursor import Spot
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from arbiter.ui.standings_model import StandingsModel
from tests.boards import drawn

NONE = Qt.KeyboardModifier.NoModifier
LATIN_ONLY = tuple(map(int, qVersion().split(".")[:2])) < (6, 10)
Shower = Callable[[Tournament], MainWindow]


@pytest.fixture
def show(tmp_path: Path, qtbot: QtBot) -> Iterator[Shower]:
    """Shows the window over a tournament in a file."""
    windows: list[MainWindow] = []

    def show(tournament: Tournament) -> MainWindow:
        path = tmp_path / "league.arbiter"
        store.create(path, tournament)
        document = Document(file=open_file(path))
        window = MainWindow(Settings(tmp_path / "arbiter.ini"), document)
        window.actions_.serve()  # as soon as it is painted
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(1366, 740)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    yield show
    for window in windows:
        if window.document is not None:
            window.document.close(discard=True)


def _hold(view: QWidget, text: str, times: int) -> None:
    """Press a key and let go after it has come so many times, faster than anybody paints."""
    key = Qt.Key(ord(text))
    for number in range(times):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, NONE, text, number > 0)
        QApplication.postEvent(view, event)
    QApplication.postEvent(view, QKeyEvent(QKeyEvent.Type.KeyRelease, key, NONE, text, False))
    QApplication.processEvents()


def _is_written(document: Document) -> bool:
    assert document.path is not None
    assert document._writer is not None
    assert document._writer.flush(20.0)
    return store.read(document.path).tournament == document.tournament


def test_b98_ten_held_keys_all_arrive_on_the_boards(show: Shower) -> None:
    """One for each board, in their order; the two boards left are still out."""
    window = show(drawn(24, cycles=2))
    document = window.document
    window.actions_.pairings.trigger()
    _hold(window.findChild(QWidget, "boards"), "1", 10)

    results = [game.result for game in document.tournament.boards(1)]
    assert results == [Result.WHITE_WINS] * 10 + [None] * 2
    assert len(document.journal()) == 10
    assert _is_written(document)


def test_b98_a_key_held_past_the_last_board_changes_nothing_more(show: Shower) -> None:
    """The round is full; no result is written over, no other round is begun."""
    window = show(drawn(8))
    window.actions_.pairings.trigger()
    _hold(window.findChild(QWidget, "boards"), "5", 30)

    reported = [game for game in window.document.tournament.games if game.result is not None]
    assert len(reported) == len(window.document.journal()) == 4


def test_b98_ten_results_typed_ahead_all_arrive_in_the_crosstable(show: Shower) -> None:
    """Each in its cell, though nothing was painted in between; the cursor goes on with Tab."""
    window = show(drawn(24))
    document = window.document
    window.actions_.crosstable.trigger()
    view = window.desk.tabs.crosstable.page.view
    view.go_to(Spot(0, 1, 0))
    kind = QKeyEvent.Type.KeyPress
    for _ in range(10):
        QApplication.postEvent(view, QKeyEvent(kind, Qt.Key.Key_1, NONE, "1"))
        QApplication.postEvent(view, QKeyEvent(kind, Qt.Key.Key_Tab, NONE, "\t"))
    QApplication.processEvents()

    assert [row.edit.second for row in document.journal()] == list(range(2, 12))
    assert _is_written(document)


def test_b98_keys_that_are_held_on_a_slow_disk_all_arrive(
    show: Shower, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Saving holds up no key, and all are written when the disk is there."""
    window = show(drawn(24))
    document = window.document
    awake, write = threading.Event(), Scribe.write

    def slow(scribe: Scribe, *step: object) -> None:
        assert awake.wait(20.0)
        write(scribe, *step)

    monkeypatch.setattr(Scribe, "write", slow)
    window.actions_.pairings.trigger()
    _hold(window.findChild(QWidget, "boards"), "0", 10)
    assert len(document.journal()) == 10
    assert document.save_state.saved == 0
    awake.set()
    assert _is_written(document)


def test_b98_the_last_result_is_right_everywhere(show: Shower) -> None:
    """24 players twice: the cell and its mirror, the standings, and nothing is missing."""
    tournament = drawn(24, cycles=2)
    *others, last = tournament.games
    for number, game in enumerate(others):
        tournament = SetResult(*game.name, list(Result)[number % 3])(tournament)
    window = show(tournament)
    window.actions_.crosstable.trigger()
    view = window.desk.tabs.crosstable.page.view
    low, high, cycle = last.name
    number = last.white
    other = high if number == low else low
    view.go_to(Spot(number - 1, other - 1, cycle - 1))
    QTest.keyClick(view, "1")
    if window.document.tournament.open_games:  # the field for two games takes Enter
        QTest.keyClick(view.focusWidget() or view, Qt.Key.Key_Return)

    now = window.document.tournament
    assert now == SetResult(*last.name, Result.WHITE_WINS)(tournament)
    order = standings(now)
    model = window.findChild(StandingsModel)
    assert [model.text(row, 1) for row in range(24)] == [
        now.player(row.number).name for row in order.rows
    ]
    assert window.findChild(QLabel, "status_open").text().endswith("552 games reported")


@pytest.mark.skipif(
    LATIN_ONLY, reason="this Qt's own test tool ends the program on letters that are not Latin"
)
@pytest.mark.qt_log_ignore("keyToAscii", extend=True)
@pytest.mark.parametrize(("keys", "action"), [("Ctrl+Я", "undo"), ("Ctrl+Ы", "save")])
def test_b92_short_cuts_work_on_a_cyrillic_layout(
    show: Shower, qtbot: QtBot, keys: str, action: str
) -> None:
    """Where it is the only one, Ctrl+Z arrives as Ctrl+Я."""
    window = show(drawn(4))
    with qtbot.waitSignal(getattr(window.actions_, action).triggered, timeout=2000):
        window.document.apply(SetResult(1, 2, 1, Result.DRAW))
        QTest.keySequence(window, QKeySequence.fromString(keys))
