from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from arbiter.domain.errors import FileExists, FileTooNew, NotOurFile, StorageError
from arbiter.storage import schema
from arbiter.storage.connection import check_header, closing, connect, identity, new_file

AWKWARD = ["final.arbiter", "Кубок Лунда 2026.arbiter", "50% ?a=b&c#d.arbiter", "x" * 200]


@pytest.mark.parametrize("name", AWKWARD)
def test_any_name_can_be_opened(tmp_path: Path, name: str) -> None:
    """Cyrillic, blanks, signs that mean something in an address, 200 letters."""
    folder = tmp_path / "Турнир № 1"
    folder.mkdir()
    path = folder / name
    sqlite3.connect(path).close()

    with closing(connect(path, "rw")) as connection:
        connection.execute("CREATE TABLE t (a)")
    assert os.listdir(folder) == [name]
    with closing(connect(path, "ro")) as connection:
        assert connection.execute("SELECT count(*) FROM t").fetchone() == (0,)
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            connection.execute("CREATE TABLE u (a)")


def test_opening_never_makes_a_file(tmp_path: Path) -> None:
    """A missing one is an error, and still missing after it."""
    path = tmp_path / "none.arbiter"
    with pytest.raises(FileNotFoundError):
        connect(path, "rw")

    assert not path.exists()


def _header(path: Path, application: int, version: int) -> int:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE t (a)")
        connection.execute(f"PRAGMA application_id = {application}")
        connection.execute(f"PRAGMA user_version = {version}")
    with closing(connect(path, "ro")) as connection:
        return check_header(connection, path)


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    """It may be the history of a browser."""
    with pytest.raises(NotOurFile):
        _header(tmp_path / "history", 0, 0)


def test_a_newer_format_is_refused_with_both_numbers(tmp_path: Path) -> None:
    """A newer minor number is read: it only adds."""
    newer = schema.VERSION + 7
    assert _header(tmp_path / "minor", schema.APPLICATION_ID, newer) == newer
    with pytest.raises(FileTooNew) as raised:
        _header(tmp_path / "major", schema.APPLICATION_ID, schema.VERSION + 100)

    assert (raised.value.found, raised.value.known) == (2, 1)


def test_another_file_under_the_same_name_is_another(tmp_path: Path) -> None:
    """Moved away and back it is the same; written over in place it is not."""
    path, away = tmp_path / "a", tmp_path / "b"
    path.write_text("one")
    first = identity(path)
    path.rename(away)
    path.write_text("two")

    assert identity(path) != first

    away.replace(path)

    assert identity(path) == first

    path.write_text("two")
    os.utime(path, ns=(0, first[2] + 1))

    assert identity(path) != first


def test_a_new_file_appears_when_it_is_whole(tmp_path: Path) -> None:
    """And takes the place of the old one only when that was said."""
    path = tmp_path / "final.arbiter"
    with new_file(path, replace=False) as part:
        part.write_text("one")
        assert not path.exists()
    with pytest.raises(FileExists), new_file(path, replace=False):
        pass

    assert path.read_text() == "one"

    with new_file(path, replace=True) as part:
        part.write_text("two")

    assert path.read_text() == "two"
    assert os.listdir(tmp_path) == [path.name]


def _fill_the_disk(part: Path) -> None:
    part.write_text("tw")
    raise OSError(28, "No space left on device")


def test_a_new_file_that_fails_leaves_the_old_one(tmp_path: Path) -> None:
    """Half a copy is not left lying about."""
    path = tmp_path / "final.arbiter"
    path.write_text("one")
    with pytest.raises(StorageError), new_file(path, replace=True) as part:
        _fill_the_disk(part)

    assert path.read_text() == "one"
    assert os.listdir(tmp_path) == [path.name]


def test_a_left_over_journal_is_not_played_into_a_new_file(tmp_path: Path) -> None:
    """It belonged to the file that was there before."""
    path = tmp_path / "final.arbiter"
    (tmp_path / "final.arbiter-journal").write_text("old")
    with new_file(path, replace=False) as part:
        part.write_text("new")

    assert os.listdir(tmp_path) == [path.name]


def test_a_folder_that_is_not_there_is_the_worlds_fault(tmp_path: Path) -> None:
    """A stick that is out."""
    with pytest.raises(StorageError), new_file(tmp_path / "out" / "a", replace=False) as part:
        part.write_text("one")


@pytest.mark.skipif(os.name != "posix", reason="needs named pipes")
def test_what_is_no_ordinary_file_is_not_ours(tmp_path: Path) -> None:
    """A pipe would be waited for without end; a folder and a device hold no tournament."""
    os.mkfifo(tmp_path / "pipe.arbiter")
    for path in (tmp_path / "pipe.arbiter", tmp_path, Path(os.devnull)):
        with pytest.raises(NotOurFile):
            connect(path, "ro")


@pytest.mark.skipif(os.name != "posix", reason="needs named pipes")
def test_a_device_is_not_put_away_for_a_new_file(tmp_path: Path) -> None:
    """Nor a folder, even where a file may be replaced."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    for name in ("pipe", "folder"):
        with pytest.raises(StorageError), new_file(tmp_path / name, replace=True) as part:
            part.write_bytes(b"new")
        assert not (tmp_path / name).is_file()
