"""A file that another program writes to: its news, and whether the other is still there."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbiter.document import following
from arbiter.document.following import Follower
from arbiter.document.lock import Holder, Lock
from arbiter.storage import store
from arbiter.storage.store import Contents
from tests.boards import drawn, f6


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look is waited for, however busy the computer is."""
    monkeypatch.setattr(following, "PATIENCE", 20.0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "cup.arbiter"
    store.create(path, drawn(6))
    return path


@pytest.fixture
def follower(path: Path) -> Iterator[Follower]:
    follower = Follower(path, None, lambda: None)
    yield follower
    follower.close()


def news(follower: Follower) -> Contents | None:
    follower.look()
    return follower.news()


def changed(follower: Follower) -> bool:
    follower.look()
    return follower.holder_changed()


def test_only_news_are_told(follower: Follower, path: Path) -> None:
    """The first look, and whatever is written after it; once."""
    first = news(follower)
    assert first is not None
    assert first.tournament == drawn(6)
    assert follower.news() is None
    assert news(follower) is None

    store.create(path, f6(), replace=True)
    second = news(follower)
    assert second is not None
    assert second.tournament == f6()


def test_a_file_that_is_away_is_a_trouble_until_it_is_back(
    follower: Follower, path: Path, tmp_path: Path
) -> None:
    """A stick that was pulled out."""
    news(follower)
    path.rename(tmp_path / "away")
    assert news(follower) is None
    assert follower.trouble is not None

    (tmp_path / "away").rename(path)
    news(follower)
    assert follower.trouble is None


def test_the_holder_leaves_and_comes_back(path: Path) -> None:
    """Told once each time."""
    lock = Lock(path)
    assert lock.take()
    follower = Follower(path, lock.holder(), lambda: None)
    assert not changed(follower)

    lock.release()
    assert changed(follower)
    assert follower.left
    assert not changed(follower)

    assert lock.take()
    assert changed(follower)
    assert not follower.left
    lock.release()
    follower.close()


def test_nobody_is_looked_for_where_nobody_was(follower: Follower) -> None:
    """A protected file has no holder, and is not free for being so."""
    assert not changed(follower)
    assert not follower.left


def test_what_is_no_tournament_any_more_is_said(follower: Follower, path: Path) -> None:
    """Something else lies in its place."""
    news(follower)
    path.write_text("Dear arbiter," + " " * 200)

    assert news(follower) is None
    assert follower.trouble is not None


def test_a_lock_that_fails_is_a_trouble_and_the_news_still_come(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder of the lock is protected from us."""

    def fail(_lock: Lock) -> bool:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(Lock, "free", fail)
    follower = Follower(path, Holder(user="anna"), lambda: None)
    found = news(follower)

    assert found is not None
    assert found.tournament == drawn(6)
    assert follower.trouble is not None
    assert follower.trouble.detail == "Permission denied"
    follower.close()


def test_a_lock_that_is_late_holds_nobody_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while it is a trouble; when the answer comes, it is rung for."""
    monkeypatch.setattr(following, "PATIENCE", 0.01)
    monkeypatch.setattr(following, "STALLED", 0.0)
    answer, rung = threading.Event(), threading.Event()

    def late(_lock: Lock) -> bool:
        return not answer.wait(20)

    monkeypatch.setattr(Lock, "free", late)
    follower = Follower(path, Holder(user="anna"), rung.set)
    follower.look()
    follower.look()
    assert follower.trouble is not None
    assert not rung.is_set()

    answer.set()
    assert rung.wait(20)
    assert follower.trouble is None
    assert follower.news() is not None
    follower.close()


def test_closing_ends_the_thread(path: Path) -> None:
    """And lets the file go in it; one that never looked has none."""
    follower = Follower(path, None, lambda: None)
    follower.look()
    follower.close()
    Follower(path, None, lambda: None).close()

    assert not [each for each in threading.enumerate() if each.name == "arbiter-follower"]
