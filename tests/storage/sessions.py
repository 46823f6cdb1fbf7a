"""A file that somebody works on, without a window."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from pathlib import Path

from arbiter.domain.edits import Edit, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from arbiter.storage.journal import JournalRow, old_value
from arbiter.storage.scribe import Scribe

NOON = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)
WIN = SetResult(1, 4, 1, Result.WHITE_WINS)


class Hand:
    """Anna, who makes one entry a second from *begin* on, in *path*; a new file, unless it is
    *there* already."""

    def __init__(
        self, path: Path, tournament: Tournament, *, there: bool = False, begin: datetime = NOON
    ) -> None:
        self.path = path
        if not there:
            store.create(path, tournament)
        contents = store.read(path)
        self.tournament = contents.tournament
        self._begin = begin
        self._number = len(contents.rows)
        self._scribe = Scribe(path, contents.mark)

    def do(self, *edits: Edit) -> None:
        """Make *edits*, each one step."""
        for edit in edits:
            self._number += 1
            at = self._begin + timedelta(seconds=self._number)
            before, self.tournament = self.tournament, edit(self.tournament)
            row = JournalRow(self._number, at, "anna", "edit", edit, old_value(edit, before))
            self._scribe.write(row, before, self.tournament)
        self._scribe.close()
