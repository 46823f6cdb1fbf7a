"""A tournament file as a whole: made, read, followed, copied.

Every step is one transaction that holds its journal row and the change of the tables (see
``scribe``), so that a file is never between two steps. What a crash left half done is in a
``-journal`` beside the file, and SQLite plays it back at the next opening.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

from arbiter import __version__
from arbiter.domain.errors import FileDamaged, FileExists, StorageError
from arbiter.domain.tournament import Tournament
from arbiter.storage import rows as tables
from arbiter.storage import schema
from arbiter.storage import sums as sealing
from arbiter.storage.connection import check_header, closing, connect, identity, new_file
from arbiter.storage.faults import while_reading, while_writing
from arbiter.storage.journal import JournalRow
from arbiter.storage.mark import Mark, read_mark, write_mark
from arbiter.storage.packed_journal import PackedJournal
from arbiter.storage.sums import Sums

SUFFIX = ".arbiter"
"""How the name of a tournament file ends."""


class Contents(NamedTuple):
    """All that a file holds. ``first`` is the state in which it was made, None if unreadable."""

    tournament: Tournament
    first: Tournament | None
    rows: PackedJournal
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
    with new_file(path, replace) as part, closing(sqlite3.connect(part)) as connection:
        connection.isolation_level = None
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("BEGIN")
        schema.make_tables(connection)
        sums = Sums()
        tables.write_state(connection, tournament, sums)
        tables.write_first_state(connection, tournament if first is None else first, sums)
        tables.write_journal(connection, rows, sums)
        mark = Mark(0, "").following()
        sealing.write(connection, sums, mark.revision)
        write_mark(connection, mark)
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

    Steps that a crash left half done are taken back, an older format is brought up to date,
    with a copy of the file as it was beside it.

    :raises FileProblem: it is missing, not ours, damaged, too new or can't be reached.
    :raises StorageError: an older file can't be kept or brought up to date.
    """
    with while_reading(path):
        with closing(connect(path, "rw")) as connection:
            version = check_header(connection, path)
            if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise FileDamaged(path, "its pages do not fit together")
            if not schema.outdated(version):
                return _ready(connection, path)
            # What can't be read is neither kept nor brought up to date.
            with closing(_in_memory(connection, version, path)) as memory:
                _load(memory, path)
        keep_old(path)
        with closing(connect(path, "rw")) as connection, while_writing(path):
            schema.migrate(connection, version)
            return _ready(connection, path)


def _ready(connection: sqlite3.Connection, path: Path) -> Contents:
    contents = _load(connection, path)
    with while_writing(path):
        sealing.seal_if_needed(connection)
    return contents


def keep_old(path: Path) -> Path:
    """Keep a copy of *path*, written by an older program, beside it, over nothing that is there.

    It is read back; the path of the copy.

    :raises StorageError: it can't be written.
    """
    release = ".".join(__version__.split(".")[:2])
    for number in count(1):
        place = f" ({number})" if number > 1 else ""
        kept = path.with_name(f"{path.stem} (before Arbiter {release}){place}{path.suffix}")
        with contextlib.suppress(FileExists), new_file(kept, replace=False) as part:
            content = path.read_bytes()
            with part.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            if part.read_bytes() != content:
                raise StorageError(kept, "the copy differs from its source")
            return kept
    raise AssertionError("unreachable")


def copy(source: Path, target: Path, *, replace: bool = False) -> None:
    """Copy a whole tournament, even while somebody writes, and read the copy back.

    :raises FileExists: there is such a file, and *replace* was not said.
    :raises FileProblem: the source can't be read.
    :raises StorageError: the copy can't be written, or does not read like its source.
    """
    with (
        while_reading(source),
        closing(connect(source, "ro")) as original,
        new_file(target, replace) as part,
    ):
        version = check_header(original, source)
        with _moment(original, source):
            expected = _told(original, version, source)
            with closing(sqlite3.connect(part)) as connection:
                original.backup(connection)
                # A journal mode of the source would go with it.
                connection.execute("PRAGMA journal_mode = DELETE")
        with closing(connect(part, "ro")) as connection:
            if not _tells(connection, version, part, expected):
                raise StorageError(target, "the copy differs from its source")


def _told(connection: sqlite3.Connection, version: int, path: Path) -> Contents:
    """What a file of format *version* holds, inside a moment of it."""
    if not schema.outdated(version):
        return _contents(connection)
    with closing(_in_memory(connection, version, path)) as memory:
        return _load(memory, path)


def _tells(connection: sqlite3.Connection, version: int, path: Path, expected: Contents) -> bool:
    try:
        with _moment(connection, path):
            return _told(connection, version, path) == expected
    except FileDamaged:
        return False


# A file that stays open


class Reader:
    """A file open for reading only, which notices when somebody else writes to it.

    :raises FileProblem: it is missing, not ours, damaged, too new or can't be reached.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._identity: tuple[int, int, int, int] | None = None
        with while_reading(path):
            self._open()

    def changed(self) -> bool:
        """Whether the file is another than when it was loaded last, or was never loaded.

        :raises FileProblem: it can't be reached now.
        """
        with while_reading(self.path):
            if identity(self.path) != self._identity:
                self.close()
                self._open()
                return True
            return self._version != self._data_version()

    def load(self) -> Contents:
        """What the file holds now.

        :raises FileProblem: it can't be read.
        """
        with while_reading(self.path):
            self._version = self._data_version()
            return _load(self._connection, self.path)

    def close(self) -> None:
        """Let the file go."""
        self._identity = None
        self._connection.close()

    def _open(self) -> None:
        found = identity(self.path)
        connection = connect(self.path, "ro")
        try:
            version = check_header(connection, self.path)
            if schema.outdated(version):
                old, connection = connection, _in_memory(connection, version, self.path)
                old.close()
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        self._identity = found
        self._version = -1  # not loaded yet

    def _data_version(self) -> int:
        return int(self._connection.execute("PRAGMA data_version").fetchone()[0])


def _in_memory(connection: sqlite3.Connection, version: int, path: Path) -> sqlite3.Connection:
    """A copy of an older file, brought up to date; the file itself stays as it is.

    :raises FileDamaged: it is not what it says it is.
    """
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        connection.backup(memory)
        sealing.require_agreement(memory)  # with the sums of its own format
        schema.migrate(memory, version)
    except BaseException as error:
        memory.close()
        if isinstance(error, (ValueError, sqlite3.OperationalError)):
            raise FileDamaged(path, str(error)) from error
        raise
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
    mark = read_mark(connection)
    if mark is None:
        raise ValueError("no revision")
    sealing.require_agreement(connection)
    return Contents(
        tables.read_state(connection),
        tables.read_first_state(connection),
        tables.read_journal(connection),
        mark,
    )
