"""A tournament as rows of the tables, and back.

Writing is by difference: one result changes one row of ``game``.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from arbiter.domain.errors import ArbiterError, WrongScoring
from arbiter.domain.plain import edit_from_plain, edit_to_plain, from_plain, to_plain
from arbiter.domain.result import Result
from arbiter.domain.tournament import (
    Closing,
    Event,
    Game,
    Lots,
    ManualOrder,
    Pending,
    Player,
    PlayOff,
    Prizes,
    Regulations,
    Tournament,
    Withdrawal,
)
from arbiter.storage.journal import JournalRow, Kind
from arbiter.storage.packed_journal import PackedJournal
from arbiter.storage.schema import GAME_COLUMNS, PLAYER_COLUMNS
from arbiter.storage.soundness import require_sound
from arbiter.storage.sums import Sums, row_sum

Row = tuple[Any, ...]

_PLAYER_KINDS = (str,) * 7 + (int, int, str)
_NONE = type(None)
_GAME_KINDS = (
    (int,),
    (int,),
    (int,),
    (int, _NONE),
    (int, _NONE),
    (str, _NONE),
    (str, _NONE),
    (str,),
    (int,),
)
_KINDS: tuple[Kind, ...] = ("edit", "undone", "redone")


# Writing


def write_state(
    connection: sqlite3.Connection, tournament: Tournament, sums: Sums | None = None
) -> None:
    """Fill the empty tables with *tournament*."""
    write_difference(connection, None, tournament, sums)


def write_difference(
    connection: sqlite3.Connection,
    before: Tournament | None,
    after: Tournament,
    sums: Sums | None = None,
) -> None:
    """Bring the tables from *before* to *after*; None stands for empty tables.

    The *sums* of the tables are brought up with them. Without them rows get none: a later
    format has sums of its own.
    """
    for name, value in _settings(after).items():
        if before is None or value != _settings(before)[name]:
            text = _json(to_plain(value))
            write_setting(connection, name, text)
            if sums is not None:
                sums.settings[name] = row_sum((text,))
    old_players = before.players if before else ()
    old_games = before.games if before else ()
    _write_table(connection, "player", "number", PLAYER_COLUMNS, old_players, after.players, sums)
    _write_table(connection, "game", "line", GAME_COLUMNS, old_games, after.games, sums)


def write_setting(connection: sqlite3.Connection, name: str, value: str) -> None:
    """Set *name* to *value*."""
    connection.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (name, value))


def write_first_state(
    connection: sqlite3.Connection, tournament: Tournament, sums: Sums | None = None
) -> None:
    """Keep the state in which the file was made."""
    text = _json(to_plain(tournament))
    if sums is not None:
        sums.first = row_sum((text,))
    connection.execute("INSERT INTO first_state VALUES (?)", (text,))


def write_journal(
    connection: sqlite3.Connection, rows: Iterable[JournalRow], sums: Sums | None = None
) -> None:
    """Put *rows* at the end of the journal."""
    written = [
        (
            row.number,
            row.at.isoformat(timespec="milliseconds"),
            row.user,
            row.kind,
            _json(edit_to_plain(row.edit) if row.edit else None),
            _json(row.old),
        )
        for row in rows
    ]
    if sums is not None:
        for cells in written:
            sums.add_journal(cells)
    connection.executemany("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?)", written)


def _settings(tournament: Tournament) -> dict[str, Any]:
    return {
        "event": tournament.event,
        "regulations": tournament.regulations,
        "lots": tournament.lots,
        "round_starts": tournament.round_starts,
        "rounds_assumed": tournament.rounds_assumed,
        "closing": tournament.closing,
        "withdrawals": tournament.withdrawals,
        "play_offs": tournament.play_offs,
        "manual_orders": tournament.manual_orders,
        "prizes": tournament.prizes,
    }


def _write_table(
    connection: sqlite3.Connection,
    table: str,
    key: str,
    columns: Sequence[str],
    old: Sequence[Player | Game],
    new: Sequence[Player | Game],
    sums: Sums | None,
) -> None:
    if old is new:
        return
    if len(new) < len(old):
        connection.execute(f"DELETE FROM {table} WHERE {key} > ?", (len(new),))
    changed = [
        (place, *_cells(item, columns))
        for place, item in enumerate(new, 1)
        if place > len(old) or (item is not old[place - 1] and item != old[place - 1])
    ]
    if sums is not None:
        for cells in changed:
            if cells[0] <= len(old):
                sums.add(table, -row_sum((cells[0], *_cells(old[cells[0] - 1], columns))))
            sums.add(table, row_sum(cells))
        for place in range(len(new) + 1, len(old) + 1):
            sums.add(table, -row_sum((place, *_cells(old[place - 1], columns))))
    if changed:
        own = [row_sum(cells) if sums is not None else 0 for cells in changed]
        names = ", ".join((key, *columns, "sum"))
        marks = ", ".join("?" * (len(columns) + 2))
        connection.executemany(
            f"REPLACE INTO {table} ({names}) VALUES ({marks})",
            [(*cells, sum) for cells, sum in zip(changed, own)],
        )


def _cells(item: Player | Game, columns: Sequence[str]) -> list[Any]:
    cells = [to_plain(getattr(item, column)) for column in columns]
    return [int(cell) if isinstance(cell, bool) else cell for cell in cells]  # as they are read


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# Reading


def read_state(connection: sqlite3.Connection) -> Tournament:
    """The tournament in the tables.

    :raises ValueError: they hold something that is none.
    """
    settings = dict(connection.execute("SELECT name, value FROM setting"))
    lots = _json_value(settings, "lots")
    try:
        regulations = from_plain(Regulations, _json_value(settings, "regulations"))
    except WrongScoring as error:
        raise ValueError(str(error)) from error
    tournament = Tournament(
        event=from_plain(Event, _json_value(settings, "event")),
        regulations=regulations,
        players=_read_players(connection),
        games=_read_games(connection),
        lots=None if lots is None else from_plain(Lots, lots),
        round_starts=from_plain(tuple[str, ...], _json_value(settings, "round_starts")),
        # A file of format 1.0 says nothing about it.
        rounds_assumed=from_plain(bool, plain(settings.get("rounds_assumed", "false"))),
        # Nor one before 1.2 about this.
        closing=from_plain(Closing, plain(settings.get("closing", "{}"))),
        # Nor one before 1.4 about that.
        withdrawals=from_plain(tuple[Withdrawal, ...], plain(settings.get("withdrawals", "[]"))),
        play_offs=from_plain(tuple[PlayOff, ...], plain(settings.get("play_offs", "[]"))),
        manual_orders=from_plain(
            tuple[ManualOrder, ...], plain(settings.get("manual_orders", "[]"))
        ),
        # Nor one before 1.5 about these.
        prizes=from_plain(Prizes, plain(settings.get("prizes", "{}"))),
    )
    require_sound(tournament)
    return tournament


def read_first_state(connection: sqlite3.Connection) -> Tournament | None:
    """The state in which the file was made; None where it can't be read any more."""
    row = connection.execute("SELECT tournament FROM first_state").fetchone()
    if row is None:
        return None
    try:
        first = from_plain(Tournament, plain(row[0]))
        require_sound(first)
    except (ValueError, ArbiterError):
        return None
    return first


def read_journal(connection: sqlite3.Connection) -> PackedJournal:
    """The whole journal, oldest first.

    :raises ValueError: a row has no time or an unknown kind.
    """
    rows = connection.execute(
        "SELECT number, time, user, kind, edit, old FROM journal ORDER BY number"
    )
    return PackedJournal(journal_row(*row) for row in rows)


def journal_row(
    number: int, time: object, user: object, kind: object, edit: object, old: object
) -> JournalRow:
    """The row of the journal in these cells; an edit that is not known here is None.

    :raises ValueError: it has no time or an unknown kind.
    """
    if kind not in _KINDS:
        raise ValueError(f"journal row {number} of kind {kind!r}")
    try:
        known = edit_from_plain(plain(edit))
    except (ValueError, TypeError, ArbiterError):
        known = None
    return JournalRow(
        number,
        datetime.fromisoformat(str(time)),
        str(user),
        kind,
        known,
        plain(old),
    )


def _read_players(connection: sqlite3.Connection) -> tuple[Player, ...]:
    columns = ", ".join(PLAYER_COLUMNS)
    players: list[Player] = []
    for number, *cells in connection.execute(
        f"SELECT number, {columns} FROM player ORDER BY number"
    ):
        if number != len(players) + 1 or not is_player(cells):
            raise ValueError(f"player {number}")
        players.append(Player(*cells))
    return tuple(players)


def _read_games(connection: sqlite3.Connection) -> tuple[Game, ...]:
    columns = ", ".join(GAME_COLUMNS)
    games: list[Game] = []
    for line, *cells in connection.execute(f"SELECT line, {columns} FROM game ORDER BY line"):
        if line != len(games) + 1 or not is_game(cells):
            raise ValueError(f"game in line {line}")
        games.append(game_of(cells))
    return tuple(games)


def is_player(cells: Sequence[object]) -> bool:
    """Whether the *cells* of a row are of the kinds that a player has."""
    return tuple(map(type, cells)) == _PLAYER_KINDS


def is_game(cells: Sequence[object]) -> bool:
    """Whether the *cells* of a row are of the kinds that a game has."""
    return len(cells) == len(_GAME_KINDS) and all(
        type(cell) in kinds for cell, kinds in zip(cells, _GAME_KINDS)
    )


def game_of(cells: Sequence[Any]) -> Game:
    """The game in the *cells* of a row.

    :raises ValueError: its result, or what it waits for, is none.
    """
    white, black, cycle, round, board, result, pending, until, colours_known = cells
    return Game(
        white,
        black,
        cycle,
        round,
        board,
        None if result is None else Result(result),
        None if pending is None else Pending(pending),
        until,
        bool(colours_known),
    )


def _json_value(settings: dict[str, object], name: str) -> Any:
    if name not in settings:
        raise ValueError(f"no setting {name!r}")
    return plain(settings[name])


def plain(text: object) -> Any:
    """What the JSON in a cell says, as ``from_plain`` takes it.

    :raises ValueError: it is no JSON, or nested beyond all measure.
    """
    if not isinstance(text, str):
        raise ValueError(f"no JSON: {text!r:.40}")
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("JSON nested too deeply") from None
