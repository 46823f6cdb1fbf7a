"""What every test of the window may rely on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.document.garbage import Collector
from arbiter.domain.tournament import Tournament
from arbiter.ui import file_names
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings


@pytest.fixture(scope="module", autouse=True)
def window_thread(qapp: QApplication) -> Iterator[Collector]:
    """Garbage is collected in the window's thread only, as in the program: a thread that counts
    outcomes would take windows of the tests before apart, and Qt with them."""
    collector = Collector()
    collector.start()
    yield collector
    collector.stop()


@pytest.fixture(autouse=True)
def tidy(window_thread: Collector) -> Iterator[None]:
    """What a test leaves is collected after it, where no event loop does so."""
    yield
    window_thread.collect()


@pytest.fixture(autouse=True)
def documents(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in place of the user's documents: no test leaves a sheet there."""
    folder = tmp_path_factory.mktemp("documents")
    monkeypatch.setattr(file_names, "documents_folder", lambda: folder)
    return folder


@pytest.fixture
def show(tmp_path: Path, qtbot: QtBot) -> Iterator[Callable[[Tournament], MainWindow]]:
    """Shows the real window over a tournament, at the size of a hall laptop, with the keys."""
    windows: list[MainWindow] = []

    def show(tournament: Tournament) -> MainWindow:
        window = MainWindow(Settings(tmp_path / "arbiter.ini"), Document(tournament))
        windows.append(window)
        window.resize(1366, 740)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.actions_.serve()  # as soon as it is painted
        return window

    yield show
    for window in windows:
        window.close()
        window.deleteLater()
