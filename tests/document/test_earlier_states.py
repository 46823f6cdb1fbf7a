from __future__ import annotations

import threading
from pathlib import Path

import pytest

from arbiter.document import earlier_states as module
from arbiter.document.earlier_states import (
    EarlierState,
    StateRead,
    StatesReader,
    earlier_states,
    read_state,
)
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.storage import store
from arbiter.storage.backups import Why, back_up, own_folder
from arbiter.storage.snapshot import Snapshot, begun
from tests.boards import drawn
from tests.storage.sessions import WIN, Hand

LONG = 20.0
DRAW = SetResult(2, 3, 1, Result.DRAW)


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    """A tournament with an entry."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    hand.do(WIN)
    return hand


def _keep(hand: Hand, *roots: Path) -> None:
    for root in roots:
        with Snapshot(hand.path) as snapshot:
            assert back_up(snapshot, hand.path, root, Why.ENTRIES) is not None


def test_states_of_both_places_are_listed_once_each(hand: Hand, tmp_path: Path) -> None:
    """The newest first; where it lies is said."""
    stick = tmp_path / "stick"
    _keep(hand, own_folder())
    hand.do(DRAW)
    _keep(hand, own_folder(), stick)
    hand.do(SetResult(2, 3, 1, None))
    _keep(hand, stick)
    found = earlier_states(begun(hand.path), stick)

    assert [(s.backup.entries, s.here, s.there, s.twin is not None) for s in found] == [
        (3, False, True, False),
        (2, True, True, True),
        (1, True, False, False),
    ]
    assert len(earlier_states(begun(hand.path))) == 2
    assert earlier_states("nobody") == []
    assert len(earlier_states(begun(hand.path), tmp_path / "away")) == 2


def test_a_damaged_file_is_replaced_by_its_twin(hand: Hand, tmp_path: Path) -> None:
    """And only where there is none the state is lost."""
    stick = tmp_path / "stick"
    _keep(hand, own_folder(), stick)
    [state] = earlier_states(begun(hand.path), stick)
    assert read_state(state) == StateRead(state.backup.path, hand.tournament)
    state.backup.path.write_bytes(b"no database")
    assert state.twin is not None
    assert read_state(state) == StateRead(state.twin.path, hand.tournament)
    state.twin.path.unlink()

    assert read_state(state) == StateRead(state.backup.path, None)


def test_a_state_that_is_no_sound_tournament_is_damaged(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages may be whole and their content not."""
    _keep(hand, own_folder())
    [state] = earlier_states(begun(hand.path))
    monkeypatch.setattr(module, "is_sound", lambda _: True)
    state.backup.path.write_bytes(state.backup.path.read_bytes()[:9000])

    assert read_state(state).tournament is None


class Heard:
    """What the reader told, and in which threads."""

    def __init__(self) -> None:
        self.states: list[EarlierState] = []
        self.read: dict[int, StateRead] = {}
        self.threads: set[str] = set()
        self.all_read = threading.Event()
        self.wanted = 2

    def listed(self, states: list[EarlierState]) -> None:
        self.threads.add(threading.current_thread().name)
        self.states = states

    def state_read(self, place: int, found: StateRead) -> None:
        self.read[place] = found
        if len(self.read) == self.wanted:
            self.all_read.set()


def test_they_are_read_in_a_thread_of_its_own(hand: Hand) -> None:
    """The list first, then each state."""
    _keep(hand, own_folder())
    hand.do(DRAW)
    _keep(hand, own_folder())
    heard = Heard()
    reader = StatesReader(begun(hand.path), None, heard.listed, heard.state_read)
    reader.start()
    assert heard.all_read.wait(LONG)
    reader.stop(LONG)

    assert heard.threads == {"arbiter-states"}
    assert [state.backup.entries for state in heard.states] == [2, 1]
    assert heard.read[0].tournament == hand.tournament
    assert heard.read[1].tournament == store.read(heard.states[1].backup.path).tournament


def test_who_has_stopped_is_told_nothing_more(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dialog is closed while a stick answers slowly."""
    _keep(hand, own_folder())
    gate = threading.Event()
    listing = module.earlier_states

    def slow(*places: object) -> list[EarlierState]:
        assert gate.wait(LONG)
        return listing(*places)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "earlier_states", slow)
    heard = Heard()
    reader = StatesReader(begun(hand.path), None, heard.listed, heard.state_read)
    reader.start()
    reader.stop()
    gate.set()
    reader.stop(LONG)

    assert heard.threads == set()
