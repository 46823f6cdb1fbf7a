"""Killed at any instant: the file opens, and holds every edit that was shown as saved.

``ARBITER_KILLS=2000`` kills as often as that.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.killing import kill_sessions

KILLS = int(os.environ.get("ARBITER_KILLS", "100"))

pytestmark = pytest.mark.skipif(os.name != "posix", reason="SIGKILL is a thing of POSIX")


@pytest.mark.usefixtures("qapp")
def test_killed_at_any_instant_nothing_saved_is_lost(tmp_path: Path) -> None:
    """Every file opens, holds at least what was shown, and no half step, in the middle of
    entries, imports, exports, copies; work goes on in it, and no temporary file stays."""
    tally = kill_sessions(tmp_path, KILLS, 2026)
    print(tally)

    assert tally.faults == []
    assert (tally.lost, tally.unreadable, tally.torn, tally.strays) == (0, 0, 0, 0)
    assert tally.entries > KILLS
