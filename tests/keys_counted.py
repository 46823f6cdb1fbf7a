"""How many keys the work of an arbiter takes, pressed one by one in the real window.

    python -m tests.keys_counted [TASK...]

Needs a display (``Xvfb`` with a window manager will do) and ``xdotool``. For each task the
program is started anew on a file; then every key and every click is sent as from a keyboard and
a mouse, and counted; and at the end it is looked up in the file, or in the folder, whether what
was wanted has happened. The figures of other programs are counts of the steps that their
manuals or their source describe.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from arbiter.domain.calendar_proof import off_table
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from arbiter.ui.settings import Settings
from tests.boards import by_rounds, drawn, seed

ROOT = Path(__file__).resolve().parent.parent
LONG = 20.0
"""Seconds after which what is waited for is not going to happen."""
ROUND_1 = "R1: 1–16 1–0, 2–15 1–0, 3–14 1–0, 4–13 1–0, 5–12 1–0, 6–11 1–0, 7–10 1–0, 8–9 1–0."


class Task(NamedTuple):
    """What is to be done: on which tournament and tab, with which keys (as ``xdotool`` calls
    them), how one sees that it is done, and how many keys it may take. ``dialog``: one opens,
    and waits for an answer."""

    name: str
    tournament: Callable[[], Tournament]
    tab: str
    keys: Sequence[str]
    done: Callable[[Path], bool]
    goal: int
    peers: str = ""
    dialog: bool = False


def _now(file: Path) -> Tournament:
    return store.read(file).tournament


def _results(file: Path, round: int) -> list[Result | None]:
    return [game.result for game in _now(file).boards(round)]


def _written(pattern: str, count: int = 1) -> Callable[[Path], bool]:
    return lambda file: len(list(file.parent.glob(pattern))) >= count


def _left(file: Path) -> bool:
    tournament = _now(file)
    return bool(tournament.withdrawals) and not tournament.counts(tournament.withdrawals[0].number)


TASKS = (
    Task(
        "enter 8 results",
        lambda: drawn(16),
        "pairings",
        "1 0 5 1 0 5 1 0".split(),
        lambda file: None not in _results(file, 1),
        8,
        "9 / 10 / 18 / 10",
    ),
    Task(
        "enter 8 results, and the first of the next round",
        lambda: drawn(16),
        "pairings",
        "1 0 5 1 0 5 1 0 5".split(),
        lambda file: _results(file, 2)[0] is Result.DRAW,
        9,
    ),
    Task(
        "enter 8 results twice, the second time to check",
        lambda: drawn(16),
        "pairings",
        [*"1 0 5 1 0 5 1 0".split(), "F7", *"1 0 5 1 0 5 1 1 Return".split()],
        lambda file: _results(file, 1)[7] is Result.WHITE_WINS,
        18,
    ),
    Task(
        "print the next round",
        lambda: drawn(16),
        "pairings",
        ["ctrl+p"],
        _written("*.pdf"),
        1,
        "6 / 4 / ? / 2",
    ),
    Task(
        "Excel of the crosstable",
        seed,
        "crosstable",
        ["ctrl+e"],
        _written("*.xlsx"),
        1,
        "– / ? / ? / 3",
    ),
    Task(
        "correct a result of the round before",
        lambda: by_rounds(16, ROUND_1),
        "pairings",
        ["alt+Left", "Down", "Down", "0"],
        lambda file: _results(file, 1)[2] is Result.BLACK_WINS,
        4,
        "6 / 4 / ? / 4",
    ),
    Task(
        "correct a result by name",
        lambda: by_rounds(16, ROUND_1),
        "pairings",
        ["alt+Left", "ctrl+f", "3", "Tab", "0"],
        lambda file: _results(file, 1)[2] is Result.BLACK_WINS,
        5,
    ),
    Task(
        "swap the colours of a game",
        lambda: by_rounds(16, ROUND_1),
        "pairings",
        ["shift+F10", "c"],
        lambda file: len(off_table(_now(file))) == 1,
        2,
        "4 / 4 / ? / 3",
    ),
    Task(
        "withdraw a player under 50 %",
        lambda: by_rounds(16, ROUND_1),
        "crosstable",
        ["ctrl+shift+w", "alt+r", "Return"],
        _left,
        3,
        "– / – / ? / ?",
        dialog=True,
    ),
    Task(
        "first day's bundle",
        lambda: drawn(16),
        "pairings",
        ["ctrl+b", "Return"],
        _written("*.pdf"),
        3,
        dialog=True,
    ),
)


class Window:
    """The program over a file, on the display, in a home of its own."""

    def __init__(self, task: Task, folder: Path) -> None:
        self.file = folder / "cup.arbiter"
        store.create(self.file, task.tournament())
        home = folder / "home"
        environment = {
            **os.environ,
            "HOME": str(home),
            "ARBITER_HOME": str(home),
            "QT_QPA_PLATFORM": "xcb",
            "LANG": "C.UTF-8",
        }
        (home / "settings").mkdir(parents=True)
        kept = Settings(home / "settings" / "arbiter.ini")
        kept.language = "en"
        kept.keep_tab(str(self.file), task.tab)
        del kept  # what it keeps is written when it goes
        self._process = subprocess.Popen(
            [sys.executable, "-m", "arbiter", str(self.file)],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        found = _xdotool(
            "search",
            "--sync",
            "--onlyvisible",
            "--pid",
            str(self._process.pid),
            "--name",
            "Arbiter",
        )
        self._window = found.split()[-1]
        _xdotool("windowactivate", "--sync", self._window)
        time.sleep(1.5)  # all tabs are built by then

    def press(self, key: str) -> None:
        """One key, or several held together, as from the keyboard."""
        _xdotool("key", "--clearmodifiers", key)
        time.sleep(0.5)  # a menu or a dialog has to open

    def end(self) -> None:
        """Without a closing: everything is in the file already."""
        self._process.terminate()
        self._process.wait(LONG)


def _xdotool(*words: str) -> str:
    done = subprocess.run(
        ["xdotool", *words], capture_output=True, text=True, timeout=LONG, check=True
    )
    return done.stdout


def count(task: Task) -> int:
    """How many keys *task* took; 0 if they did not do it."""
    with tempfile.TemporaryDirectory() as folder:
        window = Window(task, Path(folder))
        try:
            for key in task.keys:
                window.press(key)
            until = time.monotonic() + LONG / 2
            while time.monotonic() < until:
                if task.done(window.file):
                    return len(task.keys)
                time.sleep(0.2)
        finally:
            window.end()
    return 0


def main(words: Sequence[str]) -> int:
    """Print the table; 1 if a task was not done, or took more keys than it may."""
    if not os.environ.get("DISPLAY") or shutil.which("xdotool") is None:
        sys.exit("Keys are counted on a display, with xdotool: Xvfb and a window manager will do.")
    status = 0
    print(
        f"{'task':50} {'ours':>5} {'goal':>5}  Sharly / WinTD / TournamentService / Swiss-Manager"
    )
    for task in TASKS:
        if words and not any(word in task.name for word in words):
            continue
        keys = count(task)
        good = 0 < keys <= task.goal
        status = status or not good
        shown = str(keys) if keys else "FAILED"
        print(f"{task.name:50} {shown:>5} {task.goal:>5}  {task.peers}", flush=True)
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
