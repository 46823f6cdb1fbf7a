"""The prototype's single setting becomes players, games and settings of format 1.0."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from arbiter.storage import rows
from arbiter.storage.mark import read_mark
from arbiter.storage.prototype import from_prototype
from tests.storage.museum import make_prototype, story_of_prototype


def test_everything_in_one_setting_becomes_a_tournament(tmp_path: Path) -> None:
    """Rounds and boards follow from the Berger table; the state is its own first one."""
    path = tmp_path / "old.arbiter"
    make_prototype(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        from_prototype(connection)

        assert rows.read_state(connection) == story_of_prototype()
        assert rows.read_first_state(connection) == story_of_prototype()
        assert rows.read_journal(connection) == []
        assert read_mark(connection) is not None
        assert (
            connection.execute("SELECT name FROM setting WHERE name = 'tournament'").fetchall()
            == []
        )
