"""Writing a file so that either the whole of it appears under its name, or nothing changes."""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from arbiter.domain.errors import ExportFailed


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A name beside *path* to write to; when the block ends well, that file takes its place.

    :raises ExportFailed: the folder or the file can't be written, the disk is full, or
        another program holds the file; or the name is that of a device.
    """
    target = Path(os.path.realpath(path))
    # Short, because the name itself may be as long as a name can be.
    part = target.with_name(f".{secrets.token_hex(6)}.part")
    try:
        _refuse_device(target)
        # Replacing asks only the folder for leave; a protected file is protected all the same.
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        yield part
        _to_disk(part)
        os.replace(part, target)
    except OSError as error:
        raise ExportFailed(path, error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def write_bytes(path: Path, content: bytes) -> None:
    """Write *content* as the whole of *path*.

    :raises ExportFailed: it can't be written.
    """
    with replacing(path) as part:
        part.write_bytes(content)


def _refuse_device(target: Path) -> None:
    """A printer's port, a pipe or a folder is not to be put away for a file of that name."""
    with suppress(FileNotFoundError):
        mode = os.stat(target).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(mode):
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))


def _to_disk(part: Path) -> None:
    with part.open("rb+") as file:
        os.fsync(file.fileno())
