from __future__ import annotations

from datetime import datetime, timezone

import pytest

from arbiter.document.state import entry_of
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.storage.journal import Done, Kind
from tests.boards import drawn

NOON = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)
FIRST = drawn(4)
WIN = SetResult(1, 4, 1, Result.WHITE_WINS)
DONE = Done(WIN, FIRST, WIN(FIRST), NOON, {})


@pytest.mark.parametrize(("kind", "forward"), [("edit", True), ("redone", True), ("undone", False)])
def test_an_entry_goes_the_way_it_was_taken(kind: Kind, forward: bool) -> None:
    """An undo leads from after to before."""
    entry = entry_of(DONE, kind, NOON)

    assert (entry.edit, entry.kind, entry.at) == (WIN, kind, NOON)
    states = (entry.before, entry.after)
    assert states == ((DONE.before, DONE.after) if forward else (DONE.after, DONE.before))
