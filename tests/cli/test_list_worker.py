"""The child that loads a list: what it writes, and when it stops."""

from __future__ import annotations

import io
import json
import threading

import pytest

from arbiter.cli import list_worker
from arbiter.domain.errors import NotAList, NotListed
from arbiter.domain.listed_player import ListedPlayer
from tests.rating_lists import write_combined


def test_a_loaded_list_is_told_of(tmp_path):
    path = write_combined(tmp_path / "players_list_foa.txt")
    told = list_worker._loaded(path, lambda share: None, lambda: False)

    assert told["list"]["players"] == 7
    assert told["list"]["kind"] == "FIDE"


def test_a_file_that_is_none_is_told_of(tmp_path):
    told = list_worker._loaded(tmp_path / "no.txt", lambda share: None, lambda: False)

    assert told == {"error": {"kind": "missing", "why": ""}}


def test_reading_stops_when_it_is_given_up(tmp_path):
    asked = iter([False, True])
    players = list_worker._until(tmp_path, iter([ListedPlayer("A")] * 5), lambda: next(asked))

    assert next(players) == ListedPlayer("A")
    with pytest.raises(NotAList) as caught:
        next(players)
    assert caught.value.why is NotListed.CANCELLED


def test_nobody_has_so_many_players(tmp_path, monkeypatch):
    monkeypatch.setattr(list_worker, "MOST_PLAYERS", 2)
    players = list_worker._until(tmp_path, iter([ListedPlayer("A")] * 3), lambda: False)
    with pytest.raises(NotAList) as caught:
        list(players)
    assert caught.value.why is NotListed.TOO_LARGE


def test_it_is_given_up_when_the_pipe_is_closed():
    given_up = threading.Event()
    list_worker._watch(io.BytesIO(b""), given_up)

    assert given_up.is_set()


def test_it_is_said_a_hundred_times_at_most():
    out = io.BytesIO()
    said = list_worker._Said(out)
    for step in range(10_001):
        said(step / 10_000)
    lines = [json.loads(line) for line in out.getvalue().splitlines()]

    assert 90 <= len(lines) <= 100
    assert lines[-1]["share"] == pytest.approx(0.9, abs=0.01)
