"""A whole tournament written from memory into a file of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from arbiter.domain.errors import StorageError
from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from arbiter.storage.journal import JournalRow


def write_out(
    path: Path,
    tournament: Tournament,
    first: Tournament | None,
    rows: Sequence[JournalRow],
    *,
    replace: bool,
) -> None:
    """Write *tournament*, to which *rows* have led from *first*, to *path* and read it back.

    :raises FileExists: there is such a file, and *replace* was not said.
    :raises StorageError: it can't be written, or reads otherwise.
    """
    store.create(path, tournament, first, rows, replace=replace)
    written = store.read(path)
    if written.tournament != tournament or len(written.rows) != len(rows):
        raise StorageError(path, "the copy differs from the tournament")
