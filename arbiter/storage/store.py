"""A tournament file: made, read, followed, written step by step, copied.

Every step is one transaction that holds its journal row and the change of the tables, so
that a file is never between two steps. What a crash left half done is in a ``-journal``
beside the file, and SQLite plays it back at the next opening.

Each write first compares the file's *mark*, a revision number and a random stamp, with the
one that was written last: if somebody else has written, or another file lies in its place,
nothing is touched. The stamp tells apart two copies of one file that went different ways.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from arbiter.domain.errors import (
    FileChanged,
    FileDamaged,
    FileExists,
    FileTooNew,
    NotOurFile,
    StorageError,
)
from arbiter.domain.tournament import Tournament
from arbiter.storage import rows as tables
from arbiter.storage import schema
from arbiter.storage.faults import while_reading, while_writing
from arbiter.storage.journal import JournalRow

SUFFIX = ".arbiter"
PATIENCE = 5.0
"""Seconds that SQLite waits while another program reads or writes."""


class Mark(NamedTuple):
    """Which state of the file this is."""

    revision: int
    stamp: str


@dataclass(frozen=True, slots=True)
class Contents:
    """All that a file holds. ``first`` is the state in which it was made, None if unreadable."""

    tournament: Tournament
    first: Tournament | None
    rows: tuple[JournalRow, ...]
    mark: Mark


# Making, reading and copying whole files


def create(
    path: Path,
    tournament: Tournament,
    first: Tournament | None = None,
    rows: Sequence[JournalRow] = (),
    *,
    replace: bool = False,
) -> None:
    """Make a file with *tournament*, which *rows* have led to from the state *first*.

    It appears under its name only when it is whole.

    :raises FileExists: there is such a file, and *replace* was not said.
    :raises StorageError: it can't be written.
    """
    with _new_file(path, replace) as part, _closing(sqlite3.connect(part)) as connection:
        connection.isolation_level = None
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("BEGIN")
        schema.make_tables(connection)
        tables.write_state(connection, tournament)
        tables.write_first_state(connection, tournament if first is None else first)
        tables.write_journal(connection, rows)
        _write_mark(connection, Mark(1, secrets.token_hex(8)))
        connection.execute("COMMIT")


def read(path: Path) -> Contents:
    """What the file holds; the file itself is not touched.

    :raises FileProblem: it is missing, not ours, damaged, too new or can't be reached.
    """
    reader = Reader(path)
    try:
        return reader.load()
    finally:
        reader.close()


def prepare(path: Path) -> Contents:
    """What the file holds, after it was checked through and made ready for writing.

    Steps that a crash left half done are taken back, an older format is brought up to date.

    :raises FileProblem: it is missing, not ours, damaged, too new or can't be reached.
    """
    with while_reading(path), _closing(_connect(path, "rw")) as connection:
        version = _check_header(connection, path)
        verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if verdict != "ok":
            raise FileDamaged(path, str(verdict))
        if schema.outdated(version):
            schema.migrate(connection, version)
        return _load(connection, path)


def copy(source: Path, target: Path, *, replace: bool = False) -> None:
    """Copy a whole tournament, even while somebody writes, and read the copy back.

    :raises FileExists: there is such a file, and *replace* was not said.
    :raises FileProblem: the source can't be read.
    :raises StorageError: the copy can't be written, or does not read like its source.
    """
    with (
        while_reading(source),
        _closing(_connect(source, "ro")) as original,
        _new_file(target, replace) as part,
    ):
        _check_header(original, source)
        with _moment(original, source):
            expected = _contents(original)
            with _closing(sqlite3.connect(part)) as connection:
                original.backup(connection)
                # A journal mode of the source would go with it.
                connection.execute("PRAGMA journal_mode = DELETE")
        with _closing(_connect(part, "ro")) as connection:
            if _load(connection, part) != expected:
                raise StorageError(target, "the copy differs from its source")


# Files that stay open


class Reader:
    """A file open for reading only, which notices when somebody else writes to it.

    :raises FileProblem: it is missing, not ours, damaged, too new or can't be reached.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        with while_reading(path):
            self._open()

    def changed(self) -> bool:
        """Whether the file is another than when it was loaded last.

        :raises FileProblem: it can't be reached now.
        """
        with while_reading(self.path):
            if _identity(self.path) != self._identity:
                self._connection.close()
                self._open()
                return True
            return self._data_version() != self._version

    def load(self) -> Contents:
        """What the file holds now.

        :raises FileProblem: it can't be read.
        """
        with while_reading(self.path):
            self._version = self._data_version()
            return _load(self._connection, self.path)

    def close(self) -> None:
        """Let the file go."""
        self._connection.close()

    def _open(self) -> None:
        connection = _connect(self.path, "ro")
        try:
            version = _check_header(connection, self.path)
            if schema.outdated(version):
                connection = _in_memory(connection, version)
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        self._identity = _identity(self.path)
        self._version = self._data_version()

    def _data_version(self) -> int:
        return int(self._connection.execute("PRAGMA data_version").fetchone()[0])


class Scribe:
    """Writes steps into a file, one transaction each. To be used by one thread alone.

    After a failure the file is opened anew for the next attempt, so that it does not matter
    whether the folder was away, the disk full or the file put back from elsewhere.
    """

    def __init__(self, path: Path, mark: Mark) -> None:
        self.path = path
        self._mark = mark
        self._attempt: Mark | None = None
        self._connection: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None

    def write(self, row: JournalRow, before: Tournament, after: Tournament) -> None:
        """Put the step from *before* to *after* on the disk.

        When this returns, the step is there; when it raises, nothing of it is, and it may
        be tried again.

        :raises FileChanged: somebody else wrote to the file.
        :raises StorageError: it can't be written now.
        """
        try:
            with while_writing(self.path):
                self._write(row, before, after)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let the file go; the next step would open it again."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _write(self, row: JournalRow, before: Tournament, after: Tournament) -> None:
        connection = self._opened()
        connection.execute("BEGIN IMMEDIATE")
        found = _read_mark(connection)
        if found is not None and found == self._attempt:
            # The last attempt failed only in saying that it had succeeded.
            connection.execute("ROLLBACK")
            self._mark, self._attempt = found, None
            return
        if found != self._mark:
            raise FileChanged(self.path)
        mark = Mark(self._mark.revision + 1, secrets.token_hex(8))
        tables.write_difference(connection, before, after)
        tables.write_journal(connection, [row])
        _write_mark(connection, mark)
        self._attempt = mark
        connection.execute("COMMIT")
        self._mark, self._attempt = mark, None

    def _opened(self) -> sqlite3.Connection:
        # SQLite would go on writing into a file that was deleted or moved away.
        identity = _identity(self.path)
        if self._connection is not None and identity == self._identity:
            return self._connection
        self.close()
        connection = self._connection = _connect(self.path, "rw")
        self._identity = identity
        try:
            _check_header(connection, self.path)
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA synchronous = FULL")
        except (NotOurFile, FileTooNew) as error:
            raise FileChanged(self.path) from error
        except sqlite3.DatabaseError as error:
            if str(error).startswith("file is not a database"):
                raise FileChanged(self.path) from error
            raise
        return connection


# Pieces


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    """An open file, ``ro`` or ``rw``; it is never made by this."""
    os.stat(path)  # a missing file gets its own error
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
def _closing(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    try:
        yield connection
    finally:
        connection.close()


def _identity(path: Path) -> tuple[int, int]:
    found = os.stat(path)
    return found.st_dev, found.st_ino


def _check_header(connection: sqlite3.Connection, path: Path) -> int:
    """The format of the file.

    :raises NotOurFile: another program made it.
    :raises FileTooNew: a newer one of ours made it.
    """
    if connection.execute("PRAGMA application_id").fetchone()[0] != schema.APPLICATION_ID:
        raise NotOurFile(path)
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if schema.major_of(version) > schema.MAJOR:
        raise FileTooNew(path, schema.major_of(version), schema.MAJOR)
    return version


def _in_memory(connection: sqlite3.Connection, version: int) -> sqlite3.Connection:
    """A copy of an older file, brought up to date; the file itself stays as it is."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    connection.backup(memory)
    connection.close()
    schema.migrate(memory, version)
    return memory


def _load(connection: sqlite3.Connection, path: Path) -> Contents:
    with _moment(connection, path):
        return _contents(connection)


@contextlib.contextmanager
def _moment(connection: sqlite3.Connection, path: Path) -> Iterator[None]:
    """Read everything as it was at one moment, whoever writes meanwhile.

    :raises FileDamaged: what is read is no tournament.
    """
    connection.execute("BEGIN")
    try:
        yield
    except (ValueError, TypeError) as error:
        raise FileDamaged(path, str(error)) from error
    except sqlite3.OperationalError as error:
        if str(error).startswith("no such"):
            raise FileDamaged(path, str(error)) from error
        raise
    finally:
        connection.execute("ROLLBACK")


def _contents(connection: sqlite3.Connection) -> Contents:
    mark = _read_mark(connection)
    if mark is None:
        raise ValueError("no revision")
    return Contents(
        tables.read_state(connection),
        tables.read_first_state(connection),
        tables.read_journal(connection),
        mark,
    )


def _read_mark(connection: sqlite3.Connection) -> Mark | None:
    found = dict(
        connection.execute("SELECT name, value FROM setting WHERE name IN ('revision', 'stamp')")
    )
    try:
        return Mark(int(found["revision"]), found["stamp"])
    except (KeyError, ValueError):
        return None


def _write_mark(connection: sqlite3.Connection, mark: Mark) -> None:
    tables.write_setting(connection, "revision", str(mark.revision))
    tables.write_setting(connection, "stamp", mark.stamp)


@contextlib.contextmanager
def _new_file(path: Path, replace: bool) -> Iterator[Path]:
    """A name beside *path* to write under; what is there at the end gets the name *path*.

    :raises FileExists: there is such a file, and *replace* was not said.
    :raises StorageError: it can't be written.
    """
    with while_writing(path):
        if path.exists() and not replace:
            raise FileExists(path)
        part = path.with_name(f".{secrets.token_hex(6)}.part")
        try:
            yield part
            # An old journal under the same name would be played back into the new file.
            path.with_name(path.name + "-journal").unlink(missing_ok=True)
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)
            part.with_name(part.name + "-journal").unlink(missing_ok=True)
        _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make sure that the new name is on the disk too, where the system can do that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
