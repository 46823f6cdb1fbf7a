"""A letter that changed on the disk is noticed; what an earlier program wrote is believed."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.errors import FileDamaged
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.storage import rows, schema, store, sums
from arbiter.storage.journal import JournalRow
from arbiter.storage.scribe import Scribe
from tests.boards import drawn
from tests.random_edits import some_edits
from tests.storage.museum import MUSEUM
from tests.storage.test_store import NOON


def altered(path: Path, *statements: str) -> Path:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A tournament with one step."""
    path = tmp_path / "final.arbiter"
    edit = SetResult(1, 4, 1, Result.WHITE_WINS)
    row = JournalRow(1, NOON, "anna", "edit", edit, {})
    store.create(path, edit(drawn(4)), drawn(4), [row])
    return path


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE game SET result = '0-1' WHERE result = '1-0'",
        "UPDATE game SET result = NULL, sum = 0",
        "UPDATE player SET name = 'Plager 2' WHERE number = 2",
        "UPDATE player SET rating_fide = 2400",
        """UPDATE setting SET value = '{"name":"Cup"}' WHERE name = 'event'""",
        "UPDATE journal SET user = 'anne'",
        "DELETE FROM journal",
        "UPDATE first_state SET tournament = '{}'",
        "UPDATE setting SET value = replace(value, ',1,', ',2,') WHERE name = 'sums'",
        "UPDATE setting SET value = x'00' WHERE name = 'sums'",
    ],
)
@pytest.mark.parametrize("opened", [store.read, store.prepare])
def test_whatever_has_changed_is_noticed(path: Path, statement: str, opened: object) -> None:
    """By a reader and before writing."""
    altered(path, statement)
    with pytest.raises(FileDamaged):
        opened(path)  # type: ignore[operator]


def test_each_step_keeps_the_sums_up() -> None:
    """Random steps, written by difference: the sums are those of the whole."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        schema.make_tables(connection)
        kept = sums.Sums()
        state = Tournament()
        rows.write_state(connection, state, kept)
        rows.write_first_state(connection, state, kept)
        for number, edit in enumerate(some_edits(Random(5), 150), 1):
            after = edit(state)
            rows.write_difference(connection, state, after, kept)
            rows.write_journal(connection, [JournalRow(number, NOON, "", "edit", edit, 0)], kept)
            state = after

            assert kept == sums.reckoned(connection)
            assert sums.from_text(kept.to_text()) == kept
        assert len(kept.journal) == 2


def test_a_step_is_sealed_on_the_disk(path: Path) -> None:
    """A flip after it is noticed like one before it."""
    before = store.read(path)
    edit = SetResult(2, 3, 1, Result.DRAW)
    scribe = Scribe(path, before.mark)
    scribe.write(
        JournalRow(2, NOON, "anna", "edit", edit, {}), before.tournament, edit(before.tournament)
    )
    scribe.close()

    assert store.read(path).tournament == edit(before.tournament)
    altered(path, "UPDATE game SET result = '0-0' WHERE result = '1/2-1/2'")
    with pytest.raises(FileDamaged):
        store.read(path)


def test_what_an_earlier_program_wrote_is_believed_and_sealed_anew(path: Path) -> None:
    """It adds to the journal and knows nothing of sums; its rows have none."""
    altered(
        path,
        "UPDATE game SET result = '0-1', sum = 0 WHERE result = '1-0'",
        "INSERT INTO journal SELECT 2, time, user, kind, edit, old FROM journal",
        "UPDATE setting SET value = '2' WHERE name = 'revision'",
    )
    told = store.prepare(path).tournament

    assert told.game(1, 4).result is Result.BLACK_WINS
    assert store.read(path).tournament == told
    altered(path, "UPDATE game SET result = '1-0' WHERE result = '0-1'")
    with pytest.raises(FileDamaged):
        store.read(path)


def test_sums_of_a_later_format_are_not_judged(path: Path) -> None:
    """They may be over more; a step takes them away, so that nobody goes by them."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        later = sums.stored(connection)
        assert later is not None
        later.format, later.game = schema.VERSION + 1, 7
        sums.write(connection, later, 1)
        connection.commit()
    before = store.prepare(path)
    edit = SetResult(2, 3, 1, Result.DRAW)
    scribe = Scribe(path, before.mark)
    scribe.write(
        JournalRow(2, NOON, "anna", "edit", edit, {}), before.tournament, edit(before.tournament)
    )
    scribe.close()

    assert store.read(path).tournament == edit(before.tournament)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert sums.stored(connection) is None


def test_an_older_file_gets_its_sums_with_the_first_opening(tmp_path: Path) -> None:
    """And is watched over from then on."""
    path = tmp_path / "old.arbiter"
    shutil.copy(MUSEUM / "format-1.2.arbiter", path)
    store.prepare(path)

    altered(path, "UPDATE game SET result = '0-0' WHERE line = 1")
    with pytest.raises(FileDamaged):
        store.read(path)
