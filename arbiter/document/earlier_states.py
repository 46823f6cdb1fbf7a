"""The earlier states of a tournament from every place where there are some, read one by one.

A stick may take seconds to say what lies on it, so this has a thread of its own too.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple

from arbiter.domain.errors import FileProblem
from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from arbiter.storage.backups import FOLDER, Backup, backups_in, is_sound, own_folder

TOGETHER = timedelta(minutes=2)
"""States with equal numbers that were made within this time in two places are one."""


class EarlierState(NamedTuple):
    """One state: its newest file, and another of the same state elsewhere, if there is one.

    ``here`` and ``there`` say whether it lies on this computer and in the second place.
    """

    backup: Backup
    twin: Backup | None = None
    here: bool = True
    there: bool = False


class StateRead(NamedTuple):
    """What was read of a state; None in place of a tournament if every file is damaged."""

    file: Path
    tournament: Tournament | None


class StatesReader:
    """Lists the states of the tournament that was ``begun`` so, in the program's own folder and
    in the *second* place, and then reads each, the newest first.

    *listed* and *read* (with the place in the list) are called from the reader's thread.
    """

    def __init__(
        self,
        begun: str,
        second: Path | None,
        listed: Callable[[list[EarlierState]], None],
        read: Callable[[int, StateRead], None],
    ) -> None:
        self._begun = begun
        self._second = second
        self._listed = listed
        self._read = read
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="arbiter-states", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self, patience: float = 0.0) -> None:
        """Nobody is told any more; wait for the thread as long as *patience* says."""
        self._stopped.set()
        self._thread.join(patience)

    def _run(self) -> None:
        there = self._second / FOLDER if self._second is not None else None
        states = earlier_states(self._begun, there)
        if self._stopped.is_set():
            return
        self._listed(states)
        for place, state in enumerate(states):
            found = read_state(state)
            if self._stopped.is_set():
                return
            self._read(place, found)


def earlier_states(begun: str, there: Path | None = None) -> list[EarlierState]:
    """The states on this computer and below *there*, the newest first, each once."""
    ours = backups_in(own_folder(), begun)
    theirs = backups_in(there, begun) if there is not None else []
    states = []
    for backup in ours:
        twin = next((other for other in theirs if _same(backup, other)), None)
        if twin is not None:
            theirs.remove(twin)
        states.append(EarlierState(backup, twin, there=twin is not None))
    states += [EarlierState(other, here=False, there=True) for other in theirs]
    return sorted(states, key=lambda state: (state.backup.at, state.backup.entries), reverse=True)


def read_state(state: EarlierState) -> StateRead:
    """What *state* holds, from whichever of its files is sound."""
    for backup in (state.backup, state.twin):
        if backup is not None and is_sound(backup):
            try:
                return StateRead(backup.path, store.read(backup.path).tournament)
            except FileProblem:
                continue
    return StateRead(state.backup.path, None)


def _same(one: Backup, other: Backup) -> bool:
    near = abs(one.at - other.at) < TOGETHER
    return near and (one.entries, one.rounds) == (other.entries, other.rounds)
