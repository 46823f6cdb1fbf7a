from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Callable
from datetime import datetime, timezone
from pathlib import Path

import pytest

from arbiter.domain.checks import check_tie_breaks
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import (
    FileDamaged,
    FileExists,
    FileMissing,
    FileTooNew,
    NotOurFile,
    StorageError,
)
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.storage import store
from arbiter.storage.connection import connect
from arbiter.storage.journal import JournalRow
from arbiter.storage.scribe import Scribe
from tests.boards import drawn, f6, seed
from tests.random_edits import some_tournament

NOON = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)


@pytest.mark.parametrize("number", range(5))
def test_a_file_holds_the_tournament(tmp_path: Path, number: int) -> None:
    """It is the first state too, and the journal is empty."""
    path = tmp_path / "final.arbiter"
    tournament = some_tournament(number, 60)
    store.create(path, tournament)
    contents = store.read(path)

    assert contents.tournament == tournament
    assert contents.first == tournament
    assert contents.rows == ()
    assert os.listdir(tmp_path) == [path.name]


def test_b29_a_tie_break_that_is_not_known_stays_in_the_file_and_decides_nothing(
    tmp_path: Path,
) -> None:
    """It is named, and the places are those of the others in their order."""
    path = tmp_path / "final.arbiter"
    store.create(path, f6(tie_breaks=("SB", "XYZ", "DE")))
    found = store.read(path).tournament

    assert found.regulations.tie_breaks == ("SB", "XYZ", "DE")
    assert [finding.text for finding in check_tie_breaks(found)] == ["XYZ"]
    assert standings(found).rows == standings(f6(tie_breaks=("SB", "DE"))).rows


def test_a_file_holds_the_way_to_the_tournament(tmp_path: Path) -> None:
    """When it is made in the middle of the work."""
    path = tmp_path / "final.arbiter"
    edit = SetResult(1, 4, 1, Result.DRAW)
    row = JournalRow(1, NOON, "anna", "edit", edit, {})
    store.create(path, edit(drawn(4)), drawn(4), [row])
    contents = store.prepare(path)

    assert contents.tournament == edit(drawn(4))
    assert contents.first == drawn(4)
    assert contents.rows == (row,)


def test_a_file_that_is_there_is_not_replaced_unasked(tmp_path: Path) -> None:
    """Only with the arbiter's word."""
    path = tmp_path / "final.arbiter"
    store.create(path, seed())
    with pytest.raises(FileExists):
        store.create(path, drawn(4))
    with pytest.raises(FileExists):
        store.copy(path, path)
    assert store.read(path).tournament == seed()
    store.create(path, drawn(4), replace=True)

    assert store.read(path).tournament == drawn(4)


# Files that can't be opened


def missing(path: Path) -> None:
    """No file."""


def empty(path: Path) -> None:
    """A file of no bytes."""
    path.write_bytes(b"")


def text(path: Path) -> None:
    """Something else altogether."""
    path.write_text("Adams 1 0 1\n" * 200)


def database(path: Path) -> None:
    """Another program's database."""
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE bookmark (a)")
    connection.close()


def newer(path: Path) -> None:
    """Our own, from the future."""
    store.create(path, seed())
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 300")
    connection.close()


def cut(path: Path) -> None:
    """The second half is missing."""
    store.create(path, some_tournament(1, 60))
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def end_missing(path: Path) -> None:
    """The last 100 bytes are missing, which SQLite would take for zeros."""
    store.create(path, seed())
    path.write_bytes(path.read_bytes()[:-100])


def overwritten(path: Path) -> None:
    """Every page but the first is zeros."""
    store.create(path, seed())
    content = path.read_bytes()
    path.write_bytes(content[:4096] + bytes(len(content) - 4096))


def without_a_table(path: Path) -> None:
    """Somebody has tidied up."""
    store.create(path, seed())
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE journal")
    connection.close()


def without_a_mark(path: Path) -> None:
    """Nobody can tell which state it is."""
    store.create(path, seed())
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM setting WHERE name = 'revision'")
    connection.close()


def impossible(path: Path) -> None:
    """A result that does not exist."""
    store.create(path, seed())
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE game SET result = '3-0' WHERE line = 2")
    connection.close()


def no_letters(path: Path) -> None:
    """A name that is no text: bytes of another encoding."""
    store.create(path, seed())
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE player SET name = CAST(x'ff41' AS TEXT) WHERE number = 2")
    connection.close()


def bottomless(path: Path) -> None:
    """A setting nested a hundred thousand deep."""
    store.create(path, seed())
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE setting SET value = ? WHERE name = 'event'", ("[" * 100_000,))
    connection.close()


def half_a_letter(path: Path) -> None:
    """A name that JSON can hold and no file can."""
    store.create(path, seed())
    with sqlite3.connect(path) as connection:
        connection.execute(
            "UPDATE setting SET value = ? WHERE name = 'event'", ('{"name": "\\ud800"}',)
        )
    connection.close()


def endless(path: Path) -> None:
    """A milliard cycles, which would be reckoned with for ever."""
    store.create(path, seed())
    with sqlite3.connect(path) as connection:
        connection.execute(
            "UPDATE setting SET value = ? WHERE name = 'regulations'", ('{"cycles": 1000000000}',)
        )
    connection.close()


def folder(path: Path) -> None:
    """No file but a folder."""
    path.mkdir()


@pytest.mark.parametrize("opened", [store.read, store.prepare])
@pytest.mark.parametrize(
    ("what", "kind"),
    [
        (missing, FileMissing),
        (empty, NotOurFile),
        (text, NotOurFile),
        (database, NotOurFile),
        (newer, FileTooNew),
        (cut, FileDamaged),
        (end_missing, FileDamaged),
        (overwritten, FileDamaged),
        (without_a_table, FileDamaged),
        (without_a_mark, FileDamaged),
        (impossible, FileDamaged),
        (no_letters, FileDamaged),
        (bottomless, FileDamaged),
        (half_a_letter, FileDamaged),
        (endless, FileDamaged),
        (folder, NotOurFile),
    ],
)
def test_what_cannot_be_opened_says_why(
    tmp_path: Path,
    what: Callable[[Path], None],
    kind: type[Exception],
    opened: Callable[[Path], store.Contents],
) -> None:
    """And nothing is changed, made or left behind."""
    path = tmp_path / "final.arbiter"
    what(path)
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(kind) as raised:
        opened(path)

    assert type(raised.value) is kind
    assert (path.read_bytes() if path.is_file() else b"") == before
    assert os.listdir(tmp_path) == ([path.name] if what is not missing else [])


def test_damage_that_a_reader_may_miss_is_found_before_writing(tmp_path: Path) -> None:
    """A page that is not used by any table any more, but says it is."""
    path = tmp_path / "final.arbiter"
    store.create(path, seed())
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE more (a)")
        connection.executemany("INSERT INTO more VALUES (?)", [("x" * 3000,)] * 30)
    connection.close()
    content = bytearray(path.read_bytes())
    content[-4096:] = bytes(4096)
    path.write_bytes(content)

    assert store.read(path).tournament == seed()
    with pytest.raises(FileDamaged):
        store.prepare(path)


# After a crash

CRASH = """
    import os, sys
    from pathlib import Path
    from arbiter.storage.connection import connect

    connection = connect(Path(sys.argv[1]), "rw")
    connection.execute("PRAGMA cache_size = 1")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("UPDATE game SET result = '-:-'")
    connection.execute("UPDATE player SET club = hex(zeroblob(3000))")
    connection.execute("UPDATE game SET until = hex(zeroblob(900))")
    os._exit(1)
"""


@pytest.mark.parametrize("opened", [store.prepare, store.read])
def test_a_crash_in_the_middle_of_a_step_is_played_back(
    tmp_path: Path, opened: Callable[[Path], store.Contents]
) -> None:
    """Half of a step had come into the file; opening it takes that back, for a reader too."""
    path = tmp_path / "final.arbiter"
    store.create(path, seed())
    before = path.read_bytes()
    subprocess.run([sys.executable, "-c", textwrap.dedent(CRASH), str(path)], check=False)
    assert path.read_bytes() != before
    assert (tmp_path / "final.arbiter-journal").stat().st_size > 0

    assert opened(path).tournament == seed()
    assert os.listdir(tmp_path) == [path.name]


# Copies


def test_a_copy_is_the_whole_tournament(tmp_path: Path) -> None:
    """With its first state and its journal; the source stays as it was."""
    path, copy = tmp_path / "final.arbiter", tmp_path / "stick" / "copy.arbiter"
    copy.parent.mkdir()
    edit = SetResult(1, 4, 1, Result.DRAW)
    row = JournalRow(1, NOON, "anna", "edit", edit, {})
    store.create(path, edit(drawn(4)), drawn(4), [row])
    before = path.read_bytes()
    store.copy(path, copy)

    assert store.prepare(copy) == store.read(path)
    assert path.read_bytes() == before
    assert os.listdir(copy.parent) == [copy.name]


def test_a_copy_that_does_not_read_like_its_source_is_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stick that forgets what was written to it."""
    path, copy = tmp_path / "final.arbiter", tmp_path / "copy.arbiter"
    store.create(path, seed())

    def forgetful(name: Path, mode: str) -> sqlite3.Connection:
        if name.suffix == ".part":
            with sqlite3.connect(name) as connection:
                connection.execute("UPDATE game SET result = NULL WHERE line = 1")
            connection.close()
        return connect(name, mode)

    monkeypatch.setattr(store, "connect", forgetful)
    with pytest.raises(StorageError, match="differs"):
        store.copy(path, copy)

    assert os.listdir(tmp_path) == [path.name]


def test_what_cannot_be_read_is_not_copied(tmp_path: Path) -> None:
    """The error is that of the source."""
    path, copy = tmp_path / "final.arbiter", tmp_path / "copy.arbiter"
    with pytest.raises(FileMissing):
        store.copy(path, copy)
    path.write_text("Adams 1 0 1\n" * 200)
    with pytest.raises((NotOurFile, StorageError)):
        store.copy(path, copy)

    assert not copy.exists()


# Following


def test_a_reader_sees_each_step_of_the_writer(tmp_path: Path) -> None:
    """Once each: after it has looked there is nothing new."""
    path = tmp_path / "final.arbiter"
    store.create(path, drawn(4))
    reader = store.Reader(path)
    assert reader.changed()
    scribe = Scribe(path, reader.load().mark)
    assert not reader.changed()
    edit = SetResult(1, 4, 1, Result.DRAW)
    scribe.write(JournalRow(1, NOON, "anna", "edit", edit, {}), drawn(4), edit(drawn(4)))

    assert reader.changed()
    assert reader.load().tournament == edit(drawn(4))
    assert not reader.changed()
    scribe.close()
    reader.close()


def test_a_reader_follows_when_the_file_is_replaced(tmp_path: Path) -> None:
    """Another file under the same name."""
    path = tmp_path / "final.arbiter"
    store.create(path, drawn(4))
    reader = store.Reader(path)
    reader.load()
    store.create(path, seed(), replace=True)

    assert reader.changed()
    assert reader.load().tournament == seed()
    reader.close()


def test_a_reader_says_that_the_file_is_gone(tmp_path: Path) -> None:
    """And goes on when it is back."""
    path = tmp_path / "final.arbiter"
    store.create(path, drawn(4))
    reader = store.Reader(path)
    reader.load()
    path.rename(tmp_path / "away")
    with pytest.raises(FileMissing):
        reader.changed()
    path.write_text("Adams 1 0 1")
    with pytest.raises(NotOurFile):
        reader.changed()
    (tmp_path / "away").replace(path)

    assert reader.changed()
    assert reader.load().tournament == drawn(4)
    reader.close()
