"""Writing a file so that either the whole of it appears under its name, or nothing changes.

What is written stands beside the target under a name of its own until it is whole. If the
program is killed meanwhile that file stays, until a later export into the same folder clears
it away.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from arbiter.domain.errors import ExportFailed
from arbiter.domain.os_faults import fault_text
from arbiter.leftovers import clear_away, part_beside

_NUMBERED = re.compile(r"(.+) \(([1-9][0-9]{0,5})\)")


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A name beside *path* to write to; when the block ends well, that file takes its place.

    :raises ExportFailed: the folder or the file can't be written, the disk is full, or
        another program holds the file open; or the name is that of a device.
    """
    target = Path(os.path.realpath(path))
    part = part_beside(target)
    try:
        _refuse_device(target)
        # Replacing asks only the folder for leave; a protected file is protected all the same.
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        _refuse_held(target)
        yield part
        _to_disk(part)
        os.replace(part, target)
        clear_away(target.parent)
    except OSError as error:
        raise ExportFailed(path, fault_text(error)) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def write_bytes(path: Path, content: bytes) -> None:
    """Write *content* as the whole of *path*.

    :raises ExportFailed: it can't be written.
    """
    with replacing(path) as part:
        part.write_bytes(content)


def another_name(path: Path) -> Path:
    """The first name like *path* that is free: ``results (2).xlsx``, then ``results (3).xlsx``."""
    stem, number = path.stem, 2
    numbered = _NUMBERED.fullmatch(stem)
    if numbered is not None:
        stem, number = numbered[1], int(numbered[2]) + 1
    while True:
        other = path.with_name(f"{stem} ({number}){path.suffix}")
        if not os.path.lexists(other):
            return other
        number += 1


def _refuse_device(target: Path) -> None:
    """A printer's port, a pipe or a folder is not to be put away for a file of that name."""
    with suppress(FileNotFoundError):
        mode = os.stat(target).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(mode):
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))


def _refuse_held(target: Path) -> None:
    """Nothing, unless another program has the file open for writing.

    Windows says so itself when the file is to be replaced. Elsewhere replacing would succeed
    and the other program would go on with a file that has no name any more, so its lock is
    asked for. A lock is of either of two kinds that know nothing of each other.
    """
    try:
        import fcntl
    except ImportError:
        return
    if not target.exists():
        return
    with target.open("rb+") as file:
        try:
            # Closing the file gives both back.
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EAGAIN):
                raise OSError(errno.EBUSY, "the file is in use") from error
            # A file system without locks has none to respect.


def _to_disk(part: Path) -> None:
    with part.open("rb+") as file:
        os.fsync(file.fileno())
