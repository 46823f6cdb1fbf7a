from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from arbiter.domain.tournament import Closing
from arbiter.storage import schema, store
from tests.boards import seed
from tests.storage.museum import MUSEUM, story, story_of_closing, story_of_imports


def test_a_new_file_says_what_it_is() -> None:
    """ARBT, and the format in the header."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        schema.make_tables(connection)

        assert connection.execute("PRAGMA application_id").fetchone() == (0x41524254,)
        assert connection.execute("PRAGMA user_version").fetchone() == (102,)


def test_the_first_format_is_read_for_ever() -> None:
    """The file of the first release, made by it and never touched since."""
    tournament, rows = story()
    contents = store.read(MUSEUM / "format-1.arbiter")

    assert contents.tournament == tournament
    assert [(row.number, row.kind, row.edit, row.old) for row in contents.rows] == rows
    assert not contents.tournament.rounds_assumed


def test_the_first_format_can_be_copied_and_worked_on(tmp_path: Path) -> None:
    """A copy reads like its source; opened to write, it is of the present format."""
    path = tmp_path / "copy.arbiter"
    store.copy(MUSEUM / "format-1.arbiter", path)

    assert store.prepare(path).tournament == story()[0]
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)


def test_the_format_of_imports_is_read_for_ever() -> None:
    """1.1: a table without rounds was taken in, and its rounds assumed."""
    tournament, rows = story_of_imports()
    contents = store.read(MUSEUM / "format-1.1.arbiter")

    assert contents.tournament == tournament
    assert contents.tournament.rounds_assumed
    assert [(row.number, row.kind, row.edit, row.old) for row in contents.rows] == rows


def test_the_format_of_closing_is_read_for_ever() -> None:
    """1.2: closed, reopened with a reason, closed again."""
    tournament, rows = story_of_closing()
    contents = store.read(MUSEUM / "format-1.2.arbiter")

    assert contents.tournament == tournament
    assert contents.tournament.closing.version == 2
    assert [(row.number, row.kind, row.edit, row.old) for row in contents.rows] == rows


@pytest.mark.parametrize("name", ["format-1.arbiter", "format-1.1.arbiter"])
def test_in_an_older_file_nothing_was_closed(name: str, tmp_path: Path) -> None:
    """Nor is anything after it was brought up to date."""
    path = tmp_path / name
    store.copy(MUSEUM / name, path)

    assert store.read(path).tournament.closing == Closing()
    assert store.prepare(path).tournament.closing == Closing()


@pytest.fixture
def next_format(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A program of the future, whose players have a telephone; it tells what it did."""
    done: list[str] = []

    def telephones(connection: sqlite3.Connection) -> None:
        done.append("telephones")
        connection.execute("ALTER TABLE player ADD COLUMN telephone TEXT NOT NULL DEFAULT ''")

    monkeypatch.setattr(schema, "MIGRATIONS", ((schema.VERSION + 1, telephones),))
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

    monkeypatch.setattr(schema, "MIGRATIONS", ((schema.VERSION + 1, fail),))
    with pytest.raises(RuntimeError):
        store.prepare(path)

    assert path.read_bytes() == before
