"""A rating list kept for looking up: one SQLite file for each list, in the user's own folder.

It is written under another name and takes its own only when it is whole, so a list that was
half read never takes the place of a good one, whatever happens meanwhile. Nothing in it is
worth a backup: it can be read again from the file that the federation publishes.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path

from arbiter import paths
from arbiter.domain.errors import ListNotKept, NotAList, NotListed, StorageError
from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.domain.name_folding import folded
from arbiter.leftovers import clear_away, part_beside
from arbiter.storage.connection import closing, connect
from arbiter.storage.faults import while_writing

APPLICATION_ID = 0x4152424C
VERSION = 1
"""A list kept in another form is not read; it has to be loaded again."""
ENDING = ".ratings"
_AT_ONCE = 2000
_CACHE = "PRAGMA cache_size = -16384"
"""KiB, while it is written: sorting a million names takes what it is given."""

_TABLES = (
    "CREATE TABLE about (said TEXT NOT NULL)",
    """CREATE TABLE player (
        line INTEGER PRIMARY KEY, folded TEXT NOT NULL,
        name TEXT NOT NULL, fide_id INTEGER, national_id TEXT, federation TEXT, sex TEXT,
        birth TEXT, title TEXT, titles TEXT,
        standard INTEGER, rapid INTEGER, blitz INTEGER, national INTEGER,
        k TEXT, inactive INTEGER, club TEXT
    )""",
)
_INDICES = (
    "CREATE INDEX by_name ON player (folded)",
    "CREATE INDEX by_fide_id ON player (fide_id) WHERE fide_id IS NOT NULL",
    "CREATE INDEX by_national_id ON player (national_id) WHERE national_id IS NOT NULL",
)
COLUMNS = (
    "name, fide_id, national_id, federation, sex, birth, title, titles, standard, rapid, blitz, "
    "national, k, inactive, club"
)


def lists_folder() -> Path:
    """The folder of the lists; it is made when it is missing."""
    folder = paths.data_folder() / "rating-lists"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def place_of(about: RatingList) -> Path:
    """Where a list is kept: a newer one of the same kind takes the place of an older one, and
    of national lists one of the same name."""
    name = about.kind.name.lower().replace("_", "-")
    if about.kind is ListKind.NATIONAL:
        stem = re.sub(r"\W+", "-", Path(about.source).stem.lower()).strip("-")
        # The month is often a part of the name.
        name += f"-{re.sub(r'(?:[-_]?[0-9]+)+$', '', stem)[:60] or 'list'}"
    return lists_folder() / f"{name}{ENDING}"


def keep_list(about: RatingList, players: Iterable[ListedPlayer]) -> RatingList:
    """Keep *players*, read one by one, as the list that *about* tells of; it comes back with
    how many they are.

    What reading them raises goes through, and the list that was there before stays.

    :raises NotAList: there are no players.
    :raises ListNotKept: it can't be written.
    """
    path = place_of(about)
    part = part_beside(path)
    try:
        with while_writing(path):
            count = _write(part, about, players)
            if not count:
                raise NotAList(Path(about.source), NotListed.EMPTY)
            os.replace(part, path)
    except StorageError as error:
        raise ListNotKept(path, error.detail) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        clear_away(path.parent)
    return about._replace(players=count)


def _write(part: Path, about: RatingList, players: Iterable[ListedPlayer]) -> int:
    with closing(sqlite3.connect(part, isolation_level=None)) as connection:
        # The file is thrown away unless all of it is there, so nothing has to be kept safe
        # on the way.
        for setting in ("journal_mode = OFF", "synchronous = OFF", "locking_mode = EXCLUSIVE"):
            connection.execute(f"PRAGMA {setting}")
        connection.execute(_CACHE)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("BEGIN")
        for table in _TABLES:
            connection.execute(table)
        count = 0
        rows = map(_row, players)
        statement = f"INSERT INTO player (folded, {COLUMNS}) VALUES ({', '.join('?' * 16)})"
        while block := list(islice(rows, _AT_ONCE)):
            connection.executemany(statement, block)
            count += len(block)
        for index in _INDICES:
            connection.execute(index)
        said = about._replace(players=count)._asdict() | {"kind": about.kind.value}
        connection.execute("INSERT INTO about VALUES (?)", (json.dumps(said),))
        connection.execute("COMMIT")
    with open(part, "rb+") as file:
        os.fsync(file.fileno())
    return count


def _row(player: ListedPlayer) -> tuple[object, ...]:
    fide_id = player.fide_id
    return (
        folded(player.name),
        player.name,
        int(fide_id) if fide_id.isdecimal() and len(fide_id) < 16 else None,
        player.national_id or None,
        player.federation,
        player.sex,
        player.birth,
        player.title,
        player.titles,
        player.standard,
        player.rapid,
        player.blitz,
        player.national,
        "{} {} {}".format(*player.k),
        int(player.inactive),
        player.club,
    )


def player_of(row: tuple[object, ...]) -> ListedPlayer:
    """The player in a row of ``COLUMNS``."""
    values = list(row)
    values[1] = str(values[1] or "")
    values[2] = values[2] or ""
    standard, rapid, blitz = map(int, str(values[12]).split())
    values[12] = (standard, rapid, blitz)
    values[13] = bool(values[13])
    return ListedPlayer(*values)  # type: ignore[arg-type]


def kept_lists() -> tuple[tuple[Path, RatingList], ...]:
    """The lists that are kept, with their files; those of FIDE first.

    What can't be read is no list.
    """
    order = list(ListKind)
    found = []
    with suppress(OSError):
        for path in sorted(lists_folder().glob(f"*{ENDING}")):
            about = _about(path)
            if about is not None:
                found.append((path, about))
    return tuple(sorted(found, key=lambda one: (order.index(one[1].kind), one[1].source)))


def _about(path: Path) -> RatingList | None:
    try:
        with closing(open_index(path)) as connection:
            said = json.loads(connection.execute("SELECT said FROM about").fetchone()[0])
            return RatingList(**{**said, "kind": ListKind(said["kind"])})
    except (sqlite3.Error, OSError, ValueError, TypeError, KeyError):
        return None


def open_index(path: Path) -> sqlite3.Connection:
    """The list in *path*, to be read.

    :raises ValueError: it is none, or kept in another form.
    """
    connection = connect(path, "ro")
    try:
        ours = connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
        if not ours or connection.execute("PRAGMA user_version").fetchone()[0] != VERSION:
            raise ValueError(f"{path.name} is no list that is known here")
    except BaseException:
        connection.close()
        raise
    return connection


def remove_list(path: Path) -> None:
    """Forget the list that is kept in *path*.

    :raises ListNotKept: the file can't be removed.
    """
    with _removing(path):
        path.unlink(missing_ok=True)


@contextmanager
def _removing(path: Path) -> Iterator[None]:
    try:
        with while_writing(path):
            yield
    except StorageError as error:
        raise ListNotKept(path, error.detail) from error
