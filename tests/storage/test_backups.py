from __future__ import annotations

import os
import time
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.errors import StorageError
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.storage import backups, store
from arbiter.storage.backups import (
    Backup,
    Why,
    back_up,
    backups_in,
    backups_of,
    is_sound,
    own_folder,
    superfluous,
    sweep,
    sweep_all,
)
from arbiter.storage.snapshot import Snapshot, begun
from tests.boards import drawn, seed
from tests.storage.sessions import NOON, WIN, Hand

DRAW = SetResult(2, 3, 1, Result.DRAW)


def _keep(path: Path, why: Why = Why.ENTRIES, root: Path | None = None) -> Path | None:
    with Snapshot(path) as snapshot:
        return back_up(snapshot, path, root or own_folder(), why)


def test_a_state_is_kept_with_when_why_rounds_and_entries(tmp_path: Path) -> None:
    """All of it stands in its name, and the file is the tournament itself."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN, DRAW)
    before = datetime.now().astimezone().replace(microsecond=0)
    kept = _keep(hand.path, Why.ROUND)
    [backup] = backups_of(hand.path)

    assert backup.path == kept
    assert (backup.entries, backup.rounds, backup.why) == (2, 1, Why.ROUND)
    assert before <= backup.at <= datetime.now().astimezone()
    assert backup.size == backup.path.stat().st_size
    assert backup.path.name.endswith("_0002_r1_round.arbiter")
    assert store.read(backup.path).tournament == hand.tournament
    assert is_sound(backup)


def test_the_same_state_is_not_kept_twice(tmp_path: Path) -> None:
    """Opened and closed again, nothing new."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    assert _keep(hand.path, Why.ENTRIES) == _keep(hand.path, Why.CLOSING)
    hand.do(SetResult(1, 4, 1, None), WIN)
    _keep(hand.path, Why.CLOSING)

    assert [b.entries for b in backups_of(hand.path)] == [3, 1]


def test_without_an_entry_there_is_nothing_to_keep(tmp_path: Path) -> None:
    """An example that was only looked at."""
    store.create(tmp_path / "final.arbiter", seed())

    assert _keep(tmp_path / "final.arbiter") is None
    assert not own_folder().exists()


def test_states_stay_together_when_the_file_gets_another_name(tmp_path: Path) -> None:
    """Or comes back on another drive."""
    hand = Hand(tmp_path / "2026-05-03.arbiter", drawn(4))
    hand.do(WIN)
    _keep(hand.path)
    (tmp_path / "stick").mkdir()
    moved = hand.path.rename(tmp_path / "stick" / "final.arbiter")
    later = Hand(moved, drawn(4), there=True)
    later.do(DRAW)
    _keep(moved)

    assert [b.entries for b in backups_of(moved)] == [2, 1]
    assert len(list(own_folder().iterdir())) == 1


def test_two_tournaments_of_one_name_are_kept_apart(tmp_path: Path) -> None:
    """The second file that is called final."""
    for place, size in (("a", 4), ("b", 5)):
        (tmp_path / place).mkdir()
        begin = NOON + timedelta(hours=size)
        hand = Hand(tmp_path / place / "final.arbiter", drawn(size), begin=begin)
        hand.do(WIN)
        _keep(hand.path)

    for place, size in (("a", 4), ("b", 5)):
        [backup] = backups_of(tmp_path / place / "final.arbiter")
        assert store.read(backup.path).tournament.size == size


@pytest.mark.parametrize("missing", [True, False])
def test_the_states_of_a_file_that_is_gone_or_torn_are_found_by_its_place(
    tmp_path: Path, missing: bool
) -> None:
    """The newest first, as somebody needs who wants to go on."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    _keep(hand.path)
    hand.do(DRAW)
    _keep(hand.path)
    other = Hand(tmp_path / "other.arbiter", drawn(5), begin=NOON + timedelta(hours=1))
    other.do(DRAW, WIN, DRAW)
    _keep(other.path)
    if missing:
        hand.path.unlink()
    else:
        hand.path.write_bytes(hand.path.read_bytes()[:3000])

    assert [b.entries for b in backups_of(hand.path)] == [2, 1]
    assert backups_of(tmp_path / "never.arbiter") == []


def test_only_what_is_called_so_is_a_state(tmp_path: Path) -> None:
    """Other files, parts, folders are passed over and stay."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    kept = _keep(hand.path)
    assert kept is not None
    for name in (
        "final.arbiter",
        ".0123456789ab.part",
        "2026-05-03_14-03-22_0123_r5_round.arbiter.part",
        "2026-05-03_14-03-22_0123_r5_whim.arbiter",
        "2026-99-03_14-03-22_0123_r5_round.arbiter",
    ):
        (kept.parent / name).write_text("not ours")
    hand.do(DRAW)
    _keep(hand.path)

    assert [b.entries for b in backups_of(hand.path)] == [2, 1]
    assert len(os.listdir(kept.parent)) == 8  # with the list of places


def test_a_damaged_state_is_listed_and_said_to_be_so(tmp_path: Path) -> None:
    """And the next one is made beside it."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    kept = _keep(hand.path)
    assert kept is not None
    kept.write_bytes(kept.read_bytes()[:6000])
    [backup] = backups_of(hand.path)
    assert not is_sound(backup)
    kept.rename(kept.with_name(kept.name.replace("2026", "2025")))
    _keep(hand.path)

    assert [is_sound(b) for b in backups_of(hand.path)] == [True, False]


def test_a_long_name_in_cyrillic_with_blanks(tmp_path: Path) -> None:
    """Names of files end somewhere; the folder's begins with what fits."""
    folder = tmp_path / ("Папка турнира " * 4).strip() / ("дальше " * 3).strip()
    folder.mkdir(parents=True)
    hand = Hand(folder / ("Первенство клуба " * 4 + ".arbiter"), drawn(4))
    hand.do(WIN)
    assert len(str(hand.path)) > 200
    kept = _keep(hand.path)
    there = _keep(hand.path, root=folder)

    assert kept is not None
    assert kept.parent.name.startswith("Первенство клуба")
    assert [b.path for b in backups_of(hand.path)] == [kept]
    assert [b.path for b in backups_in(folder, begun(hand.path))] == [there]


def test_where_nothing_can_be_written_the_reason_is_given(tmp_path: Path) -> None:
    """A file lies where the folder should be."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    (tmp_path / "root").write_text("a file")

    with pytest.raises(StorageError):
        _keep(hand.path, root=tmp_path / "root")


def _states(count: int, *, per_round: int = 1000, per_day: int = 1000) -> list[Backup]:
    first = datetime(2026, 5, 3, 9).astimezone()
    return [
        Backup(
            Path(str(number)),
            first + timedelta(days=number // per_day, seconds=number),
            number,
            number // per_round,
            Why.ENTRIES,
            1000,
        )
        for number in reversed(range(count))
    ]


def _left(states: list[Backup]) -> list[int]:
    gone = superfluous(states)
    return [backup.entries for backup in states if backup not in gone]


def test_the_newest_ten_stay_then_one_of_each_round_and_day() -> None:
    """At most forty, and the newest of its round or day each."""
    assert _left(_states(8)) == [*range(7, -1, -1)]
    assert _left(_states(30)) == [*range(29, 19, -1)]
    assert _left(_states(30, per_round=5)) == [*range(29, 18, -1), 14, 9, 4]
    assert _left(_states(30, per_day=12)) == [*range(29, 19, -1), 11]
    assert len(_left(_states(500, per_round=4))) == backups.MOST


def test_large_states_are_fewer_but_never_less_than_ten() -> None:
    """What they take together has a limit."""
    states = [state._replace(size=9_000_000) for state in _states(500, per_round=4)]
    assert len(_left(states)) == 11
    assert len(_left([state._replace(size=90_000_000) for state in states])) == 10


def test_rotation_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are gone that need not be kept."""
    monkeypatch.setattr(backups, "NEWEST", 2)
    hand = Hand(tmp_path / "final.arbiter", drawn(6))
    for game in hand.tournament.boards(3) + hand.tournament.boards(4):
        hand.do(SetResult(*game.name, Result.DRAW))
        _keep(hand.path)

    assert [b.entries for b in backups_of(hand.path)] == [6, 5]
    assert all(is_sound(backup) for backup in backups_of(hand.path))


def test_parts_that_a_kill_left_are_swept_when_they_are_old(tmp_path: Path) -> None:
    """Younger than a minute they may be somebody's work; what is not called so is not ours."""
    names = [".0123456789ab.part", ".arbiter-0123456789ab.part", ".0123456789ab.part-journal"]
    others = ["a.part", ".0123456789ab.part.txt", "final.arbiter", ".xyz.part"]
    for name in names + others:
        (tmp_path / name).write_text("x")
    sweep(tmp_path)
    assert len(os.listdir(tmp_path)) == 7
    old = time.time() - 61
    for name in names + others:
        os.utime(tmp_path / name, (old, old))
    sweep(tmp_path)

    assert sorted(os.listdir(tmp_path)) == sorted(others)
    sweep(tmp_path / "nothing")


def test_the_folders_of_all_tournaments_are_swept(tmp_path: Path) -> None:
    """Also of one that nobody opens again."""
    old = time.time() - 61
    for folder in (tmp_path, tmp_path / "final-0123456789"):
        folder.mkdir(exist_ok=True)
        (folder / ".arbiter-0123456789ab.part").write_text("x")
        os.utime(folder / ".arbiter-0123456789ab.part", (old, old))
    sweep_all(tmp_path)

    assert not list(tmp_path.rglob("*.part"))


def test_a_restored_tournament_is_kept_like_any_other(tmp_path: Path) -> None:
    """Ten earlier states can be opened, each as it was."""
    hand = Hand(tmp_path / "final.arbiter", drawn(8))
    states: list[Tournament] = []
    for game in hand.tournament.games[:10]:
        hand.do(SetResult(*game.name, Result.DRAW))
        _keep(hand.path)
        states.insert(0, hand.tournament)

    assert [store.read(b.path).tournament for b in backups_of(hand.path)] == states
