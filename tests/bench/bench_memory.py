"""Memory of the program with its window open, after a thousand entries and after fifty thousand;
and the same with the screen for the hall beside it.

What is held at the end must be hardly more than after the first thousand: journal and way
back may not cost what a day of entries cost. Says how large the file has become.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

GOAL = 5.0
"""MiB that the entries after the first thousand may add."""
FIRST, ALL = 1_000, int(os.environ.get("ARBITER_ENTRIES", "50000"))
SETTLE = 200
"""Entries between two rounds of painting; the window follows each, and paints some."""


HALL = "--hall"


def main() -> int:
    """Print the figures; 1 if a goal is missed. Each is measured in a process of its own."""
    if HALL in sys.argv:
        return measured(hall=True)
    beside = subprocess.run([sys.executable, "-m", "tests.bench.bench_memory", HALL], check=False)
    return max(measured(hall=False), beside.returncode)


def measured(*, hall: bool) -> int:
    """The same with or without the screen for the *hall*."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from arbiter.document.document import Document
    from arbiter.document.open_file import open_file
    from arbiter.domain.edits import SetResult
    from arbiter.domain.result import Result
    from arbiter.storage import store
    from arbiter.ui.main_window import MainWindow
    from arbiter.ui.settings import Settings
    from tests.demo import sixteen

    with tempfile.TemporaryDirectory() as place:
        os.environ["ARBITER_HOME"] = place
        path = Path(place) / "sixteen.arbiter"
        store.create(path, sixteen())
        app = QApplication.instance() or QApplication(["arbiter", "-style", "fusion"])
        document = Document(file=open_file(path))
        window = MainWindow(Settings(), document)
        window.resize(1366, 768)
        window.show()
        app.processEvents()
        if hall:
            assert window.actions_ is not None
            window.actions_.hall_screen.trigger()
            assert any(shown.objectName() == "hall_screen" for shown in app.topLevelWidgets())
        random = Random(1)
        results = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS, None)
        games = document.tournament.games
        held = {}
        entries = 0
        while entries < ALL:
            game = random.choice(games)
            document.apply(SetResult(game.white, game.black, game.cycle, random.choice(results)))
            if len(document.journal()) == entries:
                continue  # the same result again is no entry
            entries += 1
            if entries % SETTLE == 0:
                app.processEvents()
            if entries in (FIRST, ALL):
                app.processEvents()
                held[entries] = _held()
        more = held[ALL] - held[FIRST]
        size = path.stat().st_size / 2**20
        document.close()
        window.close()
    verdict = "" if more <= GOAL else "   missed"
    print("Memory, with the screen for the hall" if hall else "Memory")
    print(f"  {FIRST} entries {held[FIRST]:.1f} MiB, {ALL} entries {held[ALL]:.1f} MiB")
    print(f"  more {more:.1f} MiB (goal {GOAL:.1f}){verdict}; the file has {size:.1f} MiB")
    print(flush=True)
    return 0 if more <= GOAL else 1


def _held() -> float:
    """MiB that the process holds now."""
    if sys.platform != "linux":
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


if __name__ == "__main__":
    sys.exit(main())
