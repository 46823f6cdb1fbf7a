"""A tournament file in this program's hands."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from arbiter.document.lock import Holder, Lock
from arbiter.domain.errors import FileLocked, NotOurFile, StorageError
from arbiter.leftovers import clear_away
from arbiter.storage.faults import obstacle, while_reading
from arbiter.storage.store import Contents, prepare, read


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
    if not lock.take(by_force=take_over):
        return OpenFile(path, read(path), None, lock.holder() if lock.held_elsewhere else None)
    clear_away(path.parent)
    try:
        return OpenFile(path, prepare(path), lock)
    except StorageError:
        # Of an older format, and no room to keep it beside: it is shown as it is.
        lock.release()
        return OpenFile(path, read(path), None)
    except BaseException:
        lock.release()
        raise


def take_lock(path: Path) -> Lock:
    """The right to write a file called *path*, whether it exists yet or not.

    :raises FileLocked: another program has it open.
    :raises StorageError: nothing can be written there.
    """
    lock = Lock(path)
    if lock.take():
        return lock
    if lock.held_elsewhere:
        raise FileLocked(path, str(lock.holder()))
    raise StorageError(path, obstacle(path, "unable to open database file"))
