"""Killed at any instant: the file opens, and holds every edit that was shown as saved.

``ARBITER_KILLS=200`` kills as often as that.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from arbiter.storage.undo_line import replay

KILLS = int(os.environ.get("ARBITER_KILLS", "24"))
AT_ONCE = 2
"""Sessions that run beside each other, while this process sleeps."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="SIGKILL is a thing of POSIX")


@dataclass
class Victim:
    """A session in a process of its own, and the file it works on."""

    path: Path
    seed: int

    def begin(self) -> None:
        """Start it, and wait until it has shown its first number."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.killed_session", str(self.path), str(self.seed)],
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parent.parent,
        )
        assert self.process.stdout is not None
        self.first_line = self.process.stdout.readline()

    def kill(self) -> int:
        """End it this instant, and give the last number that it had shown."""
        self.process.kill()
        rest, _ = self.process.communicate()
        # A line that the kill cut short was not shown.
        shown = (self.first_line + rest).split(b"\n")[:-1]
        assert shown, "the session never saved anything"
        return int(shown[-1])


@pytest.mark.usefixtures("qapp")
def test_killed_at_any_instant_nothing_saved_is_lost(tmp_path: Path) -> None:
    """Every file opens, holds at least what was shown, and no half step; work goes on in it."""
    random = Random(2026)
    left_journals = 0
    for turn in range(0, KILLS, AT_ONCE):
        victims = []
        for seed in range(turn, min(turn + AT_ONCE, KILLS)):
            path = tmp_path / str(seed) / "final.arbiter"
            path.parent.mkdir()
            store.create(path, Tournament())
            victims.append(Victim(path, seed))
            victims[-1].begin()
        for victim in victims:
            time.sleep(random.uniform(0.0, 0.25))
            shown = victim.kill()
            left_journals += victim.path.with_name("final.arbiter-journal").exists()
            _check(victim.path, shown)
    print(f"{KILLS} kills, {left_journals} with a journal left behind")


def _check(path: Path, shown: int) -> None:
    document = Document(file=open_file(path))
    assert not document.read_only, "the dead session's lock still holds"
    rows = document.journal()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) >= shown, f"{shown} were shown as saved, {len(rows)} are there"
    history = replay(Tournament(), rows)
    assert history.tournament == document.tournament, "half a step"
    assert document.undo_line.index == history.index
    before = document.tournament
    if document.undo_edit is not None:
        document.undo()
        document.redo()
    document.close()
    assert store.prepare(path).tournament == before
