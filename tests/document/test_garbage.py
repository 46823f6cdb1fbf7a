from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from arbiter.document import garbage
from arbiter.document.document import Document
from arbiter.document.garbage import Collector
from arbiter.document.open_file import open_file
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.storage import store
from arbiter.storage.scribe import Scribe
from tests.boards import drawn


class Dialog:
    """Something that holds itself, as widgets with slots do; it tells where it was taken apart."""

    taken_apart_in: list[str]

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        self.taken_apart_in.append(threading.current_thread().name)


@pytest.fixture
def threads() -> Iterator[list[str]]:
    """Where dialogs were taken apart; Python is greedy meanwhile."""
    Dialog.taken_apart_in = []
    threshold = gc.get_threshold()
    gc.set_threshold(5, 1, 1)
    yield Dialog.taken_apart_in
    gc.set_threshold(*threshold)


def test_nothing_is_taken_apart_in_the_writers_thread(
    tmp_path: Path, threads: list[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much there is to collect; the window's thread does it soon after."""
    monkeypatch.setattr(garbage, "EVERY", 10)
    write = Scribe.write

    def wasteful(scribe: Scribe, *step: object) -> None:
        Dialog()
        assert [[] for _ in range(100)]  # enough new objects for a search
        write(scribe, *step)

    monkeypatch.setattr(Scribe, "write", wasteful)
    path = tmp_path / "final.arbiter"
    store.create(path, drawn(16))
    document = Document(file=open_file(path))
    for game in drawn(16).games:
        document.apply(SetResult(*game.name, Result.DRAW))
    qtbot.waitUntil(lambda: len(threads) == 120)
    document.close()

    assert set(threads) == {threading.main_thread().name}


def test_python_collects_again_when_the_last_document_is_closed(tmp_path: Path) -> None:
    """Two windows may be open."""
    one, two = Collector(), Collector()
    one.start()
    one.start()
    two.start()
    assert not gc.isenabled()
    one.stop()
    one.stop()
    assert not gc.isenabled()
    two.stop()
    assert gc.isenabled()


def test_only_what_is_due_is_collected(threads: list[str]) -> None:
    """A look costs nothing while there is little to find."""
    gc.disable()
    try:
        gc.set_threshold(100_000, 10, 10)
        gc.collect()
        Dialog()
        Collector().collect()
        assert threads == []
        gc.set_threshold(1, 10, 10)
        Collector().collect()
        assert len(threads) == 1
    finally:
        gc.enable()
