from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from arbiter.domain.edits import SetEvent
from arbiter.domain.errors import FileDamaged, FileTooNew, StorageError
from arbiter.domain.tournament import Closing, Event
from arbiter.storage import schema, store
from arbiter.storage.journal import JournalRow
from arbiter.storage.scribe import Scribe
from tests.boards import seed
from tests.storage.museum import (
    MUSEUM,
    story,
    story_of_closing,
    story_of_imports,
    story_of_leaving,
    story_of_prototype,
    story_of_updates,
)
from tests.storage.test_store import NOON


def test_a_new_file_says_what_it_is() -> None:
    """ARBT, and the format in the header."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        schema.make_tables(connection)

        assert connection.execute("PRAGMA application_id").fetchone() == (0x41524254,)
        assert connection.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)


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


def test_the_format_of_sums_is_read_for_ever() -> None:
    """1.3: the same story, and every row vouched for."""
    tournament, rows = story_of_closing()
    contents = store.read(MUSEUM / "format-1.3.arbiter")

    assert contents.tournament == tournament
    assert [(row.number, row.kind, row.edit, row.old) for row in contents.rows] == rows


def test_the_format_of_leaving_is_read_for_ever() -> None:
    """1.4: two leave, and one comes back."""
    tournament, rows = story_of_leaving()
    contents = store.read(MUSEUM / "format-1.4.arbiter")

    assert contents.tournament == tournament
    assert [left.number for left in contents.tournament.withdrawals] == [4]
    assert [(row.number, row.kind, row.edit, row.old) for row in contents.rows] == rows


def test_the_format_of_reports_is_read_for_ever() -> None:
    """1.5: all that reports ask of the event, prizes, results and data from other files."""
    tournament, rows = story_of_updates()
    contents = store.read(MUSEUM / "format-1.5.arbiter")

    assert contents.tournament == tournament
    assert contents.tournament.prizes.amounts == (100_000, 50_001)
    assert contents.tournament.event.officials[0].fide_id == "1701234"
    assert [(row.number, row.kind, row.edit, row.old) for row in contents.rows] == rows


def test_the_prototype_is_read_without_being_touched() -> None:
    """Major number 0: another layout altogether, brought up to date in memory only."""
    path = MUSEUM / "format-0.arbiter"
    before = path.read_bytes()
    contents = store.read(path)

    assert replace(contents.tournament, lots=None) == replace(story_of_prototype(), lots=None)
    assert contents.tournament.lots == story_of_prototype().lots
    assert contents.first == contents.tournament
    assert contents.rows == ()
    assert path.read_bytes() == before
    assert [each.name for each in MUSEUM.glob("format-0*")] == [path.name]


EXHIBITS = sorted(path.name for path in MUSEUM.glob("format-*.arbiter"))


@pytest.mark.parametrize("name", EXHIBITS)
def test_b86_every_older_file_opens_and_keeps_a_copy_of_what_it_was(
    tmp_path: Path, name: str
) -> None:
    """Beside it, to the byte, made once; a file of today needs none. Work goes on in each."""
    path = tmp_path / "Финал.arbiter"
    shutil.copy(MUSEUM / name, path)
    before = path.read_bytes()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    told = store.read(path)
    contents = store.prepare(path)
    edit = SetEvent(Event("worked on"))
    row = JournalRow(len(contents.rows) + 1, NOON, "anna", "edit", edit, {})
    scribe = Scribe(path, contents.mark)
    scribe.write(row, contents.tournament, edit(contents.tournament))
    scribe.close()
    after = store.prepare(path)

    assert contents.tournament == told.tournament
    assert after.tournament == edit(contents.tournament)
    assert after.rows[-1] == row
    kept = tmp_path / "Финал (before Arbiter 0.1).arbiter"
    older = version < schema.VERSION
    assert sorted(tmp_path.iterdir()) == sorted([path, kept] if older else [path])
    assert not older or kept.read_bytes() == before


def test_b86_a_copy_of_an_old_file_is_written_over_nothing(tmp_path: Path) -> None:
    """Neither over an earlier copy nor over anything else of that name."""
    path = tmp_path / "cup.arbiter"
    shutil.copy(MUSEUM / "format-0.arbiter", path)
    there = tmp_path / "cup (before Arbiter 0.1).arbiter"
    there.write_text("a letter")
    store.prepare(path)

    assert there.read_text() == "a letter"
    kept = tmp_path / "cup (before Arbiter 0.1) (2).arbiter"
    assert kept.read_bytes() == (MUSEUM / "format-0.arbiter").read_bytes()


def test_an_old_file_stays_as_it_is_where_no_copy_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk: nothing is brought up to date, and nothing is left behind."""
    path = tmp_path / "cup.arbiter"
    shutil.copy(MUSEUM / "format-1.arbiter", path)
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StorageError, match="space"):
        store.prepare(path)

    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_b86_a_newer_file_is_refused_with_both_numbers(tmp_path: Path) -> None:
    """And not written to, nor kept a copy of."""
    path = tmp_path / "cup.arbiter"
    store.create(path, seed())
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 217")
    before = path.read_bytes()
    for opened in (store.read, store.prepare):
        with pytest.raises(FileTooNew) as raised:
            opened(path)
        assert (raised.value.found, raised.value.known) == (2, 1)

    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    "told",
    [
        "null",
        "{",
        '{"name": "x"}',
        '{"name": "x", "players": [["Adams"]], "results": []}',
        '{"name": "x", "players": [["A", 0], ["B", 0], ["C", 0]], "results": [[1, 9, "1-0"]]}',
        '{"name": "x", "players": [["A", 0], ["B", 0], ["C", 0]], "results": [[1, 2, "2-0"]]}',
    ],
)
def test_a_prototype_that_makes_no_sense_is_damaged(tmp_path: Path, told: str) -> None:
    """And left as it is, without a copy."""
    path = tmp_path / "old.arbiter"
    shutil.copy(MUSEUM / "format-0.arbiter", path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE setting SET value = ?", (told,))
        connection.commit()
    before = path.read_bytes()
    for opened in (store.read, store.prepare):
        with pytest.raises(FileDamaged):
            opened(path)

    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_the_prototype_can_be_copied_as_it_is(tmp_path: Path) -> None:
    """From a protected place: the copy reads like its source."""
    path = tmp_path / "copy.arbiter"
    store.copy(MUSEUM / "format-0.arbiter", path)

    assert store.read(path) == store.read(MUSEUM / "format-0.arbiter")


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
    # In memory, to see that it can be read, and in the file.
    assert next_format == ["telephones"] * 2


def test_a_migration_may_add_what_the_sums_know_nothing_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are made anew; but a file that was altered before is not sealed as it is."""
    path = tmp_path / "old.arbiter"
    store.create(path, seed())
    spoilt = tmp_path / "spoilt.arbiter"
    store.create(spoilt, seed())
    with contextlib.closing(sqlite3.connect(spoilt)) as connection:
        connection.execute("UPDATE game SET board = 9 WHERE line = 3")
        connection.commit()

    def weather(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO setting VALUES ('weather', '\"rain\"')")
        connection.execute("UPDATE player SET club = 'Lund'")

    monkeypatch.setattr(schema, "MIGRATIONS", ((schema.VERSION + 1, weather),))
    assert store.read(path).tournament.player(1).club == "Lund"
    store.prepare(path)
    assert store.prepare(path).tournament.player(1).club == "Lund"
    for opened in (store.read, store.prepare):
        with pytest.raises(FileDamaged):
            opened(spoilt)


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
