"""Sessions killed at random instants, and what became of their files.

The goal is none of everything: no entry lost that was shown as saved, no file that can't be
opened, no half step, no temporary file that stays.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

KILLS = int(os.environ.get("ARBITER_KILLS", "2000"))


def main() -> int:
    """Print the figures; 1 if the goal is missed."""
    if os.name != "posix":
        print("Kills\n  not measured here: SIGKILL is a thing of POSIX\n")
        return 0
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QCoreApplication

    from tests.killing import kill_sessions

    app = QCoreApplication.instance() or QCoreApplication([])
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as place:
        os.environ["ARBITER_HOME"] = str(Path(place) / "home")
        tally = kill_sessions(Path(place), KILLS, 1)
    minutes = (time.monotonic() - start) / 60
    del app
    print("Kills")
    print(f"  {tally}  ({minutes:.1f} minutes)")
    for fault in tally.faults[:20]:
        print(f"  {fault}")
    print(flush=True)
    missed = tally.lost + tally.unreadable + tally.torn + tally.strays
    return 1 if missed or tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
