"""A file that another program writes to: its news, and whether the other is still there."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.document.following import Follower
from arbiter.document.lock import Holder, Lock
from arbiter.domain.errors import NotOurFile
from arbiter.storage import store
from tests.boards import drawn, f6


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "cup.arbiter"
    store.create(path, drawn(6))
    return path


def test_only_news_are_told(path: Path) -> None:
    """The first look, and whatever is written after it."""
    follower = Follower(path, None)
    first = follower.news()
    assert first is not None
    assert first.tournament == drawn(6)
    assert follower.news() is None

    store.create(path, f6(), replace=True)
    second = follower.news()
    assert second is not None
    assert second.tournament == f6()
    follower.close()


def test_a_file_that_is_away_is_a_trouble_until_it_is_back(path: Path, tmp_path: Path) -> None:
    """A stick that was pulled out."""
    follower = Follower(path, None)
    follower.news()
    path.rename(tmp_path / "away")
    assert follower.news() is None
    assert follower.trouble is not None

    (tmp_path / "away").rename(path)
    follower.news()
    assert follower.trouble is None
    follower.close()


def test_the_holder_leaves_and_comes_back(path: Path) -> None:
    """Told once each time."""
    lock = Lock(path)
    assert lock.take()
    follower = Follower(path, lock.holder())
    assert not follower.holder_changed()

    lock.release()
    assert follower.holder_changed()
    assert follower.left
    assert not follower.holder_changed()

    assert lock.take()
    assert follower.holder_changed()
    assert not follower.left
    lock.release()
    follower.close()


def test_nobody_is_looked_for_where_nobody_was(path: Path) -> None:
    """A protected file has no holder, and is not free for being so."""
    follower = Follower(path, None)

    assert not follower.holder_changed()
    assert not follower.left
    follower.close()


def test_what_is_no_tournament_is_not_followed(tmp_path: Path) -> None:
    """As when it is opened."""
    stranger = tmp_path / "letter.arbiter"
    stranger.write_text("Dear arbiter," + " " * 200)

    with pytest.raises(NotOurFile):
        Follower(stranger, Holder(user="anna"))
