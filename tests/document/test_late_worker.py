from __future__ import annotations

import subprocess
import sys
import textwrap
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbiter.document.late_worker import LateWorker

LONG = 20.0


class Work:
    """Counts how often it was done; waits at the gate, and may fail."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.inside = threading.Event()
        self.done = 0
        self.rung = 0
        self.again = False
        self.fault: Exception | None = None

    def __call__(self) -> bool:
        self.inside.set()
        assert self.gate.wait(LONG)
        self.done += 1
        if self.fault is not None:
            raise self.fault
        again, self.again = self.again, False
        return again

    def ring(self) -> None:
        self.rung += 1


@pytest.fixture
def work() -> Work:
    return Work()


@pytest.fixture
def worker(work: Work) -> Iterator[LateWorker]:
    worker = LateWorker("at work", work, 0.01, work.ring)
    yield worker
    work.gate.set()
    worker.close(LONG)


def test_there_is_no_thread_without_a_wish(worker: LateWorker) -> None:
    """Most windows need none."""
    assert "at work" not in [thread.name for thread in threading.enumerate()]


def test_a_wish_is_done_in_a_thread_of_its_own(worker: LateWorker, work: Work) -> None:
    """And whoever asked goes on meanwhile."""
    work.gate.clear()
    worker.ask()
    assert work.inside.wait(LONG)
    assert work.done == 0
    assert "at work" in [thread.name for thread in threading.enumerate()]
    work.gate.set()
    assert worker.settle(LONG)
    assert work.done == 2
    assert work.rung >= 1


def test_wishes_that_come_meanwhile_are_one(worker: LateWorker, work: Work) -> None:
    """A slow disk gets as many writes as it can take."""
    work.gate.clear()
    worker.ask()
    assert work.inside.wait(LONG)
    for _ in range(50):
        worker.ask()
    work.gate.set()
    assert worker.settle(LONG)

    assert work.done in (2, 3)


def test_an_earlier_wish_goes_before_a_later_one(worker: LateWorker, work: Work) -> None:
    """Nobody waits for the hour that somebody else has named."""
    worker.ask(3600)
    worker.ask(0.001)
    worker.ask(3600)
    assert work.inside.wait(LONG)


def test_what_failed_is_tried_again(worker: LateWorker, work: Work) -> None:
    """After a while, unasked."""
    work.again = True
    worker.ask()
    work.inside.wait(LONG)
    work.inside.clear()
    assert work.inside.wait(LONG)


def test_nobody_waits_longer_than_he_said(worker: LateWorker, work: Work) -> None:
    """A disk that does not answer."""
    work.gate.clear()
    assert not worker.settle(0.01)
    assert not worker.close(0.01)


def test_a_wish_for_later_is_done_at_closing(worker: LateWorker, work: Work) -> None:
    """Nothing that was wished for is forgotten, and nobody is rung."""
    worker.ask(3600)
    assert worker.close(LONG)
    assert (work.done, work.rung) == (1, 0)
    worker.ask()
    assert work.done == 1
    assert "at work" not in [thread.name for thread in threading.enumerate()]


def test_a_bug_is_handed_over_and_the_thread_lives_on(worker: LateWorker, work: Work) -> None:
    """It is raised where somebody sees it."""
    work.fault = KeyError("a bug")
    worker.settle(LONG)
    work.fault = None
    assert isinstance(worker.take_bug(), KeyError)
    assert worker.take_bug() is None
    assert worker.settle(LONG)


def test_the_end_of_the_program_waits_for_what_is_under_way() -> None:
    """A window that is closed while the stick is being written to."""
    code = """
        import time
        from arbiter.document.late_worker import LateWorker
        def work():
            time.sleep(0.3)
            print("done", flush=True)
            return False
        worker = LateWorker("at work", work, 1, lambda: None)
        worker.ask()
        worker.close(0)
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parent.parent.parent,
    )

    assert done.stdout == "done\n"
