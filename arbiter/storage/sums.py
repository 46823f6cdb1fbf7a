"""Sums over the rows of a file, by which a letter that changed on the disk is noticed.

SQLite notices pages that make no sense, not a ``1-0`` that has become ``0-0``. So every
player and every game carries the sum of its own cells, and the setting ``sums`` holds the
totals over whole tables, kept up by difference with each step. A page that a broken copy
took from an older state has rows that are right in themselves; the totals tell.

A program of an earlier format leaves the setting as it was while the journal grows: such
sums are out of date, not wrong. Those of a later format are not ours to judge.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from arbiter.storage.mark import read_mark
from arbiter.storage.schema import GAME_COLUMNS, PLAYER_COLUMNS, VERSION
from arbiter.storage.transaction import transaction

NAME = "sums"
"""The setting that holds them."""
ALTERED = "something in it is not what was written"
"""What is said of a file that does not fit its sums."""
BESIDE = (NAME, "revision", "stamp")
"""Settings that are no part of the tournament, and of no sum."""
BLOCK = 128
"""So many rows of the journal have one sum, so that damage does not spoil them all."""

_SINCE = 103
"""The format that brought them."""
_ROUND = 1 << 32


def row_sum(cells: Iterable[object]) -> int:
    """The sum of the *cells* of a row, its key first; never 0, which stands for none."""
    return zlib.crc32("\x1f".join(map(str, cells)).encode("utf-8", "surrogatepass")) or 1


@dataclass
class Sums:
    """The totals: over the tables ``player`` and ``game``, for each setting by its name, for the
    first state, and for each block of the ``rows`` of the journal. ``revision`` is that of the
    state which they are of."""

    format: int = VERSION
    revision: int = 0
    rows: int = 0
    player: int = 0
    game: int = 0
    first: int = 0
    settings: dict[str, int] = field(default_factory=dict)
    journal: list[int] = field(default_factory=list)

    @property
    def ours(self) -> bool:
        """Whether they were made as this program makes them."""
        return self.format <= VERSION

    def out_of_date(self, revision: int, rows: int) -> bool:
        """Whether a program that knows no sums has written since: the file is of a later
        *revision*, and its journal has more *rows*."""
        return revision > self.revision and rows > self.rows

    def add(self, table: str, sum: int) -> None:
        """Count in one row of ``player`` or ``game``; out, if *sum* is negative."""
        setattr(self, table, (getattr(self, table) + sum) % _ROUND)

    def add_journal(self, cells: Iterable[object]) -> None:
        """Count in the next row of the journal."""
        block = self.rows // BLOCK
        if block == len(self.journal):
            self.journal.append(0)
        self.journal[block] = (self.journal[block] + row_sum(cells)) % _ROUND
        self.rows += 1

    def to_text(self) -> str:
        """As the setting holds them, with a sum over themselves."""
        parts: list[Any] = [self.format, self.revision, self.rows]
        parts += [self.player, self.game, self.first]
        plain = json.dumps([*parts, self.settings, self.journal], separators=(",", ":"))
        return f"{zlib.crc32(plain.encode()):08x}{plain}"


def from_text(text: str) -> Sums:
    """What ``to_text`` wrote.

    :raises ValueError: these are no sums, or they are damaged themselves.
    """
    if f"{zlib.crc32(text[8:].encode('utf-8', 'surrogatepass')):08x}" != text[:8]:
        raise ValueError(ALTERED)
    return Sums(*json.loads(text[8:]))


def stored(connection: sqlite3.Connection) -> Sums | None:
    """The sums that the file holds; None where no program has written any.

    :raises ValueError: they are damaged.
    """
    row = connection.execute("SELECT value FROM setting WHERE name = ?", (NAME,)).fetchone()
    if row is None:
        return None
    if not isinstance(row[0], str):
        raise ValueError(ALTERED)
    return from_text(row[0])


def reckoned(connection: sqlite3.Connection) -> Sums:
    """The sums of what the tables hold; an older file lacks a column, and its sums do too.

    :raises ValueError: a row does not fit the sum that it carries.
    """
    sums = Sums()
    for name, value in connection.execute("SELECT name, value FROM setting"):
        if name not in BESIDE:
            sums.settings[str(name)] = row_sum((value,))
    for table, key, columns in TABLES:
        there = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
        names = ", ".join((key, *(column for column in columns if column in there)))
        for *cells, own in connection.execute(f"SELECT {names}, sum FROM {table}"):
            found = row_sum(cells)
            if own not in (0, found):
                raise ValueError(ALTERED)
            sums.add(table, found)
    for (tournament,) in connection.execute("SELECT tournament FROM first_state"):
        sums.first = row_sum((tournament,))
    for cells in connection.execute(
        "SELECT number, time, user, kind, edit, old FROM journal ORDER BY number"
    ):
        sums.add_journal(cells)
    return sums


def require_agreement(connection: sqlite3.Connection) -> None:
    """Nothing, if the tables are what was written into them as far as can be told.

    :raises ValueError: something else has changed them.
    """
    said = stored(connection)
    if said is None:
        # Before 1.3 there were none. Later somebody has taken them away, and left the rows'.
        if connection.execute("PRAGMA user_version").fetchone()[0] >= _SINCE:
            reckoned(connection)
        return
    if not said.ours:
        return
    found = reckoned(connection)
    revision = _revision(connection)
    if said.out_of_date(revision, found.rows):
        return
    said.format, said.revision = found.format, found.revision
    if said != found:
        raise ValueError(ALTERED)


def seal_if_needed(connection: sqlite3.Connection) -> None:
    """Give a file its sums that has none yet, or those of before a program of an earlier format
    wrote to it; in one transaction."""
    said = stored(connection)
    if said is not None:
        count: int = connection.execute("SELECT count(*) FROM journal").fetchone()[0]
        if not said.ours or not said.out_of_date(_revision(connection), count):
            return
    with transaction(connection):
        for table, key, columns in TABLES:
            names = ", ".join((key, *columns))
            found = [
                (row_sum(cells), cells[0])
                for cells in connection.execute(f"SELECT {names} FROM {table}")
            ]
            connection.executemany(f"UPDATE {table} SET sum = ? WHERE {key} = ?", found)
        write(connection, reckoned(connection), _revision(connection))


def write(connection: sqlite3.Connection, sums: Sums, revision: int) -> None:
    """Set the setting to *sums*, which are of the state *revision*."""
    sums.revision = revision
    connection.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (NAME, sums.to_text()))


def _revision(connection: sqlite3.Connection) -> int:
    mark = read_mark(connection)
    return mark.revision if mark is not None else 0


def forget(connection: sqlite3.Connection) -> None:
    """Take away sums that can't be kept up, so that nobody goes by them."""
    connection.execute("DELETE FROM setting WHERE name = ?", (NAME,))


TABLES = (("player", "number", PLAYER_COLUMNS), ("game", "line", GAME_COLUMNS))
"""Those whose rows carry their sum: name, key, columns."""
