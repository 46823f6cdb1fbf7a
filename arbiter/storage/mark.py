"""The mark of a file: which of its states this is.

Each write sets a new one, a revision number and a random stamp. Before a write it is
compared with the one that was written last: if somebody else has written, or another file
lies in its place, nothing is touched. The stamp tells apart two copies of one file that
went different ways.
"""

from __future__ import annotations

import os
import sqlite3
from typing import NamedTuple


class Mark(NamedTuple):
    """Which state of the file this is."""

    revision: int
    stamp: str

    def following(self) -> Mark:
        """The mark of the next state."""
        return Mark(self.revision + 1, os.urandom(8).hex())


def read_mark(connection: sqlite3.Connection) -> Mark | None:
    found = dict(
        connection.execute("SELECT name, value FROM setting WHERE name IN ('revision', 'stamp')")
    )
    try:
        return Mark(int(found["revision"]), found["stamp"])
    except (KeyError, ValueError):
        return None


def write_mark(connection: sqlite3.Connection, mark: Mark) -> None:
    connection.executemany(
        "INSERT OR REPLACE INTO setting VALUES (?, ?)",
        (("revision", str(mark.revision)), ("stamp", mark.stamp)),
    )
