from __future__ import annotations

import os
from pathlib import Path

import pytest

from arbiter import paths
from arbiter.document import recent_files
from arbiter.document.recent_files import forget, recent, remember
from arbiter.domain.edits import SetEvent, SetResult
from arbiter.domain.errors import FileMissing
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Event, Tournament
from arbiter.storage import store
from arbiter.storage.backups import Why, back_up, own_folder
from arbiter.storage.snapshot import Snapshot
from tests.boards import crosstable, drawn, seed
from tests.storage.sessions import Hand


def made(path: Path, tournament: Tournament) -> Path:
    store.create(path, tournament)
    return path


def test_nothing_was_open_yet() -> None:
    """On a new computer."""
    assert recent() == []


def test_the_start_page_learns_what_it_shows(tmp_path: Path) -> None:
    """Name, field, round in play, open games, and the crosstable by places."""
    tournament = SetEvent(Event("Club final"))(
        crosstable(
            """
            1 Adams  *  .  1  0
            2 Berg   .  *  ½  .
            3 Çelik  0  ½  *  +
            4 Dahl   1  .  -  *
            """
        )
    )
    path = made(tmp_path / "final.arbiter", tournament)
    remember(path)
    (entry,) = recent()

    assert entry.path == path
    assert (entry.name, entry.players, entry.cycles, entry.drawn) == ("Club final", 4, 1, True)
    assert (entry.round, entry.rounds, entry.open_games) == (2, 3, 2)
    assert entry.results == ("*10=", "0*1.", "10*.", "=..*")
    assert not entry.untitled
    assert entry.opened_at.tzinfo is not None


def test_both_games_of_a_double_round_are_shown(tmp_path: Path) -> None:
    """One sign a cycle."""
    tournament = SetResult(1, 3, 2, Result.WHITE_WINS)(drawn(3, cycles=2))
    remember(made(tmp_path / "final.arbiter", tournament), standings(tournament))
    (entry,) = recent()
    winner = tournament.game(1, 3, 2).white
    other = 4 - winner

    numbers = [row.number for row in standings(tournament).rows]
    table = dict(zip(numbers, entry.results))
    assert table[winner][2 * numbers.index(other) :][:2] == ".1"
    assert table[other][2 * numbers.index(winner) :][:2] == ".0"
    assert table[2][2 * numbers.index(2) :][:2] == "**"


def test_before_the_draw_there_is_a_list_and_no_round(tmp_path: Path) -> None:
    """An empty tournament does not disturb the start page."""
    remember(made(tmp_path / "empty.arbiter", Tournament()))
    (entry,) = recent()

    assert (entry.name, entry.players, entry.drawn, entry.open_games) == ("", 0, False, 0)
    assert entry.results == ()


def test_the_newest_comes_first_and_each_only_once(tmp_path: Path) -> None:
    """Opened again, it moves up."""
    one = made(tmp_path / "one.arbiter", seed())
    two = made(tmp_path / "two.arbiter", drawn(4))
    for path in (one, two, one):
        remember(path)

    assert [entry.path for entry in recent()] == [one, two]


def test_a_file_that_is_away_comes_back_with_its_stick(tmp_path: Path) -> None:
    """It is remembered, but not shown while it can't be opened."""
    path = made(tmp_path / "stick.arbiter", seed())
    remember(path)
    path.rename(tmp_path / "away")

    assert recent() == []

    (tmp_path / "away").rename(path)

    assert [entry.path for entry in recent()] == [path]


def test_a_file_can_be_forgotten(tmp_path: Path) -> None:
    """It is off the list, and stays where it is."""
    path = made(tmp_path / "final.arbiter", seed())
    remember(path)
    forget(path)
    forget(path)

    assert recent() == []
    assert path.exists()


def test_what_cannot_be_read_is_not_remembered(tmp_path: Path) -> None:
    """The error is told."""
    with pytest.raises(FileMissing):
        remember(tmp_path / "none.arbiter")


def test_tournaments_without_a_name_are_found_again(tmp_path: Path) -> None:
    """Also when the program was killed and could not remember them; damaged ones are left out."""
    path = made(paths.data_folder() / "2026-05-03.arbiter", seed())
    (paths.data_folder() / "broken.arbiter").write_text("half")
    (entry,) = recent()

    assert entry.path == path.resolve()
    assert entry.untitled
    assert entry.players == 7
    remember(path)
    assert len(recent()) == 1


@pytest.mark.parametrize("content", ["", "{", "[1]", '[{"path": "x"}]', '{"a": 1}'])
def test_a_list_that_cannot_be_read_is_begun_anew(content: str, tmp_path: Path) -> None:
    """It is no reason to keep anybody from his work."""
    (paths.settings_folder() / "recent.json").write_text(content)
    assert recent() == []
    remember(made(tmp_path / "final.arbiter", seed()))

    assert len(recent()) == 1


def test_the_list_does_not_grow_for_ever(tmp_path: Path) -> None:
    """The oldest go."""
    path = made(tmp_path / "final.arbiter", drawn(3))
    remember(path)
    (entry,) = recent()
    many = [entry._replace(path=tmp_path / str(number)) for number in range(recent_files.KEPT + 5)]
    recent_files._write(many)

    assert len(recent_files._read()) == recent_files.KEPT


def test_a_settings_folder_that_cannot_be_written_is_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list is only a comfort."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    path = made(tmp_path / "final.arbiter", seed())
    monkeypatch.setattr(recent_files.os, "replace", full)
    remember(path, standings(seed()))

    assert recent() == []


def test_a_name_that_the_disk_refuses_is_passed_over(tmp_path: Path) -> None:
    """The list may come from another computer: it keeps nobody from the start page."""
    remember(tmp_path / ("x" * 300), standings(seed()))
    remember(made(tmp_path / "final.arbiter", seed()))

    assert [entry.path.name for entry in recent()] == ["final.arbiter"]


def test_what_was_written_after_it_was_remembered_is_shown(tmp_path: Path) -> None:
    """A program that was killed could not say what it had done; the file can."""
    path = made(tmp_path / "final.arbiter", drawn(4))
    remember(path)
    opened_at = recent()[0].opened_at
    path.unlink()
    made(path, SetEvent(Event("Club final"))(seed()))
    os.utime(path, ns=(1, 1))
    (entry,) = recent()

    assert (entry.name, entry.players, entry.open_games) == ("Club final", 7, 0)
    assert entry.opened_at == opened_at


def test_a_file_that_was_not_written_is_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The start page waits for no disk."""
    remember(made(tmp_path / "final.arbiter", drawn(4)))
    monkeypatch.setattr(store, "read", lambda path: pytest.fail(f"read {path}"))

    assert len(recent()) == 1


def test_a_file_that_is_gone_stays_where_a_state_of_it_was_kept(tmp_path: Path) -> None:
    """Until it is taken off the list; without a state it is not there."""
    for name in ("kept", "lost"):
        hand = Hand(tmp_path / f"{name}.arbiter", drawn(4))
        hand.do(SetResult(1, 4, 1, Result.DRAW))
        remember(hand.path)
        if name == "kept":
            with Snapshot(hand.path) as snapshot:
                back_up(snapshot, hand.path, own_folder(), Why.CLOSING)
        assert not recent()[0].missing
        hand.path.unlink()
    (entry,) = recent()

    assert entry.path.name == "kept.arbiter"
    assert entry.missing
    assert entry.players == 4
    store.create(entry.path, drawn(5))
    assert not recent()[0].missing
    entry.path.unlink()
    forget(entry.path)
    assert recent() == []
