from __future__ import annotations

import sqlite3
import subprocess
import sys
import textwrap
import threading
from collections.abc import Callable, Iterator
from datetime import datetime, timezone
from pathlib import Path

import pytest

from arbiter.document.writer import Step, Writer
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import StorageError
from arbiter.domain.result import Result
from arbiter.storage import store
from arbiter.storage.journal import JournalRow
from arbiter.storage.scribe import Scribe
from tests.boards import drawn

LONG = 20.0
NOON = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)
FIRST = drawn(8)


def steps(count: int) -> list[Step]:
    """So many games reported, one after the other."""
    state, made = FIRST, []
    for number, game in enumerate(FIRST.games[:count], 1):
        edit = SetResult(*game.name, Result.DRAW)
        after = edit(state)
        made.append(Step(JournalRow(number, NOON, "anna", "edit", edit, {}), state, after))
        state = after
    return made


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "final.arbiter"
    store.create(path, FIRST)
    return path


@pytest.fixture
def rings() -> list[str]:
    """In which threads the bell was rung."""
    return []


@pytest.fixture
def writer(path: Path, rings: list[str]) -> Iterator[Writer]:
    writer = Writer(
        path,
        store.read(path).mark,
        0,
        lambda: rings.append(threading.current_thread().name),
    )
    yield writer
    writer.close(LONG)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


class Disk:
    """A disk that can be slow or away."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fault: Exception | None = None
        self.ready = threading.Event()
        self.ready.set()
        write: Callable[..., None] = Scribe.write

        def faulty(scribe: Scribe, *step: object) -> None:
            assert self.ready.wait(LONG)
            if self.fault is not None:
                raise self.fault
            write(scribe, *step)

        monkeypatch.setattr(Scribe, "write", faulty)


def test_a_step_is_on_the_disk_before_the_next_key(
    writer: Writer, path: Path, rings: list[str]
) -> None:
    """On a sound disk; nobody has to be told."""
    for step in steps(5):
        writer.write(step, LONG)

        assert writer.progress.saved == step.row.number
        assert store.read(path).tournament == step.after

    assert writer.progress.saved_at is not None
    assert writer.progress.waiting_since is None
    assert rings == []


def test_a_slow_disk_does_not_hold_up_the_keys(
    writer: Writer, path: Path, rings: list[str], disk: Disk
) -> None:
    """They wait in their order; the bell is rung from the writer's thread when they are there."""
    disk.ready.clear()
    made = steps(4)
    for step in made:
        writer.write(step, 0.0)

    assert writer.progress.saved == 0
    assert writer.progress.waiting_since is not None

    disk.ready.set()
    assert writer.flush(LONG)
    assert [row.number for row in store.read(path).rows] == [1, 2, 3, 4]
    assert store.read(path).tournament == made[-1].after
    writer.close(LONG)
    assert set(rings) <= {"arbiter-writer"}


def test_a_held_key_waits_for_a_slow_disk_only_once(
    writer: Writer, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first step has had its time; those behind it go into the queue at once."""
    patiences: list[float] = []
    wait_for = writer._condition.wait_for

    def noted(settled: Callable[[], bool], patience: float | None = None) -> bool:
        if threading.current_thread() is threading.main_thread():
            patiences.append(patience or 0.0)
        return wait_for(settled, patience)

    monkeypatch.setattr(writer._condition, "wait_for", noted)
    disk.ready.clear()
    made = steps(4)
    for step in made[:3]:
        writer.write(step, 0.01)
    disk.ready.set()
    assert writer.flush(LONG)
    writer.write(made[3], LONG)

    assert patiences == [0.01, 0.0, 0.0, LONG, LONG]
    assert writer.progress.saved == 4


def test_the_bell_is_rung_for_a_step_that_nobody_waits_for(
    writer: Writer, disk: Disk, path: Path
) -> None:
    """So that the status line hears of it."""
    rung = threading.Event()
    writer._ring = rung.set
    disk.ready.clear()
    writer.write(steps(1)[0], 0.0)
    disk.ready.set()

    assert rung.wait(LONG)
    assert writer.progress.saved == 1


def test_trouble_keeps_everything(writer: Writer, path: Path, disk: Disk) -> None:
    """Steps queue up while the disk is full; each new one tries again, all come to the disk."""
    disk.fault = StorageError(path, "database or disk is full")
    made = steps(3)
    for step in made[:2]:
        writer.write(step, LONG)
    progress = writer.progress

    assert progress.saved == 0
    assert progress.trouble is disk.fault
    assert progress.waiting_since is not None
    assert not writer.flush(LONG)

    disk.fault = None
    writer.write(made[2], LONG)
    assert writer.progress.saved == 3
    assert writer.progress.trouble is None
    assert store.read(path).tournament == made[-1].after


def test_retry_writes_what_waits(writer: Writer, path: Path, disk: Disk) -> None:
    """Without a new step; and the bell is rung."""
    rung = threading.Event()
    disk.fault = StorageError(path, "the stick is out")
    writer.write(steps(1)[0], LONG)
    writer._ring = rung.set
    disk.fault = None
    writer.retry()

    assert rung.wait(LONG)
    assert writer.progress.saved == 1


def test_a_bug_is_not_swallowed(writer: Writer, path: Path, disk: Disk) -> None:
    """The steps are kept, the thread lives on, and the bug is handed out once."""
    rung = threading.Event()
    writer._ring = rung.set
    disk.fault = sqlite3.IntegrityError("UNIQUE constraint failed")
    writer.write(steps(1)[0], LONG)

    assert rung.wait(LONG)
    assert writer.take_bug() is disk.fault
    assert writer.take_bug() is None
    assert isinstance(writer.progress.trouble, StorageError)

    disk.fault = None
    assert writer.flush(LONG)


def test_closing_writes_what_waits_and_leaves_no_thread(writer: Writer, path: Path) -> None:
    """And lets the file go."""
    made = steps(10)
    for step in made:
        writer.write(step, 0.0)

    assert writer.close(LONG)
    assert not [thread for thread in threading.enumerate() if thread.name == "arbiter-writer"]
    assert store.read(path).tournament == made[-1].after


def test_closing_in_trouble_says_that_not_all_is_written(
    writer: Writer, path: Path, disk: Disk
) -> None:
    """What waits is given up; nothing hangs."""
    disk.fault = StorageError(path, "the stick is out")
    writer.write(steps(1)[0], LONG)

    assert not writer.close(LONG)
    assert not [thread for thread in threading.enumerate() if thread.name == "arbiter-writer"]


UNTIDY = """
    import sys
    from pathlib import Path
    from arbiter.document.writer import Writer
    from arbiter.storage import store
    from tests.document.test_writer import steps

    path = Path(sys.argv[1])
    writer = Writer(path, store.read(path).mark, 0, print)
    for step in steps(20):
        writer.write(step, 0.0)
    raise SystemExit(3)
"""


def test_a_program_that_ends_untidily_still_writes_what_it_has(path: Path) -> None:
    """Nobody closed the file, and nothing was waited for."""
    root = Path(__file__).parent.parent.parent
    command = [sys.executable, "-c", textwrap.dedent(UNTIDY), str(path)]

    assert subprocess.run(command, cwd=root, check=False).returncode == 3
    assert store.read(path).tournament == steps(20)[-1].after


def test_a_bug_that_comes_with_every_attempt_is_handed_out_once(
    writer: Writer, path: Path, disk: Disk
) -> None:
    """Until a step has been written in between; another one is another."""
    disk.fault = ZeroDivisionError("ours")
    made = steps(3)
    writer.write(made[0], LONG)
    assert writer.take_bug() is disk.fault
    assert not writer.flush(LONG)
    assert writer.take_bug() is None

    disk.fault = ZeroDivisionError("another")
    assert not writer.flush(LONG)
    assert writer.take_bug() is disk.fault

    kept, disk.fault = disk.fault, None
    assert writer.flush(LONG)
    disk.fault = kept
    writer.write(made[1], LONG)
    assert writer.take_bug() is kept
    disk.fault = None


def test_no_memory_left_is_trouble_that_passes(
    writer: Writer, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no bug; the step is kept and written when there is memory again."""

    def exhausted(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr("arbiter.storage.rows.write_difference", exhausted)
    writer.write(steps(1)[0], LONG)
    trouble = writer.progress.trouble
    assert trouble is not None
    assert trouble.detail == "out of memory"
    assert writer.take_bug() is None

    monkeypatch.undo()
    assert writer.flush(LONG)
    assert store.read(path).tournament == steps(1)[0].after
