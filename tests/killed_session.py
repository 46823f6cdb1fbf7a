"""A session that somebody will kill: it says what the status line would show as saved.

Into the file ``shown`` it writes a line whenever that is another: the number and the file.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from itertools import count
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QTimer

from arbiter.document import backup_keeper, session
from arbiter.document.backup_keeper import BackupKeeper
from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.domain.import_edits import ImportTournament
from arbiter.domain.restore_edits import RestoreState
from arbiter.formats.delimited import write_csv
from arbiter.formats.documents import crosstable_sheet
from arbiter.formats.excel import write_workbook
from arbiter.formats.words import words
from arbiter.storage import store
from arbiter.storage.backups import backups_of
from tests.random_edits import any_edit, some_tournament

FILE = "final.arbiter"
"""The tournament that the session begins with."""
SHOWN = "shown"
HOME = "home"
STICK = "stick"
"""The folder of the second copy."""
TEMPORARY = "temporary"
"""The folder that the system has for temporary files."""


class KilledSession:
    """Keys without end: edits, undo and redo; now and then a copy, another name, an import, an
    export, a step back to an earlier state, and the file is closed and opened again. States
    and a second copy are kept all the time."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._random = Random(seed)
        self._folder = folder
        self._numbers = count(1)
        self._shown = os.open(folder / SHOWN, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._work_on(session.open_document(folder / FILE))

    def key(self) -> None:
        """Whatever comes next."""
        what = self._random.random()
        with contextlib.suppress(ArbiterError):
            if what < 0.13:
                self._document.undo()
            elif what < 0.22:
                self._document.redo()
            elif what < 0.25:
                self._something_rare()
            else:
                self._document.apply(any_edit(self._random, self._document.tournament))

    def _something_rare(self) -> None:
        document = self._document
        act = self._random.choice(
            (
                self._open_again,
                self._import,
                self._export,
                self._restore,
                self._restore,
                lambda: document.save_copy(self._folder / "copy.arbiter", replace=True),
                lambda: session.name_document(document, self._another(), replace=True),
            )
        )
        act()

    def _work_on(self, document: Document) -> None:
        self._document = document
        self._keeper = BackupKeeper(document, self._folder / STICK)
        document.saved.connect(self._show)
        self._show()

    def _open_again(self) -> None:
        path = self._document.path
        assert path is not None
        self._document.close()
        self._work_on(session.open_document(path))

    def _import(self) -> None:
        """As an accepted table comes in: a new tournament, in one step, then a name."""
        self._document.close()
        self._work_on(session.new_document())
        read = some_tournament(self._random.randrange(20), 25)
        self._document.apply(ImportTournament(read, "table.xlsx"))
        session.name_document(self._document, self._another())

    def _restore(self) -> None:
        """To any state that was kept of this tournament."""
        path = self._document.path
        assert path is not None
        states = backups_of(path)
        if states:
            state = self._random.choice(states)
            kept = store.read(state.path).tournament
            self._document.apply(RestoreState(kept, state.at.isoformat(), len(kept.games) * 99))

    def _export(self) -> None:
        tournament, english = self._document.tournament, words("en")
        if self._random.random() < 0.5:
            write_workbook(tournament, self._folder / "table.xlsx", english)
        elif tournament.drawn:
            write_csv(crosstable_sheet(tournament, english), self._folder / "table.csv", english)

    def _another(self) -> Path:
        return self._folder / f"{next(self._numbers)}.arbiter"

    def _show(self) -> None:
        state = self._document.save_state
        os.write(self._shown, f"{state.saved} {self._document.path}\n".encode())


LONGEST = 60.0
"""Seconds after which nobody is going to kill the session any more."""


def run(folder: Path, seed: int) -> None:
    """Go on until killed, or until nobody is there to do it."""
    os.environ["ARBITER_HOME"] = str(folder / HOME)
    tempfile.tempdir = str(folder / TEMPORARY)
    (folder / STICK).mkdir(exist_ok=True)
    backup_keeper.EVERY, backup_keeper.DELAY = 5, 0.01
    app = QCoreApplication([])
    killed = KilledSession(folder, seed)
    timer = QTimer()
    timer.timeout.connect(killed.key)
    timer.start(0)
    parent, end = os.getppid(), time.monotonic() + LONGEST

    def look() -> None:
        if os.getppid() != parent or time.monotonic() > end:
            os._exit(1)

    watch = QTimer()
    watch.timeout.connect(look)
    watch.start(500)
    app.exec()
