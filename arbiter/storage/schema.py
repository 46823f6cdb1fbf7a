"""The tables of a tournament file, and how older files are brought up to date.

A file is an SQLite database that says of itself, in the header, that it is ours
(``application_id``, "ARBT") and in which format (``user_version``: major × 100 + minor).
A program reads every format of its own major number and all before it. A minor number
only adds what an older program may leave alone; anything else is a new major number.

The words in the tables are those of the arbiter, so that a file can be read without this
program: ``sqlite3 final.arbiter 'SELECT * FROM game'``.

========  =====================================================================
Format    What it brought
========  =====================================================================
0.1       The prototype: everything in one setting (see ``prototype``).
1.0       The first: event, regulations, lots and round starts as settings;
          players; games; the journal; the state in which the file was made.
1.1       The setting rounds_assumed; lots that stood in a foreign file; the edits
          that take such a file in. A file of 1.0 has none of these.
1.2       The setting closing, the edits that close and reopen a tournament, and the
          reasons that edits carry. In a file of 1.1 nothing has been closed.
1.3       Sums: of each player and game, and of the whole in the setting sums (see
          ``sums``). A file of 1.2 is believed as it is.
1.4       The setting withdrawals, the edits by which somebody leaves or comes back, and
          the rule about it in the regulations. From a file of 1.3 nobody has left; the
          setting comes with the first who does. So do the settings play_offs and
          manual_orders, with the first of them, and their edits. Games to be played
          early; edits that change a calendar by hand; regulations of a league, and the
          source of its numbers.
1.5       More of the event: its code, organiser, rate of play, officials. In a file of 1.4
          nothing is said of them. The setting prizes, with the first of them, and its edit.
          Edits that take in results, and what a list knows better of players.
========  =====================================================================
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from arbiter.storage.transaction import transaction

APPLICATION_ID = 0x41524254
MAJOR = 1
MINOR = 5
VERSION = MAJOR * 100 + MINOR

TABLES = (
    # event, regulations, lots, round_starts, rounds_assumed, closing, withdrawals, play_offs,
    # manual_orders, prizes: JSON.
    # revision and stamp name the last write, sums vouches for the whole.
    "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    """CREATE TABLE player (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL, title TEXT NOT NULL, sex TEXT NOT NULL, birth TEXT NOT NULL,
        federation TEXT NOT NULL, fide_id TEXT NOT NULL, national_id TEXT NOT NULL,
        rating_fide INTEGER NOT NULL, rating_national INTEGER NOT NULL, club TEXT NOT NULL,
        sum INTEGER NOT NULL DEFAULT 0
    )""",
    # line: place in the calendar, from 1. result: the code, as 1-0; NULL while not reported.
    """CREATE TABLE game (
        line INTEGER PRIMARY KEY,
        white INTEGER NOT NULL, black INTEGER NOT NULL, cycle INTEGER NOT NULL,
        round INTEGER, board INTEGER, result TEXT, pending TEXT,
        until TEXT NOT NULL, colours_known INTEGER NOT NULL,
        sum INTEGER NOT NULL DEFAULT 0
    )""",
    # kind: edit, undone, redone. edit and old (what it replaced): JSON.
    """CREATE TABLE journal (
        number INTEGER PRIMARY KEY,
        time TEXT NOT NULL, user TEXT NOT NULL, kind TEXT NOT NULL,
        edit TEXT NOT NULL, old TEXT NOT NULL
    )""",
    "CREATE TABLE first_state (tournament TEXT NOT NULL)",
)

PLAYER_COLUMNS = (
    "name",
    "title",
    "sex",
    "birth",
    "federation",
    "fide_id",
    "national_id",
    "rating_fide",
    "rating_national",
    "club",
)
GAME_COLUMNS = (
    "white",
    "black",
    "cycle",
    "round",
    "board",
    "result",
    "pending",
    "until",
    "colours_known",
)

Migration = Callable[[sqlite3.Connection], None]


def _to_1_1(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT OR IGNORE INTO setting VALUES ('rounds_assumed', 'false')")


def _to_1_2(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT OR IGNORE INTO setting VALUES ('closing', '{}')")


def _to_1_3(connection: sqlite3.Connection) -> None:
    for table in ("player", "game"):
        connection.execute(f"ALTER TABLE {table} ADD COLUMN sum INTEGER NOT NULL DEFAULT 0")


def _to_1_4(connection: sqlite3.Connection) -> None:
    """Nothing is missing: what is not there yet has its default."""


def _to_1_5(connection: sqlite3.Connection) -> None:
    """Nor here."""


def _from_prototype(connection: sqlite3.Connection) -> None:
    from arbiter.storage.prototype import from_prototype  # of a time before the first release

    from_prototype(connection)


MIGRATIONS: tuple[tuple[int, Migration], ...] = (
    (100, _from_prototype),
    (101, _to_1_1),
    (102, _to_1_2),
    (103, _to_1_3),
    (104, _to_1_4),
    (105, _to_1_5),
)
"""(format it leads to, what is done), in ascending order. Once released, one never changes."""


def make_tables(connection: sqlite3.Connection) -> None:
    """Make an empty file ours, inside the transaction that the caller has begun."""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    for table in TABLES:
        connection.execute(table)


def major_of(version: int) -> int:
    """The major number of a ``user_version``."""
    return version // 100


def outdated(version: int) -> bool:
    """Whether a file of this format has to be brought up to date."""
    return any(version < target for target, _ in MIGRATIONS)


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Bring the file from *version* to ours, all in one transaction or not at all."""
    with transaction(connection):
        for target, step in MIGRATIONS:
            if version < target:
                step(connection)
                connection.execute(f"PRAGMA user_version = {target}")
        # What they were of has changed; whoever opens the file for writing makes new ones.
        connection.execute("DELETE FROM setting WHERE name = 'sums'")
        for table in ("player", "game"):
            connection.execute(f"UPDATE {table} SET sum = 0")
