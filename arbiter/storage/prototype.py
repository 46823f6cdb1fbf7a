"""The format before the first: a list of names and of results in one setting, nothing else.

A prototype wrote it. There were no rounds in the list; they follow from the Berger table, by
which the prototype paired. What was done and when was not kept.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from typing import Any

from arbiter.domain.edits import AddPlayers, DrawLots, SetResult
from arbiter.domain.errors import ArbiterError
from arbiter.domain.plain import to_plain
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, LotMethod, Player, Tournament

_TABLES = (
    """CREATE TABLE player (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL, title TEXT NOT NULL, sex TEXT NOT NULL, birth TEXT NOT NULL,
        federation TEXT NOT NULL, fide_id TEXT NOT NULL, national_id TEXT NOT NULL,
        rating_fide INTEGER NOT NULL, rating_national INTEGER NOT NULL, club TEXT NOT NULL
    )""",
    """CREATE TABLE game (
        line INTEGER PRIMARY KEY,
        white INTEGER NOT NULL, black INTEGER NOT NULL, cycle INTEGER NOT NULL,
        round INTEGER, board INTEGER, result TEXT, pending TEXT,
        until TEXT NOT NULL, colours_known INTEGER NOT NULL
    )""",
    """CREATE TABLE journal (
        number INTEGER PRIMARY KEY,
        time TEXT NOT NULL, user TEXT NOT NULL, kind TEXT NOT NULL,
        edit TEXT NOT NULL, old TEXT NOT NULL
    )""",
    "CREATE TABLE first_state (tournament TEXT NOT NULL)",
)


def from_prototype(connection: sqlite3.Connection) -> None:
    """Make a file of format 1.0 of one of the prototype.

    :raises ValueError: the setting is not what the prototype wrote.
    """
    row = connection.execute("SELECT value FROM setting WHERE name = 'tournament'").fetchone()
    if row is None or not isinstance(row[0], str):
        raise ValueError("no tournament of the prototype")
    tournament = _tournament(json.loads(row[0]))
    for table in _TABLES:
        connection.execute(table)
    connection.executemany(
        "INSERT INTO player VALUES (?, ?, '', '', '', '', '', '', ?, 0, '')",
        [
            (number, player.name, player.rating_fide)
            for number, player in enumerate(tournament.players, 1)
        ],
    )
    connection.executemany(
        "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, NULL, '', 1)",
        [
            (
                line,
                game.white,
                game.black,
                game.cycle,
                game.round,
                game.board,
                game.result.value if game.result else None,
            )
            for line, game in enumerate(tournament.games, 1)
        ],
    )
    settings = {
        "event": to_plain(tournament.event),
        "regulations": to_plain(tournament.regulations),
        "lots": to_plain(tournament.lots),
        "round_starts": [],
    }
    connection.executemany(
        "INSERT INTO setting VALUES (?, ?)",
        [(name, _json(value)) for name, value in settings.items()],
    )
    mark = (("revision", "1"), ("stamp", f"{zlib.crc32(row[0].encode()):016x}"))
    connection.executemany("INSERT INTO setting VALUES (?, ?)", mark)
    connection.execute("INSERT INTO first_state VALUES (?)", (_json(to_plain(tournament)),))
    connection.execute("DELETE FROM setting WHERE name = 'tournament'")


def _tournament(data: Any) -> Tournament:
    """``{"name": …, "players": [[name, rating], …], "results": [[low, high, code], …]}``"""
    try:
        players = tuple(
            Player(str(name), rating_fide=int(rating)) for name, rating in data["players"]
        )
        state = AddPlayers(players)(Tournament(Event(str(data["name"]))))
        state = DrawLots(LotMethod.AS_LISTED, tuple(state.numbers))(state)
        for first, second, code in data["results"]:
            state = SetResult(first, second, 1, Result(code))(state)
    except (KeyError, TypeError, ArbiterError) as error:
        raise ValueError(f"no tournament of the prototype: {error}") from error
    return state


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
