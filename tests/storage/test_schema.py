from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from arbiter.storage import schema, store
from tests.boards import seed
from tests.storage.museum import MUSEUM, story


def test_a_new_file_says_what_it_is() -> None:
    """ARBT, and the format in the header."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        schema.make_tables(connection)

        assert connection.execute("PRAGMA application_id").fetchone() == (0x41524254,)
        assert connection.execute("PRAGMA user_version").fetchone() == (100,)


def test_the_first_format_is_read_for_ever() -> None:
    """The file of the first release, made by it and never touched since."""
    tournament, rows = story()
    contents = store.read(MUSEUM / "format-1.arbiter")

    assert contents.tournament == tournament
    assert [(row.number, row.kind, row.edit, row.old) for row in contents.rows] == rows


@pytest.fixture
def next_format(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A program of the future, whose players have a telephone; it tells what it did."""
    done: list[str] = []

    def telephones(connection: sqlite3.Connection) -> None:
        done.append("telephones")
        connection.execute("ALTER TABLE player ADD COLUMN telephone TEXT NOT NULL DEFAULT ''")

    monkeypatch.setattr(schema, "MIGRATIONS", ((101, telephones),))
    return done


def test_an_older_file_is_brought_up_to_date_once(tmp_path: Path, next_format: list[str]) -> None:
    """When it is opened for writing; what it holds stays what it was."""
    path = tmp_path / "old.arbiter"
    store.create(path, seed())

    assert store.prepare(path).tournament == seed()
    assert store.prepare(path).tournament == seed()
    assert next_format == ["telephones"]


def test_a_reader_leaves_an_older_file_alone(tmp_path: Path, next_format: list[str]) -> None:
    """It brings a copy in memory up to date."""
    path = tmp_path / "old.arbiter"
    store.create(path, seed())
    before = path.read_bytes()

    assert store.read(path).tournament == seed()
    assert next_format == ["telephones"]
    assert path.read_bytes() == before


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All in one transaction, with the steps before it."""
    path = tmp_path / "old.arbiter"
    store.create(path, seed())
    before = path.read_bytes()

    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TABLE journal")
        raise RuntimeError("power cut")

    monkeypatch.setattr(schema, "MIGRATIONS", ((101, fail),))
    with pytest.raises(RuntimeError):
        store.prepare(path)

    assert path.read_bytes() == before
