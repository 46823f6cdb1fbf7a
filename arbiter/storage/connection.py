"""Connections to a tournament file, and new files that appear only when they are whole."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from arbiter.domain.errors import FileDamaged, FileExists, FileTooNew, NotOurFile
from arbiter.leftovers import clear_away, part_beside
from arbiter.storage import schema
from arbiter.storage.faults import while_writing

SMALL_CACHE = "PRAGMA cache_size = -256"
"""KiB. Every connection would take two megabytes for pages that nobody looks at again."""
PATIENCE = 5.0
"""Seconds that SQLite waits while another program reads or writes."""


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """An open file, ``ro`` or ``rw``; it is never made by this.

    A step that a crash has left half done is taken back first, also for a reader, if the
    disk allows it.

    :raises NotOurFile: it is a folder, a pipe, a device.
    """
    connection = _open(path, mode)
    try:
        connection.execute("PRAGMA schema_version")
        connection.execute(SMALL_CACHE)
    except sqlite3.OperationalError as error:
        connection.close()
        if mode == "ro" and str(error).startswith("attempt to write a readonly database"):
            connect(path, "rw").close()
            return _open(path, "ro")
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _open(path: Path, mode: str) -> sqlite3.Connection:
    # A missing file gets its own error; and a pipe would be waited for without end.
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise NotOurFile(path)
    name = quote(os.fsencode(path.absolute().as_posix()), safe="/:")
    if name.startswith("//"):
        name = "//" + name  # a Windows share
    elif not name.startswith("/"):
        name = "/" + name  # a Windows drive
    connection = sqlite3.connect(
        f"file:{name}?mode={mode}", uri=True, timeout=PATIENCE, isolation_level=None
    )
    # The file may come from a stranger: nothing in its schema is to be run.
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


@contextlib.contextmanager
def closing(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """*connection*, closed at the end (its own ``with`` only ends a transaction)."""
    try:
        yield connection
    finally:
        connection.close()


def identity(path: Path) -> tuple[int, int, int, int]:
    """What tells the file under the name *path* from any other, and from itself rewritten.

    An open connection would believe the pages that it remembers if somebody copied another
    state of the same tournament over the file: SQLite goes by a counter that both share.
    """
    found = os.stat(path)
    return found.st_dev, found.st_ino, found.st_mtime_ns, found.st_size


def check_header(connection: sqlite3.Connection, path: Path) -> int:
    """The format of the file.

    :raises NotOurFile: another program made it.
    :raises FileTooNew: a newer one of ours made it.
    :raises FileDamaged: its end is missing, as after a copy that was broken off.
    """
    if connection.execute("PRAGMA application_id").fetchone()[0] != schema.APPLICATION_ID:
        raise NotOurFile(path)
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if schema.major_of(version) > schema.MAJOR:
        raise FileTooNew(path, schema.major_of(version), schema.MAJOR)
    # SQLite itself reads a page that is not all there as if zeros followed.
    pages = int(connection.execute("PRAGMA page_count").fetchone()[0])
    if os.stat(path).st_size < pages * int(connection.execute("PRAGMA page_size").fetchone()[0]):
        raise FileDamaged(path, "its end is missing")
    return version


@contextlib.contextmanager
def new_file(path: Path, replace: bool) -> Iterator[Path]:
    """A name beside *path* to write under; what is there at the end gets the name *path*.

    :raises FileExists: there is such a file, and *replace* was not said.
    :raises StorageError: it can't be written.
    """
    with while_writing(path):
        if path.exists() and not replace:
            raise FileExists(path)
        if path.exists() and not path.is_file():
            code = errno.EISDIR if path.is_dir() else errno.ENODEV
            raise OSError(code, os.strerror(code))
        part = part_beside(path)
        try:
            yield part
            # An old journal under the same name would be played back into the new file.
            path.with_name(path.name + "-journal").unlink(missing_ok=True)
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)
            part.with_name(part.name + "-journal").unlink(missing_ok=True)
        _sync_folder(path.parent)
        clear_away(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make sure that the new name is on the disk too, where the system can do that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        # Some network disks can't; the file itself is whole all the same.
        with contextlib.suppress(OSError):
            os.fsync(handle)
    finally:
        os.close(handle)
