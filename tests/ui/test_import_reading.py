"""Reading beside the window."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from arbiter.domain.errors import FileMissing
from arbiter.ui import import_reading, import_understanding
from arbiter.ui.import_reading import ImportReading, ReadingDialog
from tests.ui import april


@pytest.fixture
def reading(qtbot, monkeypatch) -> ImportReading:
    monkeypatch.setattr(import_reading, "PATIENCE", 1)
    monkeypatch.setattr(import_understanding, "recognise", april.read)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    reading = ImportReading(window)
    yield reading
    reading.cancel()


def test_a_book_arrives(qtbot, reading: ImportReading, monkeypatch) -> None:
    """With the encoding and the separator that were asked for."""
    book, asked = april.book(), []
    monkeypatch.setattr(import_reading, "_read", lambda *a: asked.append(a[:3]) or book)
    with qtbot.waitSignal(reading.read) as read:
        reading.start(Path("a.csv"), "cp1251", ";")

    assert read.args[0].book == book
    assert read.args[0].found.tournament.size == 7
    assert asked == [(Path("a.csv"), "cp1251", ";")]
    assert not reading.busy


def test_what_can_t_be_read_says_why(qtbot, reading: ImportReading, tmp_path: Path) -> None:
    """As every other failure does."""
    with qtbot.waitSignal(reading.failed, timeout=20_000) as failed:
        reading.start(tmp_path / "nowhere.xlsx")

    assert isinstance(failed.args[0], FileMissing)


def test_a_long_reading_can_be_given_up(qtbot, reading: ImportReading, monkeypatch) -> None:
    """It is said after a moment, and the window lives; the process hears of it."""
    heard = threading.Event()

    def slow(_path, _encoding, _separator, cancelled):
        for _ in range(1000):
            if cancelled():
                heard.set()
                break
            threading.Event().wait(0.01)
        return april.book()

    monkeypatch.setattr(import_reading, "_read", slow)
    reading.start(Path("big.xlsx"))
    window = reading.parent()
    reading._waiting.setInterval(1)
    reading._waiting.start()
    qtbot.waitUntil(lambda: window.findChild(ReadingDialog) is not None)
    dialog = window.findChild(ReadingDialog)
    with qtbot.assertNotEmitted(reading.read, wait=50):
        dialog.cancel_button.click()
        assert heard.wait(5)
    assert not reading.busy


def test_another_file_gives_the_first_up(qtbot, reading: ImportReading, monkeypatch) -> None:
    """Only the second arrives."""
    first, gate = Path("first.xlsx"), threading.Event()
    books = {first: april.book(), Path("second.xlsx"): april.book(april.LIST)}

    def read(path, *_rest):
        if path == first:
            gate.wait(5)
        return books[path]

    monkeypatch.setattr(import_reading, "_read", read)
    arrived = []
    reading.read.connect(arrived.append)
    reading.start(first)
    reading.start(Path("second.xlsx"))
    qtbot.waitUntil(lambda: len(arrived) == 1)
    gate.set()
    qtbot.wait(30)

    assert [table.book for table in arrived] == [books[Path("second.xlsx")]]


def test_a_fault_of_the_program_is_not_hidden(qtbot, reading: ImportReading, monkeypatch) -> None:
    """It is raised where the program's own faults are reported."""

    def broken(*_all):
        raise ZeroDivisionError

    monkeypatch.setattr(import_reading, "_read", broken)
    with qtbot.captureExceptions() as raised:
        reading.start(Path("a.xlsx"))
        qtbot.waitUntil(lambda: not reading.busy)

    assert [kind for kind, _, _ in raised] == [ZeroDivisionError]
