"""What the copy does on real disks that are full, read-only, or gone. See ``backup_keeper``."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbiter.document.second_copy import SecondPlace
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import FileMissing, StorageError
from arbiter.domain.result import Result
from arbiter.storage import store
from arbiter.storage.backups import Why, backups_in
from arbiter.storage.snapshot import begun
from tests.boards import drawn
from tests.storage.sessions import WIN, Hand

DRAW = SetResult(2, 3, 1, Result.DRAW)


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    """A tournament with an entry."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    return hand


@pytest.fixture
def stick(tmp_path: Path) -> Iterator[Path]:
    """A disk of 200 kB of its own, where the system lets one be made."""
    stick = tmp_path / "stick"
    stick.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=200k", "tmpfs", str(stick)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        pytest.skip(f"no disk can be mounted here: {error}")
    if done.returncode:
        pytest.skip(f"no disk can be mounted here: {done.stderr.strip()}")
    yield stick
    subprocess.run(["umount", "-l", str(stick)], check=True)


def _write(place: SecondPlace, hand: Hand, why: Why | None = None) -> tuple[Path, int] | None:
    place.note(hand.path, False, hand.tournament, [])
    place.write(why)
    return place.copied


def test_b84_a_full_stick_keeps_the_copy_that_it_has(hand: Hand, stick: Path) -> None:
    """Whole, and no part of another beside it; when there is room it is written."""
    place = SecondPlace(stick)
    assert _write(place, hand) == (stick / "final.arbiter", 1)
    filler = stick / "photos"
    with filler.open("wb", buffering=0) as file:
        written = 1
        while written:
            try:
                written = file.write(bytes(4096))
            except OSError:
                written = 0
    hand.do(DRAW)
    with pytest.raises(StorageError):
        _write(place, hand)
    assert sorted(os.listdir(stick)) == ["final.arbiter", "photos"]
    assert len(store.read(stick / "final.arbiter").rows) == 1
    filler.unlink()

    assert _write(place, hand) == (stick / "final.arbiter", 2)


def test_a_full_stick_has_no_half_of_a_state(hand: Hand, stick: Path) -> None:
    """What did not fit is not listed, and the copy itself is there."""
    place = SecondPlace(stick)
    refused = 0
    while not refused:
        hand.do(DRAW, SetResult(2, 3, 1, None))
        try:
            _write(place, hand, Why.ENTRIES)
        except StorageError:
            refused += 1
    kept = backups_in(stick / "backups", begun(hand.path))

    assert 0 < len(kept) < 10
    assert all(len(store.read(backup.path).rows) == backup.entries for backup in kept)
    assert len(store.read(stick / "final.arbiter").rows) > 1
    assert not list(stick.rglob("*.part"))


def test_b88_a_write_protected_stick_stays_as_it_is(hand: Hand, stick: Path) -> None:
    """And is written to when the slide is moved."""
    place = SecondPlace(stick)
    _write(place, hand)
    subprocess.run(["mount", "-o", "remount,ro", str(stick)], check=True)
    hand.do(DRAW)
    with pytest.raises(StorageError):
        _write(place, hand)
    assert len(store.read(stick / "final.arbiter").rows) == 1
    subprocess.run(["mount", "-o", "remount,rw", str(stick)], check=True)

    assert _write(place, hand) == (stick / "final.arbiter", 2)


def test_b88_a_stick_that_is_out_is_not_made_anew(hand: Hand, tmp_path: Path) -> None:
    """A folder of its name on the disk below would look like a copy."""
    stick = tmp_path / "E"
    stick.mkdir()
    place = SecondPlace(stick)
    _write(place, hand)
    stick.rename(tmp_path / "drawer")
    with pytest.raises(FileMissing):
        _write(place, hand)
    assert not stick.exists()
    (tmp_path / "drawer").rename(stick)

    assert _write(place, hand) == (stick / "final.arbiter", 1)


def test_b91_a_place_in_cyrillic_with_blanks_and_two_hundred_letters(
    hand: Hand, tmp_path: Path
) -> None:
    """The copy and the states beside it can be opened."""
    folder = tmp_path / ("Копия на флешке " * 6).strip() / ("судья " * 8).strip()
    folder.mkdir(parents=True)
    place = SecondPlace(folder)
    assert len(str(folder)) > 180
    written = _write(place, hand, Why.CLOSING)

    assert written == (folder / "final.arbiter", 1)
    assert store.read(written[0]).tournament == hand.tournament
    [backup] = backups_in(folder / "backups", begun(hand.path))
    assert store.read(backup.path).tournament == hand.tournament


def test_parts_of_an_earlier_kill_are_taken_away_and_nothing_else(
    hand: Hand, tmp_path: Path
) -> None:
    """Only ours, and only old ones."""
    folder = tmp_path / "stick"
    folder.mkdir()
    old = time.time() - 100
    for name, age in ((".0123456789ab.part", old), (".cdef456789ab.part", None), ("a.part", old)):
        (folder / name).write_text("x")
        if age:
            os.utime(folder / name, (age, age))
    below = folder / "backups" / "other-0123456789"
    below.mkdir(parents=True)
    (below / ".arbiter-0123456789ab.part").write_text("x")
    os.utime(below / ".arbiter-0123456789ab.part", (old, old))
    _write(SecondPlace(folder), hand)

    assert sorted(os.listdir(folder)) == [
        ".cdef456789ab.part",
        "a.part",
        "backups",
        "final.arbiter",
    ]
    assert os.listdir(below) == []


def test_there_is_nothing_to_copy_before_the_first_entry(tmp_path: Path) -> None:
    """An example that was only looked at."""
    (tmp_path / "stick").mkdir()
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    place = SecondPlace(tmp_path / "stick")

    place.write(None)
    assert _write(place, hand) is None
    assert os.listdir(tmp_path / "stick") == []
