from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from datetime import datetime, timezone
from pathlib import Path

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.errors import FileChanged, StorageError
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.storage import rows, store
from arbiter.storage.journal import JournalRow
from arbiter.storage.scribe import Scribe
from tests.boards import drawn

NOON = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)
FIRST = drawn(8)


class Desk:
    """A tournament on the disk with somebody who writes: *step* reports one more game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.state: Tournament = FIRST
        self.number = 0
        store.create(path, FIRST)
        self.scribe = Scribe(path, store.read(path).mark)

    def step(self) -> None:
        """Report the next game; only if that is written has it happened."""
        game = FIRST.games[self.number]
        edit = SetResult(*game.name, Result.DRAW)
        row = JournalRow(self.number + 1, NOON, "anna", "edit", edit, {})
        after = edit(self.state)
        self.scribe.write(row, self.state, after)
        self.state, self.number = after, self.number + 1

    def check(self) -> None:
        """The file holds what has happened, no more and no less."""
        contents = store.prepare(self.path)
        assert contents.tournament == self.state
        assert [row.number for row in contents.rows] == list(range(1, self.number + 1))


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path / "hall" / "final.arbiter") if _made(tmp_path / "hall") else None
    assert desk is not None
    yield desk
    desk.scribe.close()


def _made(folder: Path) -> bool:
    folder.mkdir()
    return True


def test_a_step_is_on_the_disk_when_it_returns(desk: Desk) -> None:
    """State and journal together, and nothing lies beside the file."""
    for _ in range(3):
        desk.step()
        desk.check()

    assert list(desk.path.parent.iterdir()) == [desk.path]


def test_nothing_is_written_over_another_program(desk: Desk) -> None:
    """Who has changed the file meanwhile is not overwritten, and stays unharmed."""
    desk.step()
    other = Desk.__new__(Desk)
    other.path, other.state, other.number = desk.path, desk.state, desk.number
    other.scribe = Scribe(desk.path, store.read(desk.path).mark)
    other.step()
    with pytest.raises(FileChanged):
        desk.step()
    other.step()
    other.scribe.close()

    other.check()


def test_two_copies_that_went_different_ways_are_told_apart(desk: Desk, tmp_path: Path) -> None:
    """They have the same number of steps; the stamp differs."""
    copy = tmp_path / "copy.arbiter"
    store.copy(desk.path, copy)
    desk.step()
    other = Scribe(copy, store.read(copy).mark)
    edit = SetResult(1, 8, 1, Result.WHITE_WINS)
    other.write(JournalRow(1, NOON, "boris", "edit", edit, {}), FIRST, edit(FIRST))
    other.close()
    shutil.copy(copy, desk.path)

    with pytest.raises(FileChanged):
        desk.step()


def test_a_file_that_was_put_back_is_written_on(desk: Desk, tmp_path: Path) -> None:
    """Another file, but the same tournament in the same state."""
    desk.step()
    shutil.copy(desk.path, tmp_path / "copy")
    desk.path.unlink()
    with pytest.raises(StorageError):
        desk.step()
    shutil.copy(tmp_path / "copy", desk.path)
    desk.step()

    desk.check()


def test_a_deleted_file_is_noticed(desk: Desk) -> None:
    """SQLite alone would go on writing into nowhere."""
    desk.step()
    desk.path.unlink()
    with pytest.raises(StorageError):
        desk.step()

    assert not desk.path.exists()


def test_a_folder_that_was_away_is_no_harm(desk: Desk, tmp_path: Path) -> None:
    """A stick out and in again."""
    desk.step()
    desk.path.parent.rename(tmp_path / "away")
    with pytest.raises(StorageError):
        desk.step()
    (tmp_path / "away").rename(desk.path.parent)
    desk.step()

    desk.check()


@pytest.mark.parametrize("content", [b"", b"not a database at all" * 100])
def test_a_foreign_file_in_its_place_is_left_alone(desk: Desk, content: bytes) -> None:
    """Nothing is overwritten that isn't ours."""
    desk.step()
    desk.path.unlink()
    desk.path.write_bytes(content)
    with pytest.raises(FileChanged):
        desk.step()

    assert desk.path.read_bytes() == content


def test_a_tournament_of_another_program_in_its_place_is_left_alone(desk: Desk) -> None:
    """A database, but not ours."""
    desk.step()
    desk.path.unlink()
    with sqlite3.connect(desk.path) as connection:
        connection.execute("CREATE TABLE bookmark (a)")
    connection.close()
    with pytest.raises(FileChanged):
        desk.step()


def test_half_a_step_is_taken_back(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full when the game is written and the journal is not."""
    desk.step()

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(rows, "write_journal", full)
        with pytest.raises(StorageError, match="full"):
            desk.step()
    desk.check()
    desk.step()

    desk.check()


def test_a_step_whose_success_was_not_heard_of_is_not_written_twice(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit came to the disk, and then the call failed."""
    desk.step()

    class Deaf:
        """Does what it is told and reports that it could not."""

        def __init__(self, connection: sqlite3.Connection) -> None:
            self._connection = connection

        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            cursor = self._connection.execute(sql, *values)
            if sql == "COMMIT":
                raise sqlite3.OperationalError("disk I/O error")
            return cursor

        def __getattr__(self, name: str) -> object:
            return getattr(self._connection, name)

    monkeypatch.setattr(desk.scribe, "_connection", Deaf(desk.scribe._connection))
    with pytest.raises(StorageError):
        desk.step()
    desk.step()
    desk.step()

    desk.check()


def test_a_reader_with_the_file_open_does_not_stop_the_writer(desk: Desk) -> None:
    """A second window looks on."""
    reader = store.Reader(desk.path)
    reader.load()
    desk.step()

    assert reader.changed()
    assert reader.load().tournament == desk.state
    reader.close()
