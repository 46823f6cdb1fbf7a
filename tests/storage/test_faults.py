from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from arbiter.domain.errors import (
    ArbiterError,
    FileChanged,
    FileDamaged,
    FileMissing,
    FileUnreadable,
    NotOurFile,
    StorageError,
)
from arbiter.storage.faults import while_reading, while_writing

PATH = Path("final.arbiter")
FULL = sqlite3.OperationalError("database or disk is full")
LOCKED = sqlite3.OperationalError("database is locked")
PROTECTED = sqlite3.OperationalError("attempt to write a readonly database")
BROKEN_DISK = sqlite3.OperationalError("disk I/O error")
OUT_OF_REACH = sqlite3.OperationalError("unable to open database file")
NO_TEXT = UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
NO_TEXT_IN_3_10 = sqlite3.DatabaseError()
DAMAGED = sqlite3.DatabaseError("database disk image is malformed")
FOREIGN = sqlite3.DatabaseError("file is not a database")
OUR_BUGS = [
    sqlite3.OperationalError('near "SELEKT": syntax error'),
    sqlite3.OperationalError("no such column: colour"),
    sqlite3.IntegrityError("UNIQUE constraint failed: journal.number"),
    sqlite3.ProgrammingError("Cannot operate on a closed database."),
    ZeroDivisionError("division by zero"),
]


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (LOCKED, FileUnreadable),
        (BROKEN_DISK, FileUnreadable),
        (OUT_OF_REACH, FileUnreadable),
        (DAMAGED, FileDamaged),
        (sqlite3.OperationalError("unsupported file format"), FileDamaged),
        (NO_TEXT, FileDamaged),
        (NO_TEXT_IN_3_10, FileDamaged),
        (FOREIGN, NotOurFile),
        (FileNotFoundError(2, "No such file or directory"), FileMissing),
        (PermissionError(13, "Permission denied"), FileUnreadable),
    ],
    ids=repr,
)
def test_a_reader_hears_what_the_world_did(error: Exception, kind: type[ArbiterError]) -> None:
    """One of our own errors, with the cause behind it."""
    with pytest.raises(kind) as raised, while_reading(PATH):
        raise error

    assert type(raised.value) is kind
    assert raised.value.path == PATH
    assert raised.value.__cause__ is error


@pytest.mark.parametrize(
    "error",
    [
        FULL,
        LOCKED,
        PROTECTED,
        BROKEN_DISK,
        OUT_OF_REACH,
        DAMAGED,
        FOREIGN,
        NO_TEXT,
        NO_TEXT_IN_3_10,
        FileNotFoundError(2, "No such file or directory"),
    ],
    ids=repr,
)
def test_a_writer_hears_one_kind(error: Exception) -> None:
    """It does not matter why: it was not written, and may be tried again."""
    with pytest.raises(StorageError) as raised, while_writing(PATH):
        raise error

    assert raised.value.detail


@pytest.mark.parametrize("error", OUR_BUGS, ids=str)
def test_our_own_bugs_go_through(error: Exception) -> None:
    """They are not dressed up as a full disk."""
    with pytest.raises(type(error)), while_writing(PATH):
        raise error
    with pytest.raises(type(error)), while_reading(PATH):
        raise error


def test_what_is_ours_already_stays() -> None:
    """An error of ours is not wrapped once more."""
    with pytest.raises(FileChanged), while_writing(PATH):
        raise FileChanged(PATH)
