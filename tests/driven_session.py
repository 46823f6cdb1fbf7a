"""A session in a process of its own that does what it is told: for faults that hit a process.

``python -m tests.driven_session FILE``. On each line of the standard input stands one order;
it answers with what the arbiter would see, as JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LONG = 20.0
"""Seconds after which what is waited for is not going to happen."""


class Driven:
    """The other side: starts the session, by the words of *before*, and gives it orders."""

    def __init__(self, path: Path, before: Sequence[str] = ()) -> None:
        command = [*before, sys.executable, "-m", "tests.driven_session", str(path)]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        try:
            self.began = self._answer()
        except BaseException:
            self.end()
            raise
        self.pid: int = self.began["pid"]

    def order(self, what: str) -> dict[str, Any]:
        """``type`` a result, ``wait`` until all is saved, ``close``; what is seen then."""
        assert self._process.stdin is not None
        self._process.stdin.write(what + "\n")
        self._process.stdin.flush()
        return self._answer()

    def end(self) -> None:
        """Without a closing."""
        self._process.kill()
        self._process.communicate()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer


def main() -> None:
    """Obey until the input ends."""
    import os

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QLabel

    from arbiter.document import document as module
    from arbiter.document.document import Document
    from arbiter.document.open_file import open_file
    from arbiter.domain.edits import SetResult
    from arbiter.domain.errors import ArbiterError
    from arbiter.domain.result import Result
    from arbiter.storage import connection
    from arbiter.ui.problem_bar import ProblemBar

    module.RETRY_EVERY, connection.PATIENCE = 50, 0.1
    app = QApplication([])
    document = Document(file=open_file(Path(sys.argv[1])))
    bar = ProblemBar(document)

    def tell(said: str = "") -> None:
        state = document.save_state
        shown = [label.text() for label in bar.findChildren(QLabel)] if not bar.isHidden() else []
        seen = {
            "pid": os.getpid(),
            "read_only": document.read_only,
            "accepted": state.accepted,
            "saved": state.saved,
            "bar": " ".join(shown),
            "said": said,
        }
        print(json.dumps(seen), flush=True)

    def all_saved() -> bool:
        state = document.save_state
        return state.saved == state.accepted and state.trouble is None

    tell()
    for line in sys.stdin:
        said = ""
        match line.strip():
            case "type":
                game = document.tournament.open_games[0]
                document.apply(SetResult(*game.name, Result.DRAW))
                end = time.monotonic() + LONG
                while not all_saved() and not document.save_state.trouble:
                    QTest.qWait(5)
                    assert time.monotonic() < end
            case "wait":
                end = time.monotonic() + LONG
                while not all_saved() and time.monotonic() < end:
                    QTest.qWait(5)
            case "close":
                try:
                    document.close()
                except ArbiterError as error:
                    said = repr(error)
        bar.refresh()
        tell(said)
    app.quit()


if __name__ == "__main__":
    main()
