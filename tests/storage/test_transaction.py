from __future__ import annotations

import contextlib
import sqlite3

import pytest

from arbiter.storage.transaction import transaction


def test_all_of_it_or_nothing() -> None:
    """What raises takes back what was written before it."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        with transaction(connection):
            connection.execute("CREATE TABLE board (number INTEGER NOT NULL)")
        with pytest.raises(sqlite3.IntegrityError), transaction(connection):
            connection.executemany("INSERT INTO board VALUES (?)", [(1,), (None,)])

        assert connection.execute("SELECT count(*) FROM board").fetchone() == (0,)
        assert not connection.in_transaction
