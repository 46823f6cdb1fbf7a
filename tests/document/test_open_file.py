from __future__ import annotations

import errno
import os
import shutil
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from arbiter.document import open_file as module
from arbiter.document.lock import Lock
from arbiter.document.open_file import let_go, open_file, take_file, take_lock
from arbiter.domain.errors import (
    FileLocked,
    FileMissing,
    FileUnreadable,
    NotOurFile,
    StorageError,
)
from arbiter.storage import store
from tests.boards import seed
from tests.storage.museum import MUSEUM, story_of_prototype


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "final.arbiter"
    store.create(path, seed())
    return path


def test_the_first_to_open_may_write(path: Path) -> None:
    """He holds the lock, and nobody is named."""
    file = open_file(path)

    assert file.contents.tournament == seed()
    assert file.lock is not None
    assert file.holder is None
    assert not Lock(path).take()
    file.lock.release()


def test_the_second_reads_and_learns_who_writes(path: Path) -> None:
    """Until the first has closed."""
    first = open_file(path)
    second = open_file(path)

    assert second.lock is None
    assert second.holder is not None
    assert second.holder.computer
    assert second.contents == first.contents

    assert first.lock is not None
    first.lock.release()
    third = open_file(path)
    assert third.lock is not None
    third.lock.release()


@pytest.mark.skipif(os.name != "posix", reason="links to files need rights on Windows")
def test_a_link_leads_to_the_same_lock(path: Path) -> None:
    """One file, whatever its names."""
    link = path.with_name("link.arbiter")
    link.symlink_to(path)
    first = open_file(link)

    assert first.path == path
    assert open_file(path).lock is None
    assert first.lock is not None
    first.lock.release()


def test_a_protected_file_is_for_reading(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a disk that is write-protected; nobody holds it and no lock is made."""
    monkeypatch.setattr(os, "access", lambda *_: False)
    file = open_file(path)

    assert file.lock is None
    assert file.holder is None
    assert os.listdir(path.parent) == [path.name]


def test_a_protected_folder_is_for_reading(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no lock can be made, SQLite could not make its journal either."""

    class NoLock(Lock):
        held_elsewhere = False

        def take(self, *, by_force: bool = False) -> bool:
            return False

    monkeypatch.setattr(module, "Lock", NoLock)
    file = open_file(path)

    assert file.lock is None
    assert file.holder is None
    with pytest.raises(StorageError):
        take_lock(path)


def test_what_cannot_be_opened_is_not_locked(path: Path) -> None:
    """Nothing is left beside a foreign file, or where there is none."""
    path.write_text("Adams 1 0 1")
    with pytest.raises(NotOurFile):
        open_file(path)
    with pytest.raises(FileMissing):
        open_file(path.with_name("none.arbiter"))

    assert os.listdir(path.parent) == [path.name]


def test_a_name_in_use_is_refused(path: Path) -> None:
    """With the one who uses it."""
    lock = take_lock(path)
    with pytest.raises(FileLocked) as raised:
        take_lock(path)
    lock.release()

    assert raised.value.holder


@pytest.mark.skipif(os.name != "posix", reason="links to files need rights on Windows")
def test_names_that_lead_nowhere(tmp_path: Path) -> None:
    """Links in a circle, a name that no disk takes, a folder: each is one of our errors."""
    (tmp_path / "loop.arbiter").symlink_to("loop.arbiter")
    with pytest.raises(FileUnreadable):
        open_file(tmp_path / "loop.arbiter")
    with pytest.raises(FileUnreadable):
        open_file(tmp_path / ("x" * 300))
    with pytest.raises(NotOurFile):
        open_file(tmp_path)


def test_an_older_file_that_cannot_be_kept_is_for_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk; it stays as it is, and nobody holds it."""
    path = tmp_path / "old.arbiter"
    shutil.copy(MUSEUM / "format-0.arbiter", path)
    before = path.read_bytes()

    def full(path: Path) -> None:
        raise StorageError(path, "database or disk is full")

    monkeypatch.setattr(store, "keep_old", full)
    file = open_file(path)

    assert file.lock is None
    assert file.holder is None
    assert file.contents.tournament == story_of_prototype()
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == [path.name]


def _fails(_lock: Lock, *, by_force: bool = False) -> bool:
    raise OSError(errno.EIO, "Input/output error")


def _is_late(_lock: Lock, *, by_force: bool = False) -> bool:
    ANSWER.wait(20)
    return True


ANSWER = threading.Event()


@pytest.mark.parametrize("call", [_fails, _is_late])
def test_a_lock_that_fails_or_is_late_leaves_the_tournament_to_read(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: Callable[..., bool]
) -> None:
    """Nobody is held up; where a name was to be written to, a sentence says why not. A lock
    that comes after all is let go."""
    released = threading.Event()
    ANSWER.clear()
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    monkeypatch.setattr(Lock, "take", call)
    monkeypatch.setattr(Lock, "release", lambda _: released.set())
    file = open_file(path)
    with pytest.raises(StorageError):
        take_lock(path.with_name("other.arbiter"))

    assert file.lock is None
    assert file.holder is None
    assert file.contents.tournament == seed()
    ANSWER.set()
    assert call is _fails or released.wait(20)


def test_letting_go_waits_for_no_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program goes on; the lock of a program that ends is free by itself."""
    lock = take_lock(path)
    answer = threading.Event()
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    release = Lock.release
    monkeypatch.setattr(Lock, "release", lambda _: answer.wait(20))
    let_go(lock)
    assert not answer.is_set()
    answer.set()
    release(lock)


def test_a_file_is_taken_to_work_on_or_not_at_all(path: Path) -> None:
    """Where it can't be read, nothing stays locked."""
    file = take_file(path)
    assert file.lock is not None
    with pytest.raises(FileLocked):
        take_file(path)
    let_go(file.lock)
    path.write_text("Adams 1 0 1")
    with pytest.raises(NotOurFile):
        take_file(path)

    assert os.listdir(path.parent) == [path.name]
