from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator

import pytest

from arbiter.storage import schema
from arbiter.storage.mark import Mark, read_mark, write_mark


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        yield connection


def test_a_mark_is_followed_by_one_of_its_own() -> None:
    """The number goes up by one; two copies of a file go different ways."""
    mark = Mark(7, "a")
    one, other = mark.following(), mark.following()

    assert one.revision == other.revision == 8
    assert one.stamp != other.stamp


def test_a_mark_is_read_as_it_was_written(connection: sqlite3.Connection) -> None:
    """And written over the one before it."""
    schema.make_tables(connection)

    assert read_mark(connection) is None

    write_mark(connection, Mark(7, "a"))
    write_mark(connection, Mark(8, "b"))

    assert read_mark(connection) == Mark(8, "b")


def test_a_mark_that_is_no_number_is_none(connection: sqlite3.Connection) -> None:
    """So that a file somebody has written to by hand counts as changed."""
    schema.make_tables(connection)
    connection.execute("INSERT INTO setting VALUES ('revision', 'seven'), ('stamp', 'a')")

    assert read_mark(connection) is None
