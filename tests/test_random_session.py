"""Any session at all: the file is always what the window shows, and all of it can be undone."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.domain.closing_edits import CloseTournament, ReopenTournament, require_open
from arbiter.domain.edits import SetResult, SetResults
from arbiter.domain.errors import ArbiterError, TournamentClosed
from arbiter.domain.restore_edits import RestoreState
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from arbiter.storage.backups import Why, back_up, backups_in
from arbiter.storage.snapshot import Snapshot, begun
from arbiter.storage.undo_line import replay
from tests.random_edits import any_edit, some_tournament


class Session(RuleBasedStateMachine):
    """An arbiter who does what comes into his head."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "final.arbiter"
        self.first = Tournament()
        self.kept: dict[Path, Tournament] = {}
        self.document = self._begin(self.first)

    def _begin(self, first: Tournament) -> Document:
        store.create(self.path, first, replace=True)
        return Document(file=open_file(self.path))

    @rule(seed=st.integers(0, 1000))
    def begin_in_the_middle(self, seed: int) -> None:
        """The file was made from an import."""
        if not self.document.journal():
            self.document.close()
            self.first = some_tournament(seed, 25)
            self.document = self._begin(self.first)

    @rule(seed=st.integers(0, 100_000), count=st.integers(1, 5))
    def edit(self, seed: int, count: int) -> None:
        """What is refused changes nothing."""
        random = Random(seed)
        for _ in range(count):
            before = self.document.tournament
            edit = any_edit(random, before)
            try:
                self.document.apply(edit)
                require_open(before, edit)
            except ArbiterError:
                assert self.document.tournament == before
            else:
                assert self.document.tournament == edit(before)

    @rule(count=st.integers(1, 4))
    def undo(self, count: int) -> None:
        """While the tournament is closed nothing is taken back."""
        for _ in range(count):
            entry = self.document.undo_edit
            if self._refused(self.document.undo):
                continue
            if entry is not None:
                assert self.document.tournament == entry.before

    @rule(count=st.integers(1, 4))
    def redo(self, count: int) -> None:
        for _ in range(count):
            entry = self.document.redo_edit
            if self._refused(self.document.redo):
                continue
            if entry is not None:
                assert self.document.tournament == entry.after

    def _refused(self, act: Callable[[], None]) -> bool:
        """Whether the tournament is closed, so that *act* is refused and changes nothing."""
        before = self.document.tournament
        if not before.closing.closed:
            act()
            return False
        with pytest.raises(TournamentClosed):
            act()
        assert self.document.tournament == before
        return True

    @rule(close=st.booleans())
    def finish(self, close: bool) -> None:
        """Every game gets its result, and the results may become final."""
        games = self.document.tournament.open_games
        drawn = SetResults(tuple(SetResult(*game.name, Result.DRAW) for game in games))
        with contextlib.suppress(ArbiterError):
            self.document.apply(drawn)
            if close:
                self.document.apply(CloseTournament())

    @rule()
    def reopen(self) -> None:
        """What was final can be corrected, in the next version."""
        version = self.document.tournament.closing.version
        if self.document.tournament.closing.closed:
            self.document.apply(ReopenTournament("an appeal", "2026-05-08"))
            assert self.document.tournament.closing.version == version + 1

    @rule()
    def open_again(self) -> None:
        """Undo and redo go on as if nothing had been."""
        before = self.document
        before.close()
        self.document = Document(file=open_file(self.path))
        assert self.document.tournament == before.tournament
        assert self.document.undo_line.count == before.undo_line.count
        assert self.document.undo_line.index == before.undo_line.index
        assert self.document.last == before.last
        assert self.document.journal() == before.journal()

    @rule()
    def save_a_copy(self) -> None:
        copy = self.path.with_name("copy.arbiter")
        self.document.save_copy(copy, replace=True)
        assert store.read(copy).tournament == self.document.tournament

    @rule()
    def back_up(self) -> None:
        """The state of now is kept as a whole file, unless it is kept already."""
        self._written()
        with Snapshot(self.path) as snapshot:
            kept = back_up(snapshot, self.path, self._states, Why.ENTRIES)
        assert (kept is None) == (not self.document.journal())
        if kept is not None:
            self.kept[kept] = self.document.tournament

    @rule(place=st.integers(0, 9))
    def restore(self, place: int) -> None:
        """Each of the newest ten can be read, and put back in one step that can be undone."""
        states = backups_in(self._states, begun(self.path))
        if place >= len(states):
            return
        kept = store.read(states[place].path).tournament
        assert kept == self.kept[states[place].path]
        now = self.document.tournament
        edit = RestoreState(kept, states[place].at.isoformat(), len(now.games))
        if not self._refused(lambda: self.document.apply(edit)):
            assert self.document.tournament == replace(kept, closing=now.closing)

    @property
    def _states(self) -> Path:
        return Path(self.folder.name) / "states"

    @rule()
    def save_as(self) -> None:
        """The work goes on in the other file."""
        self.path = self.path.with_name("b" if self.path.name == "a" else "a")
        self.document.move_to(self.path, replace=True)

    @invariant()
    def the_file_is_what_is_shown(self) -> None:
        self._written()
        contents = store.read(self.path)
        assert contents.tournament == self.document.tournament
        assert list(contents.rows) == self.document.journal()
        assert contents.first == self.first
        history = replay(contents.first, contents.rows)
        assert history.tournament == contents.tournament
        assert history.index == self.document.undo_line.index

    def _written(self) -> None:
        assert self.document._writer is not None
        assert self.document._writer.flush()

    def teardown(self) -> None:
        self.reopen()
        while self.document.undo_edit is not None:
            self.document.undo()
        # That a version went out, and why there is another, is never unsaid.
        closing = self.document.tournament.closing
        assert self.document.tournament == replace(self.first, closing=closing)
        self.document.close()
        assert store.prepare(self.path).tournament == replace(self.first, closing=closing)
        self.folder.cleanup()


@pytest.mark.usefixtures("qapp")
def test_any_session_is_on_the_disk_and_can_be_undone() -> None:
    """Edits, undo, redo, reopening, copies, in any order."""
    run_state_machine_as_test(
        Session,
        settings=settings(
            max_examples=40,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
