"""Rows are told apart by their shape, and kept only if they fit their sum."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from arbiter.domain.edits import SetEvent
from arbiter.domain.tournament import Event
from arbiter.storage import store
from arbiter.storage.fragments import find_fragments
from arbiter.storage.journal import JournalRow
from tests.boards import drawn
from tests.storage.test_store import NOON
from tests.storage.test_sums import altered


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "cup.arbiter"
    edit = SetEvent(Event("Cup"))
    row = JournalRow(1, NOON, "anna", "edit", edit, {})
    store.create(path, edit(drawn(4)), drawn(4), [row])
    return path


def test_everything_is_found(path: Path) -> None:
    """And its sums are those that the file says."""
    found = find_fragments(path.read_bytes())
    sums = found.sums

    assert tuple(found.players.values()) == drawn(4).players
    assert tuple(found.games.values()) == drawn(4).games
    assert found.settings["event"] == '{"name":"Cup"}'
    assert found.journal[1][2] == "anna"
    assert found.first is not None
    assert sums is not None
    assert (sums.player, sums.game, sums.settings, sums.first) == (
        found.totals.player,
        found.totals.game,
        found.totals.settings,
        found.totals.first,
    )
    assert not found.unsealed


@pytest.mark.parametrize(
    ("statement", "left"),
    [
        ("UPDATE game SET board = 9 WHERE line = 2", (5, 4, 1)),
        ("UPDATE game SET result = '2-0' WHERE line = 2", (5, 4, 1)),
        ("UPDATE game SET board = 9, sum = 0 WHERE line = 2", (5, 4, 1)),
        ("UPDATE player SET name = 'Nobody' WHERE number = 1", (6, 3, 1)),
        ("UPDATE player SET name = 7 WHERE number = 1", (6, 3, 1)),
        ("UPDATE setting SET value = '{}' WHERE name = 'event'", (6, 4, 1)),
        ("DELETE FROM journal", (6, 4, 0)),
    ],
)
def test_what_does_not_fit_is_left_out(
    path: Path, statement: str, left: tuple[int, int, int]
) -> None:
    """One row at a time; the others stay."""
    found = find_fragments(altered(path, statement).read_bytes())

    assert (len(found.games), len(found.players), len(found.journal)) == left
    assert ("event" in found.settings) == ("setting" not in statement)


def test_a_page_of_no_table_fills_a_gap(path: Path) -> None:
    """Where the way to it is gone: here the list of the tables."""
    content = bytearray(path.read_bytes())
    content[:4096] = bytes(4096)
    found = find_fragments(bytes(content))

    assert len(found.games) == 6
    assert len(found.players) == 4


def test_a_stranger_s_rows_are_none_of_ours(tmp_path: Path) -> None:
    """Tables of another program."""
    path = tmp_path / "bookmarks"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE bookmark (id INTEGER PRIMARY KEY, title TEXT, n INTEGER)")
        connection.execute("INSERT INTO bookmark VALUES (1, 'chess', 1), (2, 'go', 2)")
    connection.close()
    found = find_fragments(path.read_bytes())

    assert not found.players
    assert not found.games
    assert not found.journal
