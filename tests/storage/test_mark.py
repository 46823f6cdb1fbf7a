from __future__ import annotations

import sqlite3

from arbiter.storage import schema
from arbiter.storage.mark import Mark, read_mark, write_mark


def test_a_mark_is_followed_by_one_of_its_own() -> None:
    """The number goes up by one; two copies of a file go different ways."""
    mark = Mark(7, "a")
    one, other = mark.following(), mark.following()

    assert one.revision == other.revision == 8
    assert one.stamp != other.stamp


def test_a_mark_is_read_as_it_was_written() -> None:
    """And written over the one before it."""
    connection = sqlite3.connect(":memory:")
    schema.make_tables(connection)

    assert read_mark(connection) is None

    write_mark(connection, Mark(7, "a"))
    write_mark(connection, Mark(8, "b"))

    assert read_mark(connection) == Mark(8, "b")


def test_a_mark_that_is_no_number_is_none() -> None:
    """So that a file somebody has written to by hand counts as changed."""
    connection = sqlite3.connect(":memory:")
    schema.make_tables(connection)
    connection.execute("INSERT INTO setting VALUES ('revision', 'seven'), ('stamp', 'a')")

    assert read_mark(connection) is None
