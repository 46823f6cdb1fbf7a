"""A list is loaded by a process of its own, which can be given up at any moment."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from arbiter import app
from arbiter.domain.errors import (
    FileMissing,
    FileUnreadable,
    ListNotKept,
    NotAList,
    NotListed,
)
from arbiter.domain.listed_player import ListKind
from arbiter.formats.player_lists import worker
from arbiter.formats.player_lists.worker import load_in_worker, told_of
from tests.rating_lists import COMBINED, combined_line, write_combined


def lists():
    return Path(os.environ["ARBITER_HOME"]) / "data" / "rating-lists"


def test_a_list_is_there_afterwards(tmp_path):
    shares = []
    about = load_in_worker(write_combined(tmp_path / "players_list_foa.txt"), shares.append)

    assert (about.kind, about.players) == (ListKind.FIDE, 7)
    assert [path.name for path in lists().iterdir()] == ["fide.ratings"]
    assert all(0 <= share <= 1 for share in shares)


def test_a_file_that_is_none_is_named(tmp_path):
    with pytest.raises(FileMissing):
        load_in_worker(tmp_path / "no.txt")
    path = tmp_path / "letter.txt"
    path.write_text("Dear arbiter\n")
    with pytest.raises(NotAList) as caught:
        load_in_worker(path)
    assert caught.value.why is NotListed.OTHER


def test_given_up_in_the_middle_nothing_is_left(tmp_path):
    path = tmp_path / "list.txt"
    line = combined_line(1702204, "Ostlund, Karin") + "\r\n"
    path.write_text(COMBINED + "\r\n" + line * 400_000, newline="")
    shares, began = [], time.monotonic()
    with pytest.raises(NotAList) as caught:
        load_in_worker(path, shares.append, lambda: bool(shares))

    assert caught.value.why is NotListed.CANCELLED
    assert time.monotonic() - began < 10
    assert list(lists().iterdir()) == []


def test_a_child_that_dies_is_noticed(tmp_path, monkeypatch):
    monkeypatch.setattr(worker, "command_line", lambda: [sys.executable, "-c", "raise SystemExit"])
    with pytest.raises(NotAList) as caught:
        load_in_worker(write_combined(tmp_path / "list.txt"))
    assert caught.value.why is NotListed.NOT_READ


@pytest.mark.parametrize("said", ["nonsense", "{}", '{"error": {}}', '{"list": {"kind": "x"}}'])
def test_a_child_that_talks_nonsense_is_not_believed(tmp_path, monkeypatch, said):
    monkeypatch.setattr(worker, "command_line", lambda: [sys.executable, "-c", f"print({said!r})"])
    with pytest.raises(NotAList) as caught:
        load_in_worker(write_combined(tmp_path / "list.txt"))
    assert caught.value.why is NotListed.NOT_READ


@pytest.mark.parametrize(
    "error",
    [
        FileMissing(Path("a")),
        FileUnreadable(Path("a"), "Permission denied"),
        NotAList(Path("a"), NotListed.DAMAGED),
        ListNotKept(Path("b"), "No space left on device"),
    ],
)
def test_errors_come_over_as_they_are(error):
    found = worker._error(Path("a"), **told_of(error))

    assert type(found) is type(error)
    assert (found.path, found.detail) == (error.path, error.detail)


def test_the_program_starts_itself_as_the_child():
    assert worker.command_line() == [sys.executable, "-m", "arbiter", app.LIST_WORKER]
    assert app.LIST_WORKER == worker.COMMAND
