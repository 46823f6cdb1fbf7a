"""The one who writes: step by step into one file."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from arbiter.domain.errors import FileChanged, FileTooNew, NotOurFile
from arbiter.domain.tournament import Tournament
from arbiter.storage import rows as tables
from arbiter.storage import sums as sealing
from arbiter.storage.connection import check_header, connect, identity
from arbiter.storage.faults import while_writing
from arbiter.storage.journal import JournalRow
from arbiter.storage.mark import Mark, read_mark, write_mark


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
        self._identity: tuple[int, int, int, int] | None = None

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
        found = read_mark(connection)
        if found is not None and found == self._attempt:
            # The last attempt failed only in saying that it had succeeded.
            connection.execute("ROLLBACK")
            self._mark, self._attempt = found, None
            return
        if found != self._mark:
            raise FileChanged(self.path)
        mark = self._mark.following()
        sums = sealing.stored(connection)
        if sums is None or not sums.ours:
            sealing.forget(connection)
            sums = None
        tables.write_difference(connection, before, after, sums)
        tables.write_journal(connection, [row], sums)
        if sums is not None:
            sealing.write(connection, sums, mark.revision)
        write_mark(connection, mark)
        self._attempt = mark
        connection.execute("COMMIT")
        self._identity = identity(self.path)
        self._mark, self._attempt = mark, None

    def _opened(self) -> sqlite3.Connection:
        # SQLite would go on writing into a file that was deleted, moved away or copied over.
        found = identity(self.path)
        if self._connection is not None and found == self._identity:
            return self._connection
        self.close()
        try:
            connection = self._connection = connect(self.path, "rw")
            self._identity = found
            check_header(connection, self.path)
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA synchronous = FULL")
        except (NotOurFile, FileTooNew) as error:
            raise FileChanged(self.path) from error
        except sqlite3.DatabaseError as error:
            if str(error).startswith("file is not a database"):
                raise FileChanged(self.path) from error
            raise
        return connection
