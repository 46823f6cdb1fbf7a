from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from datetime import datetime, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Player, Tournament
from arbiter.storage import rows, schema
from arbiter.storage.journal import JournalRow
from tests.boards import seed
from tests.random_edits import some_tournament

NOON = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)


@contextlib.contextmanager
def empty() -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        schema.make_tables(connection)
        yield connection


@settings(deadline=None)
@given(st.integers(0, 10_000))
def test_what_is_written_is_read(number: int) -> None:
    """Whatever has happened to a tournament, the tables hold all of it."""
    tournament = some_tournament(number)
    with empty() as connection:
        rows.write_state(connection, tournament)

        assert rows.read_state(connection) == tournament


@settings(deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 10_000))
def test_a_difference_leads_from_any_state_to_any_other(one: int, other: int) -> None:
    """More or fewer players and games, another calendar: the tables follow."""
    before, after = some_tournament(one, 20), some_tournament(other, 25)
    with empty() as connection:
        rows.write_state(connection, before)
        rows.write_difference(connection, before, after)

        assert rows.read_state(connection) == after


def test_a_table_without_rounds_and_colours_is_kept_as_it_is() -> None:
    """What is not known stays unknown."""
    players = (Player("Adams"), Player("Berg"))
    game = Game(1, 2, result=Result.DRAW, colours_known=False)
    tournament = Tournament(players=players, games=(game,))
    with empty() as connection:
        rows.write_state(connection, tournament)

        assert rows.read_state(connection) == tournament


def test_one_result_changes_one_row() -> None:
    """So that a key costs the same in a field of sixty."""
    before = seed()
    after = SetResult(1, 2, 1, Result.BOTH_LOSE)(before)
    with empty() as connection:
        rows.write_state(connection, before)
        changes = connection.total_changes
        rows.write_difference(connection, before, after)

        assert connection.total_changes - changes == 1


def test_the_tables_speak_the_arbiters_language() -> None:
    """A result can be read without this program."""
    with empty() as connection:
        rows.write_state(connection, seed())
        game = connection.execute(
            """SELECT w.name, b.name, result FROM game
            JOIN player AS w ON w.number = white JOIN player AS b ON b.number = black
            WHERE round = 1 AND board = 1"""
        ).fetchone()

        assert game == ("Petrov", "Nikolaev", "1-0")


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE game SET result = '2-0' WHERE line = 3",
        "UPDATE game SET white = 'Adams' WHERE line = 3",
        "UPDATE game SET white = 9 WHERE line = 3",
        "UPDATE game SET white = black WHERE line = 3",
        "UPDATE game SET pending = 'asleep' WHERE line = 3",
        "DELETE FROM game WHERE line = 3",
        "UPDATE game SET (white, black) = (SELECT black, white FROM game WHERE line = 1) "
        "WHERE line = 2",
        "DELETE FROM player WHERE number = 4",
        "UPDATE player SET rating_fide = 'high' WHERE number = 4",
        "UPDATE player SET name = 7.5 WHERE number = 4; UPDATE player SET name = x'00'",
        "DELETE FROM setting WHERE name = 'event'",
        "UPDATE setting SET value = '{' WHERE name = 'regulations'",
        """UPDATE setting SET value = '{"cycles":"two"}' WHERE name = 'regulations'""",
        """UPDATE setting SET value = '{"scoring":{"draw":5}}' WHERE name = 'regulations'""",
    ],
)
def test_what_is_no_tournament_is_refused(damage: str) -> None:
    """Nothing is guessed: a value out of place is named."""
    with empty() as connection:
        rows.write_state(connection, seed())
        connection.executescript(damage)

        with pytest.raises(ValueError, match=r"."):
            rows.read_state(connection)


def test_the_journal_is_read_as_it_was_written() -> None:
    """With time zone and milliseconds, edit and old value."""
    row = JournalRow(
        1,
        datetime(2026, 5, 3, 12, 0, 1, 234000, timezone.utc),
        "anna",
        "edit",
        SetResult(1, 2, 1, None),
        {"result": "1-0"},
    )
    with empty() as connection:
        rows.write_journal(connection, [row])

        assert rows.read_journal(connection) == (row,)


def test_an_edit_of_a_newer_program_is_kept_as_unknown() -> None:
    """The line stays in the journal; only what it did is not known here."""
    with empty() as connection:
        connection.execute(
            "INSERT INTO journal VALUES (1, ?, 'anna', 'edit', ?, 'null')",
            (NOON.isoformat(), '{"kind":"CastSpell"}'),
        )

        assert rows.read_journal(connection) == (JournalRow(1, NOON, "anna", "edit", None, None),)


def test_a_journal_row_of_an_unknown_kind_is_refused() -> None:
    """It could be an undo: nobody knows."""
    with empty() as connection:
        connection.execute(
            "INSERT INTO journal VALUES (1, ?, 'anna', 'wound', '{}', 'null')", (NOON.isoformat(),)
        )

        with pytest.raises(ValueError, match="wound"):
            rows.read_journal(connection)


def test_a_first_state_that_cannot_be_read_is_none() -> None:
    """The tournament itself is whole; only the way back is lost."""
    with empty() as connection:
        assert rows.read_first_state(connection) is None
        connection.execute("INSERT INTO first_state VALUES ('[]')")

        assert rows.read_first_state(connection) is None
