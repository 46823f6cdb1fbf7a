"""A table is read anew at once, or beside the window where that takes long."""

from __future__ import annotations

import threading

import pytest

from arbiter.domain.errors import NotImported
from arbiter.formats.recognition.recognised import Choices, Recognised, TableKind
from arbiter.ui import import_understanding
from arbiter.ui.import_understanding import Understanding, recognise, understood
from tests.ui import april

PAIRINGS = Choices(kind=TableKind.PAIRINGS)


class Slow:
    """Reads April's table when it is let."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.threads: list[str] = []

    def __call__(self, book, choices, listed) -> Recognised:
        self.threads.append(threading.current_thread().name)
        if threading.current_thread() is not threading.main_thread():
            self.gate.wait(5)
        return april.read(book, choices, listed)


def test_what_is_refused_is_an_answer_too(qapp) -> None:
    """An error of the arbiter's world; any other is the program's fault and raised."""
    assert isinstance(understood(april.book(), PAIRINGS, (), april.read), NotImported)
    assert isinstance(understood(april.book(), Choices(), (), april.read), Recognised)
    with pytest.raises(ZeroDivisionError):
        understood(april.book(), Choices(), (), lambda *_: 1 // 0)


def test_the_real_reader_is_found(qapp) -> None:
    """Without another one, the recognition of all tables answers."""
    found = recognise(april.book(april.LIST), Choices(), ())

    assert found.kind is TableKind.PARTICIPANTS


def test_a_quick_table_is_answered_at_once(qtbot, qapp) -> None:
    """Before ``ask`` is over, in this thread."""
    answers: list[object] = []
    understanding = Understanding(april.read)
    understanding.answered.connect(answers.append)
    understanding.ask(april.book(), Choices(), ())

    assert len(answers) == 1
    assert not understanding.busy


def test_a_slow_table_leaves_the_window_alive(qtbot, qapp, monkeypatch) -> None:
    """From the second reading on; only the newest word is answered."""
    monkeypatch.setattr(import_understanding, "AT_ONCE", 0.0)
    slow, answers = Slow(), []
    understanding = Understanding(slow)
    understanding.answered.connect(answers.append)
    understanding.ask(april.book(), PAIRINGS, ())
    understanding.ask(april.book(), Choices(), ())
    assert understanding.busy
    assert answers == []

    slow.gate.set()
    qtbot.waitUntil(lambda: not understanding.busy)
    qtbot.wait(20)
    assert [type(answer) for answer in answers] == [Recognised]
    assert "MainThread" not in slow.threads


def test_a_fault_of_the_program_is_not_hidden(qtbot, qapp, monkeypatch) -> None:
    """It is raised where the program's own faults are reported."""
    monkeypatch.setattr(import_understanding, "AT_ONCE", 0.0)
    understanding = Understanding(lambda *_: 1 // 0)
    with qtbot.captureExceptions() as raised:
        understanding.ask(april.book(), Choices(), ())
        qtbot.waitUntil(lambda: not understanding.busy)

    assert [kind for kind, _, _ in raised] == [ZeroDivisionError]
