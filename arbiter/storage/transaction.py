"""All of it or nothing."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """What is written inside is on the disk at the end; if anything raises, nothing of it is."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
