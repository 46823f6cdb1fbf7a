from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from arbiter.domain.edits import SetEvent, SetResult
from arbiter.domain.errors import FileDamaged, FileExists, FileMissing, NotOurFile, StorageError
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, Tournament
from arbiter.storage import snapshot as snapshots
from arbiter.storage import store
from arbiter.storage.snapshot import Snapshot, begun, begun_with, mark_of, sealed
from tests.boards import drawn, seed
from tests.storage.sessions import WIN, Hand

DRAW = SetResult(2, 3, 1, Result.DRAW)


def test_what_is_written_is_what_the_file_held_at_that_moment(tmp_path: Path) -> None:
    """Whatever was written to it since."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    with Snapshot(hand.path) as snapshot:
        hand.do(DRAW)
        snapshot.write(tmp_path / "copy")
    copied = store.read(tmp_path / "copy")

    assert copied.tournament == WIN(drawn(4))
    assert [row.edit for row in copied.rows] == [WIN]
    assert sorted(os.listdir(tmp_path)) == ["copy", "final.arbiter"]


def test_it_says_points_rows_mark_rounds_and_who_began(tmp_path: Path) -> None:
    """The first step belongs to this tournament alone."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    with Snapshot(hand.path) as snapshot:
        assert snapshot.begun == begun_with(store.read(hand.path).rows) == ""
    hand.do(WIN)
    with Snapshot(hand.path) as snapshot:
        assert snapshot.begun == begun(hand.path) == "2026-05-03T12:00:01.000+00:00 anna"
        assert begun_with(store.read(hand.path).rows) == snapshot.begun
        assert snapshot.rounds == 0
    hand.do(DRAW)
    with Snapshot(hand.path) as snapshot:
        assert snapshot.rounds == 1
        assert snapshot.seal == sealed(hand.path)
        assert snapshot.seal.points == (2, 1, 1, 0)
        assert snapshot.seal.rows == 2
        assert snapshot.seal.mark == mark_of(hand.path)


def test_nobody_who_writes_waits_for_a_slow_target(tmp_path: Path) -> None:
    """Once it is taken the file is free."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    with Snapshot(hand.path):
        connection = sqlite3.connect(hand.path, timeout=0)
        connection.execute("BEGIN EXCLUSIVE")  # raises if anybody reads
        connection.close()


@pytest.mark.parametrize(
    ("content", "problem"), [(None, FileMissing), (b"no database" * 100, NotOurFile)]
)
def test_what_is_no_tournament_gives_none(
    tmp_path: Path, content: bytes | None, problem: type[Exception]
) -> None:
    """And says why."""
    path = tmp_path / "final.arbiter"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(problem):
        Snapshot(path)
    assert begun(path) == ""
    assert mark_of(path) is None


def test_a_damaged_file_gives_none(tmp_path: Path) -> None:
    """It is not put in the place of a good copy."""
    path = tmp_path / "final.arbiter"
    store.create(path, seed())
    connection = sqlite3.connect(path)
    connection.execute("UPDATE game SET result = '7-7' WHERE line = 3")
    connection.commit()
    connection.close()

    with pytest.raises(FileDamaged):
        Snapshot(path)


def test_a_letter_that_changed_on_the_disk_is_not_copied(tmp_path: Path) -> None:
    """The copy that there is may still be right."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    connection = sqlite3.connect(hand.path)
    connection.execute("UPDATE game SET result = '0-1' WHERE result = '1-0'")
    connection.commit()
    connection.close()

    with pytest.raises(FileDamaged):
        Snapshot(hand.path)


def test_a_copy_that_does_not_read_like_its_source_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stick that says yes and writes something else."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    other = tmp_path / "other"
    store.create(other, seed())
    (tmp_path / "copy").write_text("old")
    with Snapshot(hand.path) as snapshot:
        wrong = sealed(other)
        monkeypatch.setattr(snapshots, "sealed", lambda _: wrong)
        with pytest.raises(StorageError, match="differs"):
            snapshot.write(tmp_path / "copy", replace=True)

    assert (tmp_path / "copy").read_text() == "old"
    assert sorted(os.listdir(tmp_path)) == ["copy", "final.arbiter", "other"]


def test_nothing_is_replaced_unasked(tmp_path: Path) -> None:
    """A file that is there stays."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    with Snapshot(hand.path) as snapshot, pytest.raises(FileExists):
        snapshot.write(hand.path)


def test_it_contains_what_it_grew_from(tmp_path: Path) -> None:
    """An earlier copy of the same file, and the file itself; not one that went on elsewhere."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    early, late = tmp_path / "early", tmp_path / "late"
    store.copy(hand.path, early)
    store.copy(hand.path, late)
    hand.do(DRAW)
    Hand(late, drawn(4), there=True).do(SetEvent(Event("Cup")))
    with Snapshot(hand.path) as snapshot:
        assert snapshot.contains(hand.path)
        assert snapshot.contains(early)
        assert not snapshot.contains(late)
        assert not snapshot.contains(tmp_path / "nothing")
    with Snapshot(early) as snapshot:
        assert not snapshot.contains(hand.path)


def test_another_tournament_without_a_step_is_another(tmp_path: Path) -> None:
    """Its first state tells."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    for name, tournament, contained in (("a", seed(), False), ("b", drawn(4), True)):
        store.create(tmp_path / name, tournament)
        with Snapshot(hand.path) as snapshot:
            assert snapshot.contains(tmp_path / name) is contained
    (tmp_path / "c").write_text("a letter")
    with Snapshot(hand.path) as snapshot:
        assert not snapshot.contains(tmp_path / "c")


def test_a_newer_format_or_a_torn_file_is_somebody_elses(tmp_path: Path) -> None:
    """What can't be read is not overwritten."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    torn = tmp_path / "torn"
    torn.write_bytes(hand.path.read_bytes()[:5000])
    newer = tmp_path / "newer"
    store.copy(hand.path, newer)
    connection = sqlite3.connect(newer)
    connection.execute("PRAGMA user_version = 900")
    connection.close()
    with Snapshot(hand.path) as snapshot:
        assert not snapshot.contains(torn)
        assert not snapshot.contains(newer)


def test_an_empty_tournament_is_sealed_too(tmp_path: Path) -> None:
    """Nobody has any points yet."""
    path = tmp_path / "new.arbiter"
    store.create(path, Tournament())
    with Snapshot(path) as snapshot:
        snapshot.write(tmp_path / "copy")

    assert sealed(tmp_path / "copy").points == ()
