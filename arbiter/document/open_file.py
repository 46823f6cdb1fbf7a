"""A tournament file in this program's hands."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from arbiter.document.in_time import in_time
from arbiter.document.lock import Holder, Lock
from arbiter.domain.errors import FileLocked, NotOurFile, StorageError
from arbiter.domain.os_faults import fault_text
from arbiter.leftovers import clear_away
from arbiter.storage.faults import obstacle, while_reading
from arbiter.storage.store import Contents, prepare, read

PATIENCE = 3.0
"""Seconds that a lock is waited for."""


class OpenFile(NamedTuple):
    """What was read from ``path``, and the lock that allows to write there.

    Without a lock it is for reading only: ``holder`` is who writes, None where nobody does
    and the file or its folder is protected.
    """

    path: Path
    contents: Contents
    lock: Lock | None
    holder: Holder | None = None


def open_file(path: Path, *, take_over: bool = False) -> OpenFile:
    """Open a tournament, for writing if nobody else does and the disk allows it.

    With *take_over* a lock that another computer has left is put aside.

    :raises FileProblem: it is missing, not ours, damaged, too new or can't be reached.
    """
    with while_reading(path):
        # One file has one lock, whatever links lead to it.
        path = Path(os.path.realpath(path, strict=True))
        if not path.is_file():
            raise NotOurFile(path)
    lock = Lock(path)
    if not os.access(path, os.W_OK):
        return OpenFile(path, read(path), None)
    try:
        taken = _taken(lock, by_force=take_over)
    except OSError:  # no lock can be had, and nothing be written without one
        return OpenFile(path, read(path), None)
    if not taken:
        return OpenFile(path, read(path), None, lock.holder() if lock.held_elsewhere else None)
    clear_away(path.parent)
    try:
        return OpenFile(path, prepare(path), lock)
    except StorageError:
        # Of an older format, and no room to keep it beside: it is shown as it is.
        let_go(lock)
        return OpenFile(path, read(path), None)
    except BaseException:
        let_go(lock)
        raise


def take_lock(path: Path, *, by_force: bool = False) -> Lock:
    """The right to write a file called *path*, whether it exists yet or not.

    With *by_force* a lock is put aside of which nobody can tell whether its owner still lives.

    :raises FileLocked: another program has it open.
    :raises StorageError: nothing can be written there, or the disk does not answer.
    """
    lock = Lock(path)
    try:
        if _taken(lock, by_force=by_force):
            return lock
    except OSError as error:
        raise StorageError(path, fault_text(error)) from error
    if lock.held_elsewhere:
        raise FileLocked(path, str(lock.holder()))
    raise StorageError(path, obstacle(path, "unable to open database file"))


def take_file(path: Path, *, by_force: bool = False) -> OpenFile:
    """The tournament in *path*, to work on.

    :raises FileLocked: another program has it open.
    :raises FileProblem: it can't be read, or nothing can be written there.
    """
    lock = take_lock(path, by_force=by_force)
    try:
        return OpenFile(path, prepare(path), lock)
    except BaseException:
        let_go(lock)
        raise


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Nobody else writes to *path* meanwhile.

    :raises FileLocked: another program has it open.
    :raises StorageError: nothing can be written there.
    """
    lock = take_lock(path)
    try:
        yield
    finally:
        let_go(lock)


def let_go(lock: Lock) -> None:
    """Let others write; a disk that does not answer is not waited for."""
    with contextlib.suppress(OSError):
        in_time(lock.release, PATIENCE)


def _taken(lock: Lock, *, by_force: bool) -> bool:
    """Whether *lock* is ours now.

    :raises OSError: the system refused, or did not answer in time; should it do so later,
        nothing stays locked.
    """

    def too_late(taken: bool) -> None:
        if taken:
            lock.release()

    return in_time(lambda: lock.take(by_force=by_force), PATIENCE, too_late)
