"""A session that somebody will kill: it says what the status line would show as saved.

``python -m tests.killed_session FILE SEED``: one line a step, written before the next key.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QTimer

from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.domain.errors import ArbiterError
from tests.random_edits import any_edit


class KilledSession:
    """Keys without end: edits, undo and redo, and now and then a copy."""

    def __init__(self, path: Path, seed: int) -> None:
        self._random = Random(seed)
        self._document = Document(file=open_file(path))
        self._copy = path.with_name("copy.arbiter")
        self._document.saved.connect(self._show)

    def key(self) -> None:
        """Whatever comes next."""
        what = self._random.random()
        with contextlib.suppress(ArbiterError):
            if what < 0.15:
                self._document.undo()
            elif what < 0.25:
                self._document.redo()
            elif what < 0.255:
                self._document.save_copy(self._copy, replace=True)
            else:
                self._document.apply(any_edit(self._random, self._document.tournament))

    def _show(self) -> None:
        os.write(1, f"{self._document.save_state.saved}\n".encode())


def main() -> None:
    """Go on until killed."""
    app = QCoreApplication([])
    session = KilledSession(Path(sys.argv[1]), int(sys.argv[2]))
    timer = QTimer()
    timer.timeout.connect(session.key)
    timer.start(0)
    app.exec()


if __name__ == "__main__":
    main()
