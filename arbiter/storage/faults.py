"""Whose fault it is when SQLite complains: the world's, or ours.

A full disk, a missing permission, a file that is no database belong to the arbiter's world
and become an ``ArbiterError``. A wrong statement or a broken constraint is a bug of this
program and goes through untouched, so that it is seen.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from arbiter.domain.errors import (
    ArbiterError,
    FileDamaged,
    FileMissing,
    FileProblem,
    FileUnreadable,
    NotOurFile,
    StorageError,
)
from arbiter.domain.os_faults import fault_text

# Python 3.10 does not hand out SQLite's error numbers, but SQLite's texts for them have
# been the same for twenty years (sqlite3ErrStr).
_OF_THE_WORLD = (
    "access permission denied",
    "database is locked",
    "database table is locked",
    "out of memory",
    "attempt to write a readonly database",
    "disk I/O error",
    "database or disk is full",
    "unable to open database file",
    "locking protocol",
    "large file support is disabled",
    "authorization denied",
)
_DAMAGED = (
    "database disk image is malformed",
    "malformed database schema",
    "unsupported file format",
    "Could not decode to UTF-8",  # said by Python's sqlite3
)
_MALFORMED = _DAMAGED[0]
_NOT_A_DATABASE = "file is not a database"
_CAN_MEAN_MUCH = ("unable to open database file", "attempt to write a readonly database")
_LONGEST_PATH = 500
"""Bytes; SQLite takes 512, of which the ending of its journal is a part."""


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the content of the file is broken."""
    # What SQLite says of broken pages may quote them. Where those bytes are no text, Python 3.10
    # drops the whole sentence, and later ones raise ``UnicodeDecodeError`` in its place.
    return not error.args or str(error).startswith(_DAMAGED)


def is_of_the_world(error: sqlite3.Error) -> bool:
    """Whether disk, permissions or another program are at fault."""
    return isinstance(error, sqlite3.DatabaseError) and str(error).startswith(_OF_THE_WORLD)


@contextmanager
def while_reading(path: Path) -> Iterator[None]:
    """Turn what the world does to a reader of *path* into our own errors.

    :raises FileMissing: there is no such file.
    :raises NotOurFile: it is no database.
    :raises FileDamaged: its content is broken.
    :raises FileUnreadable: it can't be reached.
    """
    try:
        yield
    except sqlite3.Error as error:
        problem: FileProblem
        if str(error).startswith(_NOT_A_DATABASE):
            problem = NotOurFile(path)
        elif is_damage(error):
            problem = FileDamaged(path, str(error) or _MALFORMED)
        elif is_of_the_world(error):
            problem = FileUnreadable(path, str(error))
        else:
            raise
        raise problem from error
    except UnicodeDecodeError as error:
        raise FileDamaged(path, _MALFORMED) from error
    except FileNotFoundError as error:
        raise FileMissing(path) from error
    except OSError as error:
        raise FileUnreadable(path, fault_text(error)) from error


@contextmanager
def while_writing(path: Path) -> Iterator[None]:
    """Turn what the world does to a writer of *path* into ``StorageError``.

    :raises StorageError: nothing could be written.
    """
    try:
        yield
    except ArbiterError:
        raise
    except sqlite3.Error as error:
        broken = is_damage(error) or str(error).startswith(_NOT_A_DATABASE)
        if not (broken or is_of_the_world(error)):
            raise
        raise StorageError(path, obstacle(path, str(error) or _MALFORMED)) from error
    except UnicodeDecodeError as error:
        raise StorageError(path, _MALFORMED) from error
    except MemoryError as error:
        raise StorageError(path, "out of memory") from error
    except OSError as error:
        raise StorageError(path, fault_text(error)) from error


def obstacle(path: Path, said: str) -> str:
    """Why *path* can't be written: *said* by SQLite, or what is found where that is vague.

    Of a folder that is away or protected, and of a name that leaves no room for the ending of
    a journal, SQLite says only that something can't be opened.
    """
    if not said.startswith(_CAN_MEAN_MUCH):
        return said
    try:
        if len(os.fsencode(path.absolute())) > _LONGEST_PATH:
            raise OSError(errno.ENAMETOOLONG, "")
        os.stat(path.parent)
        with suppress(FileNotFoundError):
            os.lstat(path.with_name(path.name + "-journal"))
        if hasattr(os, "statvfs") and os.statvfs(path.parent).f_flag & os.ST_RDONLY:
            raise OSError(errno.EROFS, "")
        if not os.access(path.parent, os.W_OK):
            raise OSError(errno.EACCES, "")
    except OSError as error:
        return fault_text(error)
    return said
