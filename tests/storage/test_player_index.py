"""A list is kept whole or not at all, and a newer one takes the place of an older one."""

from __future__ import annotations

import errno
import os
import sqlite3

import pytest

from arbiter.domain.errors import ListNotKept, NotAList, NotListed
from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.storage import player_index
from arbiter.storage.player_index import (
    keep_list,
    kept_lists,
    lists_folder,
    open_index,
    place_of,
    player_of,
    remove_list,
)

FIDE = RatingList(ListKind.FIDE, "players_list_foa.txt", 0, "2026-11-01")
KARIN = ListedPlayer(
    "Ostlund, Karin",
    "1702204",
    "0077",
    "SWE",
    "w",
    "1995",
    "WFM",
    "NA",
    2204,
    2150,
    2100,
    2180,
    (20, 20, 10),
    True,
    "Lunds ASK",
)


def players(path):
    connection = open_index(path)
    rows = connection.execute(f"SELECT {player_index.COLUMNS} FROM player").fetchall()
    connection.close()
    return [player_of(row) for row in rows]


def test_everything_that_a_list_says_is_kept():
    kept = keep_list(FIDE, iter([KARIN, ListedPlayer("Solo")]))

    assert kept.players == 2
    assert kept_lists() == ((place_of(FIDE), kept),)
    assert players(place_of(FIDE)) == [KARIN, ListedPlayer("Solo")]


def test_a_newer_list_takes_the_place_of_an_older_one():
    keep_list(FIDE, iter([KARIN]))
    keep_list(FIDE._replace(published="2026-12-01"), iter([ListedPlayer("Solo", "1")]))

    ((path, about),) = kept_lists()
    assert about.published == "2026-12-01"
    assert players(path) == [ListedPlayer("Solo", "1")]


def test_lists_of_several_federations_stand_beside_each_other():
    for source in ("smanager_standard.csv", "LOK_SM_CZ 2026-11.xls", "smanager_standard.csv"):
        keep_list(RatingList(ListKind.NATIONAL, source), iter([KARIN]))
    keep_list(FIDE, iter([KARIN]))

    assert [about.source for _, about in kept_lists()] == [
        "players_list_foa.txt",
        "LOK_SM_CZ 2026-11.xls",
        "smanager_standard.csv",
    ]


def broken():
    yield KARIN
    raise NotAList(place_of(FIDE), NotListed.DAMAGED)


def test_a_list_that_breaks_off_leaves_the_one_before():
    keep_list(FIDE, iter([KARIN]))
    with pytest.raises(NotAList):
        keep_list(FIDE, broken())

    assert players(place_of(FIDE)) == [KARIN]
    assert len(list(lists_folder().iterdir())) == 1


def test_a_list_of_nobody_is_none():
    with pytest.raises(NotAList) as caught:
        keep_list(FIDE, iter([]))

    assert caught.value.why is NotListed.EMPTY
    assert kept_lists() == ()


def full_disk(*_):
    raise OSError(errno.ENOSPC, "")


def test_a_full_disk_is_said_and_leaves_the_one_before(monkeypatch):
    keep_list(FIDE, iter([KARIN]))
    monkeypatch.setattr(os, "replace", full_disk)
    with pytest.raises(ListNotKept) as caught:
        keep_list(FIDE, iter([ListedPlayer("Solo")]))

    assert caught.value.detail == "No space left on device"
    assert players(place_of(FIDE)) == [KARIN]
    assert len(list(lists_folder().iterdir())) == 1


def test_what_is_no_list_is_passed_over():
    keep_list(FIDE, iter([KARIN]))
    (lists_folder() / "half.ratings").write_bytes(b"SQLite format 3\x00")
    with sqlite3.connect(lists_folder() / "other.ratings") as other:
        other.execute("CREATE TABLE about (said TEXT)")
    other.close()

    assert [path for path, _ in kept_lists()] == [place_of(FIDE)]


def test_a_list_of_another_form_has_to_be_loaded_again(monkeypatch):
    keep_list(FIDE, iter([KARIN]))
    monkeypatch.setattr(player_index, "VERSION", 2)

    assert kept_lists() == ()


def test_a_list_can_be_taken_away():
    keep_list(FIDE, iter([KARIN]))
    remove_list(place_of(FIDE))
    remove_list(place_of(FIDE))

    assert kept_lists() == ()
