"""One moment of a tournament file, held aside, and written out from there.

SQLite's own backup call copies the file, so that it does not matter who writes to it
meanwhile. It is copied aside first: that takes a few milliseconds, and a stick that
needs seconds for each write then holds up nobody who waits for the file.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from arbiter.domain.errors import FileDamaged, FileProblem, StorageError
from arbiter.domain.progress import progress
from arbiter.domain.scoring import HalfPoints
from arbiter.storage import rows as tables
from arbiter.storage.connection import SMALL_CACHE, check_header, closing, connect, new_file
from arbiter.storage.faults import while_reading
from arbiter.storage.journal import JournalRow
from arbiter.storage.mark import Mark, read_mark
from arbiter.storage.sums import require_agreement

_STEPS = "SELECT number, time, user, kind, edit FROM journal ORDER BY number"


class Seal(NamedTuple):
    """What a copy has to have in common with its source: half points of everybody, the number
    of rows in the journal, and the mark of the last write."""

    points: tuple[HalfPoints, ...]
    rows: int
    mark: Mark


class Snapshot:
    """What *path* held at one moment. To be used by one thread alone, and closed.

    ``rounds`` are complete; ``begun`` is when and by whom the first step was made, which no
    two tournaments have in common, and which stays when a file gets another name: empty
    while there is no step.

    :raises FileProblem: it is missing, not ours, damaged or can't be reached.
    """

    def __init__(self, path: Path) -> None:
        # A file without a name, which SQLite keeps in memory as far as its cache goes: whole
        # copies in memory would be given back to the system late or never.
        self._memory = sqlite3.connect("", isolation_level=None)
        self._memory.execute(SMALL_CACHE)
        try:
            with while_reading(path), closing(connect(path, "ro")) as original:
                check_header(original, path)
                original.backup(self._memory)
            with while_reading(path):
                self.seal, self.rounds = _read(self._memory, path)
                self.begun = _begun(self._memory)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Snapshot:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let the memory go."""
        self._memory.close()

    def write(self, target: Path, *, replace: bool = False) -> None:
        """Write it to *target*, which has it whole or not at all, and read that back.

        :raises FileExists: there is such a file, and *replace* was not said.
        :raises StorageError: it can't be written, or does not read like this.
        """
        with new_file(target, replace) as part:
            with closing(sqlite3.connect(part, isolation_level=None)) as connection:
                connection.execute(SMALL_CACHE)
                self._memory.backup(connection)
                # A journal mode of the source would go with it.
                connection.execute("PRAGMA journal_mode = DELETE")
            if sealed(part) != self.seal:
                raise StorageError(target, "the copy differs from its source")

    def contains(self, other: Path) -> bool:
        """Whether every step in the file *other* is one of these too, so that nothing is lost
        if this takes its place. What can't be read is somebody else's."""
        try:
            with while_reading(other), closing(connect(other, "ro")) as connection:
                check_header(connection, other)
                if read_mark(connection) == self.seal.mark:
                    return True
                steps = zip_longest(connection.execute(_STEPS), self._memory.execute(_STEPS))
                for theirs, ours in steps:
                    if theirs is None:
                        break
                    if theirs != ours:
                        return False
                return _first_state(connection) == _first_state(self._memory)
        except FileProblem:
            return False


def sealed(path: Path) -> Seal:
    """The seal of the file *path*, after a look through all its pages.

    :raises FileProblem: it can't be read, or is damaged.
    """
    with while_reading(path), closing(connect(path, "ro")) as connection:
        check_header(connection, path)
        verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if verdict != "ok":
            raise FileDamaged(path, str(verdict))
        return _read(connection, path)[0]


def begun(path: Path) -> str:
    """When and by whom the first step in *path* was made; empty if there is none, or it can't
    be read."""
    with (
        contextlib.suppress(FileProblem),
        while_reading(path),
        closing(connect(path, "ro")) as connection,
    ):
        check_header(connection, path)
        return _begun(connection)
    return ""


def begun_with(rows: Sequence[JournalRow]) -> str:
    """What ``begun`` says of a file with the journal *rows*, without asking the disk."""
    return f"{rows[0].at.isoformat(timespec='milliseconds')} {rows[0].user}" if rows else ""


def mark_of(path: Path) -> Mark | None:
    """Which state *path* holds; None if it can't be read."""
    with (
        contextlib.suppress(FileProblem),
        while_reading(path),
        closing(connect(path, "ro")) as connection,
    ):
        check_header(connection, path)
        return read_mark(connection)
    return None


def _read(connection: sqlite3.Connection, path: Path) -> tuple[Seal, int]:
    mark = read_mark(connection)
    if mark is None:
        raise FileDamaged(path, "no revision")
    try:
        require_agreement(connection)
        tournament = tables.read_state(connection)
    except (ValueError, TypeError) as error:
        raise FileDamaged(path, str(error)) from error
    count = int(connection.execute("SELECT count(*) FROM journal").fetchone()[0])
    return Seal(tournament.scores, count, mark), progress(tournament).complete


def _begun(connection: sqlite3.Connection) -> str:
    row = connection.execute("SELECT time, user FROM journal WHERE number = 1").fetchone()
    return "" if row is None else f"{row[0]} {row[1]}"


def _first_state(connection: sqlite3.Connection) -> object:
    row = connection.execute("SELECT tournament FROM first_state").fetchone()
    return row[0] if row else None
